"""Clubs with their members, ratings and seasons."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def club() -> sa.Column[str]:
    return sa.Column("club", sa.String(16), sa.ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True)


def season() -> sa.Column[str]:
    return sa.Column("season", sa.String(16), sa.ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        club(),
        sa.Column("guest", sa.String(40), primary_key=True, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hosts", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.UniqueConstraint("club", "number"),
    )
    op.create_table(
        "club_tables",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.code", ondelete="CASCADE"), nullable=False, index=True),
    )
    op.create_table(
        "ratings",
        club(),
        sa.Column("guest", sa.String(40), primary_key=True, index=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
    )
    op.create_table(
        "seasons",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.code", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("sizes", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("days", sa.Float, nullable=False),
        sa.Column("duplicate", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("begun", sa.Float),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entrants",
        season(),
        sa.Column("lot", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "rounds",
        season(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, index=True),
    )
    op.create_table(
        "boards",
        season(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("match", sa.String(40), nullable=False, unique=True),
    )
    op.create_table(
        "places",
        season(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("lot", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("rank", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("absent", sa.Boolean, nullable=False),
    )
