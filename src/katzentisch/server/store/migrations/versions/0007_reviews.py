"""What came of looking back on moves, stills of finished matches, and a quick way to a host's tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("better", sa.Boolean, nullable=False),
        sa.Column("worse", sa.Float, nullable=False),
    )
    op.create_table(
        "stills",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("picture", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
