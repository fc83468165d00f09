"""Companions at the keyboard and in files, and bad input of every kind wherever something is typed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from katzentisch.cli import main
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Refusal
from katzentisch.core.words import Words
from katzentisch.play.dialogue import Dialogue
from katzentisch.terminal.companion import fill_sheet
from tests.keyboard import Keyboard, Sitting
from tests.sizes import size

FILLED = {
    "cat_in_the_box": ["Anna,Ben,Cleo", "ben", "1 3 4", "1 3 4", "", "6r 5r 5b", "1g, 2 green", ""],
    "g5211": ["Anna, Ben", "no", "Y2 Y2 Y3 G1", "Y3 Y4 G2 O6"],
    "isle_of_cats": ["Anna,Ben", "voyage", "red 8, orange 3", "4", "2", "1", "117 5", "3", "", "", "", "", "", ""],
}
GAMES = [entry for entry in catalogue().values() if entry.sheet_dialogue]
ODD = some.one_of(
    some.text(max_size=30),
    some.text("0123456789 ,-.rbygYGODT", max_size=30),
    some.sampled_from(["9" * 400, "²", "١٢", "\x00", "\ud800", "1e9", "-1", "None", "{}", "red 99", "Anna," * 50]),
)
GERMAN = {entry.folder: Words("de", entry) for entry in catalogue().values()}
QUICK = settings(max_examples=size(8, 15), deadline=None, suppress_health_check=list(HealthCheck), database=None)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.folder)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_sheet_is_filled_in_by_questions(entry: GamePackage, lang: str) -> None:
    """Every question can be answered by its example, and what follows is told in the game's words."""
    keyboard = Keyboard([*FILLED[entry.folder], "quit"])
    assert fill_sheet(entry, Words(lang, entry), keyboard) == 0
    expected = {
        "cat_in_the_box": ("Round 1", "Runde 1"),
        "g5211": ("disaster", "Desaster"),
        "isle_of_cats": ("Family of 8 (red)", "Familie aus 8 (rot)"),
    }[entry.folder][lang == "de"]
    assert expected.casefold() in keyboard.shown.casefold()
    assert ("Total" if lang == "en" else "Summe") in keyboard.shown


def dialogues() -> list[Any]:
    """Every dialogue there is, each with the answers that lead into its middle."""
    found = []
    for entry in catalogue().values():
        for kind in ("sheet_dialogue", "reconstruction"):
            part = getattr(entry, kind)
            if part:
                begun = FILLED[entry.folder] if kind == "sheet_dialogue" else []
                found.append(pytest.param(entry, part, begun, id=f"{entry.folder}-{kind}"))
    return found


@pytest.mark.parametrize(("entry", "module", "begun"), dialogues())
@QUICK
@given(data=some.data())
def test_no_answer_breaks_a_dialogue(entry: GamePackage, module: Any, begun: list[str], data: some.DataObject) -> None:
    """Whatever is typed at whichever question: a sentence and the same question, or it is taken."""
    dialogue: Dialogue = module.begin(entry)
    for answer in begun[: data.draw(some.integers(0, len(begun)))]:
        dialogue.take(answer)
    asked = dialogue.question()
    if asked is None:
        return
    try:
        dialogue.take(data.draw(ODD).strip())
    except Refusal as refusal:
        assert dialogue.question() == asked
        said = GERMAN[entry.folder].reason(refusal.reason, dialogue.names)
        assert not said.startswith("why-")
    dialogue.news()


JUNK = some.recursive(
    some.one_of(some.none(), some.booleans(), some.integers(), some.floats(), some.text(max_size=8)),
    lambda each: some.one_of(some.lists(each, max_size=4), some.dictionaries(some.text(max_size=8), each, max_size=4)),
    max_leaves=8,
)
SHEETS: dict[str, dict[str, Any]] = {
    "cat_in_the_box": {
        "names": ["Anna", "Ben", "Cleo"],
        "starter": 1,
        "rounds": [{"predictions": [1, 3, 4], "tricks": [1, 3, 4], "paradox": -1, "tokens": [[5, 4], [9], []]}],
    },
    "g5211": {
        "names": ["Anna", "Ben"],
        "long": False,
        "passes": [[[["Y2", "Y2", "Y3", "G1"], ["Y3", "Y4", "G2", "O6"]]]],
    },
    "isle_of_cats": {
        "players": [
            {"name": "Anna", "counted": {"families": [{"colour": "red", "cats": 8}], "rats": 4}, "fish": 3},
            {"name": "Ben", "counted": {"open_rooms": 2, "lessons": {"117": 5}}, "lessons": [117]},
        ],
        "mode": "voyage",
    },
    "cryptid": {
        "map": "21B4364A79863A2506",
        "names": ["Anna", "Ben", "Cleo"],
        "pieces": [{"seat": 0, "hex": 7, "piece": "cube"}, {"seat": 1, "hex": 30, "piece": "disc"}],
        "seat": 0,
    },
}
"""For each game a sheet that counts."""


def damaged(value: Any, data: some.DataObject) -> Any:
    """A sheet in which one thing, at whatever depth, is missing, doubled, or something else."""
    inner = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    if not inner or data.draw(some.integers(0, 3)) == 0:
        return data.draw(JUNK)
    key, part = data.draw(some.sampled_from(inner))
    how = data.draw(some.sampled_from(["within", "within", "within", "gone", "doubled"]))
    if isinstance(value, dict):
        rest = {other: each for other, each in inner if other != key}
        return rest if how == "gone" else rest | {key: damaged(part, data)}
    before, after = value[:key], value[key + 1 :]
    return before + ([] if how == "gone" else [part, part] if how == "doubled" else [damaged(part, data)]) + after


@pytest.mark.parametrize("folder", SHEETS)
@QUICK
@given(data=some.data())
def test_no_sheet_breaks_a_companion(folder: str, data: some.DataObject) -> None:
    """A sheet that counts, with damage anywhere in it: it still counts, or a refusal with a sentence."""
    judge = find(folder).companion.judge
    assert judge is not None
    assert judge(SHEETS[folder]).columns
    refused: Refusal | None = None
    try:
        judge(damaged(SHEETS[folder], data))
    except Refusal as refusal:
        refused = refusal
    assert refused is None or not GERMAN[folder].reason(refused.reason).startswith("why-")


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["cat_in_the_box", "g5211", "isle_of_cats", "cryptid"])
@QUICK
@given(lines=some.lists(ODD, min_size=1, max_size=4), word=some.sampled_from(["", "why ", "show ", "rules ", "@"]))
def test_no_line_breaks_a_table(folder: str, lines: list[str], word: str, tmp_path_factory: Any) -> None:
    """Whatever is typed at the prompt of a game is a move or answered with a sentence."""
    sitting = Sitting(tmp_path_factory.mktemp("table"), folder, "Anna,Ben,Cleo", seed="fuzz")
    sitting.type("", *(word + line.replace("\n", " ").replace("\ud800", "?") for line in lines))


def test_a_sheet_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`companion GAME FILE` judges what somebody wrote; `--json` is for programs; wrong use is told."""
    path = tmp_path / "evening.json"
    path.write_text(json.dumps({"names": ["Anna", "Ben"], "passes": [[[["Y2"] * 4, ["G2"] * 4]]]}), "utf-8-sig")
    assert main(["companion", "5211", str(path), "--lang", "en"]) == 0
    assert "Anna" in capsys.readouterr().out
    assert main(["companion", "5211", str(path), "--json"]) == 0
    assert [column["total"] for column in json.loads(capsys.readouterr().out)["columns"]] == [0, 0]
    path.write_text("{", "utf-8")
    assert main(["companion", "5211", str(path), "--lang", "en"]) == 1
    assert "This is not a score sheet" in capsys.readouterr().err
    assert main(["companion", "5211", "a", "b", "--lang", "en"]) == 2
    assert "companion 5211 --help" in capsys.readouterr().err
