"""The map, its coordinates, and where clues are true."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from katzentisch.games.cryptid.box.clues import CLUES, KEYS, clues_of, true_hints
from katzentisch.games.cryptid.box.map import BadMap, decode, digits_of, distance, hex_name, map_of
from katzentisch.games.cryptid.tests.oracle import BOARD, Board, clue_keys
from katzentisch.games.cryptid.tests.positions import A, B, Hex, N, area, clues, number, pairs

VECTORS = json.loads((Path(__file__).parent / "testvectors.json").read_text("utf-8"))["vectors"]


def neighbours(at: Hex) -> set[Hex]:
    return set(pairs(other for other in range(108) if distance(number(at), other) == 1))


def among(code: str, key: str, hexes: str) -> str:
    """Those of the hexes, written as row and column digits, that fit."""
    found = [(int(word.split(",")[0]), int(word.split(",")[1])) for word in hexes.split()]
    return " ".join(f"{row},{column}" for row, column in found if (row, column) in area(code, key))


def test_cr_t01_a_turned_tile() -> None:
    """CR-T01, CR-04: code digit B is tile 5 turned by half a circle, its number at the bottom right."""
    land = decode(N)
    assert land.tiles[2] == 11
    assert land.terrain(number((5, 5))) == "swamp"
    for at, terrain, animal in (
        ((3, 0), "water", "bear"),
        ((4, 0), "mountain", "bear"),
        ((5, 0), "mountain", ""),
        ((3, 5), "desert", ""),
    ):
        assert (land.terrain(number(at)), land.animal(number(at))) == (terrain, animal)


def test_cr_t03_structures_of_a_normal_map() -> None:
    """CR-T03, CR-04, CR-R1: three stones, three shacks, none black."""
    land = decode(N)
    assert pairs(land.structures) == [(4, 10), (7, 9), (8, 6), (3, 10), (2, 5), (0, 6)]
    assert land.structure(number((7, 9))) == "green stone"
    assert not any("black" in land.structure(at) for at in range(108))


def test_cr_t04_structures_of_an_advanced_map() -> None:
    """CR-T04, CR-02, CR-04: all eight structures."""
    land = decode(B)
    assert pairs(land.structures) == [(4, 5), (5, 4), (1, 9), (1, 11), (1, 7), (7, 0), (7, 10), (6, 9)]
    assert land.structure(number((6, 9))) == "black shack"


def test_cr_t05_neighbours() -> None:
    """CR-T05, CR-03, CR-R2: odd columns lie half a hex lower; tiles touch like any hexes."""
    assert neighbours((0, 0)) == {(0, 1), (1, 0)}
    assert neighbours((8, 11)) == {(7, 11), (8, 10)}
    assert neighbours((2, 5)) == {(1, 5), (2, 4), (2, 6), (3, 4), (3, 5), (3, 6)}
    assert neighbours((8, 6)) == {(7, 5), (7, 6), (7, 7), (8, 5), (8, 7)}


def test_cr_03_distance_is_the_fewest_steps() -> None:
    """CR-03, CR-R3: distance counts hexes, whatever lies between; checked by walking."""
    board = Board(N)
    for start in ((0, 0), (4, 5), (8, 6)):
        steps = {start: 0}
        walk = [start]
        for here in walk:
            for other in board.neighbours(here):
                if other not in steps:
                    steps[other] = steps[here] + 1
                    walk.append(other)
        assert all(distance(number(start), number(at)) == steps[at] for at in BOARD)


def test_cr_05_one_of_each() -> None:
    """CR-05, CR-01: every hex has one terrain, at most one territory and one structure; six tiles make 108 hexes."""
    land = decode(A)
    assert sum(area.size() for area in land.features[:5]) == 108
    assert not land.features[5].low & land.features[6].low
    assert not land.features[5].high & land.features[6].high
    assert len(set(land.structures)) == 8


def test_cr_t07_terrain_pairs() -> None:
    """CR-T07, CR-07 kind 1: only the hex itself counts."""
    fits = among(N, "on_forest_or_swamp", "0,0 0,5 1,3 2,2 2,5 5,8 6,10")
    assert fits == "0,0 0,5 6,10"


def test_cr_t08_within_one_of_a_terrain() -> None:
    """CR-T08, CR-06, CR-07 kind 2: the terrain's own hexes count too."""
    hexes = "0,3 1,6 1,9 2,9 3,11 5,7 5,8 6,7 8,9 8,10"
    assert among(N, "within1_forest", hexes) == "0,3 1,6 1,9 3,11 5,8 8,10"


def test_cr_t09_across_tile_borders() -> None:
    """CR-T09, CR-06: a swamp on the next tile is near enough."""
    assert among(N, "within1_swamp", "2,5 5,8") == "2,5 5,8"


def test_cr_t10_territories() -> None:
    """CR-T10, CR-07 kinds 3 and 5: any animal within one, a named one within two."""
    hexes = "0,4 2,11 4,9 4,10 5,1 5,5 5,8 6,4"
    assert among(N, "within1_animal", hexes) == "2,11 4,10 5,5"
    assert among(N, "within2_bear", hexes) == "2,11 4,9 4,10 5,1 5,5 5,8 6,4"
    assert among(N, "within2_cougar", hexes) == "0,4 2,11 4,9 4,10 5,1"


def test_cr_t12_black_is_a_stone_like_any() -> None:
    """CR-T12, CR-R4, CR-07 kind 4: a black stone counts for stones."""
    stones = area(A, "within2_stone")
    assert len(stones) == 64
    others = decode(A).structures[:3]
    only_black = {at for at in stones if all(distance(number(at), other) > 2 for other in others)}
    assert len(only_black) == 15
    assert {(3, 9), (5, 10), (7, 10)} <= only_black


def test_cr_t13_black_structures() -> None:
    """CR-T13, CR-07 kind 6, CR-08: within three of a colour, either kind; and the negation."""
    hexes = "0,5 0,6 1,9 3,9 4,6 4,7 5,10 8,9 8,10"
    assert among(A, "within3_black", hexes) == "0,6 1,9 3,9 4,7 5,10 8,10"
    assert among(A, "not_within3_black", hexes) == "0,5 4,6 8,9"


def test_cr_t14_negated_terrain() -> None:
    """CR-T14, CR-08: an element's own hex never fits its negated clue."""
    hexes = "1,2 2,3 2,7 3,3 3,6 4,5 4,7 5,4 7,6"
    assert among(A, "not_within1_forest", hexes) == "1,2 2,3 2,7 4,7 7,6"


def test_cr_t15_negated_bear() -> None:
    """CR-T15, CR-08: the rulebook's example of kind 5."""
    assert among(A, "not_within2_bear", "2,7 2,8 3,7 3,8 4,6 4,7 5,8 7,9") == "2,8 3,8 4,7 7,9"


def test_cr_t16_sizes() -> None:
    """CR-T16, CR-07: how many hexes each normal clue covers on map N."""
    sizes = "43 44 43 44 43 42 43 43 44 43 56 55 61 65 65 51 38 40 63 42 33 60 44"
    assert [decode(N).areas[clue].size() for clue in range(23)] == [int(word) for word in sizes.split()]


def test_cr_t18_clues_of_a_mode() -> None:
    """CR-T18, CR-02, CR-R1: 23 clues without black and negation; 48 with both."""
    assert len(clues_of(False)) == 23
    assert not any(CLUES[clue].negated or "black" in KEYS[clue] for clue in clues_of(False))
    assert len(clues_of(True)) == 48
    assert all(f"not_{KEYS[clue]}" == KEYS[clue + 24] for clue in range(24))
    assert sorted(KEYS) == sorted(clue_keys(True))


@pytest.mark.parametrize("code", [N, A, B])
def test_cr_06_every_area_by_walking(code: str) -> None:
    """CR-06, CR-07, CR-08: all clues of all kinds, hex by hex, against breadth-first search."""
    board = Board(code)
    for key in clue_keys(board.advanced):
        assert area(code, key) == board.area(key), key


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['map_code']}-{vector['players']}")
def test_published_puzzles(vector: dict[str, object]) -> None:
    """CR-09, CR-T89: the clues hold on exactly the published habitat, and the published hint is true."""
    land = decode(str(vector["map_code"]))
    keys = clues(*vector["clues"])  # type: ignore[misc]
    assert pairs(land.common(keys).hexes()) == [tuple(vector["habitat"])]  # type: ignore[arg-type]
    assert vector["tip"] in true_hints(keys)
    assert land.code == vector["map_code"]


def test_names_of_hexes() -> None:
    """People write column and row: A1 is the top left hex, L9 the bottom right one."""
    assert [hex_name(number(at)) for at in ((0, 0), (6, 9), (8, 11))] == ["A1", "J7", "L9"]
    assert len({hex_name(at) for at in range(108)}) == 108


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("21B4364A7986", "map-length"),
        ("21B4364A79863A25", "map-length"),
        ("21B43G4A79863A2506", "map-digit"),
        ("01B4364A79863A2506", "map-no-tile"),
        ("2184364A79863A2506", "map-tile-twice"),
        ("71B4364A79863A2506", "map-tile-twice"),
        ("21B436FA79863A2506", "map-off"),
        ("21B4364C79863A2506", "map-off"),
        ("21B4364A79864A2506", "map-structure-twice"),
    ],
)
def test_bad_map_codes_are_refused(code: str, reason: str) -> None:
    """CR-04: a tile twice, a structure on a structure or off the map: each has its own error."""
    with pytest.raises(BadMap, match=reason):
        map_of(digits_of(code))
