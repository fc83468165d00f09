"""Something sent to an address that a stranger named: never to a place inside the host's own network."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import h11

from katzentisch.core.reason import Refusal

TIMEOUT_SECONDS = 10.0
"""Seconds until somebody must have answered."""
MAX_RESPONSE_BYTES = 64_000
"""Bytes of an answer that are looked at."""
URL_PATTERN = re.compile(r"https?://[\x21-\x7e]+")
IPV4_IN_IPV6 = [IPv6Network(each) for each in ("64:ff9b::/96", "::ffff:0:0:0/96")]
"""Where the last 32 bits are an IPv4 address: NAT64 and IPv4-translated addresses."""
NOT_PUBLIC = [IPv6Network(each) for each in ("fec0::/10", "64:ff9b:1::/48", "5f00::/16", "3fff::/20", "::/96")]
"""Site-local, local NAT64, segment routing, documentation and IPv4-compatible addresses, which Python lets pass."""


class NoResponse(Exception):
    """Something was sent, and nobody knows what became of it."""


class SafeHttpClient:
    """Posts to addresses outside; where the host allows it, also inside and without https."""

    def __init__(self, inside: bool) -> None:
        self.inside = inside
        self.names = ThreadPoolExecutor(4, "names")
        """Where names are looked up: one that takes long holds up nobody else."""
        self.trust = system_trust()

    def close(self) -> None:
        self.names.shutdown(wait=False, cancel_futures=True)

    def read(self, url: str) -> SplitResult:
        """An address that may be written to as far as it says itself; a refusal if not."""
        try:
            parts = urlsplit(url)
            sound = URL_PATTERN.fullmatch(url) and parts.hostname and parts.port != 0 and "@" not in parts.netloc
        except ValueError:
            raise Refusal("call-address") from None
        if not sound or (parts.scheme != "https" and not self.inside):
            raise Refusal("call-address")
        try:
            named = ip_address(parts.hostname or "")
        except ValueError:
            return parts
        if not self.allows(named):
            raise Refusal("call-inside")
        return parts

    def allows(self, address: IPv4Address | IPv6Address) -> bool:
        """Whether something may be sent to this very address."""
        return self.inside or is_public_address(address)

    async def post(
        self,
        url: str,
        headers: Mapping[str, str],
        body: bytes,
        ready: Callable[[], Awaitable[None]],
        allow: Callable[[str], None] = lambda _: None,
    ) -> int:
        """The status that was answered; OSError or a refusal if nothing was sent, NoResponse if nobody knows.

        `allow` is asked with each network address before it is connected to, `ready` once there is a connection;
        nothing is sent if they raise something.
        """
        parts = self.read(url)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            reader, writer = await self._connected(parts, self.trust if parts.scheme == "https" else None, allow)
        try:
            await ready()
            async with asyncio.timeout(TIMEOUT_SECONDS):
                return await send_request(reader, writer, request_events(parts, headers, body))
        except (OSError, h11.ProtocolError) as problem:
            raise NoResponse from problem
        finally:
            writer.transport.abort()

    async def _connected(
        self, parts: SplitResult, trust: ssl.SSLContext | None, allow: Callable[[str], None]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to one of the addresses that a name has now, and that are allowed."""
        host, port = parts.hostname or "", parts.port or (443 if trust else 80)
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.names, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
        addresses = [str(end[0]) for *_, end in found]
        allowed = [address for address in dict.fromkeys(addresses) if self.allows(ip_address(address))]
        if not allowed:
            raise Refusal("call-inside")
        named = host if trust else None
        for address in allowed[:-1]:
            allow(address)
            try:
                return await asyncio.open_connection(address, port, ssl=trust, server_hostname=named)
            except OSError:
                continue
        allow(allowed[-1])
        return await asyncio.open_connection(allowed[-1], port, ssl=trust, server_hostname=named)


@cache
def system_trust() -> ssl.SSLContext:
    """The authorities that this system trusts, read once."""
    return ssl.create_default_context()


def canonical_host(url: str) -> str:
    """The host and port of a URL, spelled one way: no case, no trailing dot, the port as a number."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    return f"{(parts.hostname or '').rstrip('.').lower()}:{port}"


def is_public_address(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address, and each that it stands for, is one of the world's."""
    if isinstance(address, IPv6Address):
        meant = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if any(address in each for each in NOT_PUBLIC):
            return False
        if any(address in each for each in IPV4_IN_IPV6):
            meant.append(IPv4Address(int(address) & 0xFFFFFFFF))
        if not all(is_public_address(each) for each in meant if each is not None):
            return False
        if address.ipv4_mapped is not None:
            return True
    return address.is_global and not address.is_multicast


def request_events(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> list[h11.Event]:
    """A request of HTTP/1.1."""
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    told = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    return [
        h11.Request(method="POST", target=target, headers=list(told.items())),
        h11.Data(data=body),
        h11.EndOfMessage(),
    ]


async def send_request(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: list[h11.Event]) -> int:
    """Send a request; the status of the answer, whatever else it says. Nobody is sent elsewhere."""
    speech, left = h11.Connection(h11.CLIENT), MAX_RESPONSE_BYTES
    for part in request:
        writer.write(speech.send(part) or b"")
    await writer.drain()
    while not isinstance(event := speech.next_event(), h11.Response):
        if event is h11.NEED_DATA:
            data = await reader.read(left)
            left -= len(data)
            if not data:
                raise NoResponse
            speech.receive_data(data)
    return event.status_code
