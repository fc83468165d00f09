"""A view as numbers: only what the view shows, always laid out alike, within the bounds that are written down."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

np = pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance, rng
from katzentisch.core.game import GALLERY
from katzentisch.core.laws import option_sets
from katzentisch.core.state import State
from katzentisch.core.view import encode as sent
from katzentisch.learn.encoder import Encoder
from katzentisch.learn.errors import BadBuffer, NotLearnable
from katzentisch.learn.layout import layout, learnable, observer_of
from katzentisch.learn.observation import ObservationWriter

TABLES = [(name, players) for name in learnable() for players in find(name).game.players]
EVERY = {"5211": 7, "cat_in_the_box": 11, "cryptid": 29, "isle_of_cats": 61}
"""Of so many positions one is looked at closely."""


def positions(name: str, players: int) -> Iterator[State]:
    """Some positions of a random game for every set of options that the laws try, at most four."""
    game = find(name).game
    source = rng(f"{name} {players}")
    for number, options in enumerate(list(option_sets(game, players))[:4]):
        state = game.start(players, options, Chance(f"{number}"))
        ply = number
        while (seat := state.actor()) >= 0:
            if ply % EVERY[name] == 0:
                yield state
            state.step(seat, state.pick(seat, source))
            ply += 1
        yield state


def test_every_game_can_be_learned() -> None:
    """Each of the four brings an observer."""
    assert {"5211", "cat_in_the_box", "cryptid", "isle_of_cats"} <= set(learnable())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_observation_is_a_function_of_the_view(name: str, players: int) -> None:
    """A view that went over the wire, the true state and two worlds behind the view give the same numbers."""
    entry = find(name)
    game, observer = entry.game, observer_of(entry)
    encoder = Encoder(name, players)
    source = rng("worlds")

    def looked(state: State, seat: int) -> list[int]:
        writer = ObservationWriter(1, encoder.layout.size)
        writer.begin(0)
        observer.look(state, seat, writer)
        assert writer.written() == encoder.layout.size
        return list(writer.numbers)

    for state in positions(name, players):
        for seat in (GALLERY, 0, players - 1):
            view = state.view(seat)
            numbers = encoder.encode(msgspec.json.decode(sent(view), type=game.view_type)).tolist()
            assert looked(state, seat) == numbers
            for _ in range(2):
                assert looked(game.imagine(view, source), seat) == numbers


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_parts_lie_where_the_layout_says(name: str, players: int) -> None:
    """Parts follow each other without gaps, at every position the same, and hold what they may."""
    entry, plan = find(name), layout(name, players)
    observer = observer_of(entry)
    ends = [part.offset + part.length for part in plan.parts]
    assert [part.offset for part in plan.parts] == [0, *ends[:-1]]
    assert ends[-1] == plan.size
    assert {part.name for part in plan.parts} == set(observer.meanings)
    writer = ObservationWriter(1, plan.size)
    for state in positions(name, players):
        for seat in (GALLERY, 0):
            writer.outline = []
            writer.clear()
            writer.begin(0)
            observer.look(state, seat, writer)
            outline = [(part.name, part.player, part.offset, part.length, part.least, part.most) for part in plan.parts]
            assert writer.outline == outline
            numbers = np.frombuffer(memoryview(writer.numbers), np.int16)
            for part in plan.parts:
                row = numbers[plan.find(part.name, part.player)]
                assert part.least <= row.min(), part
                assert row.max() <= part.most, part


def test_numbers_say_what_the_view_says() -> None:
    """5211: the player's own hand, and what lies open before each player, counted from the player's own seat."""
    game = find("5211").game
    state = game.start(3, {}, Chance("read"))
    source = rng("read")
    for _ in range(4):
        state.step(state.actor(), state.pick(state.actor(), source))
    view = msgspec.json.decode(sent(state.view(1)))
    encoder = Encoder("5211", 3)
    row = encoder.encode(state.view(1))
    hand = row[encoder.layout.find("hand")]
    assert [card for card in range(30) for _ in range(hand[card])] == view["hand"]
    for step in range(3):
        laid = row[encoder.layout.find("open", step)]
        assert [card for card in range(30) for _ in range(laid[card])] == sorted(view["open"][(1 + step) % 3])


@pytest.mark.parametrize("name", learnable())
def test_moves_are_numbered_and_named(name: str) -> None:
    """A mask marks the legal moves; a number becomes notation and the notation that number."""
    game = find(name).game
    players = game.players[-1]
    encoder = Encoder(name, players)
    state = game.start(players, {}, Chance("names"))
    legal = state.legal(state.actor())
    mask = encoder.mask(legal)
    assert mask.nonzero()[0].tolist() == legal
    assert [encoder.parse(encoder.spell(move)) for move in legal] == legal
    with pytest.raises(ValueError, match=f"move {game.moves}"):
        encoder.spell(game.moves)


def test_the_callers_buffers_are_filled_or_refused() -> None:
    """Floats and rows of a larger array are written into; what is too small, too narrow or closed is named."""
    encoder = Encoder("5211", 2)
    state = find("5211").game.start(2, {}, Chance("buffer"))
    size = encoder.layout.size
    batch = np.zeros((3, size), np.float32)
    assert encoder.encode(state.view(0), batch[1]) is not None
    assert batch[1].tolist() == encoder.encode(state.view(0)).tolist()
    assert not batch[0].any()
    with pytest.raises(BadBuffer, match=rf"shape \({size},\) is needed, this one has \({size - 1},\)"):
        encoder.encode(state.view(0), np.zeros(size - 1, np.float32))
    with pytest.raises(BadBuffer, match="int8 cannot hold int16"):
        encoder.encode(state.view(0), np.zeros(size, np.int8))
    closed = np.zeros(size, np.float32)
    closed.flags.writeable = False
    with pytest.raises(BadBuffer, match="cannot be written to"):
        encoder.encode(state.view(0), closed)


def test_views_of_another_game_or_number_of_players_are_refused() -> None:
    """The encoder says whose view it wants."""
    encoder = Encoder("5211", 2)
    with pytest.raises(TypeError, match="a View5211 is needed, not CatView"):
        encoder.encode(find("cat_in_the_box").game.start(2, {}, Chance("other")).view(0))
    with pytest.raises(ValueError, match="3 players, where 2 play"):
        encoder.encode(find("5211").game.start(3, {}, Chance("other")).view(0))


def test_a_game_without_an_observer_is_named() -> None:
    """The template's game cannot be learned, and the refusal says which can."""
    from katzentisch.core.game_package import GamePackage

    with pytest.raises(NotLearnable, match="5211"):
        observer_of(GamePackage("katzentisch.template.high_card"))
