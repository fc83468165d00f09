"""Which tables play the deal of a day, also after clubs whose tables shared deals are gone."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    tables = sa.table("tables", sa.column("code"), sa.column("rules"))
    played = sa.select(sa.table("dailies", sa.column("code")).c.code)
    connection = op.get_bind()
    for code, rules in connection.execute(sa.select(tables).where(tables.c.code.in_(played))).all():
        marked = json.dumps({**json.loads(rules), "daily": True})
        connection.execute(sa.update(tables).where(tables.c.code == code).values(rules=marked))
