"""The numbered rules: what is read from a RULES.md, and what every game's own one holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import katzentisch
from katzentisch.core.rulebook import PAGES, Rule, UnknownRule, find_rule, parse_rules
from katzentisch.core.words import LANGUAGES

PAGE = """\
# Tic

Three in a row. Unofficial.

## Setup
- **TT-01** Two people play,
  one line goes on
  and on.
- **TT-02** The sizes:
  | board | fields |
  |-------|--------|
  | small | 9      |

## Rulings
- **TT-R1** Draws are fine.
"""

GAMES = sorted(path.parent for path in Path(katzentisch.__file__).parent.glob("games/*/game.py"))


@pytest.fixture(params=GAMES, ids=lambda folder: folder.name)
def shipped(request: pytest.FixtureRequest) -> dict[str, str]:
    """The rules of each game in each language."""
    folder: Path = request.param
    return {lang: folder.joinpath(page).read_text("utf-8") for lang, page in PAGES.items()}


def ids(text: str) -> list[str]:
    return [rule.id for rule in parse_rules(text)]


def test_read() -> None:
    """Rules come in the order of the file, with the chapter they stand in."""
    assert [(rule.id, rule.chapter) for rule in parse_rules(PAGE)] == [
        ("TT-01", "Setup"),
        ("TT-02", "Setup"),
        ("TT-R1", "Rulings"),
    ]
    assert parse_rules(PAGE)[-1] == Rule("TT-R1", "Rulings", "Draws are fine.")


def test_every_language_has_a_page() -> None:
    """Anybody who reads the words of the house in a language reads the rules in it too."""
    assert set(PAGES) == set(LANGUAGES)


def test_continuation() -> None:
    """Indented lines are joined to one, since where a file wraps means nothing."""
    assert find_rule(parse_rules(PAGE), "TT-01").text == "Two people play, one line goes on and on."


def test_table() -> None:
    """A table keeps its lines, without the indentation."""
    assert find_rule(parse_rules(PAGE), "TT-02").text.splitlines() == [
        "The sizes:",
        "| board | fields |",
        "|-------|--------|",
        "| small | 9      |",
    ]


@pytest.mark.parametrize("wanted", ["TT-R1", "tt-r1", "Tt-r1"])
def test_find(wanted: str) -> None:
    """A rule is found by its id, in capitals or not."""
    assert find_rule(parse_rules(PAGE), wanted).id == "TT-R1"


@pytest.mark.parametrize("wanted", ["TT-03", "TT-10", "TT", ""])
def test_unknown_rule(wanted: str) -> None:
    """An id that is not there is refused by name, with a key that each language words."""
    with pytest.raises(UnknownRule) as refused:
        find_rule(parse_rules(PAGE), wanted)
    assert refused.value.reason.key == "rule-unknown"
    assert refused.value.reason.data == {"id": wanted}


@pytest.mark.parametrize(
    ("good", "bad", "line", "problem"),
    [
        ("# Tic\n", "Tic\n", 1, "title"),
        ("Three in", "- Three in", 3, "begins with"),
        ("Three in", "- **TT-01** Three in", 3, "chapter"),
        ("## Setup\n", "\n", 6, "chapter"),
        ("## Setup\n", "### Setup\n", 5, "neither"),
        ("- **TT-01** Two", "- TT-01 Two", 6, "begins with"),
        ("- **TT-01** Two", "- **TT-01**  Two", 6, "begins with"),
        ("- **TT-01** Two", "- **tt-01** Two", 6, "begins with"),
        ("- **TT-R1** Draws are fine.", "- **TT-R1**", 15, "begins with"),
        ("- **TT-R1** Draws", "* **TT-R1** Draws", 15, "neither"),
        ("- **TT-R1** Draws", "- **TT-02** Draws", 15, "TT-02 is told twice"),
        ("  one line", "one line", 7, "neither"),
        ("  one line", "   one line", 7, "neither"),
        ("  one line", "\n  one line", 8, "neither"),
        ("  | small | 9      |", "  | small | 9", 12, "row"),
        ("  | small | 9      |", "  | small | 9      |\n  and so on", 13, "a table ends its rule"),
        ("Draws are fine.\n", "Draws are fine.\nThe end\n", 16, "neither"),
        (PAGE[PAGE.index("- **TT-01**") :], "", 5, "without rules"),
        (PAGE, "", 0, "without rules"),
    ],
)
def test_malformed(good: str, bad: str, line: int, problem: str) -> None:
    """A line that does not fit is named."""
    assert PAGE.count(good) == 1
    with pytest.raises(ValueError, match=f"^line {line}: .*{problem}"):
        parse_rules(PAGE.replace(good, bad))


def test_games_have_rules() -> None:
    """There are rules to check at all."""
    assert GAMES


def test_same_ids(shipped: dict[str, str]) -> None:
    """A player reads the same rules under the same numbers in either language."""
    assert ids(shipped["en"]) == ids(shipped["de"])


def test_no_gaps(shipped: dict[str, str]) -> None:
    """One prefix; the rules count from 01 without a gap, then the rulings from R1."""
    found = ids(shipped["en"])
    prefix = found[0].partition("-")[0]
    rulings = sum("-R" in each for each in found)
    rules = len(found) - rulings
    assert rules
    assert found == [
        *(f"{prefix}-{number:02}" for number in range(1, rules + 1)),
        *(f"{prefix}-R{number}" for number in range(1, rulings + 1)),
    ]


def test_same_chapters(shipped: dict[str, str]) -> None:
    """Chapters begin at the same rules in both languages."""

    def starts(lang: str) -> list[str]:
        return list({rule.chapter: rule.id for rule in reversed(parse_rules(shipped[lang]))}.values())

    assert starts("en") == starts("de")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_references(shipped: dict[str, str], lang: str) -> None:
    """A rule that points at another points at one that exists."""
    rules = parse_rules(shipped[lang])
    prefix = rules[0].id.partition("-")[0]
    for rule in rules:
        for other in re.findall(rf"\b{prefix}-\w+", rule.text):
            assert find_rule(rules, other) is not rule


@pytest.mark.parametrize("lang", ["en", "de"])
def test_tables_have_even_rows(shipped: dict[str, str], lang: str) -> None:
    """A table has as many cells in every row, and fits a terminal of 90 columns."""
    for rule in parse_rules(shipped[lang]):
        rows = rule.text.splitlines()[1:]
        assert len({row.count("|") for row in rows}) <= 1
        assert all(len(row) <= 88 for row in rows)


def test_numbers_agree(shipped: dict[str, str]) -> None:
    """The tables of both languages hold the same numbers."""

    def numbers(lang: str) -> dict[str, list[str]]:
        return {rule.id: re.findall(r"\d+", rule.text.partition("\n")[2]) for rule in parse_rules(shipped[lang])}

    assert numbers("en") == numbers("de")


def test_lines_are_wrapped(shipped: dict[str, str]) -> None:
    """A RULES.md is pleasant to read in an editor: no line is wider than 110 columns."""
    assert max(len(line) for text in shipped.values() for line in text.splitlines()) <= 110
