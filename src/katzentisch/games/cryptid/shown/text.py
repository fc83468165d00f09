"""A view of Cryptid drawn for the terminal: the hex map in eighty columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.box.clues import ANIMALS, COLOURS, TERRAINS
from katzentisch.games.cryptid.box.map import COLUMNS, HEXES, LETTERS, ROWS, Map, decode, hex_name
from katzentisch.games.cryptid.view import CryptidView

WIDTH = 6
"""Of one hex with its edge; it is two lines high, and odd columns hang one line lower."""
ROOM = WIDTH - 1
PAPER = {
    "forest": "black on dark_sea_green4",
    "desert": "black on khaki3",
    "water": "white on dodger_blue3",
    "swamp": "white on purple4",
    "mountain": "black on grey70",
}
SIGNS = {"stone": "○", "shack": "△"}


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The map with all pieces, everybody's pieces by name, and what this seat knows for itself."""
    assert isinstance(view, CryptidView)
    land = decode(view.map)
    captions = [pieces_on(view, at) for at in range(HEXES)]
    parts: list[RenderableType] = [heading(view, words, names), board(land, captions, words, view.pawn)]
    parts.append(Text(words.say("legend"), "dim"))
    parts.append(players(view, words, names))
    if view.hint:
        parts.append(Text(words.say("known-hint", {"hint": view.hint})))
    if view.clue:
        parts.append(Text(words.say("own-clue", {"clue": view.clue}), "bold"))
    return Group(*parts)


def ask(view: View, words: Words, names: Sequence[str]) -> str:
    """What is asked of this seat, in one sentence."""
    assert isinstance(view, CryptidView)
    if view.phase == "over":
        return words.say("ask-over")
    actor = view.relay if view.relay >= 0 else view.respondent if view.phase == "answer" else view.turn
    if actor != view.seat:
        return words.say("ask-wait", {"seat": actor}, names)
    if view.relay >= 0:
        return words.say("ask-relay", {"piece": view.relay_piece})
    asked = {"opening": "ask-opening", "turn": "ask-turn", "extra": "ask-extra", "owing": "ask-owing"}
    if view.phase in asked:
        return words.say(asked[view.phase])
    return words.say("ask-answer", {"hex": hex_name(view.pawn)})


def label(move: int, words: Words, names: Sequence[str]) -> str:
    """A move as people call it: whom one asks by name, and what one votes for."""
    spelled = game.spell(move).split()
    if spelled[0] == "ask":
        verb, seat, _, at = spelled
        return f"{words.move(verb)} {names[int(seat)] if int(seat) < len(names) else seat} {at}"
    if spelled[0] in ("agree", "withdraw"):
        return words.say("vote-agree" if spelled[0] == "agree" else "vote-withdraw")
    return words.move(" ".join(spelled))


def heading(view: CryptidView, words: Words, names: Sequence[str]) -> Text:
    if view.phase == "over":
        text = words.say("head-over", {"hex": hex_name(view.habitat)})
    elif view.phase == "opening":
        text = words.say("head-opening", {"number": view.opening + 1, "total": 2 * view.players})
    elif view.pawn < 0:
        text = words.say("head-turn", {"seat": view.turn}, names)
    else:
        key = "head-search" if view.searching else "head-question"
        text = words.say(key, {"seat": view.turn, "hex": hex_name(view.pawn)}, names)
    return Text(text, "bold")


def pieces_on(view: CryptidView, at: int) -> str:
    """The pieces on a hex: the cube of one, the discs of many, by the numbers of the seats."""
    cube = "".join(f"■{seat}" for seat, cubes in enumerate(view.cubes) if at in cubes)
    discs = "".join(str(seat) for seat, discs in enumerate(view.discs) if at in discs)
    if len(cube + discs) > ROOM:
        return f"{cube}●×{len(discs)}"
    return cube + ("●" if discs and len(cube + discs) < ROOM else "") + discs


def board(land: Map, captions: Sequence[str], words: Words, pawn: int = -1) -> Text:
    """The map: terrain, territory and structure of every hex, a caption below; `J7` is column J, row 7."""
    edge = "   "
    letters = [letter.center(WIDTH) for letter in LETTERS]
    ground = signs(land, words)
    lines = [Text(edge + "".join(letters[column] if column % 2 == 0 else " " * WIDTH for column in range(COLUMNS)))]
    for line in range(2 * ROWS + 1):
        left = f"{line // 2 + 1:>2} " if line % 2 == 0 and line < 2 * ROWS else edge
        right = f" {line // 2 + 1}" if line % 2 == 1 else ""
        row = Text(left)
        for column in range(COLUMNS):
            half = line - column % 2
            if 0 <= half < 2 * ROWS:
                at = half // 2 * COLUMNS + column
                text = f"\\{captions[at]:<{ROOM}}" if half % 2 else f"/{ground[at]}{'@' if at == pawn else ' '}"
                row.append(text, PAPER[land.terrain(at)])
            else:
                row.append(letters[column] if half < 0 else " " * WIDTH)
        lines.append(row.append(right))
    return Text("\n").join(lines)


def signs(land: Map, words: Words) -> list[str]:
    """What is on every hex, in this language's letters: terrain, territory, structure with its colour."""
    letters = {what: words.say(f"sign-{what}") for what in (*TERRAINS, *ANIMALS, *COLOURS)}
    found = []
    for at in range(HEXES):
        structure = "  "
        if land.structure(at):
            colour, kind = land.structure(at).split()
            structure = SIGNS[kind] + letters[colour]
        found.append(letters[land.terrain(at)] + letters.get(land.animal(at), " ") + structure)
    return found


def players(view: CryptidView, words: Words, names: Sequence[str]) -> Table:
    """Everybody's pieces by the names of their hexes; at the end their clues, and what was wrong."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    keys = ["column-player", "column-cubes", "column-discs"]
    if any(view.notes):
        keys.append("column-notes")
    keys.append("column-clue" if view.clues else "column-hint")
    for key in keys:
        table.add_column(words.say(key))
    for seat, name in enumerate(names):
        row = [f"{seat} {name} {words.say('you')}" if seat == view.seat else f"{seat} {name}"]
        row += [" ".join(map(hex_name, view.cubes[seat])), " ".join(map(hex_name, view.discs[seat]))]
        if any(view.notes):
            row.append(" ".join(map(hex_name, view.notes[seat])))
        wants = words.say("yes") if view.agreed[seat] and not view.hint else ""
        row.append(words.say(f"clue-{view.clues[seat]}") if view.clues else wants)
        table.add_row(*row)
    return table
