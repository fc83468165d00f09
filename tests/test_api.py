"""The front door: what a program imports from `katzentisch`, and that it does what it says."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

import katzentisch as kt


def test_every_exported_name_is_there_and_documented() -> None:
    """`__all__` is true, and help() says something about each name; compiled classes keep no docstrings."""
    script = "import inspect, katzentisch as kt; print([n for n in kt.__all__ if not inspect.getdoc(getattr(kt, n))])"
    environment = os.environ | {"KATZENTISCH_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.strip() == "[]"
    assert set(kt.__all__) <= set(dir(kt))


def test_a_name_that_is_not_exported_is_missing() -> None:
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        kt.shuffle  # noqa: B018


def test_importing_the_package_loads_no_game() -> None:
    """`import katzentisch` costs next to nothing until something is used."""
    script = "import sys, katzentisch; print([name for name in sys.modules if name.startswith('katzentisch.games')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(kt)
    assert tried > 3
    assert failed == 0


@pytest.mark.parametrize("game", kt.list_games())
def test_a_match_of_every_game_is_played_saved_and_loaded(game: str, tmp_path: Path) -> None:
    """The same seed deals the same match; what was written replays to the same end."""
    options = {"card": "drawn"} if game == "cryptid" else {}
    match = kt.make(game, options=options, seed="front-door")
    assert match.view(0) == kt.make(game, options=options, seed="front-door").view(0)
    players = [kt.make_player(game, "random", seed=str(seat)) for seat in range(match.players)]
    kt.play_match(match, players)
    assert match.over
    path = tmp_path / "match.kt"
    path.write_text(match.record.write(), "utf-8")
    assert kt.load_match(path).ranking() == match.ranking()


def test_names_and_options_reach_the_record() -> None:
    match = kt.make("5211", ["Anna", "Ben"], options={"long": "yes"}, seed="x")
    assert match.record.players == ["Anna", "Ben"]
    assert match.record.options["long"] == "yes"


def test_a_player_may_act_out_of_turn() -> None:
    """A player that overrides `interrupt` is asked whenever it has a move and it is not its turn."""
    asked = []

    class Watchful(kt.Player):
        def choose(self, view: kt.View, legal: object) -> int:
            assert isinstance(legal, list)
            return int(legal[0])

        def interrupt(self, view: kt.View, legal: object) -> int | None:
            asked.append(legal)
            return None

    match = kt.make("isle_of_cats", 2, options={"moments": "all"}, seed="interrupts")
    kt.play_match(match, [Watchful(), Watchful()])
    assert asked
    assert all(asked)


def test_mistakes_are_told_by_their_own_errors() -> None:
    with pytest.raises(kt.UnknownGame):
        kt.make("chess")
    with pytest.raises(kt.BadOptions):
        kt.make("5211", 9)
    with pytest.raises(kt.BadOptions):
        kt.make("5211", seed="two words")
    with pytest.raises(kt.BadOptions):
        kt.make_player("5211", "wolf")
    with pytest.raises(ValueError, match="3 seats need 3 players, not 1"):
        kt.play_match(kt.make("5211", 3), [kt.make_player("5211", "random")])
