"""Before the first move: which game, and who plays."""

from __future__ import annotations

import getpass
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from katzentisch.bots.roster import names as bot_names
from katzentisch.bots.roster import seat_bot, usual
from katzentisch.core.catalogue import Entry, catalogue, find
from katzentisch.core.reason import BadOptions, Refusal, Value
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.seats import ME, Sitter, parse
from katzentisch.terminal.completions import beginnings
from katzentisch.terminal.game_list import print_games
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
        answer = read(console, words.say("pick-game"), beginnings([entry.game.id for entry in entries])) or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(entries):
            return entries[int(answer) - 1]
        try:
            return find(answer)
        except Refusal as refusal:
            console.print(Text(words.reason(refusal.reason), "red"))


def choose_sitters(entry: Entry, words: Words, console: Console) -> list[Sitter]:
    """Ask how many play and against whom."""
    counts = entry.game.players
    middle = counts[(len(counts) - 1) // 2]
    kinds = bot_names(entry)
    while True:
        asking: dict[str, Value] = {"least": counts[0], "most": counts[-1], "middle": middle}
        answer = read(console, words.say("pick-players", asking)) or str(middle)
        if answer.isdecimal() and int(answer) in counts:
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
        offered = beginnings([called(kind, words) for kind in kinds])
        text = read(console, words.say("pick-bots", asked), offered) or usual(entry)
        rivals = text.split(",")
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


def print_characters(kinds: Sequence[str], words: Words, console: Console) -> None:
    """What to expect of each level, from weak to strong."""
    for kind in kinds:
        if words.knows(f"level-{kind}"):
            line = Text.assemble((called(kind, words), "bold"), f"  {words.say(f'level-{kind}')}")
            console.print(Padding(line, (0, 0, 0, 2), expand=False))


def seat(text: str, entry: Entry) -> list[Sitter]:
    """The sitters that a list of seats means, as many as the game takes; bots in any language."""
    kinds = {kind: kind for kind in bot_names(entry)}
    for words in [Words(lang, entry) for lang in LANGUAGES]:
        kinds |= {called(kind, words): kind for kind in bot_names(entry)}
    sitters = parse(text, kinds, my_name())
    entry.game.resolve(len(sitters), {})
    for sitter in sitters:
        if sitter.bot:
            seat_bot(entry, sitter.bot, sitter.budget, "")
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
