"""A game that was played with the box, told afterwards: a record grows from what people remember."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import ClassVar, TypeAlias

from katzentisch.core.chance import Rng, rng
from katzentisch.core.event import Event, heard
from katzentisch.core.game import GALLERY, Move, plain
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadNotation, BadOptions, IllegalMove, Refusal
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.dialogue import Dialogue, DialogueQuestion
from katzentisch.play.match import Match
from katzentisch.play.record import BadRecord, Line, Record, is_name

DealAndMoves: TypeAlias = tuple[dict[str, str], list[Line]]
"""What chance did, and the moves."""
MAX_NAME_LETTERS = 30
MAX_DEALS_TRIED = 400
"""How often hands that nobody saw are dealt again until everything fits."""


class Reconstruction(Dialogue):
    """Asks who played and how, then goes through the game; every answer is judged by the rules at once.

    What nobody saw (a hand before it is played) is filled in at random, so that it fits.
    """

    options_asked: ClassVar[dict[str, str]]
    """How each option is asked for."""

    def __init__(self, entry: GamePackage) -> None:
        self.entry = entry
        self.game = entry.game
        self.called: list[str] = []
        self.options: dict[str, str] = {}
        self.chance: dict[str, str] = {}
        """The deals that are settled."""
        self.lines: list[Line] = []
        """The moves that belong to them."""
        self.match: Match | None = None
        """The game so far, with hands that may have been."""
        self.heard = 0
        self.moves = moves_by_name(entry)

    # Who, and how

    def question(self) -> DialogueQuestion | None:
        if not self.names:
            return DialogueQuestion("evening-names", {"least": self.game.players[0], "most": self.game.players[-1]})
        option = self.open_option()
        if option:
            offers = self.choices(option)
            return DialogueQuestion(self.options_asked[option], {"choices": offers}, offers)
        return None if self.match and self.match.over else self.question_of_game()

    def take(self, text: str) -> None:
        option = self.open_option()
        if not self.names:
            self.called = self.parse_names(text)
        elif option:
            offers = self.choices(option)
            chosen = next((at for at, choice in enumerate(offers) if plain(choice) == plain(text)), None)
            if chosen is None:
                raise BadOptions("evening-choice", text=text, choices=offers)
            self.options[option] = self.values(option)[chosen]
        else:
            self.take_in_game(text)
        if self.names and not self.open_option() and self.match is None:
            self.start()

    @property
    def names(self) -> list[str]:
        return self.called

    def parse_names(self, text: str) -> list[str]:
        names = [name.strip() for name in text.split(",")]
        if not all(is_name(name) and not name.startswith("bot:") and len(name) <= MAX_NAME_LETTERS for name in names):
            raise BadOptions("name-bad")
        for at, name in enumerate(names):
            if plain(name) in map(plain, names[:at]):
                raise BadOptions("name-twice", name=name)
        self.game.resolve(len(names), {})
        return names

    def open_option(self) -> str:
        """The next thing to decide before the start; what has only one choice is not asked."""
        if not self.names:
            return ""
        options = self.game.options(len(self.names))
        open_ones = (option.name for option in options if option.name not in self.options and len(option.choices) > 1)
        return next(open_ones, "")

    def values(self, option: str) -> list[str]:
        """What an option can be; who starts is known after the game."""
        found = next(each for each in self.game.options(len(self.names)) if each.name == option)
        return [choice for choice in found.choices if choice != "random"]

    def choices(self, option: str) -> list[str]:
        """The same as people say it: seats by name."""
        return [self.names[int(value)] if value.isdecimal() else value for value in self.values(option)]

    # The game

    @abstractmethod
    def start(self) -> None:
        """Everything before the first move is known."""

    @abstractmethod
    def question_of_game(self) -> DialogueQuestion:
        """What happened next?"""

    @abstractmethod
    def take_in_game(self, text: str) -> None:
        """What happened next."""

    def read_move(self, text: str) -> Move:
        """A move as records spell it, or as people say it in either language."""
        try:
            return self.game.parse(text)
        except BadNotation:
            if plain(text) in self.moves:
                return self.moves[plain(text)]
            raise

    def fold(self, chance: dict[str, str], lines: Sequence[Line]) -> Match:
        """The game with these hands; BadRecord if it cannot have been."""
        record = Record(self.game.id, self.game.version, self.names, dict(self.options), None, chance, list(lines))
        try:
            return Match(record, self.game)
        except BadRecord as bad:
            if bad.reason.key != "chance-unasked":
                raise
            return self.fold(
                {label: text for label, text in chance.items() if label != bad.reason.data["label"]}, lines
            )

    def fitting(self, deals: Callable[[Rng], DealAndMoves], fits: Callable[[Match], bool]) -> Match:
        """The first way to fill in what nobody saw that the rules accept, if possible one that fits what was told.

        If they accept none, why they refuse the last move.
        """
        source = rng(f"evening {len(self.lines)}")
        refused: Refusal | None = None
        accepted: Match | None = None
        for _ in range(MAX_DEALS_TRIED):
            chance, lines = deals(source)
            numbered = [Line(line.seat, line.text, number=at) for at, line in enumerate(lines, 1)]
            try:
                match = self.fold(chance, numbered)
            except BadRecord as bad:
                if bad.line == len(lines) or refused is None:
                    refused = bad
                continue
            if fits(match):
                return match
            accepted = match
        if accepted is None:
            assert refused is not None
            raise IllegalMove(refused.reason)
        return accepted

    def record(self) -> Record:
        """What was told, as any other match is kept."""
        assert self.match is not None
        return self.match.record

    def news(self) -> list[Event]:
        if self.match is None:
            return []
        events = heard(self.match.log[self.heard :], GALLERY)
        self.heard = len(self.match.log)
        return events


@cache
def moves_by_name(entry: GamePackage) -> dict[str, Move]:
    """Every move by what it is called in each language."""
    found: dict[str, Move] = {}
    for words in [Words(lang, entry) for lang in LANGUAGES]:
        found |= {plain(words.move(entry.game.spell(move))): move for move in range(entry.game.moves)}
    return found


def split_randomly(pool: list[int], sizes: Sequence[int], source: Rng) -> Iterator[list[int]]:
    """Random parts of a pool, of these sizes; what is left comes last."""
    source.shuffle(pool)
    at = 0
    for size in sizes:
        yield pool[at : at + size]
        at += size
    yield pool[at:]
