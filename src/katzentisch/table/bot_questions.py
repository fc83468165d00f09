"""A bot's turn: what the bot is asked, how long it has, and which bot replaces one that fails."""

from __future__ import annotations

import random
from typing import NamedTuple

from katzentisch.bots.request import Question, allowance
from katzentisch.bots.roster import RANDOM, standby
from katzentisch.core.catalogue import find
from katzentisch.core.chance import fingerprint
from katzentisch.core.game import Seat
from katzentisch.play.seats import BOT
from katzentisch.table import wire
from katzentisch.table.referee import Referee

ANSWER_GRACE_SECONDS = 3.0
"""Seconds that a process has to answer beyond the bot's own thinking time."""
MIN_WORLDS_PER_SECOND = 400
"""Worlds that a bot searches in a second, at least."""
MAX_DELAY_FACTOR = 1.2
"""A bot waits up to this many times its thinking time before it moves."""


class BotTurn(NamedTuple):
    """A bot that may act: where it sits, at which line, and what to ask it."""

    seat: Seat
    seq: int
    question: Question


def bot_seed(seed: str | None, seq: int, seat: Seat) -> str:
    """The luck of a bot at a line of a match: it reveals nothing about the match's seed."""
    return fingerprint(f"{seed} {seq} {seat}")


def make_question(referee: Referee, seat: Seat, sitter: str) -> Question:
    """The question for a bot in this seat: its own view, and luck of its own."""
    match = BOT.fullmatch(sitter)
    assert match is not None
    record = referee.match.record
    return Question(
        game=record.game,
        kind=match[1],
        budget=match[2] or "",
        seed=bot_seed(record.seed, referee.seq, seat),
        view=wire.encode_raw(referee.match.view(seat)),
        legal=referee.match.legal(seat),
        ask="choose" if seat in referee.match.actors() else "interrupt",
        place=f"{referee.id} {seat}",
    )


def answer_lease_seconds(question: Question) -> float:
    """Seconds that a process has to answer before another one asks the same bot."""
    return ANSWER_GRACE_SECONDS + allowance(question).seconds


def thinking_seconds(question: Question) -> float:
    """Seconds after which a bot moves, random for each move so that nobody learns whether it had a choice."""
    given = allowance(question)
    return (given.seconds + given.worlds / MIN_WORLDS_PER_SECOND) * random.uniform(1.0, MAX_DELAY_FACTOR)


def next_bot_turn(referee: Referee, passed: set[Seat]) -> BotTurn | None:
    """The first bot that owes a move, or may interrupt and has not passed."""
    actors = referee.match.actors()
    for seat, sitter in enumerate(referee.sitters):
        if BOT.fullmatch(sitter) and referee.match.legal(seat) and (seat in actors or seat not in passed):
            return BotTurn(seat, referee.seq, make_question(referee, seat, sitter))
    return None


def substitute_for(game: str, kind: str) -> str:
    """The kind of bot that plays a move for one that failed."""
    other = standby(find(game))
    return other if other != kind else RANDOM
