"""Matches as columns of data: a row is a move, with what its seat saw and could do.

`python -m katzentisch.arena.columns games.npz FOLDER`, or `games.parquet` where pyarrow is installed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from katzentisch.core.catalogue import find
from katzentisch.learn.buffers import OBSERVATION, Array
from katzentisch.learn.encoder import Encoder
from katzentisch.learn.layout import Layout, layout
from katzentisch.learn.matches import rank_rewards
from katzentisch.play.match import Match
from katzentisch.play.record import BadRecord, Record
from katzentisch.play.record_collection import load_records as load_records

ABOUT = ("game", "version", "players", "names", "seeds")
"""What a file says of all its rows."""
FORMAT_VERSION = 2
"""Of the columns; 2 brought deal, ply and points."""
UNKNOWN_POINTS = -(1 << 15)
"""Where a match was not finished."""
NO_RECORDS = "there are no records here, or none that were asked for"


class Columns(msgspec.Struct, frozen=True):
    """Many matches of one game with so many players."""

    game: str
    version: int
    players: int
    names: list[str]
    """Everybody who played, as records name them."""
    seeds: list[str]
    """The seed of each deal, or what was dealt; `deal` counts them."""
    match: Array
    """Which record a move is from, by its place among them."""
    deal: Array
    """The deal of the match, by its place in `seeds`: split by deal, so that no deal is on both sides."""
    ply: Array
    """Which move of its match it is, from 0."""
    seat: Array
    player: Array
    """Who made it, by its place in `names`."""
    move: Array
    observation: Array
    """(rows, layout.size)"""
    legal: Array
    """A bit for every move, (rows, moves / 8 rounded up); `masks` unpacks them."""
    standing: Array
    """The rank of the seat in the end, from 1 to -1; not a number where the match was not finished."""
    points: Array
    """The points of the seat in the end; `UNKNOWN_POINTS` where the match was not finished."""

    @property
    def layout(self) -> Layout:
        return layout(self.game, self.players)

    def masks(self) -> Array:
        """1 for every legal move, a row for each."""
        return np.unpackbits(self.legal, axis=1, count=self.layout.moves)


class MoveRow(msgspec.Struct, frozen=True):
    """One move."""

    match: int
    deal: int
    ply: int
    seat: int
    player: int
    move: int
    observation: Array
    legal: Array
    standing: float
    points: int


def batches(records: Iterable[Record], matches: int) -> Iterator[Columns]:
    """This many matches at a time, if memory does not hold them all."""
    remaining, first = iter(records), 0
    while some := list(islice(remaining, matches)):
        yield collect(some, first)
        first += matches


def collect(records: Iterable[Record], first: int = 0) -> Columns:
    """The moves that stand in these records, taken from the views of those who made them."""
    rows: list[MoveRow] = []
    names: dict[str, int] = {}
    seeds: dict[str, int] = {}
    table: tuple[str, int, int] | None = None
    for number, record in enumerate(records, first):
        this = record.game, record.version, len(record.players)
        if table not in (None, this):
            raise ValueError(
                f"record {number} is of {this}, those before it are of {table} (game, version of the rules, players); "
                "choose one with --game and --players"
            )
        table = this
        for name in record.players:
            names.setdefault(name, len(names))
        deal = seeds.setdefault(deal_of(record), len(seeds))
        rows += moves_of(number, deal, Match(record), Encoder(record.game, len(record.players)), names)
    if table is None:
        raise ValueError(NO_RECORDS)
    plan = layout(table[0], table[2])
    return Columns(
        *table,
        list(names),
        list(seeds),
        np.array([row.match for row in rows], np.int32),
        np.array([row.deal for row in rows], np.int32),
        np.array([row.ply for row in rows], np.int16),
        np.array([row.seat for row in rows], np.int8),
        np.array([row.player for row in rows], np.int16),
        np.array([row.move for row in rows], np.int16),
        np.array([row.observation for row in rows], OBSERVATION).reshape(-1, plan.size),
        np.array([row.legal for row in rows], np.uint8).reshape(-1, -(-plan.moves // 8)),
        np.array([row.standing for row in rows], np.float32),
        np.array([row.points for row in rows], np.int16),
    )


def deal_of(record: Record) -> str:
    """What tells one deal from another: the seed, or what chance did where a record spells it out."""
    if record.seed is not None:
        return record.seed
    return " ".join(f"{label}: {outcome}" for label, outcome in sorted(record.chance.items()))


def moves_of(number: int, deal: int, match: Match, encoder: Encoder, names: dict[str, int]) -> Iterator[MoveRow]:
    """One match, move by move."""
    end = rank_rewards(match.ranking()) if match.over else [float("nan")] * match.players
    points = match.points() if match.over else [UNKNOWN_POINTS] * match.players
    again = match.fork(0)
    for ply, (seat, move) in enumerate(match.moves):
        observation = encoder.encode(again.view(seat))
        legal = np.packbits(encoder.mask(again.legal(seat)))
        player = names[match.record.players[seat]]
        yield MoveRow(number, deal, ply, seat, player, move, observation, legal, end[seat], points[seat])
        again.submit(seat, move)


def save_columns(columns: Columns, path: Path) -> None:
    """Write them, as the name of the file says."""
    arrays = msgspec.structs.asdict(columns)
    if path.suffix != ".parquet":
        np.savez_compressed(path, **arrays)
        return
    import pyarrow as arrow
    from pyarrow import parquet

    about = {name: json.dumps(arrays.pop(name)) for name in ABOUT}
    about |= {"format": str(FORMAT_VERSION), "layout": msgspec.json.encode(columns.layout).decode()}
    made = {
        name: array if array.ndim == 1 else arrow.FixedSizeListArray.from_arrays(array.ravel(), array.shape[1])
        for name, array in arrays.items()
    }
    parquet.write_table(arrow.table(made).replace_schema_metadata(about), path, compression="zstd")


def load_columns(file: str | Path) -> Columns:
    """Read what `save` wrote; ValueError if it is something else, or was made by other rules."""
    path = Path(file)
    try:
        columns = Columns(**(from_parquet(path) if path.suffix == ".parquet" else from_npz(path)))
    except (KeyError, ValueError) as problem:
        raise ValueError(f"{path}: these are no columns as katzentisch writes them now: {problem}") from problem
    rules = find(columns.game).game.version
    if columns.version != rules or columns.observation.shape[1] != columns.layout.size:
        raise ValueError(f"{path}: made for version {columns.version} of {columns.game} or another layout; now {rules}")
    return columns


def from_npz(path: Path) -> dict[str, Any]:
    with np.load(path) as arrays:
        found = {name: arrays[name] for name in Columns.__struct_fields__}
    return found | {name: found[name].tolist() for name in ABOUT}


def from_parquet(path: Path) -> dict[str, Any]:
    from pyarrow import parquet

    table = parquet.read_table(path).combine_chunks()
    about = {name: json.loads(table.schema.metadata[name.encode()]) for name in ABOUT}
    rows = len(table)
    flat = {name: table.column(name) for name in Columns.__struct_fields__ if name not in ABOUT}
    return about | {
        name: column.combine_chunks().flatten().to_numpy().reshape(rows, -1)
        if hasattr(column.type, "list_size")
        else column.to_numpy()
        for name, column in flat.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        "python -m katzentisch.arena.columns", description="Matches as columns, a row for each move."
    )
    parser.add_argument("target", type=Path, help="what to write: .npz, or .parquet where pyarrow is installed")
    parser.add_argument("source", type=Path, nargs="+", help="records, or folders with records")
    parser.add_argument("--game", help="only records of this game")
    parser.add_argument("--players", type=int, metavar="N", help="only records with so many players")
    parser.add_argument("--matches", type=int, metavar="N", help="a file for each N matches, numbered")
    given = parser.parse_args()
    wanted = (
        record
        for record in load_records(*given.source)
        if given.game in (None, record.game) and given.players in (None, len(record.players))
    )
    try:
        write_columns(wanted, given.target, given.matches)
    except (OSError, ValueError, BadRecord) as problem:
        parser.error(": ".join([*getattr(problem, "__notes__", []), str(problem)]))


def write_columns(records: Iterable[Record], target: Path, matches: int | None) -> None:
    """One file, or one for each so many matches; ValueError if nothing is to be written or it is of several games."""
    parts = batches(records, matches) if matches else iter([collect(records)])
    number = -1
    for number, columns in enumerate(parts):
        path = target.with_name(f"{target.stem}-{number:04}{target.suffix}") if matches else target
        save_columns(columns, path)
        print(f"{len(columns.move)} moves of {len(np.unique(columns.match))} matches: {path}")
    if number < 0:
        raise ValueError(NO_RECORDS)


if __name__ == "__main__":
    main()
