"""Drawings as sentences for screen readers: no boxes, no columns, a line for every row."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Divider
from rich.table import Table
from rich.text import Text


def sentences(drawing: RenderableType) -> Iterator[str]:
    """What a drawing says, line by line; a table's cells with the heads of their columns."""
    if isinstance(drawing, Group | Columns):
        for part in drawing.renderables:
            yield from sentences(part)
    elif isinstance(drawing, Padding):
        yield from sentences(drawing.renderable)
    elif isinstance(drawing, Table):
        yield from rows(drawing)
    elif not isinstance(drawing, Divider):
        text = drawing.plain if isinstance(drawing, Text) else str(drawing)
        yield from (line.strip() for line in text.splitlines() if line.strip())


def rows(table: Table) -> Iterator[str]:
    """Every row of a table as one line, between what stands above and below it."""
    if table.title:
        yield worded(table.title)
    heads = [worded(column.header) for column in table.columns]
    heads[0] = ""
    for row in zip(*(column.cells for column in table.columns), strict=True):
        cells = [f"{head} {worded(cell)}".strip() for head, cell in zip(heads, row, strict=True) if worded(cell)]
        if cells:
            yield ", ".join(cells)
    if table.caption:
        yield worded(table.caption)


def worded(cell: RenderableType) -> str:
    return (cell.plain if isinstance(cell, Text) else str(cell)).strip()
