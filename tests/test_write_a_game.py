"""docs/write-a-game.md does what it says; a game from outside is played without touching anything else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"```\w+ (run|file=(\S+))\n(.*?)```", re.DOTALL)


class Workshop:
    """A folder with an installation of its own on top of this one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        self.said: list[str] = []
        """What the commands of the page printed."""
        self.packed: list[str] = []
        """What of the template was installed."""
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(self.site),
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
            "XDG_DATA_HOME": str(folder / "data"),
            "PYTHONWARNINGS": "ignore",
            "LANG": "en",
        }

    def run(self, command: str, keys: str = "") -> str:
        result = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, input=keys, capture_output=True, text=True
        )
        assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
        return result.stdout

    def do(self, command: str) -> str:
        """A line of the page; an installation goes into the workshop and needs no network."""
        if command.startswith("pip install"):
            quiet = "--no-deps --no-build-isolation --no-index -q --disable-pip-version-check"
            said = self.run(f"{sys.executable} -m pip install {quiet} --target {self.site} ./pebbles")
            installed = self.site / "pebbles"
            self.packed = sorted(str(path.relative_to(installed)) for path in installed.rglob("*") if path.is_file())
            shutil.rmtree(installed)
            installed.symlink_to(self.folder / "pebbles" / "pebbles", target_is_directory=True)  # -e: edits are seen
            return said
        return self.run(command)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The workshop after every step of the page."""
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    for kind, path, body in BLOCK.findall((ROOT / "docs" / "write-a-game.md").read_text("utf-8")):
        if kind == "run":
            for line in body.strip().splitlines():
                workshop.said.append(workshop.do(line))
        else:
            assert (workshop.folder / path).exists(), f"{path} is not in the template"
            (workshop.folder / path).write_text(body, "utf-8")
    return workshop


@pytest.mark.ci
def test_the_page_runs(workshop: Workshop) -> None:
    """Every command of the page succeeds, and the game shows up."""
    said = "\n".join(workshop.said)
    assert "pebbles, 4 players, heap=21: all laws hold" in said
    assert "1 passed" in said
    assert "Final result" in said


def test_the_template_is_packed_whole(workshop: Workshop) -> None:
    """Every room, both languages and both pages of rules are in the package of a new game."""
    rooms = {"box/cards.py", "rules/state.py", "rules/imagine.py", "bots/heuristic.py", "shown/text.py", "view.py"}
    assert rooms | {"words/en.ftl", "words/de.ftl", "RULES.md", "RULES.de.md"} <= set(workshop.packed)


def test_a_person_plays_it_in_the_terminal(workshop: Workshop) -> None:
    """The toy from outside is drawn, asks, refuses and ends like any other game, in both languages."""
    keys = "take 4\ntake 1\n" + "1\n" * 12
    shown = workshop.run("katzentisch play pebbles --seats Anna,random --seed 1", keys)
    assert "o o o o o o o o o o o o o" in shown
    assert '"take 4" is not a move in this game.' in shown
    assert "Anna takes 1; left: 12." in shown
    assert "Final result" in shown
    german = workshop.run("katzentisch play pebbles --seats Anna,random --seed 1 --lang de", "nimm 2\n" + "1\n" * 12)
    assert "Anna nimmt 2; übrig: 11." in german
    assert "Endstand" in german


def test_its_record_replays_and_verifies(workshop: Workshop) -> None:
    """Records, replays and rules know the new game at once."""
    workshop.run("katzentisch play pebbles --seats random,random --seed 7 --record game.kt")
    assert "a valid record of Pebbles" in workshop.run("katzentisch verify game.kt")
    assert "takes" in workshop.run("katzentisch replay game.kt --open")
    assert "PB-01" in workshop.run("katzentisch rules pebbles")


def test_new_game_refuses_bad_names_and_existing_folders(tmp_path: Path) -> None:
    """Nothing is overwritten, and a name must be one that Python can import."""
    command = [sys.executable, "-m", "katzentisch", "new-game"]
    (tmp_path / "taken").mkdir()
    for name in ("taken", "Bad", "5211", "a-b", "../up", "class", "random", "katzentisch"):
        result = subprocess.run([*command, name], cwd=tmp_path, capture_output=True, text=True)
        assert result.returncode == 2, name
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
