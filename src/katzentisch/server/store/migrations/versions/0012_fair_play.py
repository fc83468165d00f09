"""For which club a match is rated, decided when it begins; seasons that are called off while deals are secret."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated_club", sa.String(16)))
    op.add_column("seasons", sa.Column("called_off", sa.Boolean, nullable=False, server_default=sa.false()))
