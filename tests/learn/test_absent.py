"""Who only plays neither needs nor loads anything of this."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEAVY = ("numpy", "librt", "gymnasium", "pettingzoo", "pyspiel", "torch", "pyarrow", "katzentisch.learn")


def test_playing_loads_nothing_of_it() -> None:
    """A match in the terminal, a server's application, the arena, and a move of a level import none."""
    script = (
        "import sys, katzentisch.cli, katzentisch.server.app, katzentisch.terminal.session\n"
        "import katzentisch.browser.backend\n"
        "import katzentisch.arena.command, katzentisch.arena.dataset\n"
        "from katzentisch.bots.roster import names, seat_bot\n"
        "from katzentisch.core.catalogue import catalogue\n"
        "from katzentisch.core.chance import Chance\n"
        "for entry in catalogue().values():\n"
        "    options = {'card': 'drawn'} if entry.game.id == 'cryptid' else {}\n"
        "    state = entry.game.start(entry.game.players[0] + 1, options, Chance('only plays'))\n"
        "    seat = state.actor()\n"
        "    for name in {'tabby'} & set(names(entry)):\n"
        "        seat_bot(entry, name, '', 'seed').choose(state.view(seat), state.legal(seat))\n"
        f"print([name for name in sys.modules if name.startswith({HEAVY!r})])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_a_net_plays_without_numpy() -> None:
    """It is used where it is installed, and nobody needs it to play."""
    script = (
        "import sys\n"
        "sys.modules['numpy'] = None\n"
        "from katzentisch import make, make_player, play_match\n"
        "match = make('5211', players=2, seed='net')\n"
        "play_match(match, [make_player('5211', 'learned', seed='a'), make_player('5211', 'random', seed='b')])\n"
        "print(match.over)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "True", done.stderr


def test_the_base_installation_has_none_of_it() -> None:
    """It is an extra, and no lock but the developers' names it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = {requirement.split(">")[0].split("=")[0] for requirement in project["optional-dependencies"]["learn"]}
    assert {"numpy", "gymnasium", "pettingzoo", "librt"} <= extra
    assert not any(requirement.startswith(tuple(extra)) for requirement in project["dependencies"])
    pinned = (ROOT / "requirements" / "dev.lock").read_text("utf-8")
    assert all(f"\n{name}==" in f"\n{pinned}" for name in extra), "CI has what the conformance tests need"
    for lock in ("play", "host"):
        pinned = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")
        assert not any(f"\n{name}==" in f"\n{pinned}" for name in extra)
