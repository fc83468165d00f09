"""When somebody declined an invitation: those who invited them are told."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("invitations", sa.Column("declined", sa.Float))
