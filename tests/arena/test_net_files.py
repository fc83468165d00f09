"""`learned:FILE` plays by the net in a file, in the arena, by the protocol and in the terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import katzentisch as kt
from katzentisch.arena.contest import Contest, Pairing, fingerprint_of_code
from katzentisch.arena.lineup import Contender, parse_lineup
from katzentisch.arena.protocol import main as protocol
from katzentisch.arena.referee import play_contest_game
from katzentisch.bots.net import BadWeights
from katzentisch.bots.net_file import seat_net
from katzentisch.cli import main
from katzentisch.core.catalogue import find
from katzentisch.core.reason import BadOptions
from katzentisch.play.match import Match
from katzentisch.play.record import read_record
from katzentisch.play.seats import Sitter, from_record
from katzentisch.table.bots import require_bot
from katzentisch.terminal.prompt import CommandConsole
from katzentisch.terminal.result import same_again_arguments
from katzentisch.terminal.session import resume_match

from .contests import contest
from .test_protocol import Here, rows

Capture = pytest.CaptureFixture[str]


def shipped(players: int) -> bytes:
    return files("katzentisch.games.g5211.bots").joinpath("nets", f"{players}.net").read_bytes()


def without_preferences(data: bytes) -> bytes:
    """The same net with all weights 0: it prefers nothing."""
    head, _, weights = data.partition(b"\n")
    return head + b"\n" + bytes(len(weights))


def with_head(data: bytes, change: Callable[[dict[str, object]], object]) -> bytes:
    """The same net with another first line."""
    line, _, weights = data.partition(b"\n")
    head = json.loads(line)
    change(head)
    return json.dumps(head).encode() + b"\n" + weights


@pytest.fixture
def net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The house's net for two players of 5211, under another name."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "Net 1" / "weights.net"
    path.parent.mkdir()
    path.write_bytes(shipped(2))
    return path


@pytest.mark.parametrize("text", ["learned:net/W.net", "bot:learned:net/W.net", " learned: net/W.net"])
def test_a_net_is_named_by_its_file(text: str) -> None:
    """As typed, in results, and in records."""
    (player,) = parse_lineup(text)
    assert player == Contender("learned", net="net/W.net")
    assert parse_lineup(str(player)) == parse_lineup(player.seated) == [player]
    assert from_record([player.seated]) == [Sitter("Minka", "learned", net="net/W.net")]


@pytest.mark.parametrize("text", ["learned:", "open(learned:net/w.net)", "tabby:net/w.net"])
def test_what_names_no_net_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        parse_lineup(text)


@pytest.mark.parametrize("text", ["learned:weights.net", "bot:learned:weights.net", "learned(weights.net)"])
def test_no_table_opens_a_file(text: str) -> None:
    """A server seats the nets of the house and no others."""
    with pytest.raises(BadOptions):
        require_bot(find("5211"), text)


def moves_of(held: Contest) -> list[str]:
    game = play_contest_game(held, Pairing(0, 0))
    assert game.outcome.failure is None
    return [line for line in game.record.splitlines() if line.startswith(("0 ", "1 "))]


def test_the_net_in_the_file_decides(net: Path) -> None:
    """A copy of the house's net plays like the house; another net plays otherwise."""
    house = moves_of(contest("learned,lynx"))
    assert house
    assert moves_of(contest(f"learned:{net},lynx")) == house
    net.write_bytes(without_preferences(shipped(2)))
    assert moves_of(contest(f"learned:{net},lynx")) != house


def test_another_net_is_another_contest(net: Path) -> None:
    lineup = (Contender("learned", net=str(net)), Contender("tabby"))
    before = fingerprint_of_code(find("5211"), lineup)
    assert fingerprint_of_code(find("5211"), lineup) == before
    net.write_bytes(without_preferences(shipped(2)))
    assert fingerprint_of_code(find("5211"), lineup) != before


def test_the_arena_plays_a_net(net: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", Here)
    assert main(["arena", "5211", "--players", f"learned:{net},random", "--games", "2", "--out", "out"]) == 0
    assert "learned:" in capsys.readouterr().out


def test_the_protocol_gives_a_net_the_row_that_it_was_trained_for(
    net: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", Here)
    name = f"learned:{net.relative_to(net.parents[1])}"
    assert protocol([name, "--game", "5211", "--games", "2", "--out", "out"]) == 0
    said = capsys.readouterr().out
    assert [cells[:2] for _, cells in rows(said)] == [[f"`{name}`", "2"]]
    assert re.search(rf"^`{re.escape(name)}`: code \w{{12}}$", said, re.MULTILINE)


def test_a_net_plays_in_the_terminal(net: Path, capsys: Capture) -> None:
    """Its record says which it was, so the match goes on with it and can be played again."""
    assert main(["play", "5211", "--seats", f"learned:{net},random", "--seed", "s", "--record", "match.kt"]) == 0
    assert "Minka (learned:" in capsys.readouterr().out
    record = read_record(Path("match.kt").read_bytes())
    assert record.players == [f"bot:learned:{net}", "bot:random"]
    assert f"learned:{net},random" in same_again_arguments(Match(record))
    record.lines, record.result = record.lines[:3], None
    Path("begun.kt").write_text(record.write(), "utf-8")
    console = CommandConsole()
    assert resume_match("begun.kt", "en", console) is not None
    net.unlink()
    with pytest.raises(BadOptions, match="no-file"):
        resume_match("begun.kt", "en", console)


BROKEN: list[tuple[str, bytes | None, str]] = [
    ("missing", None, "cannot be read: No such file or directory"),
    ("empty", b"", "is not a net that train.py wrote, or it is damaged"),
    ("nonsense", b"\x00\x01 nonsense\n", "is not a net that train.py wrote, or it is damaged"),
    ("cut", shipped(2)[:-1], "or it is damaged: 276547 bytes of weights, where"),
    ("players", shipped(3), "was trained for 5211 with 3 players (rules 1); this is 5211 with 2 (rules 1)."),
    (
        "game",
        with_head(shipped(2), lambda head: head.update(game="go")),
        "was trained for go with 2 players (rules 1); this is 5211 with",
    ),
    (
        "rules",
        with_head(shipped(2), lambda head: head.update(version=9)),
        "was trained for 5211 with 2 players (rules 9); this is",
    ),
    ("layers", with_head(shipped(2), lambda head: head.update(layers=[["colour", 1, 1]])), "it is damaged: layers"),
    (
        "sizes",
        with_head(shipped(3), lambda head: head.update(players=2)),
        "damaged: [48, 8] inputs, where [36, 7] are needed",
    ),
]


@pytest.mark.parametrize(("data", "words"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_a_net_that_cannot_play_is_one_plain_line(
    data: bytes | None, words: str, net: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every command, before anything is played."""
    monkeypatch.setenv("COLUMNS", "1000")
    net.unlink()
    if data is not None:
        net.write_bytes(data)
    name = "learned:Net 1/weights.net"
    assert main(["play", "5211", "--seats", f"{name},random"]) == 2
    assert main(["arena", "5211", "--players", f"{name},random", "--games", "2", "--out", "out"]) == 2
    said = capsys.readouterr().err
    assert said.count(words) == 2, said
    assert len(said.splitlines()) == 2
    with pytest.raises(SystemExit) as stop:
        protocol([name, "--game", "5211", "--seats", "2", "--games", "2", "--out", "out"])
    assert stop.value.code == 2
    assert words in capsys.readouterr().err.splitlines()[-1]
    assert not Path("out").exists()


def test_a_game_without_nets_says_so(net: Path) -> None:
    with pytest.raises(BadOptions, match="net-game"):
        seat_net(find("cryptid"), str(net), 3, "")


def test_a_program_makes_a_player_of_a_net(net: Path) -> None:
    """It plays like the house, whose net this is, and refuses a match for which it was not trained."""
    records = []
    for kind in ("learned", f"learned:{net}"):
        match = kt.make("5211", ["Anna", "Ben"], seed="s")
        kt.play_match(match, [kt.make_player("5211", kind, seed="a"), kt.make_player("5211", "tabby", seed="b")])
        records.append(match.record.write())
    assert records[0] == records[1]
    with pytest.raises(BadWeights, match="trained for 2 players, and here 3 play"):
        kt.play_match(kt.make("5211", 3, seed="s"), [kt.make_player("5211", f"learned:{net}")] * 3)


@pytest.mark.parametrize(("data", "words"), [case[1:] for case in BROKEN if case[0] != "players"])
def test_a_program_is_told_what_is_wrong_with_a_net(data: bytes | None, words: str, net: Path) -> None:
    """By the sentence that the commands print, below the error."""
    net.unlink()
    if data is not None:
        net.write_bytes(data)
    with pytest.raises(BadOptions) as problem:
        kt.make_player("5211", f"learned:{net}")
    assert words in problem.value.__notes__[0]


def test_a_net_takes_no_budget_and_only_its_own_game(net: Path) -> None:
    with pytest.raises(BadOptions, match="no-budget"):
        kt.make_player("5211", f"learned:{net}", budget="100")
    with pytest.raises(BadOptions, match="net-other") as problem:
        kt.make_player("cat_in_the_box", f"learned:{net}")
    assert (
        "was trained for 5211 with 2 players (rules 1); this is cat_in_the_box with 2 (rules 1)."
        in problem.value.__notes__[0]
    )
    with pytest.raises(BadOptions, match="net-game"):
        kt.make_player("cryptid", f"learned:{net}")


def test_a_net_is_an_opponent_in_gymnasium(net: Path) -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="NOT INSTALLED: gymnasium")
    name = "katzentisch.learn.gym:katzentisch/5211-v1"
    env = gymnasium.make(name, players=2, opponents=f"learned:{net}")
    seen, _ = env.reset(seed=1)
    env.step(int(seen["action_mask"].argmax()))
    with pytest.raises(BadOptions, match="net-other"):
        gymnasium.make(name, players=3, opponents=f"learned:{net}")
