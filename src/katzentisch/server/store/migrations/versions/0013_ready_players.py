"""For which match a player at a table is ready."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready_for", sa.Integer, nullable=False, server_default="0"))
