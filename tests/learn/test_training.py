"""docs/train.py, the file itself: seeded, resumable, and what it writes plays."""

from __future__ import annotations

import csv
import signal
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

torch = pytest.importorskip("torch", reason="NOT INSTALLED: torch (pip install torch), without which nobody trains")
pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.bots import learned
from katzentisch.bots.net import BadWeights
from katzentisch.bots.roster import seat_bot
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance, rng

from .docs_script import load_docs_script

LESSON = 8 * 64
"""Decisions between two lessons of eight matches."""


@pytest.fixture(scope="module")
def train() -> Any:
    return load_docs_script("train")


@pytest.fixture
def run(train: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    def run(game: str, out: Path, lessons: int, *more: str) -> None:
        given = ["--matches", "8", "--games", "4", "--device", "cpu", "--out", str(out), *more]
        monkeypatch.setattr("sys.argv", ["train.py", game, "--decisions", str(lessons * LESSON), *given])
        train.main()

    return run


@pytest.mark.parametrize("game", ["5211", "cat_in_the_box"])
def test_a_small_training_can_be_repeated_and_resumed(
    game: str, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same seed and decisions give the same weights, also after a break; another seed gives others."""
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        run(game, folder, 1, "--seed", "3")
    first = (one / "weights.net").read_bytes()
    assert (other / "weights.net").read_bytes() == first
    for folder in (one, other):
        run(game, folder, 2, "--seed", "3", "--resume")
    second = (one / "weights.net").read_bytes()
    assert (other / "weights.net").read_bytes() == second != first
    run(game, tmp_path / "seed", 1, "--seed", "4")
    assert (tmp_path / "seed" / "weights.net").read_bytes() != first

    assert len(second) <= 400_000
    head, *rows = csv.reader((one / "strength.csv").read_text("utf-8").splitlines())
    assert [int(row[0]) for row in rows] == [LESSON, 2 * LESSON]
    titles, *log = csv.reader((one / "progress.csv").read_text("utf-8").splitlines())
    assert titles[:2] == ["update", "decisions"]
    assert [int(row[1]) for row in log] == [LESSON, 2 * LESSON]
    assert ElementTree.parse(one / "strength.svg").getroot().tag.endswith("svg")
    card = (one / "CARD.md").read_text("utf-8")
    assert f"{2 * LESSON:,} decisions, 2 updates" in card
    assert "seed 3" in card
    rivals = head[1 : len(head) // 2 + 1]
    assert [line.split(" | ")[0] for line in card.splitlines()[-len(rivals) :]] == [f"| {name}" for name in rivals]
    assert card.count("% ± ") == len(rivals)

    monkeypatch.setattr(learned, "weights", lambda package, players: one / "weights.net")
    learned.shipped.cache_clear()
    try:
        plays(game)
    finally:
        learned.shipped.cache_clear()


@pytest.mark.parametrize(("game", "how"), [("5211", "drawing by its preferences"), ("cat_in_the_box", "best move")])
def test_the_examination_plays_as_learned_does(
    game: str, how: str, train: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its figures are those of the player that people meet, and its luck changes nothing in the training."""
    drawn: list[Any] = []
    sample = train.sample_actions

    def noted(scores: Any) -> Any:
        drawn.append(scores)
        return sample(scores)

    monkeypatch.setattr(train, "sample_actions", noted)
    training = train.Training(game, 2, 49, 8, 1, 0, "cpu")
    luck = torch.get_rng_state()
    training.evaluate(2)
    assert bool(drawn) == (game == "5211")
    assert torch.equal(torch.get_rng_state(), luck)
    assert how in training.card()


def test_an_interrupt_saves(
    train: Any, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C ends the training after its update, also before the first examination; it can go on."""
    learn = train.Training.learn

    def interrupted(training: Any, progress: float) -> Any:
        signal.raise_signal(signal.SIGINT)
        return learn(training, progress)

    with monkeypatch.context() as patched:
        patched.setattr(train.Training, "learn", interrupted)
        run("5211", tmp_path, 100)
    assert "the same command with --resume goes on" in capsys.readouterr().out
    assert f"{LESSON:,} decisions, 1 updates" in (tmp_path / "CARD.md").read_text("utf-8")
    run("5211", tmp_path, 2, "--resume")
    assert f"{2 * LESSON:,} decisions, 2 updates" in (tmp_path / "CARD.md").read_text("utf-8")


def plays(game: str) -> None:
    """`learned` plays by these weights to the end, and by no others than those for as many players."""
    bot = seat_bot(find(game), "learned", "", "any")
    state, luck = find(game).game.start(2, {}, Chance("trained")), rng("trained")
    while (seat := state.actor()) >= 0:
        view, legal = state.view(seat), state.legal(seat)
        state.apply(seat, bot.choose(view, legal) if seat == 0 else int(state.pick(seat, luck)))
    assert sorted(state.ranking()) in ([1, 2], [1, 1])
    other = find(game).game.start(3, {}, Chance("trained"))
    with pytest.raises(BadWeights, match=r"weights\.net: weights of .*, 2\), where .*, 3\) are needed"):
        bot.choose(other.view(other.actor()), other.legal(other.actor()))


def test_a_training_of_something_else_is_refused(run: Any, tmp_path: Path) -> None:
    """What and where is said; what is there stays."""
    with pytest.raises(SystemExit, match=r"training\.pt: there is no training to go on with"):
        run("5211", tmp_path, 1, "--resume")
    run("5211", tmp_path, 1)
    before = (tmp_path / "training.pt").read_bytes()
    with pytest.raises(SystemExit, match=r"training\.pt: a training of \('5211', 1, 2, .*, 3, .* is needed"):
        run("5211", tmp_path, 2, "--players", "3", "--resume")
    assert (tmp_path / "training.pt").read_bytes() == before
