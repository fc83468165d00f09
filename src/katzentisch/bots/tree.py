"""Information-set Monte-Carlo tree search: one tree for many imagined worlds."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.state import State

EXPLORATION: Final = 0.7
"""The exploration constant of UCB1."""


class Arm:
    """One move at a node: its statistics and the node it leads to."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.visits: i64 = 0
        self.offered: i64 = 0
        """In how many worlds it was possible when its node was passed."""
        self.total: float = 0.0
        self.next: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Node:
    """A decision of one seat, shared by all worlds in which the seat has seen the same events."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.arms: list[Arm] = []
        """Ascending by move."""


class Tree:
    """Grows by one node per world until it is full; later worlds only update the statistics."""

    def __init__(
        self, seat: i64, playout_policy: PlayoutPolicy, nodes: i64, horizon: i64, breadth: float, trust: float
    ) -> None:
        self.seat: i64 = seat
        self.playout_policy = playout_policy
        self.room: i64 = nodes
        """How many more nodes there may be."""
        self.horizon: i64 = horizon
        """How many moves are played on beyond the tree before a position is judged."""
        self.breadth: float = breadth
        """A node visited n times tries breadth × √n moves; 0 for all of them."""
        self.trust: float = trust
        """How often others play as they usually would, rather than as would have been best for them in the tree."""
        self.root = Node(seat)

    def grow(self, world: State, rng: Rng) -> None:
        """Descend in an imagined world, add one node, play out, and update the statistics."""
        chapter: i64 = world.chapter()
        passed: list[Node] = []
        taken: list[Arm] = []
        node = self.root
        actor: i64 = self.next_actor(world, chapter, True, rng)
        while actor == node.seat:
            arm = self.usual(node, world, rng) if self.trusts(actor, rng) else self.choose(node, world, rng)
            passed.append(node)
            taken.append(arm)
            world.step(actor, arm.move)
            if arm.visits == 0:
                break
            actor = self.next_actor(world, chapter, False, rng)
            if arm.next is None:
                if actor < 0 or self.room == 0:
                    break
                self.room -= 1
                arm.next = Node(actor)
            node = arm.next
        self.play_on(world, chapter, rng)
        self.remember(world, passed, taken)

    def next_actor(self, world: State, chapter: i64, first: bool, rng: Rng) -> i64:
        """The seat whose decision comes next in the tree; -1 where the tree ends.

        Those who choose at the same time as this seat play as they usually would: nobody can answer them. A later
        choice of many at once ends the tree, for what it answers is more than a tree can tell apart.
        """
        while world.chapter() == chapter:
            actors = world.actors()
            if len(actors) < 2:
                return actors[0] if actors else -1
            if not first:
                return -1
            mine = False
            for actor in actors:
                if actor == self.seat:
                    mine = True
                else:
                    world.step(actor, self.playout_policy.play(world, actor, rng))
            if mine:
                return self.seat
        return -1

    def remember(self, world: State, passed: list[Node], taken: list[Arm]) -> None:
        """Update the statistics of everybody who chose in the tree."""
        values: dict[int, float] = {}
        at: i64 = len(taken) - 1
        while at >= 0:
            node = passed[at]
            arm = taken[at]
            if node.seat not in values:
                values[node.seat] = self.playout_policy.judge(world, node.seat)
            node.visits += 1
            arm.visits += 1
            arm.total += values[node.seat]
            at -= 1

    def choose(self, node: Node, world: State, rng: Rng) -> Arm:
        """Choose the move to try: an untried one if there is any, else the one with the best bound in this world."""
        legal = world.legal(node.seat)
        arms = node.arms
        size: i64 = len(arms)
        chosen: Arm | None = None
        highest: float = -1.0
        at: i64 = 0
        untried: i64 = 0
        for item in legal:
            move: i64 = item
            while at < size and arms[at].move < move:
                at += 1
            if at == size or arms[at].move != move:
                untried += 1
                continue
            arm = arms[at]
            arm.offered += 1
            if arm.visits == 0:
                return arm
            promise: float = arm.total / float(arm.visits) + EXPLORATION * sqrt(
                log(float(arm.offered)) / float(arm.visits)
            )
            if promise > highest:
                highest = promise
                chosen = arm
        if untried > 0 and (chosen is None or self.widens(size, node.visits)):
            return self.add(node, legal, untried, self.playout_policy.play(world, node.seat, rng), rng)
        assert chosen is not None
        return chosen

    def trusts(self, actor: i64, rng: Rng) -> bool:
        return self.trust > 0.0 and actor != self.seat and float(rng.word() & 0xFFFF) < 65536.0 * self.trust

    def usual(self, node: Node, world: State, rng: Rng) -> Arm:
        """The move that the playout policy suggests in this world."""
        move: i64 = self.playout_policy.play(world, node.seat, rng)
        at: i64 = 0
        for arm in node.arms:
            if arm.move == move:
                arm.offered += 1
                return arm
            if arm.move > move:
                break
            at += 1
        fresh = Arm(move)
        fresh.offered = 1
        node.arms.insert(at, fresh)
        return fresh

    def widens(self, size: i64, visits: i64) -> bool:
        return self.breadth == 0.0 or float(size) < self.breadth * sqrt(float(visits))

    def add(self, node: Node, legal: list[int], untried: i64, wish: i64, rng: Rng) -> Arm:
        """Add an arm: for the move that the policy suggests, or else for any untried move."""
        arms = node.arms
        skip: i64 = rng.below(untried)
        at: i64 = 0
        place: i64 = -1
        found: i64 = -1
        size: i64 = len(arms)
        for item in legal:
            move: i64 = item
            while at < size and arms[at].move < move:
                at += 1
            if at < size and arms[at].move == move:
                continue
            if move == wish:
                place = at
                found = move
                break
            if skip == 0:
                place = at
                found = move
            skip -= 1
        arm = Arm(found)
        arm.offered = 1
        arms.insert(place, arm)
        return arm

    def play_on(self, world: State, chapter: i64, rng: Rng) -> None:
        """Play out with the policy, to the end of the deal or as far as the horizon."""
        left: i64 = self.horizon
        actor: i64 = world.actor()
        while actor >= 0 and left > 0 and world.chapter() == chapter:
            world.step(actor, self.playout_policy.play(world, actor, rng))
            actor = world.actor()
            left -= 1
