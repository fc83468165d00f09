"""Where people are called when it is their turn, which tables shall be silent, and who was called for what."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), index=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("offset", sa.Integer, nullable=False),
    )
    op.create_table(
        "silences",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "calls",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(20), primary_key=True),
        sa.Column("address", sa.String(32), sa.ForeignKey("addresses.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
