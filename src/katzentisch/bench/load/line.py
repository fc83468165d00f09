"""A WebSocket that costs little, so that a bench measures the server and not its own clients."""

from __future__ import annotations

import asyncio
import os
import zlib
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FLUSHED = b"\x00\x00\xff\xff"
"""What a sender of compressed messages leaves away at the end of each."""


class LeanWebSocket(asyncio.Protocol):
    """One connection that asks for compression as browsers do; whatever comes is handed on as bytes."""

    def __init__(self, host: str, path: str, heard: Callable[[LeanWebSocket, bytes], None]) -> None:
        self.head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        )
        self.heard = heard
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.inflater = zlib.decompressobj(-15)
        self.deflates = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("no handshake"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.deflates = b"permessage-deflate" in head.lower()
            self.buffer = rest
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) >= at + 2:
            length, start = buffer[at + 1], at + 2
            if length > 125:
                size = 2 if length == 126 else 8
                length = int.from_bytes(buffer[start : start + size], "big")
                start += size
            if len(buffer) < start + length:
                break
            self._frame(buffer[at], buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def _frame(self, first: int, data: bytes) -> None:
        kind, compressed = first & 0x0F, first & 0x40
        if kind == TEXT:
            self.heard(self, self.inflater.decompress(data + FLUSHED) if compressed else data)
        elif kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, data: bytes) -> None:
        """Send a text as it is; servers take uncompressed messages also where compression was agreed on."""
        self._write(TEXT, data)

    def _write(self, kind: int, data: bytes) -> None:
        """A frame under a mask of zeros, which changes nothing."""
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + bytes(4) + data)
