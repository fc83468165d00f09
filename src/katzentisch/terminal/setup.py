"""Before the first move: which game, and who plays."""

from __future__ import annotations

import getpass
import re
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from katzentisch.bots.roster import names as bot_names
from katzentisch.bots.roster import seat_bot, usual
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game import plain
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadOptions, Refusal, Value
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.seats import ME, Sitter, parse_seats
from katzentisch.terminal.completions import complete_from
from katzentisch.terminal.config import load_config
from katzentisch.terminal.game_list import print_games
from katzentisch.terminal.prompt import ask_line

ARTICLE = re.compile(r"^(the|der|die|das) ")
"""What a title may begin with and people leave out."""


def my_name() -> str:
    """The configured name of the person at the keyboard, or the name of their account."""
    if name := load_config().name:
        return name
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "Anna"


def find_named(name: str) -> GamePackage:
    """The game that a person names: by its id, its folder or its title in any language, with or without the article."""
    wanted = ARTICLE.sub("", plain(name))
    for entry in catalogue().values():
        titles = [ARTICLE.sub("", plain(Words(lang, entry).say("title"))) for lang in LANGUAGES]
        if wanted in (entry.game.id, entry.folder, *titles):
            return entry
    return find(name)


def choose_game(lang: str, console: Console) -> GamePackage:
    """Ask until a game is named."""
    words = Words(lang)
    console.print(Text(words.say("welcome"), "bold"))
    print_games(lang, console)
    entries = list(catalogue().values())
    while True:
        answer = ask_line(console, words.say("pick-game"), complete_from([entry.game.id for entry in entries])) or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(entries):
            return entries[int(answer) - 1]
        try:
            return find_named(answer)
        except Refusal as refusal:
            console.print(Text(words.reason(refusal.reason), "red"))


def choose_players(entry: GamePackage, words: Words, console: Console) -> list[Sitter]:
    """Ask how many play and against whom."""
    counts = entry.game.players
    middle = counts[(len(counts) - 1) // 2]
    kinds = bot_names(entry)
    while True:
        asking: dict[str, Value] = {"least": counts[0], "most": counts[-1], "middle": middle}
        answer = ask_line(console, words.say("pick-players", asking)) or str(middle)
        if answer.isdecimal() and int(answer) in counts:
            break
        console.print(Text(words.say("no-choice", {"choices": [str(count) for count in counts]}), "red"))
    others = int(answer) - 1
    if others:
        print_bot_levels(kinds, words, console)
    while others:
        asked: dict[str, Value] = {
            "choices": [bot_title(kind, words) for kind in kinds],
            "default": bot_title(usual(entry), words),
        }
        offered = complete_from([bot_title(kind, words) for kind in kinds])
        text = ask_line(console, words.say("pick-bots", asked), offered) or usual(entry)
        rivals = text.split(",")
        if len(rivals) == 1:
            rivals *= others
        if len(rivals) != others:
            console.print(Text(words.say("pick-count", {"others": others}), "red"))
            continue
        try:
            return seat_players(",".join([ME, *rivals]), entry)
        except Refusal as refusal:
            console.print(Text(words.reason(refusal.reason), "red"))
    return seat_players(ME, entry)


def bot_title(kind: str, words: Words) -> str:
    """What a kind of bot is called in this language."""
    return str(words.word("bot", kind, ()))


def print_bot_levels(kinds: Sequence[str], words: Words, console: Console) -> None:
    """What to expect of each level, from weak to strong."""
    for kind in kinds:
        if words.knows(f"level-{kind}"):
            line = Text.assemble((bot_title(kind, words), "bold"), f"  {words.say(f'level-{kind}')}")
            console.print(Padding(line, (0, 0, 0, 2), expand=False))


def seat_players(text: str, entry: GamePackage) -> list[Sitter]:
    """The sitters that a list of seats means, as many as the game takes; bots in any language."""
    kinds = {kind: kind for kind in bot_names(entry)}
    for words in [Words(lang, entry) for lang in LANGUAGES]:
        kinds |= {bot_title(kind, words): kind for kind in bot_names(entry)}
    sitters = parse_seats(text, kinds, my_name())
    entry.game.resolve(len(sitters), {})
    for sitter in sitters:
        if sitter.bot:
            seat_bot(entry, sitter.bot, sitter.budget, "")
    return sitters


def check_options(entry: GamePackage, options: Mapping[str, str]) -> None:
    """Refuse options that this game does not have with any number of players."""
    declared = {option.name for players in entry.game.players for option in entry.game.options(players)}
    if unknown := sorted(options.keys() - declared):
        raise BadOptions("option-unknown", option=unknown[0], choices=sorted(declared))
    refusals = []
    for players in entry.game.players:
        try:
            entry.game.resolve(players, options)
        except BadOptions as refusal:
            refusals.append(refusal)
        else:
            return
    raise refusals[0]


def parse_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as name=value."""
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise BadOptions("record-option", option=pair)
        chosen[name] = value
    return chosen
