"""The score pad for a whole table with the box: boats or what can be read off them, lessons, the sister."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from katzentisch.core.bits import bit
from katzentisch.core.game_package import GameCompanion
from katzentisch.core.reason import Value
from katzentisch.core.state import rank
from katzentisch.games.isle_of_cats.box.cards import LESSON
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.load import the_box
from katzentisch.games.isle_of_cats.box.survey import FAMILY, IS_RARE, Circumstances, Survey
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules.score import Sheet as Points
from katzentisch.games.isle_of_cats.rules.score import base_sheet, score, sister_sheet, survey
from katzentisch.games.isle_of_cats.shown.pad import RARE_POINTS, Pad, PadLesson, PadTile, build, is_family, lessons_of
from katzentisch.play.score_sheet import BadSheet, Column, Item, Judgement, Name, check_names, convert_sheet

ROOMS = 7
Count = Annotated[int, msgspec.Meta(ge=0, le=142)]
Card = Annotated[int, msgspec.Meta(ge=1, le=999)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A family as it is counted at the table."""

    colour: Literal["blue", "green", "red", "purple", "orange"]
    cats: Annotated[int, msgspec.Meta(ge=FAMILY, le=40)]


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be read off a boat without describing it; lessons then come with their points."""

    families: Annotated[list[Group], msgspec.Meta(max_length=20)] | None = None
    """None, here and below, is what nobody knows."""
    rats: Annotated[int, msgspec.Meta(ge=0, le=19)] | None = None
    """Those that show."""
    open_rooms: Annotated[int, msgspec.Meta(ge=0, le=ROOMS)] | None = None
    """Rooms that are not full."""
    rare_treasures: Annotated[int, msgspec.Meta(ge=0, le=25)] | None = None
    lessons: Annotated[dict[str, Annotated[int, msgspec.Meta(ge=-99, le=99)]], msgspec.Meta(max_length=40)] | None = (
        None
    )
    """Points by card, private and public."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player: a boat tile by tile, or only counted."""

    name: Name
    boat: str = ""
    tiles: Annotated[list[PadTile], msgspec.Meta(max_length=142)] = []
    counted: Counted | None = None
    lessons: Annotated[list[Card], msgspec.Meta(max_length=40)] = []
    fish: Count | None = None
    permanent_baskets: Annotated[int, msgspec.Meta(ge=0, le=10)] = 1


class Sister(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Her five colours in the order of turning over, and her lessons."""

    colours: Annotated[list[Literal["blue", "green", "red", "purple", "orange"]], msgspec.Meta(max_length=5)] = []
    lessons: Annotated[list[Card], msgspec.Meta(max_length=7)] = []
    """Three basic ones, and up to four advanced ones."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"schema_of": "$schema"}):
    """A table after the last day."""

    players: Annotated[list[Player], msgspec.Meta(min_length=1, max_length=4)]
    mode: Literal["voyage", "family", "solo"] = "voyage"
    public_lessons: Annotated[list[PadLesson], msgspec.Meta(max_length=40)] = []
    first_in_order: Seat = 0
    """The seat at the top of the island."""
    sister: Sister = Sister()
    schema_of: str = ""
    """Where editors find what may stand here."""


def judge(data: object) -> Judgement:
    """Every line of everybody's column, the sister's too, and who won; BadSheet or BadBoat for what cannot be."""
    return judge_sheet(convert_sheet(data, Sheet))


def judge_sheet(sheet: Sheet) -> Judgement:
    box = the_box()
    check(sheet)
    surveys = [surveyed(box, player) for player in sheet.players]
    sheets = []
    for seat, player in enumerate(sheet.players):
        about = circumstances(box, sheet, seat, surveys)
        sheets.append(scored(box, sheet, player, surveys[seat], about))
    missing = [missing_lines(sheet, player) for player in sheet.players]
    items = [known_items(items_of(points), lines) for points, lines in zip(sheets, missing, strict=True)]
    totals = [sum(item.points for item in lines) for lines in items]
    if sheet.mode == "solo":
        hers = sister_items(box, sheet, surveys[0])
        sister = sum(item.points for item in hers)
        ahead = totals[0] > sister
        places = [0, 0] if missing[0] else [1, 2] if ahead else [2, 1]
        columns = [Column(sheet.players[0].name, items[0], totals[0], places[0]), Column("", hers, sister, places[1])]
    else:
        places = [0] * len(totals) if any(missing) else ranks(sheet, surveys, totals)
        names = [player.name for player in sheet.players]
        columns = [Column(*column) for column in zip(names, items, totals, places, strict=True)]
    more = {"base": [int(points.base()) for points in sheets], "unnamed": "sister", "missing": missing}
    return Judgement(columns, [], more)


def missing_lines(sheet: Sheet, player: Player) -> list[str]:
    """What nobody knows of a player, as keys of the words files; nobody wins while something is missing.

    Fish and rare treasures count nothing in the family game. Nobody ends with an empty boat, so one without a tile has
    not been described yet.
    """
    lines: dict[str, object] = {}
    if counted := player.counted:
        lines = {"sheet-families": counted.families, "sheet-rats": counted.rats, "sheet-rooms": counted.open_rooms}
        lines |= {"sheet-rare": counted.rare_treasures, "sheet-lessons": counted.lessons}
        cards = player.lessons + [lesson.card for lesson in sheet.public_lessons]
        if any(str(card) not in (counted.lessons or {}) for card in cards):
            lines["sheet-lessons"] = None
    else:
        lines = {"sheet-boat": player.tiles or None}
    lines["sheet-fish"] = player.fish
    if sheet.mode == "solo" and len(sheet.sister.colours) < len(COLOURS):
        lines["sheet-her-colours"] = None
    untold = ("sheet-rare", "sheet-fish") if sheet.mode == "family" else ()
    return [key for key, value in lines.items() if value is None and key not in untold]


def known_items(items: list[Item], missing: list[str]) -> list[Item]:
    """The lines of a column without those that nobody knows."""
    if "sheet-boat" in missing:
        return []
    return [item for item in items if item.key not in missing]


def check(sheet: Sheet) -> None:
    check_names([player.name for player in sheet.players])
    if (sheet.mode == "solo") != (len(sheet.players) == 1) or sheet.first_in_order >= len(sheet.players):
        raise BadSheet("sheet-players")
    lessons = [card for player in sheet.players for card in player.lessons]
    lessons += [lesson.card for lesson in sheet.public_lessons]
    for at, card in enumerate(lessons):
        if card in lessons[:at]:
            raise BadSheet("pad-lesson-twice", card=card)
    if sheet.mode == "solo" and len(set(sheet.sister.colours)) < len(sheet.sister.colours):
        raise BadSheet("sheet-sister-colours")


def surveyed(box: Box, player: Player) -> Survey:
    """A boat looked over, or what was counted on it."""
    if player.counted is None:
        return survey(box, build(box, Pad(player.boat, player.tiles)))
    found = Survey()
    found.rats = player.counted.rats or 0
    families = [(-group.cats, COLOURS.index(group.colour)) for group in player.counted.families or []]
    found.families = [(-size, colour) for size, colour in sorted(families)]
    for room in range(1, (player.counted.open_rooms or 0) + 1):
        found.open_rooms |= bit(room)
    found.treasures = [int(IS_RARE)] * (player.counted.rare_treasures or 0)
    return found


def circumstances(box: Box, sheet: Sheet, seat: int, surveys: list[Survey]) -> Circumstances:
    """What counts for a player besides the boat."""
    player = sheet.players[seat]
    about = Circumstances()
    about.fish = player.fish or 0
    about.baskets = player.permanent_baskets
    about.position = 1 if sheet.first_in_order == seat else 2
    about.solo = sheet.mode == "solo"
    known = {int(card.number) for card in box.all_cards()}
    about.lessons = sum(number in known and box.card(number).kind == LESSON for number in player.lessons)
    about.elsewhere = max((found.largest_family() for other, found in enumerate(surveys) if other != seat), default=0)
    return about


def scored(box: Box, sheet: Sheet, player: Player, found: Survey, about: Circumstances) -> Points:
    """A player's column by the rules; points of lessons that nobody but the table can count are taken as they are."""
    pad = Pad(player.boat, lessons=player.lessons, public_lessons=sheet.public_lessons)
    lessons, public = lessons_of(box, pad)
    rare = 0 if is_family(box, lessons, sheet.mode == "family") else RARE_POINTS
    if player.counted is None:
        return score(box, found, about, lessons, public, rare)
    points = base_sheet(found, rare)
    told = player.counted.lessons or {}
    for number in lessons:
        if str(number) in told:
            points.lessons[number] = told[str(number)]
    for number, _ in public:
        if str(number) in told:
            points.public_lessons[number] = told[str(number)]
    return points


def ranks(sheet: Sheet, surveys: list[Survey], totals: list[int]) -> list[int]:
    """Points, then fish, or filled rooms in the family game (IC-46, IC-64)."""
    seconds = [player.fish or 0 for player in sheet.players]
    if sheet.mode == "family":
        seconds = [ROOMS - int(found.open_rooms).bit_count() for found in surveys]
    return rank(list(zip(totals, seconds, strict=True)))


def sister_items(box: Box, sheet: Sheet, found: Survey) -> list[Item]:
    """What the sister scores for a boat (IC-58); of a boat that was only counted nobody knows it."""
    if sheet.players[0].counted is not None:
        raise BadSheet("sheet-sister-counted")
    for number in sheet.sister.lessons:
        if number not in box.sister_lessons:
            raise BadSheet("sheet-sister-lesson", card=number)
    colours = [COLOURS.index(colour) for colour in sheet.sister.colours]
    about = circumstances(box, sheet, 0, [found])
    by_colour, by_lesson = sister_sheet(box, found, about, colours, list(sheet.sister.lessons))
    items = [
        Item("sheet-sister-colour", points, {"colour": colour})
        for colour, points in zip(sheet.sister.colours, by_colour, strict=True)
    ]
    return items + [Item("sheet-lesson", points, {"card": card}) for card, points in by_lesson.items()]


def items_of(points: Points) -> list[Item]:
    """Every line of a column, with the card or family it is about."""
    items = [Item("sheet-rats", int(points.rats)), Item("sheet-rooms", int(points.rooms))]
    for colour, cats, worth in points.families:
        data: dict[str, Value] = {"colour": COLOURS[colour], "cats": cats}
        items.append(Item("sheet-family", worth, data))
    items.append(Item("sheet-rare", int(points.rare_treasures)))
    items += [Item("sheet-lesson", worth, {"card": card}) for card, worth in points.lessons.items()]
    public = points.public_lessons.items()
    return items + [Item("sheet-public", worth, {"number": card, "card": str(card)}) for card, worth in public]


def schema() -> dict[str, Any]:
    """What editors need to know to help with writing a sheet."""
    return msgspec.json.schema(Sheet)


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schema())).decode())


part = GameCompanion(judge=judge, sheet=Sheet)
