"""What a game's folder may bring besides its rules: typed parts, each declared in one place.

A module of the folder declares its part under the name `part`, for example in `bots/__init__.py`:

    part = GameBots(players={"heuristic": Heuristic})

A misspelt or missing argument is an error of the type checker, and of the import.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from katzentisch.core.game import Game, Move, Seat
from katzentisch.core.game_command import GameCommand
from katzentisch.core.player import Player
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.view import View

Renderable: TypeAlias = Any
"""Something that rich can print; browsers load this module without rich."""

if TYPE_CHECKING:
    from katzentisch.core.words import Words

    Draw = Callable[[View, Words, Sequence[str]], Renderable]
    Command = GameCommand | Callable[[list[str], Words], int]


Part = TypeVar("Part")


class BadGamePackage(TypeError):
    """A game's folder lacks a part that it must have, or declares one wrongly."""


@dataclass(frozen=True, kw_only=True)
class GameBots:
    """`bots`: the players that know the game."""

    players: Mapping[str, Callable[..., Player]]
    """By kind; each is called with a seed, and with a budget if `budgets` names its kind."""
    budgets: Mapping[str, str] = field(default_factory=dict)
    """The kinds that take a budget, each with its usual one."""
    hint_worlds: str = "300"
    """How many worlds a hint simulates: a number and no time, so that the same question has the same answer."""
    playout_policy: PlayoutPolicy = field(default_factory=PlayoutPolicy)
    """How a search plays on and judges positions."""
    opponent_policies: Mapping[str, PlayoutPolicy] = field(default_factory=dict)
    """Quick policies by name: opponents for training."""
    too_slow_in_browsers: Collection[str] = ()
    """Kinds that think for seconds without compiled engines; the static site does not offer them."""
    nets_in_browsers: Collection[str] = ()
    """The net files that the static site ships, because a level that it offers asks them."""
    dataset_players: str = ""
    """Who plays the games of the public dataset: quick and unlike each other."""


@dataclass(frozen=True, kw_only=True)
class GameText:
    """`shown/text.py`: views drawn for the terminal."""

    draw: Draw
    ask: Callable[[View, Words, Sequence[str]], str]
    """What is asked of a seat, in one sentence."""
    brief: Draw | None = None
    """What matters now, for a small window."""
    describe: Draw | None = None
    """Everything in sentences, for screen readers."""
    recap: Draw | None = None
    """The table as the last round left it, shown before `scoring_events`."""
    has_points: bool = True
    """Whether points decide; without them the result names only the winner."""
    scoring_events: Collection[str] = ()
    """The keys of events that start a scoring."""
    show_seat: Callable[[View, Seat, Words, Sequence[str]], Renderable] | None = None
    """What lies in front of one player."""
    rules_now: Callable[[View], Sequence[str]] | None = None
    """The numbers of the rules about the present moment."""
    label: Callable[[Move, Words, Sequence[str]], str] | None = None
    """A move as people call it; by default its notation, translated."""
    preview: Callable[[View, Move, Words], Renderable | None] | None = None
    """The board as it would look after a move."""
    card_numbers: Callable[[View], Collection[int]] | None = None
    """The numbers by which a seat knows the cards it sees; a list of moves does not use them for anything else."""
    is_formality: Callable[[View, str], bool] | None = None
    """Whether the only legal move, given in notation, merely confirms something."""


@dataclass(frozen=True, kw_only=True)
class GameFacts:
    """`shown/facts.py`: what browsers must know of the components."""

    facts: Callable[[], Any]


@dataclass(frozen=True, kw_only=True)
class GameCompanion:
    """`shown/companion.py`: help for people who play with the box."""

    judge: Callable[[dict[str, Any]], Any] | None = None
    """What the rules say about a filled-in sheet."""
    sheet: type | None = None
    """The type of that sheet."""
    deal: Callable[[int, dict[str, str]], dict[str, Any]] | None = None
    """A set-up to lay out, for a number of players and options."""


@dataclass(frozen=True, kw_only=True)
class GameDialogue:
    """`shown/sheet_dialogue.py` and `shown/reconstruction.py`: questions that fill in a sheet, or a record."""

    begin: Callable[..., Any]


@dataclass(frozen=True, kw_only=True)
class GameCommands:
    """`shown/commands.py`: commands of the game's own, `katzentisch NAME GAME …`."""

    commands: Mapping[str, Command]


@dataclass(frozen=True, kw_only=True)
class GameStatistics:
    """`shown/arena.py`: what the arena counts besides points, for each seat of a finished match."""

    statistics: Callable[[Any], dict[str, list[float | None]]]
    shares: Mapping[str, float] = field(default_factory=dict)
    """Statistics that are shares, with the value that stands for all."""


@dataclass(frozen=True, kw_only=True)
class GameHighlights:
    """`shown/highlights.py`: figures of a finished match that players like to show, for each seat."""

    figures: Callable[[Any], dict[str, list[int | None]]]
    """By the key of their name in the game's words; None where a seat has none."""
    lowest: Collection[str] = ()
    """The figures of which the lowest is the best."""


@dataclass(frozen=True, kw_only=True)
class GameReview:
    """`shown/review.py`: what a finished match shows in hindsight, from the views after each ply."""

    review: Callable[..., Any]


@dataclass(frozen=True, kw_only=True)
class GameBench:
    """`bench.py`: speed figures of the game's own."""

    figures: Callable[..., Any]


class GamePackage:
    """One game: its rulebook, and the parts that its folder brings. Parts are loaded when they are first asked for."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.folder = package.rpartition(".")[2]
        game = import_module(package).game
        if not isinstance(game, Game):
            raise BadGamePackage(f"{package}.game is not a Game")
        self.game = game

    @cached_property
    def bots(self) -> GameBots:
        return self._load("bots", GameBots) or GameBots(players={})

    @cached_property
    def text(self) -> GameText | None:
        return self._load("text", GameText)

    @cached_property
    def facts(self) -> GameFacts | None:
        return self._load("facts", GameFacts)

    @cached_property
    def companion(self) -> GameCompanion:
        return self._load("companion", GameCompanion) or GameCompanion()

    @cached_property
    def sheet_dialogue(self) -> GameDialogue | None:
        return self._load("sheet_dialogue", GameDialogue)

    @cached_property
    def reconstruction(self) -> GameDialogue | None:
        return self._load("reconstruction", GameDialogue)

    @cached_property
    def commands(self) -> Mapping[str, Command]:
        part = self._load("commands", GameCommands)
        return part.commands if part else {}

    @cached_property
    def statistics(self) -> GameStatistics | None:
        return self._load("arena", GameStatistics)

    @cached_property
    def highlights(self) -> GameHighlights | None:
        return self._load("highlights", GameHighlights)

    @cached_property
    def review(self) -> GameReview | None:
        return self._load("review", GameReview)

    @cached_property
    def bench(self) -> GameBench | None:
        return self._load("bench", GameBench)

    @cached_property
    def observer(self) -> Any:
        """What writes the game's observations (`learn.py`); None if it cannot be learned."""
        module = find_module(f"{self.package}.learn")
        return getattr(module, "observer", None)

    def read(self, *path: str) -> str | None:
        """A text file of the folder, if it is there."""
        file = files(self.package).joinpath(*path)
        return file.read_text("utf-8") if file.is_file() else None

    def _load(self, name: str, kind: type[Part]) -> Part | None:
        """A part of the folder or of its `shown/`; None without such a module; else it must declare one."""
        module = find_module(f"{self.package}.{name}") or find_module(f"{self.package}.shown.{name}")
        if module is None:
            return None
        part = getattr(module, "part", None)
        if not isinstance(part, kind):
            raise BadGamePackage(f"{module.__name__} must declare `part = {kind.__name__}(…)`")
        return part


def find_module(name: str) -> ModuleType | None:
    """The module of this name, if it and the packages it belongs to are there."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None
