"""Whom players have invited to their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True, index=True),
        sa.Column("made", sa.Float, nullable=False),
    )
