"""Cat in the Box: one position, from the deal to the last score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from katzentisch.core.bits import bit, count, members, nth, numbers
from katzentisch.core.chance import Chance, Rng
from katzentisch.core.event import Event
from katzentisch.core.reason import Reason
from katzentisch.core.state import State, rank
from katzentisch.games.cat_in_the_box.board import BOARD, EVERY_ROW, NOT_RED, RED, Layout
from katzentisch.games.cat_in_the_box.pad import Line, pack, read_pad, unpack, values_of
from katzentisch.games.cat_in_the_box.view import COLOURS, COPIES, CatView, RoundScore

# Moves: the 36 fields, then nine values to bury, then four predictions.
BURY: Final = 36
PREDICT: Final = 45
MOVES: Final = 49

BURYING: Final = 0
PREDICTING: Final = 1
PLAYING: Final = 2
OVER: Final = 3
PHASES: Final = ("bury", "predict", "tricks", "over")

VALUES: Final = [0, 0, 5, 6, 8, 9]
HAND: Final = [0, 0, 10, 10, 10, 9]
LEFT_OVER: Final = [0, 0, 5, 0, 0, 0]
TURNED_UP: Final = 3
"""So many of those left over."""
DEALS: Final = [f"deal {number}" for number in range(1, 6)]
DECKS: Final = [[value for value in range(1, most + 1) for _ in range(COPIES)] for most in VALUES]
# 1, 3, 4 with three players; 1, 2, 3 with four and five.
PREDICTIONS: Final = [0, 0, 0, 0x1A00000000000, 0xE00000000000, 0xE00000000000]


@mypyc_attr(acyclic=True)
class Tableau:
    """One player: the hand, and what lies on and beside the player board."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        """How many of each value, four bits a value."""
        self.held: i64 = 0
        """Which values, one bit each."""
        self.cards: i64 = 0
        self.buried: i64 = 0
        self.prediction: i64 = 0
        self.open: i64 = BOARD
        """The rows of the colours whose X is covered."""
        self.tokens: i64 = 0
        self.last_tokens: i64 = 0
        """Those of the round before."""
        self.tricks: i64 = 0
        self.barred: i64 = 0
        """Values this hand is known not to hold, since its owner led red by the exception."""
        self.total: i64 = 0

    def become(self, other: Tableau) -> None:
        """Turn into a copy of another."""
        self.hand = other.hand
        self.held = other.held
        self.cards = other.cards
        self.buried = other.buried
        self.prediction = other.prediction
        self.open = other.open
        self.tokens = other.tokens
        self.last_tokens = other.last_tokens
        self.tricks = other.tricks
        self.barred = other.barred
        self.total = other.total

    def fresh(self) -> None:
        """Ready for the next round (CB-24)."""
        self.hand = 0
        self.held = 0
        self.cards = 0
        self.buried = 0
        self.prediction = 0
        self.open = BOARD
        self.last_tokens = self.tokens
        self.tokens = 0
        self.tricks = 0
        self.barred = 0

    def take(self, value: i64) -> None:
        self.hand += bit(4 * value - 4)
        self.held |= bit(value - 1)
        self.cards += 1

    def drop(self, value: i64) -> None:
        self.hand -= bit(4 * value - 4)
        self.cards -= 1
        if (self.hand >> (4 * value - 4)) & 15 == 0:
            self.held &= ~bit(value - 1)

    def values(self) -> list[int]:
        """The hand, ascending."""
        return values_of(self.hand)

    def fields(self, taken: i64) -> i64:
        """The fields this hand can fill by rules 1 and 2 (CB-11)."""
        return (self.held * EVERY_ROW) & self.open & ~taken


class CatState(State):
    """One position of Cat in the Box."""

    def __init__(self, players: i64, side: str, layout: Layout, chance: Chance) -> None:
        super().__init__()
        self.players: i64 = players
        self.side = side
        self.layout = layout
        self.chance = chance
        self.seats = [Tableau() for seat in range(players)]
        self.phase: i64 = BURYING
        self.round: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = -1
        self.leader: i64 = 0
        self.led: i64 = -1
        self.trick: i64 = 0
        """The fields of the current trick, six bits each, the leader's lowest."""
        self.best: i64 = -1
        """How strong the best card of the trick is: its value, red counts above all."""
        self.winner: i64 = -1
        self.taken: i64 = 0
        self.neutral: i64 = 0
        self.legal_now: i64 = 0
        """The legal moves of the seat whose turn it is."""
        self.left_over: i64 = 0
        """The cards that nobody was dealt, eight bits each; the first three lie open."""
        self.last_line: Line | None = None
        """The score pad's."""

    def begin(self) -> None:
        """Deal the first round."""
        self.deal()

    # Phase 1: preparation

    def deal(self) -> None:
        """Shuffle, deal, and with two players turn up three cards (CB-06, CB-26)."""
        cards = self.chance.shuffled(DEALS[self.round], DECKS[self.players])
        self.phase = BURYING
        self.turn = -1
        self.leader = self.starter
        self.led = -1
        self.trick = 0
        self.neutral = 0
        size: i64 = HAND[self.players]
        at: i64 = 0
        for player in self.seats:
            player.fresh()
            end: i64 = at + size
            while at < end:
                player.take(cards[at])
                at += 1
        if self.players == 2:
            self.leave_over(cards, at)
        self.taken = self.neutral
        if self.log is not None:
            self.tell_deal()

    def leave_over(self, cards: list[int], at: i64) -> None:
        """Turn up three of the last cards and cover the lowest open field of each value (CB-26)."""
        self.left_over = pack(cards[at:])
        for value in cards[at : at + TURNED_UP]:
            field: i64 = 27 + value - 1
            while self.neutral & bit(field):
                field -= 9
            self.neutral |= bit(field)

    def bury(self, seat: i64, value: i64) -> None:
        """Put a card face down out of the round; when all have, the round goes on (CB-07)."""
        player = self.seats[seat]
        player.drop(value)
        player.buried = value
        if self.log is not None:
            self.log.append(Event("buried", {"seat": seat}, None, True))
            self.log.append(Event("you-buried", {"value": value}, seat, True))
        for other in self.seats:
            if other.buried == 0:
                return
        self.turn = self.starter
        if self.players == 2:
            self.start_tricks()
        else:
            self.phase = PREDICTING
            self.legal_now = PREDICTIONS[self.players]

    def predict(self, seat: i64, tricks: i64) -> None:
        """State openly how many tricks it will be, in turn (CB-08)."""
        self.seats[seat].prediction = tricks
        if self.log is not None:
            self.log.append(Event("predicted", {"seat": seat, "tricks": tricks}))
        self.turn = self.after(seat)
        if self.turn == self.starter:
            self.start_tricks()

    # Phase 2: tricks

    def start_tricks(self) -> None:
        self.phase = PLAYING
        self.start_trick(self.starter)

    def start_trick(self, leader: i64) -> None:
        self.leader = leader
        self.led = -1
        self.trick = 0
        self.best = -1
        self.winner = -1
        self.take_turn(leader)

    def take_turn(self, seat: i64) -> None:
        """Find the legal plays, or the paradox (CB-12, CB-18)."""
        self.turn = seat
        self.legal_now = self.plays(seat)
        if self.legal_now == 0:
            self.end_round(seat)

    def plays(self, seat: i64) -> i64:
        """The fields this seat may fill now; red is led last of all (CB-11 … CB-13)."""
        plays: i64 = self.seats[seat].fields(self.taken)
        if self.led < 0 and self.taken & RED == 0 and plays & NOT_RED:
            plays &= NOT_RED
        return plays

    def play(self, seat: i64, field: i64) -> None:
        """Play a card, declare its colour and pay the price of not following (CB-10, CB-14)."""
        player = self.seats[seat]
        colour: i64 = field // 9
        value: i64 = field - 9 * colour + 1
        given_up: i64 = -1
        if self.led < 0:
            if colour == 0 and self.taken & RED == 0:
                could: i64 = player.open & ~self.taken & NOT_RED
                player.barred = ((could >> 9) | (could >> 18) | (could >> 27)) & 0x1FF
        elif colour != self.led:
            row: i64 = RED * bit(9 * self.led)
            if player.open & row:
                player.open &= ~row
                given_up = self.led
        field_bit: i64 = bit(field)
        self.taken |= field_bit
        player.tokens |= field_bit
        player.drop(value)
        self.add_to_trick(seat, field)
        if self.log is not None:
            self.log.append(Event("played", {"seat": seat, "value": value, "colour": COLOURS[colour]}))
            if given_up >= 0:
                self.log.append(Event("gave-up", {"seat": seat, "colour": COLOURS[given_up]}))
        following: i64 = self.after(seat)
        if following == self.leader:
            self.end_trick()
        else:
            self.take_turn(following)

    def add_to_trick(self, seat: i64, field: i64) -> None:
        """Lay a card into the trick; the highest red wins it, or else the highest of the led colour (CB-15)."""
        colour: i64 = field // 9
        strength: i64 = field - 9 * colour
        if self.led < 0:
            self.led = colour
        if colour == 0:
            strength += 9
        elif colour != self.led:
            strength = -1
        if strength > self.best:
            self.best = strength
            self.winner = seat
        position: i64 = seat - self.leader
        if position < 0:
            position += self.players
        self.trick |= (field + 1) * bit(6 * position)

    def end_trick(self) -> None:
        """The winner takes the trick and leads the next, unless everybody is down to one card (CB-15 … CB-17)."""
        winner: i64 = self.winner
        self.seats[winner].tricks += 1
        if self.log is not None:
            self.log.append(Event("won-trick", {"seat": winner, "tricks": self.seats[winner].tricks}))
        if self.seats[winner].cards == 1:
            self.end_round(-1)
        else:
            self.start_trick(winner)

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.players:
            return 0
        return seat + 1

    # Phase 3: scoring

    def hits(self, player: Tableau) -> bool:
        """Whether a player without a paradox gets the bonus (CB-21, CB-22)."""
        if self.players == 2:
            return player.tricks <= 4
        return player.tricks == player.prediction

    def end_round(self, paradox: i64) -> None:
        """Score, then deal again or end the game (CB-19 … CB-25)."""
        line = Line(self.last_line, paradox)
        seat: i64 = 0
        for player in self.seats:
            won: i64 = player.tricks
            bonus: i64 = 0
            if seat == paradox:
                won = -won
                line.shown = player.hand
            elif self.hits(player):
                bonus = self.layout.largest_group(player.tokens)
            player.total += won + bonus
            line.write(seat, player.tricks, player.prediction, bonus)
            seat += 1
        self.last_line = line
        self.round += 1
        if self.log is not None:
            self.tell_score(line.read(self.players))
        if self.round == self.players:
            self.phase = OVER
            self.turn = -1
            self.legal_now = 0
        else:
            self.starter = self.after(self.starter)
            self.deal()

    # The contract

    def actors(self) -> list[int]:
        if self.phase == BURYING:
            return [seat for seat in range(self.players) if self.seats[seat].buried == 0]
        if self.phase == OVER:
            return []
        return [self.turn]

    def actor(self) -> i64:
        if self.phase != BURYING:
            return self.turn
        seat: i64 = 0
        while self.seats[seat].buried:
            seat += 1
        return seat

    def mask(self, seat: i64) -> i64:
        """The legal moves of a seat, one bit each."""
        if self.phase != BURYING:
            if seat == self.turn:
                return self.legal_now
        elif 0 <= seat < self.players and self.seats[seat].buried == 0:
            return self.seats[seat].held << BURY
        return 0

    def legal(self, seat: i64) -> list[int]:
        return numbers(self.mask(seat))

    def allows(self, seat: i64, move: i64) -> bool:
        return 0 <= move < MOVES and self.mask(seat) & bit(move) != 0

    def pick(self, seat: i64, rng: Rng) -> i64:
        mask: i64 = self.mask(seat)
        return nth(mask, rng.below(count(mask)))

    def step(self, seat: i64, move: i64) -> None:
        if move < BURY:
            self.play(seat, move)
        elif move < PREDICT:
            self.bury(seat, move - BURY + 1)
        else:
            self.predict(seat, move - PREDICT + 1)

    def chapter(self) -> i64:
        return self.round

    def points(self) -> list[int]:
        return [player.total for player in self.seats]

    def ranking(self) -> list[int]:
        """Totals, then the last round (CB-25, CB-R13 … CB-R15)."""
        last = self.last_line.read(self.players).points if self.last_line else (0,) * self.players
        return rank([(player.total, last[seat]) for seat, player in enumerate(self.seats)])

    def copy(self) -> CatState:
        other = CatState(self.players, self.side, self.layout, self.chance)
        seat: i64 = 0
        while seat < self.players:
            other.seats[seat].become(self.seats[seat])
            seat += 1
        other.phase = self.phase
        other.round = self.round
        other.starter = self.starter
        other.turn = self.turn
        other.leader = self.leader
        other.led = self.led
        other.trick = self.trick
        other.best = self.best
        other.winner = self.winner
        other.taken = self.taken
        other.neutral = self.neutral
        other.legal_now = self.legal_now
        other.left_over = self.left_over
        other.last_line = self.last_line
        return other

    def view(self, seat: i64) -> CatView:
        own = self.seats[seat] if seat >= 0 else Tableau()
        has_buried: list[bool] = []
        hands: list[int] = []
        predictions: list[int] = []
        tricks: list[int] = []
        covered: list[tuple[int, ...]] = []
        tokens: list[tuple[int, ...]] = []
        last_tokens: list[tuple[int, ...]] = []
        barred: list[tuple[int, ...]] = []
        totals: list[int] = []
        for player in self.seats:
            has_buried.append(player.buried != 0)
            hands.append(player.cards)
            predictions.append(player.prediction)
            tricks.append(player.tricks)
            covered.append(COLOUR_SETS[open_colours(player.open)])
            tokens.append(tuple(numbers(player.tokens)))
            last_tokens.append(tuple(numbers(player.last_tokens)))
            barred.append(VALUE_SETS[player.barred])
            totals.append(player.total)
        return CatView(
            seat=seat,
            players=self.players,
            side=self.side,
            values=VALUES[self.players],
            phase=PHASES[self.phase],
            round=self.round,
            starter=self.starter,
            turn=self.turn,
            leader=self.leader,
            led=self.led,
            trick=self.trick_fields(),
            hand=tuple(own.values()),
            buried=own.buried,
            has_buried=tuple(has_buried),
            hands=tuple(hands),
            predictions=tuple(predictions),
            tricks=tuple(tricks),
            covered=tuple(covered),
            tokens=tuple(tokens),
            last_tokens=tuple(last_tokens),
            neutral=tuple(numbers(self.neutral)),
            turned_up=tuple(self.undealt()[:TURNED_UP]),
            barred=tuple(barred),
            totals=tuple(totals),
            scores=read_pad(self.last_line, self.players),
        )

    def undealt(self) -> list[int]:
        """The cards left over, those that lie open first."""
        return unpack(self.left_over, LEFT_OVER[self.players])

    def trick_fields(self) -> tuple[int, ...]:
        fields: list[int] = []
        left: i64 = self.trick
        while left:
            fields.append((left & 63) - 1)
            left >>= 6
        return tuple(fields)

    def why_not(self, seat: i64, move: i64) -> Reason:
        if self.phase == OVER:
            return Reason("over")
        if not 0 <= seat < self.players:
            return Reason("no-seat", {"seat": seat})
        if not 0 <= move < MOVES:
            return Reason("no-move")
        player = self.seats[seat]
        if self.phase == BURYING:
            if player.buried:
                return Reason("already-buried")
            if move < BURY or move >= PREDICT:
                return Reason("bury-first")
            return Reason("not-in-hand", {"value": move - BURY + 1})
        if BURY <= move < PREDICT:
            return Reason("already-buried")
        if seat != self.turn:
            return Reason("not-your-turn", {"seat": self.turn})
        if self.phase == PREDICTING:
            if move < PREDICT:
                return Reason("predict-first")
            return Reason("no-such-prediction", {"tricks": move - PREDICT + 1})
        if move >= PREDICT:
            return Reason("predictions-made")
        colour = COLOURS[move // 9]
        value = move % 9 + 1
        if player.held & bit(value - 1) == 0:
            return Reason("not-in-hand", {"value": value})
        if self.taken & bit(move):
            return Reason("field-taken", {"value": value, "colour": colour})
        if player.open & bit(move) == 0:
            return Reason("x-uncovered", {"colour": colour})
        return Reason("red-not-yet")

    def census(self) -> dict[str, int]:
        """Cards by value, wherever they lie: a token on the board stands for the card that was played."""
        cards = [0] * 10
        for player in self.seats:
            for value in player.values():
                cards[value] += 1
            for field in numbers(player.tokens):
                cards[field % 9 + 1] += 1
            cards[player.buried] += 1
        for value in self.undealt():
            cards[value] += 1
        return {f"card {value}": cards[value] for value in range(1, VALUES[self.players] + 1)}

    def hidden(self, seat: i64) -> list[list[int]]:
        if self.phase == OVER:
            return []
        groups: list[list[int]] = [self.undealt()[TURNED_UP:]]
        for other, player in enumerate(self.seats):
            if player.barred or (self.phase == PLAYING and seat != self.turn):
                return []
            if other != seat:
                groups.append(player.values())
                if player.buried:
                    groups.append([player.buried])
        return groups

    # What is told

    def tell_deal(self) -> None:
        assert self.log is not None
        self.log.append(Event("round", {"round": self.round + 1, "rounds": self.players, "seat": self.starter}))
        if self.players == 2:
            self.log.append(Event("turned-up", {"values": self.undealt()[:TURNED_UP]}))
        for seat, player in enumerate(self.seats):
            self.log.append(Event("your-hand", {"values": player.values()}, seat))

    def tell_score(self, score: RoundScore) -> None:
        assert self.log is not None
        if score.paradox >= 0:
            self.log.append(Event("paradox", {"seat": score.paradox, "values": list(score.shown)}))
        for seat, player in enumerate(self.seats):
            if seat == score.paradox:
                key = "scored-paradox"
            elif score.bonus[seat]:
                key = "scored-bonus"
            else:
                key = "scored"
            self.log.append(
                Event(
                    key,
                    {
                        "seat": seat,
                        "tricks": score.tricks[seat],
                        "prediction": score.predictions[seat],
                        "bonus": score.bonus[seat],
                        "points": score.points[seat],
                        "total": player.total,
                    },
                )
            )


COLOUR_SETS: Final = [tuple(members(row)) for row in range(16)]
VALUE_SETS: Final = [tuple(n + 1 for n in members(row)) for row in range(512)]


def open_colours(rows: i64) -> i64:
    """Four bits, one for each colour whose row is open."""
    colours: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if rows & 1:
            colours |= bit(colour)
        rows >>= 9
        colour += 1
    return colours
