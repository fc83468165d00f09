"""Who spoke, who is muted, and three ways to look on instead of two."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chat", sa.Column("seat", sa.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "mutes",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("other", sa.Integer, primary_key=True),
    )
    for old, new in (("true", '"gallery"'), ("false", '"none"')):
        before, after = (f'"spectators":{value}' for value in (old, new))
        op.execute(sa.text("UPDATE tables SET rules = replace(rules, :a, :b)").bindparams(a=before, b=after))
