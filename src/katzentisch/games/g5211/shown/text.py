"""A view of 5211 drawn for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.game_package import GameText
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.box.cards import CARDS, COLOURS, LETTERS
from katzentisch.games.g5211.view import View5211

SCORING_EVENTS = ("roosters", "roosters-score")
"""Events before which the finished deal is looked at once more."""
INK = ("bold yellow", "bold green", "bold dark_orange", "bold blue", "bold cyan")


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Counters, everybody's open cards, and the hand, as one seat sees them."""
    assert isinstance(view, View5211)
    parts: list[RenderableType] = [heading(view, words), counts(view, words), players(view, words, names)]
    if view.seat >= 0 and not view.over:
        parts.append(Text(f"{words.say('hand')}: ") + cards(view.hand, words))
    parts.append(Text(words.say("legend"), "dim"))
    return Group(*parts)


def recap(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Everybody's four cards of the deal that is scored."""
    assert isinstance(view, View5211)
    table = Table(box=None, padding=(0, 1))
    for name, row in zip(names, view.last_open, strict=True):
        table.add_row(f"  {name}", cards(row, words))
    return table


def show_seat(view: View, seat: int, words: Words, names: Sequence[str]) -> RenderableType:
    """One player's row, and the open cards of the deal before."""
    assert isinstance(view, View5211)
    before = Text(f"{words.say('last-open')}: ") + cards(view.last_open[seat], words)
    return Group(players(view, words, names, [seat]), before)


def rules_now(view: View) -> Sequence[str]:
    """Choosing and scoring; before the last cards and at the end what ends a game."""
    assert isinstance(view, View5211)
    if view.over:
        return ("FT-14", "FT-15") if view.long else ("FT-14",)
    choosing = ("FT-03",) if view.turn == 0 else ("FT-04", "FT-05")
    scoring = ("FT-06", "FT-07", "FT-08", "FT-09", "FT-10", "FT-11")
    return (*choosing, *scoring) if view.pile else (*choosing, "FT-13", *scoring)


def ask(view: View, words: Words, names: Sequence[str]) -> str:
    """What is asked of this seat, in one sentence."""
    assert isinstance(view, View5211)
    if view.over:
        return words.say("ask-over")
    if view.seat < 0 or view.has_chosen[view.seat]:
        return words.say("ask-wait")
    return words.say("ask-two" if view.turn == 0 else "ask-one")


def label(move: int, words: Words, names: Sequence[str]) -> str:
    """A choice by this language's letters for the colours."""
    return " ".join(words.say(f"card-{card}") for card in game.spell(move).split())


def cards(numbers: Iterable[int], words: Words) -> Text:
    return Text("  ").join(Text(words.say(f"card-{CARDS[card]}"), INK[card // 6]) for card in numbers)


def heading(view: View5211, words: Words) -> Text:
    if view.over:
        return Text(words.say("head-over"), "bold")
    key = "head" if view.pile else "head-last"
    data = {"number": view.number, "deal": view.deal, "turn": view.turn + 1}
    return Text(words.say(key, data), "bold")


def counts(view: View5211, words: Words) -> Table:
    """How many cards of each colour lie open, beside the limit, and how many roosters."""
    laid = [card for row in view.open for card in row]
    title = Text(words.say("counts"))
    table = Table(title=title, box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, caption_justify="left")
    table.title_justify = "left"
    table.add_column("")
    for colour, name in enumerate(COLOURS):
        letter = words.say(f"card-{LETTERS[colour]}1").rstrip("1")
        table.add_column(Text(f"{letter} {words.say(f'colour-{name}')}", INK[colour]), justify="center")
    table.add_column(words.say("rooster"), justify="center")
    per_colour = [sum(card // 6 == colour for card in laid) for colour in range(5)]
    roosters = sum(card % 6 == 0 for card in laid)
    table.add_row("", *map(str, per_colour), str(roosters))
    table.caption = words.say("limit", {"limit": view.players + 3, "target": view.players + 2})
    return table


def players(view: View5211, words: Words, names: Sequence[str], seats: Sequence[int] = range(5)) -> Table:
    """Open cards and piles, of all or of these; piles lie face down, so only one's own points show before the end."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, caption_justify="left")
    for key in ("player", "open", "chosen", "kept", "points"):
        table.add_column(words.say(f"column-{key}"), justify="right" if key in ("kept", "points") else "left")
    for seat, name in enumerate(names):
        if seat not in seats:
            continue
        own = seat == view.seat
        points = view.written[seat] + view.points[seat] if own or view.over else view.written[seat]
        table.add_row(
            f"{name} {words.say('you')}" if own else name,
            cards(view.open[seat], words),
            words.say("chosen") if view.has_chosen[seat] else "",
            str(view.kept[seat]),
            str(points) if own or view.over or view.written[seat] else "?",
        )
    table.caption = words.say("pile", {"cards": view.pile})
    return table


part = GameText(
    draw=draw,
    ask=ask,
    recap=recap,
    show_seat=show_seat,
    rules_now=rules_now,
    label=label,
    scoring_events=SCORING_EVENTS,
)
