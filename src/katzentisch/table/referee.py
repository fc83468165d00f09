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
from katzentisch.table.bots import require_bot
from katzentisch.table.pending_turns import PendingTurns
from katzentisch.table.stored import HouseRules
from katzentisch.table.time_control import TimeControl

MAX_LINES = 20_000
"""From here on a match takes moves, which end, and nothing else: no table grows without bound."""
MAX_BACKS = 1_000
"""So often a match may go back."""


class Referee:
    """A match, what each of its lines told, which commands it has carried out, and whose time runs."""

    def __init__(
        self, match: str, head: Record, house: HouseRules | None = None, begun: float = 0.0, dealt: Dealt | None = None
    ) -> None:
        self.id = match
        self.match = Match(head, dealt=dealt)
        self.backs = 0
        self.last_back = -1
        """The number of the last line that went back to an earlier position; -1 if none did."""
        self.house = house or HouseRules()
        self.events_by_line: list[list[Event]] = [list(self.match.log)]
        self.done_commands: dict[str, int] = {}
        self.sitters = list(head.players)
        self._bot_seats = self._find_bot_seats()
        self.pending_turns = PendingTurns(self.match.actors())
        self.away: set[Seat] = set()
        self.overdue: set[Seat] = set()
        """Seats of persons whose time ran out; bots may move for them until they return."""
        self.helped: set[Seat] = set()
        """Seats of persons for which a bot has moved."""
        self.fingerprint = fingerprint(head.seed or "")
        self.delay = Delay(self.match) if self.house.spectators == "delayed" else None
        self.delayed_events_by_line: list[list[Event]] = [heard(self.events_by_line[0], GALLERY)]
        """What onlookers are told where they watch with a delay: in the first deal, what is public."""
        timed = self.house.move_seconds or self.house.bank_seconds
        self.time_control = TimeControl(self.house, self.match.players) if timed else None
        """None where nobody plays against the clock."""
        if self.time_control:
            self.time_control.clock.run(self._seats_on_the_clock(), begun)

    @property
    def seq(self) -> int:
        """How many lines there are."""
        return len(self.match.record.lines)

    def follow(self, line: Line, command: str | None = None, at: float = 0.0) -> None:
        """Do what a line says that was written then; BadRecord, and nothing has changed, if it cannot be."""
        self.events_by_line.append(self.match.follow(line))
        self.pending_turns.follow(line, self.match.actors())
        if command is not None:
            self.done_commands[command] = self.seq
        if line.table and line.seat >= 0:
            self._follow_seat_event(line.seat, line.text)
        else:
            if line.table:
                self.backs += 1
                self.last_back = self.seq
            if not line.table and self._is_helped(line.seat):
                self.helped.add(line.seat)
            self.overdue -= {line.seat} if line.seat >= 0 else self.overdue
        if self.delay:
            open_events = self.delay.follow()
            self.delayed_events_by_line.append(
                open_events if self.delay.begun else heard(self.events_by_line[-1], GALLERY)
            )
        if self.time_control:
            self.time_control.follow(line, self._seats_on_the_clock(), self.overdue, self.bot_seats(), at)

    def _follow_seat_event(self, seat: Seat, text: str) -> None:
        if text == LEAVES:
            self.away.add(seat)
        elif text == LATE:
            self.overdue.add(seat)
        elif text == RETURNS:
            self.away.discard(seat)
            self.overdue.discard(seat)
            self.sitters[seat] = self.match.record.players[seat]
        elif text.startswith("is "):
            self.sitters[seat] = text.removeprefix("is ")
        self._bot_seats = self._find_bot_seats()

    def _is_helped(self, seat: Seat) -> bool:
        """Whether a bot plays a person's seat now."""
        return seat in self._bot_seats and self.sitters[seat] != self.match.record.players[seat]

    def bot_seats(self) -> frozenset[Seat]:
        """The seats where a bot plays now."""
        return self._bot_seats

    def _find_bot_seats(self) -> frozenset[Seat]:
        return frozenset(seat for seat, sitter in enumerate(self.sitters) if BOT.fullmatch(sitter))

    def present_seats(self) -> set[Seat]:
        """The seats where a person plays now."""
        return set(range(self.match.players)) - self.bot_seats() - self.away

    def person_seats(self) -> set[Seat]:
        """The seats that belong to persons, present or not."""
        return {seat for seat, player in enumerate(self.match.record.players) if not BOT.fullmatch(player)}

    def forfeiting_seats(self) -> set[Seat]:
        """The seats of persons that do not count at the end: a bot has moved there, or nobody plays there now."""
        persons = self.person_seats()
        return (persons - self.present_seats()) | (self.helped & persons)

    # Time

    def _seats_on_the_clock(self) -> set[Seat]:
        """The seats whose time runs."""
        return (set(self.match.actors()) & self.present_seats()) - self.overdue

    def next_deadline(self) -> float | None:
        """When the next time runs out, or a vacation ends; None if there is none."""
        return self.time_control.next_deadline() if self.time_control else None

    def seats_on_vacation(self) -> Set[Seat]:
        """The seats that are on vacation."""
        return self.time_control.vacation.since.keys() if self.time_control else frozenset()

    def overdue_lines(self, now: float) -> list[Line]:
        """Lines that say whose vacation is over, whose time ran out, and which bot takes over by the rules."""
        if self.time_control is None:
            return []
        lines = [Line(seat, RETURNS, table=True) for seat, at in self.time_control.vacation.due().items() if at <= now]
        for seat, at in self.time_control.clock.due().items():
            if at <= now:
                lines.append(Line(seat, LATE, table=True))
                if self.house.timeout == "bot":
                    lines.append(Line(seat, f"is bot:{standby(find(self.match.game.id))}", table=True))
        return lines

    # Updates

    def update(self, seat: Seat, since: int = -1, now: float = 0.0, onlooker: bool = False) -> wire.Update:
        """All that a seat may know now, and what it may know of the lines after this one."""
        if onlooker and self.delay and self.delay.begun:
            return self._delayed_update(self.delay, since, now)
        match = self.match
        retold = since < self.last_back
        lines = [match.log] if retold else self.events_by_line[since + 1 :]
        told = [event for events in lines for event in heard(events, seat)]
        legal = [] if seat == GALLERY else [match.game.spell(move) for move in match.legal(seat)]
        return self._update(match, seat, told, legal, now, retold=retold)

    def _delayed_update(self, delay: Delay, since: int, now: float) -> wire.Update:
        """The position that onlookers may see open."""
        told = [event for told in self.delayed_events_by_line[since + 1 :] for event in told]
        views = [wire.encode_raw(delay.match.view(seat)) for seat in range(delay.match.players)]
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
        retold: bool = False,
    ) -> wire.Update:
        over = match.over
        return wire.Update(
            match=self.id,
            seq=self.seq,
            ply=match.ply,
            seat=seat,
            view=wire.encode_raw(match.view(seat)),
            legal=legal,
            actors=match.actors(),
            events=[wire.event_info(event) for event in told],
            over=over,
            fingerprint=self.fingerprint,
            points=match.points() if over else None,
            ranking=match.ranking() if over else None,
            seed=match.record.seed if over and not self.house.duplicate else None,
            clocks=self.time_control.seat_clocks(self.overdue, now) if self.time_control else None,
            behind=behind,
            open=views,
            retold=retold,
            can_undo=seat != GALLERY and self._can_undo(seat),
        )

    def _can_undo(self, seat: Seat) -> bool:
        """Whether this seat's last move can be taken back now, without a vote."""
        if self.match.over:
            return False
        try:
            line = self._retract_line(seat)
        except IllegalMove:
            return False
        return line is not None and (line.text != TAKES_BACK or self.match.may_retract(seat))

    # From orders to lines

    def line_for_order(self, order: wire.Order) -> Line | None:
        """The line that carries out an order; None if it takes the others' votes. A refusal changes nothing."""
        seat = order.seat
        if self.seq >= MAX_LINES and not isinstance(order, wire.Move):
            raise IllegalMove("too-many-lines")
        match order:
            case wire.Move():
                return self._move_line(seat, order.move)
            case wire.Retract():
                return self._retract_line(seat)
            case wire.Back():
                return self._back_line(seat, order.ply)
            case wire.Refuse():
                if seat not in self.present_seats():
                    raise IllegalMove("got-up")
                return None
            case wire.Leave():
                if seat in self.away and seat not in self.seats_on_vacation():
                    raise IllegalMove("not-now")
                return Line(seat, LEAVES, table=True)
            case wire.Return():
                if seat not in self.away | self.overdue and seat in self.present_seats():
                    raise IllegalMove("not-now")
                return Line(seat, RETURNS, table=True)
            case wire.Replace():
                return self._replace_line(seat, order.other, order.bot)

    def _move_line(self, seat: Seat, text: str) -> Line:
        if seat not in self.present_seats():
            raise IllegalMove("got-up")
        return Line(seat, self.match.game.spell(self.match.game.parse(text)))

    def _retract_line(self, seat: Seat) -> Line | None:
        own = [ply for ply, (mover, _) in enumerate(self.match.moves) if mover == seat]
        if self.person_seats() == {seat} and own:
            return self._back_line(seat, own[-1])
        return Line(seat, TAKES_BACK, table=True)

    def _back_line(self, seat: Seat, ply: int) -> Line | None:
        if ply > self.match.ply:
            raise IllegalMove("no-ply", ply=ply, most=self.match.ply)
        if self.backs >= MAX_BACKS:
            raise IllegalMove("too-many-lines")
        if self.house.rated or self.house.duplicate:
            raise IllegalMove("rated-no-back")
        if self.person_seats() == {seat}:
            return Line(-1, f"back to {ply}", table=True)
        if seat not in self.present_seats():
            raise IllegalMove("got-up")
        if self.match.over:
            raise IllegalMove("over")
        return None

    def _replace_line(self, seat: Seat, other: Seat, bot: str) -> Line:
        if seat == other and (self.house.rated or self.house.duplicate):
            raise IllegalMove("rated-no-bot")
        if other in self.seats_on_vacation():
            raise IllegalMove("on-vacation")
        if other not in self.away | self.overdue:
            raise IllegalMove("not-away")
        return Line(other, f"is {require_bot(find(self.match.game.id), bot)}", table=True)
