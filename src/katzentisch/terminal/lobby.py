"""Before the first move: which game, and who plays."""

from __future__ import annotations

import getpass
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from katzentisch.bots.roster import names as bot_names
from katzentisch.bots.roster import usual
from katzentisch.core.catalogue import Entry, catalogue, find
from katzentisch.core.game import plain
from katzentisch.core.reason import BadOptions, Refusal, Value
from katzentisch.core.words import Words
from katzentisch.play.seats import ME, Sitter, parse
from katzentisch.terminal.library import print_games
from katzentisch.terminal.prompt import read


def my_name() -> str:
    """What the person at the keyboard is called."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "Anna"


def choose_game(lang: str, console: Console) -> Entry:
    """Ask until a game is named."""
    words = Words(lang)
    console.print(Text(words.say("welcome"), "bold"))
    print_games(lang, console)
    entries = list(catalogue().values())
    while True:
        answer = read(console, words.say("pick-game")) or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(entries):
            return entries[int(answer) - 1]
        try:
            return find(answer)
        except Refusal as refusal:
            console.print(Text(words.reason(refusal.reason), "red"))


def choose_sitters(entry: Entry, words: Words, console: Console) -> list[Sitter]:
    """Ask how many play and against whom."""
    least, most = entry.game.players[0], entry.game.players[-1]
    kinds = bot_names(entry)
    while True:
        answer = read(console, words.say("pick-players", {"least": least, "most": most})) or str(most)
        if answer.isdecimal() and int(answer) in entry.game.players:
            break
        console.print(Text(words.say("no-choice"), "red"))
    others = int(answer) - 1
    if others:
        print_characters(kinds, words, console)
    while others:
        asked: dict[str, Value] = {
            "choices": [called(kind, words) for kind in kinds],
            "default": called(usual(entry), words),
        }
        text = read(console, words.say("pick-bots", asked)) or usual(entry)
        rivals = [meant(rival, kinds, words) for rival in text.split(",")]
        if len(rivals) == 1:
            rivals *= others
        if len(rivals) != others:
            console.print(Text(words.say("pick-count", {"others": others}), "red"))
            continue
        try:
            return seat(",".join([ME, *rivals]), entry)
        except Refusal as refusal:
            console.print(Text(words.reason(refusal.reason), "red"))
    return seat(ME, entry)


def called(kind: str, words: Words) -> str:
    """What a kind of bot is called in this language."""
    return str(words.word("bot", kind, ()))


def meant(text: str, kinds: Sequence[str], words: Words) -> str:
    """What was typed, with this language's word for a kind of bot replaced by the one that records use."""
    name, _, budget = text.partition(":")
    for kind in kinds:
        if plain(called(kind, words)) == plain(name):
            return f"{kind}:{budget}" if budget else kind
    return text


def print_characters(kinds: Sequence[str], words: Words, console: Console) -> None:
    """What to expect of each level, from weak to strong."""
    for kind in kinds:
        if words.knows(f"level-{kind}"):
            console.print(Text.assemble("  ", (called(kind, words), "bold"), f"  {words.say(f'level-{kind}')}"))


def seat(text: str, entry: Entry) -> list[Sitter]:
    """The sitters that a list of seats means, as many as the game takes."""
    sitters = parse(text, bot_names(entry), my_name())
    entry.game.resolve(len(sitters), {})
    return sitters


def options(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as name=value."""
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise BadOptions("record-option", option=pair)
        chosen[name] = value
    return chosen
