"""How a match ended: its first end counts, whatever is tried afterwards."""

from __future__ import annotations

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.play.seats import BOT, placeholder_name
from katzentisch.table.referee import Referee
from katzentisch.table.stored import Chair, TableRow


class Conclusion(msgspec.Struct, frozen=True):
    """The end of a match by seat, as its lines tell it."""

    seq: int
    """The line by which it was over."""
    points: list[int]
    ranking: list[int]
    left: list[bool]
    """Whether a bot ever moved for a person, or nobody played there at the end: such a seat does not count."""
    backs: int
    """How often the match went back before."""
    figures: list[dict[str, int]]
    """What players like to show of it, as far as the game counts that."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat made of a finished match."""

    seat: int
    guest: str
    """Whose seat it was; nothing for a bot, or where nobody knows."""
    name: str
    """As records write it."""
    rank: int
    won: float
    """The share of the win."""
    points: int
    left: bool
    figures: dict[str, int]


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over: when, what was played, and what everybody made of it."""

    match: str
    code: str
    game: str
    options: dict[str, str]
    over: float
    backs: int
    brought: bool
    """Whether it began in the midst, from a record."""
    results: list[Result]


def conclude(referee: Referee) -> Conclusion:
    """A match that is over at this line."""
    match = referee.match
    gone = referee.forfeiting_seats()
    left = [seat in gone for seat in range(match.players)]
    return Conclusion(referee.seq, match.points(), match.ranking(), left, referee.backs, count_figures(match))


def count_figures(match: Match) -> list[dict[str, int]]:
    """What players like to show of a match that is over, seat by seat."""
    part = find(match.game.id).highlights
    counted = part.figures(match) if part else {}
    return [
        {name: figure for name, by_seat in counted.items() if (figure := by_seat[seat]) is not None}
        for seat in range(match.players)
    ]


def find_conclusion(record: Record) -> Conclusion | None:
    """The first end that a match came to, None if it has not; BadRecord if it cannot be folded."""
    referee = Referee("", msgspec.structs.replace(record, lines=[], result=None))
    for line in record.lines:
        referee.follow(line)
        if referee.match.over:
            return conclude(referee)
    return None


def make_ending(match: str, head: Record, row: TableRow, end: Conclusion, over: float) -> Ending:
    """The end of a match at this table; a chair that changed hands since is nobody's."""
    first = end.ranking.count(1)
    return Ending(
        match=match,
        code=row.code,
        game=head.game,
        options=head.options,
        over=over,
        backs=end.backs,
        brought=bool(head.chance),
        results=[
            Result(
                seat=seat,
                guest=chair.guest if is_player(chair, seat, head) else "",
                name=name,
                rank=end.ranking[seat],
                won=1 / first if end.ranking[seat] == 1 else 0.0,
                points=end.points[seat],
                left=end.left[seat],
                figures=end.figures[seat],
            )
            for seat, (name, chair) in enumerate(zip(head.players, row.chairs, strict=True))
        ],
    )


def is_player(chair: Chair, seat: int, head: Record) -> bool:
    """Whether the person on this chair played the match: under the name in the record, or on a seat that was still
    open when the match was resumed from a record."""
    name = head.players[seat]
    if BOT.fullmatch(name):
        return False
    return chair.sitter == name or (bool(head.chance) and name == placeholder_name(seat))
