"""Plays matches of every game and prints a digest of all that was ever seen: run in both builds, compared."""

from __future__ import annotations

from hashlib import sha256

from katzentisch.bots.random import Random
from katzentisch.bots.roster import names, seat_bot, takes_budget
from katzentisch.core.catalogue import catalogue
from katzentisch.core.chance import rng
from katzentisch.core.laws import option_sets
from katzentisch.core.view import encode
from katzentisch.play.match import Match


def chronicle(games: int) -> list[str]:
    """One line for each game, player count and option set."""
    lines = []
    for entry in catalogue().values():
        game = entry.game
        for players in game.players:
            for options in option_sets(game, players):
                digest = sha256()
                for number in range(games):
                    match = Match.begin(game, [f"P{seat}" for seat in range(players)], options, f"chronicle-{number}")
                    bot = Random(f"chronicle {number}")
                    while not match.over:
                        seat = match.actors()[-1]
                        view = match.view(seat)
                        digest.update(encode([view, match.legal(seat)]))
                        match.submit(seat, bot.choose(view, match.legal(seat)))
                    digest.update(match.record.write().encode() + encode(match.log))
                    digest.update(encode(game.imagine(match.view(0), rng("imagine")).view(0)))
                lines.append(f"{game.id} {players} {options} {digest.hexdigest()}")
        lines += thoughts(entry.folder)
    return lines


def thoughts(folder: str) -> list[str]:
    """What every kind of bot does at the first positions of a game."""
    entry = next(entry for entry in catalogue().values() if entry.folder == folder)
    players = next(players for players in entry.game.players if players > 1)
    lines = []
    for kind in names(entry):
        match = Match.begin(entry.game, [f"P{seat}" for seat in range(players)], {}, "thoughts")
        bot = seat_bot(entry, kind, "4" if takes_budget(entry, kind) else "", "thoughts")
        for _ in range(2 * players):
            if not match.over:
                seat = match.actors()[0]
                match.submit(seat, bot.choose(match.view(seat), match.legal(seat)))
        lines.append(f"{entry.game.id} {kind} {sha256(match.record.write().encode()).hexdigest()}")
    return lines


if __name__ == "__main__":
    import katzentisch.core.state

    print(katzentisch.core.state.__file__)
    print("\n".join(chronicle(2)))
