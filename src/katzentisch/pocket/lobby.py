"""All tables of this browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from katzentisch.bots.question import Answer, Question
from katzentisch.pocket import thinking
from katzentisch.pocket.shelf import Shelf
from katzentisch.table import lobby
from katzentisch.table.meter import Meter

P = ParamSpec("P")
T = TypeVar("T")

CROWDED = 20
"""Tables that are held open at once."""


class Lobby(lobby.Lobby):
    """Where one thing is done at a time, and nobody else writes."""

    def __init__(self, shelf: Shelf, think: thinking.Think) -> None:
        super().__init__(shelf, thinking.Messenger(think), Meter(), alone=True)
        self.think = think
        self.most = CROWDED

    async def ask(self, question: Question, whose: str) -> Answer:
        return await thinking.ask(self.think, question)

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """There is no such place here; but whatever waits comes first."""
        await asyncio.sleep(0)
        return work(*args, **kwargs)

    def advanced(self, code: str, lines: bool = False) -> None:
        """There is nobody to tell."""
