"""The last deal, the count, and who wins."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.core.chance import rng
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.tests.script import (
    DEALS,
    choose,
    dealt,
    first_choices,
    hand,
    number,
    play,
    scripted,
    sit,
    view,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@PLAYERS
def test_the_last_deal(players: int) -> None:
    """FT-T31, FT-13, FT-R2: hands go 5, 3, 2, 1 without drawing, and the fifth card is discarded."""
    match = dealt(players, "last deal")
    while view(match).pile:
        first_choices(match)
    seen = view(match)
    assert (seen.deal, seen.turn, seen.hands) == (DEALS[players], 0, (5,) * players)
    start = len(match.log)
    for left in (3, 2):
        first_choices(match)
        assert view(match).hands == (left,) * players
        assert not match.over
    unplayed = []
    for seat in range(players):
        keep, played = hand(match, seat)
        unplayed.append(keep)
        choose(match, seat, played)
    seen = view(match)
    assert match.over
    assert seen.over
    assert seen.hands == (0,) * players
    for seat, card in enumerate(unplayed):
        assert view(match, seat).unplayed == number(card)
    assert not [event for event in match.log[start:] if event.key == "you-drew"]
    assert [event.key for event in match.log[start:] if event.key in ("revealed", "counted")] == (
        ["revealed"] * 3 * players + ["counted"] * players
    )


def test_the_unplayed_card_scores_nothing() -> None:
    """FT-T31: a 6 of the colour that scores in the last deal is worth nothing in the hand."""
    rows = scripted(2, [" | "] * 10 + ["Y5 Y4 | Y3"], left="Y6 Y4")
    match = sit(rows)
    play(match, rows, 10)
    assert match.points() == [0, 0]
    play(match, [row[40:] for row in rows])
    assert match.over
    assert match.points() == [9, 3]


def test_the_pile_of_four_players() -> None:
    """FT-T32, FT-13: 64, 48, 32, 16, 0 cards after five deals; the sixth is the last and is announced as such."""
    match = dealt(4, "four players")
    piles = []
    while not match.over:
        for _ in range(3):
            first_choices(match)
        piles.append(view(match).pile)
    assert piles == [64, 48, 32, 16, 0, 0]
    deals = [event.key for event in match.log if event.key in ("deal", "last-deal")]
    assert deals == ["deal"] * 5 + ["last-deal"]


@PLAYERS
def test_the_last_deal_is_scored_normally(players: int) -> None:
    """FT-13: the last deal ends with the same steps of scoring as any other."""
    match = dealt(players, "scored normally")
    while not match.over:
        first_choices(match)
    last = max(at for at, event in enumerate(match.log) if event.key == "last-deal")
    steps = [event.key for event in match.log[last:]]
    assert sum(step in ("roosters", "roosters-score") for step in steps) == 1
    assert sum(step in ("roosters-score", "colour-scores", "nobody-scores") for step in steps) == 1


def test_most_points_win() -> None:
    """FT-14: the values of the player's own pile are added; most points win, however few the cards."""
    rows = scripted(2, ["Y6 Y5 | Y2", " | G2 G2 G2 G2"])
    match = sit(rows)
    play(match, rows)
    assert match.over
    assert (match.points(), view(match).kept, match.ranking()) == ([11, 10], (2, 5), [1, 2])


def test_more_cards_break_a_tie() -> None:
    """FT-T36, FT-14: Y6 Y5 G2 against G3 G3 O3 T2 D2 is 13 : 13, and five cards beat three."""
    rows = scripted(2, ["Y6 Y5 | ", "G2 | G3 G3", " | O3", " | T2", " | D2"])
    match = sit(rows)
    play(match, rows)
    assert match.over
    assert (match.points(), view(match).kept, match.ranking()) == ([13, 13], (3, 5), [2, 1])


def test_a_shared_win() -> None:
    """FT-14: as many points with as many cards share the win."""
    rows = scripted(2, ["Y6 Y2 | Y5 Y3"])
    match = sit(rows)
    play(match, rows)
    assert (match.points(), match.ranking()) == ([8, 8], [1, 1])


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_ever_scored(players: int) -> None:
    """FT-T38, FT-14: a pass in which nobody scores ends with nothing for anybody, and all share."""
    rows = scripted(players, [])
    match = sit(rows)
    play(match, rows)
    assert match.over
    assert (match.points(), view(match).kept, match.ranking()) == ([0] * players, (0,) * players, [1] * players)


@pytest.mark.parametrize(
    ("points", "kept", "ranking"),
    [
        ((10, 20, 10, 10), (3, 4, 3, 2), [2, 1, 2, 4]),
        ((10, 10, 10, 10), (3, 4, 4, 2), [3, 1, 1, 4]),
        ((7, 8, 9, 10), (9, 8, 7, 6), [4, 3, 2, 1]),
        ((5, 5, 5, 5), (2, 2, 2, 2), [1, 1, 1, 1]),
    ],
)
def test_ranks_below_the_first(points: tuple[int, ...], kept: tuple[int, ...], ranking: list[int]) -> None:
    """FT-R15: points, then cards decide every rank; equal on both is the same rank."""
    match = dealt(4, "ranks")
    while not match.over:
        first_choices(match)
    over = msgspec.structs.replace(view(match), points=points, kept=kept)
    assert game.imagine(over, rng("ranks")).ranking() == ranking
