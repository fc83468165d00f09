"""The command `katzentisch`: what it takes, and what answers."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from katzentisch import __version__
from katzentisch.core.catalogue import Entry, catalogue, find
from katzentisch.core.chance import fingerprint
from katzentisch.core.game import GALLERY
from katzentisch.core.reason import BadOptions, IllegalMove, Reason, Refusal, Value
from katzentisch.core.view import encode
from katzentisch.core.words import LANGUAGES, Words, language
from katzentisch.play.match import Match
from katzentisch.play.record import BadRecord
from katzentisch.play.seats import from_record
from katzentisch.terminal import archive
from katzentisch.terminal.prompt import INTERRUPTED, Closed, Paper

BROKEN, USAGE = 1, 2

Command = Callable[[argparse.Namespace, Console], int]


def main(args: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 for bad usage, 1 for a broken record or law."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    options = arguments().parse_args(args)
    command: Command = options.command
    try:
        return command(options, Paper(plain=options.plain))
    except BadRecord as bad:
        words = Words(language(options.lang))
        return fail(words, words.say("error-line", {"line": bad.line, "text": blame(bad, words.lang)}), BROKEN)
    except Refusal as refusal:
        words = Words(language(options.lang))
        named = getattr(options, "game", None)
        entry = catalogue().get(named) if isinstance(named, str) else None
        return fail(words, Words(words.lang, entry).reason(refusal.reason), USAGE)
    except KeyboardInterrupt:
        return INTERRUPTED


def blame(bad: BadRecord, lang: str) -> str:
    """Why a record is broken, in the words of its game and with the names of its players."""
    record = bad.record
    entry = catalogue().get(record.game) if record else None
    return Words(lang, entry).reason(bad.reason, record.players if record else ())


def fail(words: Words, text: str, code: int) -> int:
    Paper(stderr=True).print(Text(words.say("error", {"text": text}), "red"), soft_wrap=True)
    return code


def positive(text: str) -> int:
    """A number of at least one, for the parser."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def arguments() -> argparse.ArgumentParser:
    """Every command with its switches: those of the house, then those that games bring."""
    parser = argparse.ArgumentParser("katzentisch", description="A game table for people and bots.")
    parser.add_argument("--version", action="version", version=f"katzentisch {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def add(name: str, command: Command, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.add_argument("--lang", choices=LANGUAGES, help="the language to speak (default: the locale's)")
        sub.add_argument("--plain", action="store_true", help="sentences without boxes, for screen readers")
        sub.set_defaults(command=command, name=name)
        return sub

    play = add("play", play_game, "play a game in this terminal")
    play.add_argument("game", nargs="?", help="its name; asked for if missing")
    play.add_argument("--seats", metavar="LIST", help="such as me,search:0.5s,heuristic or Anna,Ben")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be given repeatedly")
    play.add_argument("--seed", help="play the same chance again")
    play.add_argument("--record", type=Path, metavar="FILE", help="where to keep the record")
    play.add_argument(
        "--watch", type=float, metavar="S", help="when only bots play: the board after each move, S seconds"
    )
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a match (default: the last)")

    serve = add("serve", serve_tables, "serve tables for people, bots and programs")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument("--port", type=int, help="0 for any that is free (default: 5211 if it is, else any)")
    serve.add_argument("--open", action="store_true", help="open a browser, where there is one")
    serve.add_argument("--store", metavar="URL", help="a file for SQLite, or postgresql://…")
    serve.add_argument("--bus", default="", metavar="URL", help="redis://…; a PostgreSQL store is its own bus")
    serve.add_argument("--workers", type=int, default=1, metavar="N", help="processes (needs PostgreSQL)")
    serve.add_argument("--thinkers", type=int, default=1, metavar="N", help="processes for bots, for each worker")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another page that may connect")
    serve.add_argument("--name", action="append", default=[], metavar="HOST", help="a name by which people come here")
    serve.add_argument("--rate", type=float, default=20.0, metavar="N", help="requests a second from one address")
    serve.add_argument(
        "--call-after", type=float, default=45.0, metavar="N", help="seconds until absent players are called"
    )
    serve.add_argument("--calls-inside", action="store_true", help="webhooks may reach this machine and its network")
    serve.add_argument(
        "--site", type=Path, metavar="FOLDER", help="what `katzentisch site` wrote: play on without a net"
    )
    serve.add_argument("--secure", action="store_true", help="people come by https: cookies only that way")

    admin = add("admin", administer, "look after the tables that are kept")
    admin.add_argument("--store", metavar="URL", help="as for serve")
    deeds = admin.add_subparsers(metavar="DEED", required=True, dest="deed")
    deeds.add_parser("list", help="every table")
    export = deeds.add_parser("export", help="a table's matches as records, secrets and all")
    export.add_argument("code")
    export.add_argument("folder", type=Path)
    deeds.add_parser("import", help="a table with a recorded match").add_argument("file", type=Path)
    deeds.add_parser("delete", help="a table with all its matches").add_argument("code")
    forget = deeds.add_parser("forget", help="whoever sits there, at every table")
    forget.add_argument("code")
    forget.add_argument("seat", type=int)
    deeds.add_parser("backup", help="copy a SQLite store while it is in use").add_argument("file", type=Path)
    add_host_deeds(deeds)

    site = add("site", make_site, "write a folder with which any static web server offers the games, bots and all")
    site.add_argument("folder", type=Path)
    site.add_argument(
        "--cache", type=Path, metavar="FOLDER", help="where what is fetched is kept (default: the user's)"
    )

    replay = add("replay", replay_match, "look at a recorded match")
    replay.add_argument("file", type=Path)
    replay.add_argument("--match", type=positive, metavar="N", help="which one, if the file holds many")
    replay.add_argument("--ply", type=int, metavar="N", help="only the first N moves")
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, default=GALLERY, metavar="S", help="as this seat saw it, from 0")
    eyes.add_argument("--open", action="store_true", help="with every secret and all that chance did")
    shown = replay.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="for programs")
    shown.add_argument("--watch", type=float, metavar="S", help="the board after each move, S seconds; p pauses")

    add("verify", verify_record, "check a record, or a file with many, move by move").add_argument("file", type=Path)

    enter = add("enter", enter_evening, "write down a game that was played with the box, as a record")
    enter.add_argument("game")
    enter.add_argument("--record", type=Path, metavar="FILE", help="where to keep it")

    rules = add("rules", show_rules, "read the rules of a game")
    rules.add_argument("game")
    rules.add_argument("id", nargs="?", help="one rule, such as CB-12")

    add("games", list_games, "list the games and their options")

    bench = add("bench", run_bench, "measure the engines")
    bench.add_argument("--peers", action="store_true", help="beside other frameworks, in a throw-away environment")
    bench.add_argument("--seconds", type=float, default=0.5, help="for each figure")
    bench.add_argument("--json", action="store_true", help="for programs")

    arena = add("arena", hold_contest, "measure players against each other")
    arena.add_argument("game")
    arena.add_argument(
        "--players", default="", metavar="LIST", help="such as search:1s,heuristic; the last is repeated"
    )
    arena.add_argument("--external", action="append", default=[], metavar="CMD", help="a program (docs/arena.md)")
    arena.add_argument("--seats", type=positive, metavar="N", help="how many play (default: as many as are named)")
    arena.add_argument("--orders", action="store_true", help="every order of the players, not only rotations")
    stop = "end once it is decided which of two shares the first player wins (default: chance, or clearly more)"
    arena.add_argument("--stop", nargs="?", const="chance", metavar="P0:P1", help=stop)
    records = "also keep every game as a record (default: beside the results)"
    arena.add_argument("--records", nargs="?", const=True, type=Path, metavar="FOLDER", help=records)
    add_contest_arguments(arena)

    ladder = add("ladder", climb_ladder, "measure all levels of the games and write docs/ladder.md")
    ladder.add_argument("game", nargs="*", help="default: all")
    ladder.add_argument("--seats", type=positive, action="append", default=[], metavar="N", help="only so many players")
    ladder.add_argument(
        "--thinking", default="", metavar="BUDGET", help="for those that think by the clock, such as 0.5s or 200"
    )
    ladder.add_argument("--every", action="store_true", help="every level against every lower one")
    ladder.add_argument("--open", action="store_true", help="also what the highest level reaches with open cards")
    ladder.add_argument("--stop", action="store_true", help="end a row once it is decided")
    swift = "games of rows in which nobody thinks by the clock; these are never ended early"
    ladder.add_argument("--swift", type=positive, metavar="N", help=swift)
    ladder.add_argument("--page", type=Path, default=Path("docs/ladder.md"), metavar="FILE", help="what to write")
    add_contest_arguments(ladder)

    dataset = add("dataset", make_dataset, "play thousands of games for those who learn from data (docs/dataset.md)")
    dataset.add_argument("folder", type=Path)
    dataset.add_argument("game", nargs="*", help="default: all that the set has")
    dataset.add_argument("--games", type=positive, default=10_000, metavar="N", help="of each game, in whole deals")
    add_crew_arguments(dataset)

    laws = add("laws", try_laws, "try the nine laws in random games")
    laws.add_argument("game", nargs="?")
    laws.add_argument("--games", type=positive, default=200, metavar="N", help="how many of each game")
    laws.add_argument("--seed", default="laws")

    add("new-game", new_game, "make a folder for a game of your own").add_argument("name")

    for name, owners in game_commands().items():
        if name in commands.choices:
            continue
        titles = ", ".join(entry.game.id for entry in owners)
        add(name, run_game_command, f"a command of {titles}").add_argument("args", nargs=argparse.REMAINDER)
    return parser


def add_contest_arguments(parser: argparse.ArgumentParser) -> None:
    """What a contest and a ladder have in common."""
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="at least so many, in whole deals")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be given repeatedly")
    parser.add_argument("--seed", default="arena", help="other deals")
    parser.add_argument(
        "--deadline", type=float, default=60.0, metavar="S", help="seconds beyond its budget for a move"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where results and reports are kept")
    add_crew_arguments(parser)


def add_crew_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays the games."""
    parser.add_argument("--jobs", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; local begins one")


def game_commands() -> dict[str, list[Entry]]:
    """The commands that games bring in a module `commands`, with their owners."""
    owners: dict[str, list[Entry]] = {}
    for entry in catalogue().values():
        try:
            module = entry.module("commands")
        except Exception as problem:
            print(f"katzentisch: the commands of {entry.game.id} cannot be loaded: {problem}", file=sys.stderr)
            continue
        for name in module.COMMANDS if module else ():
            owners.setdefault(name, []).append(entry)
    return owners


def play_game(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.session import Wish, begin, resume, sit

    lang = language(options.lang)
    try:
        if options.resume is not None:
            if options.game or options.seats or options.option or options.seed or options.record or options.watch:
                raise BadOptions("resume-alone")
            table = resume(options.resume, lang, console)
        else:
            wish = Wish(options.game, options.seats, options.option, options.seed, options.record, options.watch)
            table = begin(wish, lang, console)
    except Closed:
        console.print(Words(lang).say("nothing-saved"))
        return 0
    return sit(table, lang, console) if table else 0


def add_host_deeds(deeds: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """What the page for whoever runs the server can do as well."""
    key = deeds.add_parser("key", help="the link to the page for whoever runs the server")
    key.add_argument("--renew", action="store_true", help="another key; the old one opens nothing any more")
    deeds.add_parser("figures", help="how much is kept")
    deeds.add_parser("persons", help="persons who kept their name").add_argument("name", nargs="?", default="")
    deeds.add_parser("bans", help="who is not let in")
    ban = deeds.add_parser("ban", help="keep out a person, by table and seat or by number, or an address")
    ban.add_argument("whom", metavar="WHOM", help="the code of a table, the number of a person, or an address")
    ban.add_argument("seat", type=int, nargs="?", help="at the table with this code")
    deeds.add_parser("lift", help="a ban").add_argument("ban")
    chat = deeds.add_parser("chat", help="close a table's chat, or open it again")
    chat.add_argument("code")
    chat.add_argument("on", choices=["on", "off"])
    notice = deeds.add_parser("notice", help="what everybody is told; nothing given: no more")
    notice.add_argument("--en", default="", metavar="TEXT", help="in English")
    notice.add_argument("--de", default="", metavar="TEXT", help="in German")
    sweep = deeds.add_parser("sweep", help="say what has had no move for so many days; with --really forget it")
    for name in ("guests", "unfinished", "finished"):
        sweep.add_argument(f"--{name}", type=int, default=0, metavar="DAYS")
    sweep.add_argument("--really", action="store_true")


def serve_tables(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.server.hostkey import HOST_KEY
    from katzentisch.server.serve import default_store, names, run
    from katzentisch.server.settings import Settings

    store = options.store or default_store()
    settings = Settings(
        store=store,
        bus=options.bus or (store if store.startswith("postgres") else ""),
        origins=options.origin,
        hosts=names(options.host, options.secure, options.name),
        secure=options.secure,
        thinkers=options.thinkers,
        rate=options.rate,
        call_after=options.call_after,
        calls_inside=options.calls_inside,
        host_key=os.environ.get(HOST_KEY, ""),
        site=str(options.site.resolve()) if options.site else "",
    )
    words = Words(language(options.lang))
    return run(settings, options.host, options.port, options.workers, words, console, options.open)


def administer(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.server.admin import Admin
    from katzentisch.server.host import Host
    from katzentisch.server.serve import default_store
    from katzentisch.server.store import Store

    store = Store(options.store or default_store())
    admin = Admin(store, Words(language(options.lang)), console)
    host = Host(admin)
    deeds: dict[str, Callable[[], None]] = {
        "list": lambda: admin.list(),
        "export": lambda: admin.export(options.code, options.folder),
        "import": lambda: admin.bring(archive.load(options.file)),
        "delete": lambda: admin.delete(options.code),
        "forget": lambda: admin.forget(options.code, options.seat),
        "backup": lambda: admin.backup(options.file),
        "key": lambda: host.key(options.renew),
        "figures": lambda: host.figures(),
        "persons": lambda: host.persons(options.name),
        "bans": lambda: host.bans(),
        "ban": lambda: host.ban(options.whom, options.seat),
        "lift": lambda: host.lift(options.ban),
        "chat": lambda: host.chat(options.code, options.on == "on"),
        "notice": lambda: host.notice(options.en, options.de),
        "sweep": lambda: host.sweep(options.guests, options.unfinished, options.finished, options.really),
    }
    try:
        with store.in_words():
            deeds[options.deed]()
    finally:
        store.close()
    return 0


def make_site(options: argparse.Namespace, console: Console) -> int:
    from platformdirs import user_cache_path

    from katzentisch.site.folder import write

    size = write(options.folder, options.cache or user_cache_path("katzentisch"))
    data: dict[str, Value] = {"path": str(options.folder), "megabytes": f"{size / 1e6:.1f}"}
    console.print(Words(language(options.lang)).say("site-made", data), soft_wrap=True)
    return 0


def replay_match(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.play.replay import Replay
    from katzentisch.terminal.replay import print_replay, watch_replay
    from katzentisch.terminal.screen import Screen
    from katzentisch.terminal.watch import Watch

    match = Match(archive.load(options.file, options.match))
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
    with suppress(Closed):
        watch_replay(replay, Watch(options.watch, words, console), Screen(entry, words, names, console))
    return 0


def verify_record(options: argparse.Namespace, console: Console) -> int:
    data: dict[str, Value]
    count = plies = unfinished = unsealed = 0
    for record in archive.load_all(options.file):
        match = Match(record)
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
    from katzentisch.terminal.entering import enter

    entry = find(options.game)
    return enter(entry, options.record, Words(language(options.lang), entry), console)


def show_rules(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.library import print_rules

    entry = find(options.game)
    print_rules(entry, Words(language(options.lang), entry), console, options.id)
    return 0


def list_games(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.library import print_games

    print_games(language(options.lang), console, with_options=True)
    return 0


def run_bench(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.bench import run

    if options.seconds <= 0:
        raise BadOptions("seconds")
    games = [entry.game for entry in catalogue().values()]
    own = [module.figures for entry in catalogue().values() if (module := entry.module("bench"))]
    shown = None if options.json else console
    figures = run(games, peers=options.peers, seconds=options.seconds, console=shown, own=own)
    if options.json:
        sys.stdout.write(encode(figures).decode() + "\n")
    return 0


def hold_contest(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.arena.command import run
    from katzentisch.terminal.lobby import options as pairs

    words = Words(language(options.lang), find(options.game))
    return run(options, pairs(options.option), words, console)


def climb_ladder(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.arena.command import climb
    from katzentisch.terminal.lobby import options as pairs

    return climb(options, pairs(options.option), language(options.lang), console)


def make_dataset(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.arena.dataset import run

    return run(options, language(options.lang), console)


def try_laws(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.lawsuit import run

    entries = [find(options.game)] if options.game else list(catalogue().values())
    held = run(entries, options.games, options.seed, Words(language(options.lang)), console)
    return 0 if held else BROKEN


def new_game(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.newgame import make

    path = make(options.name, Path.cwd())
    data = {"path": str(path), "next": f"{sys.executable} -m pip install -e {options.name}"}
    console.print(Words(language(options.lang)).say("made", data), soft_wrap=True)
    return 0


def run_game_command(options: argparse.Namespace, console: Console) -> int:
    """`katzentisch NAME GAME …`, or `katzentisch NAME RECORD …` for the record's game."""
    rest = with_language(options)
    if not rest:
        raise BadOptions("game-unknown", name="", choices=[entry.game.id for entry in game_commands()[options.name]])
    is_record = Path(rest[0]).is_file() or Path(rest[0]).suffix == archive.SUFFIX
    entry = find(archive.load(Path(rest[0])).game if is_record else rest[0])
    module = entry.module("commands")
    if options.name == "companion" and "companion" not in getattr(module, "COMMANDS", {}) and entry.module("companion"):
        from katzentisch.terminal.companion import accompany

        return accompany(entry, rest[1:], Words(language(options.lang), entry), console)
    if module is None or options.name not in module.COMMANDS:
        raise Refusal(Reason("command-unknown", {"name": entry.game.id, "command": options.name}))
    return int(module.COMMANDS[options.name](rest if is_record else rest[1:], Words(language(options.lang), entry)))


def with_language(options: argparse.Namespace) -> list[str]:
    """A game's own words of a command, without the language, which may stand among them."""
    parser = argparse.ArgumentParser(f"katzentisch {options.name}", add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", choices=LANGUAGES, default=options.lang)
    found, rest = parser.parse_known_args(options.args)
    options.lang = found.lang
    return rest
