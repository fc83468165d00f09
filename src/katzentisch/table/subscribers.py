"""Who listens at one table, in whichever process, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Set
from typing import NamedTuple

from katzentisch.core.game import GALLERY, Seat
from katzentisch.play.seats import BOT, from_record
from katzentisch.table import wire
from katzentisch.table.stored import Look, Saying
from katzentisch.table.table_state import Standing, Visitor

OUTBOX = 64
"""How many messages may wait for a slow connection before it is let go."""
BACKLOG = 1_000_000
"""How many bytes may."""
EXPIRY = 25.0
"""Seconds for which another process is believed who is there."""
PROCESSES = 256
"""Of how many other processes one is told at most."""


class Connection:
    """Somebody who listens; from which seats, the table says."""

    def __init__(self, visitor: Visitor, since: int = -1) -> None:
        self.visitor = visitor
        self.since = since
        self.places: list[Seat] = []
        """The seats, or the gallery, from which this visitor was told something last."""
        self.match: str | None = None
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.waiting = 0
        """Bytes in the outbox."""
        self.lost = asyncio.Event()
        self.seen: Look | None = None
        """How far the person behind it says to have looked."""

    def send(self, message: wire.Outward | bytes) -> None:
        """Queue a message; a connection that cannot keep up is lost."""
        data = message if isinstance(message, bytes) else wire.write(message)
        if self.outbox.full() or self.waiting + len(data) > BACKLOG:
            self.lost.set()
            return
        self.waiting += len(data)
        self.outbox.put_nowait(data)

    async def next(self) -> bytes:
        """The next message that waits."""
        data = await self.outbox.get()
        self.waiting -= len(data)
        return data


class Presence(NamedTuple):
    """Who is connected: these seats, and so many onlookers."""

    seats: frozenset[Seat]
    onlookers: int


NOBODY = Presence(frozenset(), 0)


class Crowd:
    """Everybody who listens; each is told what they lack, and only what they may know."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[Presence, float]] = {}
        """Who is connected at other processes, and until when that is believed."""
        self.heard = 0
        """How far the chat was told."""
        self.changed = asyncio.Event()
        """Set, and made anew, whenever there is something to tell."""

    # Coming and going

    def send_away(self) -> None:
        for connection in self.connections:
            connection.lost.set()

    # Presence

    def here(self) -> Presence:
        """Who is connected at this process."""
        seated = [self.standing.seats_of(connection.visitor) for connection in self.connections]
        return Presence(frozenset[Seat]().union(*seated), sum(not seats for seats in seated))

    def everywhere(self) -> Presence:
        """Who is connected at any process."""
        all_of_them = [self.here(), *(presence for presence, _ in self.elsewhere.values())]
        seats = frozenset[Seat]().union(*(presence.seats for presence in all_of_them))
        return Presence(seats, sum(presence.onlookers for presence in all_of_them))

    def hear_of(self, process: str, presence: Presence, now: float) -> None:
        """Another process says who is there."""
        before = self.everywhere()
        if presence == NOBODY:
            self.elsewhere.pop(process, None)
        elif process in self.elsewhere or len(self.elsewhere) < PROCESSES:
            self.elsewhere[process] = (presence, now + EXPIRY)
        if self.everywhere() != before:
            self.tell(table=True)

    def expire(self, now: float) -> None:
        """Forget processes that were silent for too long."""
        silent = [process for process, (_, until) in self.elsewhere.items() if until < now]
        for process in silent:
            del self.elsewhere[process]
        if silent:
            self.tell(table=True)

    # Telling

    def tell(self, table: bool = False) -> None:
        """Send every connection what it lacks."""
        self.changed.set()
        self.changed = asyncio.Event()
        referee, now = self.standing.referee, self.standing.now()
        updates: dict[tuple[Seat, int], bytes] = {}
        infos: dict[tuple[frozenset[Seat], bool], bytes] = {}
        for connection in self.connections:
            if not self.standing.may_watch(connection.visitor):
                connection.lost.set()
                continue
            seats = self.standing.seats_of(connection.visitor)
            if table:
                whose = seats, self.standing.hosted_by(connection.visitor)
                if whose not in infos:
                    infos[whose] = wire.write(self.info(*whose))
                connection.send(infos[whose])
            self._place(connection, sorted(seats) or [GALLERY])
            if referee is None or (connection.match == referee.id and connection.since >= referee.seq):
                continue
            if connection.match not in (None, referee.id) or connection.since > referee.seq:
                connection.since = -1
            for seat in connection.places:
                key = (seat, connection.since)
                if key not in updates:
                    updates[key] = wire.write(referee.update(seat, connection.since, now, seat == GALLERY))
                connection.send(updates[key])
            connection.match, connection.since = referee.id, referee.seq

    def _place(self, connection: Connection, places: list[Seat]) -> None:
        """Let a connection listen from these places; where it is new, it knows nothing yet."""
        if connection.places:
            connection.since = connection.since if connection.places == places else -1
        new = set(places) - set(connection.places) - {GALLERY}
        connection.places = places
        for seat in sorted(new):
            connection.send(self.mutes(seat))

    def tell_all(self, connection: Connection) -> None:
        """Tell one connection everything again."""
        standing = self.standing
        seats = standing.seats_of(connection.visitor)
        connection.send(self.info(seats, standing.hosted_by(connection.visitor)))
        for seat in (sorted(seats) or [GALLERY]) if standing.referee else ():
            connection.send(standing.current().update(seat, -1, standing.now(), not seats))

    def info(self, yours: Set[Seat] = frozenset(), hosting: bool = False) -> wire.TableInfo:
        """The table as everybody sees it, and which of its seats belong to whoever is told."""
        row, referee = self.standing.row, self.standing.referee
        there = self.everywhere()
        sitters = [chair.sitter for chair in row.chairs]
        if referee and not referee.match.over:
            pairs = zip(sitters, referee.sitters, strict=True)
            sitters = [now if BOT.fullmatch(now) else chair for chair, now in pairs]
        vote = row.vote
        is_on = vote and referee and (vote.match, vote.seq) == (referee.id, referee.seq)
        return wire.TableInfo(
            code=row.code,
            game=row.game,
            options=row.options,
            house=row.house,
            public=row.public,
            club=row.club,
            seats=[
                wire.SeatInfo(
                    name=sitter.name if chair.sitter else "",
                    bot=sitter.bot,
                    taken=bool(chair.sitter),
                    here=seat in there.seats,
                    away=referee is not None and seat in referee.away,
                    late=referee is not None and seat in referee.late,
                )
                for seat, (sitter, chair) in enumerate(zip(from_record(sitters), row.chairs, strict=True))
            ],
            match=referee.id if referee else None,
            matches=self.standing.number,
            actors=referee.match.actors() if referee else [],
            over=referee.match.over if referee else False,
            seq=referee.seq if referee else 0,
            vote=wire.Proposal(vote.ply, list(vote.agreed), vote.refused) if vote and is_on else None,
            onlookers=there.onlookers,
            left=referee.pace.left(yours, self.standing.now()) if referee and referee.pace else None,
            yours=sorted(yours),
            hosting=hosting or bool(yours),
        )

    # Chat

    def tell_chat(self, sayings: list[Saying]) -> None:
        """Tell everybody who wants to hear it what was said since the last time."""
        self.heard = sayings[-1].number if sayings else self.heard
        for connection in self.connections:
            self.tell_sayings(connection, sayings)

    def tell_sayings(self, connection: Connection, sayings: list[Saying]) -> None:
        """Tell one connection those lines that it wants to hear."""
        audible = self.audible(self.standing.seats_of(connection.visitor), sayings)
        if audible:
            connection.send(wire.Said(sayings=audible))

    def audible(self, seats: Set[Seat], sayings: list[Saying]) -> list[Saying]:
        """Those lines whose speaker one of these seats wants to hear; the gallery hears everybody."""
        mutes = self.standing.row.mutes
        return [saying for saying in sayings if not seats or any((seat, saying.seat) not in mutes for seat in seats)]

    def muted(self, seat: Seat) -> list[Seat]:
        """Whom this seat does not want to hear."""
        return sorted(other for own, other in self.standing.row.mutes if own == seat)

    def mutes(self, seat: Seat) -> wire.Muted:
        return wire.Muted(seat=seat, others=self.muted(seat))

    def tell_mutes(self, seat: Seat) -> None:
        """Tell this seat, and nobody else, whom it does not want to hear."""
        for connection in self.connections:
            if seat in self.standing.seats_of(connection.visitor):
                connection.send(self.mutes(seat))
