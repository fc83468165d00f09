"""Signs for terminals whose encoding lacks those that boards are drawn with."""

from __future__ import annotations

import codecs

PLAIN_SIGNS = "katzentisch-plain-signs"
"""The name of an error handler that writes a similar ASCII sign instead of a question mark."""
SUBSTITUTES = {
    "○": "o",
    "△": "^",
    "■": "#",
    "●": "*",
    "◆": "+",
    "≈": "~",
    "█": "#",
    "·": ".",
    "—": "-",
    "–": "-",
    "−": "-",
    "×": "x",
    "…": "~",
    "★": "*",
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "─": "-",
    "━": "-",
    "│": "|",
    "╺": "-",
    "╸": "-",
    "ä": "a",
    "ö": "o",
    "ü": "u",
    "Ä": "A",
    "Ö": "O",
    "Ü": "U",
    "ß": "s",
}
"""Each as wide as what it stands for, so that columns stay in line."""


def substitute(problem: UnicodeError) -> tuple[str, int]:
    """Replace what cannot be encoded by signs that can."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    missing = problem.object[problem.start : problem.end]
    return "".join(SUBSTITUTES.get(sign, "?") for sign in missing), problem.end


codecs.register_error(PLAIN_SIGNS, substitute)
