"""A vector of matches spread over processes that write into one shared memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np

from katzentisch.core.catalogue import find
from katzentisch.learn.buffers import KINDS, Array, Buffers, shapes
from katzentisch.learn.errors import IllegalAction
from katzentisch.learn.initial_states import Seed, normalize_seed
from katzentisch.learn.layout import Layout, layout
from katzentisch.learn.rewards import Reward, reward_kind
from katzentisch.learn.vector import SETUPS, Vector, make_opponents, whole_numbers

ACTIONS = np.dtype(np.int64)


class MultiprocessVector:
    """What a Vector of as many matches is, with the same seeds and results, faster by the number of processes.

    `buffers` lie in shared memory until it is closed; use it as a context.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str] | None = None,
        *,
        matches: int,
        processes: int,
        seed: Seed = 0,
        reward: Reward = "rank",
        setups: int = SETUPS,
        rivals: Sequence[str] = (),
        share: float = 1.0,
    ) -> None:
        if not 1 <= processes <= matches:
            raise ValueError(f"{matches} matches cannot be spread over {processes} processes")
        self.game = find(game).game
        resolved = self.game.resolve(players, options or {})
        reward_kind(reward)
        make_opponents(find(game), rivals, share)
        self.layout = layout(self.game.id, players)
        self.matches = matches
        arguments = (game, players, resolved, matches, normalize_seed(seed), reward, setups, tuple(rivals), share)
        self._memory = SharedMemory(create=True, size=room(self.layout, matches))
        self.buffers, self._actions = arrays(self._memory, self.layout, matches)
        bounds = [matches * number // processes for number in range(processes + 1)]
        self._workers = [
            VectorWorker(self._memory.name, bounds[number], bounds[number + 1], arguments)
            for number in range(processes)
        ]
        self._wait()

    def reset(self, seed: Seed | None = None) -> Buffers:
        """Start again, with another seed if one is given."""
        return self._ask(("reset", None if seed is None else normalize_seed(seed)))

    def step(self, actions: Array) -> Buffers:
        """Make a move in every match; IllegalAction, and nothing has changed, if one of them is not legal."""
        self._check_open()
        moves = whole_numbers(actions, self.matches)
        inside = (moves >= 0) & (moves < self.layout.moves)
        legal = inside & (self.buffers.masks[np.arange(self.matches), np.where(inside, moves, 0)] == 1)
        if not legal.all():
            row = int(legal.argmin())
            raise IllegalAction(f"match {row}, seat {self.buffers.seats[row]}: move {moves[row]} is not legal")
        self._actions[:] = moves
        return self._ask(("step", None))

    def _ask(self, order: tuple[str, str | None]) -> Buffers:
        self._check_open()
        for worker in self._workers:
            worker.ask(order)
        return self._wait()

    def _check_open(self) -> None:
        if not self._workers:
            raise ValueError("this vector is closed")

    def _wait(self) -> Buffers:
        answers = [worker.answer() for worker in self._workers]
        for answer in answers:
            if answer:
                self.close()
                raise RuntimeError(f"a process failed: {answer}")
        return self.buffers

    def close(self) -> None:
        """End the processes and give the memory back; closing twice does nothing."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.close()
        if workers:
            nothing = Buffers(*(np.zeros((0,) * len(array.shape), array.dtype) for array in self.buffers))
            self.buffers, self._actions = nothing, np.zeros(0, ACTIONS)
            self._memory.unlink()

    def __enter__(self) -> MultiprocessVector:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class VectorWorker:
    """One process and the rows it plays."""

    def __init__(self, memory: str, first: int, end: int, arguments: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, memory, first, end, arguments), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, order: tuple[str, str | None]) -> None:
        with suppress(OSError):  # it is dead, and `answer` will find out
            self.pipe.send(order)

    def answer(self) -> str:
        """What went wrong, if anything did."""
        try:
            text: str = self.pipe.recv()
        except (EOFError, OSError):
            return "it ended"
        return text

    def close(self) -> None:
        self.pipe.close()
        self.process.join()


def serve(pipe: Connection, memory: str, first: int, end: int, arguments: tuple[Any, ...]) -> None:
    """Play some of the rows until nobody asks any more."""
    game, players, options, matches, seed, reward, setups, rivals, share = arguments
    shared = SharedMemory(memory)
    everything, actions = arrays(shared, layout(game, players), matches)
    rows = Buffers(*(array[first:end] for array in everything))
    try:
        vector = Vector(
            game,
            players,
            options,
            matches=end - first,
            seed=seed,
            reward=reward,
            setups=setups,
            rivals=rivals,
            share=share,
            buffers=rows,
            first=first,
        )
        pipe.send("")
        while True:
            order, value = pipe.recv()
            if order == "reset":
                vector.reset(value)
            else:
                vector.step(actions[first:end])
            pipe.send("")
    except EOFError:
        pass
    except Exception as fault:
        pipe.send(f"{type(fault).__name__}: {fault}")


def room(layout: Layout, matches: int) -> int:
    """How many bytes all arrays take, each beginning at a multiple of 64."""
    return sum(-(-size // 64) * 64 for size in sizes(layout, matches))


def sizes(layout: Layout, matches: int) -> list[int]:
    found = [int(np.prod(shape)) * kind.itemsize for shape, kind in zip(shapes(layout, matches), KINDS, strict=True)]
    return [*found, matches * ACTIONS.itemsize]


def arrays(memory: SharedMemory, layout: Layout, matches: int) -> tuple[Buffers, Array]:
    """The buffers and the actions, laid one after the other into the memory."""
    wanted = [*zip(shapes(layout, matches), KINDS, strict=True), ((matches,), ACTIONS)]
    found: list[Array] = []
    at = 0
    for (shape, kind), size in zip(wanted, sizes(layout, matches), strict=True):
        found.append(np.ndarray(shape, kind, memory.buf, at))
        at += -(-size // 64) * 64
    return Buffers(*found[:-1]), found[-1]
