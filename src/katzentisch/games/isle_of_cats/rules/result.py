"""The end of the game: everybody's sheet, the sister's points, the ranking."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.state import rank
from katzentisch.games.isle_of_cats.box.survey import Circumstances, Survey
from katzentisch.games.isle_of_cats.rules.phases import FAMILY_MODE, OVER, SOLO
from katzentisch.games.isle_of_cats.rules.score import Sheet, lesson_of, score, sister_sheet, survey
from katzentisch.games.isle_of_cats.rules.sister import revealed_colours
from katzentisch.games.isle_of_cats.rules.table import Table


def circumstances(table: Table, seat: i64, surveys: list[Survey]) -> Circumstances:
    player = table.seats[seat]
    about = Circumstances()
    about.fish = player.fish
    about.lessons = len(player.lessons)
    about.baskets = player.baskets
    about.position = table.order.index(seat) + 1
    about.solo = table.mode == SOLO
    for other, found in enumerate(surveys):
        if other != seat and found.largest_family() > about.elsewhere:
            about.elsewhere = found.largest_family()
    return about


def sheets(table: Table) -> list[Sheet]:
    """Everybody's score sheet; private lessons count once the game is over (IC-43 … IC-46, IC-64)."""
    surveys = [survey(table.box, player.boat) for player in table.seats]
    public = [(card, colour) for card, colour, _ in table.public]
    found: list[Sheet] = []
    for seat, player in enumerate(table.seats):
        lessons = player.lessons if table.phase == OVER else []
        about = circumstances(table, seat, surveys)
        rare: i64 = 0 if table.mode == FAMILY_MODE else 3
        found.append(score(table.box, surveys[seat], about, lessons, public, rare))
    return found


def open_points(table: Table) -> list[int]:
    """Everybody's points without private lessons; a boat that did not change is not counted again."""
    surveys = [survey(table.box, player.boat) for player in table.seats]
    found: list[int] = []
    seat: i64 = 0
    while seat < table.players:
        own = surveys[seat]
        about = circumstances(table, seat, surveys)
        packed: i64 = about.packed()
        if own.counted_public is not table.public or own.counted_about != packed:
            rare: i64 = 0 if table.mode == FAMILY_MODE else 3
            public = [(card, colour) for card, colour, _ in table.public]
            own.counted = score(table.box, own, about, [], public, rare).total()
            own.counted_about = packed
            own.counted_public = table.public
        found.append(own.counted)
        seat += 1
    return found


def lesson_worth(table: Table, seat: i64) -> list[int]:
    """What the private lessons of a seat would bring now; the gallery has none."""
    if seat < 0:
        return []
    surveys = [survey(table.box, player.boat) for player in table.seats]
    about = circumstances(table, seat, surveys)
    worth: list[int] = []
    for number in table.seats[seat].lessons:
        worth.append(lesson_of(table.box, number).value(surveys[seat], about, -1))
    return worth


def sister_points(table: Table) -> int:
    """What the sister would score now; 0 without her (IC-58)."""
    if table.mode != SOLO:
        return 0
    found = survey(table.box, table.seats[0].boat)
    about = circumstances(table, 0, [found])
    colours = revealed_colours(table)
    by_colour, by_lesson = sister_sheet(table.box, found, about, colours, table.sister_lessons)
    return sum(by_colour) + sum(by_lesson.values())


def points_of(table: Table) -> list[int]:
    return [sheet.total() for sheet in sheets(table)]


def ranking_of(table: Table) -> list[int]:
    """Points, then fish, or filled rooms in family mode; alone one must beat the sister (IC-46, IC-58, IC-64)."""
    points = points_of(table)
    if table.mode == SOLO:
        return [1 if points[0] > sister_points(table) else 2]
    scores: list[tuple[int, ...]] = []
    for seat, player in enumerate(table.seats):
        second: i64 = player.fish
        if table.mode == FAMILY_MODE:
            second = 0
            for room in table.box.rooms[1:]:
                if not room.meets(player.boat.free):
                    second += 1
        scores.append((points[seat], int(second)))
    return rank(scores)


def tell_scores(table: Table) -> None:
    if table.log is None:
        return
    for seat, sheet in enumerate(sheets(table)):
        if table.seats[seat].lessons:
            table.tell("lessons-shown", {"seat": seat, "cards": table.seats[seat].lessons})
        families: i64 = 0
        for _, _, points in sheet.families:
            families += points
        table.tell(
            "scored",
            {
                "seat": seat,
                "rats": sheet.rats,
                "rooms": sheet.rooms,
                "families": families,
                "rare": sheet.rare_treasures,
                "lessons": sum(sheet.lessons.values()),
                "public": sum(sheet.public_lessons.values()),
                "total": sheet.total(),
            },
        )
    if table.mode == SOLO:
        table.tell("sister-scored", {"total": sister_points(table)})
