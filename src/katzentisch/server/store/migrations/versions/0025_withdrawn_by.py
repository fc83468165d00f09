"""Who took somebody out of a season, by their number in the club."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("entrants", sa.Column("withdrawn_by", sa.Integer))
