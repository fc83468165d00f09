"""The clients of one table: who is connected, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from typing import NamedTuple

from msgspec.structs import replace

from katzentisch.core.game import GALLERY, Seat
from katzentisch.play.seats import from_record
from katzentisch.table import wire
from katzentisch.table.stored import ChatLine, SeenPosition
from katzentisch.table.table_state import TableState, Visitor

MAX_QUEUED_MESSAGES = 64
"""Messages that may wait for a slow connection before it is closed."""
MAX_QUEUED_BYTES = 1_000_000
"""Bytes that may wait for a slow connection before it is closed."""
PRESENCE_EXPIRES_SECONDS = 25.0
"""Seconds for which another process's presence counts without a new announcement."""
MAX_REMOTE_PROCESSES = 256
"""Other processes whose presence is remembered."""


class Connection:
    """One connected client; the table says which seats are theirs."""

    def __init__(self, visitor: Visitor, since: int = -1, write: Callable[[bytes], bool] | None = None) -> None:
        self.visitor = visitor
        self.since = since
        self.seats: list[Seat] = []
        """The seats, or the gallery, from which this visitor was told something last."""
        self.match: str | None = None
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED_MESSAGES)
        self.queued_bytes = 0
        """Bytes in the outbox."""
        self.write = write
        """Sends a message at once, or returns False if it has to wait in the outbox."""
        self.is_sending = False
        """Whether a message has left the outbox and may not have been sent yet."""
        self.lost = asyncio.Event()
        self.seen: SeenPosition | None = None
        """How far the person behind it says to have looked."""

    def send(self, message: wire.ServerMessage | bytes) -> None:
        """Send a message, or queue it behind others; a connection that cannot keep up is lost."""
        data = message if isinstance(message, bytes) else wire.encode_message(message)
        if self.write is not None and not self.is_sending and self.outbox.empty() and self.write(data):
            return
        if self.outbox.full() or self.queued_bytes + len(data) > MAX_QUEUED_BYTES:
            self.lost.set()
            return
        self.queued_bytes += len(data)
        self.outbox.put_nowait(data)

    async def next_message(self) -> bytes:
        """The next message that waits; the caller has sent the one before."""
        self.is_sending = False
        data = await self.outbox.get()
        self.is_sending = True
        self.queued_bytes -= len(data)
        return data


class Presence(NamedTuple):
    """Who is connected: these seats, and this many spectators."""

    seats: frozenset[Seat]
    onlookers: int


NOBODY = Presence(frozenset(), 0)


class Subscribers:
    """All connected clients; each is sent what it lacks, and only what it may know."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.connections: set[Connection] = set()
        self.remote: dict[str, tuple[Presence, float]] = {}
        """Who is connected at other processes, and until when that is believed."""
        self.chat_number = 0
        """The number of the last chat line that was sent."""
        self.changed = asyncio.Event()
        """Set and replaced whenever something is published."""

    # Coming and going

    def disconnect_all(self) -> None:
        """End all connections."""
        for connection in self.connections:
            connection.lost.set()

    # Presence

    def local_presence(self) -> Presence:
        """Who is connected at this process."""
        seated = [self.state.seats_of(connection.visitor) for connection in self.connections]
        return Presence(frozenset[Seat]().union(*seated), sum(not seats for seats in seated))

    def presence(self) -> Presence:
        """Who is connected at any process."""
        all_of_them = [self.local_presence(), *(presence for presence, _ in self.remote.values())]
        seats = frozenset[Seat]().union(*(presence.seats for presence in all_of_them))
        return Presence(seats, sum(presence.onlookers for presence in all_of_them))

    def set_remote_presence(self, process: str, presence: Presence, now: float) -> None:
        """Another process says who is there."""
        before = self.presence()
        if presence == NOBODY:
            self.remote.pop(process, None)
        elif process in self.remote or len(self.remote) < MAX_REMOTE_PROCESSES:
            self.remote[process] = (presence, now + PRESENCE_EXPIRES_SECONDS)
        if self.presence() != before:
            self.publish(table=True)

    def expire_remote_presence(self, now: float) -> None:
        """Forget processes that were silent for too long."""
        silent = [process for process, (_, until) in self.remote.items() if until < now]
        for process in silent:
            del self.remote[process]
        if silent:
            self.publish(table=True)

    # Telling

    def publish(self, table: bool = False) -> None:
        """Send every connection what it lacks."""
        self.changed.set()
        self.changed = asyncio.Event()
        referee, now = self.state.referee, self.state.now()
        updates: dict[tuple[Seat, int], bytes] = {}
        infos: dict[tuple[frozenset[Seat], bool, bool, bool], bytes] = {}
        for connection in self.connections:
            if not self.state.may_watch(connection.visitor):
                connection.lost.set()
                continue
            seats = self.state.seats_of(connection.visitor)
            if table:
                whose = self.rights_of(connection.visitor)
                if whose not in infos:
                    infos[whose] = wire.encode_message(self.table_info(*whose))
                connection.send(infos[whose])
            self._set_seats(connection, sorted(seats) or [GALLERY])
            if referee is None or (connection.match == referee.id and connection.since >= referee.seq):
                continue
            if connection.match not in (None, referee.id) or connection.since > referee.seq:
                connection.since = -1
            for seat in connection.seats:
                key = (seat, connection.since)
                if key not in updates:
                    updates[key] = wire.encode_message(referee.update(seat, connection.since, now, seat == GALLERY))
                connection.send(updates[key])
            connection.match, connection.since = referee.id, referee.seq

    def _set_seats(self, connection: Connection, places: list[Seat]) -> None:
        """Let a connection listen from these places; where it is new, it knows nothing yet."""
        if connection.seats == places:
            return
        if connection.seats:
            connection.since = -1
        new = set(places) - set(connection.seats) - {GALLERY}
        connection.seats = places
        for seat in sorted(new):
            connection.send(self.muted_message(seat))

    def send_everything(self, connection: Connection) -> None:
        """Tell one connection everything again."""
        state = self.state
        seats = state.seats_of(connection.visitor)
        connection.send(self.table_info(*self.rights_of(connection.visitor)))
        for seat in (sorted(seats) or [GALLERY]) if state.referee else ():
            connection.send(state.current_referee().update(seat, -1, state.now(), not seats))

    def rights_of(self, visitor: Visitor) -> tuple[frozenset[Seat], bool, bool, bool]:
        """A visitor's seats, and whether they may fill seats, are the host, and may start: what `table_info` takes."""
        state = self.state
        return state.seats_of(visitor), state.may_manage(visitor), state.is_host(visitor), state.may_start(visitor)

    def table_info(self, yours: Set[Seat], may_manage: bool, is_host: bool, may_start: bool) -> wire.TableInfo:
        """The table as everybody sees it, and what of it is the recipient's."""
        row, referee = self.state.row, self.state.referee
        there = self.presence()
        sitters = from_record([chair.sitter for chair in row.chairs])
        if referee and not referee.match.over:
            # A bot that plays for somebody keeps their name, so that nobody else is called differently meanwhile.
            playing = zip(sitters, from_record(referee.sitters), strict=True)
            sitters = [replace(sitter, bot=now.bot) if now.bot else sitter for sitter, now in playing]
        forfeiting = referee.forfeiting_seats() if referee and referee.match.over else ()
        vote = row.vote
        is_on = vote and referee and (vote.match, vote.seq) == (referee.id, referee.seq)
        return wire.TableInfo(
            code=row.code,
            game=row.game,
            options=row.options,
            house=row.house,
            public=row.public,
            club=row.club,
            season=row.season,
            seats=[
                wire.SeatInfo(
                    name=sitter.name if chair.sitter else "",
                    bot=sitter.bot,
                    taken=bool(chair.sitter),
                    here=seat in there.seats,
                    away=referee is not None and seat in referee.away,
                    late=referee is not None and seat in referee.overdue,
                    forfeits=seat in forfeiting,
                    ready=bool(chair.guest) and self.state.is_ready(chair),
                    declined=self.state.has_declined(chair),
                    removed=seat in self.state.removed_seats,
                    cat=chair.cat,
                )
                for seat, (sitter, chair) in enumerate(zip(sitters, row.chairs, strict=True))
            ],
            match=referee.id if referee else None,
            matches=self.state.match_count,
            brought=referee is not None and bool(referee.match.record.chance),
            actors=referee.match.actors() if referee else [],
            over=referee.match.over if referee else False,
            seq=referee.seq if referee else 0,
            vote=wire.Proposal(vote.ply, list(vote.agreed), vote.refused) if vote and is_on else None,
            onlookers=there.onlookers,
            left=referee.time_control.seconds_left(yours, self.state.now())
            if referee and referee.time_control
            else None,
            yours=sorted(yours),
            hosting=may_manage,
            host_seat=self.state.host_seat(),
            is_host=is_host,
            may_start=may_start,
        )

    def publish_invitations(self) -> None:
        """Let those who may fill seats ask again who is invited."""
        for connection in self.connections:
            if self.state.may_manage(connection.visitor):
                connection.send(wire.InvitationsChanged())

    # Chat

    def publish_chat(self, sayings: list[ChatLine]) -> None:
        """Tell everybody who wants to hear it what was said since the last time."""
        self.chat_number = sayings[-1].number if sayings else self.chat_number
        for connection in self.connections:
            self.send_chat(connection, sayings)

    def send_chat(self, connection: Connection, sayings: list[ChatLine]) -> None:
        """Tell one connection those lines that it wants to hear."""
        audible = self.audible_lines(self.state.seats_of(connection.visitor), sayings)
        if audible:
            connection.send(wire.ChatMessage(sayings=audible))

    def audible_lines(self, seats: Set[Seat], sayings: list[ChatLine]) -> list[ChatLine]:
        """Those lines whose speaker one of these seats wants to hear; the gallery hears everybody."""
        mutes = self.state.row.mutes
        return [saying for saying in sayings if not seats or any((seat, saying.seat) not in mutes for seat in seats)]

    def muted_seats(self, seat: Seat) -> list[Seat]:
        """Whom this seat does not want to hear."""
        return sorted(other for own, other in self.state.row.mutes if own == seat)

    def muted_message(self, seat: Seat) -> wire.Muted:
        """The message that tells a seat whom it mutes."""
        return wire.Muted(seat=seat, others=self.muted_seats(seat))

    def publish_mutes(self, seat: Seat) -> None:
        """Tell this seat, and nobody else, whom it does not want to hear."""
        for connection in self.connections:
            if seat in self.state.seats_of(connection.visitor):
                connection.send(self.muted_message(seat))
