"""Tiles as people call them in the terminal: cats by their names and colours, treasures by their shapes."""

from __future__ import annotations

from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR


def short_name(number: int, words: Words, many: int = 1) -> str:
    """A tile without its colour, for places that show it, with how many there are."""
    name = game.tile_name(number)
    called = words.move(name)
    if called == name or is_cat(number):
        called = words.say(f"tile-{name}") if words.knows(f"tile-{name}") else name
    return f"{many} × {called.removeprefix('a ')}" if many > 1 else called


def tile_name(number: int, words: Words, many: int = 1) -> str:
    """A tile with the colour of a cat: Azura (blue)."""
    called = short_name(number, words, many)
    if not is_cat(number):
        return called
    return f"{called} ({words.say(f'colour-{COLOURS[game.components.tiles[number].colour]}')})"


def is_cat(number: int) -> bool:
    """Whether a tile is a cat of one colour."""
    tiles = game.components.tiles
    return number < len(tiles) and tiles[number].colour < NO_COLOUR
