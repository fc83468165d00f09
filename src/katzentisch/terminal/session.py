"""From the command to the table: begin a match or go on with one, and never lose it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.chance import fingerprint
from katzentisch.core.reason import BadOptions, Value
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.seats import Sitter, from_record
from katzentisch.terminal import archive, lobby
from katzentisch.terminal.prompt import Closed
from katzentisch.terminal.table import Table

INTERRUPTED = 130


class Wish:
    """What a person asked for on the command line; None where the lobby asks."""

    def __init__(
        self,
        game: str | None = None,
        seats: str | None = None,
        options: list[str] | None = None,
        seed: str | None = None,
        record: Path | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = lobby.options(options or [])
        self.record = record
        if seed is not None and (not seed or seed.split() != [seed]):
            raise BadOptions("seed")
        self.seed = seed


def begin(wish: Wish, lang: str, console: Console) -> Table:
    """A new match, with whatever was left open asked for."""
    entry = find(wish.game) if wish.game else lobby.choose_game(lang, console)
    words = Words(lang, entry)
    sitters = lobby.seat(wish.seats, entry) if wish.seats else lobby.choose_sitters(entry, words, console)
    match = Match.begin(entry.game, [str(sitter) for sitter in sitters], wish.options, wish.seed)
    path = wish.record or archive.new_path(entry.game.id)
    if path.exists():
        raise BadOptions("file-exists", path=str(path))
    table = Table(match, entry, sitters, words, console, path)
    console.print(words.say("started", {"game": words.say("title"), "names": introduced(sitters), "path": str(path)}))
    console.print(words.say("seed-shown", {"hash": fingerprint(match.record.seed or "")[:16]}))
    return table


def resume(file: str, lang: str, console: Console) -> Table | None:
    """The table of a match that was begun before, or None if there is nothing to go on with."""
    path = Path(file) if file else archive.last_unfinished()
    if path is None:
        console.print(Words(lang).say("no-unfinished"))
        return None
    record = archive.load(path)
    match = Match(record)
    entry = find(record.game)
    words = Words(lang, entry)
    if match.over:
        console.print(words.say("finished-already", {"path": str(path)}), soft_wrap=True)
        return None
    data: dict[str, Value] = {"game": words.say("title"), "ply": match.ply, "path": str(path)}
    console.print(words.say("resumed", data), soft_wrap=True)
    table = Table(match, entry, from_record(record.players), words, console, path)
    table.catch_up()
    return table


def introduced(sitters: list[Sitter]) -> str:
    """Everybody's name, with what kind of bot it is."""
    return ", ".join(f"{sitter.name} ({sitter.bot})" if sitter.bot else sitter.name for sitter in sitters)


def sit(table: Table, lang: str, console: Console) -> int:
    """Play until the match is over or the person leaves; what is recorded stays recorded."""
    try:
        table.run()
    except (Closed, KeyboardInterrupt) as stop:
        text = Words(lang).say("saved", {"path": str(table.path)})
        console.print(f"\n{text}", markup=False, soft_wrap=True)
        return 0 if isinstance(stop, Closed) else INTERRUPTED
    return 0
