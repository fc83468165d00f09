"""What the store keeps of clubs: members and ratings, seasons with their rounds, tables and places."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    ScalarSelect,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    func,
    select,
)

from katzentisch.server.store.schema import metadata

clubs = Table(
    "clubs",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("opened", Float, nullable=False),
    Column("inviter", Integer, nullable=False, server_default="0"),
)
"""Clubs; of the key that lets one join only its hash, and the number of the member who made it; 0: nobody knows."""

members = Table(
    "members",
    metadata,
    Column("club", String(16), ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(40), primary_key=True, index=True),
    Column("number", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("hosts", Boolean, nullable=False),
    Column("since", Float, nullable=False),
    UniqueConstraint("club", "number"),
)
"""Who belongs to a club; others know them by their numbers."""

removed_members = Table(
    "removed_members",
    metadata,
    Column("club", String(16), ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(40), primary_key=True, index=True),
    Column("removed", Float, nullable=False),
)
"""Whom a host removed from a club, and when; those who come back are members again."""

club_tables = Table(
    "club_tables",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("club", String(16), ForeignKey("clubs.code", ondelete="CASCADE"), nullable=False, index=True),
)
"""Tables of a club, for its members alone."""

ratings = Table(
    "ratings",
    metadata,
    Column("club", String(16), ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(40), primary_key=True, index=True),
    Column("game", String(80), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)
"""How strong members are, by game and number of players."""

seasons = Table(
    "seasons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("club", String(16), ForeignKey("clubs.code", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("game", String(80), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("size", Integer, nullable=False),
    Column("sizes", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("days", Float, nullable=False),
    Column("duplicate", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("begun", Float),
    Column("over", Boolean, nullable=False),
    Column("called_off", Boolean, nullable=False, server_default=false()),
    Column("called_off_at", Float),
    Column("called_off_by", Integer),
    Column("called_off_reason", Text, nullable=False, server_default=""),
)
"""Leagues and cups of a club; the seed draws lots. One that is called off or deleted stays, so that its tables know;
`called_off_at` is empty for one that was over before. Who did it is a member's number."""

entrants = Table(
    "entrants",
    metadata,
    Column("season", String(16), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("lot", Integer, primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    Column("withdrawn_by", Integer),
)
"""Who takes part, or has withdrawn since; lots are drawn when the season begins. `withdrawn_by` is the number of the
host who took them out, 0 if they did it themselves, and empty if nobody knows."""

rounds = Table(
    "rounds",
    metadata,
    Column("season", String(16), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("begun", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("done", Boolean, nullable=False, index=True),
)
"""Rounds that were drawn, once each; where all tables play the same deals, what these are made of."""

boards = Table(
    "boards",
    metadata,
    Column("season", String(16), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("match", String(40), nullable=False, unique=True),
)
"""The tables of a round: codes and matches are named when it is drawn, and made by whichever process comes first."""

places = Table(
    "places",
    metadata,
    Column("season", String(16), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("lot", Integer, primary_key=True),
    Column("board", Integer),
    Column("seat", Integer),
    Column("rank", Integer),
    Column("points", Integer),
    Column("absent", Boolean, nullable=False),
)
"""Where everybody sits in a round, without a board: nowhere; ranks stand there once the round is done."""

corrections = Table(
    "corrections",
    metadata,
    Column("season", String(16), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Float, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("member", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("before", Text, nullable=False),
)
"""Results of tables that a host of the club changed: who, by number, why, and the ranks and points before."""

SAME_ROUND = and_(boards.c.season == rounds.c.season, boards.c.number == rounds.c.number)
"""Joins the tables of a round with it."""

THEMSELVES = 0
"""In the place of a host's number: who withdrew without one."""

MIN_PLAYING = 2
"""Players without whom a table is not played."""


def count_playing() -> ScalarSelect[int]:
    """How many at a table of `boards` have not withdrawn."""
    sits = (places.c.season == boards.c.season) & (places.c.number == boards.c.number)
    who = (entrants.c.season == places.c.season) & (entrants.c.lot == places.c.lot)
    query = select(func.count()).select_from(places.join(entrants, who))
    here = sits & (places.c.board == boards.c.board) & ~entrants.c.withdrawn
    return query.where(here).correlate(boards).scalar_subquery()
