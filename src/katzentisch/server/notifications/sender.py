"""Calls on their way, each a push or a webhook; a service that is slow or away costs nobody anything."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from time import time
from urllib.parse import urlsplit

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.core.words import Words
from katzentisch.server.limits import RateLimiter
from katzentisch.server.metrics import NOTIFICATIONS
from katzentisch.server.notifications.safe_http import NoResponse, SafeHttpClient
from katzentisch.server.notifications.web_push import Vapid, encrypt_push
from katzentisch.server.store import Store
from katzentisch.server.store.notifications import Notification
from katzentisch.table.pending_seats import DEADLINE
from katzentisch.table.refusals import Unavailable

MAX_QUEUED = 1000
"""Calls that may wait to be made here; more have to wait in the store."""
CONCURRENT_SENDS = 4
RETRY_AFTER_SECONDS = 60.0, 600.0, 3600.0
"""Seconds until a service is tried again that did not take a call."""
GONE_STATUSES = 404, 410
BUSY_STATUS = 429
WEBHOOK_PER_SECOND, WEBHOOK_BURST = 1 / 20, 20
"""Calls a second to one webhook, and how many at once."""
HOST_PER_SECOND, HOST_BURST = 1.0, 60
"""The same for all webhooks of one host together: nobody is to be flooded from here."""
TEXT_KEYS = {"turn": "call-turn", "vote": "call-vote", DEADLINE: "call-by"}
UNSAFE_NAME_CHARACTERS = re.compile(r"[^\w .'-]")
"""What a name is told without in a chat: nothing that calls everybody there, or leads elsewhere."""

log = logging.getLogger("katzentisch.sender")


class AlreadySent(Exception):
    """Another process has made this call."""


class Sender:
    """Makes calls one after the other, some at once; what cannot be made now is tried again a few times."""

    def __init__(self, store: Store, outside: SafeHttpClient, vapid: Vapid) -> None:
        self.store = store
        self.outside = outside
        self.vapid = vapid
        self.waiting: asyncio.Queue[tuple[Notification, str, str]] = asyncio.Queue(MAX_QUEUED)
        self.hooks = RateLimiter(WEBHOOK_PER_SECOND, WEBHOOK_BURST)
        self.hosts = RateLimiter(HOST_PER_SECOND, HOST_BURST)
        self.tasks: list[asyncio.Task[None]] = []
        self.now: Callable[[], float] = time

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._go(), name="courier") for _ in range(CONCURRENT_SENDS)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.outside.close()

    def send(self, call: Notification, game: str, name: str) -> None:
        """Have a call made about this game, to the person of this name."""
        try:
            self.waiting.put_nowait((call, game, name))
        except asyncio.QueueFull:
            NOTIFICATIONS.labels("dropped").inc()

    async def _go(self) -> None:
        while True:
            call, game, name = await self.waiting.get()
            try:
                outcome = await self._call(call, game, name)
            except Exception:
                log.exception("a call failed")
                outcome = "broken"
            NOTIFICATIONS.labels(outcome).inc()
            with suppress(Refusal):  # a store that is away has other worries
                await self._settle(call, outcome)
            self.waiting.task_done()

    async def _call(self, call: Notification, game: str, name: str) -> str:
        """Make one call; what came of it."""
        try:
            status = await (self._push(call, game) if call.address.key else self._hook(call, game, name))
        except Unavailable:
            return "late"
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
        """Tidy up after a call: nobody lives there any more, or nobody opened."""
        if outcome == "gone":
            await self.store.run(self.store.notifications.gone, call.address.id)
        elif outcome in ("away", "busy") and call.tries < len(RETRY_AFTER_SECONDS):
            due = self.now() + RETRY_AFTER_SECONDS[call.tries]
            await self.store.run(self.store.notifications.again, call, due, taken=outcome == "busy")
        elif outcome in ("away", "refused", "broken"):
            await self.store.run(self.store.notifications.take, call)

    async def _take(self, call: Notification) -> None:
        """Make sure that nobody else ever makes this call; Made if somebody has."""
        if not await self.store.run(self.store.notifications.take, call):
            raise AlreadySent

    async def _push(self, call: Notification, game: str) -> int:
        address, code = call.address, call.wait.code
        words = words_for(address.language, game)
        said = {
            "title": words.say("title"),
            "body": notification_text(call, words, self.now()),
            "path": f"/t/{code}",
            "tag": code,
        }
        headers = self.vapid.headers(address.url, address.home, code, self.now())
        return await self.outside.post(
            address.url,
            headers,
            encrypt_push(msgspec.json.encode(said), address.key, address.auth),
            partial(self._take, call),
        )

    async def _hook(self, call: Notification, game: str, name: str) -> int:
        address = call.address
        self.hooks.take(address.id)
        self.hosts.take(urlsplit(address.url).netloc)
        text = (
            f"{notification_text(call, words_for(address.language, game), self.now())} {address.home}t/{call.wait.code}"
        )
        if address.code is not None:
            text = f"{UNSAFE_NAME_CHARACTERS.sub('', name)}: {text}"
        return await self.outside.post(
            address.url,
            {"Content-Type": "application/json"},
            msgspec.json.encode({"text": text}),
            partial(self._take, call),
        )


def notification_text(call: Notification, words: Words, now: float) -> str:
    """What a call says: that somebody is waited for, perhaps not much longer, and never anything of what they hold."""
    kind, _, number = call.wait.what.partition(" ")
    hours = max(1, round((int(number) - now) / 3600)) if kind == DEADLINE else 0
    return words.say(TEXT_KEYS[kind], {"title": words.say("title"), "hours": hours})


@lru_cache(maxsize=64)
def words_for(language: str, game: str) -> Words:
    return Words(language, find(game))
