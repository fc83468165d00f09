"""The scoring of one deal: every scenario, on a table where it is really played."""

from __future__ import annotations

from collections import Counter

import pytest

from katzentisch.games.g5211.tests.script import gone, one_deal, play, rows_of, sit, view
from katzentisch.play.match import Match

ROOSTERS_5 = "Y1 G1 Y2 O3 | O1 D1 G2 T4 | T1 T2 D3 Y6 | G1 O2 D2 T3 | D1 Y3 G3 O4"

# What was kept: points and cards of each player.
SCENARIOS = [
    ("FT-T01 FT-07 FT-10", "Y3 Y2 G4 O2 | Y5 G2 T3 D2", (5, 5), (2, 1)),
    ("FT-T02 FT-06", "Y1 Y1 G1 Y6 | Y2 O1 T3 D2", (3, 1), (3, 1)),
    ("FT-T03 FT-R4 FT-12", "Y1 Y1 G1 Y6 | Y2 O2 T3 D2", (8, 2), (3, 1)),
    ("FT-T04 FT-R4", "Y1 G1 O1 Y6 | T1 D1 Y2 T3", (7, 2), (2, 1)),
    ("FT-T05 FT-R4", "Y1 Y1 Y1 Y6 | Y1 Y5 G3 G2", (3, 1), (3, 1)),
    ("FT-T06 FT-R4", "Y1 Y2 G1 O3 | Y1 G1 G2 T3", (2, 2), (2, 2)),
    ("FT-T07 FT-08", "G2 G2 G3 Y4 | G3 G6 Y2 O5", (4, 2), (1, 1)),
    ("FT-T08 FT-08", "G2 G2 G3 Y4 | G6 Y2 O5 T3", (7, 6), (3, 1)),
    ("FT-T09 FT-08", "G2 G2 G3 Y4 | G3 G3 Y2 O2 | G2 G5 Y3 T2 | G6 Y2 D3 D2", (4, 2, 3, 2), (1, 1, 1, 1)),
    ("FT-T11 FT-09", "Y2 Y3 G2 O4 | Y2 G3 G3 D2 | Y4 G2 O3 D3 | Y6 G5 O2 T2", (4, 0, 3, 2), (1, 0, 1, 1)),
    ("FT-T12 FT-11", "Y2 Y3 G2 O4 | Y2 G3 G3 D2 | Y4 G2 T3 D3 | Y6 G5 O2 T2", (0, 0, 0, 0), (0, 0, 0, 0)),
    ("FT-T16 FT-R7", "G2 G2 G3 G3 | G2 G4 G5 G6", (0, 0), (0, 0)),
    ("FT-T17 FT-R7", "Y2 Y3 G2 G3 | Y2 Y4 G2 G4", (0, 0), (0, 0)),
    (
        "FT-T18 FT-11",
        "Y2 Y3 G2 G3 | Y2 O2 O3 T2 | Y4 G2 G4 O2 | T2 T3 D2 D3 | D2 D4 T4 O4",
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
    ),
    ("FT-T19 FT-R6", "Y2 Y3 G2 O2 | Y6 G3 D2 T2 | Y2 O3 D3 T3", (5, 6, 2), (2, 1, 1)),
    ("FT-T20 FT-07 FT-12", "Y1 Y1 G2 O2 | Y4 G3 D2 T2 | Y1 O3 D3 T3", (2, 4, 1), (2, 1, 1)),
    ("FT-T23 FT-06", "Y1 G1 Y2 O3 | O1 D1 G2 T4 | T1 T2 D3 Y6 | G1 O2 D2 T3", (2, 2, 1, 1), (2, 2, 1, 1)),
    ("FT-T25 FT-08 FT-R8", "G2 G2 G3 Y4 | G3 G2 Y2 O5 | Y3 Y6 T2 O2", (7, 5, 0), (3, 2, 0)),
    # Beyond the scenarios of the rulings.
    (
        "FT-08 two disasters, the third colour scores",
        "Y2 Y3 Y2 Y4 | Y2 Y3 Y2 G2 | G2 G3 G2 G3 | G2 G4 O3 O4",
        (0, 0, 0, 7),
        (0, 0, 0, 2),
    ),
    ("FT-R5 FT-08 two colours tie at the limit", "Y2 Y3 Y2 Y4 | Y2 Y3 G2 G4 | G2 G3 G2 G3", (0, 0, 0), (0, 0, 0)),
    ("FT-R5 disaster, then tie, then nothing", "G2 G2 G3 G3 | G2 Y2 Y3 O2 | G4 O3 O4 Y4", (0, 0, 0), (0, 0, 0)),
    ("FT-R5 disaster, then tie, then a colour", "G2 G2 G3 G3 | G2 G3 Y2 O2 | G4 Y3 O3 T4", (0, 0, 4), (0, 0, 1)),
    ("FT-09 tie, then the next colour", "Y2 Y3 Y4 G2 | G3 G4 O2 O3", (0, 5), (0, 2)),
    ("FT-R6 the tie for second place does not matter", "Y2 Y3 Y4 G2 | G3 O2 O3 T2", (9, 0), (3, 0)),
    ("FT-R8 who has nothing of the colour keeps nothing", "Y2 Y3 Y4 G2 | O2 D2 T2 G3", (9, 0), (3, 0)),
    ("FT-06 roosters of five colours, five players", ROOSTERS_5, (2, 2, 1, 1, 1), (2, 2, 1, 1, 1)),
]


@pytest.mark.parametrize(("ids", "cards", "points", "kept"), SCENARIOS, ids=[ids for ids, *_ in SCENARIOS])
def test_scenario(ids: str, cards: str, points: tuple[int, ...], kept: tuple[int, ...]) -> None:
    """What the scenario says is kept; everything, kept or not, is out of the pass and lies open no more."""
    seen = view(one_deal(cards))
    assert (seen.points, seen.kept) == (points, kept)
    assert gone(seen) == Counter(card for row in rows_of(cards) for card in row)
    assert seen.open == ((),) * seen.players
    assert seen.deal == 2


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_the_turn_of_a_card_does_not_matter(order: tuple[int, ...]) -> None:
    """FT-07: the count takes the cards of all three turns alike, whenever they were played."""
    rows = rows_of("Y3 Y2 G4 O2 | Y5 G2 T3 D2")
    text = " | ".join(" ".join(row[at] for at in order) for row in rows)
    assert view(one_deal(text)).points == (5, 5)


@pytest.mark.parametrize(("roosters", "points"), [(3, (8, 0)), (4, (2, 2)), (5, (7, 1))])
def test_only_the_exact_number_of_roosters_scores(roosters: int, points: tuple[int, int]) -> None:
    """FT-R4, FT-06: with two players three roosters or five do nothing, four take everything."""
    rows = {
        3: "Y1 G1 Y3 Y4 | O1 D2 T2 T3",
        4: "Y1 G1 Y3 Y4 | O1 D1 T2 T3",
        5: "Y1 G1 Y3 Y3 | O1 D1 T2 Y1",
    }[roosters]
    assert view(one_deal(rows)).points == points


def test_kept_cards_add_up_over_deals() -> None:
    """FT-12: the pile grows from deal to deal, and a rooster kept through its colour is worth 1 in it."""
    first, second = "Y3 Y1 G4 O2 | Y5 G2 T3 D2", "G1 G2 G3 Y2 | Y3 O2 T3 D3"
    match = one_deal_after_another(first, second)
    seen = view(match)
    assert (seen.points, seen.kept) == ((4 + 6, 5), (2 + 3, 1))
    assert match.points() == [10, 5]


def one_deal_after_another(*deals: str) -> Match:
    rows = [[card for row in each for card in row] for each in zip(*map(rows_of, deals), strict=True)]
    match = sit(rows)
    play(match, rows)
    return match
