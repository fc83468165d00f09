"""What people with the box write down, and what the rules say about it."""

from __future__ import annotations

from abc import abstractmethod
from copy import deepcopy
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from katzentisch.core.event import Event
from katzentisch.core.game import plain
from katzentisch.core.reason import BadContent, Refusal, Value
from katzentisch.play.dialogue import Dialogue
from katzentisch.play.record import is_name

MAX_NAME_LETTERS = 30
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LETTERS)]

S = TypeVar("S")


class BadSheet(BadContent):
    """A sheet that no real table can have."""


class Item(msgspec.Struct, frozen=True):
    """A line of somebody's column: a key of the words files, and the points."""

    key: str
    points: int
    data: dict[str, Value] = {}


class Column(msgspec.Struct, frozen=True):
    """Everything that counts for one player."""

    name: str
    items: list[Item]
    total: int
    rank: int = 0
    """0 while it is not decided."""


class Judgement(msgspec.Struct, frozen=True):
    """A sheet as the rules see it: columns side by side, how it came about step by step, and what else is of use."""

    columns: list[Column]
    steps: list[Event] = []
    more: dict[str, Any] = {}


def convert_sheet(data: object, kind: type[S]) -> S:
    """A sheet of a kind from plain data, as JSON has it; BadSheet if it is none."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise BadSheet("sheet-json", problem=str(problem)) from None


def decode_sheet(text: bytes, kind: type[S]) -> S:
    """A sheet of a kind from JSON; BadSheet if it is none."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadSheet("sheet-json", problem=str(problem)) from None


Step: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)] | Annotated[int, msgspec.Meta(ge=0, le=9999)]


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One field of a sheet gets another value, or goes if it has none."""

    path: Annotated[list[Step], msgspec.Meta(min_length=1, max_length=8)]
    value: Any = UNSET


def apply_edits(sheet: dict[str, Any], edits: list[Edit]) -> dict[str, Any]:
    """A sheet with these changes, the last one of each field; those whose place is gone are left out."""
    found = deepcopy(sheet)
    for edit in edits:
        *way, last = edit.path
        place: Any = found
        for step in way:
            place = place[step] if has_field(place, step) else None
        if isinstance(place, dict) and isinstance(last, str):
            if isinstance(edit.value, UnsetType):
                place.pop(last, None)
            else:
                place[last] = edit.value
        elif isinstance(place, list) and isinstance(last, int) and last < len(place) and edit.value is not UNSET:
            place[last] = edit.value
    return found


def has_field(place: object, step: str | int) -> bool:
    """Whether there is such a field, or so many entries."""
    if isinstance(place, dict):
        return step in place
    return isinstance(place, list) and isinstance(step, int) and step < len(place)


def check_names(names: list[str]) -> None:
    """Nobody is nameless, and no two are called the same."""
    for at, name in enumerate(names):
        if not is_name(name):
            raise BadSheet("name-bad")
        if plain(name) in map(plain, names[:at]):
            raise BadSheet("name-twice", name=name)


class SheetDialogue(Dialogue):
    """A sheet that is filled in answer by answer; the rules look at it after each."""

    def __init__(self) -> None:
        self.sheet: dict[str, Any] = {}
        self.judgement: Judgement | None = None
        self.told = 0

    @abstractmethod
    def fill(self, text: str) -> None:
        """Write an answer down; a Refusal if it cannot be read."""

    @abstractmethod
    def judge(self) -> Judgement:
        """What the rules say about the sheet; a Refusal if it cannot be."""

    def take(self, text: str) -> None:
        before = deepcopy(self.sheet)
        try:
            self.fill(text)
            self.judgement = self.judge() if self.sheet.get("names") else None
        except Refusal:
            self.sheet = before
            raise

    @property
    def names(self) -> list[str]:
        found: list[str] = self.sheet.get("names", [])
        return found

    def news(self) -> list[Event]:
        steps = self.judgement.steps if self.judgement else []
        fresh, self.told = steps[self.told :], len(steps)
        return fresh


def parse_names(text: str, least: int, most: int) -> list[str]:
    """Names with commas between."""
    names = [name.strip() for name in text.split(",")]
    if any(len(name) > MAX_NAME_LETTERS for name in names):
        raise BadSheet("name-bad")
    check_names(names)
    if not least <= len(names) <= most:
        raise BadSheet("players", players=len(names), least=least, most=most)
    return names


def parse_numbers(text: str, count: int, most: int) -> list[int]:
    """So many numbers from 0 on, with spaces or commas between."""
    words = text.replace(",", " ").split()
    if len(words) != count or not all(word.isdecimal() and len(word) < 4 and int(word) <= most for word in words):
        raise BadSheet("sheet-numbers", text=text, count=count, most=most)
    return [int(word) for word in words]


def parse_seat(text: str, names: list[str]) -> int:
    """Somebody by name, or by the beginning of it."""
    found = [seat for seat, name in enumerate(names) if plain(name).startswith(plain(text))]
    exact = [seat for seat in found if plain(names[seat]) == plain(text)]
    if not text.strip() or len(exact or found) != 1:
        raise BadSheet("sheet-who", text=text, choices=names)
    return (exact or found)[0]
