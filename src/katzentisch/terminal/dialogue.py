"""Dialogues at the keyboard: every answer is kept at once, can be taken back, and goes on another day."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from rich.console import Console
from rich.text import Text

from katzentisch.core.game import plain
from katzentisch.core.reason import Refusal
from katzentisch.core.words import Words
from katzentisch.play.dialogue import Dialogue
from katzentisch.terminal.completions import complete_from
from katzentisch.terminal.prompt import InputClosed, ask_line, print_hanging
from katzentisch.terminal.record_files import NoFile, no_write

COMMANDS = ("undo", "restart", "help", "quit")
ALIASES = {"anew": "restart"}
"""Older words that still work."""

D = TypeVar("D", bound=Dialogue)


class DialogueLoop(Generic[D]):
    """Holds a dialogue, and keeps its answers in a file, a line each, until it is over."""

    def __init__(self, begin: Callable[[], D], words: Words, console: Console, path: Path) -> None:
        self.begin = begin
        self.words = words
        self.console = console
        self.path = path
        self.answers: list[str] = []
        self.dialogue = begin()

    def run(self) -> D:
        """Ask until everything is said; InputClosed if somebody stops before, and the answers are kept."""
        self.resume()
        self.console.print(Text(self.words.say("dialogue-more"), "dim"))
        while question := self.dialogue.question():
            asked = self.words.say(question.key, question.data, self.dialogue.names)
            text = ask_line(self.console, asked, complete_from(question.offers), keeps_question=True)
            word = ALIASES.get(plain(text), plain(text))
            command = next((each for each in COMMANDS if word in (each, self.words.say(f"command-{each}"))), "")
            if command:
                getattr(self, f"do_{command}")()
                continue
            try:
                self.dialogue.take(text)
            except Refusal as refusal:
                self.console.print(Text(self.words.reason(refusal.reason, self.dialogue.names), "red"))
                continue
            self.answers.append(text)
            self.save()
            self.print_news()
        return self.dialogue

    def print_news(self) -> None:
        for event in self.dialogue.news():
            print_hanging(self.console, "  ", self.words.event(event, self.dialogue.names))

    def resume(self) -> None:
        """Give the answers of another day again, as far as they still make sense."""
        try:
            kept = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        except (OSError, UnicodeDecodeError) as problem:
            raise NoFile("no-file", path=str(self.path), problem=str(problem)) from problem
        if kept:
            self.replay_answers(kept)
            self.console.print(self.words.say("dialogue-resumed", {"count": len(self.answers), "path": str(self.path)}))

    def replay_answers(self, answers: list[str]) -> None:
        self.dialogue = self.begin()
        self.answers = []
        for answer in answers:
            if self.dialogue.question() is None:
                break
            try:
                self.dialogue.take(answer)
            except Refusal:
                break
            self.answers.append(answer)
        self.dialogue.news()

    def save(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text("".join(f"{answer}\n" for answer in self.answers), "utf-8")
        except OSError as problem:
            raise no_write(self.path, problem) from problem

    def delete_saved(self) -> None:
        """The dialogue is over, and what it made is kept elsewhere."""
        self.path.unlink(missing_ok=True)

    def do_undo(self) -> None:
        self.replay_answers(self.answers[:-1])
        self.save()

    def do_restart(self) -> None:
        self.replay_answers([])
        self.save()

    def do_help(self) -> None:
        self.console.print(self.words.say("dialogue-help"))

    def do_quit(self) -> None:
        raise InputClosed
