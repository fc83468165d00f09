"""The hint: everybody may ask for it, enough must agree (CR-37, CR-R27, CR-R28)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.core.event import Event
from katzentisch.games.cryptid.rules.mistakes import Mistakes
from katzentisch.games.cryptid.rules.table import OVER


class Hint(Mistakes):
    """A hunt with votes for the hint."""

    def needed(self) -> i64:
        """All of three, all but one of four or five."""
        return 3 if self.players == 3 else self.players - 1

    def may_agree(self, seat: i64) -> bool:
        """Who took the mark back waits until the turn has passed on."""
        return self.phase != OVER and not self.hint_given and (self.agreed | self.rested) & bit(seat) == 0

    def may_withdraw(self, seat: i64) -> bool:
        return self.phase != OVER and not self.hint_given and self.agreed & bit(seat) != 0

    def agree(self, seat: i64) -> None:
        """Set the mark; the last one needed brings the hint."""
        self.agreed |= bit(seat)
        self.tell("agrees", seat)
        if count(self.agreed) >= self.needed():
            self.hint_given = True
            if self.log is not None:
                self.log.append(Event("hint", {"hint": self.hint}))

    def withdraw(self, seat: i64) -> None:
        self.agreed &= ~bit(seat)
        self.rested |= bit(seat)
        self.tell("withdraws", seat)
