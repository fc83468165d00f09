"""The games that people can choose, as the lobby shows them."""

from __future__ import annotations

from functools import cache

from katzentisch.bots.roster import names
from katzentisch.core.catalogue import catalogue
from katzentisch.core.game_package import GamePackage
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.table import wire


@cache
def describe_games() -> list[wire.GameInfo]:
    """Every game of the catalogue with its options and bots; they do not change while a server runs."""
    return [describe_game(entry) for entry in catalogue().values()]


def describe_game(entry: GamePackage) -> wire.GameInfo:
    game = entry.game
    return wire.GameInfo(
        id=game.id,
        folder=entry.folder,
        has_cover=entry.read("web", "cover.svg") is not None,
        has_board=entry.read("web", "board.js") is not None,
        has_facts=entry.facts is not None,
        has_lesson=entry.read("web", "lesson.js") is not None,
        has_review=entry.review is not None and entry.read("web", "review.js") is not None,
        has_companion=entry.read("web", "companion.js") is not None,
        version=game.version,
        titles={lang: Words(lang, entry).say("title") for lang in LANGUAGES},
        pitches={lang: pitch(Words(lang, entry)) for lang in LANGUAGES},
        players=list(game.players),
        minutes=game.minutes,
        bots=names(entry),
        options={
            str(players): [
                wire.OptionInfo(
                    option.name,
                    option.default,
                    list(option.choices),
                    option.kind,
                    option.suggested,
                    option.prominent,
                )
                for option in game.options(players)
            ]
            for players in game.players
        },
    )


def pitch(words: Words) -> str:
    """What playing a game feels like; how it goes, if its words do not say that."""
    return words.say("feel" if words.knows("feel") else "tagline")
