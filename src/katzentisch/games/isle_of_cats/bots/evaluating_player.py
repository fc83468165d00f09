"""A player that judges boats, plans its fish over the day and can say why."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.view import View
from katzentisch.games.isle_of_cats.bots.cache import Memory
from katzentisch.games.isle_of_cats.bots.card_budget import Purse
from katzentisch.games.isle_of_cats.bots.card_choice import LET_BE, draft, few_cats, lay, pay, play
from katzentisch.games.isle_of_cats.bots.move_reasons import Because, Worth, because
from katzentisch.games.isle_of_cats.bots.placements import glances, laid
from katzentisch.games.isle_of_cats.bots.planning import Habits
from katzentisch.games.isle_of_cats.bots.time_limit import PATIENT, Watch
from katzentisch.games.isle_of_cats.bots.valuation import Situation
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
UNSEEN: Worth = [(-99.0, because("holes"))]
"""A place that one did not look at."""
LOOKS_TO_LAY = 6
"""How many times more places one looks at to lay a tile than to say what it is worth."""
LOOKING = 0.5
"""The share of the time after which no more tiles are looked at."""


class Captain(Player):
    """Weighs every legal move by the judgement of the boat it leads to, and by what it costs."""

    def __init__(self, weights: Weights | None = None, habits: Habits | None = None) -> None:
        self.box = the_box()
        self.weights = weights or Weights()
        self.habits = habits or Habits()
        self.memory = Memory()

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, IsleView)
        if view.phase == "before-sister" and READY in legal:
            return READY
        return legal[0] if len(legal) == 1 else self.advise(view, legal)[0].move

    def interrupt(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Bring cats to the fields before the last ones are gone, if there are still baskets to fill."""
        assert isinstance(view, IsleView)
        if view.phase != "rescue" or view.crews[view.seat].passed or not self.habits.plans:
            return None
        for move in legal:
            if self.box.card((move - PLAY) // len(VARIANTS)).effect == TILES_TO_FIELDS:
                return move if few_cats(Purse(self.situation(view))) else None
        return None

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """All moves, the best first, with reasons; ties keep the order of the moves."""
        assert isinstance(view, IsleView)
        found = self.weigh(self.situation(view), list(legal))
        return sorted((Advice(move, found[move]) for move in legal), key=lambda advice: -advice.worth)

    def situation(self, view: IsleView) -> Situation:
        return Situation(self.box, view, self.weights, self.habits, self.watch(), self.memory)

    def watch(self) -> Watch:
        """The clock for one move."""
        return Watch(PATIENT)

    def weigh(self, situation: Situation, legal: list[Move]) -> dict[Move, Worth]:
        """What speaks for each move."""
        phase = situation.view.phase
        purse = Purse(situation)
        if situation.view.pending:
            asks = situation.view.pending[-1].asks
            if asks == "where":
                return self.places(situation, legal)
            if asks == "cards":
                return pay(purse, legal)
        elif phase in ("draft", "family-cards"):
            return draft(purse, legal)
        elif phase == "payment":
            return pay(purse, legal)
        elif phase == "rescue-cards":
            return lay(purse, legal)
        return {move: self.worth(purse, move) for move in legal}

    def places(self, situation: Situation, legal: list[Move]) -> dict[Move, Worth]:
        """What each place does for the boat."""
        asked, layout, looks = situation.view.pending[-1], situation.layout, LOOKS_TO_LAY * situation.habits.looks
        compared = because_in(situation)
        places = [move - PLACE for move in legal]
        seen = glances(layout, asked.tile, asked.sort, places, looks) if looks else places
        found = {PLACE + place: compared.of(laid(layout, asked.tile, asked.sort, place)) for place in seen}
        return {move: found.get(move, UNSEEN) for move in legal}

    def worth(self, purse: Purse, move: Move) -> Worth:
        """What speaks for a single move; ending or passing is worth nothing."""
        situation = purse.situation
        if move >= DONE:
            return LET_BE
        if move >= REMOVE:
            return [(-self.removing(situation, move - REMOVE), because("holes"))]
        if move >= FIELD:
            return [(0.1, because("cheap"))] if move == FIELD else LET_BE
        if move >= NAME:
            return self.best(situation, situation.view.pending[-1].tile, [move - NAME])
        if move >= USE:
            return [(0.3 - 0.1 * (move - USE), because("basket"))]
        if move >= SHIFT:
            wanted = move - SHIFT in situation.view.right and any(
                move - SHIFT == tile for tile, _ in purse.rescues.picks
            )
            return [(1.0 if wanted else -1.0, because("cheap"))]
        if move >= TAKE:
            return self.take(situation, move - TAKE)
        if move >= PLAY:
            return play(purse, move)
        if move >= GIVE:
            return [(-situation.lesson_worth(move - GIVE), because("lesson-lost", card=move - GIVE))]
        return [(0.01 * (5 - (move - FIGURE)), because("hoping"))]

    def take(self, situation: Situation, tile: int) -> Worth:
        """What a tile does at its best place, less its price; nothing to speak of, if there is no time to look."""
        if situation.watch.expired(LOOKING):
            return LET_BE
        found = self.best(situation, tile, situation.colours(tile))
        if not situation.view.pending and situation.view.mode != "family":
            cost = situation.paying(int(situation.crew.fish), situation.price(tile))
            found = [*found, (-cost, because("fish"))]
        return found

    def best(self, situation: Situation, tile: int, colours: list[int]) -> Worth:
        """What a tile does at its best place, in the best of some colours."""
        best = situation.best(tile, colours)
        if best is None:
            return [(NO_PLACE, because("holes"))]
        return because_in(situation).of(best.layout)

    def removing(self, situation: Situation, anchor: int) -> float:
        """How many cells become free again when a treasure is removed."""
        for tile in situation.crew.tiles:
            if tile.place % GRID == anchor:
                return 0.5 * len(tile.cells)
        return 0.0


def because_in(situation: Situation) -> Because:
    """What compares boats with the one as it is."""
    return Because(situation.judge, situation.layout, [duty.card for duty in situation.expectations.duties])
