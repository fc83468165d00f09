"""The box, the cards put aside, and one way through the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from katzentisch.core.reason import BadOptions
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.tests.oracle import DECK
from katzentisch.games.g5211.tests.script import DEALS, card, dealt, first_choices, gone, hand, view
from katzentisch.play.match import Match

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def test_the_box_holds_a_hundred_cards() -> None:
    """FT-01: five colours, each with five roosters, six 2s, five 3s, two 4s, a 5 and a 6; 255 points in all."""
    box = Counter({card(int(name.removeprefix("card "))): copies for name, copies in game.box(4, {}).items()})
    assert box == Counter(DECK)
    assert box.total() == 100
    for colour in "YGODT":
        assert [box[f"{colour}{value}"] for value in range(1, 7)] == [5, 6, 5, 2, 1, 1]
        assert sum(box[f"{colour}{value}"] * value for value in range(1, 7)) == 51


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    """FT-01: one or six cannot play."""
    with pytest.raises(BadOptions, match="players"):
        Match.begin(game, ["somebody"] * players)


@pytest.mark.parametrize(("players", "aside", "pile"), [(2, 10, 80), (3, 13, 72), (4, 0, 80), (5, 15, 60)])
def test_set_up(players: int, aside: int, pile: int) -> None:
    """FT-02: cards are put aside unseen, everybody gets five, the rest is the draw pile."""
    match = dealt(players, "set up")
    seen = view(match)
    assert (seen.aside, seen.pile, seen.hands) == (aside, pile, (5,) * players)
    order = match.chance["deal 1"].split()
    assert sorted(order) == sorted(DECK)
    for seat in range(players):
        start = aside + 5 * seat
        assert sorted(hand(match, seat)) == sorted(order[start : start + 5])


@pytest.mark.parametrize(
    ("players", "pile", "per_deal", "deals", "played", "left"),
    [(2, 80, 8, 11, 88, 2), (3, 72, 12, 7, 84, 3), (4, 80, 16, 6, 96, 4), (5, 60, 20, 4, 80, 5)],
)
def test_a_full_pass(players: int, pile: int, per_deal: int, deals: int, played: int, left: int) -> None:
    """FT-T29, FT-R3, FT-13: the pile shrinks by 4n a deal and empties exactly; one deal more; no card twice."""
    match = dealt(players, "full pass")
    piles: list[int] = []
    while not match.over:
        seen = view(match)
        assert seen.deal == len(piles) + 1
        piles.append(seen.pile)
        for _ in range(3):
            first_choices(match)
    assert piles == [*range(pile, 0, -per_deal), 0]
    assert len(piles) == deals == DEALS[players]
    revealed = [each for event in match.log if event.key == "revealed" for each in cards_of(event.data["cards"])]
    assert len(revealed) == played
    assert Counter(revealed) == gone(view(match))
    unplayed = [card(view(match, seat).unplayed) for seat in range(players)]
    assert len(unplayed) == left
    assert Counter(revealed + unplayed) <= Counter(DECK)


def cards_of(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


@PLAYERS
@pytest.mark.parametrize("long", [False, True])
def test_every_card_is_somewhere(players: int, long: bool) -> None:
    """FT-T35, FT-01: hands, open cards, piles, discards, draw pile and cards aside are always the hundred cards."""
    match = dealt(players, "one copy", long)
    order = match.chance["deal 1"].split()
    while not match.over and view(match).number < 3:
        seen = view(match)
        order = match.chance[f"deal {seen.number}"].split()
        hands = [card for seat in range(players) for card in hand(match, seat)]
        laid = [card(each) for row in seen.open for each in row]
        pile = order[100 - seen.pile :]
        assert Counter(hands) + Counter(laid) + gone(seen) + Counter(order[: seen.aside] + pile) == Counter(DECK)
        seat = match.actors()[-1]
        match.submit(seat, match.legal(seat)[-1])
    assert match.over != long or view(match).number > 1


@PLAYERS
def test_no_reshuffle_inside_a_pass(players: int) -> None:
    """FT-R12: chance shuffles once a pass, and what is gone stays gone."""
    match = dealt(players, "no reshuffle")
    before: Counter[str] = Counter()
    while not match.over:
        first_choices(match)
        now = gone(view(match))
        assert before <= now
        before = now
    assert list(match.chance) == ["deal 1"]
