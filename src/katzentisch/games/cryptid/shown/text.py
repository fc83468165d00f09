"""A view of Cryptid drawn for the terminal: the hex map in eighty columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from katzentisch.core.game_package import GameText
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.box.clues import ANIMALS, COLOURS, KEYS, TERRAINS
from katzentisch.games.cryptid.box.map import COLUMNS, HEXES, LETTERS, ROWS, Map, decode, hex_name
from katzentisch.games.cryptid.view import CryptidView

WIDTH = 5
"""Of one hex with its edge; it is two lines high, and odd columns hang one line lower."""
ROOM = WIDTH - 1
MAP_WIDTH = 2 + WIDTH * COLUMNS + 2
"""Of the whole map with the numbers of its rows on both sides."""
LEGEND_WIDTH = 15
"""Of what the signs mean, beside the map: both fit 80 columns."""
PAPER = {
    "forest": "black on dark_sea_green4",
    "desert": "black on khaki3",
    "water": "white on dodger_blue3",
    "swamp": "white on purple4",
    "mountain": "black on grey70",
}
SIGNS = {"stone": "○", "shack": "△"}


OWN, PAWN = "+", "@"
"""Stand in place of a hex's upper edge: the player's own clue holds there; the pawn is there."""
RULES = {
    "opening": ("CR-09", "CR-10", "CR-20", "CR-21"),
    "turn": ("CR-22", "CR-23", "CR-24", "CR-25", "CR-27", "CR-28", "CR-29", "CR-30", "CR-31"),
    "answer": ("CR-10", "CR-24", "CR-29", "CR-30"),
    "extra": ("CR-28",),
    "owing": ("CR-25", "CR-33"),
    "relay": ("CR-34", "CR-35"),
    "done": ("CR-31",),
    "over": ("CR-31", "CR-R38"),
}


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The map with all pieces, everybody's pieces by name, and what this seat knows for itself."""
    assert isinstance(view, CryptidView)
    land = decode(view.map)
    drawn = board_of(view, land, words, names, view.players)
    parts: list[RenderableType] = [heading(view, words, names), drawn, players(view, words, names)]
    if view.hint:
        parts.append(Text(words.say("known-hint", {"hint": view.hint})))
    if view.clue:
        parts.append(Text(words.say("own-clue", {"clue": view.clue}), "bold"))
    return Group(*parts)


def brief(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The map and its legend below the player's own clue; without a line for letters, to leave room for the news."""
    assert isinstance(view, CryptidView)
    above = short_clue(view, words) if view.clue else heading(view, words, names)
    above.no_wrap = True
    return Group(above, board_of(view, decode(view.map), words, names, view.players, is_low=True))


def short_clue(view: CryptidView, words: Words) -> Text:
    """The player's own clue on one line; without its introduction where that would be longer than the line."""
    full = words.say("own-clue", {"clue": view.clue})
    return Text(full if len(full) < MAP_WIDTH + LEGEND_WIDTH else words.say(f"clue-{view.clue}"), "bold")


def describe(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The same without a map: which hexes show what, and where the player's own clue holds."""
    assert isinstance(view, CryptidView)
    lines = map_lines(view, decode(view.map), words)
    hint = [Text(words.say("known-hint", {"hint": view.hint}))] if view.hint else []
    return Group(heading(view, words, names), *lines, players(view, words, names), *hint)


def map_lines(view: CryptidView, land: Map, words: Words) -> list[Text]:
    """Which hexes show what, and where the player's own clue holds, a line each."""
    found: dict[str, list[str]] = {}
    for at in range(HEXES):
        found.setdefault(words.say(f"terrain-{land.terrain(at)}"), []).append(hex_name(at))
    for at in range(HEXES):
        if land.animal(at):
            found.setdefault(words.say(f"animal-{land.animal(at)}"), []).append(hex_name(at))
    for at in land.structures:
        found[words.say(f"structure-{land.structure(at).replace(' ', '_')}")] = [hex_name(at)]
    if view.clue:
        found[words.say("own-clue", {"clue": view.clue})] = list(map(hex_name, own_hexes(view, land)))
    return [Text(f"{what}: {' '.join(hexes)}") for what, hexes in found.items()]


def show_seat(view: View, seat: int, words: Words, names: Sequence[str]) -> RenderableType:
    """The map with the pieces of one player only."""
    assert isinstance(view, CryptidView)
    title = Text(words.say("pieces-of", {"seat": seat}, names), "bold")
    return Group(title, board_of(view, decode(view.map), words, names, seat))


def rules_now(view: View) -> Sequence[str]:
    """The rules about what is asked of the person who is to act."""
    assert isinstance(view, CryptidView)
    return RULES["relay" if view.relay >= 0 else view.phase]


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


def own_hexes(view: CryptidView, land: Map) -> list[int]:
    """Where the player's own clue holds; nowhere for the gallery."""
    return land.common([KEYS.index(view.clue)]).hexes() if view.clue else []


class FittedMap:
    """The map with its legend beside or below it, or where the window is too narrow what lies where, in lines."""

    def __init__(self, drawn: Text, legend: Sequence[Text], lines: Sequence[Text], is_low: bool) -> None:
        self.drawn = drawn
        self.legend = legend
        self.lines = lines
        self.is_low = is_low

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width > MAP_WIDTH + LEGEND_WIDTH:
            beside = Table.grid(padding=(0, 1, 0, 0))
            beside.add_column(no_wrap=True, width=MAP_WIDTH)
            beside.add_column(no_wrap=True, width=LEGEND_WIDTH)
            beside.add_row(self.drawn, Text("\n").join(self.legend))
            yield beside
        elif options.max_width >= MAP_WIDTH:
            yield self.drawn
            if not self.is_low:
                yield Columns(self.legend, padding=(0, 2))
        else:
            yield from self.lines


def board_of(
    view: CryptidView, land: Map, words: Words, names: Sequence[str], seat: int, is_low: bool = False
) -> FittedMap:
    """The map with the pieces of one player, or of all, and what its signs mean."""
    captions = [pieces_on(view, at, seat) for at in range(HEXES)]
    drawn = board(land, captions, words, view.pawn, own_hexes(view, land), is_low)
    return FittedMap(drawn, legend(words, names, bool(view.clue)), map_lines(view, land, words), is_low)


def explained(drawn: Text, words: Words) -> FittedMap:
    """A map without players, with what its signs mean beside or below it."""
    return FittedMap(drawn, legend(words, (), has_clue=False), [drawn], is_low=False)


def legend(words: Words, names: Sequence[str], has_clue: bool) -> list[Text]:
    """What the signs on the map mean: terrains as they are drawn, then pieces, then the players by their numbers."""
    lines = []
    for terrain in TERRAINS:
        line = Text(words.say(f"sign-{terrain}"), PAPER[terrain])
        lines.append(line.append(f" {words.say(f'terrain-{terrain}')}", "dim not reverse on default"))
    signs = words.say("legend-signs").splitlines()
    lines += [Text(line, "dim") for line in [*signs, *([words.say("legend-own")] if has_clue else [])]]
    for seat, name in enumerate(names):
        line = Text(f"{seat} {name.partition(' (')[0]}", "dim")
        line.truncate(LEGEND_WIDTH, overflow="ellipsis")
        lines.append(line)
    return lines


def pieces_on(view: CryptidView, at: int, only: int) -> str:
    """The pieces on a hex: the cube of one, the discs of many, by the numbers of the seats; `only` beyond is all."""
    seats = [only] if only < view.players else range(view.players)
    cube = "".join(f"■{seat}" for seat in seats if at in view.cubes[seat])
    discs = "".join(str(seat) for seat in seats if at in view.discs[seat])
    if len(cube + discs) > ROOM:
        return f"{cube}●×{len(discs)}"
    return cube + ("●" if discs and len(cube + discs) < ROOM else "") + discs


def board(
    land: Map, captions: Sequence[str], words: Words, pawn: int = -1, own: Sequence[int] = (), is_low: bool = False
) -> Text:
    """The map: terrain, territory and structure of every hex, a caption below; `J7` is column J, row 7.

    A low map has every other letter below its column, where an edge is free, and is a line lower.
    """
    marks = dict.fromkeys(own, OWN) | {pawn: PAWN}
    edge = "  "
    letters = [letter.center(WIDTH) for letter in LETTERS]
    ground = signs(land, words)
    top = "".join(letters[column] if column % 2 == 0 else " " * WIDTH for column in range(COLUMNS))
    lines = [] if is_low else [Text(edge + top)]
    for line in range(2 * ROWS + 1):
        left = f"{line // 2 + 1} " if line % 2 == 0 and line < 2 * ROWS else edge
        right = f" {line // 2 + 1}" if line % 2 == 1 else ""
        row = Text(left)
        for column in range(COLUMNS):
            half = line - column % 2
            if 0 <= half < 2 * ROWS:
                at = half // 2 * COLUMNS + column
                text = f"\\{captions[at]:<{ROOM}}" if half % 2 else f"{marks.get(at, '/')}{ground[at]}"
                row.append(text, PAPER[land.terrain(at)])
            else:
                row.append(letters[column] if half < 0 or is_low else " " * WIDTH)
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


part = GameText(
    draw=draw,
    ask=ask,
    brief=brief,
    describe=describe,
    has_points=False,
    show_seat=show_seat,
    rules_now=rules_now,
    label=label,
)
