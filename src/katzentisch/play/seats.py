"""Who sits where: people by name, bots by kind and budget."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

import msgspec

from katzentisch.core.reason import BadOptions

BOT = re.compile(r"bot:([\w-]+)(?:\(([\w.]+)\))?")
ME = "me"
CATS = ("Minka", "Felix", "Tiger", "Luna", "Moritz")
"""What bots are called at the table."""


class Sitter(msgspec.Struct, frozen=True):
    """One seat: a person's name, or a kind of bot."""

    name: str
    bot: str = ""
    budget: str = ""

    def __str__(self) -> str:
        """As records write it."""
        if not self.bot:
            return self.name
        return f"bot:{self.bot}({self.budget})" if self.budget else f"bot:{self.bot}"


def from_record(players: Sequence[str]) -> list[Sitter]:
    """The sitters that a record names."""
    sitters = []
    for seat, text in enumerate(players):
        match = BOT.fullmatch(text)
        sitters.append(Sitter(CATS[seat % len(CATS)], match[1], match[2] or "") if match else Sitter(text))
    return sitters


def parse(text: str, bots: Sequence[str], me: str) -> list[Sitter]:
    """`me,search:0.5s,heuristic,Anna`: whatever is no bot is a person; what nearly is one is refused."""
    sitters: list[Sitter] = []
    for word in (part.strip() for part in text.split(",")):
        kind, _, budget = word.removeprefix("bot:").partition(":")
        if kind in bots:
            sitters.append(Sitter(CATS[len(sitters) % len(CATS)], kind, budget))
            continue
        if word == ME:
            word = me
        elif get_close_matches(kind, bots, n=1, cutoff=0.75) or not re.fullmatch(r"\w[\w .'-]*", word):
            raise BadOptions("bot-unknown", kind=word, choices=list(bots))
        if any(sitter.name == word for sitter in sitters if not sitter.bot):
            raise BadOptions("name-twice", name=word)
        sitters.append(Sitter(word))
    return sitters
