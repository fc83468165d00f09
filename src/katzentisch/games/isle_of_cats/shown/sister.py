"""The sister drawn for the terminal: her colours, her lessons, and the card that is open."""

from __future__ import annotations

from rich.text import Text

from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.sister import Step
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.view import IsleView


def sister(view: IsleView, words: Words) -> Text:
    colours = [COLOURS[game.components.colour_cards[card]] for card in view.colours]
    text = Text(f"{words.say('sister')}\n", "bold")
    text.append(f"  {words.say('sister-colours', {'colours': list(colours)})}\n", "not bold")
    for card in view.sister_lessons:
        text.append(f"  {card}: {words.say(f'card-{card}')}\n", "not bold")
    if view.sister_cards:
        text.append(f"  {words.say('sister-cards', {'cards': view.sister_cards})}\n", "not bold")
    if view.sister_open:
        text.append(f"  {open_card(view, words)}\n", "not bold")
    text.append(f"  {words.say('sister-points', {'points': view.sister_points})}", "not bold")
    return text


def open_card(view: IsleView, words: Words) -> str:
    """Her last card that was turned over, and what it does."""
    card = view.sister_open[-1]
    key = "web-sister-next" if view.sister_waits else "web-sister-last"
    steps = " ".join(step_text(step, words) for step in game.components.basket_cards[card].steps)
    return f"{words.say(key)}: {steps}"


def step_text(step: Step, words: Words) -> str:
    """One line of a basket card of hers, as a sentence."""
    if step.do == "common":
        return words.say("web-sister-common", {"tile": game.tile_name(int(step.first))})
    data: dict[str, Value] = {"number": int(step.first)}
    return words.say(f"web-sister-{step.do}", data | ({"other": int(step.second)} if step.do == "swap" else {}))
