"""One match: a record folded into a position, and the only hand that moves it on."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance
from katzentisch.core.event import Event, heard
from katzentisch.core.game import GALLERY, Game, Move, Seat
from katzentisch.core.options import Options
from katzentisch.core.reason import BadChance, IllegalMove, Reason, Refusal
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.play.record import (
    BACK_TO,
    SEAT_EVENT,
    TAKES_BACK,
    BadRecord,
    Line,
    Reader,
    Record,
    is_name,
    is_seed,
)

Dealt: TypeAlias = dict[str, list[int]]
"""What chance did, by label."""

HEADER_LINE = 1
"""The line that errors name when no move is to blame."""
PLIES_PER_SNAPSHOT = 32
"""Plies between two positions that are remembered on the way back to one."""
LATE_CHANCE = ("chance-missing", "chance-unasked")
"""Faults that a later line of the record may still mend."""


class Snapshot(NamedTuple):
    """A position to which a match goes back without being played from its beginning."""

    state: State
    outcomes: Dealt
    told: int
    """How many events there were."""


class Match:
    """The referee: it alone holds the state.

    `log`, `moves`, `chance` and `record` are its own papers; a seat gets `view`, `legal` and `events`.
    """

    def __init__(self, record: Record, game: Game | None = None, dealt: Dealt | None = None) -> None:
        """Fold a record of this game, or of the one in the catalogue; `dealt` if it is known from another fold.

        BadRecord with the line if it cannot have been played, or could not be read back.
        """
        if not all(map(is_name, record.players)):
            raise header_error(record, Reason("record-players"))
        if record.seed is not None and not is_seed(record.seed):
            raise header_error(record, Reason("record-seed"))
        self.record = msgspec.structs.replace(record, lines=[], result=None)
        self.game = game or game_of(record)
        self.players = len(record.players)
        self._set_up(dealt or {})
        for line in record.lines:
            self._fold(line)
        self._check_end(record)

    def _check_end(self, record: Record) -> None:
        """BadRecord if the result is not what the moves give, or chance spells out what was never asked."""
        if record.result is not None and (not self.over or record.result != self._state.points()):
            raise header_error(record, Reason("record-result", {"line": " ".join(map(str, record.result))}))
        for label in record.chance:
            if not self._may_be_asked(label):
                raise header_error(record, Reason("chance-unasked", {"label": label}))
        self._note_result()

    def __reduce__(self) -> tuple[type[Match], tuple[Record]]:
        """A match is pickled as its record and folded again, by the game of the catalogue."""
        return Match, (self.record,)

    def _may_be_asked(self, label: str) -> bool:
        """Whether chance was asked under this label, or may still be: the next of a numbered kind, or a later one."""
        asked = self._chance.outcomes
        return label in asked or (not self.over and kind_of(label) in {*map(kind_of, asked), *self.game.later})

    @classmethod
    def begin(
        cls, game: Game, players: Sequence[str], options: Options | None = None, seed: str | None = None
    ) -> Match:
        """A new match; without a seed nobody can foresee it."""
        resolved = game.resolve(len(players), options or {})
        return cls(Record(game.id, game.version, list(players), resolved, seed or secrets.token_hex(16)), game)

    # What may be known

    @property
    def over(self) -> bool:
        return not self._state.actors()

    @property
    def ply(self) -> int:
        """How many moves stand."""
        return len(self.moves)

    def actors(self) -> list[Seat]:
        return self._state.actors()

    def legal(self, seat: Seat) -> list[Move]:
        return self._state.legal(seat)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """Why this seat may not make this move, None if it may; it tells nothing the view does not."""
        return None if self._state.allows(seat, move) else self._state.why_not(seat, move)

    def chapter(self) -> int:
        """Which deal this is."""
        return self._state.chapter()

    def view(self, seat: Seat) -> View:
        return self._state.view(self._seated(seat))

    def events(self, seat: Seat, since: int = 0) -> list[Event]:
        """What this seat may know of what happened, from the since-th event on."""
        return heard(self.log[since:], self._seated(seat))

    def _seated(self, seat: Seat) -> Seat:
        """A seat of this match, or the gallery."""
        if not GALLERY <= seat < self.players:
            raise IllegalMove("no-seat", seat=seat)
        return seat

    def points(self) -> list[int]:
        return self._state.points()

    def ranking(self) -> list[int]:
        return self._state.ranking()

    @property
    def chance(self) -> dict[str, str]:
        """All that chance did so far, spelled out: for a match that is shown open."""
        return {label: self.game.spell_chance(label, outcome) for label, outcome in self._chance.outcomes.items()}

    # What moves it on

    def submit(self, seat: Seat, move: Move) -> None:
        """Make a move; IllegalMove with the reason, or BadChance, and nothing has changed, if it cannot be."""
        self._apply(seat, move)
        self.record.lines.append(Line(seat, self.game.spell(move)))
        self._note_result()

    def retract(self, seat: Seat) -> None:
        """Take this seat's last move back: free until something was revealed since."""
        self._take_back(seat)
        self.record.lines.append(Line(seat, TAKES_BACK, table=True))

    def may_retract(self, seat: Seat) -> bool:
        """Whether this seat has moved since something was revealed; whether others went on by it stays hidden."""
        return any(mover == seat for mover, _ in self.moves[self._settled_ply :])

    def back_to(self, ply: int) -> None:
        """Go back to an earlier position, as the table agreed; the record keeps what was undone."""
        self._back_to(ply)
        self.record.lines.append(Line(-1, f"back to {ply}", table=True))
        self._note_result()

    def note(self, seat: Seat, text: str) -> None:
        """Write down what happened at the table: a player left, or was late, or came back, or a bot plays on."""
        if not 0 <= seat < self.players:
            raise IllegalMove("no-seat", seat=seat)
        if text == TAKES_BACK or not SEAT_EVENT.fullmatch(f"{seat} {text}"):
            raise IllegalMove("record-table-line", line=text)
        self.record.lines.append(Line(seat, text, table=True))

    def follow(self, line: Line) -> list[Event]:
        """Do what a line of a record says; what happened by it, for the referee's eyes."""
        before = len(self.log)
        self._fold(line)
        self._note_result()
        return self.log[-1:] if line.table and BACK_TO.fullmatch(line.text) else self.log[before:]

    def fork(self, ply: int | None = None) -> Match:
        """Another match that begins with the first moves of this one."""
        moves = self.moves if ply is None else self.moves[: self._checked(ply)]
        lines = [Line(seat, self.game.spell(move)) for seat, move in moves]
        return Match(msgspec.structs.replace(self.record, lines=lines, result=None), self.game, self.dealt)

    # The fold

    def _set_up(self, dealt: Dealt) -> None:
        record, game = self.record, self.game
        try:
            spelled = {label: game.parse_chance(label, text) for label, text in record.chance.items()}
            self._chance = Chance(record.seed, {**dealt, **spelled})
            record.options = game.resolve(self.players, record.options)
            self._state = game.start(self.players, record.options, self._chance, log=[])
        except Refusal as refusal:
            raise header_error(record, refusal.reason) from refusal
        self.moves: list[tuple[Seat, Move]] = []
        self.log: list[Event] = self._state.told()
        """Everything that happened, for the referee's eyes; a seat gets `events`."""
        self._settle()
        self._snapshots: dict[int, Snapshot] = {}
        self._take_snapshot()

    @property
    def dealt(self) -> Dealt:
        """The chance outcomes of the set-up; passing them on saves drawing them again, which can be slow."""
        return self._snapshots[0].outcomes

    def _take_snapshot(self) -> None:
        """Remember this position for going back."""
        self._snapshots[self.ply] = Snapshot(self._state.copy(), dict(self._chance.outcomes), len(self.log))

    def _settle(self) -> None:
        """Something was revealed: no move up to here can be taken back for free."""
        self._settled = self._state.copy()
        self._settled_ply = len(self.moves)

    def _resumed(self, moves: list[tuple[Seat, Move]]) -> State:
        """The position after these moves, counted from where something was last revealed."""
        state = self._settled.copy()
        for seat, move in moves:
            state.apply(seat, move)
        state.told()
        return state

    def _apply(self, seat: Seat, move: Move) -> None:
        try:
            self._state.apply(seat, move)
        except BadChance:  # in the midst of a move
            self._state = self._resumed(self.moves[self._settled_ply :])
            raise
        self.moves.append((seat, move))
        events = self._state.told()
        self.log += events
        if not all(event.quiet for event in events):
            self._settle()

    def _without_last_move(self, seat: Seat) -> tuple[State, list[tuple[Seat, Move]]]:
        """The position without this seat's last move, and the moves that stay since something was last revealed."""
        open_moves = self.moves[self._settled_ply :]
        last = max((at for at, (mover, _) in enumerate(open_moves) if mover == seat), default=None)
        if last is None:
            raise IllegalMove("nothing-to-take-back")
        kept = open_moves[:last] + open_moves[last + 1 :]
        try:
            return self._resumed(kept), kept
        except IllegalMove:
            raise IllegalMove("others-went-on") from None

    def _take_back(self, seat: Seat) -> None:
        self._state, kept = self._without_last_move(seat)
        self.moves[self._settled_ply :] = kept
        self.log.append(Event("took-back", {"seat": seat}, None, True))

    def _back_to(self, ply: int) -> None:
        moves = self.moves[: self._checked(ply)]
        self._snapshots = {at: snapshot for at, snapshot in self._snapshots.items() if at <= ply}
        near = max(self._snapshots)
        snapshot = self._snapshots[near]
        self._state = snapshot.state.copy()
        self._state.told()
        self._chance.outcomes = dict(snapshot.outcomes)
        del self.log[snapshot.told :]
        self.moves = moves[:near]
        for seat, move in moves[near:]:
            self._apply(seat, move)
            if self.ply % PLIES_PER_SNAPSHOT == 0:
                self._take_snapshot()
        self.log.append(Event("back-to", {"ply": ply}))
        self._settle()

    def _checked(self, ply: int) -> int:
        if not 0 <= ply <= self.ply:
            raise IllegalMove("no-ply", ply=ply, most=self.ply)
        return ply

    def _fold(self, line: Line) -> None:
        try:
            if not line.table:
                self._apply(line.seat, self.game.parse(line.text))
            elif line.text == TAKES_BACK:
                self._take_back(line.seat)
            elif match := BACK_TO.fullmatch(line.text):
                self._back_to(int(match[1]))
        except Refusal as refusal:
            raise BadRecord(line.number or HEADER_LINE, refusal.reason, self.record) from refusal
        self.record.lines.append(line)

    def _note_result(self) -> None:
        self.record.result = self._state.points() if self.over else None


def fold_lines(lines: Iterable[bytes], begin: int = 1) -> Match:
    """Play a record while it is read, so that a long file is left at its first illegal move.

    Where chance is spelled out after the first move, the whole record is read before it is played.
    """
    reader = Reader(begin)
    match: Match | None = None
    is_playing = True
    for raw in lines:
        line = reader.feed_bytes(raw)
        is_playing = is_playing and not reader.has_late_chance
        if line is None or not is_playing:
            continue
        if match is None and not {"game", "players"} <= reader.seen:
            is_playing = False
            continue
        try:
            if match is None:
                match = Match(msgspec.structs.replace(reader.record, lines=[]))
            match._fold(line)
        except BadRecord as bad:
            if bad.reason.key not in LATE_CHANCE:
                raise
            is_playing = False
    record = reader.finish()
    if match is None or not is_playing:
        return Match(record)
    match._check_end(record)
    return match


def kind_of(label: str) -> str:
    """A label whatever its numbers are: `deal 2` is of the kind of `deal 1`."""
    return " ".join("#" if word.isdecimal() else word for word in label.split())


def game_of(record: Record) -> Game:
    """The game of a record, in the version that plays it."""
    try:
        game = find(record.game).game
    except Refusal as refusal:
        raise header_error(record, refusal.reason) from refusal
    if game.version != record.version:
        reason = Reason("record-version", {"game": game.id, "version": record.version, "known": game.version})
        raise header_error(record, reason)
    return game


def header_error(record: Record, reason: Reason) -> BadRecord:
    """The refusal of a record whose head is at fault, with the line that is."""
    label = reason.data.get("label")
    if isinstance(label, str):
        return BadRecord(record.where.get(label, HEADER_LINE), reason, record)
    words = ("option", "players", "seed", "result")
    keyword = next((word for word in words if word in reason.key), "game")
    return BadRecord(record.where.get("options" if keyword == "option" else keyword, HEADER_LINE), reason, record)
