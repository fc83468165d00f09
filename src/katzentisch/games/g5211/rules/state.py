"""5211: how a pass goes, from the deal to the last scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.chance import Chance, Rng
from katzentisch.core.event import Event
from katzentisch.core.reason import Reason
from katzentisch.core.state import State, rank
from katzentisch.games.g5211.rules.choices import DECK, FIRST, KINDS, MOVES, PAIRS, SECOND
from katzentisch.games.g5211.rules.player_state import PlayerState, unpack
from katzentisch.games.g5211.rules.score import Scoring
from katzentisch.games.g5211.rules.telling import tell_choices, tell_count, tell_draws, tell_pass, tell_score
from katzentisch.games.g5211.view import View5211

ASIDE: Final = [0, 0, 10, 13, 0, 15]
HAND: Final = 5
ENOUGH: Final = 50
"""Points after a pass that end a long game."""


class State5211(State):
    """One position of 5211."""

    def __init__(self, players: i64, long: bool, chance: Chance, seats: list[PlayerState] | None = None) -> None:
        super().__init__()
        self.players: i64 = players
        self.long = long
        self.chance = chance
        self.seats = [PlayerState() for seat in range(players)] if seats is None else seats
        self.number: i64 = 0
        self.deal: i64 = 0
        self.turn: i64 = 0
        self.waiting: i64 = 0
        """How many have still to choose; 0 when the game is over."""
        self.pile = DECK
        """Those put aside, those dealt, and from `top` on those to draw; copies share the list."""
        self.top: i64 = 0
        self.gone_low: i64 = 0
        """How many of the cards 0 … 14 were scored or discarded, three bits each."""
        self.gone_high: i64 = 0

    def arguments(self) -> tuple[object, ...]:
        return self.players, self.long, self.chance

    def begin(self) -> None:
        self.start_pass()

    # A pass

    def start_pass(self) -> None:
        """Shuffle all hundred cards, put some aside, deal five each (FT-02)."""
        self.number += 1
        cards = self.chance.shuffled(f"deal {self.number}", DECK)
        at: i64 = ASIDE[self.players]
        self.gone_low = self.gone_high = 0
        for player in self.seats:
            player.hand = player.cards = player.unplayed = player.kept = player.points = 0
            end: i64 = at + HAND
            while at < end:
                player.take(cards[at])
                at += 1
        self.pile = cards
        self.top = at
        self.deal = 0
        if self.log is not None:
            tell_pass(self.number, self.seats, self.log)
        self.start_deal()

    def start_deal(self) -> None:
        self.deal += 1
        self.turn = 0
        self.waiting = self.players
        if self.log is not None:
            last = self.top == len(self.pile)
            self.log.append(Event("last-deal" if last else "deal", {"deal": self.deal}))

    def end_pass(self) -> None:
        """Discard the last cards; a long game goes on until somebody has enough (FT-13 … FT-15)."""
        enough = False
        for player in self.seats:
            player.unplayed = player.hand
            player.hand = player.cards = 0
            if player.written + player.points >= ENOUGH:
                enough = True
        if self.log is not None:
            tell_count(self.seats, self.log)
        if self.long and not enough:
            for player in self.seats:
                player.written += player.points
            self.start_pass()

    # A turn

    def reveal(self) -> None:
        """Turn all choices over, then draw (FT-03, FT-04, FT-R10)."""
        laid: i64 = 0
        if self.turn > 0:
            laid = self.turn + 1
        if self.log is not None:
            tell_choices(self.seats, self.log)
        for player in self.seats:
            player.reveal(laid)
        if self.top < len(self.pile):
            self.draw()
        self.turn += 1
        self.waiting = self.players
        if self.turn == 3:
            self.score()

    def draw(self) -> None:
        """As many cards as were played, from the top of the pile."""
        pile = self.pile
        top: i64 = self.top
        number: i64 = 1
        if self.turn == 0:
            number = 2
        for player in self.seats:
            end: i64 = top + number
            while top < end:
                player.take(pile[top])
                top += 1
        if self.log is not None:
            tell_draws(pile[self.top : top], number, self.log)
        self.top = top

    def score(self) -> None:
        """Keep what scores, discard the rest; then the next deal, or the end of the pass (FT-05 … FT-13)."""
        scoring = Scoring(self.players)
        for player in self.seats:
            scoring.add(player.open)
        scoring.decide()
        if self.log is not None:
            tell_score(scoring, self.seats, self.log)
        for player in self.seats:
            scoring.reward(player)
            self.discard(player.open)
            player.last_open = player.open
            player.open = 0
        self.waiting = 0
        if self.seats[0].cards < HAND:
            self.end_pass()
        else:
            self.start_deal()

    def discard(self, cards: i64) -> None:
        """Put a row of open cards out of the pass, onto the discards or a pile."""
        low: i64 = self.gone_low
        high: i64 = self.gone_high
        while cards:
            card: i64 = (cards & 31) - 1
            if card < 15:
                low += bit(3 * card)
            else:
                high += bit(3 * card - 45)
            cards >>= 5
        self.gone_low = low
        self.gone_high = high

    # The contract

    def actors(self) -> list[int]:
        if self.waiting == 0:
            return []
        return [seat for seat in range(self.players) if self.seats[seat].choice < 0]

    def actor(self) -> i64:
        if self.waiting == 0:
            return -1
        seat: i64 = 0
        while self.seats[seat].choice >= 0:
            seat += 1
        return seat

    def legal(self, seat: i64) -> list[int]:
        if self.waiting == 0 or not 0 <= seat < self.players:
            return []
        player = self.seats[seat]
        if player.choice >= 0:
            return []
        return player.pairs() if self.turn == 0 else player.singles()

    def allows(self, seat: i64, move: i64) -> bool:
        if self.waiting == 0 or not 0 <= seat < self.players or not 0 <= move < MOVES:
            return False
        player = self.seats[seat]
        if player.choice >= 0 or (self.turn == 0) != (move >= KINDS):
            return False
        first: i64 = FIRST[move]
        second: i64 = SECOND[move]
        if first == second:
            return player.holds(first) >= 2
        return player.holds(first) > 0 and (second < 0 or player.holds(second) > 0)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Draws cards until none repeats another, so that each choice is as likely."""
        player = self.seats[seat]
        while True:
            first: i64 = rng.below(player.cards)
            if self.turn > 0:
                if not player.repeats(first):
                    return player.card(first)
                continue
            second: i64 = rng.below(player.cards - 1)
            if second < first:
                first, second = second, first
            else:
                second += 1
            if not player.repeats(first) and (second == first + 1 or not player.repeats(second)):
                return PAIRS[player.card(first)] + player.card(second)

    def step(self, seat: i64, move: i64) -> None:
        self.seats[seat].choice = move
        self.waiting -= 1
        if self.log is not None:
            self.log.append(Event("chosen", {"seat": seat}, None, True))
        if self.waiting == 0:
            self.reveal()

    def chapter(self) -> i64:
        """A deal, though hands go on into the next: what is drawn in between blurs everything beyond."""
        return 20 * self.number + self.deal

    def points(self) -> list[int]:
        return [player.written + player.points for player in self.seats]

    def ranking(self) -> list[int]:
        """Points, then cards in the pile of the last pass (FT-14, FT-R14, FT-R15)."""
        return rank([(player.written + player.points, player.kept) for player in self.seats])

    def copy(self) -> State5211:
        seats = [player.copy() for player in self.seats]
        other = State5211(self.players, self.long, self.chance, seats)
        other.number = self.number
        other.deal = self.deal
        other.turn = self.turn
        other.waiting = self.waiting
        other.pile = self.pile
        other.top = self.top
        other.gone_low = self.gone_low
        other.gone_high = self.gone_high
        return other

    def view(self, seat: i64) -> View5211:
        has_chosen: list[bool] = []
        hands: list[int] = []
        laid: list[tuple[int, ...]] = []
        last: list[tuple[int, ...]] = []
        kept: list[int] = []
        points: list[int] = []
        written: list[int] = []
        for player in self.seats:
            has_chosen.append(player.choice >= 0)
            hands.append(player.cards)
            laid.append(tuple(unpack(player.open)))
            last.append(tuple(unpack(player.last_open)))
            kept.append(player.kept)
            points.append(player.points)
            written.append(player.written)
        return View5211(
            seat=seat,
            players=self.players,
            long=self.long,
            number=self.number,
            deal=self.deal,
            turn=self.turn,
            over=self.waiting == 0,
            hand=tuple(unpack(self.seats[seat].hand)) if seat >= 0 else (),
            choice=self.seats[seat].choice if seat >= 0 else -1,
            unplayed=self.seats[seat].unplayed - 1 if seat >= 0 else -1,
            has_chosen=tuple(has_chosen),
            hands=tuple(hands),
            open=tuple(laid),
            last_open=tuple(last),
            pile=len(self.pile) - self.top,
            aside=ASIDE[self.players],
            gone=tuple(self.gone()),
            kept=tuple(kept),
            points=tuple(points),
            written=tuple(written),
        )

    def aside(self) -> list[int]:
        """The cards that nobody plays in this pass."""
        return self.pile[: ASIDE[self.players]]

    def gone(self) -> list[int]:
        """How many of each card were scored or discarded in this pass."""
        found: list[int] = []
        low: i64 = self.gone_low
        high: i64 = self.gone_high
        at: i64 = 0
        while at < 15:
            found.append(low & 7)
            low >>= 3
            at += 1
        while at < 30:
            found.append(high & 7)
            high >>= 3
            at += 1
        return found

    def why_not(self, seat: i64, move: i64) -> Reason:
        if self.waiting == 0:
            return Reason("over")
        if not 0 <= seat < self.players:
            return Reason("no-seat", {"seat": seat})
        if not 0 <= move < MOVES:
            return Reason("no-move")
        if self.seats[seat].choice >= 0:
            return Reason("already-chosen")
        if self.turn == 0 and move < KINDS:
            return Reason("choose-two")
        if self.turn > 0 and move >= KINDS:
            return Reason("choose-one")
        return Reason("not-in-hand")

    def census(self) -> dict[str, int]:
        counts = self.gone()
        for player in self.seats:
            for card in unpack(player.hand) + unpack(player.unplayed) + unpack(player.open):
                counts[card] += 1
        for card in self.aside() + self.pile[self.top :]:
            counts[card] += 1
        return {f"card {card}": counts[card] for card in range(KINDS)}

    def hidden(self, seat: i64) -> list[list[int]]:
        others = [self.seats[other] for other in range(self.players) if other != seat]
        hands = [unpack(player.hand) + unpack(player.unplayed) for player in others]
        return [*hands, self.aside(), self.pile[self.top :]]
