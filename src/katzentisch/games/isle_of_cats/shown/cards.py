"""Cards with their prices and what they do, drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.view import IsleView


def cards(view: IsleView, words: Words) -> list[RenderableType]:
    """All cards that concern this seat, each with what it does; those to choose from come last, in sight."""
    parts: list[RenderableType] = []
    public = [card for card, _, _ in view.public]
    named = {card: COLOURS[colour] for card, colour, _ in view.public if colour >= 0}
    worth = dict(zip(view.lessons, view.worth, strict=True))
    if view.seat >= 0:
        worth |= dict(zip(public, view.crews[view.seat].public_worth, strict=True))
    for key, found in (
        ("public-lessons", public),
        ("own-lessons", view.lessons),
        ("hand", view.hand),
        ("drafted", view.kept),
        ("drawn", view.drawn),
        ("pack", view.pack),
    ):
        if found:
            parts.append(Text(words.say(key), "bold"))
            parts.append(card_list(found, view.chosen, named, worth, words, has_prices=view.mode != "family"))
    return parts


def card_list(
    found: Sequence[int],
    chosen: Sequence[int],
    named: dict[int, str],
    worth: dict[int, int],
    words: Words,
    has_prices: bool = True,
) -> Table:
    """Cards with their prices, if there are any, and what they do; lessons with what they are worth now."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    for number in found:
        card = game.components.card(number)
        what = card_text(number, words)
        if number in named:
            what = f"{what} ({words.say(f'colour-{named[number]}')})"
        mark = words.say("chosen-mark") if number in chosen else ""
        if number in worth:
            mark = words.say("worth-now", {"points": worth[number]})
        price = [words.say("cost", {"cost": int(card.cost)})] if has_prices else []
        table.add_row(str(number), *price, what, mark)
    return table


def card_text(number: int, words: Words) -> str:
    """What a card does, in a few words; of the lessons of an expansion only their module is known."""
    if words.knows(f"card-{number}"):
        return words.say(f"card-{number}")
    return words.say("card-expansion", {"module": game.components.card(number).module})
