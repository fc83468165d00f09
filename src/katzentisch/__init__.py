"""Cat in the Box, 5211, The Isle of Cats and Cryptid: engines for programs, and a table for people.

>>> import katzentisch as kt
>>> match = kt.make("5211", players=3, seed="example")
>>> players = [kt.make_player("5211", "tabby", seed=str(seat)) for seat in range(3)]
>>> sorted(kt.play_match(match, players).ranking())
[1, 2, 3]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from katzentisch import native

if TYPE_CHECKING:
    from katzentisch.api import (
        find_game,
        list_games,
        list_players,
        load_match,
        make,
        make_player,
        play_match,
    )
    from katzentisch.core.catalogue import UnknownGame
    from katzentisch.core.event import Event
    from katzentisch.core.game import Game
    from katzentisch.core.player import Player
    from katzentisch.core.reason import BadOptions, IllegalMove
    from katzentisch.core.state import State
    from katzentisch.core.view import View
    from katzentisch.play.match import Match
    from katzentisch.play.record import BadRecord, Record

__version__ = "0.1.0"
__all__ = [
    "BadOptions",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Player",
    "Record",
    "State",
    "UnknownGame",
    "View",
    "find_game",
    "list_games",
    "list_players",
    "load_match",
    "make",
    "make_player",
    "play_match",
]

_HOMES = {
    "Event": "core.event",
    "Game": "core.game",
    "UnknownGame": "core.catalogue",
    "Player": "core.player",
    "BadOptions": "core.reason",
    "IllegalMove": "core.reason",
    "State": "core.state",
    "View": "core.view",
    "Match": "play.match",
    "BadRecord": "play.record",
    "Record": "play.record",
}
"""Where the exported classes are defined; the functions are in `api`."""

native.install()


def __getattr__(name: str) -> Any:
    """Import an exported name when it is first used, so that `import katzentisch` stays quick."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'api')}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
