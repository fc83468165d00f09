"""Tables, seats, matches, events, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("vote", sa.Text, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("sitter", sa.Text, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.UniqueConstraint("code", "number"),
    )
    op.create_table(
        "events",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("is_table", sa.Boolean, nullable=False),
        sa.Column("command", sa.String(80)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("match", "command"),
    )
    op.create_table(
        "chat",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.String(80)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("code", "command"),
    )
