"""One match: moves, refusals, what may be taken back, and what each seat is told."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import pytest

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import Chance, rng
from katzentisch.core.event import Event
from katzentisch.core.game import GALLERY, Game
from katzentisch.core.game_package import GamePackage
from katzentisch.core.laws import option_sets
from katzentisch.core.reason import BadChance, BadOptions, IllegalMove
from katzentisch.core.view import encode
from katzentisch.play.match import Match
from katzentisch.play.record import BadRecord, Line, Record, parse_record
from katzentisch.play.spectator_delay import Delay
from tests import toys

GAMES = ("5211", "cat_in_the_box")
"""One in which all choose at once, one in which they take turns."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def begin(name: str, players: int = 3, seed: str = "match", **options: str) -> Match:
    return Match.begin(find(name).game, NAMES[:players], options, seed)


def advance(match: Match, moves: int, seed: str = "advance") -> Match:
    """Play this many random moves, as long as there are any."""
    source = rng(seed)
    for _ in range(moves):
        actors = match.actors()
        if not actors:
            break
        seat = actors[source.below(len(actors))]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    return match


def picture(match: Match) -> bytes:
    """All that anybody can learn from a match."""
    everybody = range(GALLERY, match.players)
    return encode(
        [
            [[match.view(seat), match.legal(seat), match.events(seat)] for seat in everybody],
            [match.actors(), match.points(), match.ranking(), match.moves, match.over],
            match.record.write(),
        ]
    )


def position(match: Match) -> bytes:
    """The position alone, however it came about."""
    return encode([[match.view(seat) for seat in range(GALLERY, match.players)], match.moves, match.points()])


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy of the laws, in the catalogue for once."""
    monkeypatch.setitem(catalogue(), "toy", GamePackage("tests.toys"))
    return toys.game


# Moves


@EVERY_GAME
def test_a_match_plays_to_its_end(name: str) -> None:
    """Moves go on until nobody is to act; then there is a result, and the record folds to the same match."""
    match = begin(name)
    assert match.record.result is None
    advance(match, 10_000)
    assert match.over
    assert match.ply == len(match.moves) == len(match.record.lines)
    assert match.record.result == match.points()
    assert picture(Match(parse_record(match.record.write()))) == picture(match)


@EVERY_GAME
def test_submit_moves_on(name: str) -> None:
    """A move stands in the record by its notation, and in `moves` by its number."""
    match = begin(name)
    seat = match.actors()[0]
    move = match.legal(seat)[0]
    match.submit(seat, move)
    assert match.moves == [(seat, move)]
    assert match.record.lines == [Line(seat, match.game.spell(move))]
    assert match.record.result is None


@EVERY_GAME
@pytest.mark.parametrize("plies", [0, 1, 4, 10_000])
def test_a_refused_move_changes_nothing(name: str, plies: int) -> None:
    """At any time a move that is not legal is refused with a reason, whoever tries it, and all stays as it is."""
    match = advance(begin(name), plies)
    before = picture(match)
    for seat in range(-1, match.players + 1):
        for move in (-1, 0, 7, match.game.moves - 1, match.game.moves):
            if move not in match.legal(seat):
                with pytest.raises(IllegalMove) as refused:
                    match.submit(seat, move)
                assert refused.value.reason.key
    assert picture(match) == before


def test_begin_refuses_what_cannot_be_played() -> None:
    """Too few players, unknown options, wrong values: refused before anything is dealt."""
    game = find("5211").game
    with pytest.raises(BadOptions, match="players"):
        Match.begin(game, ["Anna"])
    with pytest.raises(BadOptions, match="option-unknown"):
        Match.begin(game, ["Anna", "Ben"], {"wide": "yes"})
    with pytest.raises(BadOptions, match="option-value"):
        Match.begin(game, ["Anna", "Ben"], {"long": "maybe"})


@pytest.mark.parametrize("name", ["", " Anna", "Anna, Ben", "An\nna", "An\u2028na", "An\tna"])
def test_a_name_that_cannot_be_written_is_refused(name: str) -> None:
    """What a record could not give back is not let in."""
    with pytest.raises(BadRecord, match="record-players"):
        Match.begin(find("5211").game, [name, "Ben"])


@pytest.mark.parametrize("seed", ["two words", " 1", "1\n", "1\u2028"])
def test_a_seed_that_cannot_be_written_is_refused(seed: str) -> None:
    """A seed is one word."""
    with pytest.raises(BadRecord, match="record-seed"):
        Match.begin(find("5211").game, ["Anna", "Ben"], seed=seed)


def test_without_a_seed_nobody_can_foresee() -> None:
    """Two matches that were given no seed have different ones, which their records tell."""
    one, other = (Match.begin(find("5211").game, NAMES[:2]) for _ in range(2))
    assert one.record.seed != other.record.seed
    assert len(one.record.seed or "") == 32


def test_options_are_written_with_their_defaults() -> None:
    """A record says every option, so that a changed default cannot change an old match."""
    assert begin("5211").record.options == {"long": "no"}
    assert set(begin("cat_in_the_box").record.options) == {"side", "starter"}


# Taking back


def test_a_choice_is_free_until_the_last_is_in() -> None:
    """5211: a choice may be taken back while others still choose; nobody learns what it was."""
    match = begin("5211")
    start = position(match)
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    after_one = advance(begin("5211"), 0)
    after_one.submit(1, after_one.legal(1)[0])
    match.retract(0)
    assert position(match) == position(after_one)
    assert match.actors() == [0, 2]
    assert match.log[-1] == Event("took-back", {"seat": 0}, None, True)
    match.retract(1)
    assert position(match) == start
    assert [str(line) for line in match.record.lines[2:]] == ["@ 0 takes back", "@ 1 takes back"]
    assert picture(Match(parse_record(match.record.write()))) == picture(match)


def test_after_the_cards_are_turned_nothing_comes_back() -> None:
    """5211: once the last choice is in, no choice of the turn can be taken back, and the refusal changes nothing."""
    match = begin("5211")
    for seat in range(3):
        match.submit(seat, match.legal(seat)[0])
    before = picture(match)
    for seat in range(3):
        with pytest.raises(IllegalMove, match="nothing-to-take-back"):
            match.retract(seat)
    assert picture(match) == before


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    """Neither a seat without a move, nor the gallery, nor a second try."""
    match = begin("5211")
    match.submit(0, match.legal(0)[0])
    for seat in (1, 2, -1, 3):
        with pytest.raises(IllegalMove, match="nothing-to-take-back"):
            match.retract(seat)
    match.retract(0)
    with pytest.raises(IllegalMove, match="nothing-to-take-back"):
        match.retract(0)


def test_a_buried_card_comes_back() -> None:
    """Cat in the Box: a burial is free, even the last one, until the first prediction is said."""
    match = begin("cat_in_the_box", starter="0")
    start = position(match)
    match.submit(1, match.legal(1)[0])
    match.retract(1)
    assert position(match) == start
    for seat in range(3):
        match.submit(seat, match.legal(seat)[0])
    assert match.actors() == [0]
    match.retract(1)
    assert match.actors() == [1]
    match.submit(1, match.legal(1)[-1])
    match.submit(0, match.legal(0)[0])
    for seat in range(3):
        with pytest.raises(IllegalMove, match="nothing-to-take-back"):
            match.retract(seat)


def test_others_went_on(toy: Game) -> None:
    """A move that another one rests on stays; when that one is taken back first, both can go."""
    match = Match.begin(toy, NAMES[:3], seed="toy")
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    match.submit(1, toys.KNOCK)
    before = picture(match)
    with pytest.raises(IllegalMove, match="others-went-on"):
        match.retract(0)
    assert picture(match) == before
    match.retract(1)
    assert match.legal(1) == [toys.KNOCK]
    match.retract(0)
    assert match.moves == [(1, match.moves[0][1])]
    assert picture(Match(parse_record(match.record.write()))) == picture(match)


@EVERY_GAME
def test_taking_back_is_the_same_as_never(name: str) -> None:
    """Whatever was taken back in a whole match, it goes on as if it had not been."""
    match, straight = begin(name), begin(name)
    source = rng("never")
    taken_back = 0
    while actors := match.actors():
        seat = actors[source.below(len(actors))]
        moves = match.legal(seat)
        wrong, right = moves[source.below(len(moves))], moves[source.below(len(moves))]
        match.submit(seat, wrong)
        try:
            match.retract(seat)
        except IllegalMove:
            straight.submit(seat, wrong)
        else:
            taken_back += 1
            assert match.legal(seat) == moves
            match.submit(seat, right)
            straight.submit(seat, right)
        assert position(match) == position(straight)
    assert taken_back
    assert picture(Match(parse_record(match.record.write()))) == picture(match)


# Going back, forking


@EVERY_GAME
def test_back_to_any_ply(name: str) -> None:
    """The table may go back to any position; the record keeps what was undone, and folds to the same."""
    match = advance(begin(name), 40)
    for ply in (40, 23, 9, 0):
        fork = match.fork(ply)
        match.back_to(ply)
        assert position(match) == position(fork)
        assert match.log == [*fork.log, Event("back-to", {"ply": ply})]
        assert match.record.lines[-1] == Line(-1, f"back to {ply}", table=True)
    assert len(match.record.lines) == 44
    advance(match, 12, "another way")
    assert picture(Match(parse_record(match.record.write()))) == picture(match)


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_back_and_forth_is_as_if_played_straight(name: str) -> None:
    """However often a table goes back and on again, position, log and chance are those of the moves that stand."""
    match, source = advance(begin(name), 90), rng("back and forth")
    for turn in range(12):
        ply = int(source.below(match.ply + 1))
        match.back_to(ply)
        straight = Match(msgspec.structs.replace(match.record, lines=[]))
        for seat, move in match.moves:
            straight.submit(seat, move)
        assert match.ply == ply
        assert position(match) == position(straight)
        assert match.log == [*straight.log, Event("back-to", {"ply": ply})]
        assert match.chance == straight.chance
        advance(match, 40, f"turn {turn}")


def test_chance_is_asked_once_however_often_a_match_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a set-up dealt is known to those who go back, to forks, and to onlookers who follow late."""
    begun = 0
    cryptid = sys.modules[type(find("cryptid").game).__module__]
    whole = cryptid.make

    def made(*asked: Any) -> Any:
        nonlocal begun
        begun += 1
        return whole(*asked)

    monkeypatch.setattr(cryptid, "make", made)
    match = advance(begin("cryptid"), 20)
    late = Delay(match)
    for ply in (9, 9, 4, 0):
        match.back_to(ply)
        late.follow()
        assert position(match.fork(ply)) == position(match)
    assert begun == 1


def test_back_to_is_not_free() -> None:
    """What stood before the table went back can no longer be taken back by one player."""
    match = begin("5211")
    match.submit(0, match.legal(0)[0])
    match.submit(1, match.legal(1)[0])
    match.back_to(1)
    with pytest.raises(IllegalMove, match="nothing-to-take-back"):
        match.retract(0)


@pytest.mark.parametrize("ply", [-1, 4])
def test_there_is_no_such_ply(ply: int) -> None:
    """Neither before the start nor beyond the last move."""
    match = advance(begin("5211"), 3)
    before = picture(match)
    for way in (match.back_to, match.fork):
        with pytest.raises(IllegalMove, match="no-ply"):
            way(ply)
    assert picture(match) == before


def test_back_from_the_end() -> None:
    """Who goes back from the end takes the result away; who goes back to the end keeps it."""
    match = advance(begin("5211", 2), 1000)
    result = match.record.result
    assert result is not None
    match.back_to(match.ply)
    assert match.record.result == result
    match.back_to(match.ply - 1)
    assert not match.over
    assert match.record.result is None
    assert Match(parse_record(match.record.write())).ply == match.ply


@EVERY_GAME
def test_fork_at_any_ply(name: str) -> None:
    """A fork begins like its match and is independent of it; at every ply the fold gives what the match was."""
    match = begin(name, 2 if name == "5211" else 3)
    past = [position(match)]
    source = rng("fork")
    while actors := match.actors():
        seat = actors[source.below(len(actors))]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
        past.append(position(match))
    before = picture(match)
    for ply in range(0, match.ply + 1, 5):
        fork = match.fork(ply)
        assert position(fork) == past[ply]
        assert (fork.record.result is None) == (not fork.over)
        advance(fork, 5, f"fork {ply}")
    assert position(match.fork()) == past[-1]
    assert picture(match) == before


def test_a_fork_forgets_what_was_taken_back() -> None:
    """Only moves that stand are in a fork."""
    match = begin("5211")
    match.submit(0, match.legal(0)[0])
    match.retract(0)
    match.submit(1, match.legal(1)[2])
    match.note(0, "leaves")
    assert match.fork().record.lines == [Line(1, match.game.spell(match.moves[0][1]))]


# What each seat is told


@EVERY_GAME
@pytest.mark.parametrize("players", [2, 5])
def test_private_events_reach_one_seat(name: str, players: int) -> None:
    """A seat hears what is for all and what is for it, in order; the gallery hears what is for all."""
    match = advance(begin(name, players), 10_000)
    private = {event.to for event in match.log}
    assert private == {None, *range(players)}
    for seat in range(GALLERY, players):
        heard = match.events(seat)
        assert heard == [event for event in match.log if event.to in (None, seat)]
        assert {event.to for event in heard} <= {None, seat}
    for event in match.events(GALLERY):
        assert event.to is None


@EVERY_GAME
def test_events_since(name: str) -> None:
    """Who remembers how far it has heard gets what came after."""
    match = advance(begin(name), 10)
    heard = len(match.log)
    old = match.events(1)
    advance(match, 10, "since")
    assert old + match.events(1, heard) == match.events(1)


def test_a_choice_is_told_without_its_cards() -> None:
    """5211: the others hear that somebody has chosen, and get the same bytes whatever it was."""
    sent = []
    for pick in (0, 1, -1):
        match = begin("5211")
        match.submit(2, match.legal(2)[pick])
        sent.append([encode([match.view(seat), match.events(seat)]) for seat in (-1, 0, 1)])
    assert sent[0] == sent[1] == sent[2]


# The table's own lines


def test_notes_are_written_and_read() -> None:
    """Who left, came back or was replaced by a bot is in the record, and moves nothing."""
    match = begin("5211")
    before = position(match)
    for text in ("leaves", "returns", "is bot:random", "is bot:search(0.5s)"):
        match.note(1, text)
    assert position(match) == before
    again = Match(parse_record(match.record.write()))
    assert [str(line) for line in again.record.lines] == [
        "@ 1 leaves",
        "@ 1 returns",
        "@ 1 is bot:random",
        "@ 1 is bot:search(0.5s)",
    ]


@pytest.mark.parametrize("text", ["takes back", "back to 0", "sneezes", "leaves\n0 Y1", "", "is bot:", "is Ben"])
def test_nothing_else_can_be_noted(text: str) -> None:
    """A line that a reader would refuse, or take for something else, is not written."""
    match = begin("5211")
    before = match.record.write()
    with pytest.raises(IllegalMove, match="record-table-line"):
        match.note(0, text)
    with pytest.raises(IllegalMove, match="no-seat"):
        match.note(3, "leaves")
    assert match.record.write() == before


# Chance


def test_what_chance_did_can_be_spelled_out() -> None:
    """A match and its chance spelled out, without the seed, are the same match."""
    for name in GAMES:
        match = advance(begin(name, seed="spelled"), 60)
        record = match.record
        head = (record.game, record.version, record.players, record.options)
        again = Match(parse_record(Record(*head, None, match.chance, record.lines).write()))
        assert position(again) == position(match)
        assert again.log == match.log
        assert again.chance == match.chance


@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
def test_chance_may_be_spelled_out_ahead_of_the_moves(entry: GamePackage) -> None:
    """The beginning of any match folds with all that chance does in the whole of it, whatever the options."""
    game = entry.game
    for players in game.players:
        for options in option_sets(game, players):
            whole = advance(Match.begin(game, NAMES[:players], options, "ahead"), 2000)
            record = whole.record
            for lines in (0, 1, len(record.lines) // 2):
                head = (record.game, record.version, record.players, record.options)
                begun = Match(Record(*head, record.seed, whole.chance, record.lines[:lines]))
                assert begun.ply == lines


def test_a_move_that_chance_cannot_finish_changes_nothing() -> None:
    """Where the next deal is neither spelled out nor seeded, the move before it is refused, and all stays as it is."""
    game = find("cat_in_the_box").game
    chance = Chance("once")
    game.start(3, {"starter": "0"}, chance)
    deal = game.spell_chance("deal 1", chance.outcomes["deal 1"])
    match = Match(Record(game.id, game.version, list(NAMES[:3]), {"starter": "0"}, None, {"deal 1": deal}))
    with pytest.raises(BadChance, match="chance-missing"):
        advance(match, 1000)
    before = picture(match)
    seat = match.actors()[0]
    refused = 0
    for move in match.legal(seat):
        try:
            match.submit(seat, move)
        except BadChance:
            refused += 1
            assert picture(match) == before
        else:
            break
    assert refused
