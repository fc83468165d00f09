"""A person at the terminal: a real pseudo-terminal, a plain pipe, a closed one, Ctrl-C, a kill."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.pseudo_terminal import kill, wait_for_end
from tests.sizes import thorough
from tests.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "katzentisch"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "LC_ALL", "LC_MESSAGES")}
    return {**kept, "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "en_GB.UTF-8", "TERM": "xterm-256color"}


def pipe(args: list[str], keys: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args], input=keys, env=environment, capture_output=True, text=True, timeout=PATIENCE_SECONDS
    )


def heed_hangup() -> None:
    """Forget that somebody runs the tests under nohup."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def spawn(args: list[str], environment: dict[str, str]) -> pexpect.spawn[str]:
    return pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *args],
        env=environment,
        encoding="utf-8",
        dimensions=(50, 100),
        timeout=PATIENCE_SECONDS,
        preexec_fn=heed_hangup,
    )


def plain(child: pexpect.spawn[str]) -> str:
    return ESCAPES.sub("", str(child.before))


@pytest.mark.parametrize(
    ("game", "lang"),
    [("cat_in_the_box", "en"), ("5211", "de"), thorough("cat_in_the_box", "de"), thorough("5211", "en")],
)
def test_a_whole_game_in_a_pipe(game: str, lang: str, environment: dict[str, str], tmp_path: Path) -> None:
    """Numbers, and colours where a card may have several, play a whole game; no escape code; the record is sound."""
    path = tmp_path / "game.kt"
    option = {"cat_in_the_box": "side=purple", "5211": "long=yes"}[game]
    asked = ["play", game, "--seats", "Anna,heuristic,random", "--option", option]
    args = [*asked, "--seed", "3", "--record", str(path), "--lang", lang]
    keys = "".join(f"{number}\nred\nblue\nyellow\ngreen\n" for number in range(1, 10)) * 40
    result = pipe(args, keys, environment)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    assert ("Final result" if lang == "en" else "Endstand") in result.stdout
    assert " ".join(asked) in result.stdout.rstrip().splitlines()[-1], "how to play again with the same company"
    match = Match(parse_record(path.read_text("utf-8")))
    assert match.over
    assert match.record.players == ["Anna", "bot:heuristic", "bot:random"]


def test_the_lobby_asks_and_takes_defaults(environment: dict[str, str]) -> None:
    """Enter three times starts the first game against the default bots."""
    result = pipe(["play"], "nonsense\n\n99\n\n\n1\n", environment)
    assert result.returncode == 0
    assert "Katzentisch: which game would you like to play?" in result.stdout
    assert "There is no game called nonsense" in result.stdout
    assert "That is not one of the choices: 2, 3, 4, 5." in result.stdout
    assert "Round 1 of 3" in result.stdout
    assert "The game is saved in" in result.stdout


def test_a_closed_pipe_at_the_first_question_is_no_error(environment: dict[str, str]) -> None:
    """With nobody there the lobby is printed and nothing is begun."""
    result = pipe(["play"], "", environment)
    assert result.returncode == 0
    assert "No game was started" in result.stdout


def test_colour_only_where_it_is_wanted(environment: dict[str, str]) -> None:
    """A terminal gets colours unless NO_COLOR says otherwise."""
    for extra, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        child = spawn(["play", "cat_in_the_box", "--seats", "Anna,random"], {**environment, **extra})
        child.expect("Your move, Anna>")
        assert bool(re.search(r"\x1b\[[0-9;]*3[1-4]m", str(child.before))) is coloured
        kill(child)


def test_notation_refusals_hints_and_rules(environment: dict[str, str]) -> None:
    """A refusal says why, a hint says why, a rule can be read at the table."""
    child = spawn(["play", "cat_in_the_box", "--seats", "Anna,random,random", "--seed", "abc"], environment)
    prompt = "Your move, Anna>"
    for typed, answer in (
        ("6 red", "Bury a card first."),
        ("bury 9", "You do not have a 9."),
        ("bark", '"bark" is not a move in this game.'),
        ("hint", "Hint: "),
        ("rules cb-12", "CB-12"),
        ("rules XX-1", "There is no rule XX-1."),
        ("help", "take back your last move"),
        ("bury 1", "predict"),
        ("undo", "Choose a card to bury"),
    ):
        child.expect(prompt)
        child.sendline(typed)
        child.expect_exact(answer)
    child.expect(prompt)
    child.sendline("quit")
    child.expect_exact("The game is saved in")
    assert wait_for_end(child) == 0


def test_german_words_are_understood(environment: dict[str, str]) -> None:
    """In German a move can be typed in German, in the notation of records, or refused in German."""
    keys = "ablegen 1\nvorhersagen 2\npredict 3\n"
    args = ["play", "cat_in_the_box", "--seats", "Anna,random,random", "--seed", "abc", "--lang", "de"]
    result = pipe(args, keys, environment)
    assert "Du hast eine 1 abgelegt." in result.stdout
    assert "kannst du 2 nicht vorhersagen" in result.stdout
    assert "Du sagst 3 Stiche voraus." in result.stdout


def test_two_people_do_not_see_each_other(environment: dict[str, str]) -> None:
    """Between two people the screen is cleared, and the second sees nothing of the first one's hand."""
    child = spawn(["play", "5211", "--seats", "Anna,Ben", "--seed", "x"], environment)
    child.expect_exact("Pass the screen to Anna")
    child.sendline("")
    child.expect("Your hand: ([^\r]*)")
    annas = ESCAPES.sub("", str(child.match.group(1))).split()  # type: ignore[union-attr]
    child.expect("Your move, Anna>")
    child.sendline("1")
    child.expect_exact("\x1b[2J")
    child.expect_exact("Pass the screen to Ben")
    child.sendline("")
    child.expect_exact("\x1b[2J")
    child.expect("Your move, Ben>")
    screen = plain(child)
    bens = re.search(r"Your hand: (.*)", screen)
    assert bens
    assert bens[1].split() != annas
    assert "You are dealt " + ", ".join(annas) not in screen
    assert "Anna has chosen." in screen
    kill(child)


def test_ctrl_c_in_the_middle_of_a_move(environment: dict[str, str], tmp_path: Path) -> None:
    """Ctrl-C loses nothing: the record is whole and the match goes on where it was."""
    path = tmp_path / "game.kt"
    child = spawn(["play", "5211", "--seats", "Anna,random", "--seed", "x", "--record", str(path)], environment)
    child.expect("Your move, Anna>")
    child.sendline("1")
    child.expect("Your move, Anna>")
    child.send("Y")
    child.sendintr()
    child.expect_exact("The game is saved in")
    assert wait_for_end(child) == 130
    before = Match(parse_record(path.read_text("utf-8")))
    assert before.ply == 2
    child = spawn(["play", "--resume"], environment | {"XDG_DATA_HOME": str(tmp_path)})
    child.expect_exact("There is no unfinished game")
    kill(child)
    child = spawn(["play", "--resume", str(path)], environment)
    child.expect_exact("Continuing 5211 at move 2")
    child.expect("Your move, Anna>")
    child.sendline("1")
    child.expect("Your move, Anna>")
    kill(child)
    assert Match(parse_record(path.read_text("utf-8"))).ply > before.ply


def test_a_killed_or_hung_up_table_loses_nothing(environment: dict[str, str], tmp_path: Path) -> None:
    """After SIGKILL or a closed terminal the record is whole, and `--resume` finds the last match by itself."""
    for sign in (signal.SIGKILL, signal.SIGHUP):
        child = spawn(["play", "cat_in_the_box", "--seats", "Anna,random,random", "--seed", "abc"], environment)
        child.expect("Your move, Anna>")
        child.sendline("bury 1")
        child.expect("Your move, Anna>")
        child.kill(sign)
        wait_for_end(child)
        child = spawn(["play", "--resume"], environment)
        child.expect(r"Continuing Cat in the Box at move (\d+)")
        assert int(str(child.match.group(1))) >= 3  # type: ignore[union-attr]
        kill(child)
    for path in (tmp_path / "data" / "katzentisch" / "matches").glob("*.kt"):
        Match(parse_record(path.read_text("utf-8")))


def test_resuming_a_finished_match_says_so(environment: dict[str, str], tmp_path: Path) -> None:
    """A match that is over can be looked at, not resumed."""
    path = tmp_path / "over.kt"
    pipe(["play", "5211", "--seats", "random,random", "--record", str(path)], "", environment)
    result = pipe(["play", "--resume", str(path)], "", environment)
    assert result.returncode == 0
    assert "This game is over" in result.stdout


def test_a_save_that_fails_ends_the_session(environment: dict[str, str], tmp_path: Path) -> None:
    """When the disk refuses, the table stops with a clear word, and the last saved record is whole."""
    folder = tmp_path / "kept"
    child = spawn(["play", "5211", "--seats", "Anna,random", "--record", str(folder / "a.kt")], environment)
    child.expect("Your move, Anna>")
    folder.rename(tmp_path / "moved")
    folder.write_text("", "utf-8")
    child.sendline("1")
    child.expect_exact("cannot be written")
    assert wait_for_end(child) == 2
    Match(parse_record((tmp_path / "moved" / "a.kt").read_text("utf-8")))


def test_matches_of_one_second_do_not_meet(environment: dict[str, str], tmp_path: Path) -> None:
    """Matches that begin at the same moment get files of their own."""
    command = [*COMMAND, "play", "5211", "--seats", "random,random"]
    runs = [subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) for _ in range(4)]
    assert [run.wait(PATIENCE_SECONDS) for run in runs] == [0] * 4
    paths = list((tmp_path / "data" / "katzentisch" / "matches").glob("*.kt"))
    assert len(paths) == 4
    assert all(Match(parse_record(path.read_text("utf-8"))).over for path in paths)


def test_the_lobby_seats_exactly_as_many(environment: dict[str, str]) -> None:
    """One answer fills all seats; a list must have one for each."""
    result = pipe(["play"], "1\n3\nheuristic,random,random\nheuristic,Ben\n", environment)
    assert "exactly 2, separated by commas" in result.stdout
    assert "Minka (rule of thumb), Ben." in result.stdout
    assert "Pass the screen to" in result.stdout


def test_the_lobby_introduces_the_levels(environment: dict[str, str]) -> None:
    """Each level with its character; the usual opponent for Enter; a level by its name in either language."""
    usual = pipe(["play", "--lang", "de"], "cat_in_the_box\n2\n\n", environment)
    assert re.search("Kätzchen +Lernt mit dir", usual.stdout)
    assert "Minka (Stubentiger)" in usual.stdout
    named = pipe(
        ["play", "--lang", "de"], "cat_in_the_box\n3\nZUFALL:1s\nLuchs,tiger:1 s\nLuchs,TIGER:0.1s\n", environment
    )
    assert "hat keine Bedenkzeit" in named.stdout
    assert "„1 s“ ist keine Bedenkzeit" in named.stdout
    assert "Minka (Luchs), Felix (Tiger)" in named.stdout


def test_a_hand_is_pushed_out_of_sight_where_nothing_can_be_cleared(environment: dict[str, str]) -> None:
    """In a pipe or on a dumb terminal a screenful of nothing lies between two people."""
    result = pipe(["play", "5211", "--seats", "Anna,Ben", "--seed", "x"], "\n1\n\n", environment)
    before, _, after = result.stdout.partition("Pass the screen to Ben")
    assert before.endswith("\n" * 50)
    assert "Your hand" in after


def test_a_hand_written_record_is_gone_on_with_elsewhere(environment: dict[str, str], tmp_path: Path) -> None:
    """Resuming a record that a person typed leaves the file as it is."""
    path = tmp_path / "typed.kt"
    text = "katzentisch 1\n# ours\ngame 5211/1\nplayers Anna, bot:random\nseed x\n"
    path.write_text(text, "utf-8")
    result = pipe(["play", "--resume", str(path)], "1\n1\n", environment)
    assert "Continuing 5211 at move 0" in result.stdout
    assert path.read_text("utf-8") == text
    kept = list((tmp_path / "data" / "katzentisch" / "matches").glob("*.kt"))
    assert [Match(parse_record(kept[0].read_text("utf-8"))).ply > 1] == [True]


def test_a_reader_who_leaves_early_is_no_error(environment: dict[str, str]) -> None:
    """`| head` does not look like a broken record."""
    command = f"{sys.executable} -m katzentisch rules cat_in_the_box | head -n 1; exit ${{PIPESTATUS[0]}}"
    result = subprocess.run(["bash", "-c", command], env=environment, capture_output=True, text=True)
    assert result.returncode in (0, 130)
    assert result.stderr == ""
