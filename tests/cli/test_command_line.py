"""The command line: an overview, guesses at what was meant, JSON, completion, and a configuration file."""

from __future__ import annotations

import io
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.cli import arguments, game_commands
from katzentisch.cli.completion import subcommands
from katzentisch.cli.game_commands import insert_game
from katzentisch.cli.parser import EXIT_FAILED, EXIT_USAGE
from katzentisch.cli.play_commands import insert_speed
from katzentisch.terminal.prompt import INTERRUPTED
from tests.command import run_command

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, in English."""
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setattr(sys, "argv", ["katzentisch"])
    monkeypatch.chdir(tmp_path)
    return tmp_path


def configure(home: Path, text: str) -> None:
    """Write the configuration file."""
    (home / "config" / "katzentisch").mkdir(parents=True)
    (home / "config" / "katzentisch" / "config.toml").write_text(text, "utf-8")


def test_alone_it_shows_what_one_can_do(capsys: Capture) -> None:
    """Without a command the usual commands are listed, each of which the parser knows."""
    assert run_command() == 0
    shown = capsys.readouterr().out
    for command in ("play", "serve --open", "companion", "enter", "arena", "--help"):
        assert f" {command}" in shown


@pytest.mark.parametrize(
    ("args", "shown"),
    [
        (["--lang", "de"], "Spielen"),
        (["--lang", "de", "games"], "Stichspiel"),
        (["--plain", "--lang=de", "games"], "Stichspiel"),
        (["games", "--lang", "de"], "Stichspiel"),
    ],
)
def test_the_language_may_stand_before_the_command(args: list[str], shown: str, capsys: Capture) -> None:
    """Switches that all commands share are understood on both sides of the command."""
    assert run_command(*args) == 0
    assert shown in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "guess"),
    [
        (["paly"], "play"),
        (["play", "--sead", "x"], "--seed"),
        (["play", "cryptd"], "cryptid"),
        (["companion", "cryptd"], "cryptid"),
        (["companion", "cryptid", "--player", "4"], "--players"),
        (["completion", "zhs"], "zsh"),
        (["play", "5211", "--seats", "random,random", "--option", "lang=yes"], "long"),
    ],
)
def test_did_you_mean(args: list[str], guess: str, capsys: Capture) -> None:
    """What nearly is a command, switch, game or option is guessed."""
    assert run_command(*args) == 2
    assert f"Did you mean {guess}?" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("name", list(subcommands(arguments())))
def test_every_command_has_help_with_examples(name: str, capsys: Capture) -> None:
    """`--help` shows at least one whole command line, which the parser understands."""
    assert run_command(name, "--help") == 0
    examples = re.findall(r"^  katzentisch (.*)$", capsys.readouterr().out, re.MULTILINE)
    assert examples
    for example in examples:
        words = shlex.split(example.partition(" > ")[0])
        words = insert_speed(words)
        arguments().parse_args(["deduce", "cryptid", *words[1:]] if words[0] == "deduce" else insert_game(words))


def test_a_companion_asks_for_a_game(capsys: Capture) -> None:
    """Without a game all of those that have a companion are named."""
    assert run_command("companion") == 2
    shown = capsys.readouterr().err
    assert all(game in shown for game in ("cat_in_the_box", "5211", "isle_of_cats", "cryptid"))


@pytest.mark.parametrize("args", [["score"], ["score", "isle_of_cats"], ["score", "--lang", "de"]])
def test_score_asks_at_a_terminal(args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Without a boat the sheet is filled in by questions, and what was said is kept."""
    monkeypatch.setattr(game_commands, "is_interactive", lambda console: True)
    monkeypatch.setattr("sys.stdin", io.StringIO("Anna, Ben\n"))
    assert run_command(*args) == 0
    shown = capsys.readouterr().out
    assert ("Who played?" in shown) is ("de" not in args)
    assert "isle_of_cats.txt" in shown


@pytest.mark.parametrize("args", [["score"], ["score", "isle_of_cats"], ["score", "--json"]])
def test_score_says_what_to_pass_without_a_terminal(args: list[str], capsys: Capture) -> None:
    """Nobody can be asked there, so the command that works is named."""
    assert run_command(*args) == 2
    assert "score isle_of_cats boat.json" in " ".join(capsys.readouterr().err.split())


def test_the_only_game_of_a_command_can_be_left_out(home: Path, capsys: Capture) -> None:
    """Before a boat, as before a record."""
    assert run_command("score", "boat.json") == 2
    assert "boat.json cannot be read" in " ".join(capsys.readouterr().err.split())


def test_a_replay_is_watched_without_a_number(capsys: Capture) -> None:
    """The command that is printed after a match works, and so does the older order of its words."""
    assert run_command("play", "5211", "--seats", "random,heuristic", "--seed", "s", "--record", "my match.kt") == 0
    printed = re.findall(r"katzentisch ((?:replay|play) .*)", capsys.readouterr().out)
    assert len(printed) == 2
    for command in printed:
        assert run_command(*shlex.split(command)) == 0
    assert run_command("replay", "--watch", "my match.kt") == 0
    assert run_command("replay", "my match.kt", "--watch", "0.5") == 0


def test_a_file_with_many_matches_says_how_to_choose(home: Path, capsys: Capture) -> None:
    """Without --match the number of matches is told."""
    for name in ("a.kt", "b.kt"):
        assert run_command("play", "5211", "--seats", "random,random", "--record", name) == 0
    (home / "games.kts").write_text((home / "a.kt").read_text() + (home / "b.kt").read_text())
    assert run_command("replay", "games.kts") == 2
    assert "--match 1 to --match 2" in " ".join(capsys.readouterr().err.split())
    assert run_command("replay", "games.kts", "--match", "2") == 0
    assert run_command("verify", "games.kts", "--json") == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["records"] == 2
    assert run_command("replay", "games.kts", "--match", "3") == 2


def test_a_keyword_cannot_be_a_game(capsys: Capture) -> None:
    """Why a name is refused is said: a keyword, a module of Python, or its letters."""
    for name, why in (("class", "keyword"), ("json", "module json"), ("My Game", "lower-case")):
        assert run_command("new-game", name) == 2
        assert why in capsys.readouterr().err


def test_json_for_programs(capsys: Capture) -> None:
    """Games and rules can be read by programs."""
    assert run_command("games", "--json") == 0
    games = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert games.keys() >= {"5211", "cryptid"}
    assert set(games["cat_in_the_box"]["options"]["side"]["choices"]) == {"white", "purple"}
    assert {"kitten", "learned", "search", "random"} <= set(games["5211"]["bots"])
    assert run_command("rules", "cat_in_the_box", "CB-12", "--json") == 0
    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)] == ["CB-12"]


def test_the_configuration_file(home: Path, capsys: Capture) -> None:
    """Name, language, speed and store come from the file; a switch wins; a faulty file is told."""
    configure(home, 'name = "Käthe"\nlanguage = "de"\nspeed = 0\nstore = "s.sqlite"\n')
    assert run_command("config", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["name"], found["speed"], found["store"], found["exists"]) == ("Käthe", 0, "s.sqlite", True)
    assert run_command("play", "5211", "--seats", "me") == 2
    assert "Error" not in capsys.readouterr().err
    assert run_command("play", "5211", "--seats", "me", "--lang", "en") == 2
    assert "Error" in capsys.readouterr().err
    (home / "config" / "katzentisch" / "config.toml").write_text("nmae = 'x'\n")
    assert run_command("games") == 2
    assert "nmae" in capsys.readouterr().err


def test_another_configuration_file(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """KATZENTISCH_CONFIG names it."""
    (home / "mine.toml").write_text('language = "de"\n', "utf-8")
    monkeypatch.setenv("KATZENTISCH_CONFIG", str(home / "mine.toml"))
    assert run_command("games") == 0
    assert "Stichspiel" in capsys.readouterr().out


def test_bash_completes(home: Path, capsys: Capture) -> None:
    """The script that is printed completes commands, games and switches in bash."""
    assert run_command("completion", "bash") == 0
    script = capsys.readouterr().out

    def complete(*typed: str) -> list[str]:
        words = " ".join(map(shlex.quote, ("katzentisch", *typed)))
        text = f"{script}\nCOMP_WORDS=({words}); COMP_CWORD={len(typed)}; _katzentisch; echo ${{COMPREPLY[@]}}"
        return subprocess.run(["bash", "-c", text], check=True, capture_output=True, text=True).stdout.split()

    assert complete("comp") == ["companion", "completion"]
    assert complete("play", "cry") == ["cryptid"]
    assert complete("replay", "--wa") == ["--watch"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_have_every_command(shell: str, capsys: Capture) -> None:
    """Every command and its switches are in the script."""
    assert run_command("completion", shell) == 0
    script = capsys.readouterr().out
    assert all(name in script for name in subcommands(arguments()))
    assert "watch" in script


def test_no_colour(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR is respected, even where colours are forced."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert run_command("rules", "5211", "FT-01") == 0
    assert "\x1b[" in capfd.readouterr().out
    monkeypatch.setenv("NO_COLOR", "1")
    assert run_command("rules", "5211", "FT-01") == 0
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", capfd.readouterr().out)


PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8")


def test_exit_codes_are_documented(capsys: Capture) -> None:
    """The page and `--help` name the same codes with the same words."""
    assert run_command("--help") == 0
    helped = re.findall(r"^  (\d+) +(.*)$", capsys.readouterr().out, re.MULTILINE)
    assert helped == re.findall(r"^\| (\d+) \| (.*) \|$", PAGE, re.MULTILINE)
    assert [int(code) for code, _ in helped] == [0, EXIT_FAILED, EXIT_USAGE, INTERRUPTED]


def test_exit_codes_are_returned(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by what it stands for: done, a wrong record, a wrong command line, an interruption."""
    assert run_command("play", "5211", "--seats", "random,random", "--record", "a.kt") == 0
    assert run_command("verify", "a.kt") == 0
    (home / "bad.kt").write_text((home / "a.kt").read_text("utf-8").replace("\n0 ", "\n1 ", 1), "utf-8")
    assert run_command("verify", "bad.kt") == EXIT_FAILED
    assert run_command("verify", "none.kt") == EXIT_USAGE
    assert run_command("verify") == EXIT_USAGE

    def interrupt(*args: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("katzentisch.terminal.record_files.load_all", interrupt)
    assert run_command("verify", "a.kt") == INTERRUPTED


JSON_COMMANDS = {
    "games": [],
    "rules": ["5211"],
    "verify": ["match.kt"],
    "replay": ["match.kt"],
    "score": ["boat.json"],
    "deduce": ["match.kt", "--seat", "0"],
    "companion": ["isle_of_cats", "sheet.json"],
    "config": [],
}
"""Every command with --json but bench, which measures for minutes, with what it needs."""


def test_every_command_with_json_is_documented() -> None:
    """The page names those that have the switch, and no others."""
    found = {
        name
        for name, parser in subcommands(arguments()).items()
        for each in (parser, *subcommands(parser).values())
        if "--json" in each._option_string_actions
    }
    line = next(line for line in PAGE.splitlines() if line.startswith("`--json`"))
    assert set(re.findall(r"`([a-z]+)[^`]*`", line)) == found
    assert found == {*JSON_COMMANDS, "bench"}


@pytest.mark.parametrize("name", JSON_COMMANDS)
def test_json_is_one_line(name: str, home: Path, capsys: Capture) -> None:
    """Of valid JSON, and nothing else, even where colours are forced."""
    root = Path(__file__).parents[2]
    shutil.copy(root / "src" / "katzentisch" / "games" / "cryptid" / "records" / "game-1.kt", "match.kt")
    sheet, boat = re.findall(r"```json\n(.*?)```", (root / "docs" / "score-pad.md").read_text("utf-8"), re.DOTALL)[:2]
    (home / "sheet.json").write_text(sheet, "utf-8")
    (home / "boat.json").write_text(boat, "utf-8")
    assert run_command(name, *JSON_COMMANDS[name], "--json") == 0
    [line] = capsys.readouterr().out.splitlines()
    json.loads(line)


@pytest.mark.parametrize(("shell", "check"), [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")])
def test_a_shell_can_read_its_script(shell: str, check: str, home: Path, capsys: Capture) -> None:
    """Where that shell is installed."""
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    assert run_command("completion", shell) == 0
    (home / "script").write_text(capsys.readouterr().out, "utf-8")
    subprocess.run([program, check, "script"], cwd=home, check=True)
