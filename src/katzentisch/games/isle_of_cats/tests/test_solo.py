"""The solo game and the sister."""

from __future__ import annotations

import pytest

from katzentisch.games.isle_of_cats.box.sister import BasketCard, Step
from katzentisch.games.isle_of_cats.box.survey import Circumstances
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules import rescue, sister
from katzentisch.games.isle_of_cats.rules.phases import EVENING, FINDS, OVER, RESCUE
from katzentisch.games.isle_of_cats.rules.score import lesson_of, score, sister_sheet, survey
from katzentisch.games.isle_of_cats.rules.sister import SISTER
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.tests.boats import BOX, boat
from katzentisch.games.isle_of_cats.tests.play import legal, morning, put_boat, say, tile, tiles

LETTERS = dict(zip("abcdefghxy", range(10), strict=True))
"""The cats of the scenarios: ten cats of one colour."""


def row(letters: str) -> list[int]:
    return [LETTERS[letter] for letter in letters.replace(" ", "")]


def letters(found: list[int]) -> str:
    return "".join("abcdefghxy"[number] for number in found)


def solo(left: str = "abcd", right: str = "efgh", difficulty: str = "easy") -> IsleState:
    """The rescue phase of a solo game; these cats are in the fields."""
    state = morning(1, difficulty=difficulty)
    state.phase = RESCUE
    state.turn = 0
    state.left, state.right = row(left), row(right)
    state.seats[0].fish = 20
    state.seats[0].pack = []
    state.seats[0].owed = 0
    return state


def play_cards(state: IsleState, *cards: int) -> None:
    for card in cards:
        sister.resolve(state, BOX.basket_cards[card])


def test_setup() -> None:
    """IC-47, IC-48, IC-R36: one boat, her colours and lessons, the player first."""
    for difficulty, lessons in [("easy", 3), ("medium", 4), ("hard", 5), ("very_hard", 6), ("expert", 7)]:
        state = morning(1, difficulty=difficulty)
        assert len(state.sister_lessons) == lessons
        assert len(state.view(0).colours) == 1
        assert len(state.pile) == 23
        assert state.order == [0, SISTER]
        assert sorted(state.oshax) == BOX.oshax


def test_filling_in_rows() -> None:
    """IC-49, IC-R38: four left, four right; equal rare treasures are stacked on the first of their shape."""
    drawn = tiles("blue-01 rare-T4 blue-02 rare-I4 blue-03 rare-T4 blue-04 red-01 red-02 red-03 red-04")
    rest = BOX.bag(False)
    for each in drawn:
        rest.remove(each)
    state = morning(1, chance={"bag": drawn + rest})
    assert state.left == tiles("blue-01 blue-02 blue-03 blue-04")
    assert state.stacks == [(tile("rare-T4"), 2), (tile("rare-I4"), 1)]


@pytest.mark.parametrize(
    ("before", "cards", "after"),
    [
        ("abcd efgh", [174], "abc fgh"),
        ("abcd efgh", [177], "ab efgh"),
        ("abcd efgh", [187], "bcd egh"),
        ("abcd efgh", [191], "acd fgh"),
        ("abcd efgh", [192], "fcd eagh"),
        ("abcd efgh", [194], "ecd bfgh"),
        ("ab ef", [192], "f ea"),
        ("a e", [194], " e"),
        (" e", [192], " "),
    ],
    ids=["IC-T106", "IC-T107", "IC-T107b", "IC-T107c", "IC-T108", "IC-T109", "IC-T111", "IC-T113", "IC-T114"],
)
def test_cats_and_swaps(before: str, cards: list[int], after: str) -> None:
    """IC-53, IC-54, IC-55, IC-R39, IC-R40: numbers close up, a missing one is the last, swaps change fields."""
    state = solo(*before.split(" "))
    play_cards(state, *cards)
    assert f"{letters(state.left)} {letters(state.right)}" == after


def test_missing_numbers() -> None:
    """IC-55, IC-T110: the rulebook's example: cat 6 and rare 3 with four cats and two stacks."""
    state = solo("ab", "ef")
    state.stacks = [(tile("rare-T4"), 1), (tile("rare-I4"), 1)]
    play_cards(state, 193)
    assert (letters(state.left), letters(state.right)) == ("ab", "e")
    assert state.stacks == [(tile("rare-T4"), 1)]


def test_oshax_row() -> None:
    """IC-53, IC-54, IC-55, IC-T115: Oshax are numbered in their row."""
    state = solo()
    state.oshax = tiles("oshax-4 oshax-1 oshax-6 oshax-2 oshax-5 oshax-3")
    rows = []
    for card in (176, 186, 195, 181):
        play_cards(state, card)
        rows.append([BOX.tiles[each].name[-1] for each in state.oshax])
    assert rows == [list("41253"), list("4125"), list("125"), list("15")]
    assert (letters(state.left), letters(state.right)) == ("bd", "ef")


def test_rare_stacks() -> None:
    """IC-R38, IC-T116: one tile of a stack; an emptied stack closes the gap and starts again at the right."""
    state = solo()
    state.stacks = [(tile("rare-T4"), 2), (tile("rare-I4"), 1), (tile("rare-L4"), 1)]
    seen = []
    for card in (182, 182, 0, 180, 184):
        if card:
            play_cards(state, card)
        else:
            state.lay_under_island(tile("rare-T4"))
        seen.append(" ".join(BOX.tiles[stack[0]].name[-2] for stack in state.stacks))
    assert seen == ["T I L", "I L", "I L T", "I T", "I"]


def test_no_oshax_left() -> None:
    """IC-55, IC-56, IC-T118: nothing happens to a row that is empty; Oshax cards then have no effect."""
    state = solo("abc", "")
    state.oshax = []
    play_cards(state, 195)
    assert letters(state.left) == "ab"
    state.phase = FINDS
    state.seats[0].hand = [1]
    assert legal(state, 0) == ["pass"]


def test_common_treasures() -> None:
    """IC-53: one of the shape leaves the supply, if there is one."""
    state = solo()
    state.commons = [5, 5, 1, 5]
    play_cards(state, 188, 178)
    assert state.commons == [5, 5, 0, 5]


def begun(cards: list[int], laid: list[int], **fields: str) -> IsleState:
    """The reveal: her pile begins with these cards, the player has laid these."""
    state = solo(**fields)
    state.pile = cards + [card for card in BOX.basket_cards if card not in cards]
    state.pile_top = 0
    state.seats[0].laid = laid
    rescue.reveal(state)
    return state


@pytest.mark.parametrize(("laid", "order"), [([7], [0, 1]), ([35], [1, 0])], ids=["IC-T119", "IC-T120"])
def test_her_speed(laid: list[int], order: list[int]) -> None:
    """IC-51, IC-R36: the first card has the number of her cards and her speed; ties keep the order."""
    state = begun([186, 174, 175, 176], laid)
    assert state.sister_cards == 4
    assert state.order == order
    state.go_on()
    assert state.turn == 0
    assert state.sister_cards == (4 if order[0] == 0 else 3)


def test_turn_by_turn() -> None:
    """IC-51, IC-52, IC-53, IC-54, IC-55, IC-T121: her cards and the player's rescues take turns."""
    state = begun([188, 180, 193, 194], [])
    state.stacks = [(tile("rare-T4"), 1), (tile("rare-O4"), 2), (tile("rare-S4"), 1)]
    state.seats[0].laid = [43, 44]
    state.go_on()
    assert (letters(state.left), letters(state.right), state.commons[2]) == ("abd", "efgh", 4)
    take(state, "a")
    assert (letters(state.left), letters(state.right)) == ("b", "efgh")
    assert [stack[1] for stack in state.stacks] == [1, 1, 1]
    take(state, "e")
    assert (letters(state.left), letters(state.right)) == ("b", "fg")
    assert [BOX.tiles[stack[0]].name for stack in state.stacks] == ["rare-T4", "rare-O4"]
    state.seats[0].hand = [98]
    say(state, 0, "pass")
    assert (letters(state.left), letters(state.right)) == ("", "gf")
    assert state.phase == FINDS


def take(state: IsleState, letter: str) -> None:
    say(state, 0, f"take {BOX.tiles[LETTERS[letter]].name}", "use basket")
    say(state, 0, legal(state, 0)[0])
    if state.stack:
        say(state, 0, "decline")


def test_all_her_cards_after_a_pass() -> None:
    """IC-52, IC-R37, IC-T122: after a pass everything is revealed and resolved, even with empty fields."""
    state = begun([186, 174, 177, 189], [8, 9])
    state.seats[0].hand = [43]
    state.go_on()
    say(state, 0, "pass")
    assert state.phase == FINDS
    assert state.sister_open == [186, 174, 177, 189]
    assert len(state.left + state.right) == 1


def test_empty_fields_end_her_day() -> None:
    """IC-R37: with empty fields before the pass her face-down cards are discarded."""
    state = begun([186, 174, 177, 189], [8, 9], left="a", right="")
    state.seats[0].hand = [43]
    state.go_on()
    say(state, 0, "take blue-01")
    say(state, 0, legal(state, 0)[0])
    if state.stack:
        say(state, 0, "decline")
    assert state.phase == FINDS
    assert state.sister_open == [186]
    assert state.pile_top == 4


@pytest.mark.parametrize("case", ["IC-T124", "IC-T125"])
def test_new_places_in_the_row(case: str) -> None:
    """IC-R41: cats moved by 77 or brought by 83 join the right end of their new field."""
    if case == "IC-T124":
        state = solo()
        state.seats[0].hand = [77]
        say(state, 0, "play 77", "shift blue-02", "shift blue-07", "done")
        assert (letters(state.left), letters(state.right)) == ("acdg", "efhb")
        play_cards(state, 174)
        assert (letters(state.left), letters(state.right)) == ("acd", "fhb")
    else:
        state = solo("abc", "ef")
        state.seats[0].hand = [83]
        state.bag, state.bag_top = [*row("xy"), *tiles("rare-T4 rare-T4")], 0
        say(state, 0, "play 83", "right", "left")
        assert (letters(state.left), letters(state.right)) == ("abcy", "efx")
        play_cards(state, 187)
        assert (letters(state.left), letters(state.right)) == ("bcy", "ex")


def test_rulebook_example() -> None:
    """IC-38, IC-54, IC-55: the solo example: cat 3 and rare 2; two rescues in one turn; cat 7 and rare 3."""
    state = solo()
    state.stacks = [(tile("rare-T4"), 1), (tile("rare-I4"), 1), (tile("rare-L4"), 1)]
    sister.resolve(state, BasketCard(0, 2, 0, [Step("cat", 3, 0), Step("rare", 2, 0)]))
    assert (letters(state.left), letters(state.right)) == ("abd", "efgh")
    state.seats[0].hand = [80]
    state.seats[0].laid = [43, 44]
    say(state, 0, "play 80")
    state.sister_cards = 0
    take(state, "a")
    take(state, "b")
    assert letters(state.left + state.right) == "defgh"
    sister.resolve(state, BasketCard(0, 2, 0, [Step("cat", 7, 0), Step("rare", 3, 0)]))
    assert letters(state.left + state.right) == "defg"
    assert [BOX.tiles[stack[0]].name for stack in state.stacks] == ["rare-T4"]


# Scoring


def colours(text: str) -> list[int]:
    return [COLOURS.index(word) for word in text.split()]


def about(**values: int) -> Circumstances:
    found = Circumstances()
    found.solo = True
    for name, value in values.items():
        setattr(found, name, value)
    return found


def test_sister_by_colours() -> None:
    """IC-58, IC-R43, IC-T126, IC-T127: 5, 4, 3, 2, 1 a cat, an Oshax in its colour; lessons on top."""
    order = colours("red purple orange green blue")
    by_colour, by_lesson = sister_sheet(BOX, survey(BOX, boat("A")), about(), order, [198, 201, 204])
    assert by_colour == [40, 16, 21, 0, 1]
    assert sum(by_colour) + sum(by_lesson.values()) == 134


def test_player_in_solo() -> None:
    """IC-50, IC-R42, IC-T129: public lessons are halved card by card, rounded up; 121 needs a family of seven."""
    public = [(144, COLOURS.index("orange")), (150, -1)]
    sheet = score(BOX, survey(BOX, boat("A")), about(lessons=3), [117, 121, 122], public)
    assert list(sheet.lessons.values()) == [5, 10, 4]
    assert list(sheet.public_lessons.values()) == [4, 3]
    assert sheet.total() == 79


def test_expert_sister() -> None:
    """IC-58, IC-T130: all seven lessons of an expert game."""
    order = colours("blue orange green purple red")
    cards = [200, 202, 205, 207, 209, 212, 214]
    by_colour, by_lesson = sister_sheet(BOX, survey(BOX, boat("C")), about(lessons=6), order, cards)
    assert sum(by_colour) == 37
    assert list(by_lesson.values()) == [0, 0, 0, 18, 8, 4, 9]


def test_largest_family_alone() -> None:
    """IC-50, IC-T132: seven or more, whatever others have."""
    lesson = lesson_of(BOX, 121)
    assert [lesson.value(survey(BOX, boat(name)), about(), -1) for name in "ABCD"] == [10, 10, 0, 0]


def test_colour_cards() -> None:
    """IC-57, IC-T133: one more is open after each of the first four days; then the game is over."""
    state = solo()
    shown = []
    for day in range(1, 6):
        state.day = day
        state.phase = EVENING
        state.seats[0].hand = []
        state.left = state.right = []
        state.go_on()
        shown.append(len(state.view(0).colours))
        state.seats[0].pack, state.seats[0].owed = [], 0
    assert shown == [2, 3, 4, 5, 5]
    assert state.phase == OVER


def test_tie_is_hers() -> None:
    """IC-58: equal totals are lost."""
    state = solo()
    state.phase = OVER
    put_boat(state, 0, boat("B"))
    state.colours = [170, 172, 169, 171, 173]
    state.shown = 2
    state.sister_lessons = [200, 205]
    state.seats[0].fish = 12
    state.seats[0].lessons = [125]
    assert state.points()[0] == 58
    assert state.sister_points() == 48 + 9
    assert state.ranking() == [1]
    state.sister_lessons = [200, 198]
    state.seats[0].fish = 9
    assert state.sister_points() == 36 + 22 == state.points()[0]
    assert state.ranking() == [2]
