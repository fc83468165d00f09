"""Sheets that people with the box write together."""

from __future__ import annotations

from sqlalchemy import Engine, delete, insert, select, update

from katzentisch.server.store.database import autocommit
from katzentisch.server.store.schema import sheets
from katzentisch.table.stored import SheetRow


class Sheets:
    """A sheet under each code; every verb is one statement."""

    def __init__(self, engine: Engine) -> None:
        self.engine = autocommit(engine)

    def keep(self, row: SheetRow) -> None:
        """Keep a new sheet."""
        values = {name: getattr(row, name) for name in row.__struct_fields__}
        with self.engine.connect() as connection:
            connection.execute(insert(sheets).values(**values))

    def find(self, code: str) -> SheetRow | None:
        """The sheet with this code."""
        with self.engine.connect() as connection:
            found = connection.execute(select(sheets).where(sheets.c.code == code)).mappings().first()
        return None if found is None else SheetRow(**found)

    def change(self, before: SheetRow, sheet: str, at: float) -> bool:
        """Put this in the place of what was there; False if somebody was faster."""
        same = (sheets.c.code == before.code) & (sheets.c.seq == before.seq)
        changed = update(sheets).where(same).values(sheet=sheet, seq=before.seq + 1, changed=at)
        with self.engine.connect() as connection:
            return connection.execute(changed).rowcount == 1

    def forget(self, before: float) -> None:
        """Drop what nobody has changed since then."""
        with self.engine.connect() as connection:
            connection.execute(delete(sheets).where(sheets.c.changed < before))
