"""The score sheet: what a boat and its lessons are worth, line by line."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.box.boat import Boat, colour_of, place_of, tile_of
from katzentisch.games.isle_of_cats.box.cells import GRID, Cells
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.lessons import REPEAT, Lesson
from katzentisch.games.isle_of_cats.box.survey import (
    BY_RAT,
    BY_TREASURE,
    EDGE,
    FAMILY,
    IS_RARE,
    LONELY,
    Circumstances,
    Survey,
    family_points,
)
from katzentisch.games.isle_of_cats.box.tiles import OSHAX, RARE


class Sheet:
    """One column of the score pad."""

    def __init__(self) -> None:
        self.rats: i64 = 0
        self.rooms: i64 = 0
        self.families: list[tuple[int, int, int]] = []
        """Colour, cats, points, the largest first."""
        self.rare_treasures: i64 = 0
        self.lessons: dict[int, int] = {}
        """Points by card."""
        self.public_lessons: dict[int, int] = {}

    def base(self) -> i64:
        """Everything but the lessons."""
        total: i64 = self.rats + self.rooms + self.rare_treasures
        for _, _, points in self.families:
            total += points
        return total

    def total(self) -> i64:
        total: i64 = self.base()
        for points in self.lessons.values():
            total += points
        for points in self.public_lessons.values():
            total += points
        return total


def cells_at(box: Box, laid: i64) -> Cells:
    """What a laid tile covers."""
    place: i64 = place_of(laid)
    pose = box.shape_of(tile_of(laid)).by_number[place // GRID]
    assert pose is not None
    return pose.cells(place % GRID)


def survey(box: Box, boat: Boat) -> Survey:
    """Look a boat over for everything that scores; the boat keeps the result until it changes."""
    if boat.surveyed is None:
        boat.surveyed = make_survey(box, boat)
    return boat.surveyed


def make_survey(box: Box, boat: Boat) -> Survey:
    found = Survey()
    covered: list[Cells] = []
    around: list[Cells] = []
    colours: list[int] = []
    treasures = Cells()
    laid: i64
    for laid in boat.tiles:
        cells = cells_at(box, laid)
        kind: i64 = box.tiles[tile_of(laid)].kind
        covered.append(cells)
        around.append(cells.around())
        if kind <= OSHAX:
            colour: i64 = colour_of(laid)
            colours.append(colour)
            found.planes[colour] = found.planes[colour].plus(cells)
            if kind == OSHAX:
                found.oshax += 1
        else:
            colours.append(-1)
            treasures = treasures.plus(cells)
    found.treasure_cells = treasures
    visible_rats = boat.free.minus(box.outline.minus(boat.plan.rats))
    found.rats = visible_rats.size()
    at: i64 = 0
    size: i64 = len(covered)
    while at < size:
        colour = colours[at]
        flags: i64 = 0
        other: i64 = 0
        if colour < 0:
            while other < size:
                if colours[other] >= 0 and around[at].meets(covered[other]):
                    flags |= bit(colours[other])
                other += 1
            if box.tiles[tile_of(boat.tiles[at])].kind == RARE:
                flags |= IS_RARE
            found.treasures.append(flags)
        else:
            flags = colour | LONELY
            while other < size:
                if other != at and colours[other] == colour and around[at].meets(covered[other]):
                    flags &= ~LONELY
                    break
                other += 1
            if covered[at].meets(box.edge):
                flags |= EDGE
            if around[at].meets(treasures):
                flags |= BY_TREASURE
            if around[at].meets(visible_rats):
                flags |= BY_RAT
            found.cats.append(flags)
        at += 1
    found.families = families(colours, covered, around)
    found.maps = boat.plan.map_cells.size() - boat.plan.map_cells.common(boat.free)
    room: i64 = 1
    while room < len(box.rooms):
        cells = box.rooms[room]
        if cells.meets(boat.free):
            found.open_rooms |= bit(room)
        if not cells.within(boat.free):
            found.entered_rooms |= bit(room)
        room += 1
    found.open_edge = box.edge.common(boat.free)
    for row in box.rows:
        found.open_in_row.append(row.common(boat.free))
    return found


def families(colours: list[int], covered: list[Cells], around: list[Cells]) -> list[tuple[int, int]]:
    """Groups of three or more touching cats of one colour, as size and colour, the largest first (IC-44)."""
    found: list[tuple[int, int]] = []
    left: list[int] = [at for at in range(len(colours)) if colours[at] >= 0]
    while left:
        group: list[int] = [left.pop()]
        colour: i64 = colours[group[0]]
        done: i64 = 0
        while done < len(group):
            edge = around[group[done]]
            apart: list[int] = []
            for at in left:
                if colours[at] == colour and edge.meets(covered[at]):
                    group.append(at)
                else:
                    apart.append(at)
            left = apart
            done += 1
        if len(group) >= FAMILY:
            found.append((-len(group), colour))
    found.sort()
    return [(-size, colour) for size, colour in found]


def base_sheet(found: Survey, rare_points: i64) -> Sheet:
    """Rats, rooms, families and rare treasures (IC-43, IC-44)."""
    sheet = Sheet()
    sheet.rats = -found.rats
    room: i64 = 1
    while room <= 7:
        if found.open_rooms & bit(room):
            sheet.rooms -= 5
        room += 1
    for size, colour in found.families:
        sheet.families.append((colour, size, family_points(size)))
    flags: i64
    for flags in found.treasures:
        if flags & IS_RARE:
            sheet.rare_treasures += rare_points
    return sheet


def score(
    box: Box,
    found: Survey,
    about: Circumstances,
    lessons: list[int],
    public: list[tuple[int, int]],
    rare_points: i64 = 3,
) -> Sheet:
    """The whole sheet; public lessons come with the colour named for them, and are halved in the solo game (IC-50)."""
    sheet = base_sheet(found, rare_points)
    for number in lessons:
        sheet.lessons[number] = lesson_of(box, number).value(found, about, -1)
    for number, colour in public:
        points: i64 = lesson_of(box, number).value(found, about, colour)
        sheet.public_lessons[number] = (points + 1) // 2 if about.solo else points
    return sheet


def lesson_of(box: Box, number: i64) -> Lesson:
    lesson = box.card(number).lesson
    assert lesson is not None
    return lesson


def sister_sheet(
    box: Box, found: Survey, about: Circumstances, colours: list[int], lessons: list[int]
) -> tuple[list[int], dict[int, int]]:
    """What the sister scores: by her colours as they were revealed, and by lesson (IC-58, IC-R42, IC-R43)."""
    by_colour: list[int] = []
    for at, colour in enumerate(colours):
        cats: i64 = 0
        flags: i64
        for flags in found.cats:
            if flags & 7 == colour:
                cats += 1
        by_colour.append(cats * box.colour_points[at])
    by_lesson: dict[int, int] = {}
    best: i64 = 0
    for number in lessons:
        points: i64 = box.sister_lessons[number].value(found, about, -1)
        by_lesson[number] = points
        if points > best:
            best = points
    for number in lessons:
        if box.sister_lessons[number].kind == REPEAT:
            by_lesson[number] = best
    return by_colour, by_lesson
