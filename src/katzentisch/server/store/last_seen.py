"""How far each guest has looked at each table."""

from __future__ import annotations

from sqlalchemy import Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import looks
from katzentisch.table.stored import SeenPosition


class LastSeen:
    """One look for each guest and table, the furthest; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def keep(self, guest: str, code: str, look: SeenPosition) -> None:
        """This guest has looked so far, on whichever device."""
        try:
            with self.engine.begin() as connection:
                if not (owner := current_guest(connection, guest)):
                    return
                mine = {"guest": owner, "code": code}
                old = connection.execute(select(looks).filter_by(**mine)).first()
                if old is not None and old.match == look.match and old.seq > look.seq:
                    return
                connection.execute(delete(looks).filter_by(**mine))
                connection.execute(insert(looks).values(**mine, match=look.match, seq=look.seq, at=look.at))
        except IntegrityError:  # another device of this guest's at this very moment, or the table is gone
            return

    def of(self, guest: str, codes: list[str]) -> dict[str, SeenPosition]:
        """How far this guest has looked, by table."""
        query = select(looks).where((looks.c.guest == guest) & looks.c.code.in_(codes))
        with self.engine.begin() as connection:
            return {row.code: SeenPosition(row.match, row.seq, row.at) for row in connection.execute(query)}
