"""Records as columns for those who learn from data: `python -m katzentisch.arena.columns games.npz records/*.kt`.

A row is a move: what its seat saw and could do, what it did, and how it stood in the end. Where pyarrow is installed
a file named `.parquet` is written instead.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np

from katzentisch.core.catalogue import find
from katzentisch.learn.buffers import Array
from katzentisch.learn.encoder import Encoder
from katzentisch.learn.layout import Layout, layout
from katzentisch.learn.matches import standings
from katzentisch.play.match import Match
from katzentisch.play.record import Record, read


class Columns(msgspec.Struct, frozen=True):
    """Many matches of one game with so many players."""

    game: str
    version: int
    players: int
    match: Array
    """Which record a move is from, by its place among them."""
    seat: Array
    move: Array
    observation: Array
    """(rows, layout.size)"""
    legal: Array
    """A bit for every move, (rows, moves / 8 rounded up); `masks` unpacks them."""
    standing: Array
    """How the seat stood in the end, from 1 to -1; not a number where the match was not finished."""

    @property
    def layout(self) -> Layout:
        return layout(self.game, self.players)

    def masks(self) -> Array:
        """1 for every legal move, a row for each."""
        return np.unpackbits(self.legal, axis=1, count=self.layout.moves)


def collect(records: Iterable[Record]) -> Columns:
    """The moves that stand in these records, taken from the views of those who made them."""
    rows: list[tuple[int, int, int, Array, Array, float]] = []
    table: tuple[str, int, int] | None = None
    for number, record in enumerate(records):
        this = record.game, record.version, len(record.players)
        if table not in (None, this):
            raise ValueError(f"record {number} is of {this}, those before it are of {table}")
        table = this
        rows += moves_of(number, Match(record), Encoder(record.game, len(record.players)))
    if table is None or not rows:
        raise ValueError("there is no move in these records")
    match, seat, move, observation, legal, standing = zip(*rows, strict=True)
    return Columns(
        *table,
        np.array(match, np.int32),
        np.array(seat, np.int8),
        np.array(move, np.int16),
        np.stack(observation),
        np.stack(legal),
        np.array(standing, np.float32),
    )


def moves_of(number: int, match: Match, encoder: Encoder) -> Iterable[tuple[int, int, int, Array, Array, float]]:
    """One match, move by move."""
    end = standings(match.ranking()) if match.over else [float("nan")] * match.players
    again = match.fork(0)
    for seat, move in match.moves:
        observation = encoder.encode(again.view(seat))
        legal = np.packbits(encoder.mask(again.legal(seat)))
        yield number, seat, move, observation, legal, end[seat]
        again.submit(seat, move)


def save(columns: Columns, path: Path) -> None:
    """Write them, as the name of the file says."""
    arrays = msgspec.structs.asdict(columns)
    if path.suffix != ".parquet":
        np.savez_compressed(path, **arrays)
        return
    import pyarrow as arrow
    from pyarrow import parquet

    about = {name: str(arrays.pop(name)) for name in ("game", "version", "players")}
    lists = {name: array.tolist() if array.ndim > 1 else array for name, array in arrays.items()}
    parquet.write_table(arrow.table(lists).replace_schema_metadata(about), path)


def load(path: Path) -> Columns:
    """Read what `save` wrote as `.npz`; ValueError if it was made by other rules."""
    with np.load(path) as arrays:
        found = {name: arrays[name] for name in Columns.__struct_fields__}
    found |= {"game": str(found["game"]), "version": int(found["version"]), "players": int(found["players"])}
    columns = Columns(**found)
    rules = find(columns.game).game.version
    if columns.version != rules or columns.observation.shape[1] != columns.layout.size:
        raise ValueError(f"{path}: made for version {columns.version} of {columns.game} or another layout; now {rules}")
    return columns


if __name__ == "__main__":
    target, *sources = map(Path, sys.argv[1:])
    made = collect(read(source.read_bytes()) for source in sources)
    save(made, target)
    print(f"{len(made.move)} moves of {len(sources)} matches: {target}")
