"""What lessons ask for: a small interpreter of the scores and metrics in the data files."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.games.isle_of_cats.box.boat import COLOURS

FAMILY: Final = 3
"""The cats that make a family."""
CHOSEN: Final = 5
"""The colour that was named for the card."""
NONE: Final = -1

# What is known of a cat aboard: its colour in the lowest three bits, then these.
EDGE: Final = 8
LONELY: Final = 16
BY_TREASURE: Final = 32
BY_RAT: Final = 64
# What is known of a treasure: the colours it touches in the lowest five bits, then this.
IS_RARE: Final = 32

COUNTS: Final = (
    "cats",
    "oshax",
    "common_treasures",
    "rare_treasures",
    "treasures",
    "visible_rats",
    "uncovered_maps",
    "covered_maps",
    "private_lessons",
    "permanent_baskets",
    "turn_order_position",
    "fish",
    "families",
    "cats_in_largest_family",
    "filled_rooms",
    "unfilled_rooms",
    "rooms_with_tiles",
    "empty_edge_cells",
    "empty_cells_in_row",
    "colours_without",
    "distinct_colours",
)
FILTERS: Final = (
    "count",
    "colour",
    "edge",
    "lonely",
    "touching_treasure",
    "per_colour",
    "over",
    "touching_colour",
    "min_size",
    "rooms",
    "row",
    "relation",
)
RELATIONS: Final = {"cat_touching_treasure": BY_TREASURE, "cat_at_edge": EDGE, "cat_touching_visible_rat": BY_RAT}
OPERATORS: Final = ("==", ">=", "<=", "<", ">")
KINDS: Final = ("per", "if", "family_points", "largest_family", "repeat_best_solo_lesson")


class BadData(ValueError):
    """A data file says something that no rule knows."""


class Survey:
    """Everything about a boat that can be worth points."""

    def __init__(self) -> None:
        self.cats: list[int] = []
        self.treasures: list[int] = []
        self.oshax: i64 = 0
        self.families: list[tuple[int, int]] = []
        """Size and colour, the largest first."""
        self.rats: i64 = 0
        self.maps: i64 = 0
        """Treasure maps that are covered."""
        self.open_rooms: i64 = 0
        """Rooms with a free cell, one bit each by their numbers."""
        self.entered_rooms: i64 = 0
        """Rooms with a covered cell."""
        self.open_edge: i64 = 0
        self.open_in_row: list[int] = []

    def largest_family(self) -> int:
        return self.families[0][0] if self.families else 0


class Circumstances:
    """What counts besides the boat."""

    def __init__(self) -> None:
        self.fish: i64 = 0
        self.lessons: i64 = 0
        """Private lessons on the table."""
        self.baskets: i64 = 0
        self.position: i64 = 1
        self.elsewhere: i64 = 0
        """The largest family on any other boat."""
        self.solo = False


class Metric:
    """Something to count."""

    def __init__(self, data: dict[str, Any]) -> None:
        for key in data:
            if key not in FILTERS:
                raise BadData(f"no metric knows {key!r}")
        if data["count"] not in COUNTS:
            raise BadData(f"nobody can count {data['count']!r}")
        self.count: i64 = COUNTS.index(data["count"])
        self.colour: i64 = colour_number(data.get("colour"))
        self.touching_colour: i64 = colour_number(data.get("touching_colour"))
        self.want: i64 = 0
        """What a cat must have to be counted."""
        self.bar: i64 = 0
        """What it must not have."""
        for key, flag in (("edge", EDGE), ("lonely", LONELY), ("touching_treasure", BY_TREASURE)):
            if key in data:
                if data[key]:
                    self.want |= flag
                else:
                    self.bar |= flag
        self.least = data.get("per_colour") == "min"
        self.most = data.get("per_colour") == "max"
        self.over: i64 = data.get("over", 0)
        self.min_size: i64 = max(data.get("min_size", FAMILY), FAMILY)
        self.row: i64 = data.get("row", 0)
        self.rooms: i64 = 0
        rooms: list[int] = data.get("rooms", [1, 2, 3, 4, 5, 6, 7])
        for room in rooms:
            self.rooms |= bit(room)
        if "relation" in data and data["relation"] not in RELATIONS:
            raise BadData(f"no cat can be {data['relation']!r}")
        self.relation: i64 = RELATIONS[data["relation"]] if "relation" in data else 0

    @property
    def asks_colour(self) -> bool:
        """Whether a colour must be named for it."""
        return self.colour == CHOSEN or self.touching_colour == CHOSEN

    def cats(self, survey: Survey, named: i64) -> i64:
        """The cats that pass the filters: of one colour, of the rarest or commonest one, or all of them."""
        packed: i64 = 0
        flags: i64
        for flags in survey.cats:
            if flags & self.want == self.want and flags & self.bar == 0:
                packed += bit(8 * (flags & 7))
        return self.of_colours(packed, named)

    def of_colours(self, packed: i64, named: i64) -> i64:
        """Of counts by colour, eight bits each, the one that counts: a colour's, the least, the most, or all."""
        colour: i64 = named if self.colour == CHOSEN else self.colour
        if colour >= 0:
            return (packed >> (8 * colour)) & 255
        total: i64 = 0
        least: i64 = 255
        most: i64 = 0
        at: i64 = 0
        while at < 40:
            here: i64 = (packed >> at) & 255
            total += here
            if here < least:
                least = here
            if here > most:
                most = here
            at += 8
        if self.least:
            return least
        return most if self.most else total

    def treasures(self, survey: Survey, named: i64) -> i64:
        colour: i64 = named if self.touching_colour == CHOSEN else self.touching_colour
        total: i64 = 0
        flags: i64
        for flags in survey.treasures:
            if colour < 0 or flags & bit(colour):
                total += 1
        return total

    def rare(self, survey: Survey) -> i64:
        total: i64 = 0
        flags: i64
        for flags in survey.treasures:
            if flags & IS_RARE:
                total += 1
        return total

    def colours_without(self, survey: Survey) -> i64:
        """Colours of which no cat stands in the relation."""
        found: i64 = 0
        flags: i64
        for flags in survey.cats:
            if flags & self.relation == self.relation:
                found |= bit(flags & 7)
        return len(COLOURS) - count(found)

    def value(self, survey: Survey, about: Circumstances, named: i64) -> i64:
        """The count, for this boat in these circumstances."""
        total: i64 = 0
        what: i64 = self.count
        if what == 0:
            total = self.cats(survey, named)
        elif what == 1:
            total = survey.oshax
        elif what == 2:
            total = len(survey.treasures) - self.rare(survey)
        elif what == 3:
            total = self.rare(survey)
        elif what == 4:
            total = self.treasures(survey, named)
        elif what == 5:
            total = survey.rats
        elif what == 6:
            total = len(COLOURS) - survey.maps
        elif what == 7:
            total = survey.maps
        elif what == 8:
            total = about.lessons
        elif what == 9:
            total = about.baskets
        elif what == 10:
            total = about.position
        elif what == 11:
            total = about.fish
        elif what == 12:
            for size, _ in survey.families:
                if size >= self.min_size:
                    total += 1
        elif what == 13:
            largest: i64 = survey.largest_family()
            total = largest if largest >= self.min_size else 0
        elif what == 14:
            total = count(self.rooms & ~survey.open_rooms)
        elif what == 15:
            total = count(self.rooms & survey.open_rooms)
        elif what == 16:
            total = count(self.rooms & survey.entered_rooms)
        elif what == 17:
            total = survey.open_edge
        elif what == 18:
            total = survey.open_in_row[self.row]
        elif what == 19:
            total = self.colours_without(survey)
        else:
            total = len(COLOURS) - self.colours_without(survey)
        if self.over:
            return total - self.over if total > self.over else 0
        return total


class Lesson:
    """What a lesson is worth."""

    def __init__(self, data: dict[str, Any]) -> None:
        if data["kind"] not in KINDS:
            raise BadData(f"no lesson is scored by {data['kind']!r}")
        if data.get("op", "==") not in OPERATORS:
            raise BadData(f"{data['op']!r} compares nothing")
        self.kind: i64 = KINDS.index(data["kind"])
        self.points: i64 = data.get("points", 0)
        self.per: i64 = data.get("per", 1)
        self.rank: i64 = data.get("rank", 1)
        self.operator: i64 = OPERATORS.index(data.get("op", "=="))
        self.wanted: i64 = data.get("value", 0)
        self.solo_min_size: i64 = data.get("solo_min_size", FAMILY)
        self.metric: Metric | None = Metric(data["metric"]) if "metric" in data else None
        if self.kind <= 1 and self.metric is None:
            raise BadData("a lesson counts nothing")

    def value(self, survey: Survey, about: Circumstances, named: i64) -> i64:
        """The points for this boat in these circumstances (IC-45)."""
        if self.kind == 4:
            return 0
        if self.kind == 2:
            if len(survey.families) < self.rank:
                return 0
            return family_points(survey.families[self.rank - 1][0])
        if self.kind == 3:
            largest: i64 = survey.largest_family()
            needed: i64 = self.solo_min_size if about.solo else about.elsewhere
            return self.points if largest >= FAMILY and largest >= needed else 0
        assert self.metric is not None
        counted: i64 = self.metric.value(survey, about, named)
        if self.kind == 0:
            return self.points * (counted // self.per)
        return self.points if self.holds(counted) else 0

    def holds(self, counted: i64) -> bool:
        if self.operator == 0:
            return counted == self.wanted
        if self.operator == 1:
            return counted >= self.wanted
        if self.operator == 2:
            return counted <= self.wanted
        return counted < self.wanted if self.operator == 3 else counted > self.wanted


def colour_number(name: str | None) -> i64:
    """A colour of the data: its number, CHOSEN, or NONE."""
    if name is None:
        return NONE
    if name == "chosen":
        return CHOSEN
    if name not in COLOURS:
        raise BadData(f"no cat is {name!r}")
    return COLOURS.index(name)


def family_points(size: i64) -> i64:
    """What a family of this many cats is worth (IC-44)."""
    if size < FAMILY:
        return 0
    if size < 5:
        return 8 if size == FAMILY else 11
    return 5 * (size - 2)
