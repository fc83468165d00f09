"""What a game is: the contract between a rulebook and everybody who plays by it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import ClassVar, TypeAlias

from katzentisch.core.chance import Chance, Rng
from katzentisch.core.event import Event
from katzentisch.core.options import Option, Options, resolve
from katzentisch.core.reason import BadChance, BadNotation, BadOptions
from katzentisch.core.state import State
from katzentisch.core.view import View

Seat: TypeAlias = int
Move: TypeAlias = int

GALLERY: Seat = -1


class Game(ABC):
    """The rulebook: it makes states and spells moves. It holds no state of its own."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Rises exactly when an old record would replay differently."""
    players: ClassVar[range]
    minutes: ClassVar[int]
    laborious: ClassVar[bool] = False
    """Whether a set-up takes more than a few milliseconds, so that a server has it done where nobody waits for it."""
    moves: ClassVar[int]
    """Every move is a number below this one."""
    view_type: ClassVar[type[View]]
    later: ClassVar[tuple[str, ...]] = ()
    """Labels under which chance is first asked after the set-up; not `deal 2`, which is of the kind of `deal 1`."""

    def options(self, players: int) -> list[Option]:
        """What can be decided before the start, for this many players."""
        return []

    def start(self, players: int, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        """The first position, telling a log how it came about; BadOptions if the game cannot be played like this."""
        state = self.set_up(players, self.resolve(players, options), chance)
        state.log = log
        state.begin()
        return state

    def resolve(self, players: int, options: Options) -> dict[str, str]:
        """Every option with its value, for a number of players that can play."""
        if players not in self.players:
            raise BadOptions("players", players=players, least=self.players[0], most=self.players[-1])
        return resolve(self.options(players), options)

    @abstractmethod
    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        """A state that has yet to begin; players and options are known to be good."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A state that could lie behind this view, every such state as likely as chance makes it."""

    @abstractmethod
    def spell(self, move: Move) -> str:
        """The move as records, the wire and people write it."""

    def parse(self, text: str) -> Move:
        """The move that this text spells, whatever its spaces and capitals; BadNotation if it spells none."""
        try:
            return self._notation[plain(text)]
        except KeyError:
            raise BadNotation("notation", text=text) from None

    @cached_property
    def _notation(self) -> dict[str, Move]:
        return {plain(self.spell(move)): move for move in range(self.moves)}

    @abstractmethod
    def box(self, players: int, options: Options) -> dict[str, int]:
        """How many there are of each card, tile and token: what every state's census must give."""

    @abstractmethod
    def longest(self, players: int, options: Options) -> int:
        """More moves than any game takes that is played at random."""

    def spell_chance(self, label: str, outcome: list[int]) -> str:
        """What chance did under a label, as records spell it out."""
        return " ".join(map(str, outcome))

    def parse_chance(self, label: str, text: str) -> list[int]:
        """What this text says that chance did; bars between the words are for the eye."""
        words = text.replace("|", " ").split()
        if not all(word.isdecimal() and len(word) < 10 for word in words):
            raise BadChance("chance-notation", label=label, text=text)
        return [int(word) for word in words]


def plain(text: str) -> str:
    """Text as it is compared: single spaces, small letters."""
    return " ".join(text.split()).lower()
