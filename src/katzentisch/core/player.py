"""Who sits in a seat: anything that answers a view with a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from katzentisch.core.game import Move
from katzentisch.core.reason import Reason
from katzentisch.core.view import View


class Advice(msgspec.Struct, frozen=True):
    """What a player would do, and why, in words (`because-…`) with what each is worth."""

    move: Move
    because: list[tuple[float, Reason]] = []

    @property
    def worth(self) -> float:
        return sum(weight for weight, _ in self.because)


class Player(ABC):
    """A player sees a view and the legal moves, never a state."""

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move to make; `legal` is never empty."""

    def interrupt(self, view: View, legal: Sequence[Move]) -> Move | None:
        """A move out of turn, or None to let things run."""
        return None

    def stay(self, seed: str) -> bool:
        """Whether to keep the seat for the next question, with luck from this seed; otherwise somebody new sits down.

        Anybody who stays answers as somebody new would: what a player has found saves time and never changes a move.
        """
        return False


class Weigher(Player):
    """A player that weighs each move by reasons it can name."""

    @abstractmethod
    def weigh(self, view: View, move: Move) -> Advice:
        """This move with everything that speaks for or against it."""

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """All moves, the best first; ties keep the order of the moves."""
        return sorted((self.weigh(view, move) for move in legal), key=lambda advice: -advice.worth)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self.advise(view, legal)[0].move
