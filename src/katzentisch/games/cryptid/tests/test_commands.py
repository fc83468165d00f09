"""The companion, the notebook, and the map drawn as text."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.hide_screen import CLEAR_SCROLLBACK
from katzentisch.core.reason import BadOptions
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cryptid.box.cards import cards
from katzentisch.games.cryptid.shown.commands import ask_players
from katzentisch.games.cryptid.shown.host import Host
from katzentisch.games.cryptid.shown.text import ask, draw
from katzentisch.games.cryptid.tests.positions import N3, do, o3
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.command import run_command

RECORD = str(Path(__file__).parents[1] / "records" / "game-1.kt")
VECTORS = json.loads((Path(__file__).parent / "testvectors.json").read_text("utf-8"))["vectors"]
Capture = pytest.CaptureFixture[str]


def words(lang: str = "en") -> Words:
    return Words(lang, find("cryptid"))


def companion(*args: str) -> int:
    return run_command("companion", "cryptid", "--lang", "en", *args)


@pytest.mark.parametrize("vector", VECTORS[::4], ids=lambda vector: vector["map_code"])
def test_checking_a_puzzle(vector: dict[str, object], capsys: Capture) -> None:
    """CR-19: a map code and clue keys name every hex that fits."""
    keys = ",".join(vector["clues"])  # type: ignore[arg-type]
    assert companion("--map", str(vector["map_code"]), "--clues", keys, "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"hexes": [vector["habitat"]]}


def test_checking_for_people(capsys: Capture) -> None:
    """CR-19: without --json the hexes are named as people write them."""
    assert companion("--map", N3[0], "--clues", ",".join(N3[1])) == 0
    assert "J7" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["--map", "11B4364A79863A2506", "--clues", "within2_bear"], 1, "Tile 1 appears twice"),
        (["--map", "21B4364A79864A2506", "--clues", "within2_bear"], 1, "There are two structures on K5"),
        (["--map", "21B4", "--clues", "within2_bear"], 1, "18 digits"),
        (["--map", N3[0], "--clues", "within2_dragon"], 2, "within2_cougar"),
        (["--map", N3[0], "--clues", "within3_black"], 2, "does not exist in this mode"),
        (["--map", N3[0], "--clues", "not_within2_bear"], 2, "does not exist in this mode"),
        (["--map", N3[0]], 2, "both --map and --clues"),
        (["--players", "3", "--card", "N77"], 2, "no card N77"),
        (["--players", "3", "--card", "N07", "--advanced"], 2, "other mode"),
        (["--players", "7"], 2, "7"),
        (["--players", "4", "--share", "2"], 2, "Allow a larger share"),
        ([], 2, "--players 3, 4 or 5"),
    ],
)
def test_bad_wishes_are_explained(args: list[str], code: int, said: str, capsys: Capture) -> None:
    """A broken puzzle is 1, bad usage 2, each with a sentence and no traceback."""
    assert companion(*args) == code
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_companion_game(lang: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """CR-19, CR-15, CR-16: set-up first, every clue in private, the hint on agreement, the habitat when confirmed."""
    said = words(lang)
    yes, clue, hint = (said.say(f"companion-word-{word}") for word in ("yes", "clue", "hint"))
    lines = [""] * 8 + [f"{clue} 2", "", "", hint, "no", hint, yes, "habitat", "no", "habitat", yes]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert run_command("companion", "cryptid", "--players", "4", "--card", "A07", "--lang", lang) == 0
    shown = capsys.readouterr().out
    card = cards()["A07"]
    assert card.map in shown
    assert shown.count(said.say(f"hint-{card.hint(4)}")) == 1
    row, column = card.back(4).habitat
    assert said.say("companion-habitat", {"hex": f"{'ABCDEFGHIJKL'[column]}{row + 1}"}) in shown
    for key in ("companion-tile", "companion-turned"):
        assert said.say(key, {"tile": 1})[:6] in shown


def test_a_seeded_companion(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """CR-18, CR-19: with a seed the same puzzle; without one another; the end of input ends it."""
    maps = []
    for seed in (["--seed", "a"], ["--seed", "a"], [], []):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert companion("--players", "4", "--difficulty", "easy", *seed) == 0
        maps.append(capsys.readouterr().out.splitlines()[0])
    assert maps[0] == maps[1]
    assert len(set(maps)) == 3


def test_the_notebook(capsys: Capture) -> None:
    """CR-R35: what a seat could know at a move: clues per player, hexes with their chances, drawn on the map."""
    assert run_command("deduce", "cryptid", RECORD, "--seat", "0", "--ply", "6", "--lang", "en") == 0
    shown = capsys.readouterr().out
    assert "J7 100 %" in shown
    assert "3 ways" in shown
    assert run_command("deduce", "cryptid", RECORD, "--seat", "-1", "--ply", "0", "--json", "--lang", "en") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["tuples"] == 48
    assert abs(sum(each["chance"] for each in data["hexes"]) - 1) < 1e-9
    assert len(data["clues"]) == 3


@pytest.mark.parametrize("name", ["game-1", "game-3", "wrong-disc-found-by-a-search", "no-winner"])
def test_the_notebook_of_a_finished_match(name: str, capsys: Capture) -> None:
    """CR-R26: at the end the clues lie open, and so the notebook says; it counts the pieces that are still wrong."""
    path = Path(RECORD).with_name(f"{name}.kt")
    view = Match(parse_record(path.read_text("utf-8"))).view(0)
    assert isinstance(view, CryptidView)
    for seat in ("-1", "0"):
        assert run_command("deduce", "cryptid", str(path), "--seat", seat, "--json", "--lang", "en") == 0
        data = json.loads(capsys.readouterr().out)
        assert data["clues"] == [{clue: 1.0} for clue in view.clues]
        assert [each["hex"] for each in data["hexes"]] == [list(divmod(view.habitat, 12))]
        assert data["contradicted"] == len(view.wrong)
        assert run_command("deduce", "cryptid", str(path), "--seat", seat, "--lang", "en") == 0
        assert words().say(f"clue-{view.clues[1]}") in capsys.readouterr().out.replace("\n", " ")


def test_a_clue_cannot_be_scrolled_back_to() -> None:
    """CR-17, CR-19: on a terminal each clue is wiped, and with it what was above; then the map is there again."""
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=True, width=80, color_system=None, _environ={"TERM": "xterm"})
    lines = iter([""] * 6 + ["clue 2", "", "", "quit"])
    console.input = lambda *args, **more: next(lines)  # type: ignore[method-assign]
    table = Host.lay_out(3, False, "N07", "x", "any", 0)
    table.run(console, words())
    shown = paper.getvalue()
    assert shown.count(CLEAR_SCROLLBACK) == 4
    last = shown.rpartition(CLEAR_SCROLLBACK)[2]
    assert table.land.code in last
    assert words().say("own-clue", {"clue": ""}).strip() not in last


@pytest.mark.parametrize("lang", ["en", "de"])
def test_notes_beside_the_table(lang: str) -> None:
    """The map at any time; pieces are written down, contradicted, put right; nonsense is answered, no clue is told."""
    said = Words(lang, find("cryptid"))
    cube, disc = said.say("piece-cube").lower(), said.say("piece-disc").lower()
    correct, chart = said.say("companion-word-correct"), said.say("companion-word-map")
    wishes = [f"{cube} 1 C4", f"{disc} 1 c4", f"{cube} 9 C4", f"{disc} x", f"{correct} 2 C4", f"{correct} 1 C4"]
    lines = iter([""] * 6 + [chart, *wishes, f"{cube} 1 D4", "\x00", said.say("companion-word-quit")])
    paper = io.StringIO()
    console = Console(file=paper, width=80, color_system=None)
    console.input = lambda *args, **more: next(lines)  # type: ignore[method-assign]
    table = Host.lay_out(3, False, "N07", "x", "any", 0)
    table.run(console, said)
    shown = " ".join(paper.getvalue().split())
    name = said.say("companion-player", {"number": 1})
    assert said.say("why-sheet-two-pieces", {"name": name, "hex": "C4"}) in shown
    assert shown.count(said.say("companion-note-usage")) == 2
    assert said.say("why-sheet-no-piece", {"name": said.say("companion-player", {"number": 2}), "hex": "C4"}) in shown
    assert table.pieces == [{"seat": 0, "hex": 38, "piece": "disc"}, {"seat": 0, "hex": 39, "piece": "cube"}]


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ([RECORD, "--seat", "9"], 2),
        ([RECORD], 2),
        (["/nowhere", "--seat", "0"], 2),
        ([RECORD, "--seat", "0", "--ply", "99"], 2),
    ],
)
def test_bad_notebooks(args: list[str], code: int, capsys: Capture) -> None:
    """A seat, a file or a move that is not there is bad usage."""
    assert run_command("deduce", "cryptid", *args) == code
    assert capsys.readouterr().err


def test_a_broken_record(tmp_path: Path, capsys: Capture) -> None:
    """A record that cannot have been played is broken, and the line is named."""
    path = tmp_path / "broken.kt"
    path.write_text(Path(RECORD).read_text("utf-8").replace("ask 2 at K7", "ask 2 at B1"), "utf-8")
    assert run_command("deduce", "cryptid", str(path), "--seat", "0", "--lang", "en") == 1
    assert "line" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_fits_eighty_columns(lang: str) -> None:
    """Terrain, territory, structures, pieces and pawn are drawn, at every moment, in both languages."""
    state = do(o3({1: [(6, 10)]}, by_hand=True), 0, "ask 2 at", (6, 9))
    for view in (state.view(0), state.view(2), state.view(-1)):
        console = Console(width=80, file=io.StringIO(), color_system=None)
        console.print(draw(view, words(lang), ["Anna", "Ben", "Cleo"]))
        shown = console.file.getvalue()  # type: ignore[attr-defined]
        assert all(len(line) <= 80 for line in shown.splitlines())
        for sign in ("■0", "●1", "@", "○g", "△w", *(("Fb", "Sc") if lang == "en" else ("Wb", "Sp"))):
            assert sign in shown
        assert shown.splitlines()[1].split()[:6] == ["A", "C", "E", "G", "I", "K"]
        assert ask(view, words(lang), ["Anna", "Ben", "Cleo"])
    assert "J7" in ask(state.view(2), words(lang), ["Anna", "Ben", "Cleo"])


def test_the_letters_and_numbers_of_a_language(capsys: Capture) -> None:
    """In German the map has German letters, which its legend explains, and chances have a comma."""
    state = o3(by_hand=True)
    for lang, terrains, animals in (("en", "FDWSM", "bc"), ("de", "WÜ≈SG", "bp")):
        console = Console(width=80, file=io.StringIO(), color_system=None)
        console.print(draw(state.view(0), words(lang), ["Anna", "Ben", "Cleo"]))
        shown = console.file.getvalue()  # type: ignore[attr-defined]
        found = re.findall(r"[/+]([^ /+\\])([a-z ])[ ○△]", shown)
        assert {terrain for terrain, _ in found} == set(terrains)
        assert {animal for _, animal in found} == {*animals, " "}
        legend = words(lang).say("legend")
        assert all(f"{sign} " in legend for sign in terrains + animals)
    assert run_command("deduce", "cryptid", RECORD, "--seat", "-1", "--ply", "0", "--lang", "de") == 0
    shown = capsys.readouterr().out
    assert re.search(r"\d,\d %", shown)
    assert not re.search(r"\d\.\d ?%", shown)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_companion_asks_how_many_play(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a keyboard the number is asked until it is possible; a program is told which switch is missing."""
    console = Console(file=io.StringIO(), force_terminal=True, width=80, color_system=None)
    answers = iter(["2", "many", "5"])
    console.input = lambda *args, **more: next(answers)  # type: ignore[method-assign]
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert ask_players(words(lang), console) == 5
    assert console.file.getvalue().count(words(lang).say("no-choice", {"choices": ["3", "4", "5"]})) == 2  # type: ignore[attr-defined]
    with pytest.raises(BadOptions):
        ask_players(words(lang), Console(file=io.StringIO()))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_companion_explains_its_map(lang: str) -> None:
    """People who build the map find every terrain named beside it."""
    console = Console(file=io.StringIO(), width=80, color_system=None)
    Host.lay_out(3, False, "N07", "x", "any", 0).show_map(console, words(lang))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    for terrain in ("forest", "desert", "water", "swamp", "mountain"):
        assert f"{words(lang).say(f'sign-{terrain}')} {words(lang).say(f'terrain-{terrain}')}" in shown
