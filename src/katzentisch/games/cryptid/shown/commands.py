"""What Cryptid adds to the command line: a companion for the table, and the detective's notebook."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.text import Text

from katzentisch.core.game_command import GameCommand
from katzentisch.core.game_package import GameCommands
from katzentisch.core.reason import BadOptions, Value
from katzentisch.core.words import Words
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import COLUMNS, HEXES, decode, hex_name
from katzentisch.games.cryptid.rules.deduce import deduce
from katzentisch.games.cryptid.rules.puzzle import LEVELS
from katzentisch.games.cryptid.shown.companion import fitting_hexes
from katzentisch.games.cryptid.shown.host import Host
from katzentisch.games.cryptid.shown.text import board, explained
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match
from katzentisch.play.record import Record, read_record
from katzentisch.play.seats import from_record

CRYPTID = "cryptid"
COUNTS = game.players


def add_companion_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the switches of `companion cryptid`."""
    setup = parser.add_argument_group("set up a game")
    setup.add_argument("--players", type=int, choices=range(3, 6), help="how many play")
    setup.add_argument("--advanced", action="store_true", help="the advanced game")
    setup.add_argument("--card", metavar="CARD", help="a card of the box, such as N07, instead of a new puzzle")
    setup.add_argument("--seed", metavar="WORD", help="the same puzzle again")
    setup.add_argument("--difficulty", choices=LEVELS, default="any", help="of a new puzzle")
    share = "the largest share of the map, in per cent, on which one clue may hold (default: chosen for you)"
    setup.add_argument("--share", type=int, metavar="PERCENT", default=0, help=share)
    check = parser.add_argument_group("check a puzzle of your own")
    check.add_argument("--map", metavar="CODE", help="the code of a map")
    check.add_argument("--clues", metavar="KEYS", help="keys of clues, with commas")
    check.add_argument("--json", action="store_true", help="for programs")


def run_companion(options: argparse.Namespace, words: Words, console: Console) -> int:
    """Set up a game for a table with the box, or check a puzzle of its own."""
    if options.map is not None or options.clues is not None:
        if options.map is None or options.clues is None or options.players or options.card:
            raise BadOptions("usage-check")
        found = fitting_hexes(options.map, options.clues)
        if options.json:
            print(json.dumps({"hexes": [list(divmod(at, COLUMNS)) for at in found]}))
        else:
            data: dict[str, Value] = {"count": len(found), "hexes": list(map(hex_name, found))}
            console.print(words.say("companion-fits", data), soft_wrap=True)
        return 0
    if options.json:
        raise BadOptions("usage-json" if options.players else "usage-players")
    if options.players is None:
        options.players = ask_players(words, console)
    if options.share and not 1 <= options.share <= 100:
        raise BadOptions("usage-share", share=options.share)
    table = Host.lay_out(
        options.players, options.advanced, options.card, options.seed, options.difficulty, options.share
    )
    table.run(console, words)
    return 0


def ask_players(words: Words, console: Console) -> int:
    """How many play, asked of a person; BadOptions where nobody can answer."""
    if not console.is_terminal or not sys.stdin.isatty():
        raise BadOptions("usage-players")
    asking: dict[str, Value] = {"least": COUNTS[0], "most": COUNTS[-1], "middle": COUNTS[1]}
    while True:
        try:
            answer = console.input(f"{words.say('pick-players', asking)} ").strip() or str(COUNTS[1])
        except EOFError:
            raise BadOptions("usage-players") from None
        if answer.isdecimal() and int(answer) in COUNTS:
            return int(answer)
        console.print(words.say("no-choice", {"choices": [str(count) for count in COUNTS]}))


def add_deduce_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the switches of `deduce`."""
    parser.add_argument("record", type=Path, help="the record of a match")
    parser.add_argument("--seat", type=int, required=True, metavar="S", help="from 0; -1 for the gallery")
    parser.add_argument("--ply", type=int, metavar="N", help="after the first N moves (default: all)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run_deduce(options: argparse.Namespace, words: Words, console: Console) -> int:
    """Show what one seat could know at one moment of a recorded match."""
    match = Match(load(options.record))
    if match.game.id != CRYPTID:
        raise BadOptions("command-unknown", name=match.game.id, command="deduce")
    if not -1 <= options.seat < match.players:
        raise BadOptions("no-seat", seat=options.seat)
    match = match.fork(options.ply)
    view = match.view(options.seat)
    assert isinstance(view, CryptidView)
    found = findings(view)
    if options.json:
        print(json.dumps(as_data(view, found, match.ply)))
    else:
        names = [sitter.name for sitter in from_record(match.record.players)]
        console.print(page(view, found, match.ply, words, names))
    return 0


class Findings(NamedTuple):
    """What may be: how many clue tuples, of these with each hex as habitat, and with each clue of each seat."""

    tuples: int
    contradicted: int
    """At least so many pieces are wrong."""
    hexes: Sequence[int]
    clues: Sequence[Sequence[int]]


def findings(view: CryptidView) -> Findings:
    """What follows from a view; at the end all clues are disclosed, and nothing is left to deduce."""
    if not view.clues:
        found = deduce(view)
        return Findings(found.tuples, found.contradicted, found.hexes, found.clues)
    hexes = [int(at == view.habitat) for at in range(HEXES)]
    clues = [[int(key == own) for key in KEYS] for own in view.clues]
    return Findings(1, len(view.wrong), hexes, clues)


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(path.read_bytes())
    except OSError as problem:
        raise BadOptions("no-file", path=str(path), problem=problem.strerror or "?") from problem


def as_data(view: CryptidView, found: Findings, ply: int) -> dict[str, object]:
    """The notebook for programs: hexes and clues with their probabilities."""
    hexes = [(at, count / found.tuples) for at, count in enumerate(found.hexes) if count]
    return {
        "seat": view.seat,
        "ply": ply,
        "tuples": found.tuples,
        "contradicted": int(found.contradicted),
        "hexes": [{"hex": list(divmod(at, COLUMNS)), "name": hex_name(at), "chance": chance} for at, chance in hexes],
        "clues": [
            {KEYS[clue]: count / found.tuples for clue, count in enumerate(counts) if count} for counts in found.clues
        ],
    }


def page(view: CryptidView, found: Findings, ply: int, words: Words, names: list[str]) -> RenderableType:
    """The notebook for people: the map with percentages, then everybody's possible clues."""
    seat = names[view.seat] if view.seat >= 0 else words.say("notebook-gallery")
    chances = [count / found.tuples for count in found.hexes]
    captions = [short_percent(chances[at]) if chances[at] else "" for at in range(HEXES)]
    parts: list[RenderableType] = [
        Text(words.say("notebook-head", {"ply": ply, "seat": seat, "tuples": found.tuples}), "bold")
    ]
    if found.contradicted:
        parts.append(Text(words.say("notebook-errors", {"count": int(found.contradicted)})))
    parts.append(explained(board(decode(view.map), captions, words, view.pawn), words))
    best = sorted((at for at in range(HEXES) if chances[at]), key=lambda at: -chances[at])
    listed = [f"{hex_name(at)} {percent(chances[at], words)}" for at in best]
    parts.append(Text(words.say("notebook-hexes", {"hexes": listed})))
    for other, counts in enumerate(found.clues):
        possible = sorted((clue for clue in range(len(counts)) if counts[clue]), key=lambda clue: -counts[clue])
        parts.append(Text(words.say("notebook-clues", {"seat": other, "count": len(possible)}, names), "bold"))
        for clue in possible:
            parts.append(Text(f"  {percent(counts[clue] / found.tuples, words):>6}  {words.say(f'clue-{KEYS[clue]}')}"))
    return Group(*parts)


def short_percent(chance: float) -> str:
    """A chance as a hex of the map has room for it."""
    return f"{100 * chance:.0f}%" if chance >= 0.005 else "<1%"


def percent(chance: float, words: Words) -> str:
    return words.say("percent-of", {"number": "100" if chance >= 0.9995 else words.decimal(f"{100 * chance:.1f}")})


part = GameCommands(
    commands={
        "companion": GameCommand(
            "set up a game for a table with the box, or check a puzzle",
            add_companion_arguments,
            run_companion,
            ["companion cryptid --players 4", "companion cryptid --players 3 --card N07"]
            + ["companion cryptid --map 21B4364A79863A2506 --clues within2_bear,within1_forest,on_water_or_swamp"],
        ),
        "deduce": GameCommand(
            "show what one seat could know at one moment of a recorded match",
            add_deduce_arguments,
            run_deduce,
            ["deduce match.kt --seat 1", "deduce match.kt --seat 1 --ply 12 --json"],
        ),
    }
)
