"""Who competes: one parser for both notations, seats filled and changed fairly."""

from __future__ import annotations

from contextlib import suppress

import pytest

from katzentisch.arena.lineup import Contender, check_contender, fill, parse_lineup, seatings
from katzentisch.core.catalogue import find
from katzentisch.core.reason import BadOptions
from katzentisch.play.seats import parse_seats as parse_seats
from katzentisch.table.bots import require_bot


@pytest.mark.parametrize("text", ["search:0.5s", "search(0.5s)", "bot:search(0.5s)", " bot:search:0.5s "])
def test_every_notation_means_the_same(text: str) -> None:
    """What the command line and records write is one player."""
    assert parse_lineup(text) == [Contender("search", "0.5s")]
    assert str(parse_lineup(text)[0]) == "search(0.5s)"


def test_what_a_contender_is_called_can_be_read_back() -> None:
    """Names in results and commands are players again."""
    for text in ("heuristic", "tiger(400)", "open(search(200))", "ext:sh -c 'echo a, b'"):
        assert [str(one) for one in parse_lineup(text)] == [text]


def test_commas_within_brackets_and_quotes_belong_to_the_player() -> None:
    """A program's command may hold commas if it is quoted."""
    found = parse_lineup("open(search:20),ext:prog --list '1,2',random", ["./a b"])
    assert found == [
        Contender("search", "20", open=True),
        Contender(command="prog --list '1,2'"),
        Contender("random"),
        Contender(command="./a b"),
    ]


@pytest.mark.parametrize("text", ["", ",", "search(", "open(open(search))", "open(ext:sh)", "a b", "search:1s:2"])
def test_what_is_no_player_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        parse_lineup(text)


@pytest.mark.parametrize("text", ["nobody", "heuristic:1s", "search:never", "ext:no-such-program-here", "open:random"])
def test_who_cannot_sit_down_is_refused(text: str) -> None:
    """Unknown kinds, budgets for those that take none, missing programs, open cards for those that imagine nothing."""
    with pytest.raises(BadOptions):
        check_contender(find("5211"), parse_lineup(text)[0], 2)


def test_the_last_one_is_repeated() -> None:
    a, b = Contender("a"), Contender("b")
    assert fill([a, b], 4) == (a, b, b, b)
    with pytest.raises(BadOptions):
        fill([a, b], 1)


def test_all_rotations_and_none_twice() -> None:
    """Everybody sits everywhere equally often; copies do not make games that were played already."""
    a, b, c = Contender("a"), Contender("b"), Contender("c")
    assert seatings((a, b, b)) == [(a, b, b), (b, b, a), (b, a, b)]
    assert seatings((a, b, a, b)) == [(a, b, a, b), (b, a, b, a)]
    assert seatings((a, a, a)) == [(a, a, a)]
    assert len(seatings((a, b, c))) == 3
    assert len(seatings((a, b, c), every=True)) == 6
    for lineup in ((a, b, c), (a, a, b, c), (a, b, b, b, b)):
        for seat in range(len(lineup)):
            shares = [seating[seat] for seating in seatings(lineup)]
            assert {one: shares.count(one) for one in shares} == {one: lineup.count(one) for one in lineup}


@pytest.mark.parametrize("text", ["open(search)", "open:search", "bot:open(search)", "bot:open", "open"])
def test_no_table_seats_a_player_with_open_cards(text: str) -> None:
    """Neither the server nor the terminal knows such a player."""
    with pytest.raises(BadOptions):
        require_bot(find("5211"), text)
    with suppress(BadOptions):
        assert not any(sitter.bot for sitter in parse_seats(text, ["search", "random"], "Anna"))
