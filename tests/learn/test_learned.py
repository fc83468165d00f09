"""Players that learned: they see what a view holds, count as the training counted, and refuse strange weights."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.bots.array_net import ArrayNet
from katzentisch.bots.budget import Budget
from katzentisch.bots.learned import Learned, weights
from katzentisch.bots.move_statistics import MoveStatistics
from katzentisch.bots.net import BadWeights, Net, read
from katzentisch.bots.roster import seat_bot
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance, rng
from katzentisch.core.game import Move
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box.bots.tiger import Tiger
from katzentisch.learn.encoder import Encoder

CASES = [(name, players) for name in ("5211", "cat_in_the_box") for players in range(2, 6)]
READINGS: dict[str, Any] = {
    "5211": (5, ["turn", "pile"], ["hand", "gone"], ["cards"], ["points"], ["open", "last open"], 0),
    "cat_in_the_box": (
        4,
        ["phase", "round", "hand", "buried", "starter", "leader", "turned up"],
        ["led", "neutral"],
        ["cards"],
        ["total", "prediction", "tricks", "barred"],
        ["colours", "tokens", "in the trick"],
        1,
    ),
}
"""As docs/train.py has it: colours; parts common, coloured, own, everybody's, everybody's coloured; odd colours."""

TWO_VALUES = [(low, high) for low in range(6) for high in range(low, 6)]


def learned(name: str, seed: str = "") -> Learned:
    bot = seat_bot(find(name), "learned", "", seed)
    assert isinstance(bot, Learned)
    return bot


def positions(name: str, players: int) -> list[State]:
    """Every position of a match played at random."""
    state = find(name).game.start(players, {}, Chance(f"learned {players}"))
    found, luck = [], rng("learned")
    while (seat := state.actor()) >= 0:
        found.append(state.copy())
        state.step(seat, state.pick(seat, luck))
    return found


def read_off(name: str, players: int, numbers: Any, encoder: Encoder) -> tuple[list[float], list[list[float]]]:
    """What the training takes from an observation."""
    colours, common, coloured, own, theirs, their_coloured, odd = READINGS[name]
    find_part = encoder.layout.find
    order = list(range(players))
    if name == "5211":
        order[1:] = sorted(order[1:], key=lambda seat: -int(numbers[find_part("points", seat)][0]))
    places = [find_part(part) for part in common] + [find_part(part, 0) for part in own]
    places += [find_part(part, seat) for seat in order for part in theirs]
    rows = [find_part(part) for part in coloured] + [find_part(part, seat) for seat in order for part in their_coloured]
    columns = np.concatenate([numbers[row].reshape(colours, -1) for row in rows] + [np.eye(colours)[:, :odd]], axis=1)
    return np.concatenate([numbers[place] for place in places]).tolist(), columns.tolist()


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_player_sees_what_the_training_saw(name: str, players: int) -> None:
    """Without numpy, from the view alone, the same numbers in the same order; topics are about numbers there are."""
    bot, encoder = learned(name), Encoder(name, players)
    for state in positions(name, players):
        view = state.view(state.actor())
        common, colours = bot.look(view)
        assert (common, colours) == read_off(name, players, encoder.encode(view), encoder)
        for topic in bot.topics(view):
            assert topic.common.stop <= len(common)
            assert topic.coloured.stop <= len(colours[0])


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_net_judges_as_it_was_trained_to(name: str, players: int) -> None:
    """The loops agree with the layers as matrices, and what is said of moves is what the training makes of it."""
    bot = learned(name)
    net = plain_net(bot, players)

    def through(part: str, *given: Any) -> Any:
        layer = getattr(net, part)
        return np.concatenate([layer.first, layer.second], axis=1) @ np.concatenate(given) + layer.bias

    for state in positions(name, players)[::25]:
        common, colours = (np.array(each) for each in bot.look(state.view(state.actor())))
        seen = [np.maximum(through("colour", one, common), 0) for one in colours]
        table = np.maximum(through("table", np.mean(seen, axis=0), common), 0)
        seen = [one + np.maximum(through("colour2", one, table), 0) for one in seen]
        table = table + np.maximum(through("table2", np.mean(seen, axis=0), table), 0)
        seen = [one + np.maximum(through("colour3", one, table), 0) for one in seen]
        said, rest = net.judge(common.tolist(), colours.tolist())
        assert np.allclose(said, [through("by_colour", one) for one in seen])
        assert np.allclose(rest, through("by_table", table))
        faster = bot.net(players)
        assert isinstance(faster, ArrayNet)
        for quick, slow in zip(faster.judge(common.tolist(), colours.tolist()), (said, rest), strict=True):
            assert np.allclose(quick, slow, rtol=0, atol=1e-9)
        scores = [bot.score(said, rest, move) for move in range(find(name).game.moves)]
        assert np.allclose(scores, scored(name, np.array(said), np.array(rest)))


def plain_net(bot: Learned, players: int) -> Net:
    """The network as it is read, without numpy."""
    file = weights(bot.package, players)
    return read(file.read_bytes(), str(file), bot.game.id, bot.game.version, players)


def scored(name: str, said: Any, rest: Any) -> Any:
    """What the training makes of what is said of colours and table, a number for each move."""
    if name != "5211":
        return np.concatenate([said.ravel(), rest[1:]])
    each, bond = said[:, 6:12].ravel(), said[:, 33:].reshape(30, 8)
    low, high = np.triu_indices(30)
    pairs = (each[:, None] + each + bond @ bond.T)[low, high]
    pairs[low // 6 == high // 6] = said[:, 12:33].ravel()[
        [21 * (a // 6) + TWO_VALUES.index((a % 6, b % 6)) for a, b in zip(low, high, strict=True) if a // 6 == b // 6]
    ]
    return np.concatenate([said[:, :6].ravel(), pairs])


@pytest.mark.parametrize("name", ["5211", "cat_in_the_box"])
def test_a_learned_player_beats_who_has_no_plan(name: str) -> None:
    """It plays legal moves to the end, wins, and would choose the same again."""
    state = find(name).game.start(2, {}, Chance("plan"))
    luck, bot = rng("plan"), learned(name, "any")
    while (seat := state.actor()) >= 0:
        legal = state.legal(seat)
        move = bot.choose(state.view(seat), legal) if seat == 0 else int(state.pick(seat, luck))
        before = state.copy()
        state.apply(seat, move)
    assert state.ranking() == [1, 2]
    for seat in before.actors():
        view, legal = before.view(seat), before.legal(seat)
        assert learned(name, "any").choose(view, legal) == bot.choose(view, legal)


@pytest.mark.parametrize("name", ["5211", "cat_in_the_box"])
def test_a_learned_player_says_why(name: str) -> None:
    """The best first, with reasons that the game has words for."""
    state = positions(name, 3)[10]
    view, legal = state.view(state.actor()), state.legal(state.actor())
    advice = learned(name).advise(view, legal)
    assert sorted(one.move for one in advice) == legal
    assert advice[0].because[0][1].key == "learned"
    words = [find(name).read("words", f"{language}.ftl") or "" for language in ("en", "de")]
    for one in advice:
        for _, reason in one.because[1:]:
            assert all(f"\nbecause-{reason.key} =" in text for text in words), reason.key


def test_strange_weights_are_refused() -> None:
    """What and where is said; nothing is played by them."""
    head = {"format": "katzentisch net 1", "game": "5211", "version": 1, "players": 2}
    layers = [["colour", 1, 1]]

    def refused(data: bytes) -> str:
        with pytest.raises(BadWeights) as fault:
            read(data, "here.net", "5211", 1, 2)
        return str(fault.value)

    assert "here.net: the first line" in refused(b"\x00\x01 nonsense")
    assert "the first line" in refused(json.dumps(head).encode())
    other = json.dumps({**head, "version": 2, "layers": layers}).encode()
    assert "weights of ('katzentisch net 1', '5211', 2, 2), where" in refused(other)
    assert "layers colour, where" in refused(json.dumps({**head, "layers": layers}).encode())
    names = ["colour", "table", "colour2", "table2", "colour3", "by_colour", "by_table"]
    short = json.dumps({**head, "layers": [[name, 1, 1] for name in names]}).encode() + b"\n\x00"
    assert "1 bytes of weights, where 28 are needed" in refused(short)
    with pytest.raises(BadWeights, match=r"9\.net: there are no weights for 9 players"):
        learned("5211").net(9)


def test_a_tiger_asks_its_net_in_a_duel() -> None:
    """Between two players of 5211 it chooses as the net does; with three, or in a long game, it searches."""
    entry = find("5211")
    for players, options, same in ((2, {}, True), (3, {}, False), (2, {"long": "yes"}, False)):
        state = entry.game.start(players, options, Chance("duel"))
        luck = rng("duel")
        equal: list[bool] = []
        while (seat := state.actor()) >= 0 and len(equal) < 12:
            view, legal = state.view(seat), state.legal(seat)
            choices = [
                seat_bot(entry, kind, worlds, "s").choose(view, legal)
                for kind, worlds in (("tiger", "40"), ("learned", ""))
            ]
            equal.append(choices[0] == choices[1])
            state.step(seat, state.pick(seat, luck))
        assert all(equal) == same


class Told(Tiger):
    """A tiger of Cat in the Box that need not search: it is told what became of every move."""

    def __init__(self, tried: list[MoveStatistics]) -> None:
        super().__init__("told", Budget(worlds=1))
        self.tried = tried

    def search(self, view: View, legal: Sequence[Move]) -> list[MoveStatistics]:
        return self.tried


def test_a_tiger_is_swayed_by_its_net_but_not_against_what_it_found() -> None:
    """Of moves that did as well the net's favourite is played; one that did clearly better, whatever the net says."""
    net = learned("cat_in_the_box")
    for state in positions("cat_in_the_box", 3):
        seat = state.actor()
        view, legal = state.view(seat), state.legal(seat)
        if len(legal) == 1:
            continue
        advice = [each.move for each in net.advise(view, legal)]
        favourite, dislike = advice[0], advice[-1]
        alike = [MoveStatistics(move, 100, 50.0) for move in legal]
        assert Told(alike).choose(view, legal) == favourite
        better = [MoveStatistics(move, 100, 60.0 if move == dislike else 50.0) for move in legal]
        assert Told(better).choose(view, legal) == dislike
        hardly = [
            MoveStatistics(move, 9, 9.0) if move == dislike else MoveStatistics(move, 100, 50.0) for move in legal
        ]
        assert Told(hardly).choose(view, legal) == favourite
