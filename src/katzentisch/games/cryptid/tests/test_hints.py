"""The hint: votes out of turn, one hint a game, always true."""

from __future__ import annotations

from katzentisch.core.chance import Chance
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.box.cards import cards
from katzentisch.games.cryptid.box.clues import CLUES, KEYS, offered_hints, silent, true_hints
from katzentisch.games.cryptid.box.map import decode
from katzentisch.games.cryptid.game import draw_hint
from katzentisch.games.cryptid.tests.positions import (
    N3,
    N4,
    N5,
    B,
    V,
    clues,
    do,
    keys,
    o3,
    pairs,
    position,
    refused,
)


def test_cr_t77_three_of_three() -> None:
    """CR-T77, CR-37: with three players all must agree."""
    state = o3()
    do(do(state, 2, "agree"), 0, "agree")
    assert "hint" not in keys(state)
    do(state, 1, "agree")
    assert "hint" in keys(state)
    assert state.view(-1).hint == "no_within1"
    assert state.actors() == [0]


def test_cr_t78_three_of_four() -> None:
    """CR-T78, CR-37, CR-R28: with four all but one; then votes are over."""
    state = position(N4)
    for seat in (0, 3, 1):
        do(state, seat, "agree")
    assert "hint" in keys(state)
    assert refused(state, 2, "agree") == "hint-given"


def test_cr_t79_four_of_five() -> None:
    """CR-T79, CR-37: with five all but one."""
    state = position(N5)
    for seat in (0, 1, 2):
        do(state, seat, "agree")
    assert "hint" not in keys(state)
    do(state, 4, "agree")
    assert "hint" in keys(state)


def test_cr_t81_votes_that_cannot_be() -> None:
    """CR-T81, CR-R27: nobody agrees twice, nobody takes back what was not said."""
    state = do(o3(), 0, "agree")
    assert refused(state, 0, "agree") == "agreed-already"
    assert refused(state, 1, "withdraw") == "not-agreed"


def test_cr_r27_taken_back() -> None:
    """CR-R27: a mark may be taken back, and set again when the turn has passed on; marks do not expire."""
    state = do(do(do(o3(), 1, "agree"), 0, "agree"), 0, "withdraw")
    assert state.view(2).agreed == (False, True, False)
    assert refused(state, 0, "agree") == "agree-later"
    do(state, 0, "ask 1 at", (6, 9))
    assert state.view(2).agreed == (False, True, False)
    do(state, 0, "agree")
    assert state.view(2).agreed == (True, True, False)
    opening = do(do(position(N3, opening=True), 1, "agree"), 1, "withdraw")
    assert refused(opening, 1, "agree") == "agree-later"
    do(do(opening, 0, "cube", (3, 5)), 1, "agree")


def test_cr_t82_out_of_turn() -> None:
    """CR-T82, CR-R27: a vote changes nothing but its mark, even while a cube is owed."""
    state = do(do(o3(), 0, "ask 2 at", (0, 0)), 1, "agree")
    assert state.view(-1).agreed == (False, True, False)
    assert state.actors() == [0]
    assert state.view(-1).phase == "owing"


def test_cr_t83_the_tips_of_a_card() -> None:
    """CR-T83, CR-38: card N01 has tip 21, 24 or 18, by the number of players."""
    card = cards()["N01"]
    assert [(card.back(players).tip, card.hint(players)) for players in (3, 4, 5)] == [
        (21, "no_within1"),
        (24, "no_within1"),
        (18, "no_mountain"),
    ]
    assert game.set_up(5, game.resolve(5, {"card": "N01"}), Chance("x")).hint == "no_mountain"


def test_cr_t84_first_tier() -> None:
    """CR-T84, CR-R29: a true kind of the first tier comes before those of the second."""
    dealt = clues(*N3[1])
    assert true_hints(dealt) == ["no_within1", "no_forest", "no_desert", "no_mountain"]
    assert offered_hints(dealt) == ["no_within1"]


def test_cr_t86_card_and_maker_may_differ() -> None:
    """CR-T86, CR-38, CR-R29: for the same clues a card may say something else that is also true."""
    dealt = clues(*N5[1])
    assert true_hints(dealt) == ["no_terrain_pair", "no_desert", "no_swamp", "no_mountain"]
    assert offered_hints(dealt) == ["no_terrain_pair"]


def test_cr_t87_negated_clues_name_things() -> None:
    """CR-T87, CR-R30: a negated clue names its terrain, and not-within-one is a within-one clue."""
    dealt = clues(
        "not_on_forest_or_swamp", "not_within1_water", "within1_forest", "not_within1_swamp", "on_forest_or_mountain"
    )
    assert len(decode(B).common(dealt).hexes()) == 1
    true = true_hints(dealt)
    assert "no_desert" in true
    assert not {"no_water", "no_swamp", "no_within1"} & set(true)
    assert not silent("no_animal", CLUES[KEYS.index("within1_animal")])


def test_cr_t88_second_tier() -> None:
    """CR-T88, CR-R29: without a true kind of the first tier, one of the second, fixed by the seed."""
    dealt = clues("on_forest_or_swamp", "within1_water", "within2_cougar", "within3_blue")
    assert pairs(decode(V).common(dealt).hexes()) == [(6, 9)]
    assert offered_hints(dealt) == ["no_desert", "no_mountain"]
    drawn = [draw_hint(dealt, Chance(f"{seed}")) for seed in range(40)]
    assert set(drawn) == {"no_desert", "no_mountain"}
    assert drawn == [draw_hint(dealt, Chance(f"{seed}")) for seed in range(40)]


def test_cr_t89_card_hints_are_true() -> None:
    """CR-T89, CR-38: the tip of every card is true for every number of players."""
    for card in cards().values():
        for players in (3, 4, 5):
            assert card.hint(players) in true_hints(card.clues(players))
