"""Chapter 3, the bonus: the largest connected group of own tokens, read from the layout."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from katzentisch.core.game import Game
from katzentisch.games.cat_in_the_box import game as cat
from katzentisch.games.cat_in_the_box.game import CatInTheBox
from katzentisch.games.cat_in_the_box.tests.positions import DEALT, deck, imagined, play, scored, values


def bonus(
    players: int,
    tokens: str,
    others: Mapping[int, str] | None = None,
    turned_up: str = "",
    side: str | None = None,
    game: Game = cat,
) -> int:
    """What these tokens of seat 0 bring: it leads the last of them, and the next seat causes a paradox."""
    *lying, last = tokens.split()
    hand = [int(last[0])]
    left = deck(players)
    left.subtract([int(token[0]) for token in [*lying, last]])
    left.subtract(values(turned_up))
    for text in (others or {}).values():
        left.subtract([int(token[0]) for token in text.split()])
    while len(hand) < DEALT[players] - 1 - len(lying):
        hand.append(max(left, key=lambda value: (left[value], value)))
        left[hand[-1]] -= 1
    state = imagined(
        players,
        " ".join(map(str, hand)),
        tokens={0: " ".join(lying), **(others or {})},
        free=last,
        covered={1: ""},
        tricks=(1, len(lying) - 1, 0, 0, 0)[:players],
        turned_up=turned_up,
        side=side,
        game=game,
    )
    play(state, last)
    assert scored(state).paradox == 1
    return scored(state).bonus[0]


def test_cb_t39_a_group_round_corners() -> None:
    """CB-T39, CB-21: 3R 4R 4B 4Y 5Y hang together; tokens apart from them do not count."""
    assert bonus(4, "3R 4R 4B 4Y 7G 8R 1B 5Y") == 5


def test_cb_t40_an_opponent_separates() -> None:
    """CB-T40, CB-21: another player's token between two groups keeps them apart."""
    assert bonus(4, "2B 3B 5B 6B 2Y", {1: "4B"}) == 3


def test_cb_21_neutral_stones_separate() -> None:
    """CB-21, CB-26: on grid 3 of the rulings 1B 2B 3B 1Y hang together, round the neutral stones."""
    assert bonus(2, "4R 1B 2B 3B 1Y", {1: "3Y"}, turned_up="2 2 5") == 4


def test_cb_t42_diagonals_and_edges_do_not_join() -> None:
    """CB-T42, CB-21: of a staircase over the whole board only 6R and 6B touch."""
    assert bonus(3, "1R 2B 3Y 4G 5Y 6B 6R 1G") == 2


def test_cb_t43_a_long_group() -> None:
    """CB-T43, CB-21: a whole column and what hangs on it."""
    assert bonus(5, "1R 1B 1Y 1G 2R 2G 3R") == 7


@pytest.mark.parametrize("side", ["white", "purple"])
@pytest.mark.parametrize(
    ("pair", "size"),
    [
        ("3R 3B", 2),
        ("3B 3Y", 2),
        ("3Y 3G", 2),
        ("3R 4R", 2),
        ("3R 3Y", 1),
        ("3R 3G", 1),
        ("3B 3G", 1),
        ("3R 4B", 1),
        ("1R 6R", 1),
    ],
)
def test_cb_t44_neighbours(pair: str, size: int, side: str) -> None:
    """CB-T44, CB-R2, CB-R1: rows lie R, B, Y, G from top to bottom, nothing wraps around, on both sides."""
    assert bonus(3, pair, side=side) == size


@pytest.mark.parametrize("pair", ["9R 1B", "9B 1Y", "9Y 1G", "1R 9R", "1B 9R"])
def test_cb_r2_nothing_wraps_around_with_nine_columns(pair: str) -> None:
    """CB-R2, CB-21: with five players the end of a row touches neither its beginning nor that of the next row."""
    assert bonus(5, pair) == 1


SHIFTED = json.dumps(
    {
        "sides": {
            side: [
                "R1 R2 R3 B4 B5 B6 Y7 Y8 Y9",
                "B1 B2 B3 Y4 Y5 Y6 G7 G8 G9",
                "Y1 Y2 Y3 G4 G5 G6 R7 R8 R9",
                "G1 G2 G3 R4 R5 R6 B7 B8 B9",
            ]
            for side in ("white", "purple")
        }
    }
)


@pytest.mark.parametrize("side", ["white", "purple"])
@pytest.mark.parametrize(
    ("pair", "shifted"), [("3R 4B", 2), ("6B 7Y", 2), ("4R 4G", 2), ("3R 4R", 1), ("6B 7B", 1), ("4R 4B", 1)]
)
def test_cb_t45_the_layout_is_data(pair: str, shifted: int, side: str) -> None:
    """CB-T45, CB-R1: another layout table changes who is whose neighbour, and needs no other rules."""
    assert bonus(4, pair, side=side, game=CatInTheBox(SHIFTED)) == shifted
    assert bonus(4, pair, side=side) == 3 - shifted


def test_cb_r10_a_single_token_is_a_group() -> None:
    """CB-R10: a player with one token and a hit prediction gets a bonus of 1."""
    state = imagined(3, "1 1 2 2 3 3 4 4", free="1B", covered={1: ""}, tricks=(0, 0, 1))
    play(state, "1B")
    assert scored(state).bonus == (0, 0, 1)
    assert scored(state).points == (0, 0, 2)
