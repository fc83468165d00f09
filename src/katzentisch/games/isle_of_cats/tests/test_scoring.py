"""The score sheet, and every lesson card on two boats."""

from __future__ import annotations

import pytest

from katzentisch.core.state import rank
from katzentisch.games.isle_of_cats.box.boat import Boat
from katzentisch.games.isle_of_cats.box.survey import Circumstances, family_points
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules.phases import OVER
from katzentisch.games.isle_of_cats.rules.score import Sheet, base_sheet, lesson_of, score, sister_sheet, survey
from katzentisch.games.isle_of_cats.tests.boats import BOX, boat, small
from katzentisch.games.isle_of_cats.tests.play import morning, put_boat

NAMES = ("A", "B", "C", "D")


def about(**values: int) -> Circumstances:
    found = Circumstances()
    for name, value in values.items():
        setattr(found, name, value)
    return found


def on(name: str) -> Boat:
    return small("") if name == "empty" else boat(name)


def points(card: int, name: str, colour: str = "", **values: int) -> int:
    """What a lesson is worth on one of the boats."""
    named = COLOURS.index(colour) if colour else -1
    lesson = BOX.sister_lessons[card] if card in BOX.sister_lessons else lesson_of(BOX, card)
    return int(lesson.value(survey(BOX, on(name)), about(**values), named))


def elsewhere(name: str) -> int:
    return max(survey(BOX, boat(other)).largest_family() for other in NAMES if other != name)


@pytest.mark.parametrize(
    ("name", "rats", "rooms", "families", "rare", "base"),
    [
        ("A", -4, -15, [("red", 8, 30), ("orange", 7, 25), ("purple", 4, 11)], 6, 53),
        ("B", 0, -20, [("blue", 11, 45), ("purple", 5, 15), ("orange", 5, 15)], 3, 58),
        ("C", -5, -35, [("red", 5, 15), ("orange", 3, 8), ("orange", 3, 8)], 6, -3),
        ("D", -5, -30, [(colour, 3, 8) for colour in COLOURS], 3, 8),
        ("empty", -19, -35, [], 0, -54),
    ],
    ids=["IC-T72", "IC-T73", "two families of one colour", "IC-T75", "IC-T76"],
)
def test_base(name: str, rats: int, rooms: int, families: list[tuple[str, int, int]], rare: int, base: int) -> None:
    """IC-43, IC-44: rats, rooms, families one by one, rare treasures; common ones give nothing."""
    sheet = base_sheet(survey(BOX, on(name)), 3)
    assert (sheet.rats, sheet.rooms, sheet.rare_treasures, sheet.base()) == (rats, rooms, rare, base)
    assert [(COLOURS[colour], cats, value) for colour, cats, value in sheet.families] == families


def test_family_points() -> None:
    """IC-44, FAQ: three to seven, then five more for each further cat; a kitten is no second cat."""
    assert [family_points(size) for size in range(12)] == [0, 0, 0, 8, 11, 15, 20, 25, 30, 35, 40, 45]


def test_rulebook_example() -> None:
    """IC-T77, IC-R35: Sara's sheet; the lesson that is not among the cards is taken as it stands."""
    sheet = Sheet()
    sheet.rats, sheet.rooms, sheet.rare_treasures = -2, -20, 3
    sheet.families = [(0, 5, family_points(5))] + [(1, 3, family_points(3))] * 4
    assert sheet.base() == 28
    sheet.lessons = {135: 13 // 2, 131: 0}
    organised = 7
    sheet.public_lessons = {148: 16}
    assert sheet.total() + organised == 57
    assert all("organis" not in card.design for card in BOX.all_cards())


@pytest.mark.parametrize(
    ("name", "lessons", "by_lesson", "by_public", "total", "values"),
    [
        ("A", [117, 122, 138, 141], [5, 4, 12, 11], [8, 8, 5], 106, {"lessons": 4}),
        ("B", [113, 121, 124], [12, 10, 10], [0, 0, 0], 90, {"lessons": 3}),
        (
            "D",
            [114, 115, 118, 119, 142],
            [10, 15, 7, 0, 7],
            [3, 8, 10],
            68,
            {"lessons": 5, "baskets": 3, "position": 4, "fish": 5},
        ),
    ],
    ids=["IC-T78", "IC-T79", "IC-T81"],
)
def test_full_sheets(
    name: str, lessons: list[int], by_lesson: list[int], by_public: list[int], total: int, values: dict[str, int]
) -> None:
    """IC-45, IC-46: private lessons are the owner's, public ones count for everybody."""
    found = about(elsewhere=elsewhere(name), **values)
    public = [(144, COLOURS.index("red")), (148, -1), (150, -1)]
    sheet = score(BOX, survey(BOX, boat(name)), found, lessons, public)
    assert list(sheet.lessons.values()) == by_lesson
    assert list(sheet.public_lessons.values()) == by_public
    assert sheet.total() == total


SINGLE = {
    "IC-T82": "113 B 12, 124 B 10, 136 B 12, 113 A 0, 113 C 0, 113 D 0, 124 A 0, 124 C 0, 124 D 0, 136 A 0, 136 C 0,"
    " 136 D 0",
    "IC-T83": "114 D 10, 115 D 15, 114 D+ 0, 115 D+ 15, 114 A 0, 114 B 0, 114 C 0, 115 A 0, 115 B 0, 115 C 0",
    "IC-T84": "116 D+ 7, 116 A 0, 116 B 0, 116 C 0, 116 D 0",
    "IC-T86": "129 B 9, 131 B 9, 129 A 0, 129 C 0, 129 D 0, 131 A 0, 131 C 0, 131 D 0",
    "IC-T87": "130 C 9, 130 A 0, 130 D 0, 130 D+ 0",
    "IC-T88": "117 A 5, 135 A 5, 117 B 10, 135 B 7, 117 C 5, 135 C 4, 117 D 3, 135 D 3",
    "IC-T89": "120 A 1, 120 C 3, 120 D+ 1, 120 B 0, 120 D 0, 120 D2 0",
    "IC-T92": "122 A 4, 123 A 4, 122 B 2, 123 B 0, 122 C 4, 123 C 3, 122 D 2, 123 D 4",
    "IC-T93": "125 A 8, 132 A 0, 125 C 10, 132 C 10, 125 D 10, 132 D 10, 125 D2 8, 132 D2 0, 125 empty 38, 132 empty 0,"
    " 125 B 0, 132 B 0",
    "IC-T95": "134 C 9, 134 D 9, 134 A 0, 134 B 0, 134 B3 0",
    "IC-T97": "138 A 12, 139 A 3, 141 A 11, 138 B 12, 139 B 0, 141 B 15, 138 C 4, 139 C 3, 141 C 8, 138 D 0, 139 D 3,"
    " 141 D 8",
    "IC-T102": "148 A 8, 148 C 6, 148 D 8, 148 B 0",
    "more": "137 empty 18, 137 A 0, 140 empty 15, 140 A 0, 150 empty 25, 150 B 0, 122 empty 0, 123 empty 0,"
    " 139 empty 0, 138 empty 0, 141 empty 0, 117 empty 0, 135 empty 0, 127 empty 0, 128 empty 0, 148 empty 0",
    "IC-T139": "151 B 10, 153 B 7, 156 B 12, 157 B 0, 163 B 9, 164 B 2, 167 B 6, 168 B 15, 155 B3 10, 164 B3 8",
    "family": "151 empty 0, 152 D+ 9, 152 B 0, 153 empty 0, 154 B 10, 154 A 0, 155 B 0, 156 A 0, 158 D 15, 158 A 0,"
    " 161 B 9, 161 A 0, 162 C 9, 162 A 0, 163 A 0, 164 empty 0, 166 A 8, 166 B 0, 167 empty 0, 168 empty 0, 159 A 0,"
    " 160 A 0",
    "sister": "197 empty 25, 197 A 10, 197 D 0, 198 A 16, 198 empty 0, 199 C 10, 201 A 20, 201 B 0, 202 A 25, 202 D 0,"
    " 203 empty 25, 203 A 5, 203 D+ 0, 205 A 12, 205 empty 0, 206 A 5, 206 B 0, 208 A 30, 208 empty 0, 209 A 25,"
    " 209 empty 0, 210 A 12, 210 B 0, 211 B 51, 211 empty 0, 212 A 16, 212 empty 0, 213 A 15, 213 empty 0, 214 B 14,"
    " 214 empty 0, 215 empty 25, 215 A 15",
}


@pytest.mark.parametrize("cases", SINGLE.values(), ids=SINGLE.keys())
def test_lessons(cases: str) -> None:
    """IC-45, IC-R30, IC-R31, IC-R32, IC-R34, IC-R42, IC-R44: each lesson where it scores and where it does not."""
    for case in cases.split(","):
        card, name, worth = case.split()
        assert (card, name, points(int(card), name)) == (card, name, int(worth))


@pytest.mark.parametrize(
    ("card", "scores", "does_not"),
    [
        (121, ("B", {"elsewhere": 8}, 10), ("A", {"elsewhere": 11}, 0)),
        (165, ("B", {"elsewhere": 8}, 10), ("A", {"elsewhere": 11}, 0)),
        (118, ("A", {"baskets": 3}, 7), ("A", {"baskets": 2}, 0)),
        (118, ("A", {"baskets": 3}, 7), ("A", {"baskets": 4}, 0)),
        (119, ("A", {"position": 1}, 7), ("A", {"position": 2}, 0)),
        (142, ("A", {"fish": 5}, 7), ("A", {"fish": 4}, 0)),
        (126, ("A", {"lessons": 6}, 6), ("A", {"lessons": 5}, 5)),
        (133, ("A", {"lessons": 6}, 7), ("A", {"lessons": 5}, 0)),
        (147, ("A", {"lessons": 5}, 10), ("A", {"lessons": 0}, 0)),
        (200, ("A", {"fish": 3}, 12), ("A", {"fish": 0}, 0)),
        (207, ("A", {"lessons": 6}, 18), ("A", {"lessons": 0}, 0)),
    ],
)
def test_lessons_about_other_things(
    card: int, scores: tuple[str, dict[str, int], int], does_not: tuple[str, dict[str, int], int]
) -> None:
    """IC-R33, IC-R31, IC-T90, IC-T94, IC-T98, IC-T102: baskets, order, fish, lessons, families elsewhere."""
    for name, values, worth in (scores, does_not):
        assert points(card, name, "", **values) == worth


EXACTLY_FIVE = {
    127: "blue 4.0-4.4, blue 3.2-3.6, blue 5.2-5.6, blue 2.7-2.11, blue 6.7-6.11",
    128: "green 4.0-4.4, green 3.2-3.6, green 5.2-5.6, green 2.7-2.11, green 6.7-6.11",
    159: "blue 4.0-4.4, blue 3.2-3.6, blue 5.2-5.6, blue 2.7-2.11, blue 6.7-6.11",
    160: "green 4.0-4.4, green 3.2-3.6, green 5.2-5.6, green 2.7-2.11, green 6.7-6.11",
}


@pytest.mark.parametrize(("card", "cats"), EXACTLY_FIVE.items())
def test_exactly_five(card: int, cats: str) -> None:
    """IC-45: blue and green, which no boat of the scenarios has five times; six are too many."""
    listed = ", ".join(f"cat-16 {cat.strip()}" for cat in cats.split(","))
    lesson = lesson_of(BOX, card)
    assert lesson.value(survey(BOX, small(listed)), about(), -1) == 9
    colour = cats.split()[0]
    assert lesson.value(survey(BOX, small(f"{listed}, cat-16 {colour} 4.5-4.9")), about(), -1) == 0


def test_twenty_cats() -> None:
    """IC-R44: family card 157 counts cat tiles."""
    cats = ", ".join(
        f"cat-16 blue {row}.{column}-{row}.{column + 4}" for row in (2, 3, 4, 5, 6) for column in (1, 6, 11)
    )
    more = ", cat-16 red 1.4-1.8, cat-16 red 1.9-1.13, cat-16 red 7.4-7.8, cat-16 red 7.9-7.13, cat-16 red 4.16-4.20"
    assert lesson_of(BOX, 157).value(survey(BOX, small(cats + more)), about(), -1) == 10


def test_pair_is_no_family() -> None:
    """IC-R30, IC-R31, IC-T91: no largest family below three, and a pair is not lonely."""
    pair = small("cat-16 blue 4.0-4.4, cat-15 blue 2.2 2.3 3.1 3.2")
    found = survey(BOX, pair)
    assert lesson_of(BOX, 121).value(found, about(), -1) == 0
    assert lesson_of(BOX, 120).value(found, about(), -1) == 0
    assert lesson_of(BOX, 120).value(survey(BOX, small("cat-16 blue 4.0-4.4")), about(), -1) == 1


@pytest.mark.parametrize(
    ("card", "by_boat"),
    [
        (143, {"A": "2 0 10 6 2", "B": "20 0 0 4 4", "C": "0 2 4 2 10", "D": "4 2 0 2 6"}),
        (149, {"A": "0 0 3 3 1", "B": "1 0 0 0 0", "C": "0 0 3 0 2", "D": "2 1 2 2 1"}),
        (144, {"A": "1 0 8 4 7", "B": "11 0 0 5 5"}),
        (145, {"A": "0 0 5 5 5", "B": "5 0 0 5 5"}),
        (146, {"A": "3 0 0 0 0", "B": "0 0 0 0 0"}),
    ],
    ids=["IC-T99", "IC-T101", "144", "145", "146"],
)
def test_public_lessons_with_a_colour(card: int, by_boat: dict[str, str]) -> None:
    """IC-45, IC-R34: for blue, green, red, purple, orange."""
    for name, worth in by_boat.items():
        assert [points(card, name, colour) for colour in COLOURS] == [int(word) for word in worth.split()]


@pytest.mark.parametrize(("name", "worth"), [("A", 5), ("B", 0), ("C", 20), ("D", 10)])
def test_open_maps(name: str, worth: int) -> None:
    """IC-R14, IC-T101: five for each map that is open to view."""
    assert points(150, name) == worth


def test_every_lesson_card_is_tested_twice() -> None:
    """All 38 + 18 + 19 lesson cards occur above, once scoring and once not."""
    tested = {int(case.split()[0]) for cases in SINGLE.values() for case in cases.split(",")}
    tested |= {118, 119, 121, 126, 133, 142, 143, 144, 145, 146, 147, 149, 150, 165, 200, 207, *EXACTLY_FIVE}
    lessons = {int(card.number) for card in BOX.all_cards() if card.lesson is not None} | set(BOX.sister_lessons)
    assert lessons - tested == {204}
    assert len(lessons) == 38 + 18 + 19


def test_sister_lessons_that_fail() -> None:
    """IC-R42: nine treasures, and a showing rat beside every colour, leave her without points."""
    nine = small(", ".join(f"common-single - 4.{column}" for column in range(9)))
    assert BOX.sister_lessons[199].value(survey(BOX, nine), about(), -1) == 0
    cats = "cat-16 blue 4.0-4.4, cat-16 green 1.9-1.13, cat-16 red 3.14-3.18"
    cats += ", cat-16 purple 7.9-7.13, cat-16 orange 3.9-3.13"
    assert BOX.sister_lessons[215].value(survey(BOX, small(cats)), about(), -1) == 0


def test_repeated_lesson() -> None:
    """IC-R42, IC-T127: card 204 doubles her best other lesson, basic or advanced, and is worth nothing alone."""
    found = survey(BOX, boat("A"))
    _, lessons = sister_sheet(BOX, found, about(), [], [198, 201, 204])
    assert lessons == {198: 16, 201: 20, 204: 20}
    assert sister_sheet(BOX, found, about(), [], [204])[1] == {204: 0}


@pytest.mark.parametrize(
    ("totals", "fish", "ranks"),
    [([60, 60], [4, 7], [2, 1]), ([60, 60, 55], [2, 2, 9], [1, 1, 3])],
    ids=["IC-T103", "IC-T104"],
)
def test_ties(totals: list[int], fish: list[int], ranks: list[int]) -> None:
    """IC-46: more fish wins a tie; else the win is shared."""
    assert rank(list(zip(totals, fish, strict=True))) == ranks


def test_ranking_of_a_match() -> None:
    """IC-46, IC-T103, IC-T104: the same boats and points; fish decides, or nobody."""
    state = morning(2)
    state.phase = OVER
    for seat in (0, 1):
        put_boat(state, seat, boat("A"))
    state.seats[0].fish, state.seats[1].fish = 4, 7
    assert state.ranking() == [2, 1]
    state.seats[0].fish = 7
    assert state.ranking() == [1, 1]


def test_private_lessons_stay_private() -> None:
    """IC-42: they count, and are shown, once the game is over."""
    state = morning(2)
    put_boat(state, 0, boat("A"))
    state.seats[0].lessons = [117]
    before = state.points()[0]
    assert state.view(1).crews[0].shown_lessons == ()
    state.phase = OVER
    assert state.points()[0] == before + 5
    assert state.view(1).crews[0].shown_lessons == (117,)
