"""The long game: pass after pass, until somebody has fifty points."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.core.chance import rng
from katzentisch.core.event import Event
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.tests.oracle import DECK
from katzentisch.games.g5211.tests.script import dealt, first_choices, play, scripted, sit, view
from katzentisch.play.match import Match

FIRST = scripted(
    3, ["Y6 Y5 | Y4 Y4 | Y3", "G6 G5 | G4 G4 | G3", "O6 O5 | O4 O4 | O3", "D6 D5 | D4 | D4 D3", "T5 | T3 | T4"]
)
SECOND = scripted(3, ["Y3 | Y6 Y5 | Y4 Y4", "G3 | G6 G5 | G4 G4", "O3 | O6 O5 | O4 O4", "D5 D4 | D4 D3 | D6"])


def after_pass_1() -> Match:
    match = sit(FIRST, SECOND, long=True)
    play(match, FIRST)
    return match


def test_under_fifty_there_is_another_pass() -> None:
    """FT-T39, FT-15: after 49, 31, 20 all hundred cards are shuffled again and 13 put aside."""
    match = after_pass_1()
    seen = view(match)
    assert not match.over
    assert match.points() == [49, 31, 20]
    assert (seen.number, seen.deal, seen.turn) == (2, 1, 0)
    assert (seen.written, seen.points, seen.kept) == ((49, 31, 20), (0, 0, 0), (0, 0, 0))
    assert (seen.aside, seen.pile, seen.hands) == (13, 72, (5, 5, 5))
    assert sum(seen.gone) == 0
    assert sorted(match.chance["deal 2"].split()) == sorted(DECK)


def test_the_points_are_written_down() -> None:
    """FT-15: at the end of a pass it is told what everybody's pile was worth, then a new pass begins."""
    match = after_pass_1()
    said = [event for event in match.events(-1) if event.key in ("counted", "pass")]
    assert said == [
        Event("pass", {"number": 1}),
        Event("counted", {"seat": 0, "points": 49, "total": 49, "cards": 9}),
        Event("counted", {"seat": 1, "points": 31, "total": 31, "cards": 8}),
        Event("counted", {"seat": 2, "points": 20, "total": 20, "cards": 6}),
        Event("pass", {"number": 2}),
    ]


def test_the_highest_total_wins() -> None:
    """FT-T40, FT-R13: the second pass makes it 67, 71, 50; the game is over and the second player wins."""
    match = after_pass_1()
    play(match, SECOND)
    assert match.over
    assert (match.points(), match.ranking()) == ([67, 71, 50], [2, 1, 3])
    assert view(match).points == (18, 40, 30)
    assert list(match.chance) == ["deal 1", "deal 2"]


def test_exactly_fifty_is_enough() -> None:
    """FT-T41, FT-T42, FT-R13: fifty after five deals of eleven ends the game when the pass is over."""
    rows = scripted(2, ["Y6 Y4 | Y5 Y4", "G6 G4 | G5 G4", "O6 O4 | O5 O4", "D6 D4 | D5 D4", "T6 T4 | T5 T3"])
    match = sit(rows, long=True)
    play(match, rows, 5)
    assert match.points() == [50, 44]
    for deal in range(6, 12):
        assert not match.over
        assert view(match).deal == deal
        play(match, [row[4 * deal - 4 : 4 * deal] for row in rows])
    assert match.over
    assert (match.points(), match.ranking(), view(match).number) == ([50, 44], [1, 2], 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_passes_until_fifty(players: int) -> None:
    """FT-15, FT-R13: a pass begins exactly when nobody had fifty after the one before."""
    match = dealt(players, "until fifty", long=True)
    passes = 1
    while not match.over:
        first_choices(match)
        seen = view(match)
        if seen.number > passes or match.over:
            totals = match.points()
            assert (max(totals) >= 50) == match.over
            passes += not match.over
    assert view(match).number == passes == len(match.chance)


def test_the_normal_game_ends_after_one_pass() -> None:
    """FT-14: without the option one pass is the game, whatever the points."""
    match = sit(FIRST)
    play(match, FIRST)
    assert match.over
    assert (match.points(), match.ranking()) == ([49, 31, 20], [1, 2, 3])


@pytest.mark.parametrize(("kept", "ranking"), [((2, 3), [2, 1]), ((3, 2), [1, 2]), ((3, 3), [1, 1])])
def test_the_last_pass_breaks_a_tie(kept: tuple[int, int], ranking: list[int]) -> None:
    """FT-R14: equal totals are decided by the cards of the last pass, whatever was kept before."""
    match = dealt(2, "last pass", long=True)
    while not match.over:
        first_choices(match)
    over = msgspec.structs.replace(view(match), written=(45, 40), points=(10, 15), kept=kept)
    assert game.imagine(over, rng("last pass")).ranking() == ranking


def test_the_cards_of_earlier_passes_break_no_tie() -> None:
    """FT-R14: more cards in the first pass do not help; the pile of the second decides."""
    first = scripted(2, ["Y6 Y5 Y4 | ", "G6 G5 G4 | ", " | O6 O4", " | D6 D5", " | T6 T3"])
    second = scripted(2, ["Y6 Y5 | ", "G6 G4 | ", " | O6 O5 O4", " | D3 D2 D1"])
    match = sit(first, second, long=True)
    play(match, first)
    assert (match.points(), view(match).number) == ([30, 30], 2)
    play(match, second)
    assert (match.points(), match.ranking()) == ([51, 51], [2, 1])
