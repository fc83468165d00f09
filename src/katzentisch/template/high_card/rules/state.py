"""High Card: everybody plays one card at the same time, and the highest takes the point."""

from __future__ import annotations

from katzentisch.core.chance import Chance
from katzentisch.core.event import Event
from katzentisch.core.game import Move, Seat
from katzentisch.core.reason import Reason
from katzentisch.core.state import State, rank
from katzentisch.template.high_card.box.cards import CARDS
from katzentisch.template.high_card.view import HighCardView


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
