"""`make play` and `katzentisch serve`: a link, a page, and an end."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from katzentisch.cli import main
from katzentisch.core.words import Words
from katzentisch.server import serve
from tests.waiting import PATIENCE_SECONDS
from tools.play import SERVE as PLAY


def test_it_prints_a_link_that_works_and_ends_cleanly(tmp_path: Path) -> None:
    """With what `make play` runs: SQLite among the user's files, no browser where nobody looks, Ctrl-C is no error."""
    assert PLAY[1:] == ["serve", "--open"]
    command = [sys.executable, "-m", "katzentisch", "serve", "--open", "--lang", "en"]
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "DISPLAY": ":0", "BROWSER": "false"}
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | home
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        said = server.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert found, said
        assert httpx.get(found[0], timeout=PATIENCE_SECONDS).headers["content-type"].startswith("text/html")
        server.send_signal(signal.SIGINT)
        rest, err = server.stdout.read(), server.stderr.read()
        server.wait(timeout=PATIENCE_SECONDS)
    assert (server.returncode, err) == (0, b"")
    [store] = tmp_path.rglob("tables.sqlite")
    assert rest.decode().splitlines() == [Words("en").say("host-link-how", {"store": str(store)})]


def test_another_port_if_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people on one machine may both play."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serve, "DEFAULT_PORT", taken.getsockname()[1])
        with serve.bind_default_port("127.0.0.1") as other:
            assert other.getsockname()[1] != serve.DEFAULT_PORT


@pytest.mark.parametrize(
    ("switches", "problem"),
    [
        (["--port", "99999"], "99999 is not a port: use 0 to 65535."),
        (["--port", "-1"], "-1 is not a port: use 0 to 65535."),
        (["--port", "{taken}"], "Port {taken} is already in use."),
        (["--host", "no.such.host.invalid"], "This machine cannot listen on no.such.host.invalid (--host)"),
        (["--host", "192.0.2.7"], "This machine cannot listen on 192.0.2.7 (--host)"),
        (["--host", "192.0.2.7", "--port", "0"], "This machine cannot listen on 192.0.2.7 (--host)"),
    ],
)
def test_an_address_that_cannot_be_used_is_named(
    switches: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The port if it is the port's fault, the host if it is the host's, and no traceback."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        given = [each.format(taken=port) for each in switches]
        assert main(["serve", "--store", str(tmp_path / "tables.sqlite"), "--lang", "en", *given]) == 2
    assert problem.format(taken=port) in capsys.readouterr().err


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there is always a display")
def test_a_browser_is_opened_only_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal and a display."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert not serve.has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serve.has_browser()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert not serve.has_browser()


def test_a_server_for_one_machine_answers_to_its_own_names() -> None:
    """Unless people come through a proxy, or names are given."""
    assert serve.host_names("127.0.0.1", False, []) == ["127.0.0.1", "localhost", "::1"]
    assert serve.host_names("127.0.0.1", True, []) == []
    assert serve.host_names("0.0.0.0", False, []) == []
    assert serve.host_names("127.0.0.1", False, ["table.example.org"]) == ["table.example.org"]


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "list"]])
@pytest.mark.parametrize(
    "url",
    [
        "{there}/no/such/folder/tables.sqlite",
        "{there}/nonsense",
        "sqlite:///file:{there}/empty.sqlite?mode=ro&uri=true",
        "{there}/newer.sqlite",
        "postgresql://nobody:secret@127.0.0.1:1/nothing",
        "oracle://somewhere",
    ],
)
def test_a_store_that_cannot_be_used_is_named_before_anything_is_served(
    url: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one sentence, without the password, and without a word about tables being served."""
    (tmp_path / "nonsense").write_text("This is no database, and long enough to be sure of it.\n" * 100)
    sqlite3.connect(tmp_path / "empty.sqlite").close()
    with sqlite3.connect(tmp_path / "newer.sqlite") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.close()
    missing = command[0] == "admin" and "no/such" in url
    ended = main([command[0], "--store", url.format(there=tmp_path), "--lang", "en", *command[1:]])
    assert ended == (1 if missing else 2)
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert ("There is no store" if missing else "The data in") in err
    assert "secret" not in err
