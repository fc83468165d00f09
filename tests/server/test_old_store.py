"""A database, links, cookies and records of the version before modules got plain names still open.

`data/before_plain_names.sql` is the dump of a database that the code before the renames wrote: a table of 5211 with one
finished match and one that runs. The `.json` beside it is what that server had told its visitors.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

from .service import Server

DATA = Path(__file__).parent / "data"
TOLD: dict[str, Any] = json.loads((DATA / "before_plain_names.json").read_text("utf-8"))
CODE, FINISHED, RUNNING = TOLD["code"], TOLD["finished"], TOLD["running"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Today's server with that database."""
    folder = tmp_path_factory.mktemp("old-store")
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.executescript((DATA / "before_plain_names.sql").read_text("utf-8"))
    database.close()
    with Server(str(folder / "tables.sqlite"), folder / "log") as server:
        yield server


def ask(server: Server, path: str, **how: Any) -> Any:
    """What the server answers to a GET request."""
    answer = httpx.get(f"{server.url}/api/{path}", timeout=60, **how)
    assert answer.status_code == 200, answer.text
    return answer


def test_the_link_of_a_seat_opens_the_running_match(server: Server) -> None:
    """The token in an old link shows the same view, and its owner can move on from there."""
    headers = {"Authorization": f"Bearer {TOLD['tokens'][0]}"}
    update = ask(server, f"tables/{CODE}/update", params={"seat": 0}, headers=headers).json()
    assert (update["match"], update["seq"], update["view"]) == (RUNNING, TOLD["seq"], TOLD["view"])
    for seat in update["actors"]:
        token = {"Authorization": f"Bearer {TOLD['tokens'][seat]}"}
        fresh = ask(server, f"tables/{CODE}/update", params={"seat": seat}, headers=token).json()
        order = {"do": "move", "seat": seat, "seq": fresh["seq"], "id": f"new-{seat}", "move": fresh["legal"][0]}
        done = httpx.post(f"{server.url}/api/tables/{CODE}/orders", json=order, headers=token, timeout=60)
        assert done.status_code == 200, done.text


def test_the_cookie_of_a_guest_is_still_known(server: Server) -> None:
    tables = ask(server, "mine", cookies=TOLD["cookies"]).json()
    assert [table["code"] for table in tables] == [CODE]


def test_the_finished_match_has_the_same_record_and_replays(server: Server) -> None:
    record = ask(server, f"matches/{FINISHED}/record").text
    assert record == TOLD["record"]
    match = Match(parse_record(record))
    assert match.actors() == []
    last = ask(server, f"matches/{FINISHED}/replay", params={"seat": 1, "ply": match.ply}).json()
    assert last["over"]


def test_pages_of_old_links_answer(server: Server) -> None:
    for path in (f"/t/{CODE}", f"/m/{FINISHED}", "/me", "/club", "/host"):
        assert httpx.get(f"{server.url}{path}", timeout=60).status_code == 200, path
