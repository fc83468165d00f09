"""Who called a season off, by their number in the club, and why."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("seasons", sa.Column("called_off_by", sa.Integer))
    op.add_column("seasons", sa.Column("called_off_reason", sa.Text, nullable=False, server_default=""))
