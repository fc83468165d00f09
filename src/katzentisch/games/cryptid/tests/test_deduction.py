"""What can be known: counted exactly, imagined fairly."""

from __future__ import annotations

from collections import Counter

import pytest

from katzentisch.core.chance import Rng, rng
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import HEXES, decode
from katzentisch.games.cryptid.rules.deduce import deduce, pieces_allow
from katzentisch.games.cryptid.rules.posterior import Posterior
from katzentisch.games.cryptid.rules.puzzle import Survey
from katzentisch.games.cryptid.rules.state import CryptidState
from katzentisch.games.cryptid.tests.oracle import tuples
from katzentisch.games.cryptid.tests.positions import (
    B3,
    N3,
    N4,
    O4_CUBES,
    V3,
    A,
    Hex,
    N,
    do,
    o3,
    pairs,
    position,
    start,
)


def candidates(found: Posterior) -> dict[Hex, int]:
    """The hexes that may be the habitat, with the number of their tuples."""
    return {divmod(at, 12): count for at, count in enumerate(found.hexes) if count}


def possible(state: CryptidState, seat: int) -> set[str]:
    """The clues that a seat's pieces alone leave it."""
    return {KEYS[clue] for clue in pieces_allow(state.view(-1), seat)}


def test_cr_t104_from_cubes_alone() -> None:
    """CR-T104, CR-10, CR-R35: two cubes leave five clues."""
    assert possible(o3(), 1) == {
        "on_water_or_swamp",
        "on_water_or_mountain",
        "on_swamp_or_mountain",
        "within2_shack",
        "within3_blue",
    }


def test_cr_t106_after_the_opening() -> None:
    """CR-T106, CR-R35: seat 0 is left with three tuples and one hex."""
    found = deduce(o3().view(0))
    assert found.tuples == 3
    assert set(candidates(found)) == {(6, 9)}
    source = rng("t106")
    drawn = {tuple(KEYS[clue] for clue in found.sample(source)[1:]) for _ in range(100)}
    assert drawn == {
        ("on_water_or_swamp", "within3_blue"),
        ("within3_blue", "within2_stone"),
        ("within3_blue", "within3_white"),
    }


def test_cr_t107_the_map_alone() -> None:
    """CR-T107, CR-R35: without a piece the gallery counts eight sets in six orders."""
    found = deduce(position(N3).view(-1))
    assert found.tuples == 48
    assert list(candidates(found)) == [(0, 3), (2, 0), (2, 11), (4, 9), (5, 10), (6, 9)]


def test_cr_t108_more_could_be_assumed() -> None:
    """CR-T108, CR-R35, CR-18: with V3 and V5 it would be five sets; views do not assume that."""
    survey = Survey(decode(N), 3)
    survey.tally()
    assert len(survey.sets) == 8
    assert sorted(pairs(packed >> 30 for packed in survey.valid(1.0))) == [(0, 3), (2, 0), (2, 11), (4, 9), (6, 9)]


def test_cr_t109_the_own_clue() -> None:
    """CR-T109, CR-R35: what the player's own clue adds to the map."""
    first, second = (deduce(position(N3).view(seat)) for seat in (0, 1))
    assert first.tuples == 16
    assert list(candidates(first)) == [(0, 3), (2, 0), (2, 11), (4, 9), (5, 10), (6, 9)]
    assert second.tuples == 4
    assert list(candidates(second)) == [(4, 9), (6, 9)]


def test_cr_t110_given_away() -> None:
    """CR-T110, CR-R35: an own clue may already name the habitat."""
    found = deduce(position(V3).view(0))
    assert found.tuples == 2
    assert list(candidates(found)) == [(5, 11)]


def test_cr_t111_two_cubes_each() -> None:
    """CR-T111, CR-R35: six and ten clues by pieces, one tuple."""
    state = position(V3, {1: [(0, 7), (4, 9)], 2: [(0, 0), (3, 3)]})
    assert len(possible(state, 1)) == 6
    assert len(possible(state, 2)) == 10
    found = deduce(state.view(0))
    assert found.tuples == 1
    assert list(candidates(found)) == [(5, 11)]


def test_cr_t112_four_players() -> None:
    """CR-T112, CR-R35: clues by the cubes alone, and the tuples of every hex."""
    state = position(N4, O4_CUBES)
    assert [len(possible(state, seat)) for seat in range(4)] == [6, 7, 8, 8]
    found = deduce(state.view(0))
    assert found.tuples == 18
    assert candidates(found) == {
        (0, 4): 1,
        (0, 9): 2,
        (1, 8): 7,
        (2, 11): 2,
        (4, 9): 1,
        (5, 10): 1,
        (6, 3): 1,
        (6, 4): 3,
    }


def test_cr_t114_discs() -> None:
    """CR-T114, CR-R35: two discs more."""
    state = position(N4, O4_CUBES, {1: [(6, 3)], 3: [(6, 4)]})
    assert possible(state, 1) == {"on_forest_or_water", "on_forest_or_swamp", "within1_forest", "within3_blue"}
    assert possible(state, 3) == {"within1_water", "within2_bear"}
    assert candidates(deduce(state.view(0))) == {(2, 11): 1, (4, 9): 1, (6, 3): 1, (6, 4): 3}


def test_cr_t115_four_players_from_the_gallery() -> None:
    """CR-T115, CR-R35: 504 sets in 24 orders, 35 hexes."""
    found = deduce(position(N4).view(-1))
    assert found.tuples == 12096
    assert len(candidates(found)) == 35


def test_cr_t116_advanced_clues() -> None:
    """CR-T116, CR-R35: cubes and a disc leave nine of 48 clues."""
    state = position(
        (A, ("on_forest_or_desert", "not_within1_forest", "within1_swamp")), {1: [(2, 5), (8, 7)]}, {1: [(4, 7)]}
    )
    assert possible(state, 1) == {
        "on_desert_or_water",
        "on_desert_or_swamp",
        "on_desert_or_mountain",
        "within3_green",
        "within3_black",
        "not_on_forest_or_water",
        "not_on_forest_or_swamp",
        "not_on_forest_or_mountain",
        "not_within1_forest",
    }


def test_cr_t118_advanced_map_alone() -> None:
    """CR-T118, CR-R35: 78 sets for the gallery; with the player's own clue 34 tuples."""
    found = deduce(position(B3).view(-1))
    assert found.tuples == 468
    assert len(candidates(found)) == 35
    assert candidates(deduce(position(B3).view(0))) == {(3, 6): 2, (3, 7): 4, (5, 7): 12, (6, 7): 12, (8, 7): 4}


def test_cr_t119_notes_count_like_cubes() -> None:
    """CR-T119, CR-R20, CR-R35: a withdrawn disc under another's cube rules clues out."""
    state = position(N3, {2: [(4, 3)], 1: [(0, 2)]}, by_hand=True)
    assert len(possible(state, 2)) == 13
    state.seats[2].note(2)
    assert possible(state, 2) == {
        "on_water_or_swamp",
        "on_water_or_mountain",
        "on_swamp_or_mountain",
        "within2_stone",
        "within2_shack",
        "within3_white",
        "within3_blue",
    }


def test_cr_t120_contradictions() -> None:
    """CR-T120, CR-R15, CR-R35: no clue fits; the fewest pieces are taken as wrong, and imagine still answers."""
    state = position(N3, {1: [(0, 0), (4, 3)]}, {1: [(1, 3), (5, 1)]}, by_hand=True)
    assert possible(state, 1) == set()
    found = deduce(state.view(0))
    assert found.contradicted >= 1
    world = game.imagine(state.view(0), rng("t120"))
    assert world.view(0) == state.view(0)


def test_the_hint_counts() -> None:
    """CR-R35, CR-R28: after a hint only clues that it allows are possible."""
    state = position(N4, O4_CUBES)
    for seat in (0, 1, 2):
        do(state, seat, "agree")
    found = deduce(state.view(0))
    assert all(not KEYS[clue].startswith("within1") for clue in range(48) if found.clues[1][clue])
    assert found.tuples < 18


def test_an_owed_cube_counts() -> None:
    """CR-R6, CR-R35: who owes a cube has a hex for it, so clues without one are out."""
    state = do(o3(), 0, "ask 2 at", (0, 0))
    view = state.view(1)
    assert view.phase == "owing"
    assert deduce(view).tuples > 0
    state = position(N3, {2: [at for at in pairs(range(HEXES)) if at not in ((3, 0), (6, 9))]}, turn=0)
    state.phase = 4
    found = deduce(state.view(-1))
    water_and_swamp = KEYS.index("on_water_or_swamp")
    assert found.clues[0][water_and_swamp] == 0


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_against_trying_everything(seat: int) -> None:
    """CR-R35: tuples, hexes and clues equal those of a program that tries all of them."""
    state = position(B3, {0: [(0, 0)], 1: [(1, 11)]}, {2: [(3, 7)]})
    pieces: dict[int, dict[str, list[Hex]]] = {0: {"cubes": [(0, 0)]}, 1: {"cubes": [(1, 11)]}, 2: {"discs": [(3, 7)]}}
    known = {seat: B3[1][seat]} if seat >= 0 else {}
    expected = tuples(B3[0], 3, known, pieces)
    found = deduce(state.view(seat))
    assert found.tuples == len(expected)
    for other in range(3):
        counts = Counter(each[other] for each in expected)
        assert {KEYS[clue]: count for clue, count in enumerate(found.clues[other]) if count} == counts


def chi_square(found: Posterior, draws: int, source: Rng) -> tuple[float, int]:
    """How uneven the sampled tuples are, and how many kinds there should be."""
    drawn = Counter(tuple(found.sample(source)) for _ in range(draws))
    assert len(drawn) <= found.tuples
    expected = draws / found.tuples
    missing = found.tuples - len(drawn)
    return sum((count - expected) ** 2 / expected for count in drawn.values()) + missing * expected, found.tuples


@pytest.mark.parametrize(
    "state",
    [
        position(N3),
        position(B3),
        position(B3, {0: [(0, 0)], 1: [(1, 11)]}, {2: [(3, 7)]}),
        position(N4, O4_CUBES),
        position(N3, {1: [(0, 0), (4, 3)]}, {1: [(1, 3), (5, 1)]}, by_hand=True),
    ],
    ids=["three", "advanced", "pieces", "four", "contradicted"],
)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_imagine_is_uniform(state: CryptidState, seat: int) -> None:
    """CR-R35: every consistent tuple is imagined as often as any other (chi-square, five standard deviations)."""
    found = deduce(state.view(seat))
    draws = min(40 * found.tuples, 40000)
    statistic, kinds = chi_square(found, draws, rng(f"uniform {seat}"))
    assert statistic <= kinds - 1 + 5 * (2 * max(kinds - 1, 1)) ** 0.5


def test_imagined_worlds_have_the_view_and_one_habitat() -> None:
    """CR-09: every imagined world is a sound position behind the same view."""
    state = start(5, {"mode": "advanced"}, "worlds")
    source = rng("worlds")
    for _ in range(25):
        seat = state.actor()
        world = game.imagine(state.view(seat), source)
        assert world.view(seat) == state.view(seat)
        dealt = [player.clue for player in world.seats]
        assert world.land.common(dealt).hexes() == [world.habitat]
        assert len(set(dealt)) == 5
        state.apply(seat, state.pick(seat, source))
