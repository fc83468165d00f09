"""A player that keeps families together, covers rats, finishes rooms and counts its lessons."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Weigher
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.isle_of_cats.bots.simple_value import SimpleValuation, ValueParts
from katzentisch.games.isle_of_cats.box.cards import (
    ANYTIME,
    BASKET,
    DRAW_CARDS,
    EXTRA_RESCUE,
    FAMILY,
    FISH,
    FISH_FOR_COLOUR,
    LESSON,
    OSHAX_CARD,
    PUBLIC,
    RARE_OR_COMMON,
    RESCUE,
    TILE_TO_BOAT,
    TREASURE,
    Card,
)
from katzentisch.games.isle_of_cats.box.load import the_box
from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR
from katzentisch.games.isle_of_cats.rules.moves import (
    BUY,
    DECLINE,
    FIELD,
    FIGURE,
    FIRST_COLOUR,
    GIVE,
    KEEP,
    NAME,
    PASS,
    PLACE,
    PLAY,
    REMOVE,
    SHIFT,
    TAKE,
    USE,
    VARIANTS,
)
from katzentisch.games.isle_of_cats.rules.phases import DAYS
from katzentisch.games.isle_of_cats.rules.rescue import PRICES
from katzentisch.games.isle_of_cats.rules.score import lesson_of, survey
from katzentisch.games.isle_of_cats.view import IsleView

MAX_PLACES_TRIED = 16
"""Places looked at to judge a tile that is not yet taken."""


class Heuristic(Weigher):
    """Weighs every move by what it does for the boat and what it costs."""

    def __init__(self, seed: str = "") -> None:
        self.box = the_box()
        self.simple: SimpleValuation | None = None

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        assert isinstance(view, IsleView)
        self.simple = SimpleValuation(self.box, view)
        return super().advise(view, legal)

    def weigh(self, view: View, move: Move) -> Advice:
        assert isinstance(view, IsleView)
        if self.simple is None or self.simple.view is not view:
            self.simple = SimpleValuation(self.box, view)
        worth = self.worth(view, move)
        reasons = [(weight, Reason(key)) for key, weight in worth.items() if weight]
        return Advice(move, sorted(reasons, key=lambda pair: -abs(pair[0])))

    def worth(self, view: IsleView, move: Move) -> ValueParts:
        """What speaks for a move; ending or passing is worth nothing."""
        simple = self.simple
        assert simple is not None
        if move >= REMOVE:
            return {"hoping": 0.0} if move >= PASS or move == DECLINE else {}
        if move >= PLACE:
            asked = view.pending[-1]
            return simple.gains(asked.tile, asked.sort, move - PLACE)
        if move >= FIELD:
            return {"cheap": 0.1} if move == FIELD else {}
        if move >= NAME:
            return simple.best(view.pending[-1].tile, move - NAME, MAX_PLACES_TRIED)
        if move >= USE:
            return {"basket": 0.3 - 0.1 * (move - USE)}
        if move >= SHIFT:
            return {}
        if move >= TAKE:
            return self.take(view, simple, move - TAKE)
        if move >= PLAY:
            card, variant = divmod(move - PLAY, len(VARIANTS))
            return self.play(view, simple, self.box.card(card), variant)
        if move >= GIVE:
            return {"lessons": -self.lesson_worth(simple, move - GIVE)}
        if move >= KEEP:
            number = move - BUY if move >= BUY else move - KEEP
            card_worth = self.card_worth(view, simple, self.box.card(number))
            if move >= BUY:
                card_worth["fish"] = -self.price(view, simple, self.box.card(number))
            return card_worth
        return {"hoping": 0.01 * (5 - (move - FIGURE))}

    # Tiles

    def take(self, view: IsleView, simple: SimpleValuation, tile: int) -> ValueParts:
        """A cat, a treasure or an Oshax: the best it could do, less the fish."""
        colour = int(self.box.tiles[tile].colour)
        if colour == NO_COLOUR:
            colour = self.main_colour(simple, tile)
        worth = dict(simple.best(tile, colour, MAX_PLACES_TRIED))
        if not view.pending and view.mode != "family":
            worth["fish"] = -self.fish_worth(view) * (PRICES[0] if tile in view.left else PRICES[1])
        return worth

    def main_colour(self, simple: SimpleValuation, tile: int) -> int:
        """The colour an Oshax would most likely get; treasures have none."""
        if self.box.tiles[tile].kind >= 2:
            return NO_COLOUR
        colours = [laid.colour for laid in simple.crew.tiles if laid.colour < NO_COLOUR]
        return max(set(colours), key=colours.count, default=0)

    def fish_worth(self, view: IsleView) -> float:
        """Fish is for tomorrow, too; on the last day it is nearly worthless."""
        return 0.15 if view.day == DAYS else 0.7

    # Cards

    def price(self, view: IsleView, simple: SimpleValuation, card: Card) -> float:
        """What paying for a card hurts: more, if fish for the baskets at hand runs short."""
        spent = sum(self.box.card(chosen).cost for chosen in view.chosen)
        left = simple.crew.fish - int(spent + card.cost)
        baskets = simple.crew.baskets + sum(self.box.card(chosen).baskets for chosen in (*view.chosen, *view.hand))
        short = max(0.0, 3.5 * int(baskets + card.baskets) - left)
        return self.fish_worth(view) * int(card.cost) + 0.8 * short

    def card_worth(self, view: IsleView, simple: SimpleValuation, card: Card) -> ValueParts:
        """What a card may bring to this boat in the days that are left."""
        days = DAYS - view.day + 1
        if card.kind == RESCUE:
            return {"basket": 5.0 * int(card.baskets) + 2.0 * int(card.broken), "speed": 0.25 * int(card.speed)}
        if card.kind in (LESSON, FAMILY):
            return {"lessons": self.lesson_worth(simple, card.number) + (1.2 * days if card.kind == LESSON else 3.0)}
        if card.kind == PUBLIC:
            return {"lessons": 2.5 + 0.2 * days}
        if card.kind == OSHAX_CARD:
            return {"families": 7.0}
        if card.kind == TREASURE:
            return {"rare" if card.effect == RARE_OR_COMMON else "rooms": 4.5 if card.effect == RARE_OR_COMMON else 3.0}
        if card.effect == BASKET:
            return {"basket": 3.2 * days}
        if card.effect in (FISH, FISH_FOR_COLOUR):
            return {"fish": 1.8}
        return {"card": {DRAW_CARDS: 2.0, EXTRA_RESCUE: 0.5, TILE_TO_BOAT: 3.5}.get(card.effect, 0.5)}

    def lesson_worth(self, simple: SimpleValuation, number: int) -> float:
        found = survey(self.box, simple.boat)
        return float(lesson_of(self.box, number).value(found, simple.about, -1)) * (0.3 + 0.7 * simple.late)

    def play(self, view: IsleView, simple: SimpleValuation, card: Card, variant: int) -> ValueParts:
        if card.kind == RESCUE:
            return self.lay(view, simple, card)
        if card.kind == PUBLIC:
            colours = [laid.colour for laid in simple.crew.tiles]
            return {"lessons": float(colours.count(variant - FIRST_COLOUR))}
        if card.kind in (OSHAX_CARD, TREASURE):
            return {"rare": 3.0 if VARIANTS[variant] == "rare" else 2.0}
        if card.kind == ANYTIME:
            return self.anytime(view, simple, card, variant)
        return {}

    def lay(self, view: IsleView, simple: SimpleValuation, card: Card) -> ValueParts:
        """Lay as many baskets as there is fish to fill; speed alone is worth a little."""
        laid = [self.box.card(number) for number in view.laid]
        broken = sum(other.broken for other in laid)
        baskets = simple.crew.baskets + sum(other.baskets for other in laid) + broken // 2
        needed = simple.crew.fish // PRICES[0] - baskets
        more = sum(self.box.card(number).broken for number in view.hand)
        useful = needed > 0 and (card.baskets > 0 or (card.broken > 0 and (more > 1 or broken % 2 == 1)))
        if useful:
            return {"basket": 3.0 * int(card.baskets) + int(card.broken)}
        return {"speed": 0.2} if card.speed and not card.baskets and not card.broken else {"basket": -1.0}

    def anytime(self, view: IsleView, simple: SimpleValuation, card: Card, variant: int) -> ValueParts:
        """Play what gains something now, keep the rest."""
        if card.metric is not None:
            found = survey(self.box, simple.boat)
            fish = int(card.amount) * int(card.metric.value(found, simple.about, variant - FIRST_COLOUR))
            return {"fish": 0.5 * fish if fish >= 3 or (view.day == DAYS and fish) else -0.5}
        if card.effect == BASKET:
            return {"basket": 4.0}
        if card.effect == DRAW_CARDS:
            return {"card": 1.0 if view.phase == "before-lessons" and simple.crew.fish >= 6 else -0.5}
        if card.effect == TILE_TO_BOAT:
            return {"families": 2.0 if simple.boat.free.size() > 40 else -1.0}
        if card.effect == EXTRA_RESCUE:
            return {"basket": 0.4 if view.phase == "rescue" and view.turn == view.seat else -0.5}
        return {"card": -1.0}
