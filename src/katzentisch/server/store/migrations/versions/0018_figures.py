"""What a game counts of a finished match for those who like to show it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("results", sa.Column("figures", sa.Text, nullable=False, server_default="{}"))
