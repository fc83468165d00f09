"""A report as tables for people."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from katzentisch.bench.figures import Engine, Report

WHAT_IS_COMPARED = (
    "inside: random games that run in the framework's own loop; api: each random move is made from Python; "
    "viewed: the same with a view or an observation for each move; many: 1,024 matches at once, with observations and "
    "masks. Moves are counted, or clones of a position where the row says so. RLCard and PettingZoo play one match at "
    "a time in every row. Their games are not ours, but the closest that they have."
)


def show(report: Report, console: Console) -> None:
    """All that was measured."""
    if not report.compiled:
        console.print("The engines are not compiled: both builds below are the sources.", style="yellow")
    console.print(format_engines(report))
    console.print(growth(report))
    if report.peers:
        console.print(peers(report))
        console.print(WHAT_IS_COMPARED, style="dim", highlight=False)
    for name, why in report.missing.items():
        console.print(f"{name} was not measured: it {why}", style="dim")
    if report.goals:
        console.print(goals(report))


def headed(title: str, *columns: str) -> Table:
    """A table whose first column is text and whose others are numbers."""
    table = Table(title=title, title_justify="left")
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if at else "left")
    return table


def format_engines(report: Report) -> Table:
    table = headed(
        "Moves a second, then µs; below, how many times better than the sources",
        "game", "inside", "API", "views", "copy", "imagine", "and copy",
    )  # fmt: skip
    for engine in report.engines:
        ours = engine.compiled
        table.add_row(f"{ours.game}\n{ours.players} players", *engine_cells(engine))
    return table


def engine_cells(engine: Engine) -> list[str]:
    ours, pure = engine.compiled, engine.pure
    rates = [(ours.inside, pure.inside), (ours.api, pure.api), (ours.viewed, pure.viewed)]
    times = [
        (ours.copy, pure.copy),
        (ours.imagine, pure.imagine),
        (ours.imagine_and_copy, pure.imagine_and_copy),
    ]
    return [f"{format_rate(a)}\n{a / b:.0f} ×" for a, b in rates] + [f"{a:.2f}\n{b / a:.0f} ×" for a, b in times]


def growth(report: Report) -> Table:
    table = headed("Growth: folding records", "game", "players", "moves", "seconds", "µs a move", "bytes a move")
    for row in report.growth:
        table.add_row(
            row.game,
            str(row.players),
            str(row.moves),
            f"{row.seconds:.3f}",
            f"{row.microseconds_a_move:.1f}",
            f"{row.bytes_a_move:.0f}",
        )
    return table


def peers(report: Report) -> Table:
    table = headed("Peers, in the same run", "ours, theirs", "a second", "ratio", "target", "met")
    for row in report.peers:
        table.add_row(
            f"{row.game} ({row.players}) {row.figure}\n{row.peer}",
            f"{format_rate(row.ours)}\n{format_rate(row.theirs)}",
            f"{row.ratio:.1f} ×",
            "" if row.target is None else f"≥ {row.target:g} ×",
            format_mark(row.met),
        )
    return table


def goals(report: Report) -> Table:
    table = headed(
        "What each game measures of its own, and what we promised ourselves", "goal", "measured", "target", "met"
    )
    for goal in report.goals:
        target = "" if goal.target is None else f"{'≤' if goal.at_most else '≥'} {goal.target:g}"
        table.add_row(goal.text, f"{goal.value:,.3g}", target, format_mark(goal.met))
    return table


def format_mark(met: bool | None) -> Text:
    if met is None:
        return Text("")
    return Text("yes", "green") if met else Text("no", "red")


def format_rate(rate: float) -> str:
    """A rate as people say it."""
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"
