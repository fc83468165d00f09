"""Which member made the link of a club."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("clubs", sa.Column("inviter", sa.Integer, nullable=False, server_default="0"))
