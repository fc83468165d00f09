"""One match as the table holds it: pure, numbered line by line, and shown to nobody but as updates for one seat."""

from __future__ import annotations

from katzentisch.core.catalogue import find
from katzentisch.core.chance import fingerprint
from katzentisch.core.event import Event, heard
from katzentisch.core.game import GALLERY, Seat
from katzentisch.core.reason import IllegalMove
from katzentisch.play.match import Match
from katzentisch.play.record import TAKES_BACK, Line, Record
from katzentisch.play.seats import BOT
from katzentisch.table import wire
from katzentisch.table.bots import known


class Referee:
    """A match, what each of its lines told, and which commands it has carried out."""

    def __init__(self, match: str, head: Record) -> None:
        self.id = match
        self.match = Match(head)
        self.told: list[list[Event]] = [list(self.match.log)]
        self.done: dict[str, int] = {}
        self.sitters = list(head.players)
        self.away: set[Seat] = set()
        self.fingerprint = fingerprint(head.seed or "")

    @property
    def seq(self) -> int:
        """How many lines there are."""
        return len(self.match.record.lines)

    def follow(self, line: Line, command: str | None = None) -> None:
        """Do what a line says; BadRecord with the reason, and nothing has changed, if it cannot be."""
        self.told.append(self.match.follow(line))
        if command is not None:
            self.done[command] = self.seq
        if line.table and line.text == "leaves":
            self.away.add(line.seat)
        elif line.table and line.text == "returns":
            self.away.discard(line.seat)
            self.sitters[line.seat] = self.match.record.players[line.seat]
        elif line.table and line.text.startswith("is "):
            self.sitters[line.seat] = line.text.removeprefix("is ")

    def people(self) -> set[Seat]:
        """The seats where a person plays now."""
        return {seat for seat, sitter in enumerate(self.sitters) if not BOT.fullmatch(sitter)} - self.away

    def update(self, seat: Seat, since: int = -1) -> wire.Update:
        """All that a seat may know now, and what it may know of the lines after this one."""
        match = self.match
        over = match.over
        return wire.Update(
            match=self.id,
            seq=self.seq,
            ply=match.ply,
            seat=seat,
            view=wire.raw(match.view(seat)),
            legal=[] if seat == GALLERY else [match.game.spell(move) for move in match.legal(seat)],
            actors=match.actors(),
            events=[wire.told(event) for told in self.told[since + 1 :] for event in heard(told, seat)],
            over=over,
            fingerprint=self.fingerprint,
            points=match.points() if over else None,
            ranking=match.ranking() if over else None,
            seed=match.record.seed if over else None,
        )

    # From orders to lines

    def line(self, order: wire.Order) -> Line | None:
        """The line that carries out an order; None if it takes the others' votes. A refusal changes nothing."""
        seat = order.seat
        match order:
            case wire.Move():
                return self._move(seat, order.move)
            case wire.Retract():
                return self._retract(seat)
            case wire.Back():
                return self._back(seat, order.ply)
            case wire.Leave():
                if seat in self.away:
                    raise IllegalMove("not-now")
                return Line(seat, "leaves", table=True)
            case wire.Return():
                if seat not in self.away:
                    raise IllegalMove("not-now")
                return Line(seat, "returns", table=True)
            case wire.Replace():
                return self._replace(order.other, order.bot)

    def _move(self, seat: Seat, text: str) -> Line:
        if seat in self.away:
            raise IllegalMove("got-up")
        return Line(seat, self.match.game.spell(self.match.game.parse(text)))

    def _retract(self, seat: Seat) -> Line:
        own = [ply for ply, (mover, _) in enumerate(self.match.moves) if mover == seat]
        if self.people() == {seat} and own:
            return Line(-1, f"back to {own[-1]}", table=True)
        return Line(seat, TAKES_BACK, table=True)

    def _back(self, seat: Seat, ply: int) -> Line | None:
        if ply > self.match.ply:
            raise IllegalMove("no-ply", ply=ply, most=self.match.ply)
        people = self.people()
        if people == {seat}:
            return Line(-1, f"back to {ply}", table=True)
        if seat not in people:
            raise IllegalMove("got-up")
        if self.match.over:
            raise IllegalMove("over")
        return None

    def _replace(self, other: Seat, bot: str) -> Line:
        if other not in self.away:
            raise IllegalMove("not-away")
        return Line(other, f"is {known(find(self.match.game.id), bot)}", table=True)
