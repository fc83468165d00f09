"""Imagined worlds: every deal of the unseen cards as likely as the next, counted against brute force."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product

import msgspec
import pytest

from katzentisch.core.chance import rng
from katzentisch.core.state import State
from katzentisch.core.view import encode
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.tests.fairness import World, assert_fits
from katzentisch.games.g5211.tests.oracle import DECK
from katzentisch.games.g5211.tests.script import dealt, first_choices, number, view
from katzentisch.games.g5211.view import View5211


def numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted(map(number, text.split())))


def position(players: int, seat: int, deal: int, turn: int) -> View5211:
    """The view of a position that was really reached."""
    match = dealt(players, "imagine")
    while (view(match).deal, view(match).turn) != (deal, turn):
        first_choices(match)
    return view(match, seat)


def hand_made(start: View5211, unseen: str, hand: str, has_chosen: tuple[int, ...] = ()) -> View5211:
    """The same position with these cards unseen; whatever is neither unseen nor in hand was open already."""
    known = Counter(map(number, DECK))
    known.subtract(numbers(unseen) + numbers(hand))
    assert min(known.values()) >= 0
    laid = sorted(known.elements())
    rows = []
    for row in start.open:
        rows.append(tuple(laid[: len(row)]))
        del laid[: len(row)]
    gone = Counter(laid)
    assert gone.total() == sum(start.gone)
    return msgspec.structs.replace(
        start,
        hand=numbers(hand),
        open=tuple(rows),
        gone=tuple(gone[each] for each in range(30)),
        has_chosen=tuple(seat in has_chosen for seat in range(start.players)),
    )


def of(world: State, seat: int) -> View5211:
    seen = world.view(seat)
    assert isinstance(seen, View5211)
    return seen


def worlds(seen: View5211, samples: int) -> Counter[World]:
    """How often which hands and choices were imagined."""
    source = rng("uniform")
    counts: Counter[World] = Counter()
    for _ in range(samples):
        world = game.imagine(seen, source)
        others = [of(world, seat) for seat in range(seen.players) if seat != seen.seat]
        counts[tuple((other.hand, other.choice) for other in others)] += 1
    return counts


def test_last_cards_of_four_players() -> None:
    """Six unseen cards in three hands of two: each of the 720 orders is as likely, copies of a card included."""
    seen = hand_made(position(4, 0, 6, 2), "Y2 Y2 G3 O4 D5 T6", "Y1 G1")
    weights: Counter[World] = Counter()
    for order in permutations(numbers("Y2 Y2 G3 O4 D5 T6")):
        weights[tuple((tuple(sorted(order[at : at + 2])), -1) for at in (0, 2, 4))] += 1
    assert_fits(worlds(seen, 20_000), weights)


def test_opponents_who_have_chosen() -> None:
    """FT-R9: who has chosen chose any of the cards in hand, each physical card as likely."""
    seen = hand_made(position(4, 2, 6, 2), "Y2 Y2 Y2 G3 G3 D5", "Y1 G1", has_chosen=(0, 3))
    weights: Counter[World] = Counter()
    for order in permutations(numbers("Y2 Y2 Y2 G3 G3 D5")):
        hands = [tuple(sorted(order[at : at + 2])) for at in (0, 2, 4)]
        for first, last in product(hands[0], hands[2]):
            weights[tuple(zip(hands, (first, -1, last), strict=True))] += 1
    assert_fits(worlds(seen, 20_000), weights)


def test_an_opponent_who_has_chosen_two() -> None:
    """FT-R9: in turn 1 each pair of physical cards is as likely, whatever hand it is chosen from."""
    unseen = "Y2 Y2 Y2 Y2 Y2 Y2 G2 G2 G2 G2 G2 G2 O3 O3 O3"
    seen = hand_made(position(2, 0, 11, 0), unseen, "Y6 G6 O6 D6 T6", has_chosen=(1,))
    weights: Counter[World] = Counter()
    for hand in combinations(numbers(unseen), 5):
        for one, other in combinations(hand, 2):
            weights[((hand, game.parse(f"{game.spell(one)} {game.spell(other)}")),)] += 1
    assert_fits(worlds(seen, 20_000), weights)


@pytest.mark.slow
def test_what_the_gallery_imagines() -> None:
    """FT-R11: the gallery knows no hand; all four are dealt from the eight unseen cards, the choice as well."""
    unseen = "Y2 Y2 Y2 G3 G3 O4 O4 D5"
    seen = hand_made(position(4, -1, 6, 2), unseen, "", has_chosen=(1,))
    weights: Counter[World] = Counter()
    for order in permutations(numbers(unseen)):
        hands = [tuple(sorted(order[at : at + 2])) for at in (0, 2, 4, 6)]
        for choice in hands[1]:
            weights[tuple(zip(hands, (-1, choice, -1, -1), strict=True))] += 1
    assert_fits(worlds(seen, 40_000), weights)


def test_the_own_choice_is_kept() -> None:
    """A seat that has chosen imagines no other choice of its own, and all others as free."""
    match = dealt(3, "own choice")
    match.submit(1, match.legal(1)[3])
    world = game.imagine(view(match, 1), rng("own choice"))
    assert of(world, 1).choice == view(match, 1).choice
    assert world.actors() == [0, 2]
    assert world.legal(1) == []


@pytest.mark.parametrize(("players", "deal", "turn"), [(4, 5, 2), (2, 10, 0), (3, 6, 1), (5, 3, 1)])
def test_where_a_card_may_lie(players: int, deal: int, turn: int) -> None:
    """FT-02, FT-R10: an unseen card is in any hand, aside, or to be drawn by anybody as often as its place counts."""
    start = position(players, 0, deal, turn)
    stock = Counter(DECK)
    six = "T6"
    hand = "Y1 Y1 Y1 Y1 Y1"
    stock.subtract(hand.split())
    rest = [card for card in stock.elements() if card != six]
    hidden = 5 * (players - 1) + start.pile + start.aside
    seen = hand_made(start, " ".join([six, *rest[-hidden + 1 :]]), hand)
    drawn = 2 if turn == 0 else 1
    weights: Counter[World] = Counter({f"held by {seat}": 5 for seat in range(1, players)})
    weights.update({f"drawn by {seat}": drawn for seat in range(players)})
    weights["elsewhere"] = hidden - weights.total()
    weights = +weights
    source = rng("where")
    counts: Counter[World] = Counter()
    for _ in range(6_000):
        counts[whereabouts(game.imagine(seen, source), number(six))] += 1
    assert_fits(counts, weights)


def whereabouts(world: State, card: int) -> str:
    """Who holds a card; or who draws it in this turn; or neither."""
    players = len(world.points())
    for when in ("held", "drawn"):
        for seat in range(players):
            if card in of(world, seat).hand:
                return f"{when} by {seat}"
        if when == "held":
            for seat in range(players):
                world.step(seat, world.legal(seat)[0])
    return "elsewhere"


def test_the_same_dream_twice() -> None:
    """A view and a generator say all: the same two give the same world, to its last card."""
    seen = position(3, 1, 2, 1)
    one, other = (game.imagine(seen, rng("twice")) for _ in range(2))
    for seat in (0, 1, 2):
        assert encode(one.view(seat)) == encode(other.view(seat))
    assert one.hidden(-1) == other.hidden(-1)
