"""The 48 clues, the kinds of hints, and which hint is true for which clue."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

TERRAINS = ("forest", "desert", "water", "swamp", "mountain")
ANIMALS = ("bear", "cougar")
COLOURS = ("white", "green", "blue", "black")
KINDS = ("stone", "shack")


@cache
def component(name: str) -> Any:
    """One of the data files, as it is."""
    return json.loads(files(__package__).joinpath(f"{name}.json").read_text("utf-8"))


class Clue(msgspec.Struct, frozen=True):
    """True on every hex that has one of the values within the distance; negated, on all the others (CR-06 … CR-08)."""

    key: str
    feature: str
    """What the values are: terrain, animal, structure_kind or structure_colour."""
    values: tuple[str, ...]
    distance: int
    negated: bool = False

    @property
    def pair(self) -> bool:
        """Whether the hex itself has one of two terrains."""
        return self.distance == 0


POSITIVE = tuple(msgspec.convert(component("clues")["clues"], tuple[Clue, ...]))
CLUES = POSITIVE + tuple(msgspec.structs.replace(clue, key=f"not_{clue.key}", negated=True) for clue in POSITIVE)
"""Numbered: 0 … 22 are those of a normal game, 24 more than a clue is its negation."""
KEYS = tuple(clue.key for clue in CLUES)
NEGATION = len(POSITIVE)
NORMAL = NEGATION - 1
"""How many clues a normal game has: all but the one about black, none negated (CR-02, CR-R1)."""

FIRST_TIER = ("no_within1", "no_within2", "no_within3", "no_terrain_pair", "no_terrain")
HINTS = (*FIRST_TIER, "no_animal", *(f"no_{terrain}" for terrain in TERRAINS))
"""The eleven kinds (CR-38), those that generated puzzles prefer first (CR-R29)."""


def clues_of(advanced: bool) -> range:
    """The numbers of the clues of a mode."""
    return range(len(CLUES) if advanced else NORMAL)


def silent(hint: str, clue: Clue) -> bool:
    """Whether a clue leaves unsaid what the hint says that no clue says (CR-R30)."""
    what = hint.removeprefix("no_")
    if what.startswith("within"):
        return clue.distance != int(what[-1])
    if what == "terrain_pair":
        return not clue.pair
    if what in ("animal", "terrain"):
        return clue.feature != what
    return what not in clue.values


@cache
def hint_allows(hint: str) -> int:
    """The clues that may be in play after a hint, one bit each; without a hint all of them."""
    return sum(1 << number for number, clue in enumerate(CLUES) if not hint or silent(hint, clue))


def true_hints(clues: list[int]) -> list[str]:
    """The kinds of hint that are true for these clues."""
    dealt = sum(1 << clue for clue in set(clues))
    return [hint for hint in HINTS if not dealt & ~hint_allows(hint)]


def offered_hints(clues: list[int]) -> list[str]:
    """The true kinds of the first tier that has any (CR-R29)."""
    true = true_hints(clues)
    return [hint for hint in true if hint in FIRST_TIER] or true
