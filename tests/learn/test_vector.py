"""Many matches in one call: the same matches as one at a time, in the caller's arrays, and nothing half done."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance
from katzentisch.learn.buffers import Buffers, allocate
from katzentisch.learn.encoder import Encoder
from katzentisch.learn.errors import BadBuffer, IllegalAction
from katzentisch.learn.layout import layout
from katzentisch.learn.masks import random_moves
from katzentisch.learn.matches import rank_rewards
from katzentisch.learn.multiprocess import MultiprocessVector
from katzentisch.learn.vector import Vector

CASES = [("5211", 2, 90), ("cat_in_the_box", 4, 200), ("cryptid", 3, 160), ("isle_of_cats", 2, 60)]


def chosen(vector: Vector | MultiprocessVector, draw: Any) -> Any:
    """A legal move for every match."""
    return random_moves(vector.buffers.masks, draw)


@pytest.mark.parametrize(("name", "players", "steps"), CASES)
def test_a_vector_plays_what_the_engine_plays(name: str, players: int, steps: int) -> None:
    """Seats, observations, masks and rewards are those of matches played one by one from the seeds it names."""
    game, encoder = find(name).game, Encoder(name, players)
    vector = Vector(name, players, matches=3, seed="row", setups=2)
    draw = np.random.default_rng(1)

    def start(row: int) -> Any:
        return game.start(players, {}, Chance(vector.seed_of(row)))

    states = [start(row) for row in range(3)]
    for _ in range(steps):
        shown = vector.buffers
        for row, state in enumerate(states):
            seat = state.actor()
            assert shown.seats[row] == seat
            assert shown.observations[row].tolist() == encoder.encode(state.view(seat)).tolist()
            assert shown.masks[row].nonzero()[0].tolist() == state.legal(seat)
        moves = chosen(vector, draw)
        vector.step(moves)
        for row, state in enumerate(states):
            state.step(state.actor(), int(moves[row]))
            over = state.actor() < 0
            assert bool(shown.ended[row]) == over
            paid = rank_rewards(state.ranking()) if over else [0.0] * players
            assert shown.rewards[row].tolist() == pytest.approx(paid)
            if over:
                states[row] = start(row)


def test_points_are_paid_as_they_come() -> None:
    """What a row was paid in one match is its result."""
    vector = Vector("5211", 3, matches=1, seed=4, reward="points")
    draw = np.random.default_rng(4)
    state = find("5211").game.start(3, {}, Chance(vector.seed_of(0)))
    total = np.zeros(3)
    while not vector.buffers.ended[0]:
        moves = chosen(vector, draw)
        state.step(state.actor(), int(moves[0]))
        vector.step(moves)
        total += vector.buffers.rewards[0]
    assert total.tolist() == state.points()


def test_seeds_decide_everything() -> None:
    """The same seed gives the same matches, after a reset as well; another seed others; both kinds of seed will do."""
    one, other = (Vector("cat_in_the_box", 3, matches=4, seed=seed) for seed in (11, 12))
    first = one.buffers.observations.copy()
    assert not (first == other.buffers.observations).all()
    one.step(one.buffers.masks.argmax(axis=1))
    assert (one.reset().observations == first).all()
    assert (other.reset(seed="11").observations == first).all()


def test_a_fleet_plays_what_a_vector_plays() -> None:
    """Processes change nothing but the time it takes; an illegal move stops none of them."""
    vector = Vector("5211", 2, matches=5, seed=3)
    draw = np.random.default_rng(3)
    with MultiprocessVector("5211", 2, matches=5, processes=2, seed=3) as fleet:
        for _ in range(70):
            for ours, theirs in zip(vector.buffers, fleet.buffers, strict=True):
                assert (ours == theirs).all()
            moves = chosen(vector, draw)
            with pytest.raises(IllegalAction, match="match 2, seat"):
                fleet.step(np.where(np.arange(5) == 2, 5211, moves))
            vector.step(moves)
            fleet.step(moves)
        assert (fleet.reset(seed=9).observations == vector.reset(seed=9).observations).all()
        with pytest.raises(TypeError, match=r"a seed is a whole number or a text, not float 1\.5"):
            fleet.reset(seed=1.5)  # type: ignore[arg-type]
        assert (fleet.buffers.observations == vector.buffers.observations).all()
        fleet._workers[1].process.kill()
        fleet._workers[1].process.join()
        with pytest.raises(RuntimeError, match="a process failed: it ended"):
            fleet.step(chosen(vector, draw))
    fleet.close()
    with pytest.raises(ValueError, match="this vector is closed"):
        fleet.reset()
    with pytest.raises(ValueError, match="this vector is closed"):
        fleet.step(moves)
    with pytest.raises(ValueError, match="a seed is one word"):
        MultiprocessVector("5211", 2, matches=5, processes=1, seed="two words")
    with pytest.raises(ValueError, match="5 matches cannot be spread over 6"):
        MultiprocessVector("5211", 2, matches=5, processes=6)


def test_players_of_the_house_keep_company() -> None:
    """In their share of the matches one seat learns, whichever it is; seeds decide who sits where and what they do."""
    kept: dict[str, Any] = {"matches": 12, "seed": 5, "rivals": ("lynx", "plain"), "share": 0.5}
    vector, again = Vector("5211", 3, **kept), Vector("5211", 3, **kept)
    draw = np.random.default_rng(5)
    learners: list[set[int]] = [set() for _ in range(12)]
    open_rows = np.ones(12, bool)
    with MultiprocessVector("5211", 3, processes=2, **kept) as fleet:
        while open_rows.any():
            for row in open_rows.nonzero()[0]:
                learners[row].add(int(vector.buffers.seats[row]))
            moves = chosen(vector, draw)
            for one in (vector, again, fleet):
                one.step(moves)
            for first, second, third in zip(vector.buffers, again.buffers, fleet.buffers, strict=True):
                assert (first == second).all()
                assert (first == third).all()
            assert (vector.buffers.rewards.sum(axis=1) == 0).all()
            open_rows &= ~vector.buffers.ended
    assert {len(seats) for seats in learners} == {1, 3}
    assert len({next(iter(seats)) for seats in learners if len(seats) == 1}) > 1
    with pytest.raises(ValueError, match="5211: rivals are random, kitten, tabby, lynx, plain, not 'tiger'"):
        Vector("5211", 3, matches=1, rivals=["tiger"])
    with pytest.raises(ValueError, match="cryptid: rivals are random, not"):
        MultiprocessVector("cryptid", 3, matches=1, processes=1, rivals=["tiger"])
    with pytest.raises(ValueError, match="a share of matches is 0 to 1, not 2"):
        Vector("5211", 3, matches=1, rivals=["lynx"], share=2)


def test_the_caller_owns_the_buffers() -> None:
    """They are written in place, also as floats; and they can be handed on without a copy."""
    plan = layout("5211", 2)
    own = allocate(plan, 6)._replace(observations=np.zeros((6, plan.size), np.float32))
    vector = Vector("5211", 2, matches=6, buffers=own)
    assert vector.buffers is own
    before = own.observations.copy()
    shared = np.from_dlpack(own.observations)
    vector.step(own.masks.argmax(axis=1))
    assert not (own.observations == before).all()
    assert np.shares_memory(shared, own.observations)


@pytest.mark.parametrize(
    ("name", "array", "words"),
    [
        ("observations", np.zeros((2, 3), np.int16), r"observations: .* shape \(2, 258\) is needed, .* \(2, 3\)"),
        ("masks", np.zeros((2, 494), np.int8), "masks: a buffer of shape"),
        ("seats", [0, 0], "seats: a numpy array is needed, not list"),
        ("rewards", np.zeros((2, 2), np.int32), "rewards: int32 cannot hold float32"),
        ("ended", np.zeros(3, np.bool_), "ended: a buffer of shape"),
    ],
)
def test_buffers_that_will_not_do_are_named(name: str, array: Any, words: str) -> None:
    buffers: Buffers = allocate(layout("5211", 2), 2)._replace(**{name: array})
    with pytest.raises(BadBuffer, match=words):
        Vector("5211", 2, matches=2, buffers=buffers)


def test_a_bad_step_changes_no_match() -> None:
    """Neither an illegal move in the last row nor a wrong shape or type is played in any row."""
    vector = Vector("5211", 2, matches=4, seed=1)
    before = vector.buffers.observations.copy()
    moves = vector.buffers.masks.argmax(axis=1)
    wrong = moves.copy()
    wrong[3] = 0
    with pytest.raises(IllegalAction, match=r"match 3, seat 0: move 0 \(Y1\) is not legal: choose-two"):
        vector.step(wrong)
    for number in (-1, 495, 2**40):
        wrong[3] = number
        with pytest.raises(IllegalAction, match="match 3, seat 0"):
            vector.step(wrong)
    with pytest.raises(ValueError, match=r"each of 4 matches is needed, not shape \(3,\)"):
        vector.step(moves[:3])
    with pytest.raises(TypeError, match="whole numbers are needed, not float64"):
        vector.step(moves.astype(float))
    vector.step(moves)
    fresh = Vector("5211", 2, matches=4, seed=1)
    assert (fresh.buffers.observations == before).all()
    assert (fresh.step(moves).observations == vector.buffers.observations).all()


@pytest.mark.parametrize(
    ("wrong", "fault", "words"),
    [
        ({"matches": 0}, ValueError, "there must be a match, not 0"),
        ({"matches": 1, "seed": 1.5}, TypeError, "not float 1.5"),
        ({"matches": 1, "seed": "two words"}, ValueError, "a seed is one word"),
        ({"matches": 1, "reward": "money"}, ValueError, "rewards are rank or points, not 'money'"),
        ({"matches": 1, "setups": 0}, ValueError, "there must be a set-up"),
    ],
)
def test_what_cannot_be_made_says_why(wrong: dict[str, Any], fault: type[Exception], words: str) -> None:
    with pytest.raises(fault, match=words):
        Vector("5211", 2, **wrong)


def test_standings() -> None:
    """From 1 to -1 by the share of others beaten; ties are half; alone it is won or lost."""
    assert rank_rewards([1, 2]) == [1.0, -1.0]
    assert rank_rewards([1, 1, 3]) == [0.5, 0.5, -1.0]
    assert rank_rewards([2, 1, 2, 2]) == pytest.approx([-1 / 3, 1.0, -1 / 3, -1 / 3])
    assert rank_rewards([1]) == [1.0]
    assert rank_rewards([2]) == [-1.0]


def test_random_moves_are_legal_and_each_as_likely() -> None:
    """Also in the first row and the last, with one legal move or all; a row without any is named."""
    masks = np.array([[0, 0, 0, 1], [1, 1, 0, 1], [1, 0, 0, 0], [1, 1, 1, 1]], np.int8)
    draw = np.random.default_rng(7)
    drawn = np.array([random_moves(masks, draw) for _ in range(4000)])
    for row, mask in enumerate(masks):
        often = np.bincount(drawn[:, row], minlength=4) / 4000
        assert often.tolist() == pytest.approx((mask / mask.sum()).tolist(), abs=0.04)
        assert not often[mask == 0].any()
    with pytest.raises(ValueError, match="row 1"):
        random_moves(np.array([[1, 0], [0, 0], [0, 1]], np.int8), draw)
