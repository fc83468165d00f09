"""Commands that play a game, look at its record, and read its rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
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
from katzentisch.terminal.config import load_config
from katzentisch.terminal.prompt import InputClosed, print_message

WATCHING_COMMANDS = ("play", "replay")


def add(commands: Commands) -> None:
    """Add the commands that play a game, look at its record, and read its rules."""
    examples = [
        "play",
        "play cat_in_the_box --seats me,tiger:0.5s,tabby",
        "play 5211 --seats Anna,Ben --option long=yes",
    ]
    examples += ["play 5211 --seats tiger,lynx --watch 2", "play --resume"]
    play = commands.add("play", play_game, "play a game in this terminal", examples)
    play.add_argument("game", nargs="?", help="its name; asked for if missing")
    play.add_argument("--seats", metavar="LIST", help="bots by kind, people by name: me,tiger:0.5s,tabby or Anna,Ben")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="can be repeated")
    play.add_argument("--seed", help="the same deals again")
    play.add_argument("--record", type=Path, metavar="FILE", help="where to save the record")
    watch = "show the board for S seconds after each move (default: the configured speed)"
    play.add_argument("--watch", type=float, metavar="S", help=f"when only bots play: {watch}")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="continue a match (default: the last one)")

    examples = ["replay match.kt", "replay match.kt --watch", "replay match.kt --seat 0 --ply 12"]
    examples += ["replay games.kts --match 1 --json"]
    replay = commands.add("replay", replay_match, "look at a recorded match", examples)
    replay.add_argument("file", type=Path)
    replay.add_argument("--match", type=positive, metavar="N", help="which match, if the file holds several")
    replay.add_argument("--ply", type=int, metavar="N", help="only the first N moves")
    seen_by = replay.add_mutually_exclusive_group()
    seen_by.add_argument("--seat", type=int, default=GALLERY, metavar="S", help="as this seat saw it, from 0")
    seen_by.add_argument("--open", action="store_true", help="with all secrets and everything that chance did")
    form = replay.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="for programs")
    form.add_argument("--watch", type=float, metavar="S", help=f"{watch}; p pauses")

    examples = ["verify match.kt", "verify games.kts --json"]
    verify = commands.add("verify", verify_record, "check every move of a record, or of a file with many", examples)
    verify.add_argument("file", type=Path)
    verify.add_argument("--json", action="store_true", help="for programs")

    text = "write down a game that you played with the box, as a record"
    enter = commands.add("enter", enter_evening, text, ["enter cat_in_the_box", "enter 5211 --record evening.kt"])
    enter.add_argument("game")
    enter.add_argument("--record", type=Path, metavar="FILE", help="where to save it")

    examples = ["rules cat_in_the_box", "rules cat_in_the_box CB-12 --lang de"]
    rules = commands.add("rules", show_rules, "read the rules of a game", examples)
    rules.add_argument("game")
    rules.add_argument("id", nargs="?", help="one rule, such as CB-12")
    rules.add_argument("--json", action="store_true", help="for programs")

    games = commands.add("games", run_games_command, "list the games and their options", ["games", "games --json"])
    games.add_argument("--json", action="store_true", help="for programs")


def insert_speed(args: Sequence[str]) -> list[str]:
    """Give `--watch` the configured speed where no number follows it."""
    if not args or args[0] not in WATCHING_COMMANDS:
        return list(args)
    found: list[str] = []
    for at, word in enumerate(args):
        alone = word == "--watch" and not is_number(args[at + 1] if at + 1 < len(args) else "")
        found.append(f"--watch={load_config().speed:g}" if alone else word)
    return found


def is_number(text: str) -> bool:
    """Whether a word can be a number of seconds."""
    try:
        float(text)
    except ValueError:
        return False
    return True


def play_game(options: argparse.Namespace, console: Console) -> int:
    """Start or continue a match and play it."""
    from katzentisch.terminal.session import PlayRequest, open_match, resume_match, run_match

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
            table = open_match(request, lang, console)
    except InputClosed:
        console.print(Words(lang).say("nothing-saved"))
        return 0
    return run_match(table, lang, console) if table else 0


def replay_match(options: argparse.Namespace, console: Console) -> int:
    """Print or watch a recorded match."""
    from katzentisch.play.replay import Replay
    from katzentisch.terminal.replay import print_replay, watch_replay
    from katzentisch.terminal.screen import Screen
    from katzentisch.terminal.watch import Pacer

    match = record_files.load_match_file(options.file, options.match)
    if not GALLERY <= options.seat < match.players:
        raise IllegalMove("no-seat", seat=options.seat)
    replay = Replay(match, options.ply, options.seat, options.open)
    if options.json:
        sys.stdout.write(encode(replay.document()).decode() + "\n")
        return 0
    entry = find(match.record.game)
    words = Words(language(options.lang), entry)
    names = [words.person(sitter.name) for sitter in from_record(match.record.players)]
    if options.watch is None:
        print_replay(replay, entry, words, names, console)
        return 0
    with suppress(InputClosed):
        watch_replay(replay, Pacer(options.watch, words, console), Screen(entry, words, names, console))
    return 0


def verify_record(options: argparse.Namespace, console: Console) -> int:
    """Play every record of a file and say whether it is sound."""
    data: dict[str, Value]
    count = plies = unfinished = unsealed = 0
    for match in record_files.load_all(options.file):
        record = match.record
        count, plies = count + 1, plies + match.ply
        unfinished, unsealed = unfinished + (not match.over), unsealed + (not record.sealed)
    if options.json:
        summary = {"path": str(options.file), "records": count, "plies": plies}
        sys.stdout.write(encode({**summary, "unfinished": unfinished, "unsealed": unsealed}).decode() + "\n")
        return 0
    if count > 1:
        data = {"path": str(options.file), "records": count, "plies": plies}
        data |= {"unfinished": unfinished, "unsealed": unsealed}
        print_message(console, Words(language(options.lang)).say("verified-many", data))
        return 0
    words = Words(language(options.lang), find(record.game))
    result = " ".join(map(str, match.points()))
    state = words.say("verified-over", {"result": result}) if match.over else words.say("verified-open")
    data = {"path": str(options.file), "game": words.say("title"), "plies": match.ply, "state": state}
    lines = [words.say("verified", data), words.say("verified-sealed" if record.sealed else "verified-unsealed")]
    if record.seed is not None:
        lines.append(words.say("verified-seed", {"hash": fingerprint(record.seed)}))
    print_message(console, "\n".join(lines))
    return 0


def enter_evening(options: argparse.Namespace, console: Console) -> int:
    """Ask what was played, and save the record."""
    from katzentisch.terminal.enter_command import enter

    entry = find(options.game)
    return enter(entry, options.record, Words(language(options.lang), entry), console)


def show_rules(options: argparse.Namespace, console: Console) -> int:
    """Print the rules of a game, or one rule."""
    from katzentisch.terminal.game_list import print_rules, rules_of

    entry = find(options.game)
    if options.json:
        sys.stdout.write(encode(rules_of(entry, language(options.lang), options.id)).decode() + "\n")
        return 0
    print_rules(entry, Words(language(options.lang), entry), console, options.id)
    return 0


def run_games_command(options: argparse.Namespace, console: Console) -> int:
    """Print every game with its options."""
    from katzentisch.terminal.game_list import games_as_json, print_games

    if options.json:
        sys.stdout.write(encode(games_as_json(language(options.lang))).decode() + "\n")
        return 0
    print_games(language(options.lang), console, with_options=True)
    return 0
