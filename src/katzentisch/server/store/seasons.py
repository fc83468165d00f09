"""Seasons of clubs, and who takes part in them."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, Row, delete, exists, func, insert, select, update

from katzentisch.club.season import Kind, Plan
from katzentisch.server.store.club_store import SAME_ROUND, THEMSELVES, boards, entrants, members, rounds, seasons
from katzentisch.server.store.clubs import rate_match
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.drawn_rounds import load_entrants, load_withdrawn
from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import matches, results
from katzentisch.server.store.tables import to_json


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """A season as it is kept."""

    id: str
    club: str
    name: str
    game: str
    kind: Kind
    size: int
    sizes: list[int]
    """Those that the game allows."""
    options: dict[str, str]
    rounds: int
    """How many were wished for; 0: as many as it takes."""
    days: float
    """How long a round lasts."""
    duplicate: bool
    rated: bool
    seed: str
    made: float
    begun: float | None = None
    over: bool = False

    def plan(self, members: int, gone: frozenset[int] = frozenset()) -> Plan:
        """How it is played by so many, of whom these have withdrawn."""
        return Plan(
            kind=self.kind,
            members=members,
            size=self.size,
            possible=tuple(self.sizes),
            rounds=self.rounds,
            duplicate=self.duplicate,
            seed=self.seed,
            gone=gone,
        )


class CallingOff(msgspec.Struct, frozen=True):
    """When a season was called off or deleted, by which member, and why."""

    made: float | None
    """None for one that was over before."""
    member: int | None
    reason: str


class Seasons:
    """Seasons before and after their rounds; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def make(self, season: Season) -> None:
        """Keep a new season, for which members may put their names down."""
        with self.engine.begin() as connection:
            insert_season(connection, season)

    def repeat(self, season: Season, played: str) -> dict[int, tuple[str, str]]:
        """Keep a new season that those enter who stayed in another and still are members; who they are, by lot."""
        with self.engine.begin() as connection:
            insert_season(connection, season)
            here = select(members.c.guest, members.c.name).where(members.c.club == season.club)
            gone = load_withdrawn(connection, played)
            before = {guest for lot, (guest, _) in load_entrants(connection, played).items() if lot not in gone}
            rows = connection.execute(here.order_by(members.c.number)).all()
            entered = [(row.guest, row.name) for row in rows if row.guest in before]
            for lot, (guest, name) in enumerate(entered):
                connection.execute(insert(entrants).values(season=season.id, lot=lot, guest=guest, name=name))
            return dict(enumerate(entered))

    def find(self, season: str) -> Season | None:
        with self.reading.connect() as connection:
            return load_season(connection, season)

    def of(self, club: str) -> list[Season]:
        """The seasons of a club, the newest first."""
        theirs = (seasons.c.club == club) & ~seasons.c.called_off
        query = select(seasons).where(theirs).order_by(seasons.c.made.desc(), seasons.c.id)
        with self.reading.connect() as connection:
            return [season_from_row(row) for row in connection.execute(query)]

    def names(self, club: str) -> set[str]:
        """What the seasons of a club are called that its members can see, or could until they were called off."""
        theirs = (seasons.c.club == club) & (~seasons.c.called_off | seasons.c.called_off_at.is_not(None))
        with self.reading.connect() as connection:
            return set(connection.scalars(select(seasons.c.name).where(theirs)))

    def called_off_since(self, club: str, since: float) -> list[tuple[Season, CallingOff]]:
        """The seasons of a club that were called off since then, before they were over; the latest first."""
        theirs = (seasons.c.club == club) & seasons.c.called_off & (seasons.c.called_off_at >= since)
        query = select(seasons).where(theirs).order_by(seasons.c.called_off_at.desc(), seasons.c.id)
        with self.reading.connect() as connection:
            return [(season_from_row(row), calling_off_from_row(row)) for row in connection.execute(query)]

    def call_off(self, season: str, now: float, member: int, reason: str = "") -> None:
        """Call a season off, or delete one that is over; its tables stay, and count for it no more."""
        this = seasons.c.id == season
        with self.engine.begin() as connection:
            why = {"called_off_at": now, "called_off_by": member, "called_off_reason": reason}
            connection.execute(update(seasons).where(this & ~seasons.c.over).values(**why))
            connection.execute(update(seasons).where(this).values(called_off=True, over=True))
            close_called_off(connection, now)

    def close_called_off(self, now: float) -> None:
        """Close the rounds of seasons that were called off and whose deals are no longer secret."""
        with self.engine.begin() as connection:
            close_called_off(connection, now)

    def called_off(self, season: str, club: str) -> tuple[Season, CallingOff] | None:
        """A season that a club called off or deleted; None if it did not."""
        query = select(seasons).where((seasons.c.id == season) & (seasons.c.club == club) & seasons.c.called_off)
        with self.reading.connect() as connection:
            row = connection.execute(query).first()
            return None if row is None else (season_from_row(row), calling_off_from_row(row))

    def plays_secret_deals(self, club: str, now: float) -> bool:
        """Whether tables of a club play deals that others of the same round have played."""
        query = select(seasons.c.id).where((seasons.c.club == club) & exists().where(secret_rounds(now)))
        with self.reading.connect() as connection:
            return connection.execute(query).first() is not None

    def entrants(self, season: str) -> dict[int, tuple[str, str]]:
        """Who takes part: by lot, the guest and the name."""
        with self.reading.connect() as connection:
            return load_entrants(connection, season)

    def enter(self, season: str, guest: str, name: str, on: bool, most: int) -> bool:
        """Put a name down, or cross it out; False if it has begun, or is full."""
        with self.engine.begin() as connection:
            guest = current_guest(connection, guest)
            begun = connection.execute(select(seasons.c.begun).filter_by(id=season).with_for_update()).first()
            if begun is None or begun.begun is not None:
                return False
            connection.execute(delete(entrants).filter_by(season=season, guest=guest))
            if not on:
                return True
            many, last = connection.execute(
                select(func.count(), func.max(entrants.c.lot)).where(entrants.c.season == season)
            ).one()
            if many >= most:
                return False
            lot = 0 if last is None else last + 1
            connection.execute(insert(entrants).values(season=season, lot=lot, guest=guest, name=name))
            return True

    def withdrawn(self, season: str) -> dict[int, int | None]:
        """The lots of those who have withdrawn, with the number of the host who took them out."""
        query = select(entrants).where((entrants.c.season == season) & entrants.c.withdrawn)
        with self.reading.connect() as connection:
            return {row.lot: row.withdrawn_by for row in connection.execute(query)}

    def withdraw(self, season: str, lot: int, by: int = THEMSELVES) -> bool:
        """Let an entrant play no more; False if the season has not begun or is over, or nobody has this lot."""
        on = exists().where((seasons.c.id == season) & seasons.c.begun.is_not(None) & ~seasons.c.over)
        mine = (entrants.c.season == season) & (entrants.c.lot == lot) & ~entrants.c.withdrawn & on
        with self.engine.begin() as connection:
            return (
                connection.execute(update(entrants).where(mine).values(withdrawn=True, withdrawn_by=by)).rowcount == 1
            )


def insert_season(connection: Connection, season: Season) -> None:
    values = msgspec.structs.asdict(season) | {"options": to_json(season.options), "sizes": to_json(season.sizes)}
    connection.execute(insert(seasons).values(**values))


def close_called_off(connection: Connection, now: float) -> None:
    """Close rounds of seasons that were called off, once no table plays their deals any more, within a transaction."""
    on = exists().where((rounds.c.season == seasons.c.id) & ~rounds.c.done)
    query = select(seasons.c.id).where(seasons.c.called_off & on & ~exists().where(secret_rounds(now)))
    for season in list(connection.scalars(query)):
        ended = select(boards.c.match).join(rounds, SAME_ROUND).where((boards.c.season == season) & ~rounds.c.done)
        for match in connection.scalars(ended).all():
            rate_match(connection, match)
        connection.execute(update(rounds).where(rounds.c.season == season).values(done=True))


def secret_rounds(now: float) -> ColumnElement[bool]:
    """Rounds of `seasons` with the same deals at all tables, of which one that has begun is not over in its time."""
    played = exists().where(results.c.match == boards.c.match)
    begun = exists().where(matches.c.id == boards.c.match)
    on = exists().where(SAME_ROUND & begun & ~played)
    return (rounds.c.season == seasons.c.id) & seasons.c.duplicate & ~rounds.c.done & (rounds.c.due > now) & on


def load_season(connection: Connection, season: str) -> Season | None:
    row = connection.execute(select(seasons).where((seasons.c.id == season) & ~seasons.c.called_off)).first()
    return None if row is None else season_from_row(row)


def calling_off_from_row(row: Row[tuple[object, ...]]) -> CallingOff:
    values = row._mapping
    return CallingOff(values["called_off_at"], values["called_off_by"], values["called_off_reason"])


def season_from_row(row: Row[tuple[object, ...]]) -> Season:
    values = {name: row._mapping[name] for name in Season.__struct_fields__}
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    values["sizes"] = msgspec.json.decode(values["sizes"], type=list[int])
    return Season(**values)
