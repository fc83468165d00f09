"""What each card can still bring to this boat."""

from __future__ import annotations

from functools import cached_property

from katzentisch.games.isle_of_cats.bots.fish_and_baskets import sister_fish
from katzentisch.games.isle_of_cats.bots.metric_count import counted
from katzentisch.games.isle_of_cats.bots.valuation import Situation
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


class CardWorth:
    """Prices cards by themselves, whatever else is bought."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.known: dict[int, float] = {}

    def liking(self, number: int) -> float:
        """How much one likes a card by itself."""
        card = self.situation.box.card(number)
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
        situation = self.situation
        if card.kind in (LESSON, PUBLIC) and not situation.habits.lessons:
            return situation.habits.any_lesson
        if card.kind == LESSON:
            return situation.lesson_worth(int(card.number)) + self.one_lesson_more
        if card.kind == PUBLIC:
            return max(self.public(int(card.number), colour) for colour in (range(5) if card.names_colour else (-1,)))
        if card.kind == OSHAX_CARD:
            return self.best_of(list(situation.view.oshax))
        if card.kind == TREASURE:
            return self.treasure(card)
        if card.kind == ANYTIME:
            return self.anytime(card)
        return 0.0

    def public(self, number: int, colour: int) -> float:
        """What a public lesson brings here beyond what it brings the others."""
        situation = self.situation
        own = situation.lesson_worth(number, colour)
        if situation.view.mode == "solo":
            return own / 2
        return own - situation.habits.envy * situation.for_others(number, colour)

    @cached_property
    def one_lesson_more(self) -> float:
        """What it is worth by itself to have one more private lesson."""
        about = self.situation.judge.hopes.about
        about.lessons += 1
        more = self.situation.judge.value(self.situation.layout)
        about.lessons -= 1
        return more - self.situation.now

    def best_of(self, tiles: list[int]) -> float:
        """What the best of some tiles gains; nothing, if time ran out before."""
        gains: list[float] = []
        for tile in tiles:
            if self.situation.watch.expired():
                break
            berth = self.situation.best(tile)
            if berth is not None:
                gains.append(berth.value - self.situation.now)
        return max(gains, default=0.0)

    @cached_property
    def commons(self) -> float:
        """What a common treasure gains now."""
        box, view = self.situation.box, self.situation.view
        return self.best_of([tile for at, tile in enumerate(box.commons) if view.commons[at]])

    @cached_property
    def rares(self) -> float:
        return self.best_of([tile for tile, _ in self.situation.view.stacks])

    def treasure(self, card: Card) -> float:
        """Two common treasures or a rare one; later they fit better."""
        later = self.situation.habits.patience * self.situation.days_after
        if card.effect == RARE_OR_COMMON:
            return max(self.rares, 1.7 * self.commons) + later
        return 1.5 * self.commons + later

    def anytime(self, card: Card) -> float:
        situation = self.situation
        habits, effect = situation.habits, int(card.effect)
        after = situation.days_after
        if effect in (FISH, FISH_FOR_COLOUR):
            return 0.6 * self.welcome(self.fish_of(card)) if situation.view.day < DAYS else 0.0
        if effect == BASKET:
            return habits.basket * (after + 0.5)
        if effect == BASKET_FOR_LESSONS:
            return habits.basket * (after + 0.5) - 5.0 if situation.crew.lessons >= 2 else 0.0
        if effect == BASKET_FOR_TREASURES:
            return habits.basket * (after + 0.5) - 4.0 if situation.layout.commons >= 2 else 0.0
        if effect == FISH_FOR_BASKET:
            return 4.0 * habits.fish - habits.basket * after
        if effect == TILE_TO_BOAT:
            gains = sorted(situation.gains.values())
            return gains[len(gains) // 2] if gains else habits.tile
        return OTHER_WORTH[effect]

    def fish_of(self, card: Card) -> float:
        """The fish a card brings now, in the best colour."""
        assert card.metric is not None
        situation = self.situation
        colours = range(5) if card.effect == FISH_FOR_COLOUR else (-1,)
        found = [counted(situation.judge.hopes, situation.layout, card.metric, colour) for colour in colours]
        return float(int(card.amount) * max(found))

    def welcome(self, fish: float) -> float:
        """What so many fish more would be worth; nothing, if the sister would count them."""
        situation = self.situation
        if sister_fish(situation) and situation.days_after <= 1:
            return 0.0
        return situation.habits.fish * fish
