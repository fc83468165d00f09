"""Quick games that wait for players, and who has blocked whom."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "quick_tables",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("bots_at", sa.Float, index=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("leased", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "quick_removals",
        sa.Column("code", sa.String(16), sa.ForeignKey("quick_tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
    )
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("blocked", sa.String(40), primary_key=True, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
