"""One open table in this process: the only place that holds a match, and where everything that changes it queues up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import msgspec

from katzentisch.bots.pool import BotFailed, Pool, Question
from katzentisch.bots.roster import adviser
from katzentisch.core.catalogue import find
from katzentisch.core.game import GALLERY, Move, Seat
from katzentisch.core.reason import BadOptions, Refusal
from katzentisch.play.match import Match
from katzentisch.play.record import Line, Record, is_name
from katzentisch.play.seats import BOT, from_record
from katzentisch.table import wire
from katzentisch.table.auth import hashed, new_match, new_token
from katzentisch.table.bots import Turn, known, next_turn, substitute
from katzentisch.table.meter import CONFLICTS, LINES, SUBSTITUTES
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Forbidden, Missing, Stale
from katzentisch.table.store import Chair, Conflict, Entry, Saying, Store, TableRow, Vote

ATTEMPTS = 8
"""How often a command is tried again when another process was faster."""
SAYINGS = 50
"""How many lines of chat a newcomer is told."""
OUTBOX = 64
"""How many messages may wait for a slow connection before it is let go."""
REST = 1.0
"""Seconds before a bot is asked again when something went wrong."""

log = logging.getLogger("katzentisch.room")


class Connection:
    """Somebody who listens: with some seats, or from the gallery."""

    def __init__(self, seats: set[Seat], since: int = -1) -> None:
        self.seats = seats
        self.since = since
        self.match: str | None = None
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.lost = asyncio.Event()

    @property
    def places(self) -> list[Seat]:
        return sorted(self.seats) or [GALLERY]

    def send(self, data: bytes) -> None:
        """Queue a message; a connection that cannot keep up is lost."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.lost.set()


class Room:
    """Seats people and bots around one table; whatever it acknowledges is committed."""

    def __init__(self, code: str, store: Store, pool: Pool, advanced: Callable[[str], None]) -> None:
        self.code = code
        self.store = store
        self.pool = pool
        self.advanced = advanced
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.referee: Referee | None = None
        self.row: TableRow
        self.number = 0
        self.heard = 0
        """How far the chat was told."""
        self.changed = asyncio.Event()
        """Set, and made anew, whenever there is something to tell."""
        self.awake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.used = monotonic()
        """When somebody last came or went."""

    # Coming up to date

    async def open(self) -> None:
        """Load the table; Missing if there is none."""
        async with self.lock:
            await self._catch_up()
            self.task = asyncio.create_task(self._drive(), name=f"room {self.code}")

    async def close(self) -> None:
        """Let go of everything; what is kept is in the store."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for connection in self.connections:
            connection.lost.set()

    async def refresh(self) -> None:
        """Another process wrote, or may have: catch up and tell everybody here."""
        async with self.lock:
            before = self.row
            await self._catch_up()
            await self._tell_chat()
            self._tell(table=self.row != before)

    async def _catch_up(self) -> None:
        """Fold what the store has and this room lacks."""
        referee = self.referee
        known_match, seq = (referee.id, referee.seq) if referee else (None, 0)
        news = await self.store.run(self.store.news, self.code, known_match, seq)
        if news is None:
            raise Missing("table-unknown", code=self.code)
        self.row, self.number = news.row, news.number
        if news.match is not None and news.head is not None:
            referee = Referee(news.match, news.head)
        if referee is not None:
            self.referee = None
            for entry in news.entries:
                referee.follow(entry.line, entry.command)
            self.referee = referee
            self.awake.set()

    def current(self) -> Referee:
        """The match that is on, or was on last; Missing before the first."""
        if self.referee is None:
            raise Missing("no-match")
        return self.referee

    # Who may do what

    def seats_of(self, guest: str | None, tokens: list[str]) -> set[Seat]:
        """The seats that belong to a guest, or to whoever holds these tokens."""
        hashes = {hashed(token) for token in tokens}
        return {
            seat
            for seat, chair in enumerate(self.row.chairs)
            if (guest and chair.guest == guest) or (chair.token and chair.token in hashes)
        }

    def watch(self, seats: set[Seat]) -> None:
        """Forbidden if whoever has no seat may not look on."""
        if not seats and not self.row.house.spectators:
            raise Forbidden("no-spectators")

    # Orders

    async def order(self, order: wire.Order) -> wire.Done:
        """Carry out an order once, however often it is sent; Stale if the match went on since it was made."""
        work = asyncio.create_task(self._queue(order))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may be gone
        return await asyncio.shield(work)

    async def _queue(self, order: wire.Order) -> wire.Done:
        async with self.lock:
            for _ in range(ATTEMPTS):
                try:
                    return await self._order(order)
                except Conflict:
                    CONFLICTS.inc()
                    await self._reload()
            raise Stale("stale")

    async def _order(self, order: wire.Order) -> wire.Done:
        if self.referee is None or order.seq > self.referee.seq:
            await self._catch_up()
        referee = self.current()
        command = f"{order.seat}:{order.id}"
        if command in referee.done:
            return wire.Done(id=order.id, seq=referee.done[command])
        if order.seq != referee.seq:
            raise Stale("stale")
        line = referee.line(order)
        if line is None:
            assert isinstance(order, wire.Back)
            line = await self._vote(referee, order)
        if line is None:
            self._tell(table=True)
            self.advanced(self.code)
            return wire.Done(id=order.id, seq=referee.seq, vote=True)
        await self._append(referee, [line], command)
        return wire.Done(id=order.id, seq=referee.seq)

    async def _append(self, referee: Referee, lines: list[Line], command: str | None = None) -> None:
        """Follow lines, commit them, tell everybody; nobody sees them before they are committed."""
        entries = []
        for line in lines:
            referee.follow(line, command)
            entries.append(Entry(referee.seq, line, command))
        self.referee = None
        await self.store.run(self.store.append, referee.id, entries)
        self.referee = referee
        LINES.inc(len(lines))
        self.advanced(self.code)
        self._tell()
        self.awake.set()

    async def _reload(self) -> None:
        """Forget what was not committed."""
        self.referee = None
        await self._catch_up()
        self._tell(table=True)

    async def _vote(self, referee: Referee, order: wire.Back) -> Line | None:
        """Count a vote for going back; the line that does it once every person agrees."""
        old = self.row.vote
        agreed = {order.seat}
        if old and (old.match, old.seq, old.ply) == (referee.id, referee.seq, order.ply):
            agreed |= set(old.agreed)
        if agreed >= referee.people():
            return Line(-1, f"back to {order.ply}", table=True)
        new = Vote(referee.id, referee.seq, order.ply, tuple(sorted(agreed)))
        await self.store.run(self.store.vote, self.code, old, new)
        self.row = msgspec.structs.replace(self.row, vote=new)
        return None

    # Seats

    async def sit(self, seat: Seat, name: str, guest: str) -> str:
        """Take an open seat; the token that is its key from now on."""
        if not is_name(name) or BOT.fullmatch(name) or name.startswith("bot:"):
            raise BadOptions("name-bad")
        async with self.lock:
            await self._catch_up()
            chair = self._chair(seat)
            if chair.sitter:
                raise Stale("seat-taken", seat=seat)
            if any(other.sitter == name for other in self.row.chairs):
                raise BadOptions("name-twice", name=name)
            token = new_token()
            await self._seat(seat, chair, Chair(name, guest, hashed(token)))
            return token

    async def fresh_link(self, seat: Seat) -> str:
        """A new token for a seat; the old one opens nothing any more."""
        async with self.lock:
            chair, token = self._chair(seat), new_token()
            await self._seat(seat, chair, msgspec.structs.replace(chair, token=hashed(token)))
            return token

    async def put(self, seat: Seat, bot: str) -> None:
        """Put a bot on a free seat or on another bot's; with no bot, free it."""
        sitter = known(find(self.row.game), bot) if bot else ""
        async with self.lock:
            await self._catch_up()
            chair = self._chair(seat)
            self._between_matches()
            if chair.sitter and not BOT.fullmatch(chair.sitter):
                raise Stale("seat-taken", seat=seat)
            await self._seat(seat, chair, Chair(sitter))

    async def stand_up(self, seat: Seat) -> None:
        """Free the own seat, before a match or after it."""
        async with self.lock:
            await self._catch_up()
            self._between_matches()
            await self._seat(seat, self._chair(seat), Chair())

    def _chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.row.chairs):
            raise Missing("no-seat", seat=seat)
        return self.row.chairs[seat]

    def _between_matches(self) -> None:
        if self.referee is not None and not self.referee.match.over:
            raise Stale("match-on")

    async def _seat(self, seat: Seat, old: Chair, new: Chair) -> None:
        try:
            await self.store.run(self.store.seat, self.code, seat, old, new)
        except Conflict:
            await self._catch_up()
            raise Stale("seat-taken", seat=seat) from None
        chairs = [new if each == seat else chair for each, chair in enumerate(self.row.chairs)]
        self.row = msgspec.structs.replace(self.row, chairs=chairs)
        self._tell(table=True)
        self.advanced(self.code)

    # Matches

    async def start(self, fill: str | None) -> None:
        """Begin the first match, or another with the same seats, once nobody is missing."""
        async with self.lock:
            await self._catch_up()
            self._between_matches()
            entry = find(self.row.game)
            sitters = [chair.sitter for chair in self.row.chairs]
            for seat, chair in enumerate(self.row.chairs):
                if not chair.sitter:
                    if fill is None:
                        raise Stale("seats-open")
                    sitters[seat] = known(entry, fill)
                    await self._seat(seat, chair, Chair(sitters[seat]))
            await self._begin(Match.begin(entry.game, sitters, self.row.options).record)

    async def begin(self, record: Record) -> None:
        """Begin with a record that was played elsewhere."""
        async with self.lock:
            await self._begin(record)

    async def _begin(self, record: Record) -> None:
        try:
            await self.store.run(self.store.begin, new_match(), self.code, self.number + 1, record)
        except Conflict:
            await self._reload()
            raise Stale("match-on") from None
        await self._reload()
        self.advanced(self.code)

    # Talking and asking

    async def chat(self, message: wire.Chat) -> None:
        """Say something to everybody; said once, however often it is sent."""
        if not self.row.house.chat:
            raise Forbidden("chat-off")
        name = self.row.chairs[message.seat].sitter
        command = f"{message.seat}:{message.id}"
        async with self.lock:
            await self.store.run(self.store.say, self.code, name, message.text, command)
            await self._tell_chat()
        self.advanced(self.code)

    async def _tell_chat(self) -> None:
        sayings = await self.sayings(self.heard)
        if sayings:
            self.heard = sayings[-1].number
            data = wire.write(wire.Said(sayings=sayings))
            for connection in self.connections:
                connection.send(data)

    async def sayings(self, since: int) -> list[Saying]:
        """The latest lines of chat after this one."""
        return await self.store.run(self.store.sayings, self.code, since, SAYINGS)

    async def hint(self, seat: Seat) -> wire.Hinted:
        """What a bot would do from this seat's view; Forbidden unless the table allows it."""
        async with self.lock:
            referee = self.current()
            allowed = self.row.house.hints
            if not (referee.people() <= {seat} if allowed is None else allowed):
                raise Forbidden("hints-off")
            legal = referee.match.legal(seat)
            if not legal:
                raise Refusal("not-now")
            game, seq = referee.match.game, referee.seq
            kind = adviser(find(game.id))
            view = wire.raw(referee.match.view(seat))
        asked = Question(game.id, kind, "", f"hint {self.code}", view, legal, "advise")
        try:
            advice = (await self.pool.ask(asked)).advice[0]
        except BotFailed:
            raise Refusal("not-now") from None
        because = [(weight, wire.why(reason)) for weight, reason in advice.because]
        return wire.Hinted(seat=seat, seq=seq, move=game.spell(advice.move), because=because)

    # Telling

    async def join(self, connection: Connection) -> None:
        """Tell a newcomer everything, and from now on what happens."""
        async with self.lock:
            self.watch(connection.seats)
            if self.referee is None:
                await self._catch_up()
            await self._tell_chat()
            self.connections.add(connection)
            self._tell(table=True)
            sayings = await self.sayings(0)
            if sayings:
                connection.send(wire.write(wire.Said(sayings=sayings)))
        self.awake.set()

    async def look(self, connection: Connection) -> None:
        """Tell one connection everything again."""
        async with self.lock:
            if self.referee is None:
                await self._catch_up()
            connection.send(wire.write(self.info()))
            for seat in connection.places if self.referee else ():
                connection.send(wire.write(self.current().update(seat)))

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone; the others see an empty chair."""
        self.connections.discard(connection)
        self.used = monotonic()
        async with self.lock:
            self._tell(table=True)

    async def table(self) -> wire.TableInfo:
        """The table as everybody sees it, nothing in it uncommitted."""
        async with self.lock:
            if self.referee is None:
                await self._catch_up()
            return self.info()

    async def update(self, seat: Seat, since: int = -1, wait: float = 0.0) -> wire.Update:
        """What a seat may know now, or after this long at most, once there is news."""
        async with self.lock:
            if self.referee is None:
                await self._catch_up()
            self.awake.set()
            changed = self.changed
            if not wait or self.current().seq != since:
                return self.current().update(seat, since)
        with suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), wait)
        return await self.update(seat, since)

    def info(self) -> wire.TableInfo:
        """The table as everybody sees it."""
        row, referee = self.row, self.referee
        here = {seat for connection in self.connections for seat in connection.seats}
        away = referee.away if referee else set()
        sitters = [chair.sitter for chair in row.chairs]
        if referee and not referee.match.over:
            pairs = zip(sitters, referee.sitters, strict=True)
            sitters = [now if BOT.fullmatch(now) else chair for chair, now in pairs]
        vote = (
            row.vote if row.vote and referee and (row.vote.match, row.vote.seq) == (referee.id, referee.seq) else None
        )
        return wire.TableInfo(
            code=row.code,
            game=row.game,
            options=row.options,
            house=row.house,
            public=row.public,
            seats=[
                wire.SeatInfo(
                    name=sitter.name if chair.sitter else "",
                    bot=sitter.bot,
                    taken=bool(chair.sitter),
                    here=seat in here,
                    away=seat in away,
                )
                for seat, (sitter, chair) in enumerate(zip(from_record(sitters), row.chairs, strict=True))
            ],
            match=referee.id if referee else None,
            matches=self.number,
            actors=referee.match.actors() if referee else [],
            over=referee.match.over if referee else False,
            seq=referee.seq if referee else 0,
            vote=wire.Proposal(vote.ply, list(vote.agreed)) if vote else None,
        )

    def _tell(self, table: bool = False) -> None:
        """Send every connection what it lacks."""
        self.changed.set()
        self.changed = asyncio.Event()
        written: dict[tuple[Seat, int], bytes] = {}
        info = wire.write(self.info()) if table and self.connections else b""
        for connection in self.connections:
            if info:
                connection.send(info)
            referee = self.referee
            if referee is None or (connection.match == referee.id and connection.since >= referee.seq):
                continue
            if connection.match not in (None, referee.id) or connection.since > referee.seq:
                connection.since = -1
            for seat in connection.places:
                key = (seat, connection.since)
                if key not in written:
                    written[key] = wire.write(referee.update(seat, connection.since))
                connection.send(written[key])
            connection.match, connection.since = referee.id, referee.seq

    # Bots

    async def _drive(self) -> None:
        """Let bots move whenever one of them may."""
        while True:
            await self.awake.wait()
            self.awake.clear()
            try:
                await self._bots()
            except (Conflict, Refusal):
                await self.refresh()
            except Exception:
                log.exception("bots stopped", extra={"table": self.code})
                await asyncio.sleep(REST)
                self.awake.set()

    async def _bots(self) -> None:
        """Ask one bot after the other until it is a person's turn."""
        passed: set[Seat] = set()
        seq = -1
        while True:
            async with self.lock:
                if self.referee is None:
                    return
                if self.referee.seq != seq:
                    passed, seq = set(), self.referee.seq
                turn = next_turn(self.referee, passed)
            if turn is None:
                return
            moves = await self._ask(turn)
            if moves is None:
                passed.add(turn.seat)
                continue
            async with self.lock:
                if self.referee is not None and self.referee.seq == turn.seq:
                    await self._append(self.referee, moves)

    async def _ask(self, turn: Turn) -> list[Line] | None:
        """The lines that a bot's answer makes, None if it lets things run; a substitute plays if it fails."""
        seat, question = turn.seat, turn.question
        spell = find(question.game).game.spell
        try:
            move = (await self.pool.ask(question)).move
            return None if move is None else [Line(seat, spell(move))]
        except BotFailed as failure:
            log.warning("bot failed", extra={"table": self.code, "seat": seat, "why": str(failure)})
            SUBSTITUTES.inc()
        if question.ask == "interrupt":
            return None
        kind = substitute(question.game, question.kind)
        failed = f"{question.kind}({question.budget})" if question.budget else question.kind
        move = await self._substitute(msgspec.structs.replace(question, kind=kind, budget=""))
        return [
            Line(seat, f"is bot:{kind}", table=True),
            Line(seat, spell(move)),
            Line(seat, f"is bot:{failed}", table=True),
        ]

    async def _substitute(self, question: Question) -> Move:
        try:
            move = (await self.pool.ask(question)).move
        except BotFailed:
            move = None
        return question.legal[0] if move is None else move
