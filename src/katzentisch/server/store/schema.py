"""What the store keeps: tables and their seats, matches, and the events of each match, which are only ever added."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("host", String(40), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("vote", Text, nullable=False),
    Column("opened", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("sitter", Text, nullable=False),
    Column("guest", String(40), nullable=False, index=True),
    Column("token", String(64), nullable=False),
    Column("ready_for", Integer, nullable=False, server_default="0"),
    Column("cat", Integer),
)
"""A sitter is written as records write it, empty while the seat is open; a token only as its hash."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("head", Text, nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float),
    Column("looked", Integer, nullable=False, server_default="0"),
    Column("rated_club", String(16)),
    Column("rated_quick", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("code", "number"),
)
"""Up to the line `looked` a match is known not to have ended; once it has, that is written down in `results`.

`rated_club` is the club whose ratings it counts for, decided when it began: empty for none, NULL in old matches.
`rated_quick` says whether it counts for the ratings of quick games, decided then as well."""
Index(
    "ix_matches_open", matches.c.id, sqlite_where=matches.c.ended.is_(None), postgresql_where=matches.c.ended.is_(None)
)

results = Table(
    "results",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("game", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("backs", Integer, nullable=False),
    Column("brought", Boolean, nullable=False),
    Column("over", Float, nullable=False),
    Column("figures", Text, nullable=False, server_default="{}"),
    Index("ix_results_guest", "guest", "over", "match", "seat"),
)
"""What each seat made of each finished match, and what it counted of it; a guest only where a person sat."""

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("better", Boolean, nullable=False),
    Column("worse", Float, nullable=False),
)
"""Moves that their players reviewed: their kind, whether another was better, and by how much."""

stills = Table(
    "stills",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("picture", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""A picture of a finished match, from the player who shared it."""

events = Table(
    "events",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("is_table", Boolean, nullable=False),
    Column("command", String(80)),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "command"),
)

chat = Table(
    "chat",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False, server_default="-1"),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(80)),
    Column("at", Float, nullable=False),
    UniqueConstraint("code", "command"),
)

sheets = Table(
    "sheets",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("key", String(64), nullable=False),
    Column("sheet", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("changed", Float, nullable=False, index=True),
)
"""What people with the box write down together; a key only as its hash, `seq` rises with every change."""

mutes = Table(
    "mutes",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("other", Integer, primary_key=True),
)
"""Whom a seat does not want to hear; forgotten when either chair changes hands."""

addresses = Table(
    "addresses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), index=True),
    Column("url", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("home", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("offset", Integer, nullable=False),
    Column("device", String(32), nullable=False, server_default=""),
)
"""Where a guest is called, or everybody at one table; with keys it is a browser, without a webhook."""

silences = Table(
    "silences",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
)
"""Tables about which a guest does not want to be called."""

calls = Table(
    "calls",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("what", String(20), primary_key=True),
    Column("address", String(32), ForeignKey("addresses.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(16), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("taken", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""What each address is told of a turn or a vote, once: the process that claims a row sends it."""

alarms = Table(
    "alarms",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("due", Float, nullable=False, index=True),
)
"""When a table is to be looked at although nobody is there."""

looks = Table(
    "looks",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("match", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""How far a guest has looked at a table, and when."""

persons = Table(
    "persons",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""Guests who kept their name; their data belongs to the guest, as everybody's does."""

devices = Table(
    "devices",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""For whom a cookie speaks: without a row for the guest whose name it is, with an empty guest for nobody."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("home", Text, nullable=False),
    Column("credential", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("device", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("what", String(20), nullable=False),
    Column("guest", String(40), nullable=False, index=True),
    Column("until", Float, nullable=False, index=True),
)
"""Codes that count once, kept only as their hashes: links to oneself, and what passkeys are asked to sign."""

bans = Table(
    "bans",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("network", String(60), nullable=False),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""Whom the host does not let in: a guest, or everybody from a network; what they were called then."""

quick_tables = Table(
    "quick_tables",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("bots_at", Float, index=True),
    Column("seen", Float, nullable=False),
    Column("leased", Float, nullable=False, server_default="0"),
)
"""Tables of quick games that have not begun: when bots fill them, if ever, and when a player was last connected.

With `players` 0 they are for any number. Until `leased` one process tries to begin the match."""

quick_removals = Table(
    "quick_removals",
    metadata,
    Column("code", String(16), ForeignKey("quick_tables.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(40), primary_key=True),
)
"""Whom the host of such a table has removed from it."""

quick_arrivals = Table(
    "quick_arrivals",
    metadata,
    Column("code", String(16), ForeignKey("quick_tables.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(40), primary_key=True),
)
"""Whom the server has seated at such a table; others came by its link."""

quick_ratings = Table(
    "quick_ratings",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("changed", Float, nullable=False),
)
"""How strong people are at quick games, by game; when a match last counted."""

blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("blocked", String(40), primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""Who does not want to meet whom again, and what the other was called then."""

invitations = Table(
    "invitations",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(40), primary_key=True, index=True),
    Column("made", Float, nullable=False),
    Column("declined", Float),
)
"""Whom a player has invited to a table, once, and when they declined."""

dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("guest", String(40), primary_key=True, index=True),
    Column("code", String(16), nullable=False),
    Column("match", String(40), nullable=False, unique=True),
)
"""Who plays the deal of a day, once; the table and its match are made after it."""
