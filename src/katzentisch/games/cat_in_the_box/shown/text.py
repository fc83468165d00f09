"""A view of Cat in the Box drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.bits import mask_of
from katzentisch.core.game_package import GameText
from katzentisch.core.view import View
from katzentisch.core.words import Words, true_minus
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.box.cards import COLOURS
from katzentisch.games.cat_in_the_box.view import CatView

INK = ("bold red", "bold blue", "bold yellow", "bold green")
TOKENS = "abcde"
SCORING_EVENTS = ("scored", "scored-bonus", "scored-paradox")
"""Events before which the finished round is looked at once more."""


RULES = {
    "bury": ("CB-06", "CB-07"),
    "predict": ("CB-08", "CB-21"),
    "tricks": ("CB-10", "CB-11", "CB-12", "CB-13", "CB-14", "CB-15", "CB-18"),
    "over": ("CB-25",),
}
TWO_RULES = {"bury": ("CB-26",), "tricks": ("CB-22",)}


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Board, tableaux, trick and hand, as one seat sees them."""
    assert isinstance(view, CatView)
    parts: list[RenderableType] = [heading(view, words, names)]
    parts += [board(view, view.tokens, view.neutral, words), tableaux(view, words, names)]
    if view.turned_up:
        values = ", ".join(map(str, view.turned_up))
        parts.append(Text(f"{words.say('turned-up', {'values': values})}   {words.say('neutral')}", "dim"))
    if view.trick and view.phase == "tricks":
        parts.append(trick(view, words, names))
    if view.seat >= 0 and view.phase != "over":
        parts.append(hand(view, words))
    return Group(*parts)


def recap(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The research board as the last finished round left it."""
    assert isinstance(view, CatView)
    if view.phase == "over":
        return board(view, view.tokens, view.neutral, words)
    return board(view, view.last_tokens, view.last_neutral, words)


def show_seat(view: View, seat: int, words: Words, names: Sequence[str]) -> RenderableType:
    """One player's tokens on the board, the row of the tableau, and how large the largest group is."""
    assert isinstance(view, CatView)
    own = [tokens if other == seat else () for other, tokens in enumerate(view.tokens)]
    size = game.layouts[view.side].largest_group(mask_of(view.tokens[seat]))
    group = Text(words.say("group-of", {"seat": seat, "size": size}, names))
    return Group(board(view, own, (), words), tableaux(view, words, names, [seat]), group)


def rules_now(view: View) -> Sequence[str]:
    """The rules about this phase; with two players their own as well."""
    assert isinstance(view, CatView)
    found = RULES[view.phase]
    return (*found, *TWO_RULES.get(view.phase, ())) if view.players == 2 else found


def ask(view: View, words: Words, names: Sequence[str]) -> str:
    """What is asked of this seat, in one sentence."""
    assert isinstance(view, CatView)
    if view.phase == "over":
        return words.say("ask-over")
    if view.phase == "bury":
        return words.say("ask-wait-all" if view.seat < 0 or view.has_buried[view.seat] else "ask-bury")
    if view.turn != view.seat:
        return words.say("ask-wait", {"seat": view.turn}, names)
    if view.phase == "predict":
        return words.say("ask-predict")
    if view.led < 0:
        return words.say("ask-lead")
    key = "ask-follow" if view.led in view.covered[view.seat] else "ask-follow-free"
    return words.say(key, {"colour": COLOURS[view.led]})


def heading(view: CatView, words: Words, names: Sequence[str]) -> Text:
    if view.phase == "over":
        return Text(words.say("head-over"), "bold")
    data = {"round": view.round + 1, "rounds": view.players, "seat": view.starter}
    return Text(words.say("head", data, names), "bold")


def board(view: CatView, tokens: Sequence[Sequence[int]], neutral: Sequence[int], words: Words) -> Table:
    """The research board: a token shows its owner's letter, a dot is free."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("")
    for value in range(1, view.values + 1):
        table.add_column(str(value), justify="center")
    owner = {field: TOKENS[seat] for seat, fields in enumerate(tokens) for field in fields}
    owner |= dict.fromkeys(neutral, "n")
    for row, colour in enumerate(COLOURS):
        fields = range(9 * row, 9 * row + view.values)
        cells = [Text(owner[field], INK[row]) if field in owner else Text("·", "dim") for field in fields]
        table.add_row(Text(words.say(f"colour-{colour}"), INK[row]), *cells)
    return table


def tableaux(view: CatView, words: Words, names: Sequence[str], seats: Sequence[int] = range(5)) -> Table:
    """What lies in front of everybody, or of these; a colour given up shows as a dash."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    table.add_column("")
    table.add_column(words.say("column-player"))
    for key in ("prediction", "tricks", "cards", "points"):
        if key != "prediction" or view.players > 2:
            table.add_column(words.say(f"column-{key}"), justify="right")
    table.add_column(words.say("column-colours"), no_wrap=True)
    for seat, name in enumerate(names):
        if seat not in seats:
            continue
        cells = [str(view.tricks[seat]), str(view.hands[seat]), true_minus(str(view.totals[seat]))]
        if view.players > 2:
            cells.insert(0, str(view.predictions[seat] or "–"))
        colours = Text(" ").join(colour_mark(row, row in view.covered[seat], words) for row in range(4))
        label = f"{name} {words.say('you')}" if seat == view.seat else name
        table.add_row(TOKENS[seat], Text(label, "bold" if seat == view.turn else ""), *cells, colours)
    return table


def colour_mark(row: int, covered: bool, words: Words) -> Text:
    """A colour's name, or a dash as wide once it is given up."""
    name = words.say(f"colour-{COLOURS[row]}")
    return Text(name, INK[row]) if covered else Text("—".ljust(len(name)), "dim")


def trick(view: CatView, words: Words, names: Sequence[str]) -> Text:
    line = Text(f"{words.say('trick')}: ")
    for position, field in enumerate(view.trick):
        if position:
            line.append(", ")
        row, value = field // 9, field % 9 + 1
        line.append(f"{names[(view.leader + position) % view.players]} ")
        line.append(f"{value} {words.say(f'colour-{COLOURS[row]}')}", INK[row])
    return line


def hand(view: CatView, words: Words) -> Text:
    line = Text(f"{words.say('hand')}: ")
    line.append("  ".join(map(str, view.hand)), "bold")
    if view.buried:
        line.append(f"   ({words.say('buried', {'value': view.buried})})", "dim")
    size = game.layouts[view.side].largest_group(mask_of(view.tokens[view.seat]))
    if size:
        line.append(f"   {words.say('group', {'size': size})}", "dim")
    return line


part = GameText(
    draw=draw, ask=ask, recap=recap, show_seat=show_seat, rules_now=rules_now, scoring_events=SCORING_EVENTS
)
