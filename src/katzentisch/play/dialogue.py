"""A conversation that makes something, question by question, wherever it is held."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from katzentisch.core.event import Event
from katzentisch.core.reason import Value


class DialogueQuestion(NamedTuple):
    """What is asked next, as a key of the words files with what fills its blanks."""

    key: str
    data: Mapping[str, Value] = {}
    offers: Sequence[str] = ()
    """Answers that are possible, if they can be listed."""


class Dialogue(ABC):
    """Asks, and takes answers; the same answers always lead to the same place."""

    @property
    @abstractmethod
    def names(self) -> list[str]:
        """Who sits where, as far as it is known."""

    @abstractmethod
    def question(self) -> DialogueQuestion | None:
        """What is asked next; None when everything is said."""

    @abstractmethod
    def take(self, text: str) -> None:
        """An answer; a Refusal if it contradicts anything, and nothing has changed."""

    @abstractmethod
    def news(self) -> list[Event]:
        """What followed from the last answer."""
