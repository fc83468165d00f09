"""Bots at the table: which may sit down, what they are asked, and who steps in for one that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from katzentisch.bots.budget import parse
from katzentisch.bots.pool import Question
from katzentisch.bots.roster import LEVELS, SEARCH, THINKING, names
from katzentisch.core.catalogue import Entry, find
from katzentisch.core.chance import fingerprint
from katzentisch.core.game import Seat
from katzentisch.core.reason import BadOptions
from katzentisch.play.seats import BOT
from katzentisch.table import wire

if TYPE_CHECKING:
    from katzentisch.table.referee import Referee

HEURISTIC = "heuristic"
HANDOVER = 3.0
"""Seconds that a process has beyond a bot's own."""
LONGEST = 5.0
"""Seconds a search may be given."""
MOST = 2000
"""Worlds a search may be given."""


class Turn(NamedTuple):
    """A bot that may act: where it sits, at which line, and what to ask it."""

    seat: Seat
    seq: int
    question: Question


def known(entry: Entry, text: str) -> str:
    """A bot as records write it (`bot:search(1s)`), if it knows this game and thinks no longer than it may."""
    match = BOT.fullmatch(text if text.startswith("bot:") else f"bot:{text}")
    if match is None or match[1] not in names(entry):
        raise BadOptions("bot-unknown", kind=text, choices=names(entry))
    if match[2]:
        if match[1] != SEARCH and match[1] not in getattr(entry.module("bots"), "THINKING", {}):
            raise BadOptions("no-budget", kind=match[1])
        budget = parse(match[2])
        if budget.seconds > LONGEST or budget.worlds > MOST:
            raise BadOptions("budget-limit", text=match[2], seconds=int(LONGEST), worlds=MOST)
    return match[0]


def question(referee: Referee, seat: Seat, sitter: str) -> Question:
    """What a bot in this seat is asked now: its own view, and a seed that tells nothing about the match's."""
    match = BOT.fullmatch(sitter)
    assert match is not None
    record = referee.match.record
    return Question(
        game=record.game,
        kind=match[1],
        budget=match[2] or "",
        seed=fingerprint(f"{record.seed} {referee.seq} {seat}"),
        view=wire.raw(referee.match.view(seat)),
        legal=referee.match.legal(seat),
        ask="choose" if seat in referee.match.actors() else "interrupt",
    )


def lease(question: Question) -> float:
    """Seconds that a process has to answer before another one asks the same bot."""
    own = getattr(find(question.game).module("bots"), "THINKING", {})
    budget = question.budget or own.get(question.kind) or (THINKING if question.kind == SEARCH else "")
    return HANDOVER + (parse(budget).seconds if budget else 0.0)


def next_turn(referee: Referee, passed: set[Seat]) -> Turn | None:
    """The first bot that owes a move, or may interrupt and has not passed."""
    actors = referee.match.actors()
    for seat, sitter in enumerate(referee.sitters):
        if BOT.fullmatch(sitter) and referee.match.legal(seat) and (seat in actors or seat not in passed):
            return Turn(seat, referee.seq, question(referee, seat, sitter))
    return None


def preferred(game: str, *kinds: str) -> str:
    """The first of these kinds that knows the game, else the first that does."""
    there = names(find(game))
    return next((kind for kind in kinds if kind in there), there[0])


def adviser(game: str) -> str:
    """Who gives hints: the best there is."""
    return preferred(game, LEVELS[-1], HEURISTIC)


def stand_in(game: str) -> str:
    """Who plays on for somebody whose time ran out."""
    return preferred(game, HEURISTIC)


def substitute(game: str, kind: str) -> str:
    """Who plays a move for a bot that failed."""
    found = preferred(game, HEURISTIC)
    return found if found not in (kind, SEARCH) else "random"
