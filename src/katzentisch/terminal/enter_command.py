"""After an evening with the box: what was played becomes a record like any other."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from rich.console import Console

from katzentisch.core.catalogue import catalogue
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadOptions, Value
from katzentisch.core.words import Words
from katzentisch.play.reconstruction import Reconstruction
from katzentisch.terminal import record_files
from katzentisch.terminal.config import language_switch
from katzentisch.terminal.dialogue import DialogueLoop
from katzentisch.terminal.prompt import InputClosed, command_name, print_message, short_path
from katzentisch.terminal.result import print_result
from katzentisch.terminal.session import claim_record_file

UNFINISHED_FOLDER = "told"
"""The folder of evenings that are not told to their end."""


def enter(entry: GamePackage, wanted: Path | None, words: Words, console: Console) -> int:
    """Ask what was played, and keep the record; what was told so far is kept if somebody stops."""
    if entry.reconstruction is None:
        able = [each.game.id for each in catalogue().values() if each.reconstruction]
        raise BadOptions("no-evening", game=entry.game.id, choices=able)
    if wanted is not None and wanted.exists():
        raise BadOptions("file-exists", path=str(wanted))
    told = record_files.records_folder().parent / UNFINISHED_FOLDER / f"{entry.game.id}.txt"
    loop: DialogueLoop[Reconstruction] = DialogueLoop(partial(entry.reconstruction.begin, entry), words, console, told)
    try:
        evening = loop.run()
    except (InputClosed, KeyboardInterrupt):
        print_message(console, words.say("dialogue-kept", {"path": str(told)}))
        return 0
    path = claim_record_file(wanted, entry.game.id)
    record_files.save_record(evening.record(), path)
    loop.delete_saved()
    assert evening.match is not None
    print_result(entry, evening.match, evening.names, words, console)
    data: dict[str, Value] = {"path": short_path(path), "command": command_name(), "lang": language_switch(words.lang)}
    print_message(console, words.say("evening-kept", data))
    return 0
