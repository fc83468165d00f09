"""One match as the table holds it: pure, numbered line by line, and shown to nobody but as updates for one seat."""

from __future__ import annotations

from collections.abc import Set

from msgspec import Raw

from katzentisch.bots.roster import standby
from katzentisch.core.catalogue import find
from katzentisch.core.chance import fingerprint
from katzentisch.core.event import Event, heard
from katzentisch.core.game import GALLERY, Seat
from katzentisch.core.reason import IllegalMove
from katzentisch.play.match import Dealt, Match
from katzentisch.play.record import LATE, LEAVES, RETURNS, TAKES_BACK, Line, Record
from katzentisch.play.seats import BOT
from katzentisch.play.spectator_delay import Delay
from katzentisch.table import wire
from katzentisch.table.bots import known
from katzentisch.table.pending_turns import Awaited
from katzentisch.table.stored import House
from katzentisch.table.time_control import Pace

MOST_LINES = 20_000
"""From here on a match takes moves, which end, and nothing else: no table grows without bound."""
MOST_BACKS = 1_000
"""So often a match may go back."""


class Referee:
    """A match, what each of its lines told, which commands it has carried out, and whose time runs."""

    def __init__(
        self, match: str, head: Record, house: House | None = None, begun: float = 0.0, dealt: Dealt | None = None
    ) -> None:
        self.id = match
        self.match = Match(head, dealt=dealt)
        self.backs = 0
        self.house = house or House()
        self.told: list[list[Event]] = [list(self.match.log)]
        self.done: dict[str, int] = {}
        self.sitters = list(head.players)
        self.awaited = Awaited(self.match.actors())
        self.away: set[Seat] = set()
        self.late: set[Seat] = set()
        self.fingerprint = fingerprint(head.seed or "")
        self.delay = Delay(self.match) if self.house.spectators == "delayed" else None
        self.told_late: list[list[Event]] = [heard(self.told[0], GALLERY)]
        """What onlookers are told where they see everything late: in the first deal, what is public."""
        timed = self.house.move_seconds or self.house.bank_seconds
        self.pace = Pace(self.house, self.match.players) if timed else None
        """None where nobody plays against the clock."""
        if self.pace:
            self.pace.clock.run(self._hurried(), begun)

    @property
    def seq(self) -> int:
        """How many lines there are."""
        return len(self.match.record.lines)

    def follow(self, line: Line, command: str | None = None, at: float = 0.0) -> None:
        """Do what a line says that was written then; BadRecord, and nothing has changed, if it cannot be."""
        self.told.append(self.match.follow(line))
        self.awaited.follow(line, self.match.actors())
        if command is not None:
            self.done[command] = self.seq
        if line.table and line.seat >= 0:
            self._seat_event(line.seat, line.text)
        else:
            self.backs += line.table
            self.late -= {line.seat} if line.seat >= 0 else self.late
        if self.delay:
            open_events = self.delay.follow()
            self.told_late.append(open_events if self.delay.begun else heard(self.told[-1], GALLERY))
        if self.pace:
            self.pace.follow(line, self._hurried(), self.late, at)

    def _seat_event(self, seat: Seat, text: str) -> None:
        if text == LEAVES:
            self.away.add(seat)
        elif text == LATE:
            self.late.add(seat)
        elif text == RETURNS:
            self.away.discard(seat)
            self.late.discard(seat)
            self.sitters[seat] = self.match.record.players[seat]
        elif text.startswith("is "):
            self.sitters[seat] = text.removeprefix("is ")

    def bots(self) -> set[Seat]:
        """The seats where a bot plays now."""
        return {seat for seat, sitter in enumerate(self.sitters) if BOT.fullmatch(sitter)}

    def people(self) -> set[Seat]:
        """The seats where a person plays now."""
        return set(range(self.match.players)) - self.bots() - self.away

    def persons(self) -> set[Seat]:
        """The seats that belong to persons, present or not."""
        return {seat for seat, player in enumerate(self.match.record.players) if not BOT.fullmatch(player)}

    # Time

    def _hurried(self) -> set[Seat]:
        """The seats whose time runs."""
        return (set(self.match.actors()) & self.people()) - self.late

    def due(self) -> float | None:
        """When the next time runs out, or a vacation ends; None if there is none."""
        return self.pace.due() if self.pace else None

    def off(self) -> Set[Seat]:
        """The seats that are on vacation."""
        return self.pace.vacation.since.keys() if self.pace else frozenset()

    def overdue(self, now: float) -> list[Line]:
        """Lines that say whose vacation is over, whose time ran out, and which bot plays on if the house wants it."""
        if self.pace is None:
            return []
        lines = [Line(seat, RETURNS, table=True) for seat, at in self.pace.vacation.due().items() if at <= now]
        for seat, at in self.pace.clock.due().items():
            if at <= now:
                lines.append(Line(seat, LATE, table=True))
                if self.house.timeout == "bot":
                    lines.append(Line(seat, f"is bot:{standby(find(self.match.game.id))}", table=True))
        return lines

    # Updates

    def update(self, seat: Seat, since: int = -1, now: float = 0.0, onlooker: bool = False) -> wire.Update:
        """All that a seat may know now, and what it may know of the lines after this one."""
        if onlooker and self.delay and self.delay.begun:
            return self._late_update(self.delay, since, now)
        match = self.match
        told = [event for told in self.told[since + 1 :] for event in heard(told, seat)]
        legal = [] if seat == GALLERY else [match.game.spell(move) for move in match.legal(seat)]
        return self._update(match, seat, told, legal, now)

    def _late_update(self, delay: Delay, since: int, now: float) -> wire.Update:
        """The position that onlookers may see open."""
        told = [event for told in self.told_late[since + 1 :] for event in told]
        views = [wire.raw(delay.match.view(seat)) for seat in range(delay.match.players)]
        return self._update(delay.match, GALLERY, told, [], now, delay.behind, views)

    def _update(
        self,
        match: Match,
        seat: Seat,
        told: list[Event],
        legal: list[str],
        now: float,
        behind: int = 0,
        views: list[Raw] | None = None,
    ) -> wire.Update:
        over = match.over
        return wire.Update(
            match=self.id,
            seq=self.seq,
            ply=match.ply,
            seat=seat,
            view=wire.raw(match.view(seat)),
            legal=legal,
            actors=match.actors(),
            events=[wire.told(event) for event in told],
            over=over,
            fingerprint=self.fingerprint,
            points=match.points() if over else None,
            ranking=match.ranking() if over else None,
            seed=match.record.seed if over and not self.house.duplicate else None,
            clocks=self.pace.clocks(self.late, now) if self.pace else None,
            behind=behind,
            open=views,
        )

    # From orders to lines

    def line(self, order: wire.Order) -> Line | None:
        """The line that carries out an order; None if it takes the others' votes. A refusal changes nothing."""
        seat = order.seat
        if self.seq >= MOST_LINES and not isinstance(order, wire.Move):
            raise IllegalMove("too-many-lines")
        match order:
            case wire.Move():
                return self._move(seat, order.move)
            case wire.Retract():
                return self._retract(seat)
            case wire.Back():
                return self._back(seat, order.ply)
            case wire.Refuse():
                if seat not in self.people():
                    raise IllegalMove("got-up")
                return None
            case wire.Leave():
                if seat in self.away and seat not in self.off():
                    raise IllegalMove("not-now")
                return Line(seat, LEAVES, table=True)
            case wire.Return():
                if seat not in self.away | self.late and seat in self.people():
                    raise IllegalMove("not-now")
                return Line(seat, RETURNS, table=True)
            case wire.Replace():
                return self._replace(order.other, order.bot)

    def _move(self, seat: Seat, text: str) -> Line:
        if seat not in self.people():
            raise IllegalMove("got-up")
        return Line(seat, self.match.game.spell(self.match.game.parse(text)))

    def _retract(self, seat: Seat) -> Line | None:
        own = [ply for ply, (mover, _) in enumerate(self.match.moves) if mover == seat]
        if self.persons() == {seat} and own:
            return self._back(seat, own[-1])
        return Line(seat, TAKES_BACK, table=True)

    def _back(self, seat: Seat, ply: int) -> Line | None:
        if ply > self.match.ply:
            raise IllegalMove("no-ply", ply=ply, most=self.match.ply)
        if self.backs >= MOST_BACKS:
            raise IllegalMove("too-many-lines")
        if self.house.rated or self.house.duplicate:
            raise IllegalMove("rated-no-back")
        if self.persons() == {seat}:
            return Line(-1, f"back to {ply}", table=True)
        if seat not in self.people():
            raise IllegalMove("got-up")
        if self.match.over:
            raise IllegalMove("over")
        return None

    def _replace(self, other: Seat, bot: str) -> Line:
        if other in self.off():
            raise IllegalMove("on-vacation")
        if other not in self.away | self.late:
            raise IllegalMove("not-away")
        return Line(other, f"is {known(find(self.match.game.id), bot)}", table=True)
