"""The service to which tests' calls go stands whatever becomes of those who call."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.callee import callee

WHOLE = b"POST /201 HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\nring"


@pytest.mark.parametrize("said", [0, 9, len(WHOLE) - 2])
def test_a_request_cut_off_in_the_middle_does_not_count(said: int) -> None:
    """One that is killed says nothing, half a line or half a body; the next call is heard."""

    async def call() -> None:
        async with callee() as here:
            _, gone = await asyncio.open_connection("127.0.0.1", here.port)
            gone.write(WHOLE[:said])
            gone.close()
            await gone.wait_closed()
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            writer.write(WHOLE)
            assert (await reader.readline()).startswith(b"HTTP/1.1 201")
            writer.close()
            assert (await here.next())[2] == b"ring"
            assert here.calls.empty()

    asyncio.run(call())
