"""What everybody may know, and what nobody may before its time."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.core.chance import Chance, rng
from katzentisch.core.view import encode
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.rules.state import State5211
from katzentisch.games.g5211.tests.script import card, choose, dealt, first_choices, hand, rows_of, sit, view
from katzentisch.games.g5211.view import View5211


def test_two_of_three_have_chosen() -> None:
    """FT-T34, FT-R9: the others see who has chosen and not a card; only the chooser sees the player's own choice."""
    match = sit(rows_of("Y3 G4 Y2 O2 T5 | Y5 T3 G2 D2 O6 | D3 D4 D5 D6 O5"))
    before = [view(match, seat) for seat in (-1, 0, 1, 2)]
    start = len(match.log)
    choose(match, 0, "Y3 G4")
    choose(match, 2, "D5 D6")
    for seat, old in zip((-1, 0, 1, 2), before, strict=True):
        seen = view(match, seat)
        assert seen.has_chosen == (True, False, True)
        own = {0: game.parse("Y3 G4"), 2: game.parse("D5 D6")}.get(seat, -1)
        assert seen == msgspec.structs.replace(old, has_chosen=(True, False, True), choice=own)
        assert seen.open == ((), (), ())
        assert [event.key for event in match.events(seat, start)] == ["chosen", "chosen"]
        assert [event.data for event in match.events(seat, start)] == [{"seat": 0}, {"seat": 2}]


@pytest.mark.parametrize(("other", "same"), [("Y3 G4", "Y2 T5"), ("O2 T5", "Y3 Y2")])
def test_another_choice_looks_the_same(other: str, same: str) -> None:
    """FT-R9: whatever a player chose, everybody else gets the same bytes."""
    sent = []
    for cards in (other, same):
        match = sit(rows_of("Y3 G4 Y2 O2 T5 | Y5 T3 G2 D2 O6 | D3 D4 D5 D6 O5"))
        choose(match, 0, cards)
        sent.append([encode([view(match, seat), match.events(seat)]) for seat in (-1, 1, 2)])
    assert sent[0] == sent[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_public_and_hidden(players: int) -> None:
    """FT-R11: all see the same but for the player's own hand, choice and last card; the gallery sees no hand at all."""
    match = dealt(players, "public")
    while not match.over:
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[0])
        gallery = view(match)
        assert (gallery.hand, gallery.choice, gallery.unplayed) == ((), -1, -1)
        for seat in range(players):
            seen = view(match, seat)
            assert msgspec.structs.replace(seen, seat=-1, hand=(), choice=-1, unplayed=-1) == gallery
            assert len(seen.hand) == gallery.hands[seat]


def test_hidden_cards_leave_no_trace() -> None:
    """FT-R11: other hands, the draw pile and the cards aside may be any unseen ones; the bytes stay the same."""
    match = dealt(3, "no trace")
    for _ in range(4):
        first_choices(match)
    seen = view(match, 1)
    hands = set()
    for number in range(20):
        world = game.imagine(seen, rng(f"no trace {number}"))
        assert encode(world.view(1)) == encode(seen)
        other = world.view(0)
        assert isinstance(other, View5211)
        hands.add(other.hand)
    assert len(hands) > 10


def test_the_history_of_revealed_cards_is_public() -> None:
    """FT-R11: what was revealed in this pass is in the view: open, of the deal before, or counted as gone."""
    match = dealt(2, "history")
    for _ in range(4):
        first_choices(match)
    revealed: list[str] = []
    for event in match.events(-1):
        if event.key == "revealed":
            cards = event.data["cards"]
            assert isinstance(cards, list)
            revealed += map(str, cards)
    seen = view(match)
    shown = [card(each) for row in seen.open for each in row]
    shown += [card(each) for each, copies in enumerate(seen.gone) for _ in range(copies)]
    assert sorted(shown) == sorted(revealed)
    before = [card(each) for row in seen.last_open for each in row]
    assert sorted(before) == sorted(revealed[:8])


def test_hands_are_told_to_their_owners_alone() -> None:
    """FT-R11: cards dealt and drawn are told to nobody but the one who gets them."""
    match = dealt(5, "owners")
    first_choices(match)
    for seat in range(5):
        private = [event for event in match.events(seat) if event.to is not None]
        assert {event.to for event in private} == {seat}
        told: list[str] = []
        for event in private:
            cards = event.data["cards"]
            assert isinstance(cards, list)
            told += map(str, cards)
        laid = [card(each) for each in view(match).open[seat]]
        assert sorted(told) == sorted([*hand(match, seat), *laid])
    assert not [event for event in match.events(-1) if event.to is not None]
    public = [event.data for event in match.events(-1) if event.key != "revealed"]
    assert not [data for data in public if "cards" in data]


def test_the_last_cards_stay_secret() -> None:
    """FT-R11, FT-13: the card left unplayed is known to its owner alone, even when the game is over."""
    match = dealt(3, "unplayed")
    while not match.over:
        first_choices(match)
    mine = view(match, 0).unplayed
    assert mine >= 0
    others = set()
    for number in range(40):
        world = game.imagine(view(match, 0), rng(f"unplayed {number}"))
        assert encode(world.view(0)) == encode(view(match, 0))
        other = world.view(1)
        assert isinstance(other, View5211)
        others.add(other.unplayed)
    assert len(others) > 5


def test_two_cards_come_in_no_order() -> None:
    """A player who draws two cards is told the same in either order: the pile's order stays hidden."""
    told = []
    for swapped in (False, True):
        state = game.start(2, {}, Chance("two cards"))
        assert isinstance(state, State5211)
        if swapped:
            state.pile[state.top], state.pile[state.top + 1] = state.pile[state.top + 1], state.pile[state.top]
        state.log = []
        for seat in range(2):
            state.step(seat, state.legal(seat)[0])
        told.append([encode([event for event in state.log if event.to in (None, seat)]) for seat in range(2)])
    assert told[0] == told[1]
