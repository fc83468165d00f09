"""Where calls arrive in tests: a service on loopback that keeps what it gets, and a browser that can read a push."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from os import urandom
from typing import Any

import h11
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from katzentisch.server.notifications.web_push import CURVE, derive_key, from_base64url, public_point, to_base64url
from tests.waiting import PATIENCE_SECONDS

Json = dict[str, Any]


class Callee:
    """A push service, or whatever takes webhooks; it answers with the status that a path names, `/slow` never."""

    def __init__(self) -> None:
        self.port = 0
        self.calls: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.leaving = asyncio.Event()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await self.calls.get()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Keep a call and answer it; a caller that hangs up before the end, as a killed one does, has not called."""
        with closing(writer), suppress(h11.RemoteProtocolError, ConnectionError):
            await self.hear(h11.Connection(h11.SERVER), reader, writer)

    async def hear(self, speech: h11.Connection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        body, request = b"", None
        while not isinstance(event := speech.next_event(), h11.EndOfMessage):
            if isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += event.data
            elif isinstance(event, h11.ConnectionClosed):
                return
            elif event is h11.NEED_DATA:
                speech.receive_data(await reader.read(65536))
        assert request is not None
        path = request.target.decode()
        self.calls.put_nowait((path, {name.decode(): value.decode() for name, value in request.headers}, body))
        if "/slow" in path:
            await self.leaving.wait()
        last = path.rpartition("/")[2]
        headers = [("Content-Length", "0"), ("Location", self.url("/elsewhere"))]
        answer = h11.Response(status_code=int(last) if last.isdigit() else 201, headers=headers)
        writer.write(speech.send(answer) or b"")


@asynccontextmanager
async def callee() -> AsyncIterator[Callee]:
    here = Callee()
    server = await asyncio.start_server(here.serve, "127.0.0.1", 0)
    here.port = server.sockets[0].getsockname()[1]
    try:
        yield here
    finally:
        here.leaving.set()
        server.close()
        await server.wait_closed()


class Exchange(threading.Thread):
    """A callee in a thread of its own, for tests that have no event loop; it keeps every call."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.calls: list[tuple[str, bytes]] = []
        self.begun, self.over = threading.Event(), threading.Event()
        self.here = Callee()

    def run(self) -> None:
        asyncio.run(self.listen())

    async def listen(self) -> None:
        async with callee() as self.here:
            self.begun.set()
            while not self.over.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.1):
                        path, _, body = await self.here.calls.get()
                        self.calls.append((path, body))

    def __enter__(self) -> Exchange:
        self.start()
        self.begun.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.join()


class Browser:
    """Holds the keys of a subscription."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.private = ec.generate_private_key(CURVE)
        self.auth = urandom(16)

    @property
    def wish(self) -> Json:
        return {"url": self.url, "key": to_base64url(public_point(self.private)), "auth": to_base64url(self.auth)}

    def read(self, body: bytes) -> Json:
        """What a push says, once it is opened as RFC 8188 and 8291 tell."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = derive_key(shared, self.auth, b"WebPush: info\0" + public_point(self.private) + theirs, 32)
        key = derive_key(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        text = AESGCM(key).decrypt(derive_key(secret, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert text.endswith(b"\x02")
        said: Json = json.loads(text[:-1])
        return said


def claims(authorization: str, key: str) -> Json:
    """What a server says of itself, if its signature is good."""
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    assert authorization.endswith(f", k={key}")
    token = authorization.removeprefix("vapid t=").partition(",")[0]
    text, _, signature = token.rpartition(".")
    pair = from_base64url(signature)
    good = encode_dss_signature(int.from_bytes(pair[:32]), int.from_bytes(pair[32:]))
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(key)).verify(
        good, text.encode(), ec.ECDSA(SHA256())
    )
    said: Json = json.loads(from_base64url(text.partition(".")[2]))
    return said
