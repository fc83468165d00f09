"""What the documentation shows works as shown."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from .service import Client, Server

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "docs" / "client.py"
NAMED = re.compile(r"`([\w/]+\.py)::(test_\w+)`")
METRIC = re.compile(r"\b(?:katzentisch|process|python)_\w+")


def test_the_example_client_plays_to_the_end(tmp_path: Path) -> None:
    """In some fifty lines, with nothing but the standard library; the dashboard shows what there is."""
    assert len(CLIENT.read_text("utf-8").splitlines()) <= 55
    with Server(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server, Client(server.url) as anna:
        code = anna.open("5211", ["random", ""])
        command = [sys.executable, str(CLIENT), f"{server.url}/t/{code}", "Robo"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as robo:
            assert robo.stdout is not None
            assert "Sitting on seat 1" in robo.stdout.readline()
            assert "Waiting for the match to start" in robo.stdout.readline()
            anna.post(f"/api/tables/{code}/start", {})
            said = robo.stdout.read()
        assert said.startswith("Points: ["), said
        for arguments, sentence in (
            ([], "Usage: client.py LINK-OR-CODE NAME"),
            ([f"{server.url}/t/nosuchtable", "Robo"], "There is no table nosuchtable"),
            ([f"{server.url}/t/{code}", "Robo"], "Every seat of this table is taken"),
            (["http://127.0.0.1:1/t/abc", "Robo"], "No server answers"),
        ):
            failed = subprocess.run([sys.executable, str(CLIENT), *arguments], capture_output=True, text=True)
            assert failed.returncode == 1
            assert sentence in failed.stderr
            assert "Traceback" not in failed.stderr
        refused = anna.http.post(f"{server.url}/api/tables", json={"game": "5211", "seats": 7})
        assert "seats" in refused.json()["reason"]["data"]["problem"]
        assert anna.get(f"/api/tables/{code}")["over"]
        exported = set(re.findall(METRIC, anna.http.get(f"{server.url}/metrics").text))
        panels = json.loads((ROOT / "docs" / "dashboard.json").read_text("utf-8"))["panels"]
        shown = {name for panel in panels for target in panel["targets"] for name in METRIC.findall(target["expr"])}
        assert shown <= exported


def test_security_names_tests_that_exist() -> None:
    """Every promise of docs/security.md is kept by a test, or by a target of make."""
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = NAMED.findall(text)
    assert len(named) > 40
    missing = [
        f"{file}::{test}"
        for file, test in named
        if not re.search(rf"^(async )?def {test}\(", (ROOT / "tests" / file).read_text("utf-8"), re.MULTILINE)
    ]
    assert not missing
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {"audit", "sbom", "kills", "fuzz"} <= set(re.findall(r"make ([a-z]+)", text)) <= set(targets)
