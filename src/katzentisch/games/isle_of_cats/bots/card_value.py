"""Estimate what each card is worth to this boat."""

from __future__ import annotations

from functools import cached_property

from katzentisch.games.isle_of_cats.bots.fish_and_baskets import sister_fish
from katzentisch.games.isle_of_cats.bots.metric_count import count_metric
from katzentisch.games.isle_of_cats.bots.valuation import Valuation
from katzentisch.games.isle_of_cats.box.cards import (
    ANYTIME,
    BASKET,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    DRAW_CARDS,
    EXTRA_RESCUE,
    FISH,
    FISH_FOR_BASKET,
    FISH_FOR_COLOUR,
    LESSON,
    MOVE_CATS,
    NEED_NOT_TOUCH,
    OSHAX_CARD,
    PUBLIC,
    RARE_OR_COMMON,
    RESCUE,
    TILE_TO_BOAT,
    TILES_TO_FIELDS,
    TREASURE,
    Card,
)
from katzentisch.games.isle_of_cats.rules.phases import DAYS

OTHER_WORTH = {
    DRAW_CARDS: 1.2,
    EXTRA_RESCUE: 0.6,
    MOVE_CATS: 0.5,
    NEED_NOT_TOUCH: 0.3,
    TILES_TO_FIELDS: 0.4,
}


class CardValue:
    """Prices cards by themselves, whatever else is bought."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.known: dict[int, float] = {}

    def liking(self, number: int) -> float:
        """How much one likes a card by itself."""
        card = self.valuation.box.card(number)
        if card.kind == RESCUE:
            return 4.5 * int(card.baskets) + 1.5 * int(card.broken) + 0.1 * int(card.speed)
        return self.worth(card)

    def worth(self, card: Card) -> float:
        """What a card that is no rescue card is likely to bring."""
        number = int(card.number)
        if number not in self.known:
            self.known[number] = self.reckon(card)
        return self.known[number]

    def reckon(self, card: Card) -> float:
        valuation = self.valuation
        if card.kind in (LESSON, PUBLIC) and not valuation.planning.lessons:
            return valuation.planning.any_lesson
        if card.kind == LESSON:
            return valuation.lesson_worth(int(card.number)) + self.one_lesson_more
        if card.kind == PUBLIC:
            return max(self.public(int(card.number), colour) for colour in (range(5) if card.names_colour else (-1,)))
        if card.kind == OSHAX_CARD:
            return self.best_of(list(valuation.view.oshax))
        if card.kind == TREASURE:
            return self.treasure(card)
        if card.kind == ANYTIME:
            return self.anytime(card)
        return 0.0

    def public(self, number: int, colour: int) -> float:
        """What a public lesson brings here beyond what it brings the others."""
        valuation = self.valuation
        own = valuation.lesson_worth(number, colour)
        if valuation.view.mode == "solo":
            return own / 2
        return own - valuation.planning.envy * valuation.for_others(number, colour)

    @cached_property
    def one_lesson_more(self) -> float:
        """What it is worth by itself to have one more private lesson."""
        about = self.valuation.evaluator.forecast.about
        about.lessons += 1
        more = self.valuation.evaluator.value(self.valuation.layout)
        about.lessons -= 1
        return more - self.valuation.now

    def best_of(self, tiles: list[int]) -> float:
        """What the best of some tiles gains; nothing, if time ran out before."""
        gains: list[float] = []
        for tile in tiles:
            if self.valuation.time_limit.expired():
                break
            placement = self.valuation.best(tile)
            if placement is not None:
                gains.append(placement.value - self.valuation.now)
        return max(gains, default=0.0)

    @cached_property
    def commons(self) -> float:
        """What a common treasure gains now."""
        box, view = self.valuation.box, self.valuation.view
        return self.best_of([tile for at, tile in enumerate(box.commons) if view.commons[at]])

    @cached_property
    def rares(self) -> float:
        return self.best_of([tile for tile, _ in self.valuation.view.stacks])

    def treasure(self, card: Card) -> float:
        """Two common treasures or a rare one; later they fit better."""
        later = self.valuation.planning.patience * self.valuation.days_after
        if card.effect == RARE_OR_COMMON:
            return max(self.rares, 1.7 * self.commons) + later
        return 1.5 * self.commons + later

    def anytime(self, card: Card) -> float:
        valuation = self.valuation
        planning, effect = valuation.planning, int(card.effect)
        after = valuation.days_after
        if effect in (FISH, FISH_FOR_COLOUR):
            return 0.6 * self.welcome(self.fish_of(card)) if valuation.view.day < DAYS else 0.0
        if effect == BASKET:
            return planning.basket * (after + 0.5)
        if effect == BASKET_FOR_LESSONS:
            return planning.basket * (after + 0.5) - 5.0 if valuation.crew.lessons >= 2 else 0.0
        if effect == BASKET_FOR_TREASURES:
            return planning.basket * (after + 0.5) - 4.0 if valuation.layout.commons >= 2 else 0.0
        if effect == FISH_FOR_BASKET:
            return 4.0 * planning.fish - planning.basket * after
        if effect == TILE_TO_BOAT:
            gains = sorted(valuation.gains.values())
            return gains[len(gains) // 2] if gains else planning.tile
        return OTHER_WORTH[effect]

    def fish_of(self, card: Card) -> float:
        """The fish a card brings now, in the best colour."""
        assert card.metric is not None
        valuation = self.valuation
        colours = range(5) if card.effect == FISH_FOR_COLOUR else (-1,)
        found = [
            count_metric(valuation.evaluator.forecast, valuation.layout, card.metric, colour) for colour in colours
        ]
        return float(int(card.amount) * max(found))

    def welcome(self, fish: float) -> float:
        """What so many fish more would be worth; nothing, if the sister would count them."""
        valuation = self.valuation
        if sister_fish(valuation) and valuation.days_after <= 1:
            return 0.0
        return valuation.planning.fish * fish
