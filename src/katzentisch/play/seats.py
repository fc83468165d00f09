"""Who sits where: people by name, bots by kind and budget."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches

import msgspec

from katzentisch.bots.budget import parse_budget as parse_budget
from katzentisch.bots.roster import LEARNED
from katzentisch.core.game import plain
from katzentisch.core.reason import BadOptions

BOT = re.compile(r"bot:([\w-]+)(?:\(([\w.]+)\))?")
NET = re.compile(rf"bot:{LEARNED}:(.+)")
"""A bot that plays by the net in a file."""
TYPED_BOT = re.compile(r"(?:bot:)?([^:(]+)(?::|\()?(.*?)\)?")
"""What is typed for a bot: `tiger`, `tiger:1s`, or as records write it."""
ME = "me"
BOT_NAMES = ("Minka", "Felix", "Merle", "Luna", "Moritz", "Mimi", "Karlchen", "Schnurri", "Pauline", "Oskar")
"""What bots are called at the table."""


def placeholder_name(seat: int) -> str:
    """What a record writes for a person whose name is not known; `Words.person` shows it in the reader's language."""
    return f"Guest {seat + 1}"


class Sitter(msgspec.Struct, frozen=True):
    """One seat: a person's name, or a kind of bot."""

    name: str
    bot: str = ""
    budget: str = ""
    net: str = ""
    """The file with the net that a bot plays by."""

    def __str__(self) -> str:
        """As records write it."""
        if self.net:
            return f"bot:{self.bot}:{self.net}"
        if not self.bot:
            return self.name
        return f"bot:{self.bot}({self.budget})" if self.budget else f"bot:{self.bot}"


def from_record(players: Sequence[str]) -> list[Sitter]:
    """The sitters that a record names."""
    cats = free_bot_names([text for text in players if not (BOT.fullmatch(text) or NET.fullmatch(text))])
    return [sitter_of(text, cats) for text in players]


def sitter_of(text: str, cats: Iterator[str]) -> Sitter:
    """A player of a record; bots take the next of these names."""
    if bot := BOT.fullmatch(text):
        return Sitter(next(cats), bot[1], bot[2] or "")
    if net := NET.fullmatch(text):
        return Sitter(next(cats), LEARNED, net=net[1])
    return Sitter(text)


def parse_net(text: str) -> str:
    """The file in `learned:FILE`; empty if the text is none of these."""
    found = NET.fullmatch(f"bot:{text.removeprefix('bot:')}")
    return found[1].strip() if found else ""


def free_bot_names(people: Sequence[str]) -> Iterator[str]:
    """Names for bots that no person has."""
    return (cat for cat in BOT_NAMES if cat not in people)


def parse_seats(text: str, bots: Sequence[str] | Mapping[str, str], me: str) -> list[Sitter]:
    """Parse `me,search:0.5s,heuristic,learned:FILE,Anna`: bots by kind, people by names with a capital.

    The bots are kinds, or every word for a kind with the kind it means; capitals do not matter for them. A word in
    small letters that is not a bot is refused, because it is more likely a misspelt bot than a person.
    """
    meanings = dict(bots) if isinstance(bots, Mapping) else {kind: kind for kind in bots}
    known = {plain(word): kind for word, kind in meanings.items()}
    players: list[str] = []
    for word in (part.strip() for part in text.split(",")):
        if net := parse_net(word):
            players.append(str(Sitter("", LEARNED, net=net)))
            continue
        named = TYPED_BOT.fullmatch(plain(word))
        called, budget = named.groups() if named else (plain(word), "")
        if called.strip() in known:
            players.append(str(Sitter("", known[called.strip()], budget and str(parse_budget(budget)))))
            continue
        if plain(word) == ME:
            word = me
        elif get_close_matches(called, known, n=1, cutoff=0.75) or not re.fullmatch(r"\w[\w .'-]*", word):
            raise BadOptions("bot-unknown", kind=word, bots=list(dict.fromkeys(known.values())))
        elif word.islower() and word != me:
            choices = list(dict.fromkeys(known.values()))
            raise BadOptions("seat-unknown", kind=word, bots=choices, person=word.title())
        if word in players:
            raise BadOptions("name-twice", name=word)
        players.append(word)
    return from_record(players)
