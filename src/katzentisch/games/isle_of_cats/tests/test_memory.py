"""What a careful player has written down, and worlds that respect it."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from katzentisch.core.chance import Rng, rng
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.rules import exploration
from katzentisch.games.isle_of_cats.rules.phases import DRAFT, MORNING, PAYMENT
from katzentisch.games.isle_of_cats.rules.player_state import DISCARDED
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.tests.play import legal, morning, say

WORLDS = 600


def dream(state: IsleState, seat: int, source: Rng) -> IsleState:
    return game.imagine(state.view(seat), source)


def chi_square(counts: list[int]) -> float:
    """How far these counts are from being even, in standard deviations above what is expected of them."""
    expected = sum(counts) / len(counts)
    value = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return (value - freedom) / sqrt(2 * freedom)


def draft(players: int, rounds: int) -> IsleState:
    """Some rounds of a draft in which everybody keeps the first cards."""
    state = morning(players)
    while state.phase == MORNING:
        say(state, state.actor(), "ready")
    while state.phase == DRAFT and state.round < rounds:
        seat = state.actor()
        say(state, seat, legal(state, seat)[0])
    return state


def test_the_pack_in_the_other_hand() -> None:
    """IC-42, IC-14: the pack I passed on lies before my neighbour, and any of its cards may be the one kept."""
    state = draft(2, 1)
    passed = state.seats[1].seen[1]
    say(state, 1, legal(state, 1)[0])
    source = rng("pack")
    kept: Counter[int] = Counter()
    for _ in range(WORLDS):
        other = dream(state, 0, source).seats[1]
        assert sorted(other.pack + other.kept[2:]) == passed
        kept[other.kept[2]] += 1
    assert set(kept) == set(passed)
    assert chi_square(list(kept.values())) < 5


def test_a_pack_that_comes_back() -> None:
    """IC-42: with two players the first pack comes back, and what is missing is with the other."""
    state = draft(2, 2)
    own = state.seats[0]
    missing = [card for card in own.seen[0] if card not in own.kept and card not in own.seen[2]]
    assert len(missing) == 2
    source = rng("back")
    for _ in range(50):
        assert set(missing) <= set(dream(state, 0, source).seats[1].kept)


def test_a_pack_among_three() -> None:
    """IC-42: four cards that did not come back are shared by the two others, in any way."""
    state = draft(3, 4)
    own = state.seats[0]
    missing = [card for card in own.seen[0] if card not in own.kept and card not in own.seen[3]]
    assert len(missing) == 4
    source = rng("three")
    pairs: Counter[tuple[int, ...]] = Counter()
    for _ in range(WORLDS):
        world = dream(state, 0, source)
        left = tuple(sorted(set(missing) & set(world.seats[1].kept)))
        assert sorted({*left, *(set(missing) & set(world.seats[2].kept))}) == sorted(missing)
        pairs[left] += 1
    assert len(pairs) == 6
    assert chi_square(list(pairs.values())) < 5


def test_notes_after_the_payment() -> None:
    """IC-15, IC-42: afterwards such a card is with the other or on the discards, never in the deck."""
    state = draft(2, 4)
    while state.phase != PAYMENT:
        say(state, state.actor(), "ready")
    own = state.seats[0]
    last = next(card for card in own.seen[2] if card not in own.kept)
    unpaid = own.kept[0]
    say(state, 1, "done")
    say(state, 0, "done")
    notes = dict(state.view(0).notes)
    assert notes[last] == DISCARDED | 2
    assert notes[unpaid] == DISCARDED
    source = rng("notes")
    for _ in range(50):
        world = dream(state, 0, source)
        assert last not in world.deck
        assert unpaid in world.hidden_discards


def test_hands_are_even() -> None:
    """Cards never seen are as likely as each other to be in a hand; those seen going there are likelier."""
    state = morning(2)
    state.phase = 9
    state.turn = 0
    state.seats[1].hand, state.seats[1].unread = [43, 44, 45, 46], 0
    state.deck = [card for card in state.deck if card not in (43, 44, 45, 46)]
    source = rng("hands")
    found: Counter[int] = Counter()
    for _ in range(WORLDS):
        hand = dream(state, 0, source).seats[1].hand
        assert all(card <= 112 for card in hand)
        found.update(hand)
    assert len(found) == 112 - sum(card <= 112 for card in state.seats[0].pack)
    assert chi_square(list(found.values())) < 5


def test_the_bag_is_even() -> None:
    """IC-02: any tile that is still in the bag may be next."""
    state = morning(2)
    source = rng("bag")
    cats: Counter[int] = Counter()
    for _ in range(WORLDS):
        world = dream(state, 0, source)
        assert sorted(world.bag) == sorted(state.bag[state.bag_top :])
        cats[world.bag[0] // 17] += 1
    assert max(cats.values()) < WORLDS / 2


def test_lessons_are_lessons() -> None:
    """IC-16, IC-42: what lies as a private lesson is one, and a hand after phase 3 holds none."""
    state = morning(2)
    state.phase = 8
    state.turn = 0
    state.seats[1].lessons = [113, 114]
    state.seats[1].hand = [43, 67]
    state.seats[1].laid = [55]
    state.deck = [card for card in state.deck if card not in (113, 114, 43, 67, 55)]
    source = rng("lessons")
    for _ in range(50):
        other = dream(state, 0, source).seats[1]
        assert all(113 <= card <= 142 for card in other.lessons)
        assert all(card <= 112 for card in other.hand)
        assert all(7 <= card <= 66 for card in other.laid)


def test_choices_of_others_can_be_paid() -> None:
    """IC-15: anybody who has paid in secret has chosen what they can afford."""
    state = draft(2, 4)
    while state.phase != PAYMENT:
        say(state, state.actor(), "ready")
    state.seats[1].fish = 4
    say(state, 1, "done")
    source = rng("choices")
    seen = set()
    for _ in range(100):
        world = dream(state, 0, source)
        assert exploration.cost(world, world.seats[1].chosen) <= 4
        seen.add(len(world.seats[1].chosen))
    assert len(seen) > 1
