"""What is measured: plain data, the same for the table and for programs."""

from __future__ import annotations

import msgspec


class Figures(msgspec.Struct, frozen=True):
    """How fast one engine is with so many players; CPU time of one core."""

    game: str
    players: int
    inside: float
    """Moves a second, chosen at random by the engine itself; dealing counts."""
    api: float
    """Moves a second as a program plays: whose turn, the legal moves, one of them, apply."""
    viewed: float
    """The same with a view made before every move."""
    copy: float
    """Microseconds, like the next two."""
    imagine: float
    imagine_and_copy: float


class Engine(msgspec.Struct, frozen=True):
    """The compiled engine beside the same sources uncompiled."""

    compiled: Figures
    pure: Figures


class Growth(msgspec.Struct, frozen=True):
    """What it takes to fold records of so many moves together, from the first move to the last."""

    game: str
    players: int
    moves: int
    seconds: float
    bytes: int

    @property
    def microseconds_a_move(self) -> float:
        return 1e6 * self.seconds / self.moves

    @property
    def bytes_a_move(self) -> float:
        return self.bytes / self.moves


class Goal(msgspec.Struct, frozen=True):
    """One thing we promised ourselves, and whether it is so."""

    text: str
    value: float
    target: float | None
    """Nothing is promised where there is none."""
    at_most: bool = False

    @property
    def met(self) -> bool | None:
        if self.target is None:
            return None
        return self.value <= self.target if self.at_most else self.value >= self.target


class Comparison(msgspec.Struct, frozen=True):
    """One of our games beside the closest game of another framework, measured one after the other."""

    game: str
    players: int
    figure: str
    ours: float
    peer: str
    theirs: float
    target: float | None
    """The ratio we want to reach."""

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def met(self) -> bool | None:
        return None if self.target is None else self.ratio >= self.target


class Report(msgspec.Struct, frozen=True):
    """All of one run."""

    python: str
    machine: str
    compiled: bool
    """Without a C compiler both columns of an engine are the sources."""
    engines: list[Engine]
    growth: list[Growth]
    goals: list[Goal]
    peers: list[Comparison] = []
    missing: dict[str, str] = {}
    """Peers that could not be measured, and why."""
