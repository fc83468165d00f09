"""How matches ended; what ended before is written down later, by whichever server begins."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("ended", sa.Float))
    op.add_column("matches", sa.Column("looked", sa.Integer, nullable=False, server_default="0"))
    is_open = sa.text("ended IS NULL")
    op.create_index("ix_matches_open", "matches", ["id"], sqlite_where=is_open, postgresql_where=is_open)
    op.create_table(
        "results",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("backs", sa.Integer, nullable=False),
        sa.Column("brought", sa.Boolean, nullable=False),
        sa.Column("over", sa.Float, nullable=False),
    )
    op.create_index("ix_results_guest", "results", ["guest", "over", "match", "seat"])
