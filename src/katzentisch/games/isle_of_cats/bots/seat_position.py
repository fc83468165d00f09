"""One seat's position, read from its view: the boat, its baskets, and the rescues it can still make today."""

from __future__ import annotations

from katzentisch.games.isle_of_cats.bots.layout import Layout, layout_of
from katzentisch.games.isle_of_cats.bots.planning import Planning
from katzentisch.games.isle_of_cats.box.boat import packed
from katzentisch.games.isle_of_cats.box.cards import RESCUE, Card
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.rules.phases import DAYS
from katzentisch.games.isle_of_cats.rules.rescue import PRICES
from katzentisch.games.isle_of_cats.view import CrewView, IsleView

RESCUED = ("finds", "evening", "over")
"""Phases after the rescues of a day."""


class SeatPosition:
    """What a player can count without judging it."""

    def __init__(self, box: Box, view: IsleView, planning: Planning) -> None:
        self.box = box
        self.view = view
        self.planning = planning
        self.crew = view.crews[view.seat]
        self.layout = self.layout_of(self.crew)
        self.days_after = DAYS - view.day

    def layout_of(self, crew: CrewView) -> Layout:
        plan = next(plan for plan in self.box.plans if plan.name == crew.boat)
        return layout_of(self.box, plan, [packed(tile.tile, tile.colour, tile.place) for tile in crew.tiles])

    def rescues_today(self) -> float:
        """How many cats may still come aboard today."""
        if self.view.phase in RESCUED or self.view.day == 0:
            return 0.0
        if self.view.mode == "family":
            return min(4.0, len(self.view.left + self.view.right) / self.view.players)
        if self.view.phase not in ("rescue", "rescue-cards", "before-sister"):
            return self.planning.cats_a_day
        return min(self.baskets_at_hand(), self.crew.fish / PRICES[0])

    def baskets_at_hand(self) -> float:
        """Baskets that can still be filled today: permanent ones, and rescue cards laid or in hand."""
        cards = self.cards(self.view.laid)
        if self.view.phase == "rescue-cards":
            cards += [card for card in self.cards(self.view.hand) if card.kind == RESCUE]
        return self.baskets_of(cards)

    def baskets_of(self, cards: list[Card]) -> int:
        """Permanent baskets, and those of rescue cards."""
        broken = sum(int(card.broken) for card in cards)
        return int(self.crew.baskets - self.crew.used) + sum(int(card.baskets) for card in cards) + broken // 2

    def cards(self, numbers: tuple[int, ...]) -> list[Card]:
        return [self.box.card(number) for number in numbers]

    def price(self, tile: int) -> int:
        if self.view.mode == "family":
            return 0
        return PRICES[0] if tile in self.view.left else PRICES[1]
