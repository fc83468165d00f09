"""What versions before this one wrote, where the verbs of today ask for more than was there."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import insert

from katzentisch.server.store import Store
from katzentisch.server.store.schema import seats, tables


def old_table(store: Store, guest: str, rules: dict[str, Any]) -> None:
    """The table `old1` of 5211, opened by a guest who sits there as Anna."""
    row = {"code": "old1", "game": "5211", "options": "{}", "rules": json.dumps(rules), "host": guest, "public": False}
    with store.engine.begin() as connection:
        connection.execute(insert(tables).values(**row, vote="", opened=1.0))
        connection.execute(insert(seats).values(code="old1", seat=0, sitter="Anna", guest=guest, token="t"))
