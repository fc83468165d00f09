"""Before the first move: what a command line says about the game and who plays."""

from __future__ import annotations

import getpass
import re
from collections.abc import Mapping, Sequence

from katzentisch.bots.net_file import seat_net
from katzentisch.bots.parallel_search import seat_crew
from katzentisch.bots.roster import names as bot_names
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game import plain
from katzentisch.core.game_package import GamePackage
from katzentisch.core.player import Player
from katzentisch.core.reason import BadOptions
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.seats import Sitter, parse_seats
from katzentisch.terminal.config import load_config

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


def bot_title(kind: str, words: Words) -> str:
    """What a kind of bot is called in this language."""
    return str(words.word("bot", kind, ()))


def table_names(sitters: Sequence[Sitter], words: Words) -> list[str]:
    """Everybody's name, with what kind of bot it is in the words that people choose it by."""
    return [f"{words.person(sitter.name)}{bot_remark(sitter, words)}" for sitter in sitters]


def bot_remark(sitter: Sitter, words: Words) -> str:
    """What stands behind a bot's name: its kind, and the file with its net if one was named."""
    if not sitter.bot:
        return ""
    return f" ({sitter.bot}:{sitter.net})" if sitter.net else f" ({bot_title(sitter.bot, words)})"


def seat_players(text: str, entry: GamePackage) -> list[Sitter]:
    """The sitters that a list of seats means, as many as the game takes; bots in any language."""
    kinds = {kind: kind for kind in bot_names(entry)}
    for words in [Words(lang, entry) for lang in LANGUAGES]:
        kinds |= {bot_title(kind, words): kind for kind in bot_names(entry)}
    sitters = parse_seats(text, kinds, my_name())
    entry.game.resolve(len(sitters), {})
    for sitter in sitters:
        if sitter.bot:
            seat_sitter(entry, sitter, len(sitters), "")
    return sitters


def seat_sitter(entry: GamePackage, sitter: Sitter, players: int, seed: str) -> Player:
    """The bot that a sitter is, in as many processes as its budget says; BadOptions if it cannot play here."""
    if sitter.net:
        return seat_net(entry, sitter.net, players, seed)
    return seat_crew(entry, sitter.bot, sitter.budget, seed)


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
