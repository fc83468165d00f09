"""Chapter 3: who wins a trick, and when the tricks are over."""

from __future__ import annotations

import pytest

from katzentisch.games.cat_in_the_box.tests.positions import (
    bury,
    covered,
    deal,
    field,
    imagined,
    play,
    predict,
    prepare,
    scored,
    see,
)

TRICKS = {
    "CB-T26": ("5Y 8G 2R 4R", 3),
    "CB-T27": ("3B 7B 8Y 6B", 1),
    "CB-T28": ("1G 8B 8Y 7B", 0),
    "CB-T29": ("6R 2R 8B 7R", 3),
    "CB-T30": ("8B 1R 2B 3B", 1),
}


@pytest.mark.parametrize("scenario", TRICKS)
@pytest.mark.parametrize("leader", range(4))
def test_cb_t26_to_t30_who_wins(scenario: str, leader: int) -> None:
    """CB-T26, CB-T27, CB-T28, CB-T29, CB-T30, CB-15: the highest red wins, or else the highest of the led colour."""
    text, winning = TRICKS[scenario]
    *others, last = text.split()
    seat = (leader + 3) % 4
    state = imagined(
        4, f"{last[0]} 5 5 6", seat=seat, leader=leader, trick=" ".join(others), tokens={seat: "3R"}, free=last
    )
    before = see(state).tricks
    play(state, last)
    winner = (leader + winning) % 4
    assert see(state).tricks == tuple(tricks + (at == winner) for at, tricks in enumerate(before))
    assert state.actors() == [winner]


def test_cb_15_the_lowest_red_beats_the_highest_card() -> None:
    """CB-15: with five players, too, 1R beats 9B, and 2R beats 1R."""
    hands = ("1 9", "1 1", "1 3", "1 4", "2 2")
    state = prepare(deal(5, *hands))
    play(state, "9B 1R 3B 4B")
    red, blue = play(state.copy(), "2R"), play(state, "2B")
    assert see(red).tricks == (0, 0, 0, 0, 1)
    assert see(blue).tricks == (0, 1, 0, 0, 0)


def test_cb_16_tricks_are_public_piles() -> None:
    """CB-16: everybody sees how many tricks everybody won; the cards of a trick leave the table with it."""
    state = play(prepare(deal(3, "1 4", "1 5", "1 3", starter=1)), "5Y 3Y 4Y")
    for seat in (-1, 0, 1, 2):
        view = see(state, seat)
        assert view.tricks == (0, 1, 0)
        assert view.trick == ()
        assert view.led == -1
        assert view.tokens == ((field("4Y"),), (field("5Y"),), (field("3Y"),))


def test_cb_15_no_second_copy_can_tie() -> None:
    """CB-15, CB-11: two cards of one value and colour never meet, so no trick is tied."""
    state = play(prepare(deal(3, "1 4 4", "1 4 4", "1 4")), "4Y")
    assert [text for text in ("4R", "4B", "4G") if state.allows(1, field(text))] == ["4R", "4B", "4G"]
    assert not state.allows(1, field("4Y"))


def test_cb_t38_last_cards_need_no_colour() -> None:
    """CB-T38, CB-17: after trick 8 the last cards go, although no field is left for them; that is no paradox."""
    board = """
    R a c b a d c b .
    B a b c d a b c d
    Y b a d c b a d c
    G c d a b c d a b
    """
    state = imagined(4, "8 7", seat=3, leader=0, trick="4R 7R 6R", board=board)
    assert see(state).hands == (1, 1, 1, 2)
    play(state, "8R")
    assert scored(state).paradox == -1
    assert scored(state).shown == ()
    assert sum(map(len, see(state).last_tokens)) == 32
    assert see(state).round == 1


def test_cb_17_tricks_go_on_while_two_cards_are_held() -> None:
    """CB-17: the tricks end only when everybody holds exactly one card after a complete trick."""
    state = imagined(4, "8 8 8", seat=3, leader=0, trick="1B 2B 3B", free="8B 8Y 8G")
    play(state, "8B")
    assert see(state).round == 0
    assert see(state).hands == (2, 2, 2, 2)
    assert state.actors() == [3]


def test_cb_t62_eight_leads_and_eight_tricks() -> None:
    """CB-T62, CB-R8: who leads and wins all eight tricks keeps every X, plays all eight cards, and scores eight."""
    hands = ("1 5 6 6 7 7 7 8 8 8", "1 1 2 3 4 5 5 5 5 7", "1 2 3 3 4 4 6 6 7 8", "1 2 2 2 3 3 4 4 6 8")
    state = predict(bury(deal(4, *hands), "1 5 2 4"), "3 1 1 1")
    tricks = ("6B 4B 3B 2B", "5B 1B 6G 1G", "6Y 1Y 3Y 2Y", "7Y 5Y 4Y 8G", "8B 7B 7G 2G", "8Y 5G 4G 3G", "7R 5R 1R 3R")
    for won, trick in enumerate(tricks, 1):
        assert state.actors() == [0]
        play(state, trick)
        assert see(state).tricks == (won, 0, 0, 0)
        assert covered(state, 0) == "RBYG"
    play(state, "8R")
    assert covered(state, 0) == "RBYG"
    assert len(see(state).tokens[0]) == 8
    play(state, "2R 6R 4R")
    assert scored(state).tricks == (8, 0, 0, 0)
    assert scored(state).points == (8, 0, 0, 0)
