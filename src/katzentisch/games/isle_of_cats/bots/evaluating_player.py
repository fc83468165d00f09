"""A player that evaluates boats, budgets its fish over the day and gives its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.view import View
from katzentisch.games.isle_of_cats.bots.cache import Cache
from katzentisch.games.isle_of_cats.bots.card_budget import CardBudget
from katzentisch.games.isle_of_cats.bots.card_choice import LET_BE, draft, few_cats, lay, pay, play
from katzentisch.games.isle_of_cats.bots.move_reasons import BoatComparison, WeightedReasons, reason_for
from katzentisch.games.isle_of_cats.bots.placements import glanced_places, laid
from katzentisch.games.isle_of_cats.bots.planning import Planning
from katzentisch.games.isle_of_cats.bots.time_limit import NO_LIMIT, TimeLimit
from katzentisch.games.isle_of_cats.bots.valuation import Valuation
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.cards import TILES_TO_FIELDS
from katzentisch.games.isle_of_cats.box.cells import GRID
from katzentisch.games.isle_of_cats.box.load import the_box
from katzentisch.games.isle_of_cats.rules.moves import (
    DONE,
    FIELD,
    FIGURE,
    GIVE,
    NAME,
    PLACE,
    PLAY,
    READY,
    REMOVE,
    SHIFT,
    TAKE,
    USE,
    VARIANTS,
)
from katzentisch.games.isle_of_cats.view import IsleView

NO_PLACE = -9.0
UNSEEN: WeightedReasons = [(-99.0, reason_for("holes"))]
"""A place that one did not look at."""
LOOKS_TO_LAY_FACTOR = 6
"""How many times more places one looks at to lay a tile than to say what it is worth."""
LOOKING_TIME_SHARE = 0.5
"""The share of the time after which no more tiles are looked at."""


class EvaluatingPlayer(Player):
    """Values every legal move by the boat it leads to and by its cost."""

    def __init__(self, weights: Weights | None = None, planning: Planning | None = None) -> None:
        self.box = the_box()
        self.weights = weights or Weights()
        self.planning = planning or Planning()
        self.cache = Cache()

    def stay(self, seed: str) -> bool:
        return True

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, IsleView)
        if view.phase == "before-sister" and READY in legal:
            return READY
        return legal[0] if len(legal) == 1 else self.advise(view, legal)[0].move

    def interrupt(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Bring cats to the fields before the last ones are gone, if there are still baskets to fill."""
        assert isinstance(view, IsleView)
        if view.phase != "rescue" or view.crews[view.seat].passed or not self.planning.plans:
            return None
        for move in legal:
            if self.box.card((move - PLAY) // len(VARIANTS)).effect == TILES_TO_FIELDS:
                return move if few_cats(CardBudget(self.value_position(view))) else None
        return None

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """All moves, the best first, with reasons; ties keep the order of the moves."""
        assert isinstance(view, IsleView)
        found = self.weigh(self.value_position(view), list(legal))
        return sorted((Advice(move, found[move]) for move in legal), key=lambda advice: -advice.worth)

    def value_position(self, view: IsleView) -> Valuation:
        return Valuation(self.box, view, self.weights, self.planning, self.time_limit(), self.cache)

    def time_limit(self) -> TimeLimit:
        """The clock for one move."""
        return TimeLimit(NO_LIMIT)

    def weigh(self, valuation: Valuation, legal: list[Move]) -> dict[Move, WeightedReasons]:
        """What speaks for each move."""
        phase = valuation.view.phase
        card_budget = CardBudget(valuation)
        if valuation.view.pending:
            asks = valuation.view.pending[-1].asks
            if asks == "where":
                return self.places(valuation, legal)
            if asks == "cards":
                return pay(card_budget, legal)
        elif phase in ("draft", "family-cards"):
            return draft(card_budget, legal)
        elif phase == "payment":
            return pay(card_budget, legal)
        elif phase == "rescue-cards":
            return lay(card_budget, legal)
        return {move: self.worth(card_budget, move) for move in legal}

    def places(self, valuation: Valuation, legal: list[Move]) -> dict[Move, WeightedReasons]:
        """What each place does for the boat."""
        asked, layout, looks = (
            valuation.view.pending[-1],
            valuation.layout,
            LOOKS_TO_LAY_FACTOR * valuation.planning.looks,
        )
        compared = compare_boats(valuation)
        places = [move - PLACE for move in legal]
        seen = glanced_places(layout, asked.tile, asked.sort, places, looks) if looks else places
        found = {PLACE + place: compared.of(laid(layout, asked.tile, asked.sort, place)) for place in seen}
        return {move: found.get(move, UNSEEN) for move in legal}

    def worth(self, card_budget: CardBudget, move: Move) -> WeightedReasons:
        """What speaks for a single move; ending or passing is worth nothing."""
        valuation = card_budget.valuation
        if move >= DONE:
            return LET_BE
        if move >= REMOVE:
            return [(-self.removing(valuation, move - REMOVE), reason_for("holes"))]
        if move >= FIELD:
            return [(0.1, reason_for("cheap"))] if move == FIELD else LET_BE
        if move >= NAME:
            return self.best(valuation, valuation.view.pending[-1].tile, [move - NAME])
        if move >= USE:
            return [(0.3 - 0.1 * (move - USE), reason_for("basket"))]
        if move >= SHIFT:
            wanted = move - SHIFT in valuation.view.right and any(
                move - SHIFT == tile for tile, _ in card_budget.rescues.picks
            )
            return [(1.0 if wanted else -1.0, reason_for("cheap"))]
        if move >= TAKE:
            return self.take(valuation, move - TAKE)
        if move >= PLAY:
            return play(card_budget, move)
        if move >= GIVE:
            return [(-valuation.lesson_worth(move - GIVE), reason_for("lesson-lost", card=move - GIVE))]
        return [(0.01 * (5 - (move - FIGURE)), reason_for("hoping"))]

    def take(self, valuation: Valuation, tile: int) -> WeightedReasons:
        """What a tile does at its best place, less its price; nothing to speak of, if there is no time to look."""
        if valuation.time_limit.expired(LOOKING_TIME_SHARE):
            return LET_BE
        found = self.best(valuation, tile, valuation.colours(tile))
        if not valuation.view.pending and valuation.view.mode != "family":
            cost = valuation.paying(int(valuation.crew.fish), valuation.price(tile))
            found = [*found, (-cost, reason_for("fish"))]
        return found

    def best(self, valuation: Valuation, tile: int, colours: list[int]) -> WeightedReasons:
        """What a tile does at its best place, in the best of some colours."""
        best = valuation.best(tile, colours)
        if best is None:
            return [(NO_PLACE, reason_for("no-place"))]
        return compare_boats(valuation).of(best.layout)

    def removing(self, valuation: Valuation, anchor: int) -> float:
        """How many cells become free again when a treasure is removed."""
        for tile in valuation.crew.tiles:
            if tile.place % GRID == anchor:
                return 0.5 * len(tile.cells)
        return 0.0


def compare_boats(valuation: Valuation) -> BoatComparison:
    """What compares boats with the one as it is."""
    return BoatComparison(
        valuation.evaluator, valuation.layout, [scored.card for scored in valuation.context.scored_lessons]
    )
