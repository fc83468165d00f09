"""The command: clear words for bad input, exit code 2 for usage, 1 for a broken record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from katzentisch.cli import main
from katzentisch.core.catalogue import catalogue
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of two bots."""
    path = tmp_path / "match.kt"
    assert main(["play", "5211", "--seats", "random,heuristic", "--seed", "s", "--record", str(path)]) == 0
    return path


def run(args: list[str]) -> int:
    try:
        return main(args)
    except SystemExit as stop:
        return int(stop.code or 0)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "chess"], "There is no game called chess"),
        (["play", "5211", "--seats", "random"], "This game needs 2–5 players, not 1"),
        (["play", "5211", "--seats", "A,B,C,D,E,F"], "players, not 6"),
        (["play", "5211", "--seats", "random,serch:1s"], "There is no bot called serch:1s"),
        (["play", "5211", "--seats", "random,search:soon"], '"soon" is not a thinking budget'),
        (["play", "5211", "--seats", "random,random:1s"], "has no thinking budget"),
        (["play", "5211", "--seats", "random,tiger:1 s"], '"1 s" is not a thinking budget'),
        (["play", "5211", "--seats", "random,Tiger:-1s"], '"-1s" is not a thinking budget'),
        (["play", "5211", "--seats", "random,Zufall:1s"], "has no thinking budget"),
        (["play", "5211", "--seats", "Anna,Anna"], "Two people cannot both be called Anna"),
        (["play", "5211", "--seats", "random,random", "--option", "colour=blue"], "There is no option colour"),
        (["play", "5211", "--seats", "random,random", "--option", "long=maybe"], "Option long cannot be"),
        (["play", "5211", "--seats", "random,random", "--option", "long=maybe"], "cannot be maybe"),
        (["play", "5211", "--seats", "random,random", "--option", "long"], "name=value"),
        (["play", "cat_in_the_box", "--seats", "random,random", "--option", "side=purple"], "cannot be purple"),
        (["play", "5211", "--seats", "random,random", "--seed", "two words"], "one word"),
        (["replay", "nowhere.kt"], "cannot be read"),
        (["deduce", "nowhere.kt", "--seat", "0"], "cannot be read"),
        (["verify", "nowhere.kt"], "cannot be read"),
        (["rules", "5211", "FT-99"], "There is no rule FT-99"),
        (["laws", "chess"], "There is no game called chess"),
    ],
)
def test_bad_usage_is_explained(args: list[str], words: str, capsys: Capture) -> None:
    """Bad usage ends with code 2 and one clear sentence on stderr, without a traceback."""
    assert run(args) == 2
    shown = capsys.readouterr()
    assert words in " ".join(shown.err.split())
    assert "Traceback" not in shown.err


@pytest.mark.parametrize("args", [["dance"], ["play", "--lang", "fr"], ["replay"], ["replay", "x", "--ply", "soon"]])
def test_unknown_commands_and_switches_are_usage_errors(args: list[str]) -> None:
    """What the parser does not know ends with code 2."""
    assert run(args) == 2


def test_german_errors(capsys: Capture) -> None:
    """Errors are worded in the language asked for."""
    assert run(["play", "chess", "--lang", "de"]) == 2
    assert "Ein Spiel chess gibt es nicht" in capsys.readouterr().err


def test_verify_accepts_a_sound_record(record: Path, capsys: Capture) -> None:
    """A record that a match left behind is sound, sealed and over."""
    assert run(["verify", str(record)]) == 0
    shown = capsys.readouterr().out
    assert "a valid record of 5211" in shown
    assert "The seal is intact" in shown


@pytest.mark.slow
@pytest.mark.parametrize("keep", [0.0, 0.2, 0.5, 0.9, 0.99])
def test_a_truncated_record_is_broken(record: Path, keep: float, capsys: Capture) -> None:
    """Wherever a record is cut, verify, replay and resume say so with a line number and code 1, and keep the file."""
    text = record.read_text("utf-8")
    cut = text[: int(len(text) * keep)]
    record.write_text(cut, "utf-8")
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        assert run([*command, str(record)]) == 1
        assert "line " in capsys.readouterr().err
    assert record.read_text("utf-8") == cut


def test_a_record_cut_at_a_line_is_broken(record: Path) -> None:
    """Even a cut between two lines shows, because the seal is gone."""
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-1]), "utf-8")
    assert run(["verify", str(record)]) == 1


def test_an_edited_record_is_broken(record: Path) -> None:
    """One changed letter breaks the seal; without the seal, an impossible move or result is still found."""
    text = record.read_text("utf-8")
    record.write_text(text.replace("seed s", "seed t"), "utf-8")
    assert run(["verify", str(record)]) == 1
    unsealed = parse_record(text)
    unsealed.sealed = False
    unsealed.seed = "t"
    record.write_text(unsealed.write(), "utf-8")
    assert run(["verify", str(record)]) == 1


def test_unknown_version_and_binary_files_are_broken(record: Path, tmp_path: Path, capsys: Capture) -> None:
    """A record of another version of the rules is refused by name, and bytes are no record."""
    old = parse_record(record.read_text("utf-8"))
    old.version = 99
    record.write_text(old.write(), "utf-8")
    assert run(["verify", str(record)]) == 1
    assert "version 99" in capsys.readouterr().err
    blob = tmp_path / "blob.kt"
    blob.write_bytes(bytes(range(256)))
    assert run(["verify", str(blob)]) == 1


def test_replay_json_tells_only_what_a_seat_knew(record: Path, capsys: Capture) -> None:
    """Open replays spell out moves and chance; a seat's replay holds its own view and events alone."""
    assert run(["replay", str(record), "--open", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["points"] == Match(parse_record(record.read_text("utf-8"))).points()
    assert len(shown["chance"]["deal 1"].split()) == 100
    assert {move["seat"] for move in shown["moves"]} == {0, 1}
    assert len(shown["views"]) == 2
    assert run(["replay", str(record), "--seat", "1", "--ply", "7", "--json"]) == 0
    seat = json.loads(capsys.readouterr().out)
    assert seat["ply"] == 7
    assert seat["view"]["seat"] == 1
    assert not {"chance", "seed", "views"} & seat.keys()
    private = [event for move in seat["moves"] for event in move["events"] if "to" in event]
    assert private
    assert {event["to"] for event in private} == {1}
    assert all("move" not in move for move in seat["moves"])


def test_replay_refuses_seats_and_plies_that_are_not_there(record: Path) -> None:
    """Seat 2 of two and ply 9999 are usage errors."""
    assert run(["replay", str(record), "--seat", "2"]) == 2
    assert run(["replay", str(record), "--ply", "9999"]) == 2
    assert run(["replay", str(record), "--ply", "-1"]) == 2


def test_an_open_replay_is_a_record_with_chance_spelled_out(record: Path, capsys: Capture) -> None:
    """What an open replay prints is enough to write the same match without its seed."""
    assert run(["replay", str(record), "--open", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    original = parse_record(record.read_text("utf-8"))
    original.seed = None
    original.chance = shown["chance"]
    assert Match(parse_record(original.write())).points() == shown["points"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_rules_can_be_read(lang: str, capsys: Capture) -> None:
    """All rules, or one of them, in both languages."""
    for entry in catalogue().values():
        assert run(["rules", entry.game.id, "--lang", lang]) == 0
        shown = capsys.readouterr().out
        first = shown.split()[shown.split().index(next(word for word in shown.split() if word.endswith("-01")))]
        assert run(["rules", entry.game.id, first.lower(), "--lang", lang]) == 0
        assert first in capsys.readouterr().out


def test_a_rule_is_found_by_its_number(capsys: Capture) -> None:
    """`rules cat_in_the_box 14` is CB-14, r3 is CB-R3."""
    for wanted, found in (("14", "CB-14"), ("7", "CB-07"), ("r3", "CB-R3"), ("cb-7", "CB-07")):
        assert run(["rules", "cat_in_the_box", wanted]) == 0
        assert capsys.readouterr().out.startswith(f"{found} ")


def test_the_language_may_come_last(capsys: Capture) -> None:
    """A game's own command takes --lang before and behind its own words; an unknown language is bad usage."""
    path = str(next(Path(__file__).parents[1].glob("src/katzentisch/games/cryptid/records/game-1.kt")))
    for args in (["deduce", "--lang", "de", path, "--seat", "0"], ["deduce", path, "--seat", "0", "--lang", "de"]):
        assert run(args) == 0
        assert "Wald" in capsys.readouterr().out
    assert run(["deduce", path, "--seat", "0", "--lang", "fr"]) == 2


def test_other_encodings_get_their_own_sentence(record: Path, capsys: Capture) -> None:
    """A byte-order mark, UTF-16 and Latin-1 are named for what they are."""
    text = record.read_text("utf-8")
    for data, words in (
        (b"\xef\xbb\xbf" + text.encode(), "byte-order mark"),
        (text.encode("utf-16"), "must be UTF-8"),
        (text.replace("bot:random", "J\xfcrgen").encode("latin-1"), "must be UTF-8"),
    ):
        record.write_bytes(data)
        for command in (["verify"], ["replay"], ["play", "--resume"]):
            assert run([*command, str(record)]) == 1
            assert words in " ".join(capsys.readouterr().err.split())


def test_games_are_listed(capsys: Capture) -> None:
    """The list names every game of the catalogue, and its bots."""
    assert run(["games"]) == 0
    shown = capsys.readouterr().out
    assert all(f"({game})" in shown for game in catalogue())
    assert shown.count("Bots: kitten, tabby, lynx") == len(catalogue())


def test_an_existing_record_is_never_overwritten(record: Path) -> None:
    """`--record` on a file that is there is a usage error, and the file stays."""
    before = record.read_bytes()
    assert run(["play", "5211", "--seats", "random,random", "--record", str(record)]) == 2
    assert record.read_bytes() == before


@pytest.mark.slow
def test_laws_command(capsys: Capture) -> None:
    """`katzentisch laws` names every case it tried."""
    assert run(["laws", "5211", "--games", "8"]) == 0
    assert capsys.readouterr().out.count("all laws hold") == 8


def test_a_broken_rule_in_a_record_is_worded(tmp_path: Path, capsys: Capture) -> None:
    """What a move breaks is said in the words of its game and with the names of the record."""
    text = (Path(__file__).parents[1] / "docs" / "table.kt").read_text("utf-8")
    path = tmp_path / "wrong.kt"
    for old, new, words in (
        ("\n1 6 red", "\n1 8 blue", "You do not have a 8."),
        ("\n1 predict 2", "\n2 predict 2", "It is Ben's turn, not yours."),
    ):
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        assert run(["verify", str(path)]) == 1
        assert words in " ".join(capsys.readouterr().err.split())


def test_resume_stands_alone(record: Path) -> None:
    """What a record already says cannot be said again beside --resume."""
    for extra in (["5211"], ["--seats", "Anna,Ben"], ["--seed", "x"], ["--option", "long=yes"]):
        assert run(["play", *extra, "--resume", str(record)]) == 2


def test_paths_are_never_markup(tmp_path: Path, capsys: Capture) -> None:
    """A file with brackets in its name is announced as it is."""
    path = tmp_path / "[red]x.kt"
    assert run(["play", "5211", "--seats", "random,random", "--record", str(path)]) == 0
    assert "[red]x.kt" in "".join(capsys.readouterr().out.split("\n"))
    assert path.exists()


def test_numbers_that_make_no_sense_are_usage_errors(record: Path) -> None:
    """No games, no time, two pairs of eyes."""
    assert run(["laws", "--games", "0"]) == 2
    assert run(["bench", "--seconds", "-1"]) == 2
    assert run(["replay", str(record), "--open", "--seat", "0"]) == 2


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: Capture) -> None:
    """Where no record can be kept no match begins, and the sentence says so."""
    (tmp_path / "file").write_text("", "utf-8")
    assert run(["play", "5211", "--seats", "random,random", "--record", str(tmp_path / "file" / "x.kt")]) == 2
    assert "cannot be written" in " ".join(capsys.readouterr().err.split())
