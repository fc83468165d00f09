"""From the command to the table: begin a match or go on with one, and never lose it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from katzentisch.bots.roster import names as bot_names
from katzentisch.core.catalogue import find
from katzentisch.core.chance import fingerprint
from katzentisch.core.reason import BadOptions, Value
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.record import RETURNS, Record, is_seed
from katzentisch.play.seats import Sitter, from_record
from katzentisch.terminal import record_files, setup
from katzentisch.terminal.config import language_switch
from katzentisch.terminal.match_loop import MatchLoop
from katzentisch.terminal.prompt import INTERRUPTED, InputClosed, command_name, print_message, short_path
from katzentisch.terminal.start_menu import StartMenu
from katzentisch.terminal.watch import Pacer, check_pace

IS_BOT = "is "


class PlayRequest:
    """What a person asked for on the command line; None where the lobby asks."""

    def __init__(
        self,
        game: str | None = None,
        seats: str | None = None,
        options: list[str] | None = None,
        seed: str | None = None,
        record: Path | None = None,
        pace: float | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = setup.parse_options(options or [])
        self.record = record
        self.pace = pace
        if pace is not None:
            check_pace(pace)
        if seed is not None and not is_seed(seed):
            raise BadOptions("seed")
        self.seed = seed


def open_match(request: PlayRequest, lang: str, console: Console) -> MatchLoop:
    """A new match, with whatever was left open asked for."""
    named = setup.find_named(request.game) if request.game else None
    if named:
        setup.check_options(named, request.options)
    if named and request.seats:
        entry, options, sitters = named, request.options, setup.seat_players(request.seats, named)
    else:
        menu = StartMenu(named, request.options, request.seats, lang, console)
        menu.run()
        entry, options, sitters = menu.game, menu.options, menu.sitters
        setup.check_options(entry, options)
    words = Words(lang, entry)
    match = Match.begin(entry.game, [str(sitter) for sitter in sitters], options, request.seed)
    table = MatchLoop(match, entry, sitters, words, console, request.record or record_files.records_folder())
    table.path = claim_record_file(request.record, entry.game.id)
    if request.pace is not None:
        table.watch = Pacer(request.pace, words, console)
    data: dict[str, Value] = {
        "game": words.say("title"),
        "names": ", ".join(setup.table_names(sitters, words)),
        "path": short_path(table.path),
    }
    print_message(console, words.say("started", data))
    console.print(words.say("seed-shown", {"hash": fingerprint(match.record.seed or "")[:16]}))
    return table


def claim_record_file(wanted: Path | None, game: str) -> Path:
    """The file for a new match, made so that nobody else takes it."""
    if wanted is None:
        return record_files.reserve(game)
    try:
        return record_files.create_file(wanted)
    except FileExistsError:
        raise BadOptions("file-exists", path=str(wanted)) from None


def resume_match(file: str, lang: str, console: Console) -> MatchLoop | None:
    """The table of a match that was begun before, or None if there is nothing to go on with."""
    path = Path(file) if file else next(filter(has_known_bots, record_files.unfinished()), None)
    if path is None:
        console.print(Words(lang).say("no-unfinished"))
        return None
    match = record_files.load_match_file(path)
    record = match.record
    entry = find(record.game)
    words = Words(lang, entry)
    if match.over:
        data: dict[str, Value] = {"command": command_name(), "path": short_path(path), "lang": language_switch(lang)}
        print_message(console, words.say("finished-already", data))
        return None
    table = MatchLoop(match, entry, sitters_of(record), words, console, path)
    if not record.sealed:
        match.record.sealed = True
        table.path = record_files.reserve(record.game)
    data = {"game": words.say("title"), "ply": match.ply, "path": short_path(table.path)}
    print_message(console, words.say("resumed", data))
    table.mark_log_read()
    return table


def has_known_bots(path: Path) -> bool:
    """Whether every bot of a recorded match is known here, and its net still there."""
    record = record_files.load_match_file(path).record
    known = bot_names(find(record.game))
    bots = [sitter for sitter in sitters_of(record) if sitter.bot]
    return all(bot.bot in known and (not bot.net or Path(bot.net).is_file()) for bot in bots)


def sitters_of(record: Record) -> list[Sitter]:
    """Who sits where after all that happened at the table: bots may have taken over, people may be back."""
    players = list(record.players)
    for line in record.lines:
        if line.table and line.text.startswith(IS_BOT):
            players[line.seat] = line.text.removeprefix(IS_BOT)
        elif line.table and line.text == RETURNS:
            players[line.seat] = record.players[line.seat]
    return from_record(players)


def run_match(table: MatchLoop, lang: str, console: Console) -> int:
    """Play until the match is over or the person leaves; what is recorded stays recorded."""
    try:
        table.run()
    except (InputClosed, KeyboardInterrupt) as stop:
        path = short_path(table.path)
        last = next(filter(has_known_bots, record_files.unfinished()), None)
        data: dict[str, Value] = {
            "path": path,
            "resume": "--resume" if last == table.path else f"--resume {path}",
            "command": command_name(),
            "lang": language_switch(lang),
        }
        print_message(console, f"\n{Words(lang).say('saved', data)}")
        return 0 if isinstance(stop, InputClosed) else INTERRUPTED
    return 0
