"""Isle of Cats: one position, and the course of the game from the set-up to the score."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.reason import Reason
from katzentisch.core.state import rank
from katzentisch.games.isle_of_cats import anytime, exploration, family, finds, learning, placing, rescue, sister
from katzentisch.games.isle_of_cats.boat import COLOURS, GRID
from katzentisch.games.isle_of_cats.components import ANYTIME, CAT, PUBLIC
from katzentisch.games.isle_of_cats.lessons import Circumstances, Survey
from katzentisch.games.isle_of_cats.looking import look
from katzentisch.games.isle_of_cats.moves import (
    BONUS,
    BUY,
    DECLINE,
    DONE,
    FIELD,
    FIGURE,
    FIRST_COLOUR,
    GIVE,
    KEEP,
    MOVES,
    NAME,
    PASS,
    PLACE,
    PLAIN,
    PLAY,
    READY,
    REMOVE,
    SHIFT,
    TAKE,
    USE,
    VARIANTS,
    WHERE,
    WHICH_BASKET,
    WHICH_CARDS,
    WHICH_CATS,
    WHICH_COLOUR,
    WHICH_FIELD,
    WHICH_LESSON,
    WHICH_OSHAX,
    WHICH_TO_REMOVE,
    WHICH_TREASURE,
)
from katzentisch.games.isle_of_cats.score import Sheet, score, sister_sheet, survey
from katzentisch.games.isle_of_cats.table import (
    BEFORE_LESSONS,
    BEFORE_PAYMENT,
    DAYS,
    DRAFT,
    FAMILY_CARDS,
    FAMILY_DAY,
    FAMILY_MODE,
    FIGURES,
    FINDS,
    LESSONS,
    MORNING,
    OVER,
    PAYMENT,
    RESCUE,
    RESCUE_CARDS,
    SISTER,
    SOLO,
    Crew,
    Table,
)
from katzentisch.games.isle_of_cats.view import IsleView

CATS_PER_FIELD = [0, 4, 4, 6, 8]
FISH_PER_DAY = 20
ALL_BASKETS = 10


class IsleState(Table):
    """One position of Isle of Cats."""

    # Set-up (IC-01 … IC-04)

    def begin(self) -> None:
        box = self.box
        plans = self.chance.shuffled("boats", list(range(len(box.plans))))
        self.crews = [self.new_crew(box.plans[plans[seat]]) for seat in range(self.players)]
        self.bag = self.chance.shuffled("bag", box.bag(self.promos))
        self.commons = [box.common_copies[str(self.players)]] * len(box.commons)
        self.oshax = [] if self.mode == FAMILY_MODE else list(box.oshax)
        if self.mode == FAMILY_MODE:
            self.aside = list(box.family_cards)
        else:
            self.deck = self.chance.shuffled("deck", box.deck(self.modules))
            self.baskets_left = ALL_BASKETS - self.players
            for crew in self.crews:
                crew.baskets = 1
        first = self.chance.below("first", self.players)
        self.order = [(first + seat) % self.players for seat in range(self.players)]
        self.turn = first
        self.tell("first", {"seat": first})
        if self.mode == SOLO:
            self.order = [0, SISTER]
            sister.welcome_sister(self)

    # The course of a day (IC-11)

    def go_on(self) -> None:
        """Do what nobody has to decide, until somebody has."""
        while not self.over_or_asked() and self.settle():
            pass

    def over_or_asked(self) -> bool:
        """Whether somebody owes a decision; a second treasure that has no place is none."""
        while self.stack:
            pending = self.stack[-1]
            if pending.asks != WHICH_TREASURE or pending.tile == 0:
                return True
            if placing.treasures(self, self.crews[self.decider], pending.sort):
                return True
            self.answered()
        self.decider = -1
        return self.phase == OVER

    def settle(self) -> bool:
        """Do the next thing that needs no decision; False if one is needed."""
        phase: i64 = self.phase
        if phase == RESCUE:
            return self.settle_rescue()
        if phase == FINDS:
            self.turn = finds.next_finder(self)
            if self.turn >= 0:
                return False
            finds.end_finds(self)
        elif phase == DRAFT:
            if not exploration.all_kept(self):
                return False
            exploration.pass_on(self)
        elif phase == PAYMENT:
            if not exploration.all_paid(self):
                return False
            exploration.settle_payment(self)
        elif phase == LESSONS:
            self.turn = learning.next_reader(self)
            if self.turn >= 0:
                return False
            rescue.start_rescue_cards(self)
        elif phase == RESCUE_CARDS:
            self.turn = rescue.next_to_lay(self)
            if self.turn >= 0:
                return False
            rescue.reveal(self)
        elif phase == FAMILY_DAY:
            if self.turn >= 0 and (self.left or self.right):
                return False
            self.clear()
        elif phase == FIGURES:
            self.turn = self.next_figure()
            if self.turn >= 0:
                return False
            if self.mode == FAMILY_MODE:
                family.deal_family_cards(self)
            else:
                self.start_day()
        elif phase == FAMILY_CARDS:
            if not exploration.all_kept(self):
                return False
            family.end_family_cards(self)
            self.start_day()
        else:
            self.turn = self.unready()
            if self.turn >= 0:
                return False
            self.end_moment()
        return True

    def next_figure(self) -> i64:
        for seat in self.order:
            if seat < self.players and self.crews[seat].figure < 0:
                return seat
        return -1

    def end_moment(self) -> None:
        """Nobody wants to play a card: the day goes on."""
        if self.phase == MORNING:
            exploration.start_draft(self)
        elif self.phase == BEFORE_PAYMENT:
            exploration.start_payment(self)
        elif self.phase == BEFORE_LESSONS:
            self.phase = LESSONS
        else:
            self.clear()

    def start_day(self) -> None:
        """Fill the fields and catch fish (IC-12, IC-13)."""
        self.day += 1
        self.tell("day", {"day": self.day})
        self.fill()
        if self.mode == FAMILY_MODE:
            family.start_family_day(self)
            return
        for crew in self.crews:
            crew.fish += FISH_PER_DAY
        self.phase = MORNING
        self.reset_turns()

    def fill(self) -> None:
        """Draw until both fields are full, the left one first (IC-12, IC-R2)."""
        size: i64 = CATS_PER_FIELD[self.players]
        while len(self.left) + len(self.right) < 2 * size:
            tile: i64 = self.draw_tile()
            if tile < 0:
                break
            if self.box.tiles[tile].kind != CAT:
                self.lay_under_island(tile)
                self.tell("turned-up", {"tile": self.box.tiles[tile].name})
            elif len(self.left) < size:
                self.left = self.left + [int(tile)]
            else:
                self.right = self.right + [int(tile)]
        if self.log is not None:
            tiles = self.box.tiles
            self.tell("left-field", {"tiles": [tiles[tile].name for tile in self.left]})
            self.tell("right-field", {"tiles": [tiles[tile].name for tile in self.right]})

    def settle_rescue(self) -> bool:
        """The end of a turn, the sister's turns, and the end of the phase (IC-19, IC-38, IC-52, IC-R37)."""
        if not self.left and not self.right and not (self.mode == SOLO and self.crews[0].passed):
            rescue.end_rescue(self)
            return True
        if self.turn < 0:
            rescue.end_rescue(self)
            return True
        if self.turn >= self.players:
            if self.sister_cards > 0:
                sister.sister_turn(self)
        elif self.rescued == 0 or self.crews[self.turn].extra > 0:
            return False
        rescue.end_turn(self, self.turn)
        return True

    def clear(self) -> None:
        """Cats left in the fields leave the game; the next day begins, or the score is counted (IC-27)."""
        self.gone = self.gone + self.left + self.right
        self.left = []
        self.right = []
        self.tell("cleared", {"day": self.day})
        if self.mode == FAMILY_MODE:
            family.rotate(self)
        if self.day == DAYS:
            self.phase = OVER
            self.turn = -1
            self.tell_scores()
            return
        for crew in self.crews:
            crew.used = 0
        if self.mode == SOLO:
            sister.next_colour(self)
        self.start_day()

    # Who may do what

    def actors(self) -> list[int]:
        if self.stack:
            return [self.decider]
        phase: i64 = self.phase
        if phase in (DRAFT, FAMILY_CARDS):
            return [seat for seat in range(self.players) if self.crews[seat].owed > 0]
        if phase == PAYMENT:
            return [seat for seat in range(self.players) if not self.crews[seat].paid]
        return [self.turn] if self.turn >= 0 else []

    def actor(self) -> i64:
        if self.stack:
            return self.decider
        phase: i64 = self.phase
        if phase in (DRAFT, FAMILY_CARDS, PAYMENT):
            return self.actors()[0]
        return self.turn

    def legal(self, seat: i64) -> list[int]:
        if self.phase == OVER or not 0 <= seat < self.players:
            return []
        if self.stack:
            return self.answers(seat) if seat == self.decider else []
        found = self.own_moves(seat)
        if self.crews[seat].hand and anytime.is_moment(self, seat):
            for number in self.crews[seat].hand:
                card = self.box.card(number)
                if card.kind == ANYTIME:
                    for variant in anytime.variants(self, self.crews[seat], card):
                        found.append(PLAY + len(VARIANTS) * number + variant)
        found.sort()
        return found

    def own_moves(self, seat: i64) -> list[int]:
        """What this seat may do as one of those the game waits for."""
        phase: i64 = self.phase
        crew = self.crews[seat]
        if phase in (DRAFT, FAMILY_CARDS):
            return [KEEP + card for card in crew.pack] if crew.owed > 0 else []
        if phase == PAYMENT:
            if crew.paid:
                return []
            return [BUY + card for card in anytime.affordable(self, crew, crew.kept)] + [DONE]
        if seat != self.turn:
            return []
        if phase == RESCUE:
            found = [TAKE + tile for tile in rescue.rescuable(self, seat)]
            found.append(DONE if self.rescued > 0 else PASS)
            return found
        if phase == FINDS:
            found = [PASS]
            for card in crew.hand:
                for variant in finds.find_variants(self, crew, card):
                    found.append(PLAY + len(VARIANTS) * card + variant)
            return found
        if phase == RESCUE_CARDS:
            found = [PLAY + len(VARIANTS) * card for card in crew.hand if rescue.is_rescue_card(self, card)]
            found.append(DONE)
            return found
        if phase == LESSONS:
            return self.public_lessons_of(crew)
        if phase == FAMILY_DAY:
            return [TAKE + tile for tile in family.takable(self, seat)] + [PASS]
        if phase == FIGURES:
            taken = [other.figure for other in self.crews]
            return [FIGURE + colour for colour in range(len(COLOURS)) if colour not in taken]
        return [READY]

    def public_lessons_of(self, crew: Crew) -> list[int]:
        """Every way to lay out a public lesson of the hand (IC-16, IC-R29)."""
        found: list[int] = []
        for card in learning.public_in_hand(self, crew):
            if self.box.card(card).names_colour:
                for colour in range(len(COLOURS)):
                    found.append(PLAY + len(VARIANTS) * card + FIRST_COLOUR + colour)
            else:
                found.append(PLAY + len(VARIANTS) * card + PLAIN)
        return found

    def answers(self, seat: i64) -> list[int]:
        """The answers to the decision that is pending."""
        pending = self.stack[-1]
        asks: i64 = pending.asks
        crew = self.crews[seat]
        found: list[int] = []
        if asks == WHERE:
            for place in crew.boat.places(self.box.shape_of(pending.tile), crew.anywhere):
                found.append(PLACE + place)
            return found
        if asks == WHICH_BASKET:
            return [USE + kind for kind in rescue.baskets(self, crew)]
        if asks in (BONUS, WHICH_TREASURE):
            found = [TAKE + tile for tile in placing.treasures(self, crew, pending.sort)]
            if asks == BONUS or pending.tile == 1:
                found.append(DECLINE)
            return found
        if asks == WHICH_OSHAX:
            return [TAKE + tile for tile in finds.oshax_with_place(self, crew)]
        if asks == WHICH_COLOUR:
            return [NAME + colour for colour in range(len(COLOURS))]
        if asks == WHICH_CARDS:
            return [BUY + card for card in anytime.affordable(self, crew, crew.drawn)] + [DONE]
        if asks == WHICH_FIELD:
            return [FIELD, FIELD + 1]
        if asks == WHICH_CATS:
            found = [SHIFT + tile for tile in anytime.movable(self)]
            if pending.sort > 0:
                found.append(DONE)
            return found
        if asks == WHICH_LESSON:
            return [GIVE + card for card in crew.lessons]
        if asks == WHICH_TO_REMOVE:
            return [REMOVE + anchor for anchor in anytime.treasures_aboard(self, crew)]
        return self.public_lessons_of(crew)

    def allows(self, seat: i64, move: i64) -> bool:
        if self.stack and self.stack[-1].asks == WHERE:
            if seat != self.decider or not PLACE <= move < REMOVE:
                return False
            crew = self.crews[seat]
            return crew.boat.takes(self.box.shape_of(self.stack[-1].tile), move - PLACE, crew.anywhere)
        return move in self.legal(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.stack and self.stack[-1].asks == WHERE and seat == self.decider:
            boat = self.crews[seat].boat
            shape = self.box.shape_of(self.stack[-1].tile)
            anywhere = self.crews[seat].anywhere
            return PLACE + boat.nth_place(shape, anywhere, rng.below(boat.count_places(shape, anywhere)))
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    # What a move does

    def step(self, seat: i64, move: i64) -> None:
        if move >= PLACE:
            self.step_late(seat, move)
        elif move >= TAKE:
            self.step_tile(seat, move)
        elif move >= PLAY:
            number: i64 = (move - PLAY) // len(VARIANTS)
            self.play(seat, number, move - PLAY - len(VARIANTS) * number)
        elif move >= GIVE:
            anytime.give_lesson(self, seat, move - GIVE)
        elif move >= BUY:
            exploration.buy(self, seat, move - BUY)
        elif move >= KEEP:
            exploration.keep(self, seat, move - KEEP)
        else:
            self.crews[seat].figure = move - FIGURE
            self.tell("figure", {"seat": seat, "colour": COLOURS[move - FIGURE]})
        self.go_on()

    def step_late(self, seat: i64, move: i64) -> None:
        """Places, and the words that end something."""
        if move < REMOVE:
            placing.place(self, seat, move - PLACE)
        elif move < DONE:
            anytime.remove_treasure(self, seat, move - REMOVE)
        elif move == PASS:
            if self.phase == RESCUE:
                rescue.pass_rescue(self, seat)
            elif self.phase == FINDS:
                finds.pass_find(self, seat)
            else:
                family.pass_day(self, seat)
        elif move == READY:
            self.crews[seat].ready = True
            self.tell("ready", {"seat": seat}, None, True)
        elif move == DECLINE:
            placing.decline(self, seat)
        elif self.stack:
            if self.stack[-1].asks == WHICH_CARDS:
                anytime.end_drawing(self, seat)
            else:
                self.answered()
        elif self.phase == PAYMENT:
            exploration.pay(self, seat)
        elif self.phase == RESCUE_CARDS:
            rescue.end_laying(self, seat)
        else:
            rescue.end_turn(self, seat)

    def step_tile(self, seat: i64, move: i64) -> None:
        """Cats, treasures, Oshax, baskets, colours and fields."""
        if move >= FIELD:
            anytime.choose_field(self, seat, move - FIELD)
        elif move >= NAME:
            placing.name_colour(self, seat, move - NAME)
        elif move >= USE:
            rescue.choose_basket(self, seat, move - USE)
        elif move >= SHIFT:
            anytime.move_cat(self, seat, move - SHIFT)
        elif not self.stack:
            if self.phase == RESCUE:
                rescue.rescue(self, seat, move - TAKE)
            else:
                family.take_cat(self, seat, move - TAKE)
        elif self.stack[-1].asks == WHICH_OSHAX:
            finds.take_oshax(self, seat, move - TAKE)
        else:
            placing.take_treasure(self, seat, move - TAKE)

    def play(self, seat: i64, number: i64, variant: i64) -> None:
        """Play a card from the hand, whatever it is."""
        kind: i64 = self.box.card(number).kind
        if kind == ANYTIME:
            anytime.play(self, seat, number, variant)
        elif kind == PUBLIC:
            learning.teach(self, seat, number, variant)
        elif self.phase == RESCUE_CARDS:
            rescue.lay(self, seat, number)
        else:
            finds.play_find(self, seat, number, variant)

    # The score

    def circumstances(self, seat: i64, surveys: list[Survey]) -> Circumstances:
        crew = self.crews[seat]
        about = Circumstances()
        about.fish = crew.fish
        about.lessons = len(crew.lessons)
        about.baskets = crew.baskets
        about.position = self.order.index(seat) + 1
        about.solo = self.mode == SOLO
        for other, found in enumerate(surveys):
            if other != seat and found.largest_family() > about.elsewhere:
                about.elsewhere = found.largest_family()
        return about

    def sheets(self) -> list[Sheet]:
        """Everybody's score sheet; private lessons count once the game is over (IC-43 … IC-46, IC-64)."""
        surveys = [survey(self.box, crew.boat) for crew in self.crews]
        public = [(card, colour) for card, colour, _ in self.public]
        found: list[Sheet] = []
        for seat, crew in enumerate(self.crews):
            lessons = crew.lessons if self.phase == OVER else []
            about = self.circumstances(seat, surveys)
            rare: i64 = 0 if self.mode == FAMILY_MODE else 3
            found.append(score(self.box, surveys[seat], about, lessons, public, rare))
        return found

    def sister_points(self) -> int:
        """What the sister would score now; 0 without her (IC-58)."""
        if self.mode != SOLO:
            return 0
        found = survey(self.box, self.crews[0].boat)
        about = self.circumstances(0, [found])
        colours = sister.revealed_colours(self)
        by_colour, by_lesson = sister_sheet(self.box, found, about, colours, self.sister_lessons)
        return sum(by_colour) + sum(by_lesson.values())

    def points(self) -> list[int]:
        return [sheet.total() for sheet in self.sheets()]

    def ranking(self) -> list[int]:
        """Points, then fish, or filled rooms in family mode; alone one must beat the sister (IC-46, IC-58, IC-64)."""
        points = self.points()
        if self.mode == SOLO:
            return [1 if points[0] > self.sister_points() else 2]
        scores: list[tuple[int, ...]] = []
        for seat, crew in enumerate(self.crews):
            second: i64 = crew.fish
            if self.mode == FAMILY_MODE:
                second = 0
                for room in self.box.rooms[1:]:
                    if not room.meets(crew.boat.free):
                        second += 1
            scores.append((points[seat], int(second)))
        return rank(scores)

    def tell_scores(self) -> None:
        if self.log is None:
            return
        for seat, sheet in enumerate(self.sheets()):
            self.tell("lessons-shown", {"seat": seat, "cards": self.crews[seat].lessons})
            families: i64 = 0
            for _, _, points in sheet.families:
                families += points
            self.tell(
                "scored",
                {
                    "seat": seat,
                    "rats": sheet.rats,
                    "rooms": sheet.rooms,
                    "families": families,
                    "rare": sheet.rare_treasures,
                    "lessons": sum(sheet.lessons.values()),
                    "public": sum(sheet.public_lessons.values()),
                    "total": sheet.total(),
                },
            )
        if self.mode == SOLO:
            self.tell("sister-scored", {"total": self.sister_points()})

    # The rest of the contract

    def copy(self) -> IsleState:
        other = IsleState(self.box, self.players, self.mode, self.chance)
        self.copy_table(other)
        return other

    def chapter(self) -> i64:
        return self.day

    def view(self, seat: i64) -> IsleView:
        return look(self, seat, self.points(), self.sister_points())

    def why_not(self, seat: i64, move: i64) -> Reason:
        if self.phase == OVER:
            return Reason("over")
        if not 0 <= seat < self.players:
            return Reason("no-seat", {"seat": seat})
        if not 0 <= move < MOVES:
            return Reason("no-move")
        if self.stack:
            if seat != self.decider:
                return Reason("finish-first", {"seat": self.decider})
            return self.why_no_answer(seat, move)
        crew = self.crews[seat]
        if PLAY <= move < TAKE:
            return self.why_no_play(seat, (move - PLAY) // len(VARIANTS))
        if self.phase == DRAFT or self.phase == FAMILY_CARDS:
            return Reason("not-in-pack") if crew.owed > 0 else Reason("already-chosen")
        if self.phase == PAYMENT:
            if crew.paid:
                return Reason("already-paid")
            if BUY <= move < GIVE and move - BUY in crew.kept and move - BUY not in crew.chosen:
                left = crew.fish - exploration.cost(self, crew.chosen)
                return Reason("too-dear", {"fish": left, "cost": self.box.card(move - BUY).cost})
            return Reason("not-drafted") if BUY <= move < GIVE else Reason("not-now")
        if seat != self.turn:
            return Reason("not-your-turn", {"seat": self.turn})
        if TAKE <= move < SHIFT and (self.phase == RESCUE or self.phase == FAMILY_DAY):
            return self.why_no_rescue(seat, move - TAKE)
        if self.phase == FIGURES and move < KEEP:
            return Reason("figure-taken")
        return Reason("not-now")

    def why_no_answer(self, seat: i64, move: i64) -> Reason:
        asks: i64 = self.stack[-1].asks
        if asks == WHERE and PLACE <= move < REMOVE:
            crew = self.crews[seat]
            pose = self.box.shape_of(self.stack[-1].tile).by_number[(move - PLACE) // GRID]
            anchor: i64 = (move - PLACE) % GRID
            if pose is None:
                return Reason("same-pose")
            if not pose.everywhere.holds(anchor):
                return Reason("outside")
            if not pose.cells(anchor).within(crew.boat.free):
                return Reason("overlap")
            return Reason("no-contact")
        if asks == WHICH_CARDS and BUY <= move < GIVE and move - BUY in self.crews[seat].drawn:
            return Reason("too-dear-now")
        if (asks in (BONUS, WHICH_TREASURE)) and TAKE <= move < SHIFT:
            return Reason("no-such-treasure")
        return Reason("answer-first")

    def why_no_play(self, seat: i64, number: i64) -> Reason:
        if number not in self.crews[seat].hand:
            return Reason("not-in-hand", {"card": number})
        if self.box.card(number).kind == ANYTIME:
            if self.phase == DRAFT:
                return Reason("draft-runs")
            return Reason("paying-only-fish") if self.phase == PAYMENT else Reason("card-lacks", {"card": number})
        return Reason("not-this-phase", {"card": number})

    def why_no_rescue(self, seat: i64, tile: i64) -> Reason:
        crew = self.crews[seat]
        if tile not in self.left and tile not in self.right:
            return Reason("no-such-cat")
        if not placing.fits(self, crew, tile):
            return Reason("no-place")
        if not rescue.baskets(self, crew):
            return Reason("no-basket")
        if not rescue.may_rescue(self, crew):
            return Reason("one-rescue")
        return Reason("no-fish", {"fish": crew.fish})

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        cards = self.deck[self.deck_top :] + self.open_discards + self.hidden_discards + self.aside
        cards = cards + [card for card, _, _ in self.public] + self.colours + self.sister_lessons + self.pile
        tiles = self.left + self.right + self.oshax + self.bag[self.bag_top :] + self.gone
        baskets: i64 = self.baskets_left
        for at, tile in enumerate(self.box.commons):
            tiles = tiles + [tile] * self.commons[at]
        for tile, many in self.stacks:
            tiles = tiles + [tile] * many
        for crew in self.crews:
            cards = cards + crew.hand + crew.lessons + crew.laid + crew.pack + crew.kept + crew.drawn
            tiles = tiles + [laid % 256 for laid in crew.boat.tiles]
            baskets += crew.baskets
        for pending in self.stack:
            if pending.asks == WHERE or pending.asks == WHICH_FIELD or pending.asks == WHICH_COLOUR:
                tiles = tiles + [int(pending.tile)]
        for card in cards:
            counts[f"card {card}"] = counts.get(f"card {card}", 0) + 1
        for tile in tiles:
            name = self.box.tiles[tile].name
            counts[name] = counts.get(name, 0) + 1
        if self.mode != FAMILY_MODE:
            counts["permanent basket"] = int(baskets)
        return counts

    def hidden(self, seat: i64) -> list[list[int]]:
        """The next cards of the deck against the later ones; in family mode the same of the bag."""
        rest = self.bag[self.bag_top :] if self.mode == FAMILY_MODE else self.deck[self.deck_top :]
        return [rest[:10], rest[10:]]
