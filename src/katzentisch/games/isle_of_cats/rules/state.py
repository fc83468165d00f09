"""Isle of Cats: one position, and the course of the game from the set-up to the score."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.reason import Reason
from katzentisch.games.isle_of_cats.box.boat import COLOURS
from katzentisch.games.isle_of_cats.box.components import ANYTIME, CAT, PUBLIC
from katzentisch.games.isle_of_cats.rules import anytime, exploration, family, finds, learning, placing, rescue, sister
from katzentisch.games.isle_of_cats.rules.choices import legal_moves
from katzentisch.games.isle_of_cats.rules.looking import look
from katzentisch.games.isle_of_cats.rules.moves import (
    BUY,
    DECLINE,
    DONE,
    FIELD,
    FIGURE,
    GIVE,
    KEEP,
    NAME,
    PASS,
    PLACE,
    PLAY,
    READY,
    REMOVE,
    SHIFT,
    TAKE,
    USE,
    VARIANTS,
    WHERE,
    WHICH_CARDS,
    WHICH_OSHAX,
    WHICH_TREASURE,
)
from katzentisch.games.isle_of_cats.rules.refusals import refusal
from katzentisch.games.isle_of_cats.rules.result import (
    lesson_worth,
    points_of,
    ranking_of,
    sheets,
    sister_points,
    tell_scores,
)
from katzentisch.games.isle_of_cats.rules.table import (
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
            tell_scores(self)
            return
        for crew in self.crews:
            crew.used = 0
        if self.mode == SOLO:
            sister.next_colour(self)
        self.start_day()

    # Who may do what, and what it does

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
        return legal_moves(self, seat)

    def allows(self, seat: i64, move: i64) -> bool:
        if self.stack and self.stack[-1].asks == WHERE:
            if seat != self.decider or not PLACE <= move < REMOVE:
                return False
            crew = self.crews[seat]
            return crew.boat.takes(self.box.shape_of(self.stack[-1].tile), move - PLACE, crew.anywhere)
        return move in legal_moves(self, seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.stack and self.stack[-1].asks == WHERE and seat == self.decider:
            boat = self.crews[seat].boat
            shape = self.box.shape_of(self.stack[-1].tile)
            anywhere = self.crews[seat].anywhere
            return PLACE + boat.nth_place(shape, anywhere, rng.below(boat.count_places(shape, anywhere)))
        moves = legal_moves(self, seat)
        return moves[rng.below(len(moves))]

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

    # The rest of the contract

    def points(self) -> list[int]:
        return points_of(self)

    def ranking(self) -> list[int]:
        return ranking_of(self)

    def sister_points(self) -> int:
        return sister_points(self)

    def why_not(self, seat: i64, move: i64) -> Reason:
        return refusal(self, seat, move)

    def copy(self) -> IsleState:
        other = IsleState(self.box, self.players, self.mode, self.chance)
        self.copy_table(other)
        return other

    def chapter(self) -> i64:
        return self.day

    def view(self, seat: i64) -> IsleView:
        return look(self, seat, sheets(self), lesson_worth(self, seat), sister_points(self))

    def hidden(self, seat: i64) -> list[list[int]]:
        """The next cards of the deck against the later ones; in family mode the same of the bag."""
        rest = self.bag[self.bag_top :] if self.mode == FAMILY_MODE else self.deck[self.deck_top :]
        return [rest[:10], rest[10:]]
