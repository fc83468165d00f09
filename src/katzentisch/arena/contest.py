"""One contest: everything that decides its results, and the games it consists of."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from katzentisch.arena.lineup import Lineup, budget_of, seatings
from katzentisch.core.catalogue import find
from katzentisch.core.game_package import GamePackage
from katzentisch.core.view import encode
from katzentisch.play.record import Record

CODE = ("core", "bots", "play")
"""The folders of the house whose code decides how a game goes, beside the game's own …"""
OWN_CODE = ("contest", "external_programs", "lineup", "open_cards", "referee")
"""… and the modules of the arena that do."""
UNDECISIVE = frozenset({"tests", "web", "words", "records", "__pycache__"})
"""Folders whose files change no result; all others count, whatever their kind: code, data, the weights of nets."""
DEADLINE_SECONDS = 60.0


class Pairing(NamedTuple):
    """One game of a contest: which deal, and which of its seatings."""

    deal: int
    seating: int


class Contest(msgspec.Struct, frozen=True, dict=True):
    """Who plays what, from which seed; its key changes with anything that may change a result."""

    game: str
    version: int
    options: dict[str, str]
    lineup: Lineup
    seed: str
    orders: bool = False
    """Every order of the competitors is played, not only the rotations."""
    deadline: float = DEADLINE_SECONDS
    """Seconds beyond its budget after which a player has lost the game."""
    code: str = ""

    @cached_property
    def entry(self) -> GamePackage:
        return find(self.game)

    @cached_property
    def seatings(self) -> list[Lineup]:
        return seatings(self.lineup, self.orders)

    @cached_property
    def key(self) -> str:
        return sha256(encode(self)).hexdigest()[:12]

    @cached_property
    def by_the_clock(self) -> bool:
        """Whether somebody thinks for seconds, so that no game can be played again."""
        budgets = [budget_of(self.entry, one) for one in self.lineup if not one.command]
        return any(budget.seconds for budget in budgets if budget)

    def record(self, pairing: Pairing) -> Record:
        """A game before its first move."""
        names = [contender.seated for contender in self.seatings[pairing.seating]]
        return Record(self.game, self.version, names, dict(self.options), self.deal_seed(pairing.deal), lines=[])

    def deal_seed(self, deal: int) -> str:
        """What chance does in a deal, the same for every seating."""
        return sha256(f"arena deal {self.seed} {deal}".encode()).hexdigest()[:32]

    def bot_seed(self, pairing: Pairing, seat: int) -> str:
        """A player's own luck, which tells nothing about the deal."""
        return sha256(f"arena bot {self.seed} {pairing.deal} {pairing.seating} {seat}".encode()).hexdigest()[:32]

    def pairings(self, games: int) -> Iterator[Pairing]:
        """Whole deals, at least as many games as were asked for."""
        each = len(self.seatings)
        for deal in range(-(-games // each)):
            for seating in range(each):
                yield Pairing(deal, seating)


def fingerprint_of_code(entry: GamePackage, lineup: Lineup) -> str:
    """Changes with the code of the house, of the game and of the programs and nets that compete."""
    digest = sha256()
    house = Path(str(files("katzentisch")))
    folders = [house / name for name in CODE] + [Path(str(files(entry.package)))]
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix != ".md" and path.is_file()):
            if UNDECISIVE.isdisjoint(path.parts[len(folder.parts) :]):
                digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    for name in OWN_CODE:
        digest.update((house / "arena" / f"{name}.py").read_bytes())
    for command in sorted({contender.command for contender in lineup}):
        for word in shlex.split(command):
            if Path(word).is_file():
                digest.update(Path(word).read_bytes())
    for net in sorted({contender.net for contender in lineup if contender.net}):
        digest.update(Path(net).read_bytes())
    return digest.hexdigest()[:12]
