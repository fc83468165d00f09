"""Sending notifications, each a push or a webhook; a service that is slow or away keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from time import time
from typing import NamedTuple

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.core.words import Words
from katzentisch.server.limits import RateLimiter
from katzentisch.server.metrics import NOTIFICATIONS
from katzentisch.server.notifications.safe_http import NoResponse, SafeHttpClient, canonical_host
from katzentisch.server.notifications.web_push import Vapid, encrypt_push
from katzentisch.server.store import Store
from katzentisch.server.store.notifications import Notification
from katzentisch.table.pending_seats import DEADLINE
from katzentisch.table.refusals import LimitExceeded, Unavailable

MAX_QUEUED = 1000
"""Notifications that may wait here; more have to wait in the store."""
CONCURRENT_SENDS = 32
CONCURRENT_PER_HOST, CONCURRENT_PER_GUEST = 4, 4
"""Sends at once to one host, and for one guest: one that never answers keeps nobody else waiting."""
CONCURRENT_TO_SILENT = 4
"""Sends at once to all hosts together that did not answer last time."""
MAX_SILENT_HOSTS = 10_000
RETRY_AFTER_SECONDS = 60.0, 600.0, 3600.0
"""Seconds until a service is tried again that did not take a notification."""
GONE_STATUSES = 404, 410
BUSY_STATUS = 429
ADDRESS_PER_SECOND, ADDRESS_BURST = 1 / 20, 20
"""Notifications to one webhook or browser, and how many at once."""
GUEST_PER_SECOND, GUEST_BURST = 1 / 5, 40
"""The same for all addresses of one guest."""
HOST_PER_SECOND, HOST_BURST = 1.0, 60
"""The same for all webhooks at one host, however it is spelled, and for each address it has: nobody is flooded."""
PUSH_PER_SECOND, PUSH_BURST = 5.0, 100
"""The same for browsers: some services push for most of them."""
TEXT_KEYS = {"turn": "call-turn", "vote": "call-vote", DEADLINE: "call-by"}
UNSAFE_NAME_CHARACTERS = re.compile(r"[^\w .'-]")
"""What a name is told without in a chat: nothing that calls everybody there, or leads elsewhere."""

log = logging.getLogger("katzentisch.sender")


class AlreadySent(Exception):
    """Another process has sent this notification."""


class Pending(NamedTuple):
    """A notification on its way: about which game, and to the person of which name."""

    call: Notification
    game: str
    name: str


class Sender:
    """Sends notifications, many at once; what cannot be sent now is tried again a few times.

    The first that may go goes: no host, guest or silent service takes more than its share of what goes at once.
    """

    def __init__(self, store: Store, http: SafeHttpClient, vapid: Vapid) -> None:
        self.store = store
        self.http = http
        self.vapid = vapid
        self.waiting: deque[Pending] = deque()
        self.sending: dict[asyncio.Task[None], Pending] = {}
        self.silent: OrderedDict[str, None] = OrderedDict()
        """Hosts that did not answer last time."""
        self.addresses = RateLimiter(ADDRESS_PER_SECOND, ADDRESS_BURST)
        self.guests = RateLimiter(GUEST_PER_SECOND, GUEST_BURST)
        self.hosts = RateLimiter(HOST_PER_SECOND, HOST_BURST)
        self.push_hosts = RateLimiter(PUSH_PER_SECOND, PUSH_BURST)
        self.now: Callable[[], float] = time

    async def stop(self) -> None:
        self.waiting.clear()
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)
        self.http.close()

    async def drained(self) -> None:
        """Wait until everything has been sent, or given up for now."""
        while self.sending:
            await asyncio.wait(self.sending)

    def send(self, call: Notification, game: str, name: str) -> None:
        """Send a notification about this game to the person of this name."""
        if len(self.waiting) >= MAX_QUEUED:
            NOTIFICATIONS.labels("dropped").inc()
            return
        self.waiting.append(Pending(call, game, name))
        self._send_waiting()

    def _send_waiting(self) -> None:
        """Begin with whatever may go now, the longest waiting first."""
        for pending in list(self.waiting):
            if len(self.sending) >= CONCURRENT_SENDS:
                return
            if self._may_go(pending):
                self.waiting.remove(pending)
                task = asyncio.create_task(self._send(pending), name="sender")
                self.sending[task] = pending
                task.add_done_callback(self._finish)

    def _may_go(self, pending: Pending) -> bool:
        host, guest = canonical_host(pending.call.address.url), pending.call.address.guest
        hosts = [canonical_host(each.call.address.url) for each in self.sending.values()]
        guests = [each.call.address.guest for each in self.sending.values()]
        is_silent = host in self.silent and sum(each in self.silent for each in hosts) >= CONCURRENT_TO_SILENT
        return hosts.count(host) < CONCURRENT_PER_HOST and guests.count(guest) < CONCURRENT_PER_GUEST and not is_silent

    def _finish(self, task: asyncio.Task[None]) -> None:
        del self.sending[task]
        if not task.cancelled():
            self._send_waiting()

    async def _send(self, pending: Pending) -> None:
        call = pending.call
        try:
            outcome = await self._call(call, pending.game, pending.name)
        except Exception:
            log.exception("a notification failed")
            outcome = "broken"
        NOTIFICATIONS.labels(outcome).inc()
        self._note_silence(canonical_host(call.address.url), outcome in ("away", "unanswered"))
        with suppress(Refusal):  # while the store is away nothing can be written down
            await self._settle(call, outcome)

    def _note_silence(self, host: str, is_silent: bool) -> None:
        self.silent.pop(host, None)
        if is_silent:
            self.silent[host] = None
            if len(self.silent) > MAX_SILENT_HOSTS:
                self.silent.popitem(last=False)

    async def _call(self, call: Notification, game: str, name: str) -> str:
        """Send one notification, and return what came of it."""
        try:
            status = await (self._push(call, game) if call.address.key else self._hook(call, game, name))
        except Unavailable:
            return "late"
        except LimitExceeded:
            return "limited"
        except Refusal:
            return "refused"
        except AlreadySent:
            return "elsewhere"
        except NoResponse:
            return "unanswered"
        except (OSError, UnicodeError):
            return "away"
        if status in GONE_STATUSES:
            return "gone"
        return "made" if status < 300 else "busy" if status == BUSY_STATUS or status >= 500 else "refused"

    async def _settle(self, call: Notification, outcome: str) -> None:
        """Write down what came of a notification: forget an address that is gone, or plan another try."""
        if outcome == "gone":
            await self.store.run(self.store.notifications.gone, call.address.id)
        elif outcome in ("away", "busy", "limited") and call.tries < len(RETRY_AFTER_SECONDS):
            due = self.now() + RETRY_AFTER_SECONDS[call.tries]
            await self.store.run(self.store.notifications.again, call, due, taken=outcome == "busy")
        elif outcome in ("away", "limited", "refused", "broken"):
            await self.store.run(self.store.notifications.take, call)

    async def _take(self, call: Notification) -> None:
        """Make sure that nobody else ever sends this; AlreadySent if somebody has."""
        if not await self.store.run(self.store.notifications.take, call):
            raise AlreadySent

    def _limit(self, call: Notification, hosts: RateLimiter) -> Callable[[str], None]:
        """Count a notification for its address, guest and host; what counts it for the network address it goes to.

        LimitExceeded if there were too many.
        """
        self.addresses.take(call.address.id)
        self.guests.take(call.address.guest)
        hosts.take(canonical_host(call.address.url))
        return hosts.take

    async def _push(self, call: Notification, game: str) -> int:
        address, code = call.address, call.wait.code
        allow = self._limit(call, self.push_hosts)
        words = words_for(address.language, game)
        said = {
            "title": words.say("title"),
            "body": notification_text(call, words, self.now()),
            "path": f"/t/{code}",
            "tag": code,
        }
        headers = self.vapid.headers(address.url, address.home, code, self.now())
        return await self.http.post(
            address.url,
            headers,
            encrypt_push(msgspec.json.encode(said), address.key, address.auth),
            partial(self._take, call),
            allow,
        )

    async def _hook(self, call: Notification, game: str, name: str) -> int:
        address = call.address
        allow = self._limit(call, self.hosts)
        text = (
            f"{notification_text(call, words_for(address.language, game), self.now())} {address.home}t/{call.wait.code}"
        )
        if address.code is not None:
            text = f"{UNSAFE_NAME_CHARACTERS.sub('', name)}: {text}"
        return await self.http.post(
            address.url,
            {"Content-Type": "application/json"},
            msgspec.json.encode({"text": text}),
            partial(self._take, call),
            allow,
        )


def notification_text(call: Notification, words: Words, now: float) -> str:
    """What a notification says: whose turn it is, perhaps until when, and never anything of what they hold."""
    kind, _, number = call.wait.what.partition(" ")
    hours = max(1, round((int(number) - now) / 3600)) if kind == DEADLINE else 0
    return words.say(TEXT_KEYS[kind], {"title": words.say("title"), "hours": hours})


@lru_cache(maxsize=64)
def words_for(language: str, game: str) -> Words:
    return Words(language, find(game))
