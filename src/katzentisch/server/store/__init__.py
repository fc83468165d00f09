"""What is kept: nothing is acknowledged before it is committed here, and no event is ever changed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from functools import partial
from typing import ParamSpec, TypeVar

from sqlalchemy import insert, inspect, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from katzentisch.core.reason import BadOptions
from katzentisch.server.store.alarms import Alarms
from katzentisch.server.store.bans import Bans
from katzentisch.server.store.chat import ChatStore
from katzentisch.server.store.clubs import Clubs, count_for_ratings
from katzentisch.server.store.dailies import Dailies
from katzentisch.server.store.database import (
    POOL_SIZE,
    display_url,
    errors_as_refusals,
    make_private_file,
    migrate,
    normalize_url,
    open_engine,
    readable_by_others,
    refusal_for,
    sqlite_file,
)
from katzentisch.server.store.exports import Exports
from katzentisch.server.store.friends import Friends
from katzentisch.server.store.history import History
from katzentisch.server.store.host_settings import HostSettings
from katzentisch.server.store.journal import Journal
from katzentisch.server.store.last_seen import LastSeen
from katzentisch.server.store.matches import MatchStore
from katzentisch.server.store.notifications import Notifications
from katzentisch.server.store.own_results import OwnResults
from katzentisch.server.store.passkeys import Passkeys
from katzentisch.server.store.persons import Persons
from katzentisch.server.store.quick_ratings import QuickRatings, count_for_quick_ratings
from katzentisch.server.store.quick_tables import QuickTables
from katzentisch.server.store.results import Results
from katzentisch.server.store.retention import Retention
from katzentisch.server.store.rounds import Rounds
from katzentisch.server.store.schema import settings
from katzentisch.server.store.seasons import Seasons
from katzentisch.server.store.share_images import ShareImages
from katzentisch.server.store.sheets import Sheets
from katzentisch.server.store.tables import Tables
from katzentisch.server.store.usage_figures import UsageFigures

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("katzentisch.store")


class StoreMissing(BadOptions):
    """There is no store at this address; only `katzentisch serve` creates one."""


class Store:
    """A database behind a handful of verbs, sorted by what they are about; lines are written by the `journal`."""

    def __init__(self, url: str) -> None:
        self.url = normalize_url(url)
        with self.in_words():
            self.engine = open_engine(self.url)
        self.file = sqlite_file(self.url)
        """The file of a SQLite store."""
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.threads = ThreadPoolExecutor(1 if self.is_sqlite else POOL_SIZE, "store")
        self.tables = Tables(self.engine)
        self.quick_tables = QuickTables(self.engine)
        self.matches = MatchStore(self.engine)
        self.results = Results(self.engine)
        self.history = History(self.engine)
        self.own_results = OwnResults(self.engine)
        self.chat = ChatStore(self.engine)
        self.share_images = ShareImages(self.engine)
        self.sheets = Sheets(self.engine)
        self.notifications = Notifications(self.engine)
        self.alarms = Alarms(self.engine)
        self.persons = Persons(self.engine)
        self.friends = Friends(self.engine)
        self.passkeys = Passkeys(self.engine)
        self.exports = Exports(self.engine)
        self.dailies = Dailies(self.engine)
        self.last_seen = LastSeen(self.engine)
        self.clubs = Clubs(self.engine)
        self.seasons = Seasons(self.engine)
        self.rounds = Rounds(self.engine)
        self.quick_ratings = QuickRatings(self.engine)
        self.results.counts += (count_for_ratings, count_for_quick_ratings)
        self.host_settings = HostSettings(self.engine)
        self.bans = Bans(self.engine)
        self.usage_figures = UsageFigures(self.engine)
        self.retention = Retention(self.engine)
        self.journal = Journal(self.engine, self.threads)

    def open(self, create: bool = True) -> None:
        """Bring an older database, or an empty one, to the present shape; BadOptions says why it cannot be used.

        StoreMissing if there is none and none is to be created.
        """
        with self.in_words():
            if self.file is not None and create:
                make_private_file(self.file)
            if not create and self.is_missing():
                raise StoreMissing("store-missing", store=display_url(self.url.removeprefix("sqlite:///")))
            if self.file is not None and (wide := readable_by_others(self.file)):
                names = " ".join(map(str, wide))
                log.warning("other users can read the store: chmod 600 %s", names, extra={"files": names})
            migrate(self.engine)
            self.secret()

    def is_missing(self) -> bool:
        """Whether there is no store at this address: no file, or a database without our tables."""
        if self.file is not None and not (self.file.exists() and self.file.stat().st_size):
            return True
        with self.engine.connect() as connection:
            return not inspect(connection).has_table("alembic_version")

    def in_words(self) -> AbstractContextManager[None]:
        """Trouble with the database, as a refusal that names it in one sentence."""
        return errors_as_refusals(self.url)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this work in one of the store's threads, so the event loop never waits for a disk; Away if it fails."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **kwargs))
        except DBAPIError as problem:
            raise refusal_for(problem) from None

    def close(self) -> None:
        self.threads.shutdown()
        self.journal.close()
        self.engine.dispose()

    def secret(self) -> str:
        """The key that signs cookies, made once."""
        return self.once("secret", partial(secrets.token_hex, 32))

    def once(self, name: str, make: Callable[[], str]) -> str:
        """What is kept under this name for all processes, made by whichever needs it first."""
        with self.engine.begin() as connection:
            found = connection.scalar(select(settings.c.value).where(settings.c.name == name))
            if found is not None:
                return str(found)
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(settings).values(name=name, value=make()))
        return self.once(name, make)

    def write(self) -> None:
        """An error if nothing can be written."""
        mine = {"name": "health", "value": secrets.token_hex(4)}
        with suppress(IntegrityError), self.engine.begin() as connection:
            if not connection.execute(update(settings).where(settings.c.name == "health").values(mine)).rowcount:
                connection.execute(insert(settings).values(mine))
