"""The same games on a Ray cluster; skipped, and said so, where Ray (the extra `cluster`) is not installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from katzentisch.arena.cluster import OtherCode, play_there
from katzentisch.arena.contest import Pairing
from katzentisch.cli import main

from .contests import contest

ARENA = ["arena", "5211", "--players", "heuristic,random", "--games", "6", "--lang", "en"]


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'katzentisch[cluster]'")
@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """Byte for byte what processes on this machine play."""
    assert main([*ARENA, "--out", str(tmp_path / "here")]) == 0
    assert main([*ARENA, "--ray", "local", "--out", str(tmp_path / "there")]) == 0
    here, there = (sorted((tmp_path / name).glob("5211-????????????.jsonl")) for name in ("here", "there"))
    assert [path.read_bytes() for path in here] == [path.read_bytes() for path in there]


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A clear word about what is missing."""
    assert main([*ARENA, "--ray", "auto", "--out", str(tmp_path)]) == 2
    assert "[cluster]'" in capsys.readouterr().err


def test_other_code_is_refused() -> None:
    """A machine with another version would play another contest."""
    with pytest.raises(OtherCode):
        play_there(contest("heuristic,random"), Pairing(0, 0))
