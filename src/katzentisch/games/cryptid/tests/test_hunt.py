"""Questions, searches and owed cubes, answered automatically."""

from __future__ import annotations

from katzentisch.games.cryptid.tests.positions import (
    A4,
    B4,
    N3,
    N4,
    N5,
    N,
    area,
    cubes,
    discs,
    do,
    everywhere,
    keys,
    may,
    name,
    o3,
    position,
    refused,
    told,
    where,
)

MISSES = everywhere() - area(N, "within2_cougar")
FITS = area(N, "within2_cougar")


def test_cr_t27_questions() -> None:
    """CR-T27, CR-22, CR-23: two players times 102 open hexes, and nothing but questions and searches."""
    state = o3()
    assert len(where(state, 0, "ask 1 at")) == len(where(state, 0, "ask 2 at")) == 102
    assert not where(state, 0, "ask 0 at")
    assert not where(state, 0, "cube")
    assert refused(state, 0, "cube", (8, 8)) == "due-turn"


def test_cr_t28_a_disc() -> None:
    """CR-T28, CR-24, CR-R13: the referee lays the honest disc at once; nothing is owed."""
    state = do(o3(), 0, "ask 1 at", (6, 9))
    assert discs(state, 1) == {(6, 9)}
    assert state.actors() == [1]
    assert told(state) == [("asks", 0, 1, "J7"), ("answers", 1, "disc", "J7")]


def test_cr_t29_a_cube_is_owed() -> None:
    """CR-T29, CR-25, CR-33: after a cube the asker owes one; then the next player."""
    state = do(o3(), 0, "ask 2 at", (0, 0))
    assert (0, 0) in cubes(state, 2)
    assert state.actors() == [0]
    assert len(where(state, 0, "cube")) == 62
    do(state, 0, "cube", (8, 8))
    assert state.actors() == [1]


def test_cr_t30_where_the_owed_cube_goes() -> None:
    """CR-T30, CR-33: not on a cube, not where the player's own clue fits; one open hex that does not fit will do."""
    state = do(o3(), 0, "ask 2 at", (0, 0))
    assert refused(state, 0, "cube", (0, 0)) == "hex-closed"
    assert refused(state, 0, "cube", (6, 9)) == "clue-allows"
    assert refused(state, 0, "cube", (2, 5)) == "hex-closed"
    assert refused(state, 0, "search", (6, 9)) == "due-owing"
    assert may(state, 0, "cube", (8, 8))


def test_cr_t31_forbidden_questions() -> None:
    """CR-T31, CR-12, CR-23: not oneself, not about a closed hex, not out of turn."""
    state = o3()
    assert refused(state, 0, "ask 0 at", (6, 9)) == "ask-yourself"
    assert refused(state, 0, "ask 1 at", (3, 5)) == "hex-closed"
    assert refused(state, 0, "ask 1 at", (4, 3)) == "hex-closed"
    assert refused(state, 1, "ask 0 at", (6, 9)) == "not-your-turn"
    assert refused(state, 0, "ask 4 at", (6, 9)) == "no-seat"


def test_cr_t32_asked_before() -> None:
    """CR-T32, CR-26, CR-R5: who has a piece there cannot be asked; an own disc does not matter."""
    state = o3({0: [(6, 9)], 1: [(6, 9)]})
    assert refused(state, 0, "ask 1 at", (6, 9)) == "has-answered"
    assert may(state, 0, "ask 2 at", (6, 9))


def test_cr_t33_asking_against_the_own_clue() -> None:
    """CR-T33, CR-26: one may ask about a hex that the player's own clue excludes."""
    state = do(o3(), 0, "ask 2 at", (3, 6))
    assert discs(state, 2) == {(3, 6)}
    assert state.actors() == [1]


def test_cr_t35_left_of_the_asker() -> None:
    """CR-T35, CR-25, CR-R12: after the owed cube the seat left of the asker is on turn, not left of the asked."""
    state = do(position(N5, turn=4), 4, "ask 1 at", (0, 0))
    assert cubes(state, 1) == {(0, 0)}
    state.apply(4, state.legal(4)[0])
    assert state.actors() == [0]


def test_cr_t36_negated_clues_answer() -> None:
    """CR-T36, CR-24, CR-08: a negated clue is answered like any other."""
    state = do(position(A4), 0, "ask 3 at", (4, 7))
    assert discs(state, 3) == {(4, 7)}
    assert state.actors() == [1]
    state = do(position(A4), 0, "ask 3 at", (4, 0))
    assert cubes(state, 3) == {(4, 0)}
    assert state.actors() == [0]


def test_cr_t37_searches() -> None:
    """CR-T37, CR-27: the 42 fitting hexes less the two closed ones."""
    assert len(where(o3(), 0, "search")) == 40


def test_cr_t38_forbidden_searches() -> None:
    """CR-T38, CR-27, CR-12: not where the player's own clue fails, not on a cube."""
    state = o3()
    assert refused(state, 0, "search", (0, 6)) == "clue-forbids"
    assert refused(state, 0, "search", (0, 1)) == "hex-closed"
    assert refused(state, 0, "search", (2, 0)) == "hex-closed"


def test_cr_t39_found() -> None:
    """CR-T39, CR-28, CR-29, CR-30, CR-31: own disc, then clockwise; without a cube the searcher wins."""
    state = do(o3(), 0, "search", (6, 9))
    assert [event[:3] for event in told(state)[1:4]] == [
        ("lays", 0, "disc"),
        ("answers", 1, "disc"),
        ("answers", 2, "disc"),
    ]
    assert (state.winner, state.actors()) == (0, [])


def test_cr_t40_stopped_by_a_cube() -> None:
    """CR-T40, CR-29, CR-30: the first cube closes the hex; the searcher owes one, then the next player."""
    state = do(o3(), 0, "search", (6, 10))
    assert (6, 10) in discs(state, 0) & discs(state, 1)
    assert (6, 10) in cubes(state, 2)
    assert state.actors() == [0]
    assert len(where(state, 0, "cube")) == 62
    do(state, 0, "cube", (8, 8))
    assert state.actors() == [1]
    assert refused(state, 1, "search", (6, 10)) == "hex-closed"


def test_cr_t41_nobody_after_the_cube() -> None:
    """CR-T41, CR-30: who would come after the cube is not asked."""
    state = do(o3(), 0, "search", (1, 3))
    assert (1, 3) in cubes(state, 1)
    assert not discs(state, 2)
    assert "owes" in keys(state)


def test_cr_t42_skipped() -> None:
    """CR-T42, CR-29, CR-31: who has a disc there is skipped."""
    state = do(position(N4, discs={1: [(6, 4)], 3: [(6, 4)]}, turn=2), 2, "search", (6, 4))
    assert [event[:2] for event in told(state)[1:5]] == [("lays", 2), ("skipped", 3), ("answers", 0), ("skipped", 1)]
    assert state.winner == 2


def test_cr_t44_extra_disc() -> None:
    """CR-T44, CR-28, CR-R8, CR-R9: with an own disc there, one goes elsewhere first; then nobody has to answer."""
    state = do(o3({seat: [(6, 9)] for seat in range(3)}), 0, "search", (6, 9))
    assert len(where(state, 0, "disc")) == 39
    assert refused(state, 0, "disc", (6, 9)) == "own-piece-there"
    assert refused(state, 0, "disc", (2, 0)) == "hex-closed"
    assert refused(state, 0, "disc", (0, 6)) == "clue-forbids"
    assert refused(state, 0, "cube", (8, 8)) == "due-extra"
    do(state, 0, "disc", (7, 0))
    assert state.winner == 0
    assert "answers" not in keys(state)


def test_cr_t45_three_pieces_in_a_turn() -> None:
    """CR-T45, CR-28, CR-30: the old disc, the extra disc and the owed cube."""
    state = do(o3({0: [(3, 10)]}), 0, "search", (3, 10))
    do(state, 0, "disc", (7, 0))
    assert discs(state, 0) == {(3, 10), (7, 0)}
    assert (3, 10) in cubes(state, 1)
    assert state.view(-1).phase == "owing"


def test_cr_t46_no_hex_for_the_extra_disc() -> None:
    """CR-T46, CR-R8: then none is laid, and the search goes on."""
    state = do(position(N3, discs={0: FITS}), 0, "search", (6, 9))
    assert "lapses-disc" in keys(state)
    assert state.winner == 0
    assert state.view(-1).lapsed == (1, 0, 0)


def test_cr_t47_order_around_the_table() -> None:
    """CR-T47, CR-29, CR-31: the order goes on past the last seat."""
    state = do(position(B4, turn=3), 3, "search", (2, 1))
    assert [event[1] for event in told(state)[1:5]] == [3, 0, 1, 2]
    assert state.winner == 3


def test_cr_t48_stopped_around_the_table() -> None:
    """CR-T48, CR-30: the second in order lays a cube; the third is not asked."""
    state = do(position(B4, turn=3), 3, "search", (1, 0))
    assert discs(state, 3) == discs(state, 0) == cubes(state, 1) == {(1, 0)}
    assert not cubes(state, 2) | discs(state, 2)
    assert state.actors() == [3]
    state.apply(3, state.legal(3)[0])
    assert state.actors() == [0]


def test_cr_t49_after_a_win() -> None:
    """CR-T49, CR-31, CR-R38: nobody moves any more, all clues are shown, the winner is first, the others share."""
    state = do(o3(), 0, "search", (6, 9))
    assert not any(state.legal(seat) for seat in range(3))
    assert refused(state, 1, "agree") == "over"
    assert state.view(1).clues == N3[1]
    assert state.view(-1).habitat == 6 * 12 + 9
    assert state.ranking() == [1, 2, 2]
    assert [event[1:] for event in told(state) if event[0] == "clue-was"] == list(enumerate(N3[1]))


def test_cr_32_a_question_never_wins() -> None:
    """CR-32: a question that completes the discs on the habitat wins nothing."""
    state = do(o3({0: [(6, 9)], 2: [(6, 9)]}), 0, "ask 1 at", (6, 9))
    assert state.winner == -1
    assert state.actors() == [1]


def test_cr_t50_a_cube_among_discs() -> None:
    """CR-T50, CR-33, CR-R10: an owed cube may close a hex with discs of others; the discs stay."""
    state = do(o3({1: [(6, 8)], 2: [(6, 8)]}), 0, "ask 2 at", (0, 0))
    do(state, 0, "cube", (6, 8))
    assert (6, 8) in discs(state, 1) & discs(state, 2)
    assert refused(state, 1, "ask 0 at", (6, 8)) == "hex-closed"
    assert refused(state, 1, "search", (6, 8)) == "hex-closed"


def test_cr_t51_a_debt_lapses() -> None:
    """CR-T51, CR-R6: without a hex for the owed cube the debt lapses, publicly, and play goes on."""
    state = do(position(N3, {0: MISSES}), 0, "ask 1 at", (1, 3))
    assert ("lapses-cube", 0) in told(state)
    assert state.actors() == [1]


def test_cr_t53_the_last_hex_is_taken_by_the_answer() -> None:
    """CR-T53, CR-R6: the answer itself may close the last hex."""
    state = do(position(N3, {0: MISSES - {(5, 8)}}), 0, "ask 1 at", (5, 8))
    assert (5, 8) in cubes(state, 1)
    assert "lapses-cube" in keys(state)
    assert state.actors() == [1]


def test_cr_t54_a_searcher_without_a_hex() -> None:
    """CR-T54, CR-R6, CR-30: the same after a failed search."""
    state = do(position(N3, {0: MISSES}), 0, "search", (0, 3))
    assert (0, 3) in discs(state, 0) & cubes(state, 1)
    assert "lapses-cube" in keys(state)
    assert state.actors() == [1]


def test_cr_t56_no_supply_limit() -> None:
    """CR-T56, CR-R7: 66 cubes and 42 discs of one player are fine."""
    state = position(N3, {0: MISSES}, {0: FITS})
    assert (len(cubes(state, 0)), len(discs(state, 0))) == (66, 42)
    assert state.actors() == [0]
    assert state.legal(0)


def test_cr_r11_the_habitat_is_always_open() -> None:
    """CR-R11, CR-R10: even with every honest piece on the map, a turn is possible: the habitat fits and is open."""
    state = position(N3, {0: MISSES, 1: FITS - area(N, "on_water_or_swamp")})
    assert may(state, 0, "search", (6, 9))
    assert name((6, 9)) == "J7"


def test_cr_13_pieces_stay() -> None:
    """CR-13, CR-10, CR-14: every piece shows its owner and stays; among honest hexes the owner chooses freely."""
    state = do(o3(), 0, "ask 2 at", (0, 0))
    before = [cubes(state, seat) for seat in range(3)]
    assert where(state, 0, "cube") == MISSES - before[0] - before[1] - before[2]
    do(state, 0, "cube", (8, 8))
    assert [cubes(state, seat) for seat in range(3)] == [before[0] | {(8, 8)}, before[1], before[2]]
