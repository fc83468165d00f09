"""Players see views, never states; the same question gets the same answer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.bots.roster import names, seat_bot, takes_budget
from katzentisch.core.catalogue import catalogue
from katzentisch.core.chance import Chance, rng
from katzentisch.core.game_package import GamePackage
from tests.sizes import size, thorough

pytestmark = pytest.mark.slow

ENTRIES = list(catalogue().values())


def ident(entry: GamePackage) -> str:
    return entry.folder


TABLES = [
    pytest.param(entry, players, id=f"{entry.folder}-{players}")
    if players in (entry.game.players[0], entry.game.players[-1])
    else thorough(entry, players, name=f"{entry.folder}-{players}")
    for entry in ENTRIES
    for players in entry.game.players
]
POSITIONS = size(6, 12)
"""At so many positions of a game a bot is asked in two worlds."""


@pytest.mark.parametrize(("entry", "players"), TABLES)
def test_bots_finish_games_legally(entry: GamePackage, players: int) -> None:
    """Every kind of bot plays a whole game at every player count without an illegal move, among others or its like."""
    kinds = names(entry)
    kinds += kinds[: -len(kinds) % players]
    for first in range(0, len(kinds), players):
        table = kinds[first : first + players]
        state = entry.game.start(players, {}, Chance(f"{table[0]} {players}"))
        bots = [
            seat_bot(entry, kind, "2" if takes_budget(entry, kind) else "", f"{seat}")
            for seat, kind in enumerate(table)
        ]
        while state.actors():
            seat = state.actor()
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        assert min(state.ranking()) == 1 or players == 1


@pytest.mark.parametrize("entry", ENTRIES, ids=ident)
def test_bots_are_deterministic_and_blind(entry: GamePackage) -> None:
    """A bot's choice depends on seed and view alone: replacing the hidden world changes nothing."""
    players = entry.game.players[-1]
    for kind in names(entry):
        state = entry.game.start(players, {}, Chance(f"blind {kind}"))
        source = rng("blind")
        for _ in range(POSITIONS):
            seat = state.actor()
            view, legal = state.view(seat), state.legal(seat)
            world = entry.game.imagine(view, source)
            budget = "15" if takes_budget(entry, kind) else ""
            true = seat_bot(entry, kind, budget, "s").choose(view, legal)
            blind = seat_bot(entry, kind, budget, "s").choose(world.view(seat), world.legal(seat))
            assert true == blind
            state.apply(seat, state.pick(seat, source))


def test_search_beats_random() -> None:
    """Searching brings clearly more points than playing at random."""
    for entry in ENTRIES[:2]:
        mine = theirs = 0
        for number in range(10):
            state = entry.game.start(3, {}, Chance(f"duel {number}"))
            bots = [seat_bot(entry, kind, budget, f"{number}") for kind, budget in BOTS]
            while state.actors():
                seat = state.actor()
                state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
            mine += 2 * state.points()[0]
            theirs += sum(state.points()[1:])
        assert mine > 1.2 * theirs, entry.game.id


BOTS = [("search", "60"), ("random", ""), ("random", "")]


PEEKING = """
from katzentisch.core.player import Player
from katzentisch.core.state import State

def peek(bot: Player, state: State) -> int:
    return bot.choose(state, state.legal(0))
"""


def test_a_bot_handed_a_state_does_not_type_check(tmp_path: Path) -> None:
    """mypy refuses to let a state reach a player, and accepts its view."""
    honest = PEEKING.replace("bot.choose(state,", "bot.choose(state.view(0),")
    for text, complaints in ((PEEKING, 1), (honest, 0)):
        path = tmp_path / "bot.py"
        path.write_text(text, "utf-8")
        command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(path)]
        result = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[1])
        assert result.stdout.count('incompatible type "State"; expected "View"') == complaints, result.stdout
        assert (result.returncode == 0) is (complaints == 0)
