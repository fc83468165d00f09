"""The score pad for a whole table."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.isle_of_cats.shown.companion import judge
from katzentisch.games.isle_of_cats.shown.pad import score_pad
from katzentisch.games.isle_of_cats.shown.sheet_dialogue import IsleSheetDialogue
from katzentisch.games.isle_of_cats.tests.boats import BOX, pad

ENTRY = find("isle_of_cats")


def player(name: str, boat: str, **more: object) -> dict[str, object]:
    """Somebody with one of the scenarios' boats."""
    found = msgspec.to_builtins(pad(boat))
    return {"name": name, "boat": found["boat"], "tiles": found["tiles"], **more}


def test_side_by_side_everybody_knows_the_others_families() -> None:
    """IC-43 … IC-46, IC-R31: each column is the pad of that boat, with the largest family elsewhere."""
    sheet = {
        "players": [
            player("Anna", "A", lessons=[117, 121], fish=3),
            player("Ben", "B", lessons=[122], permanent_baskets=2, fish=0),
        ],
        "public_lessons": [{"card": 144, "colour": "red"}],
        "first_in_order": 1,
    }
    found = judge(sheet)
    public = [{"card": 144, "colour": "red"}]
    alone = [
        pad("A", lessons=[117, 121], fish=3, public_lessons=public, largest_family_elsewhere=11),
        pad("B", lessons=[122], permanent_baskets=2, public_lessons=public, first_in_order=True),
    ]
    again = [msgspec.json.decode(msgspec.json.encode(each), type=type(each)) for each in alone]
    assert [column.total for column in found.columns] == [int(score_pad(BOX, each).total()) for each in again]
    assert sorted(column.rank for column in found.columns) == [1, 2]
    for lang in LANGUAGES:
        words = Words(lang, ENTRY)
        assert all(words.say(item.key, item.data) != item.key for column in found.columns for item in column.items)


def test_rare_treasures_count_nothing_in_the_family_game() -> None:
    """IC-64: boat B with the cards 154 and 161 is worth 74."""
    assert score_pad(BOX, pad("B", lessons=[154, 161])).total() == 74
    sheet = {"players": [player("Anna", "B", lessons=[154, 161]), player("Ben", "A")], "mode": "family"}
    found = judge(sheet)
    assert found.columns[0].total == 74
    assert found.more["missing"] == [[], []]


def test_what_is_only_counted() -> None:
    """IC-43, IC-44: families, rats and rooms without a picture; lessons with the points that the table counted."""
    whole = judge({"players": [player("Anna", "A"), player("Ben", "B")]}).columns[0]
    base = pad("A")
    sheet = score_pad(BOX, base)
    counted = {
        "families": [{"colour": "red", "cats": 8}, {"colour": "orange", "cats": 7}, {"colour": "purple", "cats": 4}],
        "rats": -int(sheet.rats),
        "open_rooms": -int(sheet.rooms) // 5,
        "rare_treasures": int(sheet.rare_treasures) // 3,
        "lessons": {"117": 5},
    }
    players = [{"name": "Anna", "counted": counted, "lessons": [117]}, player("Ben", "B")]
    found = judge({"players": players}).columns[0]
    assert found.total == whole.total + 5
    assert [item.points for item in found.items][:-1] == [item.points for item in whole.items]


def test_the_sister_has_a_column_of_her_own() -> None:
    """IC-58: her colours in order, her lessons, and who is ahead."""
    sister = {"colours": ["red", "blue", "green", "purple", "orange"], "lessons": [197]}
    found = judge({"players": [player("Anna", "A", fish=0)], "mode": "solo", "sister": sister})
    hers = found.columns[1]
    assert [item.data.get("colour") for item in hers.items[:5]] == sister["colours"]
    assert hers.items[0].points == 5 * 8
    assert hers.total == sum(item.points for item in hers.items)
    assert (hers.rank, found.columns[0].rank) == ((1, 2) if hers.total >= found.columns[0].total else (2, 1))
    turning = judge({"players": [player("Anna", "A", fish=0)], "mode": "solo", "sister": {"colours": ["red"]}})
    assert turning.more["missing"] == [["sheet-her-colours"]]
    assert [column.rank for column in turning.columns] == [0, 0]
    expert = {"colours": sister["colours"], "lessons": [200, 202, 205, 207, 209, 212, 214]}
    assert len(judge({"players": [player("Anna", "A")], "mode": "solo", "sister": expert}).columns[1].items) == 12


ANNA, BEN = {"name": "Anna", "boat": "boat-1"}, {"name": "Ben", "boat": "boat-2"}
COUNTED = {"name": "Anna", "counted": {}}
ALONE = {"mode": "solo", "players": [ANNA]}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"players": [ANNA]}, "sheet-players"),
        ({"mode": "solo"}, "sheet-players"),
        ({"first_in_order": 3}, "sheet-players"),
        ({"players": [ANNA | {"boat": "x"}, BEN]}, "pad-boat"),
        ({"public_lessons": [{"card": 113}]}, "pad-no-public-lesson"),
        ({"players": [ANNA | {"lessons": [154, 117]}, BEN]}, "pad-family"),
        ({"players": [ANNA | {"lessons": [117]}, BEN | {"lessons": [117]}]}, "pad-lesson-twice"),
        (ALONE | {"players": [COUNTED]}, "sheet-sister-counted"),
        (ALONE | {"sister": {"lessons": [1]}}, "sheet-sister-lesson"),
        (ALONE | {"sister": {"colours": ["red", "red"]}}, "sheet-sister-colours"),
        ({"players": [COUNTED | {"counted": {"rats": 20}}, BEN]}, "sheet-json"),
        ({"mode": "pirates"}, "sheet-json"),
    ],
)
def test_what_cannot_be(change: dict[str, object], key: str) -> None:
    """Each with a sentence of its own in both languages."""
    with pytest.raises(Refusal) as refusal:
        judge({"players": [ANNA, BEN]} | change)
    assert refusal.value.reason.key == key
    assert all(Words(lang, ENTRY).knows(f"why-{key}") for lang in LANGUAGES)


def test_unknown_lines_decide_nothing() -> None:
    """What nobody knows is left out and named, and nobody wins meanwhile: an empty sheet cannot."""
    dialogue = IsleSheetDialogue(ENTRY)
    for answer in ["Anna,Ben", "voyage", "red 8", "4", "2", "1", "0", "3", "", "", "", "", "", ""]:
        dialogue.take(answer)
    found = dialogue.judgement
    assert found
    assert found.columns[0].items
    assert [item.key for item in found.columns[1].items] == []
    assert [column.rank for column in found.columns] == [0, 0]
    assert found.more["missing"][0] == []
    assert len(found.more["missing"][1]) == 6
    for lang in LANGUAGES:
        assert all(Words(lang, ENTRY).knows(key) for key in found.more["missing"][1])


def test_an_untouched_sheet_is_unknown() -> None:
    """What is left out is unknown, a lesson's points and an empty boat too; the family game asks for no fish."""
    bare = judge({"players": [{"name": "Anna", "counted": {}}, {"name": "Ben", "boat": "boat-1"}]})
    assert [(column.items, column.total, column.rank) for column in bare.columns] == [([], 0, 0)] * 2
    assert bare.more["missing"][1] == ["sheet-boat", "sheet-fish"]
    counted = {"families": [], "rats": 0, "open_rooms": 0, "rare_treasures": 0, "lessons": {"117": 5}}
    ben = {"name": "Ben", "counted": counted, "lessons": [117], "fish": 0}
    anna = ben | {"name": "Anna", "lessons": [121]}
    lessons = judge({"players": [anna, ben], "public_lessons": [{"card": 144, "colour": "red"}]})
    assert lessons.more["missing"] == [["sheet-lessons"]] * 2
    assert [column.total for column in lessons.columns] == [0, 5]
    family = {"families": [], "rats": 1, "open_rooms": 0, "lessons": {}}
    found = judge({"players": [{"name": name, "counted": family} for name in ("Anna", "Ben")], "mode": "family"})
    assert [column.rank for column in found.columns] == [1, 1]


def test_public_lessons_are_named() -> None:
    """A public lesson says what it asks for, not only its number."""
    counted = {"rats": 0, "open_rooms": 0, "lessons": {"144": 8}}
    people = [{"name": name, "counted": counted} for name in ("Anna", "Ben")]
    found = judge({"players": people, "public_lessons": [{"card": 144, "colour": "red"}]})
    item = next(item for item in found.columns[0].items if item.key == "sheet-public")
    words = Words("en", ENTRY)
    assert words.say("card-144") in words.say(item.key, item.data)
