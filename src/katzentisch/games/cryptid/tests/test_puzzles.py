"""The puzzle maker, judged by a checker that shares nothing with it."""

from __future__ import annotations

import os

import pytest

from katzentisch.core.chance import rng
from katzentisch.core.reason import BadOptions
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.box.clues import KEYS, NEGATION
from katzentisch.games.cryptid.box.map import Map, decode, map_of
from katzentisch.games.cryptid.rules.evidence import Evidence
from katzentisch.games.cryptid.rules.posterior import Posterior
from katzentisch.games.cryptid.rules.puzzle import (
    LEVELS,
    SHARES,
    NoPuzzle,
    Survey,
    broken_rules,
    draw_map,
    inside,
    make,
)
from katzentisch.games.cryptid.rules.sets import unpack
from katzentisch.games.cryptid.tests.oracle import Board, faults
from katzentisch.games.cryptid.tests.positions import N2, N3, A, B, N, clues, pairs

pytestmark = pytest.mark.slow

PUZZLES = int(os.environ.get("PUZZLES", "300"))
"""How many are made: `PUZZLES=10000 pytest …/test_puzzles.py` is the long run."""
KINDS = [(players, advanced) for advanced in (False, True) for players in (3, 4, 5)]


@pytest.mark.parametrize(("players", "advanced"), KINDS)
def test_cr_18_made_puzzles_are_sound(players: int, advanced: bool) -> None:
    """CR-18: V1 … V5 hold for every puzzle, by brute force; its map can be built from the box."""
    for number in range(PUZZLES // len(KINDS)):
        puzzle = make(rng(f"puzzle {number}"), players, advanced)
        assert len(puzzle.clues) == players
        assert puzzle.land.advanced == advanced
        assert faults(puzzle.land.code, [KEYS[clue] for clue in puzzle.clues]) == [], puzzle.land.code


def first_share(land: Map, players: int, clue: int) -> float:
    """The likeliest habitat's share in the first view of a seat with this clue."""
    marks = (1 << 48) - 1 if land.advanced else (1 << 23) - 1
    found = Posterior(land, marks, [Evidence() for _ in range(players)], 0, clue)
    return max(found.hexes) / found.tuples


@pytest.mark.parametrize(("players", "advanced"), KINDS)
def test_no_puzzle_is_given_away(players: int, advanced: bool) -> None:
    """CR-T110, CR-18: no seat's first view puts more than the share on one hex."""
    for number in range(3):
        puzzle = make(rng(f"share {number}"), players, advanced)
        for clue in puzzle.clues:
            assert first_share(puzzle.land, players, clue) <= SHARES[players, advanced] / 100


@pytest.mark.parametrize(("players", "mode", "least"), [(3, "normal", 20), (4, "normal", 12), (5, "advanced", 8)])
def test_a_share_that_no_map_meets_is_refused_when_options_are_read(players: int, mode: str, least: int) -> None:
    """Before anything is drawn; where a card brings its puzzle, the share does not matter."""
    for share in ("5", "8", "10", "12", "15", "20"):
        if int(share) >= least:
            assert game.resolve(players, {"mode": mode, "share": share})["share"] == share
            continue
        with pytest.raises(BadOptions, match="no-puzzle"):
            game.resolve(players, {"mode": mode, "share": share})
        assert game.resolve(players, {"mode": mode, "share": share, "card": "drawn"})


def test_a_lower_share_can_be_asked_for() -> None:
    """CR-18: the share is an option; one that no map meets is refused."""
    puzzle = make(rng("low"), 5, True, 8)
    assert all(first_share(puzzle.land, 5, clue) <= 0.08 for clue in puzzle.clues)
    with pytest.raises(NoPuzzle):
        make(rng("none"), 4, False, 2)


def test_difficulty_is_overlap() -> None:
    """CR-18: in harder puzzles two clues have more hexes in common."""
    common = {}
    for level in LEVELS[1:]:
        total = 0
        for number in range(8):
            puzzle = make(rng(f"level {number}"), 4, False, 0, level)
            area = {clue: set(puzzle.land.areas[clue].hexes()) for clue in puzzle.clues}
            total += sum(len(area[one] & area[other]) for one in area for other in area if one < other)
        common[level] = total
    assert common["easy"] < common["medium"] < common["hard"]


def test_maps_are_any_maps() -> None:
    """CR-18, CR-04: every tile in every slot, turned or not; structures on different hexes."""
    source = rng("maps")
    seen = set()
    for _ in range(400):
        land = draw_map(source, True)
        assert map_of(land.outcome()).code == land.code
        seen |= {(slot, digit) for slot, digit in enumerate(land.tiles)}
    assert len(seen) == 72


def test_cr_t90_a_valid_puzzle() -> None:
    """CR-T90, CR-18: N3 keeps all rules."""
    assert broken_rules(decode(N), clues(*N3[1])) == []
    assert pairs(decode(N).common(clues(*N3[1])).hexes()) == [(6, 9)]


def test_cr_t91_all_valid_sets() -> None:
    """CR-T91, CR-18: map N has exactly five sets for three players."""
    survey = Survey(decode(N), 3)
    survey.tally()
    found = {tuple(sorted(KEYS[clue] for clue in unpack(packed, 3))) for packed in survey.valid(1.0)}
    assert found == {
        ("on_forest_or_desert", "within2_bear", "within2_cougar"),
        ("on_desert_or_swamp", "within1_water", "within2_cougar"),
        ("on_water_or_swamp", "within1_desert", "within2_cougar"),
        ("on_water_or_swamp", "within2_cougar", "within3_blue"),
        ("within1_animal", "within2_cougar", "within3_blue"),
    }


@pytest.mark.parametrize(
    ("ident", "code", "keys", "broken"),
    [
        ("CR-T96", N, "within2_stone within2_cougar within3_blue", ["V5"]),
        ("CR-T98", N2, "within1_forest within2_shack within3_green", ["V5"]),
        ("CR-T101", B, "within3_blue not_within1_animal not_within3_black", []),
    ],
)
def test_validity(ident: str, code: str, keys: str, broken: list[str]) -> None:
    """CR-T96, CR-T98, CR-T101, CR-18: what a puzzle breaks, and nothing else."""
    assert broken_rules(decode(code), clues(*keys.split())) == broken, ident


def test_cr_t93_and_t94_common_hexes() -> None:
    """CR-T93, CR-T94, CR-18 V1: two common hexes; none."""
    land = decode(N)
    two = clues("on_forest_or_swamp", "within1_animal", "within3_blue")
    none = clues("on_forest_or_desert", "on_swamp_or_mountain", "within2_bear")
    assert pairs(land.common(two).hexes()) == [(0, 3), (5, 5)]
    assert not land.common(none).size()
    assert "V1" in broken_rules(land, two)
    assert "V1" in broken_rules(land, none)


def test_cr_t95_superfluous() -> None:
    """CR-T95, CR-18 V3: one common hex, but a clue can be left out."""
    dealt = clues("on_forest_or_desert", "on_forest_or_water", "within2_bear", "within2_cougar")
    assert pairs(decode(N).common(dealt).hexes()) == [(2, 11)]
    assert "V3" in broken_rules(decode(N), dealt)
    assert "V1" not in broken_rules(decode(N), dealt)


def test_cr_t99_sizes_that_may_be_dealt() -> None:
    """CR-T99, CR-18 V5: 42 and 64 hexes are within bounds, 65 is not; the positive form counts."""
    for code, key, size, fine in (
        (N, "within2_cougar", 42, True),
        (N, "within1_mountain", 65, False),
        (A, "within2_stone", 64, True),
        (A, "not_within2_stone", 44, True),
    ):
        land = decode(code)
        assert land.areas[KEYS.index(key)].size() == size
        survey = Survey(land, 3)
        survey.tally()
        assert bool(survey.fit(1.0) >> KEYS.index(key) & 1) == fine


def test_cr_t100_the_same_clue_twice() -> None:
    """CR-T100, CR-18 V2: refused."""
    assert "V2" in broken_rules(decode(N), clues("within2_cougar", "within2_cougar", "on_water_or_swamp"))


def test_cr_t101_of_another_mode() -> None:
    """CR-T101, CR-02: negated and black clues do not exist on a normal map; on map B the habitat is [3,7]."""
    dealt = clues("within3_blue", "not_within1_animal", "not_within3_black")
    assert pairs(decode(B).common(dealt).hexes()) == [(3, 7)]
    assert "mode" in broken_rules(decode(N), dealt)


def test_cr_t102_a_clue_and_its_negation() -> None:
    """CR-T102, CR-18: no hex satisfies both."""
    dealt = clues("within1_forest", "not_within1_forest", "within2_cougar")
    assert "V1" in broken_rules(decode(A), dealt)
    assert dealt[1] == dealt[0] + NEGATION


def test_cr_t103_a_clue_inside_another() -> None:
    """CR-T103, CR-18 V3: the wider of the two is superfluous, whatever else is dealt."""
    one, other = clues("on_desert_or_water", "not_on_forest_or_swamp")
    assert inside(decode(A), one, other)
    survey = Survey(decode(A), 4)
    survey.tally()
    assert not any({one, other} <= set(unpack(packed, 4)) for packed in survey.valid(1.0))


def test_the_checker_finds_faults() -> None:
    """The independent checker is no rubber stamp: every kind of broken puzzle is named."""
    assert faults(N, list(N3[1])) == []
    assert "a clue twice" in faults(N, ["within2_cougar", "within2_cougar", "on_water_or_swamp"])
    assert "a clue and its negation" in faults(A, ["within1_forest", "not_within1_forest", "within2_cougar"])
    assert "a clue too wide or too narrow" in faults(N, ["within2_stone", "within2_cougar", "within3_blue"])
    assert "a clue of another mode" in faults(N, ["within2_cougar", "not_within1_forest", "within3_blue"])
    assert "a structure on a structure" in faults(N[:-2] + "25", list(N3[1]))
    assert "a tile twice" in faults("2" + "2" + N[2:], list(N3[1]))
    assert len(Board(N).faces) == 108
