"""What onlookers may see open is old: a whole deal lies in between."""

from __future__ import annotations

import random

import pytest

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.event import Event
from katzentisch.play.match import Match
from katzentisch.play.spectator_delay import Delay


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_never_into_the_deal_that_is_on(game: str) -> None:
    """At least as many plies behind as the deal before had; everything is told, once, by the end."""
    rules, dice = find(game).game, random.Random(game)
    players = min(3, rules.players[-1])
    match = Match.begin(rules, [f"P{seat}" for seat in range(players)], seed="late")
    delay = Delay(match)
    told: list[Event] = []
    chapters = [match.chapter()]
    while not match.over:
        seat = dice.choice(match.actors())
        match.submit(seat, dice.choice(match.legal(seat)))
        chapters.append(match.chapter())
        told += delay.follow()
        if match.over:
            break
        before = [chapter for chapter in chapters if chapter != chapters[-1]]
        assert delay.begun == bool(before)
        if before:
            assert delay.match.chapter() < match.chapter()
            assert delay.match.moves == match.moves[: delay.match.ply]
            assert delay.behind >= min(chapters.count(before[-1]), match.ply)
    assert delay.behind == 0
    assert told == match.log
    assert len(set(chapters)) > 1 or game == "cryptid"


def test_going_back_takes_onlookers_along() -> None:
    """What was shown and then undone is not shown any more; quiet take-backs change nothing."""
    rules, dice = find("cat_in_the_box").game, random.Random("back")
    match = Match.begin(rules, ["Anna", "Ben", "Cleo"], seed="late")
    delay = Delay(match)
    while match.chapter() < 2:
        seat = match.actors()[0]
        match.submit(seat, dice.choice(match.legal(seat)))
        delay.follow()
    shown = delay.match.ply
    assert shown > 9
    match.back_to(shown - 5)
    events = delay.follow()
    assert (delay.begun, delay.match.ply <= shown - 5) == (match.chapter() > 0, True)
    assert len(events) <= 1
    match.back_to(2)
    assert delay.follow() == []
    assert (delay.begun, delay.match.ply) == (False, 0)
