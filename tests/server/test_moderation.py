"""For anybody who runs the server: a key, a page's worth of answers, bans, a notice, and what is forgotten."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from time import time
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import insert

from katzentisch.cli import main
from katzentisch.core.catalogue import find
from katzentisch.core.reason import BadOptions
from katzentisch.play.match import Match
from katzentisch.server.admin.host_key import SESSION_SECONDS, HostKey
from katzentisch.server.admin.moderation import Moderation
from katzentisch.server.store import Store
from katzentisch.server.store.retention import Expired, RetentionTerms
from katzentisch.server.store.schema import results
from katzentisch.table.stored import Chair, SeenPosition, TableRow
from katzentisch.table.stored import HouseRules as TableHouse
from tests.waiting import until_told, within

from .daemons import postgresql
from .house import House, Person, house
from .test_play import played, refusal, two

NOW = time()


async def hosts(here: House) -> Person:
    """Somebody who came in by the key."""
    host = here.person()
    answer = await host.ask("POST", "host/session", {"key": here.context.moderation.key.key})
    assert answer.status_code == 204, answer.text
    return host


def test_a_key_follows_from_the_secret_until_it_is_renewed() -> None:
    """And a session from the key, for half a day; neither can be made up."""
    key = HostKey("secret", "", 0)
    assert key.opens(key.key)
    assert not key.opens(key.key[:-1])
    assert HostKey("secret", "", 0).key == key.key != HostKey("secret", "", 1).key != HostKey("other", "", 1).key
    session = key.session(100.0)
    assert key.holds(session, 99 + SESSION_SECONDS)
    assert not key.holds(session, 101 + SESSION_SECONDS)
    assert not HostKey("secret", "", 1).holds(session, 100.0)
    for made_up in ("", ".", "9999999999.", session[:-1], "1" + session, f"٣{session}", "x" * 5000):
        assert not key.holds(made_up, 100.0)
    own = HostKey("secret", "a key of one's own", 5)
    assert (own.opens("a key of one's own"), own.own) == (True, True)
    with pytest.raises(BadOptions):
        HostKey("secret", "short", 0)


@played
async def test_only_the_key_opens(here: House) -> None:
    """It becomes a cookie that no script reads, tries are few, and another key ends all sessions."""
    stranger, host = here.person(), await hosts(here)
    for path in ("host", "host/tables", "host/persons", "host/retention"):
        assert refusal(await stranger.ask("GET", path)) == "host-only"
    assert [await each.get("host/session") for each in (stranger, host)] == [{"inside": False}, {"inside": True}]
    for method, path, body in (
        ("POST", "host/key", None),
        ("PUT", "host/notice", {"en": "Hello"}),
        ("PUT", "host/tables/abcd/chat", {"on": False}),
        ("DELETE", "host/tables/abcd", None),
        ("POST", "host/bans", {"address": "203.0.113.9"}),
        ("DELETE", "host/bans/00000000", None),
        ("PUT", "host/retention", {"finished": 1}),
    ):
        assert refusal(await stranger.ask(method, path, body)) == "host-only", path
    [cookie] = (await host.ask("POST", "host/session", {"key": here.context.moderation.key.key})).headers.get_list(
        "set-cookie"
    )
    assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Path=/api/host"))
    assert here.context.moderation.key.key not in cookie
    renewed = (await host.post("host/key", {}))["path"]
    assert renewed == f"/host#{here.context.moderation.key.key}"
    await host.get("host")
    refused = {refusal(await stranger.ask("POST", "host/session", {"key": "wrong"})) for _ in range(12)}
    assert refused == {"host-key", "too-fast"}


@played
async def test_a_host_sees_how_the_house_stands_and_nobodys_hand(here: House) -> None:
    """Counts, load, storage, tables, persons; nothing of a match that is on."""
    anna, _, code = await two(here, game="cat_in_the_box")
    await anna.ask("PUT", "me", {"name": "Anna"})
    host = await hosts(here)
    seen = await host.get("host")
    assert (seen["counts"]["tables"], seen["counts"]["matches"], seen["counts"]["finished"]) == (1, 1, 0)
    assert seen["size"] > 0
    assert {"rooms", "connections", "lines", "refusals"} <= seen["load"].keys()
    [table] = await host.get("host/tables", search="ann")
    assert (table["code"], table["names"], table["state"], table["chat"]) == (code, ["Anna", "Ben"], "on", True)
    assert await host.get("host/tables", search="nobody%") == []
    said = json.dumps([seen, table, await host.get("host/persons")])
    record = here.room(code).state.current_referee().match.record
    assert str(record.seed) not in said
    assert not {"view", "legal", "events", "seed"} & {*table, *seen}
    here.context.recent_warnings.handle(problem("the bus is away"))
    assert (await host.get("host"))["complaints"][0]["what"] == "the bus is away"


def problem(text: str) -> Any:
    return logging.makeLogRecord({"msg": text, "levelno": logging.WARNING, "levelname": "WARNING"})


def test_a_ban_holds_in_every_process(tmp_path: Path) -> None:
    """On open lines and at the door, with a sentence; an address as well, and never the host."""

    async def done() -> None:
        store = tmp_path / "tables.sqlite"
        async with house(store) as here, house(store) as there:
            anna, ben, code = await two(here)
            line = await ben.connect(code)
            await line.until("table")
            twin = there.person()
            twin.http.cookies.update(ben.http.cookies)
            assert (await twin.ask("GET", "mine")).is_success
            host = await hosts(here)
            guest = (await host.get("host/tables"))[0]["guests"][1]
            [ban] = await host.post("host/bans", {"guest": guest, "name": "Ben"})
            await within(line.socket.wait_closed(), "the connection is closed")
            assert refusal(await ben.ask("GET", "mine")) == "banned"
            again = await ben.connect(code)
            assert (await again.until("refused"))["reason"]["key"] == "banned"

            async def turned_away() -> bool:
                return not (await twin.ask("GET", "mine")).is_success

            await until_told(turned_away, "the other process knows of the ban")
            assert (await anna.ask("GET", "mine")).is_success
            assert (await host.ask("DELETE", f"host/bans/{ban['id']}")).json() == []
            assert (await ben.ask("GET", "mine")).is_success
            assert refusal(await host.ask("POST", "host/bans", {"name": "x"})) == "ban-whom"
            [ban] = await host.post("host/bans", {"address": "127.0.0.1"})
            assert refusal(await anna.ask("GET", "mine")) == "banned"
            assert (await host.ask("DELETE", f"host/bans/{ban['id']}")).is_success

    asyncio.run(done())


@played
async def test_a_chat_is_closed_a_notice_told_a_table_deleted(here: House) -> None:
    """At once for those who are there; by the page, and by the command while the server runs."""
    anna, _, code = await two(here)
    host, line = await hosts(here), await anna.connect(code)
    assert (await host.ask("PUT", f"host/tables/{code}/chat", {"on": False})).status_code == 204
    await line.until("table", lambda table: not table["house"]["chat"])
    said = await anna.ask("POST", f"tables/{code}/chat", {"do": "chat", "id": "x", "seat": 0, "text": "Miau"})
    assert refusal(said) == "chat-off"
    assert (await host.ask("PUT", "host/notice", {"en": " We move at ten. "})).is_success
    notice = await anna.get("notice")
    assert (notice["en"], notice["de"]) == ("We move at ten.", "")
    store = here.lobby.store.url.removeprefix("sqlite:///")
    for deed in (["chat", code, "on"], ["notice", "--de", "Um zehn ziehen wir um."]):
        assert await asyncio.to_thread(main, ["admin", "--store", store, *deed]) == 0
    await line.until("table", lambda table: table["house"]["chat"])

    async def told() -> bool:
        return bool((await anna.get("notice"))["de"] == "Um zehn ziehen wir um.")

    await until_told(told, "the notice of the command is shown")
    assert (await host.ask("DELETE", f"host/tables/{code}")).status_code == 204
    assert (await anna.ask("GET", f"tables/{code}")).status_code == 404


def furnished(url: str) -> Store:
    """A store with a table that is on and one that is over, both long ago, and one of today."""
    store = Store(url)
    store.open()
    begun = [("long", "ben", 1.0), ("over", "eve", 1.0), ("now1", "anna", NOW)]
    for code, guest, at in begun:
        chairs = [Chair("Anna", "anna", "t"), Chair("Other", guest, "u")]
        store.tables.open(TableRow(code, "5211", {}, TableHouse(), guest, False, at, chairs))
        store.matches.begin(code, code, 1, Match.begin(find("5211").game, ["Anna", "Other"]).record, at)
    mine: dict[str, Any] = {
        "match": "over",
        "seat": 1,
        "guest": "eve",
        "name": "Other",
        "game": "5211",
        "options": "{}",
    }
    counted: dict[str, Any] = {"players": 2, "rank": 1, "won": 1.0, "points": 9, "backs": 0, "over": 1.0}
    with store.engine.begin() as connection:
        connection.execute(insert(results).values(**mine, **counted, left=False, brought=False))
    return store


def test_what_has_had_its_time_is_forgotten_if_the_host_wants(tmp_path: Path) -> None:
    """Days without a move; a look, a kept name and a match of today are reasons to stay. In both databases."""
    with postgresql() as daemon:
        for url in (str(tmp_path / "one.sqlite"), daemon.url):
            store = furnished(url)
            assert store.retention.due(RetentionTerms(), NOW) == Expired([], [])
            assert store.retention.due(RetentionTerms(unfinished=30), NOW) == Expired(["long"], [])
            assert store.retention.due(RetentionTerms(finished=30), NOW) == Expired(["over"], [])
            assert sorted(store.retention.due(RetentionTerms(guests=30), NOW).guests) == ["ben", "eve"]
            store.last_seen.keep("eve", "over", SeenPosition("over", 0, NOW))
            assert store.retention.due(RetentionTerms(guests=30), NOW) == Expired([], ["ben"])
            assert store.retention.due(RetentionTerms(guests=30, unfinished=36000, finished=36000), NOW).tables == []
            assert (store.usage_figures.counts()["tables"], store.usage_figures.size() > 0) == (3, True)
            assert {held.code: held.state for held in store.usage_figures.tables("")} == {
                "now1": "on",
                "long": "on",
                "over": "over",
            }
            store.matches.begin("rematch", "now1", 2, Match.begin(find("5211").game, ["Anna", "Other"]).record, NOW)
            assert store.retention.forget("over", RetentionTerms(finished=30), NOW), "whatever others play"
            store.close()


def test_one_of_several_processes_forgets_once_a_day(tmp_path: Path) -> None:
    """Whichever is first; nothing is forgotten before the host has said so."""

    async def done() -> None:
        path = tmp_path / "tables.sqlite"
        furnished(str(path)).close()
        async with house(path) as here, house(path) as there:
            both: list[Moderation] = [here.context.moderation, there.context.moderation]
            for each in both:
                each.now = lambda: NOW
                await each.sweep()
            host = await hosts(here)
            assert (await host.get("host/retention", unfinished=30, guests=30)) == {"tables": ["long"], "guests": BOTH}
            assert len(await host.get("host/tables")) == 3
            assert (await host.ask("PUT", "host/retention", {"unfinished": 30})).is_success
            swept: list[Expired] = []

            async def forgotten() -> bool:
                return len(await host.get("host/tables")) == 2

            with ExitStack() as patches:
                for each in both:
                    patches.enter_context(patch.object(each, "forget", noting(swept, each.forget)))
                await asyncio.gather(*(each.sweep() for each in both * 3))
                await until_told(forgotten, "the old table is gone")
            assert swept == [Expired(["long"], []), Expired([], [])]

    asyncio.run(done())


BOTH = ["ben", "eve"]


def noting(
    swept: list[Expired], forget: Callable[[Expired, RetentionTerms, float], Coroutine[Any, Any, bool]]
) -> Callable[[Expired, RetentionTerms, float], Coroutine[Any, Any, bool]]:
    async def noted(doomed: Expired, terms: RetentionTerms, now: float) -> bool:
        swept.append(doomed)
        return await forget(doomed, terms, now)

    return noted


def test_the_command_does_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also where no server runs: key, figures, bans, what would be forgotten."""
    path = tmp_path / "tables.sqlite"
    furnished(str(path)).close()

    def said(*words: str) -> str:
        code = main(["admin", "--lang", "en", "--store", str(path), *words])
        out = capsys.readouterr()
        return out.out if code == 0 else out.err

    key = said("key").rpartition("/host#")[2].strip()
    assert len(key) == 32
    assert said("key", "--renew").rpartition("/host#")[2].strip() not in ("", key)
    assert "tables: 3" in said("figures")
    assert said("persons") == ""
    assert "ben" in said("ban", "long", "1")
    assert "2001:db8::/64" in said("ban", "2001:db8::1")
    assert "not both" in said("ban", "long")
    number = said("bans").split()[0]
    assert said("lift", number) == "Done.\n"
    assert "There is no ban" in said("lift", number)
    assert said("sweep", "--unfinished", "30") == "Would delete one table and 0 guests: long\n"
    assert said("sweep", "--unfinished", "30", "--really") == "Deleted one table and 0 guests: long\n"
    assert said("sweep", "--unfinished", "30") == "Would delete 0 tables and 0 guests: \n"
