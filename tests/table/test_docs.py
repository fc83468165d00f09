"""What the documentation shows works as shown."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .service import Client, Server

CLIENT = Path(__file__).parents[2] / "docs" / "client.py"


@pytest.mark.xdist_group("kill")
def test_the_example_client_plays_to_the_end(tmp_path: Path) -> None:
    """In some forty lines, with nothing but the standard library."""
    assert len(CLIENT.read_text("utf-8").splitlines()) <= 50
    with Server(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server, Client(server.url) as anna:
        code = anna.open("5211", ["random", ""])
        command = [sys.executable, str(CLIENT), f"{server.url}/t/{code}", "Robo"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as robo:
            assert robo.stdout is not None
            assert "Sitting on seat 1" in robo.stdout.readline()
            anna.post(f"/api/tables/{code}/start", {})
            said = robo.stdout.read()
        assert said.startswith("Points: ["), said
        assert anna.get(f"/api/tables/{code}")["over"]
