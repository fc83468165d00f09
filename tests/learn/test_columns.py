"""Records as columns: each row what a seat saw, could do and did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.arena.columns import UNKNOWN_POINTS, batches, collect, load_columns, main, save_columns
from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.learn.encoder import Encoder
from katzentisch.play.match import Match
from katzentisch.play.record import BadRecord
from katzentisch.play.record_collection import load_records as load_records

Capture = pytest.CaptureFixture[str]


def played(seed: str, moves: int | None = None, players: int = 2) -> Match:
    """A match of 5211, at random, to its end or for so many moves."""
    match = Match.begin(find("5211").game, [f"P{seat}" for seat in range(players)], seed=seed)
    source = rng(seed)
    while not match.over and (moves is None or match.ply < moves):
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    return match


def test_rows_are_moves_and_come_back_from_the_file(tmp_path: Path) -> None:
    """Every move that stands is a row with its view, mask and result; one that was taken back is none."""
    whole, part = played("a"), played("b", moves=7)
    part.retract(part.moves[-1][0])
    save_columns(collect([whole.record, part.record]), tmp_path / "games.npz")
    columns = load_columns(str(tmp_path / "games.npz"))
    assert columns.match.tolist() == [0] * whole.ply + [1] * 6
    assert list(zip(columns.seat.tolist(), columns.move.tolist(), strict=True)) == whole.moves + part.moves
    masks = columns.masks()
    assert masks[np.arange(len(masks)), columns.move].all()
    assert [columns.names[each] for each in columns.player] == [f"P{seat}" for seat in columns.seat]
    assert np.isnan(columns.standing[-6:]).all()
    assert sorted({float(each) for each in columns.standing[: whole.ply]}) in ([-1.0, 1.0], [0.0])
    encoder = Encoder("5211", 2)
    before = whole.fork(20)
    seat = whole.moves[20][0]
    assert columns.observation[20].tolist() == encoder.encode(before.view(seat)).tolist()
    assert masks[20].nonzero()[0].tolist() == before.legal(seat)


def test_matches_come_in_batches() -> None:
    """As many as one wants at a time, numbered on; a match without moves has no rows."""
    records = [played(seed, moves).record for seed, moves in (("a", 4), ("b", 0), ("c", 3), ("d", 0))]
    first, second = batches(records, 2)
    assert first.match.tolist() == [0, 0, 0, 0]
    assert second.match.tolist() == [2, 2, 2]
    (last,) = batches(records[3:], 2)
    assert last.observation.shape == (0, last.layout.size)
    assert last.masks().shape == (0, last.layout.moves)


def test_files_and_folders_become_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """One record as a server exports it, many in one file as the arena writes them, only those that are wanted."""
    (tmp_path / "code-1.kt").write_text(played("a", 5).record.write(), "utf-8")
    many = [played("b", 3, players=3).record.write(), "# a remark\n", played("c", 2).record.write()]
    (tmp_path / "many.kts").write_text("".join(many), "utf-8")
    (tmp_path / "other.txt").write_text("no record", "utf-8")
    target = tmp_path / "games.npz"
    monkeypatch.setattr("sys.argv", ["columns", str(target), str(tmp_path), "--game", "5211", "--players", "2"])
    main()
    assert load_columns(target).match.tolist() == [0] * 5 + [1] * 2
    assert "7 moves of 2 matches" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["columns", str(target), str(tmp_path / "code-1.kt"), "--matches", "1"])
    main()
    assert load_columns(tmp_path / "games-0000.npz").move.tolist() == load_columns(target).move.tolist()[:5]
    (tmp_path / "cut.kt").write_text(many[0][:-50], "utf-8")
    with pytest.raises(BadRecord) as refused:
        list(load_records(tmp_path))
    assert refused.value.__notes__ == [str(tmp_path / "cut.kt")]


def test_matches_of_one_deal_share_it() -> None:
    """A set is split by deal without a leak; plies count from 0, points are the seat's own at the end."""
    records = [played("a", 3).record, played("b", 3).record, played("a", 2).record]
    columns = collect(records)
    assert columns.deal.tolist() == [0] * 3 + [1] * 3 + [0] * 2
    assert columns.seeds == [record.seed for record in records[:2]]
    assert columns.ply.tolist() == [0, 1, 2, 0, 1, 2, 0, 1]
    assert set(columns.points.tolist()) == {UNKNOWN_POINTS}


def test_what_does_not_belong_together_is_named() -> None:
    """Records of another number of players, and none at all."""
    with pytest.raises(ValueError, match=r"record 1 is of \('5211', 1, 3\)"):
        collect([played("a", 3).record, played("b", 3, players=3).record])
    with pytest.raises(ValueError, match="no records"):
        collect([])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["absent"], "No such file or directory: 'absent'"),
        (["."], "record 1 is of ('5211', 1, 3)"),
        ([".", "--players", "2", "--game", "cryptid"], "there are no records here, or none that were asked for"),
        ([".", "--players", "5", "--matches", "2"], "there are no records here, or none that were asked for"),
        (["broken"], "broken/cut.kt: line 1: "),
    ],
)
def test_what_cannot_become_columns_is_one_plain_line(
    given: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    for players in (2, 3):
        Path(f"{players}.kt").write_text(played("a", 3, players=players).record.write(), "utf-8")
    Path("broken").mkdir()
    Path("broken", "cut.kt").write_text("no record", "utf-8")
    monkeypatch.setattr("sys.argv", ["columns", "games.npz", *given])
    with pytest.raises(SystemExit):
        main()
    assert words in capsys.readouterr().err.splitlines()[-1]
    assert not list(tmp_path.glob("*.npz"))


def test_columns_of_other_rules_are_refused(tmp_path: Path) -> None:
    """A file that says it was made for another version is not read as if it were ours."""
    save_columns(collect([played("a", 3).record]), tmp_path / "games.npz")
    with np.load(tmp_path / "games.npz") as arrays:
        other = dict(arrays) | {"version": 99}
    np.savez(tmp_path / "other.npz", **other)
    with pytest.raises(ValueError, match="version 99"):
        load_columns(tmp_path / "other.npz")
    del other["names"]
    np.savez(tmp_path / "old.npz", **other)
    (tmp_path / "text.npz").write_text("nonsense", "utf-8")
    for name in ("old", "text"):
        with pytest.raises(ValueError, match=f"{name}.npz: these are no columns"):
            load_columns(tmp_path / f"{name}.npz")


def test_parquet_where_it_can_be_written(tmp_path: Path) -> None:
    """The same columns, and what they are of as metadata."""
    pytest.importorskip("pyarrow", reason="NOT INSTALLED: pyarrow")
    from pyarrow import parquet

    columns = collect([played("a", 5).record])
    save_columns(columns, tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column("move").to_pylist() == columns.move.tolist()
    assert table.column("observation").to_pylist() == columns.observation.tolist()
    assert table.schema.metadata[b"game"] == b'"5211"'
    plan = json.loads(table.schema.metadata[b"layout"])
    assert sum(part["length"] for part in plan["parts"]) == columns.observation.shape[1]
    back = load_columns(tmp_path / "games.parquet")
    for name in columns.__struct_fields__:
        assert np.array_equal(getattr(back, name), getattr(columns, name), equal_nan=name == "standing"), name
