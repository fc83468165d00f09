"""Looking back on a finished match: what a game says of it, to whom, and when."""

from __future__ import annotations

import asyncio

import pytest

from katzentisch.bots.request import Answer, Question, answer_question
from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.play.record import Line, parse_record
from katzentisch.table import wire
from katzentisch.table.bot_questions import next_bot_turn
from katzentisch.table.referee import Referee
from katzentisch.table.review import Judge, find_mover, review_move

from .house import House
from .test_play import played, refusal


@played
async def test_hindsight_comes_after_the_end(here: House) -> None:
    """Anybody who asks gets one row of counts for each ply once the hunt is over, and nothing before."""
    anna = here.person()
    record = find("cryptid").read("records", "game-3.kt") or ""
    over = await anna.post("records", {"record": record})
    told = (await anna.ask("GET", f"matches/{over['match']}/hindsight")).json()
    plies = Match(parse_record(record)).ply
    assert told["game"] == "cryptid"
    assert len(told["found"]["hexes"]) == plies
    assert {len(row) for row in told["found"]["hexes"]} == {5}
    assert told["found"]["hexes"][0] == [11, 16, 23, 12, 35]
    assert told["found"]["hexes"][-1] == [1] * 5
    on = await anna.post("records", {"record": record, "ply": plies - 1, "seats": ["", "", "", ""]})
    assert refusal(await anna.ask("GET", f"matches/{on['match']}/hindsight")) == "match-on"


@played
async def test_a_game_without_a_review_says_so(here: House) -> None:
    """There is no such page for a game that says nothing."""
    anna = here.person()
    over = await anna.post("records", {"record": find("5211").read("records", "shared-win.kt")})
    assert refusal(await anna.ask("GET", f"matches/{over['match']}/hindsight")) == "no-page"


def tell(match: Match, before: Match, mover: Judge | None) -> wire.MoveReview:
    """The review of a move, by bots that answer here."""

    async def ask(question: Question, whose: str) -> Answer:
        return answer_question(question)

    return asyncio.run(review_move(ask, "", match, before, mover))


@pytest.mark.parametrize(("game", "kind", "lines"), [("cryptid", "tabby", 20), ("isle_of_cats", "kitten", 120)])
def test_a_bot_is_asked_about_its_own_move_as_it_was_then(game: str, kind: str, lines: int) -> None:
    """The bot that sat there, with its luck of that moment, makes the same move again and says why."""
    referee = Referee("m", Match.begin(find(game).game, [f"bot:{kind}"] * 3, seed="movers").record)
    spell = referee.match.game.spell
    while referee.seq < lines and (turn := next_bot_turn(referee, set(range(3)))):
        if referee.seq == lines // 2:
            referee.follow(Line(turn.seat, "is bot:heuristic", table=True))
            continue
        move = answer_question(turn.question).move
        assert move is not None
        referee.follow(Line(turn.seat, spell(move)))
    match = Match(parse_record(referee.match.record.write()))
    asked = set()
    for ply in range(match.ply):
        mover = find_mover(match, ply)
        assert mover is not None
        found = tell(match, match.fork(ply), mover)
        asked.add((mover.kind, found.bot))
        if found.choices > 1 and found.bot == mover.kind:
            assert found.best == found.made, ply
    assert {(kind, kind), ("heuristic", "heuristic")} <= asked


def test_a_bot_without_reasons_leaves_them_to_the_strongest() -> None:
    """So does a bot that this server does not know; a person is not asked at all."""
    begun = Match.begin(find("5211").game, ["bot:kitten", "bot:stranger", "Anna"], seed="movers")
    for seat in begun.actors():
        begun.submit(seat, begun.legal(seat)[0])
    match = Match(parse_record(begun.record.write()))
    kinds = {}
    for ply, (seat, _) in enumerate(match.moves[:3]):
        mover = find_mover(match, ply)
        kinds[seat] = mover and mover.kind
        assert tell(match, match.fork(ply), mover).bot == "tiger"
    assert kinds == {0: "kitten", 1: None, 2: None}
