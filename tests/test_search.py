"""The house's search: it keeps its budget, its size and its secrets."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.bots.budget import Budget, parse_budget
from katzentisch.bots.move_statistics import MoveStatistics, merge_statistics
from katzentisch.bots.parallel_search import seat_crew
from katzentisch.bots.request import Question, answer_question
from katzentisch.bots.roster import LEVELS, names, takes_budget
from katzentisch.bots.search import Search, best
from katzentisch.bots.tree import Node, Tree
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import Chance, Rng, rng
from katzentisch.core.game_package import GamePackage
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.reason import BadOptions
from katzentisch.core.state import State
from katzentisch.core.view import View, encode

ENTRIES = list(catalogue().values())
CAT = find("cat_in_the_box")


def ident(entry: GamePackage) -> str:
    return entry.folder


def middle_of(entry: GamePackage, players: int, moves: int, seed: str = "middle") -> State:
    """A position after so many random moves."""
    state = entry.game.start(players, {}, Chance(seed))
    source = rng(seed)
    for _ in range(moves):
        seat = state.actor()
        state.apply(seat, state.pick(seat, source))
    return state


# Budgets


def test_a_budget_is_a_time_or_a_number_of_worlds() -> None:
    """Both are read and written alike; anything else is refused."""
    assert parse_budget("0.5s") == Budget(seconds=0.5)
    assert parse_budget("200") == Budget(worlds=200)
    assert parse_budget("1sx2") == Budget(seconds=1.0, processes=2)
    for text in ("0.5s", "200", "1sx2", "7x3"):
        assert str(parse_budget(text)) == text
    for text in ("", "0", "0s", "fast", "-3", "1m", "1sx", "1sx0", "x2"):
        with pytest.raises(BadOptions):
            parse_budget(text)


def test_worlds_are_shared_out_among_processes() -> None:
    """Every process gets the whole time, or its part of the worlds, and none gets nothing."""
    assert [part.worlds for part in parse_budget("7x3").parts()] == [3, 2, 2]
    assert [part.worlds for part in parse_budget("2x3").parts()] == [1, 1]
    assert [part.seconds for part in parse_budget("1sx2").parts()] == [1.0, 1.0]


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def spent(seconds: float, costs: list[float]) -> tuple[int, float]:
    """How many worlds are tried when each costs this much (the last cost repeats), and how long that takes."""
    clock = Clock()
    spending = Budget(seconds=seconds).spend(clock)
    tried = 0
    while spending.more():
        clock.now += costs[min(tried, len(costs) - 1)]
        tried += 1
    return tried, clock.now - 100.0


def test_a_time_is_used_and_never_exceeded_by_steady_worlds() -> None:
    """Worlds of equal length fill the time up to the last that still fits."""
    tried, time = spent(1.0, [0.01])
    assert tried in (98, 99, 100)
    assert time <= 1.0 + 1e-9


def test_a_slow_world_is_reckoned_with() -> None:
    """After a slow world the search stops early enough for another such one."""
    tried, time = spent(1.0, [0.01, 0.15, 0.01])
    assert time <= 1.0
    assert time >= 0.8
    assert tried > 10


def test_a_hopelessly_slow_world_does_not_stop_all_thinking() -> None:
    """Only a fifth of the time is ever kept back."""
    tried, time = spent(1.0, [0.5, 0.001])
    assert tried > 100
    assert 0.79 <= time <= 1.0


def test_the_first_world_is_always_tried() -> None:
    """Whatever the clock says, there is a move."""
    assert spent(0.001, [5.0])[0] == 1


def test_a_number_of_worlds_is_kept_exactly() -> None:
    """To the last world, in every game."""
    for entry in ENTRIES:
        state = entry.game.start(entry.game.players[-1], {}, Chance("count"))
        seat = state.actor()
        tried = Search(entry.game, "s", Budget(worlds=33)).search(state.view(seat), state.legal(seat))
        assert sum(one.visits for one in tried) == 33
        assert {one.move for one in tried} <= set(state.legal(seat))


# The tree


def size_of(node: Node) -> int:
    """How many nodes hang on this one, itself included."""
    return 1 + sum(size_of(arm.next) for arm in node.arms if arm.next is not None)


def test_a_tree_stops_growing_when_it_is_full() -> None:
    """What a search remembers is bounded by its number of nodes; worlds count all the same."""

    class Small(Search):
        nodes = 20

    state = middle_of(CAT, 3, 9)
    view = state.view(state.actor())
    tree = Small(CAT.game, "s", Budget()).grown(view, Budget(worlds=400))
    assert size_of(tree.root) == 21
    assert tree.root.visits == 400
    assert size_of(Search(CAT.game, "s", Budget()).grown(view, Budget(worlds=400)).root) > 100


def test_wide_choices_are_widened_slowly() -> None:
    """With a breadth, a node tries no more moves than its visits warrant."""

    class Narrow(Search):
        breadth = 0.5

    state = middle_of(CAT, 4, 8)
    view = state.view(state.actor())
    assert len(state.legal(view.seat)) > 6
    tree = Narrow(CAT.game, "s", Budget()).grown(view, Budget(worlds=64))
    assert 1 < len(tree.root.arms) <= 5


class Counting(PlayoutPolicy):
    """Counts how many moves are played on, and how often a position is judged."""

    def __init__(self) -> None:
        self.played = 0
        self.judged = 0

    def play(self, world: State, seat: int, rng: Rng) -> int:
        self.played += 1
        return world.pick(seat, rng)

    def judge(self, world: State, seat: int) -> float:
        self.judged += 1
        return 0.5


def test_a_horizon_cuts_play_off() -> None:
    """Beyond the tree so many moves are played on, and then the position is judged."""
    state = middle_of(CAT, 3, 9)
    view = state.view(state.actor())
    calls = []
    for horizon in (0, 4):
        playout_policy = Counting()
        tree = Tree(view.seat, playout_policy, 0, horizon, 0.0, 0.0)
        source = rng("cut")
        for _ in range(50):
            tree.grow(CAT.game.imagine(view, source), source)
        assert playout_policy.judged == 50
        calls.append(playout_policy.played)
    assert calls[1] == calls[0] + 4 * 50


def test_the_tree_answers_what_others_do() -> None:
    """Below a move of one's own lie the moves of the next player, judged by what they gain themselves."""
    state = middle_of(CAT, 3, 9)
    view = state.view(state.actor())
    root = Search(CAT.game, "s", Budget()).grown(view, Budget(worlds=600)).root
    arm = max(root.arms, key=lambda arm: arm.visits)
    assert arm.next is not None
    assert arm.next.seat == (view.seat + 1) % 3
    assert len(arm.next.arms) > 1


class Stubborn(PlayoutPolicy):
    """Everybody always makes the first of their moves."""

    def __init__(self) -> None:
        self.wished: set[tuple[int, int]] = set()

    def play(self, world: State, seat: int, rng: Rng) -> int:
        move = world.legal(seat)[0]
        self.wished.add((seat, move))
        return move


@pytest.mark.parametrize("trust", [0.0, 1.0])
def test_trusted_others_play_as_usual(trust: float) -> None:
    """With trust, others make no move in the tree but their usual ones; without, they try all that they have."""
    state = middle_of(CAT, 3, 9)
    view = state.view(state.actor())
    playout_policy = Stubborn()
    tree = Tree(view.seat, playout_policy, 1000, 0, 0.0, trust)
    source = rng("trust")
    for _ in range(300):
        tree.grow(CAT.game.imagine(view, source), source)
    answers = [
        (arm.next.seat, answer_question.move) for arm in tree.root.arms if arm.next for answer_question in arm.next.arms
    ]
    assert answers
    assert (set(answers) <= playout_policy.wished) == (trust == 1.0)
    assert len(tree.root.arms) > 1


# Choices at the same time


def test_play_mixes_where_all_choose_at_once() -> None:
    """Moves that are as good as the favourite are all played; worse ones and those hardly tried, never."""
    tried = [
        MoveStatistics(1, 100, 50.0),
        MoveStatistics(2, 80, 39.8),
        MoveStatistics(3, 10, 5.0),
        MoveStatistics(4, 90, 43.0),
    ]
    state = find("5211").game.start(2, {}, Chance("mix"))
    game = find("5211").game
    chosen = {Search(game, f"{seed}", Budget(worlds=1)).mixed(state.view(0), tried).move for seed in range(30)}
    assert chosen == {1, 2}
    assert best(tried).move == 1
    assert Search(game, "s", Budget(worlds=1)).at_once(state.view(0))
    assert not Search(CAT.game, "s", Budget(worlds=1)).at_once(middle_of(CAT, 3, 9).view(0))


# Several processes


def test_findings_are_added_up() -> None:
    """A move's worlds count together, whoever tried it."""
    assert merge_statistics([[MoveStatistics(4, 2, 1.0), MoveStatistics(7, 1, 1.0)], [MoveStatistics(7, 3, 2.0)]]) == [
        MoveStatistics(4, 2, 1.0),
        MoveStatistics(7, 4, 3.0),
    ]


def test_two_processes_share_the_worlds() -> None:
    """Together they try what was asked for, and the same again."""
    state = middle_of(CAT, 3, 9)
    view, legal = state.view(state.actor()), state.legal(state.actor())
    bots = [seat_crew(CAT, "search", "41x2", "s") for _ in range(2)]
    findings = [bot.search(view, legal) for bot in bots if isinstance(bot, Search)]
    assert sum(one.visits for one in findings[0]) == 41
    assert findings[0] == findings[1]


# Secrets


def asked(entry: GamePackage, kind: str, view: View, legal: list[int]) -> int | None:
    """What a bot answers in the process that thinks: all it gets is bytes."""
    budget = "12" if takes_budget(entry, kind) else ""
    return answer_question(Question(entry.game.id, kind, budget, "s", msgspec.Raw(encode(view)), legal)).move


@pytest.mark.slow
@pytest.mark.parametrize("entry", ENTRIES, ids=ident)
def test_no_level_sees_the_hidden_world(entry: GamePackage) -> None:
    """Replace all that a seat does not know: every level makes the same move, and a legal one."""
    kinds = [kind for kind in names(entry) if kind in LEVELS]
    source = rng("law 8")
    for players in (entry.game.players[0], entry.game.players[-1]):
        for moves in (0, players, 4 * players, 7 * players):
            state = middle_of(entry, players, moves, f"law {players}")
            if not state.actors():
                continue
            seat = state.actor()
            world = entry.game.imagine(state.view(seat), source)
            for kind in kinds:
                move = asked(entry, kind, state.view(seat), state.legal(seat))
                assert move in state.legal(seat)
                assert asked(entry, kind, world.view(seat), world.legal(seat)) == move, kind
