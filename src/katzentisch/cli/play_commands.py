"""Commands for whoever plays: a game, its record, its rules."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from katzentisch.cli.parser import Commands, positive
from katzentisch.core.catalogue import find
from katzentisch.core.chance import fingerprint
from katzentisch.core.game import GALLERY
from katzentisch.core.reason import BadOptions, IllegalMove, Value
from katzentisch.core.view import encode
from katzentisch.core.words import Words, language
from katzentisch.play.seats import from_record
from katzentisch.terminal import record_files
from katzentisch.terminal.prompt import InputClosed


def add(commands: Commands) -> None:
    play = commands.add("play", play_game, "play a game in this terminal")
    play.add_argument("game", nargs="?", help="its name; asked for if missing")
    play.add_argument("--seats", metavar="LIST", help="such as me,search:0.5s,heuristic or Anna,Ben")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be given repeatedly")
    play.add_argument("--seed", help="play the same chance again")
    play.add_argument("--record", type=Path, metavar="FILE", help="where to keep the record")
    play.add_argument(
        "--watch", type=float, metavar="S", help="when only bots play: the board after each move, S seconds"
    )
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a match (default: the last)")

    replay = commands.add("replay", replay_match, "look at a recorded match")
    replay.add_argument("file", type=Path)
    replay.add_argument("--match", type=positive, metavar="N", help="which one, if the file holds many")
    replay.add_argument("--ply", type=int, metavar="N", help="only the first N moves")
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, default=GALLERY, metavar="S", help="as this seat saw it, from 0")
    eyes.add_argument("--open", action="store_true", help="with every secret and all that chance did")
    shown = replay.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="for programs")
    shown.add_argument("--watch", type=float, metavar="S", help="the board after each move, S seconds; p pauses")

    commands.add("verify", verify_record, "check a record, or a file with many, move by move").add_argument(
        "file", type=Path
    )

    enter = commands.add("enter", enter_evening, "write down a game that was played with the box, as a record")
    enter.add_argument("game")
    enter.add_argument("--record", type=Path, metavar="FILE", help="where to keep it")

    rules = commands.add("rules", show_rules, "read the rules of a game")
    rules.add_argument("game")
    rules.add_argument("id", nargs="?", help="one rule, such as CB-12")

    commands.add("games", list_games, "list the games and their options")


def play_game(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.session import PlayRequest, resume_match, run_match, start_match

    lang = language(options.lang)
    try:
        if options.resume is not None:
            if options.game or options.seats or options.option or options.seed or options.record or options.watch:
                raise BadOptions("resume-alone")
            table = resume_match(options.resume, lang, console)
        else:
            request = PlayRequest(
                options.game, options.seats, options.option, options.seed, options.record, options.watch
            )
            table = start_match(request, lang, console)
    except InputClosed:
        console.print(Words(lang).say("nothing-saved"))
        return 0
    return run_match(table, lang, console) if table else 0


def replay_match(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.play.replay import Replay
    from katzentisch.terminal.replay import print_replay, watch_replay
    from katzentisch.terminal.screen import Screen
    from katzentisch.terminal.watch import Pacer

    match = record_files.load(options.file, options.match)
    if not GALLERY <= options.seat < match.players:
        raise IllegalMove("no-seat", seat=options.seat)
    replay = Replay(match, options.ply, options.seat, options.open)
    if options.json:
        sys.stdout.write(encode(replay.document()).decode() + "\n")
        return 0
    entry = find(match.record.game)
    names = [sitter.name for sitter in from_record(match.record.players)]
    words = Words(language(options.lang), entry)
    if options.watch is None:
        print_replay(replay, entry, words, names, console)
        return 0
    with suppress(InputClosed):
        watch_replay(replay, Pacer(options.watch, words, console), Screen(entry, words, names, console))
    return 0


def verify_record(options: argparse.Namespace, console: Console) -> int:
    data: dict[str, Value]
    count = plies = unfinished = unsealed = 0
    for match in record_files.load_all(options.file):
        record = match.record
        count, plies = count + 1, plies + match.ply
        unfinished, unsealed = unfinished + (not match.over), unsealed + (not record.sealed)
    if count > 1:
        data = {"path": str(options.file), "records": count, "plies": plies}
        data |= {"unfinished": unfinished, "unsealed": unsealed}
        console.print(Words(language(options.lang)).say("verified-many", data), soft_wrap=True)
        return 0
    words = Words(language(options.lang), find(record.game))
    result = " ".join(map(str, match.points()))
    state = words.say("verified-over", {"result": result}) if match.over else words.say("verified-open")
    data = {"path": str(options.file), "game": words.say("title"), "plies": match.ply, "state": state}
    lines = [words.say("verified", data), words.say("verified-sealed" if record.sealed else "verified-unsealed")]
    if record.seed is not None:
        lines.append(words.say("verified-seed", {"hash": fingerprint(record.seed)}))
    console.print("\n".join(lines), soft_wrap=True)
    return 0


def enter_evening(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.enter_command import enter

    entry = find(options.game)
    return enter(entry, options.record, Words(language(options.lang), entry), console)


def show_rules(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.game_list import print_rules

    entry = find(options.game)
    print_rules(entry, Words(language(options.lang), entry), console, options.id)
    return 0


def list_games(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.game_list import print_games

    print_games(language(options.lang), console, with_options=True)
    return 0
