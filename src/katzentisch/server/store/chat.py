"""What was said at a table, and who does not want to hear whom."""

from __future__ import annotations

from sqlalchemy import Engine, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.database import autocommit
from katzentisch.server.store.schema import chat, mutes
from katzentisch.table.stored import ChatLine


class ChatStore:
    """Lines of chat and mutes; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def say(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> ChatLine | None:
        """Keep a line of chat; None if this command was kept before."""
        while True:
            try:
                with self.engine.begin() as connection:
                    mine = (chat.c.code == code) & (chat.c.command == command)
                    if command is not None and connection.scalar(select(func.count()).where(mine)):
                        return None
                    last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.code == code)) or 0
                    row = {"seat": seat, "name": name, "text": words, "command": command, "at": at}
                    connection.execute(insert(chat).values(code=code, number=last + 1, **row))
                    return ChatLine(last + 1, seat, name, words, at)
            except IntegrityError:
                continue

    def latest(self, code: str, since: int, limit: int) -> list[ChatLine]:
        """The latest lines of chat after this one."""
        query = select(chat).where((chat.c.code == code) & (chat.c.number > since)).order_by(chat.c.number.desc())
        with self.reading.connect() as connection:
            rows = connection.execute(query.limit(limit)).mappings().all()
        return [ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)]

    def mute(self, code: str, seat: int, other: int, on: bool) -> None:
        """This seat does not want to hear that one, or does again."""
        row = {"code": code, "seat": seat, "other": other}
        with self.engine.begin() as connection:
            connection.execute(delete(mutes).filter_by(**row))
            if on:
                connection.execute(insert(mutes).values(**row))
