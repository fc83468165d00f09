"""Programs from outside: the examples of the documentation play, and those that misbehave lose and are ended."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
import pytest

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.lineup import Contender
from katzentisch.arena.outcome import Outcome
from katzentisch.arena.referee import play_contest_game
from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng

DOCS = Path(__file__).parents[2] / "docs"
PYTHON = f"{sys.executable} {DOCS / 'bot.py'}"
SHELL = f"sh {DOCS / 'bot.sh'}"


def contest(command: str, game: str = "5211", deadline: float = 20.0) -> Contest:
    rulebook = find(game).game
    lineup = (Contender(command=command), *[Contender("random")] * (rulebook.players[0] - 1 or 1))
    return Contest(
        rulebook.id, rulebook.version, rulebook.resolve(len(lineup), {}), lineup, "outside", deadline=deadline
    )


def script(path: Path, *lines: str) -> str:
    """A shell program that is ready and then does this."""
    path.write_text("\n".join(["read hello", "echo ready", *lines]) + "\n", "utf-8")
    return f"sh {path}"


def result(command: str, game: str = "5211", deadline: float = 20.0) -> Outcome:
    return play_contest_game(contest(command, game, deadline), Pairing(0, 0))[0]


@pytest.mark.parametrize("game", ["5211", "cat_in_the_box", "cryptid"])
@pytest.mark.parametrize("command", [PYTHON, SHELL], ids=["python", "shell"])
def test_the_examples_play_to_the_end(command: str, game: str) -> None:
    """Any game, in any seat, with nothing but what the protocol tells; the same seed, the same game."""
    for seating in range(2):
        outcome, times, _ = play_contest_game(contest(command, game), Pairing(0, seating))
        assert outcome.failure is None
        assert outcome.ranks
        assert all(thinking.moves for thinking in times.seats)
    assert result(command, game) == result(command, game)


def test_what_a_program_is_told(tmp_path: Path) -> None:
    """Its own view and its legal moves in notation, and at last the result; no seed of the match, no other hand."""
    heard = tmp_path / "heard"
    command = script(tmp_path / "tap", f"tee {heard} | sh {tmp_path / 'bot'}")
    (tmp_path / "bot").write_text((DOCS / "bot.sh").read_text("utf-8"), "utf-8")
    held = contest(command)
    outcome = play_contest_game(held, Pairing(3, 0))[0]
    lines = heard.read_text("utf-8").splitlines()
    assert held.deal_seed(3) not in heard.read_text("utf-8")
    assert {line.split()[0] for line in lines} == {"game", "view", "choose", "over"}
    greeting = msgspec.json.decode(lines[0].removeprefix("game "))
    assert (greeting["seat"], greeting["players"], greeting["game"]) == (0, 2, "5211")
    game = find("5211").game
    for view, question in zip(lines[1:-1:2], lines[2:-1:2], strict=True):
        seen = msgspec.json.decode(view.removeprefix("view "), type=game.view_type)
        assert seen.seat == 0
        word, *moves = question.split("\t")
        assert word == "choose"
        legal = [game.parse(move) for move in moves]
        assert legal == game.imagine(seen, rng("worlds")).legal(0)
    assert msgspec.json.decode(lines[-1].removeprefix("over ")) == {"points": outcome.points, "ranks": outcome.ranks}


@pytest.mark.parametrize(
    ("lines", "how", "said"),
    [
        (["sleep 1000"], "late", "0.5"),
        (["while read line; do echo 9 gold; done"], "illegal", "9 gold"),
        (["while read line; do printf '\\377\\376\\n'; done"], "illegal", ""),
        (["head -c 200000 /dev/zero", "sleep 1000"], "illegal", "x00"),
        (["read game", "echo my fault >&2", "exit 3"], "crashed", "exit code 3: my fault"),
        (["exec >&-", "sleep 1000"], "crashed", ""),
    ],
    ids=["hangs", "lies", "gibberish", "floods", "crashes", "goes silent"],
)
def test_programs_that_misbehave(lines: list[str], how: str, said: str, tmp_path: Path) -> None:
    """Each loses its game by the right name, and nothing it started goes on."""
    pid = tmp_path / "pid"
    outcome = result(script(tmp_path / "bad", f"echo $$ > {pid}", *lines), deadline=0.5 if how == "late" else 20.0)
    assert outcome.failure is not None
    assert (outcome.failure.seat, outcome.failure.how) == (0, how)
    assert said in outcome.failure.detail
    assert outcome.ranks == [2, 1]
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text("utf-8")), 0)


def test_a_legal_looking_lie(tmp_path: Path) -> None:
    """A move of the game that is not legal now is refused like any other lie."""
    outcome = result(script(tmp_path / "liar", "while read line; do echo bury 1; done"), "cat_in_the_box")
    assert outcome.failure is not None
    assert outcome.failure.how == "illegal"


def test_one_that_is_never_ready(tmp_path: Path) -> None:
    """Anybody who does not greet does not play."""
    program = tmp_path / "rude"
    program.write_text("read hello\necho who are you\nsleep 1000\n", "utf-8")
    outcome = result(f"sh {program}")
    assert outcome.failure is not None
    assert (outcome.failure.how, outcome.failure.detail) == ("illegal", "who are you")


def test_starting_has_a_limit_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading a model does not count as a move."""
    monkeypatch.setattr("katzentisch.arena.external_programs.START_WITHIN_SECONDS", 0.1)
    program = tmp_path / "slow"
    program.write_text("read hello\nsleep 1000\n", "utf-8")
    outcome = result(f"sh {program}", deadline=2.0)
    assert outcome.failure is not None
    assert (outcome.failure.how, outcome.failure.detail) == ("late", "> 0.1 s")
