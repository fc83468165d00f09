"""High Card: everybody plays one card at the same time, and the highest takes the point."""

from __future__ import annotations

from typing import ClassVar

from katzentisch.core.chance import Chance, Rng, imagined
from katzentisch.core.event import Event
from katzentisch.core.game import Game, Move, Seat
from katzentisch.core.options import Option, Options
from katzentisch.core.reason import Reason
from katzentisch.core.state import State, rank
from katzentisch.core.view import View

CARDS = 20
"""The deck holds one card of each value from 1 to this; a card's move is its value - 1."""


class HighCardView(View, frozen=True, kw_only=True):
    """What one seat knows; lists go by seat."""

    hand: tuple[int, ...]
    choice: int
    """The own card that lies face down, or 0."""
    has_chosen: tuple[bool, ...]
    hands: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    """Everybody's cards of the tricks so far, in order."""
    points: tuple[int, ...]


class HighCardState(State):
    """One position."""

    def __init__(self, players: int, cards: int, chance: Chance) -> None:
        super().__init__()
        self.players = players
        self.cards = cards
        self.chance = chance
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.rest: list[int] = []
        self.choices = [0] * players
        self.played: list[list[int]] = [[] for _ in range(players)]
        self.scores = [0] * players

    def begin(self) -> None:
        deck = self.chance.shuffled("deal", list(range(1, CARDS + 1)))
        for seat in range(self.players):
            self.hands[seat] = sorted(deck[seat * self.cards : (seat + 1) * self.cards])
            if self.log is not None:
                self.log.append(Event("your-hand", {"cards": self.hands[seat]}, to=seat))
        self.rest = deck[self.players * self.cards :]

    def actors(self) -> list[Seat]:
        return [seat for seat in range(self.players) if self.hands[seat] and not self.choices[seat]]

    def legal(self, seat: Seat) -> list[Move]:
        return [card - 1 for card in self.hands[seat]] if seat in self.actors() else []

    def step(self, seat: Seat, move: Move) -> None:
        self.choices[seat] = move + 1
        if self.log is not None:
            self.log.append(Event("chosen", {"seat": seat}, quiet=True))
        if not self.actors():
            self.reveal()

    def reveal(self) -> None:
        """Turn all cards over; the highest takes the point."""
        winner = self.choices.index(max(self.choices))
        self.scores[winner] += 1
        for seat, card in enumerate(self.choices):
            self.hands[seat].remove(card)
            self.played[seat].append(card)
            if self.log is not None:
                self.log.append(Event("revealed", {"seat": seat, "card": card}))
        if self.log is not None:
            self.log.append(Event("won", {"seat": winner}))
        self.choices = [0] * self.players

    def view(self, seat: Seat) -> HighCardView:
        return HighCardView(
            seat=seat,
            players=self.players,
            hand=tuple(self.hands[seat]) if seat >= 0 else (),
            choice=self.choices[seat] if seat >= 0 else 0,
            has_chosen=tuple(choice > 0 for choice in self.choices),
            hands=tuple(map(len, self.hands)),
            played=tuple(map(tuple, self.played)),
            points=tuple(self.scores),
        )

    def why_not(self, seat: Seat, move: Move) -> Reason:
        if not any(self.hands):
            return Reason("over")
        if not 0 <= seat < self.players:
            return Reason("no-seat", {"seat": seat})
        return Reason("already-chosen") if self.choices[seat] else Reason("not-in-hand", {"card": move + 1})

    def points(self) -> list[int]:
        return list(self.scores)

    def ranking(self) -> list[int]:
        return rank([(points,) for points in self.scores])

    def copy(self) -> HighCardState:
        other = HighCardState(self.players, self.cards, self.chance)
        other.hands = [list(hand) for hand in self.hands]
        other.rest = self.rest
        other.choices = list(self.choices)
        other.played = [list(cards) for cards in self.played]
        other.scores = list(self.scores)
        return other

    def census(self) -> dict[str, int]:
        cards = [card for pile in [*self.hands, *self.played, self.rest] for card in pile]
        return {f"card {card}": cards.count(card) for card in range(1, CARDS + 1)}

    def hidden(self, seat: Seat) -> list[list[int]]:
        return [self.rest, *(hand for other, hand in enumerate(self.hands) if other != seat)]


class HighCard(Game):
    """The rulebook."""

    id: ClassVar[str] = "high_card"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)
    minutes: ClassVar[int] = 2
    moves: ClassVar[int] = CARDS
    view_type: ClassVar[type[View]] = HighCardView

    def options(self, players: int) -> list[Option]:
        return [Option("cards", default="3", choices=("3", "5"))]

    def set_up(self, players: int, options: Options, chance: Chance) -> HighCardState:
        return HighCardState(players, int(options["cards"]), chance)

    def imagine(self, view: View, rng: Rng) -> HighCardState:
        """Deal the cards this seat has not seen in any way, and let those who have chosen choose any card."""
        assert isinstance(view, HighCardView)
        tricks = len(view.played[0])
        world = HighCardState(view.players, max(view.hands) + tricks, imagined(rng))
        world.played = [list(cards) for cards in view.played]
        world.scores = list(view.points)
        seen = {*view.hand, *(card for cards in view.played for card in cards)}
        unseen = [card for card in range(1, CARDS + 1) if card not in seen]
        rng.shuffle(unseen)
        for seat, size in enumerate(view.hands):
            if seat == view.seat:
                world.hands[seat] = list(view.hand)
                world.choices[seat] = view.choice
            else:
                world.hands[seat], unseen = sorted(unseen[:size]), unseen[size:]
                if view.has_chosen[seat]:
                    world.choices[seat] = world.hands[seat][rng.below(size)]
        world.rest = unseen
        return world

    def spell(self, move: Move) -> str:
        return f"card {move + 1}"

    def box(self, players: int, options: Options) -> dict[str, int]:
        return {f"card {card}": 1 for card in range(1, CARDS + 1)}

    def longest(self, players: int, options: Options) -> int:
        return players * int(options["cards"])
