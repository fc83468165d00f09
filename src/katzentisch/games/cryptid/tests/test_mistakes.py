"""Answers by hand: people err, notice, and put it right."""

from __future__ import annotations

import pytest

from katzentisch.games.cryptid.rules.state import SAY_CUBE, SAY_DISC, CryptidState
from katzentisch.games.cryptid.tests.positions import (
    N3,
    N,
    area,
    cubes,
    discs,
    do,
    everywhere,
    keys,
    may,
    o3,
    position,
    refused,
    told,
    where,
)

MISSES = everywhere() - area(N, "within2_cougar")


def wrong_cube() -> CryptidState:
    """CR-T57: seat 1 answers a cube on a hex that fits."""
    state = do(o3(by_hand=True), 0, "ask 1 at", (6, 9))
    assert state.actors() == [1]
    assert [move for move in state.legal(1) if move in (SAY_DISC, SAY_CUBE)] == [SAY_DISC, SAY_CUBE]
    return do(state, 1, "answer cube")


def test_cr_t57_a_wrong_answer() -> None:
    """CR-T57, CR-R14, CR-R15: both answers are legal, no clue is compared, and only the owner can tell."""
    state = wrong_cube()
    assert (6, 9) in cubes(state, 1)
    assert len(where(state, 0, "cube")) == 101
    assert where(state, 1, "correct") == {(6, 9)}
    assert not where(state, 0, "correct")
    assert not where(state, 2, "correct")


def test_cr_t58_corrected_in_the_next_turn() -> None:
    """CR-T58, CR-34, CR-35, CR-R17: the hex opens again, the cube goes elsewhere, what was paid stays."""
    state = do(wrong_cube(), 0, "cube", (8, 8))
    do(state, 1, "correct", (6, 9))
    assert len(where(state, 1, "cube")) == 60
    do(state, 1, "cube", (1, 3))
    assert (6, 9) in discs(state, 1)
    assert (8, 8) in cubes(state, 0)
    assert may(state, 1, "search", (6, 9))
    assert state.actors() == [1]
    assert [(each.seat, each.piece) for each in state.view(2).corrections] == [(1, "cube")]


def test_cr_t59_corrected_before_the_debt_is_paid() -> None:
    """CR-T59, CR-36, CR-R23: the debt is dropped and the turn is over."""
    state = do(wrong_cube(), 1, "correct", (6, 9))
    assert state.actors() == [1]
    assert refused(state, 0, "cube", (8, 8)) == "not-your-turn"
    do(state, 1, "cube", (1, 3))
    assert "debt-dropped" in keys(state)
    assert state.actors() == [1]
    assert state.view(-1).phase == "turn"


def test_cr_t60_correction_while_an_answer_is_due() -> None:
    """CR-T60, CR-R19, CR-R25, CR-R23: the pawn's hex is barred, the answer waits, nobody pays afterwards."""
    state = do(do(o3(by_hand=True), 0, "ask 1 at", (0, 2)), 1, "answer disc")
    do(state, 1, "ask 2 at", (5, 5))
    do(state, 1, "correct", (0, 2))
    assert (0, 2) in cubes(state, 1)
    assert refused(state, 1, "disc", (5, 5)) == "pawn-there"
    assert refused(state, 2, "answer disc") == "nobody-asks-you"
    assert refused(state, 1, "cube", (1, 3)) == "due-relay"
    assert refused(state, 2, "correct", (4, 3)) == "relay-first"
    do(state, 1, "disc", (6, 9))
    assert state.actors() == [2]
    do(state, 2, "answer disc")
    assert state.actors() == [2]
    assert state.view(-1).phase == "turn"


def test_cr_t62_the_referee_names_a_wrong_disc() -> None:
    """CR-T62, CR-R16: not the habitat, so nobody wins; the first whom it does not fit swaps, then the searcher pays."""
    state = do(do(do(o3(by_hand=True), 0, "search", (6, 10)), 1, "answer disc"), 2, "answer disc")
    assert ("named", 2, "K7") in told(state)
    assert (6, 10) in cubes(state, 2)
    assert state.winner == -1
    do(state, 2, "disc", (6, 9))
    assert state.actors() == [0]
    do(state, 0, "cube", (8, 8))
    assert state.actors() == [1]


def test_cr_t63_the_searcher_erred() -> None:
    """CR-T63, CR-R16, CR-R22: the searcher's own cube settles it."""
    state = do(do(do(o3(by_hand=True), 0, "search", (6, 8)), 1, "answer disc"), 2, "answer disc")
    assert (6, 8) in cubes(state, 0)
    do(state, 0, "disc", (6, 9))
    assert state.actors() == [1]
    assert state.view(-1).phase == "turn"


def test_cr_t64_only_the_first_is_named() -> None:
    """CR-T64, CR-R16: further wrong discs are not mentioned until their owner corrects them."""
    state = do(do(do(o3(by_hand=True), 0, "search", (0, 2)), 1, "answer disc"), 2, "answer disc")
    assert (0, 2) in cubes(state, 1)
    assert (0, 2) in discs(state, 2)
    do(state, 1, "disc", (6, 9))
    assert state.view(-1).phase == "owing"
    assert where(state, 2, "correct") == {(0, 2)}


def test_cr_r20_no_second_cube() -> None:
    """CR-R20, CR-11: where another's cube lies the disc only leaves; that it does not fit stays in every view."""
    state = do(do(do(o3(by_hand=True), 0, "search", (0, 2)), 1, "answer disc"), 2, "answer disc")
    do(state, 1, "disc", (6, 9))
    do(do(state, 2, "correct", (0, 2)), 2, "disc", (6, 8))
    assert (0, 2) not in discs(state, 2) | cubes(state, 2)
    assert state.view(0).notes == ((), (), (2,))
    assert state.view(-1).phase == "owing"


def test_cr_t66_a_search_goes_on() -> None:
    """CR-T66, CR-R23: corrected before the debt is paid, the search resumes with the next player."""
    state = do(do(o3(by_hand=True), 0, "search", (6, 9)), 1, "answer cube")
    do(do(state, 1, "correct", (6, 9)), 1, "cube", (1, 3))
    assert state.actors() == [2]
    do(state, 2, "answer disc")
    assert state.winner == 0


def test_cr_r23_withdrawn_under_the_cube() -> None:
    """CR-R23, CR-R20: who withdrew a disc while the cube lay has no piece there and is asked again."""
    state = do(do(do(o3(by_hand=True), 2, "agree"), 0, "search", (0, 3)), 1, "answer disc")
    do(state, 2, "answer cube")
    do(do(state, 1, "correct", (0, 3)), 1, "disc", (6, 9))
    assert state.view(0).notes[1] == (3,)
    do(do(state, 2, "correct", (0, 3)), 2, "cube", (1, 0))
    assert state.actors() == [1]
    do(state, 1, "answer cube")
    assert state.view(-1).phase == "owing"
    assert (0, 3) in cubes(state, 1)


def test_cr_r23_a_searcher_who_withdrew() -> None:
    """CR-R23, CR-R20, CR-R22: a searcher whose own disc went while the cube lay does not go on; the turn ends."""
    state = do(do(o3(by_hand=True), 0, "search", (6, 8)), 1, "answer cube")
    do(do(state, 0, "correct", (6, 8)), 0, "disc", (6, 9))
    assert state.view(-1).phase == "owing"
    do(do(state, 1, "correct", (6, 8)), 1, "cube", (1, 3))
    assert state.actors() == [1]
    assert state.view(-1).phase == "turn"


def too_late() -> CryptidState:
    """CR-T67: the correction comes after the debt is paid."""
    state = do(do(o3(by_hand=True), 0, "search", (6, 9)), 1, "answer cube")
    do(state, 0, "cube", (8, 8))
    return do(do(state, 1, "correct", (6, 9)), 1, "cube", (1, 3))


def test_cr_t67_a_failed_search_stays_failed() -> None:
    """CR-T67, CR-R17, CR-R23: the hex is open again, but nobody has won."""
    state = too_late()
    assert (6, 9) in discs(state, 0) & discs(state, 1)
    assert state.winner == -1
    assert may(state, 1, "search", (6, 9))


def test_cr_t68_searched_again() -> None:
    """CR-T68, CR-28, CR-29, CR-R17: the next search skips who has a disc there."""
    state = do(do(too_late(), 1, "search", (6, 9)), 1, "disc", (0, 0))
    assert state.actors() == [2]
    do(state, 2, "answer disc")
    assert state.winner == 1


def test_cr_t69_a_correction_stops_the_search() -> None:
    """CR-T69, CR-R22: a disc that becomes a cube ends the search at once."""
    state = do(do(o3(by_hand=True), 0, "search", (0, 2)), 1, "answer disc")
    do(do(state, 1, "correct", (0, 2)), 1, "disc", (6, 9))
    assert "search-stopped" in keys(state)
    assert state.actors() == [0]
    assert state.view(-1).phase == "owing"
    assert not discs(state, 2)


def test_cr_r22_an_extra_disc_is_dropped() -> None:
    """CR-R22: if the searcher's own disc becomes the cube, that settles it; an extra disc still due is dropped."""
    state = do(o3({0: [(6, 8)]}, by_hand=True), 0, "search", (6, 8))
    assert state.view(-1).phase == "extra"
    do(do(state, 0, "correct", (6, 8)), 0, "disc", (6, 9))
    assert state.actors() == [1]
    state = do(o3({0: [(0, 2)], 1: [(0, 2)]}, by_hand=True), 0, "search", (0, 2))
    do(do(state, 1, "correct", (0, 2)), 1, "disc", (6, 9))
    assert state.view(-1).phase == "owing"


def test_cr_r21_a_void_question() -> None:
    """CR-R21: a swap that closes the asked hex voids the question; the same asker chooses again."""
    state = do(o3({1: [(0, 2)]}, by_hand=True), 0, "ask 2 at", (0, 2))
    do(do(state, 1, "correct", (0, 2)), 1, "disc", (6, 9))
    assert "question-void" in keys(state)
    assert state.actors() == [0]
    assert state.view(-1).phase == "turn"
    assert not discs(state, 2)


def test_cr_t71_corrections_in_the_opening() -> None:
    """CR-T71, CR-R14, CR-R24: a swap is no opening cube."""
    state = position(N3, opening=True, by_hand=True)
    do(do(state, 0, "cube", (6, 9)), 1, "cube", (0, 1))
    do(do(state, 0, "correct", (6, 9)), 0, "cube", (3, 5))
    assert discs(state, 0) == {(6, 9)}
    assert state.actors() == [2]
    do(state, 2, "cube", (4, 3))
    do(do(do(state, 0, "cube", (2, 5)), 1, "cube", (5, 8)), 2, "cube", (2, 0))
    assert state.view(-1).phase == "turn"


@pytest.mark.parametrize(
    ("seat", "at", "reason"),
    [
        (0, (6, 9), "piece-is-right"),
        (0, (3, 5), "piece-is-right"),
        (0, (8, 8), "no-own-piece"),
        (1, (3, 5), "no-own-piece"),
    ],
)
def test_cr_t72_right_pieces_stay(seat: int, at: tuple[int, int], reason: str) -> None:
    """CR-T72, CR-R18: only the owner, only a piece that is wrong."""
    assert refused(o3({0: [(6, 9)]}, by_hand=True), seat, "correct", at) == reason


def test_cr_t73_automatic_pieces_are_right() -> None:
    """CR-T73, CR-R13: in automatic play there is nothing to correct."""
    assert refused(o3(), 0, "correct", (3, 5)) == "no-mistakes"


def test_cr_t74_nowhere_to_go() -> None:
    """CR-T74, CR-R19: a removed piece without an honest hex goes back, publicly."""
    state = do(position(N3, {0: MISSES | {(6, 9)}}, by_hand=True), 0, "correct", (6, 9))
    assert discs(state, 0) == {(6, 9)}
    assert "lapses-cube" in keys(state)
    assert state.actors() == [0]


def test_cr_t76_no_winner() -> None:
    """CR-T76, CR-R26: nobody can ask or search any more; clues and wrong pieces are shown, all share the first rank."""
    others = everywhere() - MISSES - {(0, 0)}
    state = position(N3, {0: MISSES, 1: others}, by_hand=True)
    do(do(do(state, 0, "search", (0, 0)), 1, "answer disc"), 2, "answer cube")
    told_keys = keys(state)
    assert "lapses-cube" in told_keys
    assert "no-winner" in told_keys
    assert "erred-unnoticed" in told_keys
    assert state.actors() == []
    assert state.ranking() == [1, 1, 1]
    assert state.points() == [0, 0, 0]
    assert state.view(-1).clues == N3[1]
    assert (6 * 12 + 9, "cube") in {(wrong.hex, wrong.piece) for wrong in state.view(0).wrong}


def test_cr_r26_passed_over() -> None:
    """CR-R26: who can neither ask nor search honestly is passed over; the next seat acts."""
    closed = everywhere() - {(6, 8)}
    state = position(N3, {2: closed}, {1: [(6, 8)]}, turn=2, by_hand=True)
    state.end_turn()
    assert ("passed-over", 0) not in told(state)
    state = position(N3, {2: closed}, {1: [(6, 8)], 2: [(6, 8)]}, turn=2, by_hand=True)
    state.end_turn()
    assert ("passed-over", 0) in told(state)
    assert state.actors() == [1]


def test_cr_r27_the_turn_that_a_correction_passes_on() -> None:
    """CR-R26, CR-R27: a correction that leaves the player on turn nothing to do lets votes be given again."""
    state = position(N3, {2: everywhere() - {(6, 8)}}, {1: [(0, 1)], 2: [(6, 8)]}, by_hand=True)
    do(do(state, 2, "agree"), 2, "withdraw")
    assert refused(state, 2, "agree") == "agree-later"
    do(do(state, 1, "correct", (0, 1)), 1, "disc", (6, 8))
    assert ("passed-over", 0) in told(state)
    assert state.actors() == [1]
    do(state, 2, "agree")


def test_cr_r6_judged_again_when_the_board_changes() -> None:
    """CR-R6: a correction that takes the debtor's last hex lets the open debt lapse."""
    state = position(N3, {0: MISSES - {(6, 8), (5, 8)}}, {1: [(5, 8)]}, by_hand=True)
    do(do(state, 0, "ask 2 at", (6, 8)), 2, "answer cube")
    assert state.view(-1).phase == "owing"
    do(do(state, 1, "correct", (5, 8)), 1, "disc", (6, 9))
    assert "lapses-cube" in keys(state)
    assert state.actors() == [1]
