"""The parts of a game's folder: typed, loaded once, and refused by name when they are declared wrongly."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from katzentisch.core.catalogue import catalogue
from katzentisch.core.game_package import BadGamePackage, GameBots, GamePackage, GameText

GAME = "from katzentisch.games.g5211 import game\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that is a game, with nothing but its rules."""
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == "strange_game"]:
        monkeypatch.delitem(sys.modules, name)
    folder = tmp_path / "strange_game"
    folder.mkdir()
    (folder / "__init__.py").write_text(GAME, "utf-8")
    return folder


@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
def test_every_part_of_every_game_loads(entry: GamePackage) -> None:
    assert isinstance(entry.bots, GameBots)
    assert isinstance(entry.text, GameText)
    assert set(entry.bots.budgets) <= set(entry.bots.players)
    assert entry.commands is not None
    for part in (entry.facts, entry.companion, entry.sheet_dialogue, entry.reconstruction, entry.statistics):
        assert part is None or type(part).__name__.startswith("Game")


def test_a_small_game_may_bring_nothing(package: Path) -> None:
    entry = GamePackage("strange_game")
    assert entry.bots.players == {}
    assert entry.text is None
    assert entry.companion.judge is None


def test_a_part_under_another_name_is_reported(package: Path) -> None:
    (package / "bots.py").write_text("bots = {}\n", "utf-8")
    with pytest.raises(BadGamePackage, match=r"strange_game.bots must declare `part = GameBots"):
        _ = GamePackage("strange_game").bots


def test_a_misspelt_argument_is_reported(package: Path) -> None:
    text = "from katzentisch.core.game_package import GameBots\npart = GameBots(players={}, budget={})\n"
    (package / "bots.py").write_text(text, "utf-8")
    with pytest.raises(TypeError, match="unexpected keyword argument 'budget'"):
        _ = GamePackage("strange_game").bots


def test_a_package_without_a_game_is_reported(package: Path) -> None:
    (package / "__init__.py").write_text("game = 5211\n", "utf-8")
    with pytest.raises(BadGamePackage, match=r"strange_game.game is not a Game"):
        GamePackage("strange_game")
