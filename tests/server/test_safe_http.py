"""Anybody who names an address to be called at cannot have the server look around inside its own network."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from katzentisch.core.reason import Refusal
from katzentisch.server.notifications.safe_http import SafeHttpClient
from tests.waiting import within

SPELT = ["2130706433", "0177.0.0.1", "0x7f.1", "127.1", "0", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "localhost"]
"""This machine, as names that are no addresses in the usual spelling."""


async def at_once() -> None:
    """Nothing has to be done before something is sent."""


@pytest.mark.parametrize("host", SPELT)
def test_however_it_is_spelt_the_inside_is_not_reached(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are looked up as the system does, which knows more spellings than people; what comes out is what counts."""

    async def connected(*_: Any, **__: Any) -> Any:
        raise AssertionError("a connection to the inside")

    async def tried() -> None:
        guarded = SafeHttpClient(inside=False)
        monkeypatch.setattr(asyncio, "open_connection", connected)
        try:
            with pytest.raises((Refusal, socket.gaierror)):
                await guarded.post(f"https://{host}/", {}, b"", at_once)
        finally:
            guarded.close()

    asyncio.run(tried())


def test_nobody_is_sent_elsewhere() -> None:
    """A redirect is an answer like any other: where it leads is never asked."""

    async def tried() -> None:
        asked: list[bytes] = []
        done = asyncio.Event()

        async def elsewhere(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.append((await reader.readuntil(b"\r\n")).strip())
            writer.write(b"HTTP/1.1 307 Elsewhere\r\nLocation: /inside\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
            writer.close()
            done.set()

        server = await asyncio.start_server(elsewhere, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        lenient = SafeHttpClient(inside=True)
        try:
            assert await lenient.post(f"http://127.0.0.1:{port}/hook", {}, b"{}", at_once) == 307
            await within(done.wait(), "the connection is closed")
        finally:
            lenient.close()
            server.close()
            await server.wait_closed()
        assert asked == [b"POST /hook HTTP/1.1"]

    asyncio.run(tried())
