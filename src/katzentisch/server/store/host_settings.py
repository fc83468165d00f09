"""The host's settings, each under a name."""

from __future__ import annotations

from contextlib import suppress
from typing import TypeVar

import msgspec
from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.schema import settings

T = TypeVar("T")

TOUCHED_SETTING = "touched"
TOUCHED_SECONDS = 60.0
"""Seconds for which it is said which tables were changed from outside."""


class HostSettings:
    """Small things as JSON; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def read(self, name: str, usual: T) -> T:
        """What stands under a name, or what is usual."""
        with self.engine.begin() as connection:
            text = connection.scalar(select(settings.c.value).where(settings.c.name == name))
        return usual if text is None else msgspec.json.decode(text, type=type(usual))

    def write(self, name: str, value: object) -> None:
        """Let this stand under a name."""
        row = {"name": name, "value": msgspec.json.encode(value).decode()}
        with suppress(IntegrityError), self.engine.begin() as connection:
            if not connection.execute(update(settings).where(settings.c.name == name).values(row)).rowcount:
                connection.execute(insert(settings).values(row))

    def swap(self, name: str, old: object, new: object) -> bool:
        """Let this stand instead of that, which is there; False if another process was faster."""
        before, after = (msgspec.json.encode(value).decode() for value in (old, new))
        same = (settings.c.name == name) & (settings.c.value == before)
        with self.engine.begin() as connection:
            return connection.execute(update(settings).where(same).values(value=after)).rowcount == 1

    def touch(self, code: str, now: float) -> None:
        """Say to servers that hold this table that somebody else has changed it."""
        lately = [(at, each) for at, each in self.read(TOUCHED_SETTING, [(0.0, "")]) if at > now - TOUCHED_SECONDS]
        self.write(TOUCHED_SETTING, [*lately, (now, code)])

    def touched(self) -> list[tuple[float, str]]:
        """Tables that were changed from outside lately, and when."""
        return [(at, code) for at, code in self.read(TOUCHED_SETTING, [(0.0, "")]) if code]
