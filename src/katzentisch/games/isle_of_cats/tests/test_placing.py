"""Where tiles may lie, and what maps give."""

from __future__ import annotations

import pytest

from katzentisch.games.isle_of_cats.box.boat import Boat
from katzentisch.games.isle_of_cats.box.cells import GRID
from katzentisch.games.isle_of_cats.rules.moves import WHICH_TREASURE
from katzentisch.games.isle_of_cats.rules.score import base_sheet, survey
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.tests.boats import BOX, boat, small
from katzentisch.games.isle_of_cats.tests.play import (
    can,
    lay,
    legal,
    may_lay,
    put_boat,
    refused,
    rescue_turn,
    say,
    tile,
    tiles,
    where,
)


def shape(name: str) -> int:
    return [each.name.removeprefix("common-") for each in BOX.shapes].index(name)


def count(on: Boat, name: str) -> int:
    return len(on.places(BOX.shapes[shape(name)]))


def takes(on: Boat, name: str, cells: str) -> bool:
    number = tile(name)
    place = where(number, cells)
    return place is not None and on.takes(BOX.shape_of(number), place)


def rats(on: Boat) -> int:
    return int(survey(BOX, on).rats)


@pytest.mark.parametrize(
    ("on", "counts"),
    [
        ("", "cat-13 98 cat-15 418 cat-16 166 single 142 domino 253 rare-O4 112 oshax-2 348"),
        ("M", "cat-13 5 cat-15 30 cat-16 14 single 11 domino 21 rare-O4 10 oshax-2 20"),
        ("A", "cat-16 0 cat-13 2 rare-O4 3 single 12 cat-05 16"),
        ("B", "cat-16 2 cat-13 2 rare-O4 5 single 22 oshax-1 3"),
    ],
    ids=["IC-T49", "IC-T50", "IC-T52", "IC-T53"],
)
def test_number_of_places(on: str, counts: str) -> None:
    """IC-06, IC-07: every different set of cells counts once."""
    words = counts.split()
    found = boat(on) if on else small("")
    assert [count(found, name) for name in words[::2]] == [int(number) for number in words[1::2]]
    for name in words[::2]:
        each = BOX.shapes[shape(name)]
        places = found.places(each)
        assert found.count_places(each, False) == len(places)
        assert [found.nth_place(each, False, n) for n in range(len(places))] == places


def naive_places(on: Boat, name: str) -> set[frozenset[tuple[int, int]]]:
    """All sets of cells that a shape may cover, found by trying everything."""
    free = {(cell % 9, cell // 9) for cell in on.free.numbers()}
    taken = {(cell % 9, cell // 9) for cell in BOX.outline.numbers()} - free
    found = set()
    for flip in (1, -1):
        cells = [(row, flip * column) for row, column in BOX.shapes[shape(name)].cells]
        for _ in range(4):
            cells = [(column, -row) for row, column in cells]
            for down in range(-6, 15):
                for right in range(-6, 28):
                    moved = frozenset((row + down, column + right) for row, column in cells)
                    near = {(r + a, c + b) for r, c in moved for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
                    if moved <= free and (not taken or near & taken):
                        found.add(moved)
    return found


@pytest.mark.parametrize("name", ["cat-05", "cat-11", "oshax-4", "rare-L4", "line3"])
@pytest.mark.parametrize("on", ["A", "C", "D", "M"])
def test_places_against_an_oracle(on: str, name: str) -> None:
    """IC-06, IC-07: words of bits find what trying everything finds."""
    found = boat(on)
    each = BOX.shapes[shape(name)]
    got = set()
    for place in found.places(each):
        pose = each.by_number[place // GRID]
        assert pose is not None
        got.add(frozenset((cell % 9, cell // 9) for cell in pose.cells(place % GRID).numbers()))
    assert got == naive_places(found, name)


def test_first_tile_lies_anywhere() -> None:
    """IC-07, IC-T36, IC-T43, IC-T44: also across walls and on rats."""
    empty = small("")
    assert takes(empty, "blue-16", "4.0-4.4")
    assert takes(empty, "blue-16", "3.2-3.6")
    assert [BOX.room_of[9 * column + 3] for column in range(2, 7)] == [1, 1, 5, 3, 3]
    assert takes(empty, "rare-I4", "0.11-0.14")
    assert rats(small("rare-I4 - 0.11-0.14")) == 15


@pytest.mark.parametrize("colour", ["red", "blue", "green", "purple", "orange"])
def test_map_bonus(colour: str) -> None:
    """IC-09, IC-20, IC-T37: only the colour of the map earns a treasure."""
    state = rescue_turn(left=f"{colour}-15")
    put_boat(state, 0, boat("M"))
    say(state, 0, f"take {colour}-15")
    lay(state, 0, "2.2 2.3 3.1 3.2")
    assert can(state, 0, "take single") == (colour == "red")


@pytest.mark.parametrize(
    ("plan", "colour", "visible"), [(2, "purple", 18), (3, "green", 18), (4, "blue", 17), (1, "red", 19)]
)
def test_maps_of_all_boats(plan: int, colour: str, visible: int) -> None:
    """IC-09, IC-T38: the maps are permuted from boat to boat."""
    for named in ("red", "blue", "green", "purple", "orange"):
        state = rescue_turn(left=f"{named}-15")
        put_boat(state, 0, small("cat-16 blue 4.0-4.4", f"boat-{plan}"))
        say(state, 0, f"take {named}-15")
        lay(state, 0, "2.2 2.3 3.1 3.2")
        assert can(state, 0, "take single") == (named == colour)
    both = small(f"cat-16 blue 4.0-4.4, cat-15 {colour} 2.2 2.3 3.1 3.2", f"boat-{plan}")
    assert rats(both) == visible


def test_touching() -> None:
    """IC-07, IC-T39: corners are no contact."""
    on = boat("M")
    assert not takes(on, "red-15", "5.5 5.6 6.6 6.7")
    assert takes(on, "red-15", "5.4 5.5 6.5 6.6")


def test_overlap_and_shape() -> None:
    """IC-06, IC-T40, IC-T42: no overlap, and only what the tile can be turned into."""
    assert not takes(boat("M"), "red-13", "2.3 3.2-3.4 4.3")
    assert where(tile("red-08"), "3.5 4.5 5.5 6.5 6.6") is None
    assert takes(small(""), "red-09", "3.5 4.5 5.5 6.5 6.6")


def test_reasons_for_refusing_a_place() -> None:
    """IC-06, IC-07, IC-T54, IC-R8: every refusal names its reason, and changes nothing."""
    state = rescue_turn(left="red-15 blue-16")
    put_boat(state, 0, boat("M"))
    say(state, 0, "take red-15")
    assert refused(state, 0, "place r0 at A9") == "outside"
    assert refused(state, 0, "place r0 at A5") == "overlap"
    assert refused(state, 0, "place r0 at M5") == "no-contact"
    assert refused(state, 0, "place r180 at M5") == "same-pose"
    assert refused(state, 0, "pass") == "answer-first"
    assert refused(state, 1, "pass") == "finish-first"


@pytest.mark.parametrize("colour", ["red", "blue", "green", "purple", "orange"])
def test_oshax_on_a_map(colour: str) -> None:
    """IC-24, IC-R12, IC-T45: an Oshax earns the bonus in the colour that was named for it."""
    state = rescue_turn()
    put_boat(state, 0, small("", "boat-2"))
    state.seats[0].hand = [1]
    state.phase = 10
    say(state, 0, "play 1", "take oshax-1", f"name {colour}")
    lay(state, 0, "2.2 2.3 3.1 3.2 4.0 4.1")
    assert can(state, 0, "take single") == (colour == "purple")
    assert rats(state.seats[0].boat) == 18


def bonus_of_n() -> IsleState:
    state = rescue_turn(left="red-15 blue-16 green-01", right="")
    put_boat(state, 0, boat("M"))
    say(state, 0, "take red-15")
    lay(state, 0, "2.2 2.3 3.1 3.2")
    return state


def test_placing_the_bonus() -> None:
    """IC-09, IC-10, IC-T46: a bonus treasure follows the rules of placing."""
    for name, cells, fine in [
        ("single", "3.0", True),
        ("single", "0.7", False),
        ("line3", "5.0-5.2", True),
        ("corner3", "2.4 3.3 3.4", True),
    ]:
        state = bonus_of_n()
        say(state, 0, f"take {name}")
        assert may_lay(state, 0, cells) == fine
        if name == "line3":
            lay(state, 0, cells)
            assert rats(state.seats[0].boat) == 17
            assert state.commons == [5, 5, 5, 4]


def test_declining() -> None:
    """IC-R13, IC-T48, FAQ: treasures are optional, and a bonus declined is gone."""
    state = bonus_of_n()
    say(state, 0, "decline")
    assert not state.stack
    assert state.turn == 1


def test_exhausted_treasures() -> None:
    """IC-10, IC-R5: a shape that is gone cannot be taken; with all four gone there is no bonus."""
    state = rescue_turn(left="red-15 blue-16", right="")
    state.commons = [0, 1, 0, 0]
    put_boat(state, 0, boat("M"))
    say(state, 0, "take red-15")
    lay(state, 0, "2.2 2.3 3.1 3.2")
    assert legal(state, 0) == ["take domino", "decline"]
    state = rescue_turn(left="red-15 blue-16", right="")
    state.commons = [0, 0, 0, 0]
    put_boat(state, 0, boat("M"))
    say(state, 0, "take red-15")
    lay(state, 0, "2.2 2.3 3.1 3.2")
    assert not state.stack


def test_no_place_no_rescue() -> None:
    """IC-08, IC-R26, IC-T54: a cat without a place cannot be chosen, and nothing is spent."""
    state = rescue_turn(left="green-16 green-13")
    put_boat(state, 0, boat("A"))
    assert refused(state, 0, "take green-16") == "no-place"
    assert can(state, 0, "take green-13")
    assert (state.seats[0].fish, state.seats[0].used) == (20, 0)


@pytest.mark.parametrize(("name", "places"), [("green-16", 0), ("green-13", 2)])
def test_tile_from_the_bag(name: str, places: int) -> None:
    """IC-36, IC-R16, IC-T55: it must be placed if it can, else it leaves the game."""
    state = rescue_turn()
    put_boat(state, 0, boat("A"))
    state.seats[0].hand = [75]
    state.bag, state.bag_top = tiles(name), 0
    say(state, 0, "play 75")
    assert len([move for move in legal(state, 0) if move.startswith("place")]) == places
    assert (state.gone == tiles(name)) == (places == 0)
    assert not can(state, 0, "decline")


def test_need_not_touch() -> None:
    """IC-34, IC-R17, IC-T56: the next tile need not touch, whatever it is, and only the next."""
    state = rescue_turn(left="red-15 blue-16", right="")
    put_boat(state, 0, boat("M"))
    state.seats[0].hand = [69, 70]
    say(state, 0, "play 69")
    assert not can(state, 0, "play 70")
    say(state, 0, "take red-15")
    lay(state, 0, "5.5 5.6 6.6 6.7")
    assert not takes(state.seats[0].boat, "single", "8.14")
    assert can(state, 0, "play 70")


def test_removing_treasures() -> None:
    """IC-33, IC-R15, IC-T58, IC-T71: parts may come apart; a new tile may touch any of them."""
    state = rescue_turn()
    put_boat(
        state,
        0,
        small("cat-16 blue 4.0-4.4, common-line3 - 4.5-4.7, common-domino - 4.8 4.9, cat-16 red 4.10-4.14"),
    )
    state.seats[0].hand = [88]
    say(state, 0, "play 88", "remove F5", "remove I5")
    on = state.seats[0].boat
    assert state.seats[0].baskets == 2
    assert [takes(on, "single", cell) for cell in ("4.7", "4.5", "4.9", "3.12", "4.16")] == [
        False,
        True,
        True,
        True,
        False,
    ]
    assert sorted(state.gone) == sorted(tiles("line3 domino"))


def test_boat_emptied_again() -> None:
    """IC-R15, IC-T59: a boat that became empty is empty: the next tile lies anywhere."""
    state = rescue_turn()
    put_boat(state, 0, small("common-single - 4.0, common-domino - 4.1 4.2"))
    state.seats[0].hand = [88]
    say(state, 0, "play 88", "remove A5", "remove B5")
    assert takes(state.seats[0].boat, "blue-16", "0.8-0.12")


def test_bare_again() -> None:
    """IC-R14, IC-43, IC-T71: what lies bare again counts as uncovered, and a map may earn again."""
    state = rescue_turn()
    put_boat(state, 0, boat("A"))
    assert base_sheet(survey(BOX, state.seats[0].boat), 3).base() == 53
    state.seats[0].hand = [88]
    say(state, 0, "play 88", "remove H2" if can(state, 0, "remove H2") else "remove H1", "remove C5")
    found = survey(BOX, state.seats[0].boat)
    assert base_sheet(found, 3).base() == 43
    assert found.maps == 3
    state.seats[0].boat = small("cat-16 blue 4.0-4.4, common-single - 3.1, common-single - 3.0")
    state.seats[0].hand = [89]
    say(state, 0, "play 89", "remove B4", "remove A4", "take red-15")
    lay(state, 0, "2.2 2.3 3.1 3.2")
    assert can(state, 0, "take single")


def test_second_treasure_without_a_place_is_not_asked_for() -> None:
    """IC-R28: a decision that has no answer is none."""
    state = rescue_turn()
    state.phase = 10
    state.seats[0].hand = [98]
    state.commons = [1, 0, 0, 0]
    say(state, 0, "play 98 common", "take single")
    assert state.stack[0].asks == WHICH_TREASURE
    say(state, 0, legal(state, 0)[0])
    assert not state.stack
