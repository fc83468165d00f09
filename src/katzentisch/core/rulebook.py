"""The numbered rules of a game, as its RULES.md and RULES.LANGUAGE.md tell them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from katzentisch.core.reason import Refusal
from katzentisch.core.words import LANGUAGES

PAGES: Final = {lang: "RULES.md" if lang == LANGUAGES[0] else f"RULES.{lang}.md" for lang in LANGUAGES}
"""The file in a game's folder that tells the rules in each language."""
ITEM: Final = re.compile(r"- \*\*([A-Z]+-R?[0-9]+)\*\* ([^\s|].*)")


class UnknownRule(Refusal):
    """The game has no rule of this number."""


class Rule(msgspec.Struct, frozen=True):
    """One rule or ruling; its text is one line, and the lines of its table follow if it has one."""

    id: str
    chapter: str
    text: str


def parse_rules(text: str) -> list[Rule]:
    """All rules of a page, in order; a ValueError names the first line that is wrong."""
    page = Page()
    try:
        for line in text.splitlines():
            page.add(line.rstrip())
        page.end()
    except ValueError as problem:
        raise ValueError(f"line {page.line}: {problem}") from None
    return list(page.rules.values())


def find_rule(rules: Iterable[Rule], wanted: str) -> Rule:
    """The rule with this id, in capitals or not, or only with its number."""
    for rule in rules:
        if short_rule_id(wanted) in (short_rule_id(rule.id), short_rule_id(rule.id).rpartition("-")[2]):
            return rule
    raise UnknownRule("rule-unknown", id=wanted)


def short_rule_id(rule: str) -> str:
    """An id as people type it: CB-08 is also cb-8."""
    return re.sub(r"(^|-)(r?)0+(?=[0-9])", r"\1\2", rule.strip().casefold())


class Page:
    """A page as far as it was read; a line that may not come next is a ValueError."""

    def __init__(self) -> None:
        self.line = 0
        self.title = ""
        self.rules: dict[str, Rule] = {}
        self.chapter = ""
        self.last: Rule | None = None
        """The rule that the next line may continue."""

    def add(self, line: str) -> None:
        self.line += 1
        last, self.last = self.last, None
        if not self.title:
            self.title = line.removeprefix("# ")
            if line == self.title:
                raise ValueError("the title is missing")
        elif line.startswith("## "):
            self.chapter = line[3:]
        elif not self.chapter and not line.startswith(("#", "- ")):
            pass  # what the page says about itself
        elif line.startswith("- "):
            self.begin_rule(line)
        elif last is not None and re.match(r"  \S", line):
            self.go_on(last, line[2:])
        elif line:
            raise ValueError("neither a heading nor a rule nor the rest of one")

    def begin_rule(self, line: str) -> None:
        item = ITEM.fullmatch(line)
        if item is None:
            raise ValueError("a rule begins with - **ID** and its text")
        if not self.chapter:
            raise ValueError("a rule belongs in a chapter")
        if item[1] in self.rules:
            raise ValueError(f"{item[1]} is told twice")
        self.keep(Rule(item[1], self.chapter, item[2]))

    def go_on(self, rule: Rule, line: str) -> None:
        row = line.startswith("|")
        if row and not line.endswith("|"):
            raise ValueError("a row of a table ends with |")
        if not row and "\n" in rule.text:
            raise ValueError("a table ends its rule")
        joint = "\n" if row else " "
        self.keep(Rule(rule.id, rule.chapter, rule.text + joint + line))

    def keep(self, rule: Rule) -> None:
        self.rules[rule.id] = self.last = rule

    def end(self) -> None:
        if not self.rules:
            raise ValueError("a page without rules ends here")
