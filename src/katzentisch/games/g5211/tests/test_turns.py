"""The three turns of a deal: choosing, turning over, drawing."""

from __future__ import annotations

import pytest

from katzentisch.core.reason import BadNotation
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.box.cards import CARDS
from katzentisch.games.g5211.tests.script import (
    card,
    choose,
    dealt,
    first_choices,
    hand,
    number,
    one_deal,
    play,
    reason_of,
    rows_of,
    sit,
    stacked,
    view,
)

T44 = "Y3 G4 Y2 O2 T5 | Y5 T3 G2 D2 O6"
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@PLAYERS
def test_two_cards_then_one_then_one(players: int) -> None:
    """FT-03, FT-04, FT-05: two, one and one card are laid open; then four lay there and the deal is scored."""
    match = dealt(players, "two, one, one")
    for turn, laid in enumerate([0, 2, 3]):
        seen = view(match)
        assert (seen.deal, seen.turn) == (1, turn)
        assert [len(row) for row in seen.open] == [laid] * players
        sizes = {len(game.spell(move).split()) for seat in range(players) for move in match.legal(seat)}
        assert sizes == {2 if turn == 0 else 1}
        first_choices(match)
    seen = view(match)
    assert (seen.deal, seen.turn) == (2, 0)
    assert [len(row) for row in seen.last_open] == [4] * players
    assert seen.hands == (5,) * players
    assert sum(seen.gone) == 4 * players


@PLAYERS
def test_hands_in_a_deal_with_drawing(players: int) -> None:
    """FT-T30, FT-R1: 5, then 3 and back to 5, 4 and back to 5, 4 and back to 5; turn 1 draws two."""
    match = dealt(players, "hand sizes")
    for size in (2, 1, 1):
        before = [hand(match, seat) for seat in range(players)]
        assert [len(cards) for cards in before] == [5] * players
        start = len(match.log)
        first_choices(match)
        for seat in range(players):
            drawn = [event for event in match.events(seat, start) if event.key == "you-drew"]
            assert len(drawn) == 1
            cards = drawn[0].data["cards"]
            assert isinstance(cards, list)
            assert len(cards) == size
            laid = (view(match).open[seat] or view(match).last_open[seat])[-size:]
            rest = list(before[seat])
            for each in laid:
                rest.remove(card(each))
            assert len(rest) == 5 - size
            assert sorted(hand(match, seat)) == sorted([*rest, *map(str, cards)])


def test_drawing_goes_round_from_seat_0() -> None:
    """FT-R10: seat 0 draws all its cards of the turn, then seat 1, then seat 2."""
    rows = rows_of("Y2 Y2 Y2 Y2 Y2 | G2 G2 G2 G2 G2 | O2 O2 O2 O2 O2")
    match = sit(rows)
    pile = stacked(rows)[13 + 15 :]
    for size in (2, 1, 1):
        start = len(match.log)
        for seat in (2, 0, 1):
            match.submit(seat, match.legal(seat)[0])
        for seat in range(3):
            (drew,) = (event for event in match.events(seat, start) if event.key == "you-drew")
            assert drew.data["cards"] == sorted(pile[:size], key=CARDS.index)
            pile = pile[size:]


def test_scenario_turn_by_turn() -> None:
    """FT-T44, FT-03 … FT-10: one deal of two players, turn by turn, down to a pile of 72."""
    match = sit(rows_of(T44))
    assert view(match).pile == 80
    choose(match, 0, "Y3 G4")
    assert view(match).open == ((), ())
    choose(match, 1, "T3 Y5")
    assert [set(map(card, row)) for row in view(match).open] == [{"Y3", "G4"}, {"Y5", "T3"}]
    assert (view(match).pile, view(match).hands) == (76, (5, 5))
    choose(match, 0, "Y2")
    choose(match, 1, "G2")
    assert [card(row[-1]) for row in view(match).open] == ["Y2", "G2"]
    assert (view(match).pile, view(match).hands) == (74, (5, 5))
    choose(match, 0, "O2")
    choose(match, 1, "D2")
    seen = view(match)
    assert [sorted(map(card, row)) for row in seen.last_open] == [["G4", "O2", "Y2", "Y3"], ["D2", "G2", "T3", "Y5"]]
    assert (seen.points, seen.kept) == ((5, 5), (2, 1))
    assert (seen.pile, seen.hands, seen.deal) == (72, (5, 5), 2)


def test_the_whole_deal_is_counted() -> None:
    """FT-R2: the colour count takes all four cards of everybody, not those of the last turn."""
    match = one_deal("Y2 Y3 G2 G3 | Y2 Y3 O2 G3")
    assert view(match).points == (5, 5)


@PLAYERS
def test_open_cards_of_earlier_turns_stay(players: int) -> None:
    """FT-R9: what was turned over in turns 1 and 2 is open until the scoring."""
    match = dealt(players, "open cards")
    first_choices(match)
    laid = view(match).open
    first_choices(match)
    assert [row[:2] for row in view(match).open] == list(laid)


def test_bad_choices_are_refused() -> None:
    """FT-T33, FT-R9: one card or three in turn 1, one card twice, one not in hand; two in turn 2: all refused."""
    match = sit(rows_of(T44))
    assert reason_of(match, 0, game.parse("Y3")) == "choose-two"
    with pytest.raises(BadNotation):
        game.parse("Y3 G4 Y2")
    assert reason_of(match, 0, game.parse("Y3 Y3")) == "not-in-hand"
    assert reason_of(match, 0, game.parse("Y3 Y6")) == "not-in-hand"
    assert reason_of(match, 0, game.parse("Y6 T5")) == "not-in-hand"
    assert reason_of(match, 0, game.parse("Y6 T6")) == "not-in-hand"
    first_choices(match)
    assert reason_of(match, 1, game.parse(" ".join(hand(match, 1)[:2]))) == "choose-one"
    absent = next(each for each in range(30) if each not in view(match, 1).hand)
    assert reason_of(match, 1, absent) == "not-in-hand"


def test_two_copies_may_be_chosen() -> None:
    """FT-R9: the same card twice is a choice for who holds it twice."""
    match = sit(rows_of("Y2 Y2 G3 O3 D3 | Y3 G2 G2 O2 D2"))
    assert game.parse("Y2 Y2") in match.legal(0)
    assert reason_of(match, 1, game.parse("Y2 Y2")) == "not-in-hand"
    choose(match, 0, "Y2 Y2")
    choose(match, 1, "G2 G2")
    assert view(match).open == ((number("Y2"),) * 2, (number("G2"),) * 2)


def test_a_confirmed_choice_stands() -> None:
    """FT-R9: who has chosen cannot choose again, and is not waited for."""
    match = sit(rows_of(T44))
    choose(match, 0, "Y3 G4")
    assert match.actors() == [1]
    assert match.legal(0) == []
    assert reason_of(match, 0, game.parse("Y3 G4")) == "already-chosen"
    assert reason_of(match, 0, game.parse("Y3 Y2")) == "already-chosen"


def test_reasons_of_seats_and_moves_that_are_none() -> None:
    """A seat that is no player, a number that is no move, a game that is over: each refusal says so."""
    match = dealt(2, "reasons")
    assert reason_of(match, 2, match.legal(0)[0]) == "no-seat"
    assert reason_of(match, -1, match.legal(0)[0]) == "no-seat"
    assert reason_of(match, 0, -1) == "no-move"
    assert reason_of(match, 0, game.moves) == "no-move"
    last = match.legal(0)[0]
    while not match.over:
        first_choices(match)
    for seat in (0, 1):
        assert reason_of(match, seat, last) == "over"


def test_notation() -> None:
    """A move is one card or two in any order and any case; other texts are no moves."""
    assert game.parse("y3  g4") == game.parse("G4 Y3")
    assert game.spell(game.parse("G4 Y3")) == "Y3 G4"
    for text in ("", "Y7", "Y0", "X3", "Y3 G", "Y3,G4", "3Y", "Y3 G4 O2"):
        with pytest.raises(BadNotation):
            game.parse(text)


def test_order_of_choices_does_not_matter() -> None:
    """FT-03: whoever chooses first, the same cards are turned over and the same are drawn."""
    rows = rows_of(T44)
    one, other = sit(rows), sit(rows)
    play(one, rows, 1)
    for cards in (("Y3 G4", "Y5 T3"), ("Y2", "G2"), ("O2", "D2")):
        for seat in (1, 0):
            choose(other, seat, cards[seat])
    assert [view(one, seat) for seat in (-1, 0, 1)] == [view(other, seat) for seat in (-1, 0, 1)]
