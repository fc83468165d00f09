"""What lessons and fish cards count, as the data files say it, and how it is counted."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.games.isle_of_cats.box.faults import BadData
from katzentisch.games.isle_of_cats.box.survey import (
    BY_RAT,
    BY_TREASURE,
    EDGE,
    FAMILY,
    IS_RARE,
    LONELY,
    Circumstances,
    Survey,
)
from katzentisch.games.isle_of_cats.box.tiles import COLOURS

CHOSEN: Final = 5
"""The colour that was named for the card."""
NONE: Final = -1

# What can be counted.
CATS: Final = 0
OSHAX: Final = 1
COMMONS: Final = 2
RARES: Final = 3
TREASURES: Final = 4
RATS: Final = 5
OPEN_MAPS: Final = 6
COVERED_MAPS: Final = 7
PRIVATE_LESSONS: Final = 8
BASKETS: Final = 9
POSITION: Final = 10
FISH: Final = 11
FAMILIES: Final = 12
LARGEST_FAMILY: Final = 13
FULL_ROOMS: Final = 14
OPEN_ROOMS: Final = 15
ENTERED_ROOMS: Final = 16
OPEN_EDGE: Final = 17
OPEN_ROW: Final = 18
COLOURS_WITHOUT: Final = 19
COLOURS_WITH: Final = 20
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
        if what == CATS:
            total = self.cats(survey, named)
        elif what == OSHAX:
            total = survey.oshax
        elif what == COMMONS:
            total = len(survey.treasures) - self.rare(survey)
        elif what == RARES:
            total = self.rare(survey)
        elif what == TREASURES:
            total = self.treasures(survey, named)
        elif what == RATS:
            total = survey.rats
        elif what == OPEN_MAPS:
            total = len(COLOURS) - survey.maps
        elif what == COVERED_MAPS:
            total = survey.maps
        elif what == PRIVATE_LESSONS:
            total = about.lessons
        elif what == BASKETS:
            total = about.baskets
        elif what == POSITION:
            total = about.position
        elif what == FISH:
            total = about.fish
        elif what == FAMILIES:
            for size, _ in survey.families:
                if size >= self.min_size:
                    total += 1
        elif what == LARGEST_FAMILY:
            largest: i64 = survey.largest_family()
            total = largest if largest >= self.min_size else 0
        elif what == FULL_ROOMS:
            total = count(self.rooms & ~survey.open_rooms)
        elif what == OPEN_ROOMS:
            total = count(self.rooms & survey.open_rooms)
        elif what == ENTERED_ROOMS:
            total = count(self.rooms & survey.entered_rooms)
        elif what == OPEN_EDGE:
            total = survey.open_edge
        elif what == OPEN_ROW:
            total = survey.open_in_row[self.row]
        elif what == COLOURS_WITHOUT:
            total = self.colours_without(survey)
        else:
            total = len(COLOURS) - self.colours_without(survey)
        if self.over:
            return total - self.over if total > self.over else 0
        return total


def colour_number(name: str | None) -> i64:
    """A colour of the data: its number, CHOSEN, or NONE."""
    if name is None:
        return NONE
    if name == "chosen":
        return CHOSEN
    if name not in COLOURS:
        raise BadData(f"no cat is {name!r}")
    return COLOURS.index(name)
