"""The solver: all that the set-up gives away, pieces priced by what they tell, hunts played on in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from katzentisch.bots.budget import Budget
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.cryptid.bots.halving import Exact
from katzentisch.games.cryptid.bots.sleuth import fits_own
from katzentisch.games.cryptid.bots.thought import Arm, Thought
from katzentisch.games.cryptid.box.map import HEXES
from katzentisch.games.cryptid.rules.state import CORRECT, SAY_DISC, SEARCH
from katzentisch.games.cryptid.rules.table import DISC
from katzentisch.games.cryptid.view import CryptidView


class Solver(Player):
    """The move that won most of the hunts it was tried in; the same for the same seed, view and number of them."""

    def __init__(self, seed: str, budget: Budget, clock: Callable[[], float] = monotonic) -> None:
        self.seed = seed
        self.budget = budget
        self.clock = clock
        self.plain = Exact(seed)
        """For what needs no thought, and for tables where somebody erred."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, CryptidView)
        arms = self.think(view, legal)
        return arms[0].move if arms else self.plain.choose(view, legal)

    def interrupt(self, view: View, legal: Sequence[Move]) -> Move | None:
        return self.plain.interrupt(view, legal)

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """The moves that were tried, the best first, with what speaks for each; then all others."""
        assert isinstance(view, CryptidView)
        arms = self.think(view, legal)
        plain = {advice.move: advice for advice in self.plain.advise(view, legal)}
        told = [Advice(arm.move, [*self.tried(arm, arms), *plain.pop(arm.move).because]) for arm in arms]
        return told + list(plain.values())

    def tried(self, arm: Arm, arms: list[Arm]) -> list[tuple[float, Reason]]:
        """How a move fared, and whether it is the quietest piece."""
        because = []
        if arm.visits:
            because.append((arm.mean, Reason("tried", {"worlds": arm.visits, "percent": round(100 * arm.mean)})))
        if arm.move // HEXES <= DISC and arm.promise == max(each.promise for each in arms):
            because.append((0.1, Reason("tells-least")))
        return because

    def think(self, view: CryptidView, legal: Sequence[Move]) -> list[Arm]:
        """The moves worth a thought, the best first; none where the plain player may decide."""
        spending = self.budget.spend(self.clock)
        spending.more()  # the first hunt, which is always tried
        if view.phase not in ("opening", "turn", "owing", "extra") or view.relay >= 0:
            return []
        moves = [move for move in legal if honest(view, move)]
        if len(moves) <= 1:
            return [Arm(move, 0.0) for move in moves]
        thought = Thought(view, self.seed)
        if not thought.order:
            return []
        arms = thought.turns(moves) if view.phase == "turn" else thought.pieces(moves, spending)
        # Before the first turn the lists are long and everything is open: first sight sees more there.
        if len(arms) > 1 and view.phase != "opening":
            thought.try_out(arms, spending)
        return sorted(arms, key=lambda arm: arm.rank)


def honest(view: CryptidView, move: Move) -> bool:
    """Whether a move is a question, or a search or piece that goes with the player's own clue."""
    kind, at = divmod(move, HEXES)
    if move >= SAY_DISC or kind == CORRECT:
        return False
    return kind > CORRECT or fits_own(view, at) == (kind in (DISC, SEARCH))
