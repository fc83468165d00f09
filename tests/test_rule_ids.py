"""Every numbered rule has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from katzentisch.core.rulebook import parse_rules

GAMES = Path(__file__).parents[1] / "src" / "katzentisch" / "games"
BOOKS = sorted(GAMES.glob("*/RULES.md"))


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_rule_is_named_by_a_test(book: Path) -> None:
    """An id of RULES.md that no test of the game mentions is a rule nobody checks."""
    tests = "\n".join(path.read_text("utf-8") for path in (book.parent / "tests").glob("*.py"))
    named = set(re.findall(r"\b[A-Z]+-[A-Z]?\d+\b", tests))
    unnamed = [rule.id for rule in parse_rules(book.read_text("utf-8")) if rule.id not in named]
    assert not unnamed
