"""The score pad."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats.shown.pad import BadBoat, as_data, read, score_pad
from katzentisch.games.isle_of_cats.tests.boats import BOX, pad
from tests.command import run_command


def data(name: str = "A", **more: object) -> dict[str, object]:
    """A pad as JSON has it."""
    found: dict[str, object] = msgspec.to_builtins(pad(name))
    return found | more


def run(tmp_path: Path, content: object, *arguments: str) -> int:
    path = tmp_path / "boat.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return run_command("score", "isle_of_cats", str(path), *arguments, "--lang", "en")


def test_every_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """IC-43, IC-44, IC-45, IC-T78: the sheet of boat A, for programs."""
    public = [{"card": 144, "colour": "red"}, {"card": 148}, {"card": 150}]
    wanted = data("A", lessons=[117, 122, 138, 141], public_lessons=public, largest_family_elsewhere=11)
    assert run(tmp_path, wanted, "--json") == 0
    assert json.loads(capsys.readouterr().out) == {
        "rats": -4,
        "rooms": -15,
        "families": [
            {"colour": "red", "cats": 8, "points": 30},
            {"colour": "orange", "cats": 7, "points": 25},
            {"colour": "purple", "cats": 4, "points": 11},
        ],
        "rare_treasures": 6,
        "lessons": {"117": 5, "122": 4, "138": 12, "141": 11},
        "public_lessons": {"144": 8, "148": 8, "150": 5},
        "total": 106,
    }


def test_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """IC-44: every family has its own line."""
    assert run(tmp_path, data("A", lessons=[117])) == 0
    out = capsys.readouterr().out
    assert "Family of 8 (red)" in out
    assert "58" in out


def test_solo() -> None:
    """IC-50, IC-T129: halved public lessons, and a family of seven for 121."""
    wanted = pad(
        "A", lessons=[117, 121, 122], public_lessons=[{"card": 144, "colour": "orange"}, {"card": 150}], solo=True
    )
    again = read(msgspec.json.encode(wanted).decode())
    assert score_pad(BOX, again).total() == 79


def test_circumstances() -> None:
    """IC-R33: baskets, order, fish and families elsewhere."""
    wanted = pad("A", lessons=[118, 119, 121, 142], permanent_baskets=3, first_in_order=True, fish=5)
    assert list(score_pad(BOX, wanted).lessons.values()) == [7, 7, 10, 7]
    assert as_data(score_pad(BOX, wanted))["total"] == 53 + 31


EMPTY = {"boat": "boat-1"}
CAT = {"kind": "cat", "shape": "cat-16", "colour": "blue", "cells": [[4, 0], [4, 1], [4, 2], [4, 3], [4, 4]]}

OVER = CAT | {"shape": "cat-09", "cells": [[1, 4], [2, 4], [3, 4], [4, 4], [4, 5]]}


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ("no json", "pad-json"),
        ({"boat": "boat-9"}, "pad-boat"),
        (EMPTY | {"tiles": [CAT, OVER]}, "pad-overlap"),
        (EMPTY | {"tiles": [CAT | {"cells": [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]}]}, "pad-outside"),
        (EMPTY | {"tiles": [CAT | {"cells": [[-1, 0], [4, 1], [4, 2], [4, 3], [4, 4]]}]}, "pad-outside"),
        (EMPTY | {"tiles": [CAT | {"shape": "cat-99"}]}, "pad-shape"),
        (EMPTY | {"tiles": [CAT | {"shape": "cat-15"}]}, "pad-not-this-shape"),
        (EMPTY | {"tiles": [CAT | {"colour": "grey"}]}, "pad-colour"),
        (EMPTY | {"tiles": [CAT | {"cells": []}]}, "pad-cells"),
        (EMPTY | {"tiles": [CAT | {"cells": [[4, 0], [4, 0], [4, 2], [4, 3], [4, 4]]}]}, "pad-cells"),
        (EMPTY | {"tiles": [CAT, CAT | {"cells": [[5, 0], [5, 1], [5, 2], [5, 3], [5, 4]]}]}, "pad-too-often"),
        (EMPTY | {"lessons": [150]}, "pad-no-lesson"),
        (EMPTY | {"lessons": [113, 113]}, "pad-lesson-twice"),
        (EMPTY | {"public_lessons": [{"card": 113}]}, "pad-no-public-lesson"),
        (EMPTY | {"public_lessons": [{"card": 143}]}, "pad-lesson-colour"),
        (EMPTY | {"fish": -1}, "pad-json"),
        (EMPTY | {"fishes": 1}, "pad-json"),
    ],
)
def test_no_real_boat(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: object, key: str) -> None:
    """What cannot be gets exit code 1 and a sentence."""
    with pytest.raises(BadBoat) as caught:
        score_pad(BOX, read(content if isinstance(content, str) else json.dumps(content)))
    assert caught.value.reason.key == key
    for lang in ("en", "de"):
        assert Words(lang, find("isle_of_cats")).knows(f"why-{key}")
    assert run(tmp_path, content) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err


def test_the_error_names_the_tile() -> None:
    """A tile that cannot lie so is named."""
    wrong = {"kind": "rare", "shape": "rare-T4", "cells": [[4, 0], [4, 1], [4, 2], [4, 3]]}
    with pytest.raises(BadBoat, match="rare-T4"):
        score_pad(BOX, read(json.dumps(EMPTY | {"tiles": [wrong]})))


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--jason"], ["/no/such/file.json"]])
def test_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong use gets exit code 2."""
    assert run_command("score", "isle_of_cats", *arguments) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(
    "field", ["fish", "permanent_baskets", "largest_family_elsewhere", "lessons", "public_lessons", "cells"]
)
@pytest.mark.parametrize("number", ["1e400", "9" * 30, "9" * 5000, "-" + "9" * 5000])
def test_numbers_that_no_table_has(field: str, number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence, never a traceback, however large the number is and wherever it stands."""
    tile = '[{"kind": "common", "shape": "O1", "cells": [[NUMBER, 0]]}]'
    value = {"lessons": "[NUMBER]", "public_lessons": '[{"card": NUMBER}]', "cells": tile}.get(field, "NUMBER")
    name = "tiles" if field == "cells" else field
    content = f'{{"boat": "A", "{name}": {value.replace("NUMBER", number)}}}'
    assert run(tmp_path, content) == 1
    assert "This is not a score pad" in capsys.readouterr().err
    assert run(tmp_path, "[" * 100_000) == 1


def test_a_mark_before_the_first_byte(tmp_path: Path) -> None:
    """Editors that write a byte-order mark are welcome."""
    path = tmp_path / "boat.json"
    path.write_text(json.dumps(data("A")), "utf-8-sig")
    assert run_command("score", "isle_of_cats", str(path)) == 0
