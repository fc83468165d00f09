"""Looking back on a match, and what the arena counts."""

from __future__ import annotations

import msgspec

from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.bots.halving import Exact
from katzentisch.games.cryptid.rules.deduce import deduce
from katzentisch.games.cryptid.shown.arena import statistics
from katzentisch.games.cryptid.shown.review import review
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match


def played() -> tuple[Match, list[list[CryptidView]]]:
    """A whole match with the views of all seats after each ply."""
    match = Match.begin(game, ["A", "B", "C"], {}, "review")
    plies: list[list[CryptidView]] = []
    while True:
        views = [match.view(seat) for seat in range(3)]
        plies.append([view for view in views if isinstance(view, CryptidView)])
        if match.over:
            return match, plies
        seat = match.actors()[0]
        match.submit(seat, Exact(f"{seat}").choose(match.view(seat), match.legal(seat)))


def test_review_says_who_could_have_known_when() -> None:
    """Hexes never grow with what is seen; who is down to one could have known from that ply on."""
    match, plies = played()
    found = review(plies)
    assert len(found.hexes) == match.ply
    for seat in range(3):
        counts = [left[seat] for left in found.hexes]
        assert counts == sorted(counts, reverse=True)
        assert min(counts) >= 1
        assert found.known[seat] == (counts.index(1) if 1 in counts else None)
    view = plies[4][1]
    assert found.hexes[4][1] == sum(count > 0 for count in deduce(view).hexes)


def test_review_of_nothing() -> None:
    """Without views there is nothing to say."""
    assert review([]).known == ()


def test_a_wrong_hex_is_no_knowledge() -> None:
    """Had the habitat been elsewhere, as after a mistake, being down to one hex would have been no knowledge."""
    _, plies = played()
    *before, end = plies
    assert any(known is not None for known in review(plies).known)
    elsewhere = msgspec.structs.replace(end[0], habitat=(end[0].habitat + 1) % 108)
    assert review([*before, [elsewhere]]).known == (None, None, None)


def test_statistics_count_turns_and_failed_searches() -> None:
    """The winner's turns, and every search but the one that won."""
    match, _ = played()
    winner = match.points().index(1)
    counted = statistics(match)
    moves = [(seat, match.game.spell(move).split()[0]) for seat, move in match.moves]
    turns = sum(seat == winner and word in ("ask", "search") for seat, word in moves)
    assert counted["statistic-turns"] == [turns if seat == winner else None for seat in range(3)]
    assert counted["statistic-acted"][winner] == turns
    assert counted["statistic-length"] == [sum(word in ("ask", "search") for _, word in moves)] * 3
    everybody = all(any(mover == seat and word in ("ask", "search") for mover, word in moves) for seat in range(3))
    assert counted["statistic-everybody"] == [100.0 if everybody else 0.0] * 3
    searches = [sum(mover == seat and word == "search" for mover, word in moves) for seat in range(3)]
    assert counted["statistic-failed-searches"] == [count - (seat == winner) for seat, count in enumerate(searches)]
