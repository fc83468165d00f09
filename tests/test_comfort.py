"""The terminal in a small window, by ear, by Tab: what is to do, what could be typed, what can be looked at."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from rich.console import Console
from rich.table import Table

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import rng
from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GamePackage
from katzentisch.core.words import Words
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import decode, hex_name
from katzentisch.games.cryptid.shown.text import MAP_WIDTH
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.games.g5211 import view as view_of_5211
from katzentisch.play.match import Match
from katzentisch.play.replay import Replay
from katzentisch.terminal import record_files
from katzentisch.terminal.completions import Completer, no_completions
from katzentisch.terminal.menu import Menu
from katzentisch.terminal.prompt import CommandConsole, InputClosed
from katzentisch.terminal.replay import watch_replay
from katzentisch.terminal.screen import PROMPT_LINES, Screen
from katzentisch.terminal.watch import Pacer
from tests.keyboard import Sitting
from tests.pseudo_terminal import kill
from tests.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.slow

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
GAMES = list(catalogue().values())
RECORDS = Path(str(view_of_5211.__file__)).parent / "records"
BOXES = re.compile("[─━│┃┌┐└┘╭╮╰╯═]")


def positions(entry: GamePackage, players: int, plies: int, every: int) -> list[Match]:
    """Some positions of a game that is played at random."""
    match = Match.begin(entry.game, NAMES[:players], {}, "comfort")
    source = rng("comfort")
    found = []
    for ply in range(plies):
        if match.over:
            break
        if ply % every == 0:
            found.append(match.fork())
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    return found


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.folder)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_turn_fits_a_small_window(entry: GamePackage, lang: str) -> None:
    """80×24: board, what is asked and the prompt are in sight at once; the last line asks, with an example."""
    words = Words(lang, entry)
    for match in positions(entry, entry.game.players[-1], 100, 14):
        seat = match.actors()[0]
        menu = Menu(entry, words, NAMES[: match.players], match.legal(seat))
        paper = io.StringIO()
        console = Console(file=paper, width=80, height=24, force_terminal=True, color_system=None)
        Screen(entry, words, NAMES[: match.players], console).turn(match.view(seat), menu, [])
        lines = paper.getvalue().splitlines()
        assert len(lines) <= 24 - PROMPT_LINES, paper.getvalue()
        assert menu.parse(menu.examples()[0]) in menu.legal
        asked = " ".join(" ".join(lines[-4:]).split())
        assert any(example in asked for example in menu.examples()), paper.getvalue()


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.folder)
def test_by_ear_there_are_no_boxes(entry: GamePackage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain mode is sentences: no lines, no blocks, and everything that the drawing tells of the players."""
    monkeypatch.setenv("KATZENTISCH_PLAIN", "1")
    words = Words("en", entry)
    console = CommandConsole()
    for match in positions(entry, entry.game.players[-1], 60, 20):
        seat = match.actors()[0]
        console.file = paper = io.StringIO()
        menu = Menu(entry, words, NAMES[: match.players], match.legal(seat))
        Screen(entry, words, NAMES[: match.players], console).turn(match.view(seat), menu, [])
        said = paper.getvalue()
        assert not BOXES.search(said)
        assert "█" not in said
        assert all(name in said for name in NAMES[: match.players])


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.folder)
def test_looking_asking_and_reading(entry: GamePackage, tmp_path: Path) -> None:
    """`why`, `show` of somebody, `rules` about now and `list` answer in every game and change nothing."""
    players = ",".join(NAMES[: max(2, entry.game.players[0])])
    sitting = Sitting(tmp_path, entry.folder, players, seed="look")
    seat = sitting.match.actors()[0]
    name = NAMES[seat]
    legal = sitting.match.legal(seat)
    menu = Menu(sitting.entry, sitting.words, players.split(","), legal)
    example = menu.label(legal[0])
    refused = next(move for move in range(entry.game.moves) if not sitting.match._state.allows(seat, move))
    reason = sitting.match.why_not(seat, refused)
    assert reason is not None
    lines = [f"why {example}", f"why {entry.game.spell(refused)}", "why", f"show {name}", "show", "rules", "list"]
    shown = " ".join(sitting.type("", *lines).split())
    assert "That is also the hint." in shown or "Hint: " in shown
    assert " ".join(sitting.words.reason(reason, players.split(",")).split()) in shown
    assert "Which move?" in shown
    assert "There is nothing to show" not in shown
    assert "All rules: rules all." in shown
    assert "Enter shows the board again." in shown
    assert sitting.match.ply == 0


def test_where_the_own_clue_holds_is_marked(tmp_path: Path) -> None:
    """Cryptid: a cross on exactly the hexes of the player's own clue, for the owner only."""
    entry = find("cryptid")
    match = Match.begin(entry.game, NAMES[:3], {}, "own")
    view = match.view(0)
    assert isinstance(view, CryptidView)
    held = decode(view.map).common([KEYS.index(view.clue)]).hexes()
    assert entry.text is not None
    brief, describe = entry.text.brief, entry.text.describe
    assert brief is not None
    assert describe is not None
    console = Console(file=io.StringIO(), width=80, color_system=None)
    for seat, crosses in ((0, len(held)), (-1, 0)):
        console.file = paper = io.StringIO()
        console.print(brief(match.view(seat), Words("en", entry), NAMES[:3]))
        drawn = [line[:MAP_WIDTH] for line in paper.getvalue().splitlines()]
        assert "".join(drawn).count("+") == crosses
    console.file = paper = io.StringIO()
    console.print(describe(view, Words("en", entry), NAMES[:3]))
    assert " ".join(map(hex_name, held)) in " ".join(paper.getvalue().split())


def run(args: list[str], keys: str, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8", **more}
    command = [sys.executable, "-m", "katzentisch", *args]
    return subprocess.run(
        command, input=keys, env=environment, capture_output=True, text=True, timeout=PATIENCE_SECONDS
    )


def test_bots_are_watched_board_by_board(tmp_path: Path) -> None:
    """`--watch` draws the board after every move; in a pipe nobody waits; an impossible pace is refused."""
    seats = ["play", "5211", "--seats", "random,random", "--seed", "w"]
    watched = run([*seats, "--watch", "30"], "", tmp_path)
    assert watched.stdout.count("Draw pile:") > 60
    assert run([*seats], "", tmp_path).stdout.count("Draw pile:") == 1
    assert "seconds from 0 to 60" in run([*seats, "--watch", "-1"], "", tmp_path).stderr
    assert "seconds from 0 to 60" in run([*seats, "--watch", "nan"], "", tmp_path).stderr


class Pauses(Pacer):
    """Somebody who says something at every move."""

    def __init__(self, words: Words, console: Console, said: list[str]) -> None:
        super().__init__(0, words, console)
        self.said = iter(said)

    def wait(self, question: str = "", offers: Completer = no_completions) -> str:
        assert offers("b") == ["back"]
        return next(self.said)


def test_a_record_is_watched_move_by_move(tmp_path: Path) -> None:
    """`replay --watch` draws the board at every ply; in a pause any move can be gone to, back or left."""
    record = next(RECORDS.glob("*.kt"))
    watched = run(["replay", str(record), "--watch", "30"], "", tmp_path).stdout
    match = record_files.load_match_file(record)
    assert watched.count("Draw pile:") == match.ply + 1
    assert "Final result" in watched
    assert "seconds from 0 to 60" in run(["replay", str(record), "--watch", "61"], "", tmp_path).stderr
    entry, paper = find("5211"), io.StringIO()
    words, console = Words("en", entry), Console(file=paper, width=100)
    watch = Pauses(words, console, ["", "", "back", "9999999", str(match.ply - 1), "0", "quit"])
    screen = Screen(entry, words, [f"P{seat}" for seat in range(match.players)], console)
    with pytest.raises(InputClosed):
        watch_replay(Replay(match, None, GALLERY, False), watch, screen)
    shown = [int(line.split()[1]) for line in paper.getvalue().splitlines() if line.startswith("Move ")]
    assert shown == [0, 1, 2, 1, 2, match.ply - 1, 0]


def test_tab_history_and_a_curtain_for_both(tmp_path: Path) -> None:
    """Tab completes a move, Up brings a line back, and the next person finds nothing of the one before."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "TERM": "xterm"}
    child = pexpect.spawn(
        sys.executable,
        ["-m", "katzentisch", "play", "5211", "--seats", "Anna,Ben", "--seed", "x"],
        env=environment,
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=PATIENCE_SECONDS,
    )
    child.expect_exact("Pass the screen to Anna")
    child.send("\r")
    child.expect_exact("Your move, Anna>")
    child.send("rule\t\r")
    child.expect_exact("All rules: rules all.")
    child.expect_exact("Your move, Anna>")
    child.send("\x1b[A\r")
    child.expect_exact("All rules: rules all.")
    child.expect_exact("Your move, Anna>")
    child.send("g3 o\t\r")
    child.expect_exact("Pass the screen to Ben")
    child.send("\r")
    child.expect_exact("Your move, Ben>")
    child.send("\x1b[A\x1b[A\r")
    child.expect_exact("Draw pile")
    child.expect_exact("Your move, Ben>")
    assert "All rules" not in str(child.before)
    kill(child)
    path = next((tmp_path / "katzentisch" / "matches").glob("*.kt"))
    assert "\n0 G3 O3\n" in path.read_text("utf-8")


def test_a_long_question_is_broken_between_words(tmp_path: Path) -> None:
    """Anybody who is asked against whom to play reads every name whole."""
    child = pexpect.spawn(
        sys.executable,
        ["-m", "katzentisch", "play", "isle_of_cats", "--lang", "de"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm"},
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=PATIENCE_SECONDS,
    )
    child.expect_exact("Wie viele spielen mit")
    child.send("\r")
    child.expect_exact("Nummer (Enter für 1)")
    child.send("\r")
    child.expect_exact("Wer spielt gegen dich")
    child.expect_exact("Stubentiger)?")
    kill(child)


def test_a_dumb_terminal_is_asked_plainly(tmp_path: Path) -> None:
    """TERM=dumb gets lines and no escape codes, and can be played."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "TERM": "dumb"}
    child = pexpect.spawn(
        sys.executable,
        ["-m", "katzentisch", "play", "5211", "--seats", "Anna,random", "--seed", "x", "--plain"],
        env=environment,
        encoding="utf-8",
        timeout=PATIENCE_SECONDS,
    )
    child.expect_exact("Your move, Anna>")
    assert "\x1b" not in str(child.before)
    assert not BOXES.search(str(child.before))
    child.sendline("1")
    child.expect_exact("Your move, Anna>")
    kill(child)


def test_a_table_is_read_out(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever a command prints as a table comes without boxes where somebody listens."""
    table = Table("", "Anna", "Ben", title="Points")
    table.add_row("Deal 1", "5", "7")
    CommandConsole(plain=True).print(table)
    assert capsys.readouterr().out == "Points\nDeal 1, Anna 5, Ben 7\n"
