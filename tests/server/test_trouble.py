"""A store in trouble: what cannot be kept is refused in words, and nobody is shown what is not kept."""

from __future__ import annotations

import asyncio
import logging
import logging.handlers
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import AsyncMock, patch

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from katzentisch.core.reason import BadOptions
from katzentisch.server import pages
from katzentisch.server.persons.devices import DeviceConnection
from katzentisch.server.socket import WebSocketSession
from katzentisch.server.store import Store
from katzentisch.server.store.database import migrate
from katzentisch.table import chat
from katzentisch.table.refusals import Unavailable
from katzentisch.table.subscribers import Connection
from katzentisch.table.table_state import identify_visitor
from tests.waiting import within

from .daemons import postgresql
from .house import House, house
from .test_play import played, refusal, two


def limit(here: House, pages: int | None = None) -> None:
    """Let the store have no more pages than it uses, or as many as it wants."""
    with here.lobby.store.engine.connect() as connection:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages or used}")


@played
async def test_a_full_disk_is_named_and_nothing_is_lost(here: House) -> None:
    """Anybody who says or does something is told why it cannot be kept; once there is space it goes on."""
    anna, _, code = await two(here)
    store = here.lobby.store
    await store.run(limit, here)
    text, number = 400 * "Miau ", 0
    while (answer := await anna.ask("POST", f"tables/{code}/chat", chat_message(text, number))).is_success:
        number += 1
    assert (answer.status_code, refusal(answer)) == (503, "store-full")
    await store.run(limit, here, 10**9)
    assert (await anna.ask("POST", f"tables/{code}/chat", chat_message(text, number))).is_success
    legal = (await anna.update(code, 0))["legal"]
    assert (await anna.order(code, "move", 0, 0, move=legal[0])).is_success


def chat_message(text: str, number: int) -> dict[str, object]:
    return {"do": "chat", "id": f"c{number}", "seat": 0, "text": text[:500]}


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as daemon:
        yield daemon.url


def test_what_a_database_cannot_keep_never_reaches_it(database: str, tmp_path: Path) -> None:
    """A NUL in a line of chat or in a table's code is refused in words, whatever the store."""

    async def run() -> None:
        for store in (str(tmp_path / "tables.sqlite"), database):
            async with house(store) as here:
                anna, _, code = await two(here)
                answer = await anna.ask("POST", f"tables/{code}/chat", chat_message("a\0b", 1))
                assert answer.status_code == 400
                line = await anna.connect(code)
                await line.send(chat_message("a\0b", 2))
                assert (await line.until("refused"))["reason"]["key"] == "message-bad"
                for strange in ("abc%00def", "%00", "..", "ABCDEFGH"):
                    lost = await anna.dial(strange)
                    assert (await lost.next())["reason"]["key"] == "table-unknown"

    asyncio.run(run())


def test_a_store_that_only_reads_is_away(database: str) -> None:
    """Orders, words and health get a 503; once it writes again everything goes on."""

    async def run() -> None:
        async with house(database) as here:
            anna, _, code = await two(here)
            legal = (await anna.update(code, 0))["legal"]
            modes = ["off"]

            @event.listens_for(here.lobby.store.engine, "checkout")
            def set_mode(connection: psycopg.Connection, *_: object) -> None:
                """Closing the connections instead would lose one that a background task holds just then."""
                connection.execute(f"SET default_transaction_read_only = {modes[-1]}")
                connection.commit()

            for mode, status in (("on", 503), ("off", 200)):
                modes.append(mode)
                assert (await anna.order(code, "move", 0, 0, id="once", move=legal[0])).status_code == status
                assert (await anna.http.get("/healthz")).status_code == status

    asyncio.run(run())


@played
async def test_health_is_false_when_nothing_can_be_written(here: House) -> None:
    """A full disk is no health, even if everything can be read."""
    anna = here.person()
    assert (await anna.http.get("/healthz")).text == "ok"
    with (
        patch.object(here.lobby.store, "write", side_effect=Unavailable("store-full")),
        patch.object(pages, "HEALTHY_FOR_SECONDS", 0.0),
    ):
        answer = await anna.http.get("/healthz")
    assert (answer.status_code, refusal(answer)) == (503, "store-full")


@played
async def test_a_mistake_of_ours_behind_a_websocket_is_logged(here: House) -> None:
    """Anybody who is connected learns that there was one and may come back; the log says what it was."""
    anna, _, code = await two(here)
    line = await anna.connect(code)
    log, told = logging.getLogger("katzentisch.socket"), logging.handlers.BufferingHandler(9)
    log.addHandler(told)
    with patch.object(chat, "say", side_effect=TypeError("the inside")):
        await line.send(chat_message("Miau", 1))
        assert (await line.until("refused"))["reason"]["key"] == "broken"
        with pytest.raises(ConnectionClosed) as end:
            await line.until("pong")
    log.removeHandler(told)
    assert end.value.rcvd
    assert end.value.rcvd.code == 1011
    assert [record.exc_info and record.exc_info[0] for record in told.buffer] == [TypeError]


@played
async def test_a_request_while_the_store_is_away_may_be_repeated(here: House) -> None:
    """The connection is closed with the code that says so, not with the one that says never."""
    anna, _, code = await two(here)
    await here.lobby.close_room(here.room(code))
    with patch.object(here.lobby.store.matches, "news", side_effect=OperationalError("", {}, Exception())):
        line = await anna.connect(code)
        assert (await line.until("refused"))["reason"]["key"] == "store-away"
        with pytest.raises(ConnectionClosed) as end:
            await line.next()
    assert end.value.rcvd
    assert end.value.rcvd.code == 1013


def test_a_process_that_begins_while_the_store_is_away_waits_for_it(tmp_path: Path) -> None:
    """One of several workers may be begun again at such a moment, and must not end all of them."""

    async def run() -> None:
        trouble = BadOptions("store-trouble", store="tables", problem="away")
        with patch.object(Store, "open", side_effect=[trouble, None]) as tried:
            store = Store(str(tmp_path / "tables.sqlite"))
            migrate(store.engine)
            store.close()
            async with house(tmp_path / "tables.sqlite") as here:
                assert tried.call_count == 2
                await here.person().get("games")

    asyncio.run(run())


@played
async def test_a_connection_just_closed_is_not_an_error(here: House) -> None:
    """A ping that nobody answered closes a connection while a message is about to be sent: the rest is not sent."""
    _, _, code = await two(here)
    socket = AsyncMock()
    socket.app = here.app
    socket.send_data.side_effect = [None, RuntimeError("after sending 'websocket.close'")]
    caller = WebSocketSession(socket, here.room(code), DeviceConnection("device"))
    caller.connection = Connection(identify_visitor(None))
    for message in (b"1", b"2", b"3"):
        caller.connection.send(message)
    await within(caller.speak(), "nobody speaks any more")
    assert [call.args for call in socket.send_data.call_args_list] == [("1",), ("2",)]
    assert caller.connection.outbox.qsize() == 1
