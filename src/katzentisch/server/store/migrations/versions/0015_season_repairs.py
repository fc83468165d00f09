"""Who withdrew from a season, and results that a host corrected."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("entrants", sa.Column("withdrawn", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "corrections",
        sa.Column("season", sa.String(16), sa.ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("made", sa.Float, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("before", sa.Text, nullable=False),
    )
