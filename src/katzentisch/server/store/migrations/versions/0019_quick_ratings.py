"""Ratings of people who play quick games with strangers."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated_quick", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "quick_arrivals",
        sa.Column("code", sa.String(16), sa.ForeignKey("quick_tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
    )
    op.create_table(
        "quick_ratings",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
