"""Who was removed from a club, and when a season was called off before it was over."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("seasons", sa.Column("called_off_at", sa.Float))
    op.create_table(
        "removed_members",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True, index=True),
        sa.Column("removed", sa.Float, nullable=False),
    )
