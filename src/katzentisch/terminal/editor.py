"""A line that is edited: arrow keys for what was typed before, Tab for what could be meant."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.utils import get_cwidth

from katzentisch.terminal.completions import Completer, no_completions

JOINT = "  ·  "
HELP_JOINT = " · "
DIM = "fg:ansibrightblack"


class Editor:
    """Reads lines at a real terminal; what could be meant stands on one line above, so nothing scrolls away."""

    def __init__(self) -> None:
        self.offers: Completer = no_completions
        self.stem = ""
        """What was typed before Tab went through what it may become."""
        self.chosen = ""
        """What Tab made of it."""
        self.session: PromptSession[str] = PromptSession(
            key_bindings=self.bindings(), output=output_without_cursor_query()
        )

    def read(self, question: str, offers: Completer, idle: Sequence[str], keeps_question: bool = False) -> str:
        """Read one line. Above it stands what is offered for it, or one of `idle` while it is empty.

        The question gives way to `>` when it is answered, unless it is kept.

        EOFError, KeyboardInterrupt.
        """
        self.offers = offers
        self.stem = self.chosen = ""

        def message() -> FormattedText:
            app = get_app()
            width = app.output.get_size().columns
            if app.is_done:
                return FormattedText([("", f"{fill(question, width - 1)} " if keeps_question else "> ")])
            buffer = self.session.default_buffer
            above = fit_items(self.offered(buffer), width) if buffer.text else fit_help(idle, width)
            return FormattedText([(DIM, f"{above}\n"), ("", f"{fill(question, width - 1)} ")])

        return self.session.prompt(message)

    def offered(self, buffer: Buffer) -> list[str]:
        """What the line may become, from what Tab chose on."""
        if buffer.text == self.chosen:
            lines = list(self.offers(self.stem))
            at = lines.index(self.chosen) if self.chosen in lines else 0
            return [*lines[at:], *lines[:at]]
        return list(self.offers(buffer.text))

    def turn(self, buffer: Buffer, step: int) -> None:
        """Put the next of what is offered in the place of the line, or the one before."""
        if not buffer.text or buffer.text != self.chosen:
            self.stem, self.chosen = buffer.text, ""
        lines = list(self.offers(self.stem))
        if lines:
            at = (lines.index(self.chosen) + step) % len(lines) if self.chosen in lines else 0
            self.chosen = lines[at]
            buffer.document = Document(self.chosen)

    def bindings(self) -> KeyBindings:
        """Tab goes forward through what is offered, and Shift-Tab back."""
        keys = KeyBindings()

        @keys.add("tab")
        def forward(event: KeyPressEvent) -> None:
            self.turn(event.current_buffer, 1)

        @keys.add("s-tab")
        def back(event: KeyPressEvent) -> None:
            self.turn(event.current_buffer, -1)

        return keys

    def forget(self) -> None:
        """What was typed so far is nobody's business any more."""
        self.session.history = self.session.default_buffer.history = InMemoryHistory()
        self.session.default_buffer.reset()


def fit_help(texts: Sequence[str], width: int) -> str:
    """The first of these texts that fits on a line, from the longest to the shortest; else as much as fits."""
    for text in texts:
        if get_cwidth(text) <= width - 3:
            return f"  {text}"
    return fit_items(texts[-1].split(HELP_JOINT), width) if texts else ""


def fit_items(lines: Sequence[str], width: int) -> str:
    """As many as there is room for; an ellipsis for the others."""
    shown = ""
    for line in lines:
        longer = f"{shown}{JOINT if shown else '  '}{line}"
        if get_cwidth(longer) > width - 3:
            return f"{shown} …"
        shown = longer
    return shown


def output_without_cursor_query() -> Output:
    """The terminal, without asking it where the cursor stands: some never answer."""
    output = create_output()
    if isinstance(output, Vt100_Output):
        output.enable_cpr = False
    return output
