"""Who plays the deals of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True, index=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("match", sa.String(40), nullable=False, unique=True),
    )
