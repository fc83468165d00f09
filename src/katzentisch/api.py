"""What programs use: make a match, seat players, play it, load and replay records.

Import these names from `katzentisch` itself; everything else in the package is private by convention.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from katzentisch.bots.net_file import players_of_net, seat_net
from katzentisch.bots.roster import names, seat_bot
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game import Game, Move, Seat
from katzentisch.core.player import Player
from katzentisch.core.reason import BadOptions
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.match import Match
from katzentisch.play.record import is_seed, read_record
from katzentisch.play.seats import parse_net


def list_games() -> list[str]:
    """The ids of all games that are installed, those of other packages included."""
    return list(catalogue())


def find_game(game: str) -> Game:
    """The rulebook of a game: it parses and spells moves, and imagines states behind a view.

    Raises `UnknownGame` if there is no such game.
    """
    return find(game).game


def make(
    game: str,
    players: int | Sequence[str] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    seed: str | None = None,
) -> Match:
    """A new match, at its first position.

    Args:
        game: the id of a game, such as `"5211"`, or the name of its folder.
        players: how many play, or their names; by default as few as the game allows.
        options: the game's options by name; what is missing keeps its default.
        seed: one word that decides every card and tile. Without one nobody can foresee the match.

    Raises:
        UnknownGame: there is no such game.
        BadOptions: the game cannot be set up like this, or the seed is not one word.
    """
    if seed is not None and not is_seed(seed):
        raise BadOptions("seed")
    rulebook = find_game(game)
    count = rulebook.players[0] if players is None else players
    seats = [f"Player {number + 1}" for number in range(count)] if isinstance(count, int) else list(count)
    return Match.begin(rulebook, seats, dict(options or {}), seed)


def list_players(game: str) -> list[str]:
    """The kinds of built-in players that know a game, such as `"tabby"`; levels come first, weakest to strongest."""
    return names(find(game))


def make_player(game: str, kind: str, *, budget: str = "", seed: str = "") -> Player:
    """A built-in player, or one that plays by your net.

    Args:
        game: the game it will play.
        kind: one of `list_players(game)`, or `"learned:FILE"` with a net that docs/train.py wrote. Such a player takes
            part only in matches with as many players as its net was trained for.
        budget: how much it may think: seconds (`"0.5s"`) or a number of simulated worlds (`"300"`).
        seed: decides its random choices.

    Raises:
        BadOptions: there is no such player, it takes no budget, or the file is missing, damaged or for another game.
    """
    entry = find(game)
    try:
        if net := parse_net(kind):
            if budget:
                raise BadOptions("no-budget", kind=kind)
            return seat_net(entry, net, players_of_net(net), seed)
        return seat_bot(entry, kind, budget, seed)
    except BadOptions as problem:
        problem.add_note(Words(LANGUAGES[0], entry).reason(problem.reason))
        raise


def play_match(match: Match, players: Sequence[Player]) -> Match:
    """Let players, one for each seat, play a match to its end; the same match is returned.

    Each player gets the view of its seat and the legal moves, nothing else. A player that overrides `interrupt` is
    asked for moves out of turn whenever it has any.

    Raises:
        ValueError: there are not as many players as seats.
        IllegalMove: a player chose a move that is not legal.
    """
    if len(players) != match.players:
        raise ValueError(f"{match.players} seats need {match.players} players, not {len(players)}")
    while not match.over:
        seat, move = _next_interrupt(match, players) or _next_move(match, players)
        match.submit(seat, move)
    return match


def _next_move(match: Match, players: Sequence[Player]) -> tuple[Seat, Move]:
    seat = match.actors()[0]
    return seat, players[seat].choose(match.view(seat), match.legal(seat))


def _next_interrupt(match: Match, players: Sequence[Player]) -> tuple[Seat, Move] | None:
    actors = match.actors()
    for seat, player in enumerate(players):
        if seat in actors or type(player).interrupt is Player.interrupt:
            continue
        legal = match.legal(seat)
        move = player.interrupt(match.view(seat), legal) if legal else None
        if move is not None:
            return seat, move
    return None


def load_match(path: str | Path) -> Match:
    """The match that a record file holds, played to where the record ends.

    Raises `BadRecord`, which names the line, if a line of it is impossible.
    """
    return Match(read_record(Path(path).read_bytes()))
