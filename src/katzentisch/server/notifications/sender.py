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
from katzentisch.table.pending_seats import DEADLINE, INVITATION, SEASON
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
TEXT_KEYS = {
    "turn": "notification-turn",
    "vote": "notification-vote",
    DEADLINE: "notification-by",
    INVITATION: "notification-invitation",
    SEASON: "notification-season",
}
UNSAFE_NAME_CHARACTERS = re.compile(r"[^\w .'-]")
"""Characters left out of a name in a chat: they could mention everybody there, or make a link."""

log = logging.getLogger("katzentisch.sender")


class AlreadySent(Exception):
    """Another process has sent this notification."""


class QueuedNotification(NamedTuple):
    """A notification on its way: about which game, and to the person of which name."""

    notification: Notification
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
        self.waiting: deque[QueuedNotification] = deque()
        self.sending: dict[asyncio.Task[None], QueuedNotification] = {}
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

    def send(self, notification: Notification, game: str, name: str) -> None:
        """Send a notification about this game to the person of this name."""
        if len(self.waiting) >= MAX_QUEUED:
            NOTIFICATIONS.labels("dropped").inc()
            return
        self.waiting.append(QueuedNotification(notification, game, name))
        self._send_waiting()

    def _send_waiting(self) -> None:
        """Send what may go now, the longest waiting first."""
        for queued in list(self.waiting):
            if len(self.sending) >= CONCURRENT_SENDS:
                return
            if self._may_go(queued):
                self.waiting.remove(queued)
                task = asyncio.create_task(self._send(queued), name="sender")
                self.sending[task] = queued
                task.add_done_callback(self._finish)

    def _may_go(self, queued: QueuedNotification) -> bool:
        host, guest = canonical_host(queued.notification.address.url), queued.notification.address.guest
        hosts = [canonical_host(each.notification.address.url) for each in self.sending.values()]
        guests = [each.notification.address.guest for each in self.sending.values()]
        is_silent = host in self.silent and sum(each in self.silent for each in hosts) >= CONCURRENT_TO_SILENT
        return hosts.count(host) < CONCURRENT_PER_HOST and guests.count(guest) < CONCURRENT_PER_GUEST and not is_silent

    def _finish(self, task: asyncio.Task[None]) -> None:
        del self.sending[task]
        if not task.cancelled():
            self._send_waiting()

    async def _send(self, queued: QueuedNotification) -> None:
        notification = queued.notification
        try:
            outcome = await self._post(notification, queued.game, queued.name)
        except Exception:
            log.exception("a notification failed")
            outcome = "broken"
        NOTIFICATIONS.labels(outcome).inc()
        self._note_silence(canonical_host(notification.address.url), outcome in ("away", "unanswered"))
        with suppress(Refusal):  # while the store is away nothing can be written down
            await self._settle(notification, outcome)

    def _note_silence(self, host: str, is_silent: bool) -> None:
        self.silent.pop(host, None)
        if is_silent:
            self.silent[host] = None
            if len(self.silent) > MAX_SILENT_HOSTS:
                self.silent.popitem(last=False)

    async def _post(self, notification: Notification, game: str, name: str) -> str:
        """Send one notification, and return what came of it."""
        try:
            if notification.address.kind == "push":
                status = await self._push(notification, game)
            else:
                status = await self._post_webhook(notification, game, name)
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

    async def _settle(self, notification: Notification, outcome: str) -> None:
        """Write down what came of a notification: forget an address that is gone, or plan another try."""
        if outcome == "gone":
            await self.store.run(self.store.notifications.forget_address, notification.address.id)
        elif outcome in ("away", "busy", "limited") and notification.tries < len(RETRY_AFTER_SECONDS):
            due = self.now() + RETRY_AFTER_SECONDS[notification.tries]
            await self.store.run(self.store.notifications.retry_later, notification, due, taken=outcome == "busy")
        elif outcome in ("away", "limited", "refused", "broken"):
            await self.store.run(self.store.notifications.mark_sent, notification)

    async def _mark_sent(self, notification: Notification) -> None:
        """Make sure that nobody else ever sends this; AlreadySent if somebody has.

        Of invitations and seasons only the request that stores them tells.
        """
        if notification.pending.what in (INVITATION, SEASON):
            return
        if not await self.store.run(self.store.notifications.mark_sent, notification):
            raise AlreadySent

    def _limit(self, notification: Notification, hosts: RateLimiter) -> Callable[[str], None]:
        """Count a notification for its address, guest and host; what counts it for the network address it goes to.

        LimitExceeded if there were too many.
        """
        self.addresses.take(notification.address.id)
        self.guests.take(notification.address.guest)
        hosts.take(canonical_host(notification.address.url))
        return hosts.take

    async def _push(self, notification: Notification, game: str) -> int:
        address, code = notification.address, notification.pending.code
        allow = self._limit(notification, self.push_hosts)
        words = words_for(address.language, game)
        said = {
            "title": words.say("title"),
            "body": notification_text(notification, words, self.now()),
            "path": f"/{page_of(notification)}",
            "tag": code,
        }
        headers = self.vapid.headers(address.url, address.home, code, self.now())
        return await self.http.post(
            address.url,
            headers,
            encrypt_push(msgspec.json.encode(said), address.key, address.auth),
            partial(self._mark_sent, notification),
            allow,
        )

    async def _post_webhook(self, notification: Notification, game: str, name: str) -> int:
        address = notification.address
        allow = self._limit(notification, self.hosts)
        words = words_for(address.language, game)
        link = f"{address.home}{page_of(notification)}"
        text = f"{notification_text(notification, words, self.now())} {link}"
        if address.code is not None:
            text = f"{UNSAFE_NAME_CHARACTERS.sub('', name)}: {text}"
        return await self.http.post(
            address.url,
            {"Content-Type": "application/json"},
            msgspec.json.encode({"text": text}),
            partial(self._mark_sent, notification),
            allow,
        )


def page_of(notification: Notification) -> str:
    """The page that a notification leads to."""
    pending = notification.pending
    return f"club/{pending.match}/{pending.code}" if pending.what == SEASON else f"t/{pending.code}"


def notification_text(notification: Notification, words: Words, now: float) -> str:
    """What a notification says: whose turn it is, perhaps until when, and never anything of what they hold."""
    kind, _, number = notification.pending.what.partition(" ")
    hours = max(1, round((int(number) - now) / 3600)) if kind == DEADLINE else 0
    return words.say(TEXT_KEYS[kind], {"title": words.say("title"), "hours": hours})


@lru_cache(maxsize=64)
def words_for(language: str, game: str) -> Words:
    return Words(language, find(game))
