"""Which cat stands for a player at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("seats", sa.Column("cat", sa.Integer))
