"""The score pad: a boat that somebody describes in JSON, checked and scored."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from katzentisch.core.reason import BadContent
from katzentisch.games.isle_of_cats.box.boat import Boat
from katzentisch.games.isle_of_cats.box.cards import FAMILY, LESSON, PUBLIC
from katzentisch.games.isle_of_cats.box.cells import COLUMNS, GRID, ROWS, cells_of
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.load import component
from katzentisch.games.isle_of_cats.box.survey import Circumstances
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, KINDS, NO_COLOUR
from katzentisch.games.isle_of_cats.rules.score import Sheet, score, survey

RARE_POINTS = int(component("components")["scoring"]["per_rare_treasure"])
MOST = 999
"""No number on a real table is larger."""
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]


class BadBoat(BadContent):
    """A boat that cannot be real."""


class PadTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile as it lies: cells are [row, column], from 0 at the top left."""

    kind: Literal["cat", "oshax", "common", "rare"]
    shape: str
    cells: list[tuple[Number, Number]]
    colour: str | None = None


class PadLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A public lesson with the colour that was named for it."""

    card: Number
    colour: str | None = None


class Pad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the score of one player depends on."""

    boat: str
    tiles: list[PadTile] = []
    lessons: list[Number] = []
    public_lessons: list[PadLesson] = []
    fish: Count = 0
    permanent_baskets: Count = 1
    first_in_order: bool | Seat = False
    """Whether the owner is at the top of the island; or the seat that is, as on a sheet, where the owner is seat 0."""
    largest_family_elsewhere: Count = 0
    solo: bool = False
    family: bool = False
    """The family game; its cards tell as much."""


def read(text: str) -> Pad:
    """The pad that a text spells; BadBoat if it spells none."""
    try:
        return msgspec.json.decode(text.encode(), type=Pad)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadBoat("pad-json", problem=str(problem)) from None


def place_of_cells(box: Box, tile: int, cells: list[tuple[int, int]]) -> int | None:
    """The place at which this tile covers exactly these cells, or None."""
    anchor = min(ROWS * column + row for row, column in cells)
    wanted = sorted(ROWS * column + row for row, column in cells)
    for pose in box.shape_of(tile).poses:
        if pose.everywhere.holds(anchor) and pose.cells(anchor).numbers() == wanted:
            return GRID * pose.number + anchor
    return None


def tile_of(box: Box, entry: PadTile) -> tuple[int, int]:
    """The tile that an entry names, and its colour."""
    if entry.kind in ("cat", "oshax"):
        if entry.colour not in COLOURS:
            raise BadBoat("pad-colour", tile=name(entry), colour=entry.colour or "?", choices=list(COLOURS))
        colour = COLOURS.index(entry.colour)
    else:
        colour = NO_COLOUR
    for tile in box.tiles:
        if (
            KINDS[tile.kind] == entry.kind
            and box.shapes[tile.shape].name == entry.shape
            and tile.colour in (colour, NO_COLOUR)
        ):
            return tile.number, colour
    raise BadBoat("pad-shape", tile=name(entry), shape=entry.shape)


def name(entry: PadTile) -> str:
    """A tile as errors name it."""
    cells = " ".join(f"{row}.{column}" for row, column in entry.cells)
    return " ".join(part for part in (entry.kind, entry.shape, entry.colour, f"({cells})") if part)


def build(box: Box, pad: Pad) -> Boat:
    """The boat of a pad; BadBoat, naming the tile, if it cannot be a real one."""
    plans = {plan.name: plan for plan in box.plans}
    if pad.boat not in plans:
        raise BadBoat("pad-boat", boat=pad.boat, choices=sorted(plans))
    boat = Boat(plans[pad.boat], box.outline)
    used: Counter[int] = Counter()
    for entry in pad.tiles:
        number, colour = tile_of(box, entry)
        if not entry.cells or len(set(entry.cells)) != len(entry.cells):
            raise BadBoat("pad-cells", tile=name(entry))
        for row, column in entry.cells:
            on_grid = 0 <= row < ROWS and 0 <= column < COLUMNS
            if not on_grid or not box.outline.holds(ROWS * column + row):
                raise BadBoat("pad-outside", tile=name(entry), cell=f"{row}.{column}")
        place = place_of_cells(box, number, entry.cells)
        if place is None:
            raise BadBoat("pad-not-this-shape", tile=name(entry), shape=entry.shape)
        if not cells_of([ROWS * column + row for row, column in entry.cells]).within(boat.free):
            raise BadBoat("pad-overlap", tile=name(entry))
        used[number] += 1
        if used[number] > box.tiles[number].copies:
            raise BadBoat("pad-too-often", tile=name(entry), copies=int(box.tiles[number].copies))
        boat.lay(number, colour, box.shape_of(number), place)
    return boat


def lessons_of(box: Box, pad: Pad) -> tuple[list[int], list[tuple[int, int]]]:
    """The pad's lessons, private and public, the latter with their colours; BadBoat if there are no such cards."""
    cards = {int(card.number): card for card in box.all_cards()}
    twice = [
        card
        for card, many in Counter([*pad.lessons, *(entry.card for entry in pad.public_lessons)]).items()
        if many > 1
    ]
    if twice:
        raise BadBoat("pad-lesson-twice", card=twice[0])
    for number in pad.lessons:
        if number not in cards or cards[number].lesson is None or cards[number].kind == PUBLIC:
            raise BadBoat("pad-no-lesson", card=number)
    public = []
    for entry in pad.public_lessons:
        if entry.card not in cards or cards[entry.card].kind != PUBLIC:
            raise BadBoat("pad-no-public-lesson", card=entry.card)
        if cards[entry.card].names_colour and entry.colour not in COLOURS:
            raise BadBoat("pad-lesson-colour", card=entry.card, choices=list(COLOURS))
        public.append((entry.card, COLOURS.index(entry.colour) if entry.colour in COLOURS else -1))
    return list(pad.lessons), public


def circumstances(box: Box, pad: Pad) -> Circumstances:
    """What counts besides the boat."""
    about = Circumstances()
    about.fish = pad.fish
    about.lessons = sum(box.card(number).kind == LESSON for number in pad.lessons)
    about.baskets = pad.permanent_baskets
    about.position = 1 if is_first_in_order(pad) else 2
    about.elsewhere = pad.largest_family_elsewhere
    about.solo = pad.solo
    return about


def is_first_in_order(pad: Pad) -> bool:
    """Whether the owner is at the top of the island: told as yes or no, or by the seat that is."""
    if isinstance(pad.first_in_order, bool):
        return pad.first_in_order
    return pad.first_in_order == 0


def is_family(box: Box, lessons: list[int], family: bool) -> bool:
    """Whether this is the family game: its cards are in no other (IC-59, IC-60)."""
    kinds = {int(box.card(number).kind) == FAMILY for number in lessons}
    if len(kinds) > 1 or (family and False in kinds):
        raise BadBoat("pad-family")
    return family or True in kinds


def score_pad(box: Box, pad: Pad) -> Sheet:
    """The sheet of a pad; BadBoat if it cannot be a real one."""
    boat = build(box, pad)
    lessons, public = lessons_of(box, pad)
    rare = 0 if is_family(box, lessons, pad.family) else RARE_POINTS
    return score(box, survey(box, boat), circumstances(box, pad), lessons, public, rare)


def as_data(sheet: Sheet) -> dict[str, object]:
    """A sheet for programs."""
    return {
        "rats": sheet.rats,
        "rooms": sheet.rooms,
        "families": [
            {"colour": COLOURS[colour], "cats": cats, "points": points} for colour, cats, points in sheet.families
        ],
        "rare_treasures": sheet.rare_treasures,
        "lessons": {str(card): points for card, points in sheet.lessons.items()},
        "public_lessons": {str(card): points for card, points in sheet.public_lessons.items()},
        "total": sheet.total(),
    }
