"""PettingZoo's and Gymnasium's own tests, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")
gymnasium = pytest.importorskip("gymnasium", reason="NOT INSTALLED: the extra `learn`")
pytest.importorskip("pettingzoo", reason="NOT INSTALLED: the extra `learn`")

from pettingzoo.test import api_test, seed_test

from katzentisch.learn import gym, zoo
from katzentisch.learn.errors import IllegalAction
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

from .conformance import Suite, quiet_run, suites

CASES = [
    ("5211", 2, {}),
    ("5211", 5, {"long": "yes"}),
    ("cat_in_the_box", 2, {}),
    ("cat_in_the_box", 4, {"side": "purple"}),
    ("cryptid", 3, {"mode": "advanced", "card": "drawn"}),
    ("cryptid", 4, {"answers": "by-hand", "card": "drawn"}),
    ("isle_of_cats", 1, {}),
    ("isle_of_cats", 3, {"family": "yes"}),
    ("isle_of_cats", 4, {}),
]


@pytest.fixture(autouse=True)
def dictionaries() -> Iterator[None]:
    """PettingZoo wonders aloud about observations that are dictionaries, as they are wherever there is a mask."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_pettingzoo_accepts_it(game: str, players: int, options: dict[str, str]) -> None:
    """Its test of the interface and its test of seeds."""
    api_test(zoo.env(game, players, options), num_cycles=20)
    seed_test(lambda: zoo.env(game, players, options), num_cycles=10)


@pytest.mark.parametrize("suite", suites(), ids=lambda suite: f"{suite.name}-{suite.game}")
def test_suite_passes(suite: Suite, capfd: pytest.CaptureFixture[str]) -> None:
    """What `make conformance` runs, as far as its libraries are installed."""
    if not suite.available:
        pytest.skip(f"NOT INSTALLED: {suite.needs}")
    quiet_run(suite)


def test_a_whole_match_pays_by_rank_and_by_points() -> None:
    """Ranks are paid at the end and sum to nothing; points are paid as they come and sum to the result."""
    for reward in ("rank", "points"):
        env = zoo.env("5211", 3, reward=reward)
        env.reset(seed=5)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, got, ended, _, _ = env.last()
            paid[agent] += got
            env.step(None if ended else int(seen["action_mask"].nonzero()[0][0]))
        points = env.unwrapped.single._state.points()
        if reward == "points":
            assert list(paid.values()) == points
        else:
            assert sum(paid.values()) == 0
            assert max(paid, key=paid.__getitem__) == f"seat_{points.index(max(points))}"


def test_an_illegal_move_is_refused_and_nothing_changes() -> None:
    """The refusal names seat, move, notation and reason; the match goes on."""
    env = zoo.env("5211", 2)
    env.reset(seed=1)
    before = env.observe("seat_0")
    for action, words in ((0, r"seat 0: move 0 \(Y1\) is not legal: choose-two"), (-1, "no move"), (9999, "no move")):
        with pytest.raises(IllegalAction, match=words):
            env.step(action)
    for nonsense in (1.5, "35", True, np.array([35])):
        with pytest.raises(TypeError, match="whole number"):
            env.step(nonsense)
    after = env.observe("seat_0")
    assert all((before[key] == after[key]).all() for key in before)
    assert env.agent_selection == "seat_0"


def test_seeds_decide_matches_and_other_types_are_refused() -> None:
    """The same seed gives the same series of matches; a seed of another type says so."""
    env = zoo.env("cat_in_the_box", 3)
    deals = []
    for _ in range(2):
        env.reset(seed=7)
        first = env.observe("seat_1")["observation"].tolist()
        env.reset()
        deals.append((first, env.observe("seat_1")["observation"].tolist()))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]
    for seed in (1.5, b"7", [7], True):
        with pytest.raises(TypeError, match="a seed is a whole number or a text"):
            env.reset(seed=seed)


def test_a_learner_among_bots_is_refused_alike() -> None:
    """A move before the first reset, of another kind, not legal, or after the end; a seed of another kind."""
    env = gym.Environment("5211", 2, opponents="kitten", illegal="refuse")
    with pytest.raises(RuntimeError, match="reset comes first"):
        env.step(35)
    seen, _ = env.reset(seed=1)
    for nonsense in (1.5, None, True, np.array([35])):
        with pytest.raises(TypeError, match="whole number"):
            env.step(nonsense)
    for wrong in (0, -1, 9999):
        with pytest.raises(IllegalAction, match=f"seat 0: move {wrong} "):
            env.step(wrong)
    assert (env.single.observe(0)["observation"] == seen["observation"]).all()
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
    with pytest.raises(IllegalAction, match="over"):
        env.step(35)
    for seed in (1.5, "word", b"7"):
        with pytest.raises(gymnasium.error.Error, match="Seed must be a python integer"):
            env.reset(seed=seed)  # type: ignore[arg-type]


def test_what_is_rendered_is_a_record() -> None:
    """Anybody can play it again."""
    env = gymnasium.make(gym.name_of("5211"), players=3, seat=1, opponents="lynx", render_mode="ansi")
    seen, _ = env.reset(seed=3)
    ended = False
    while not ended:
        seen, _, ended, _, _ = env.step(int(seen["action_mask"].nonzero()[0][-1]))
    match = Match(parse_record(env.render()))
    assert match.over
    assert match.points() == env.unwrapped.single._state.points()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seat": 2}, "seat 2, where seats are 0 … 1"),
        ({"opponents": "a tiger"}, "opponents are a bot"),
        ({"reward": "money"}, "rewards are rank or points"),
        ({"illegal": "maybe"}, "refused or lose"),
    ],
)
def test_what_cannot_be_made_says_why(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        gym.Environment("5211", 2, **wrong)
