"""Plots as SVG that stands within a page: no script, nothing loaded, colours by the page's own variables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from katzentisch.arena.intervals import Estimate

WIDTH, ROW, LEFT, RIGHT = 640, 34, 170, 20
SHADES = 6
"""How many colours the page's style defines."""
COLOURS = ("#c33", "#36c", "#393", "#963", "#639", "#099")
"""The same for a picture that is a file of its own."""


def svg(height: float, title: str, parts: Sequence[str]) -> str:
    label = escape(title, quote=True)
    body = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{label}">\n{body}\n</svg>'


def standalone(picture: str) -> str:
    """A picture as a file of its own, which no page gives its style."""
    shades = "".join(f".shade{at}{{fill:{one}}}.stroke{at}{{stroke:{one}}}" for at, one in enumerate(COLOURS))
    style = "svg{font:12px system-ui;background:#fff}.grid{stroke:#ddd}.curve{fill:none;stroke-width:2}" + shades
    named = picture.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return named.replace(">", f">\n<style>{style}</style>", 1) + "\n"


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def bar(x: float, y: float, width: float, shade: int, title: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{ROW - 14}"'
    return f'<rect {place} class="shade{shade % SHADES}"><title>{escape(title)}</title></rect>'


def scale(value: float, low: float, high: float) -> float:
    """Where a value lies between the margins."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / ((high - low) or 1.0)


def estimates(
    title: str, rows: Sequence[tuple[str, Estimate, str]], low: float, high: float, marks: Sequence[dict[str, float]]
) -> str:
    """Bars with their 95 % intervals; each row may have marks, drawn in the styles that name them."""
    parts = []
    for at, (name, estimate, words) in enumerate(rows):
        y = ROW * at + 6
        middle = y + (ROW - 14) / 2
        origin = scale(max(low, 0.0), low, high)
        end = scale(estimate.mean, low, high)
        parts.append(text(LEFT - 8, middle + 4, name if len(name) < 24 else f"{name[:22]}…", "end"))
        parts.append(bar(min(origin, end), y, abs(end - origin), at, words))
        parts.append(line(scale(estimate.low, low, high), middle, scale(estimate.high, low, high), middle, "interval"))
        for style, value in marks[at].items():
            parts.append(line(scale(value, low, high), y - 4, scale(value, low, high), y + ROW - 10, style))
    return svg(ROW * len(rows) + 6, title, parts)


def stacks(title: str, rows: Sequence[tuple[str, Sequence[float]]], labels: Sequence[str]) -> str:
    """Shares that fill a bar, such as how often somebody came in first, second, …"""
    parts = []
    for at, (name, shares) in enumerate(rows):
        y = ROW * at + 6
        parts.append(text(LEFT - 8, y + 14, name if len(name) < 24 else f"{name[:22]}…", "end"))
        x = 0.0
        for shade, share in enumerate(shares):
            start, end = scale(x, 0, 1), scale(x + share, 0, 1)
            parts.append(bar(start, y, end - start, shade, f"{labels[shade]}: {100 * share:.0f} %"))
            if share > 0.07:
                parts.append(text((start + end) / 2, y + 14, f"{100 * share:.0f}", "middle"))
            x += share
    return svg(ROW * len(rows) + 6, title, parts)


def curves(title: str, names: Sequence[str], points: Sequence[tuple[int, Sequence[float]]]) -> str:
    """Shares as they settle down, one line for each name."""
    height, bottom = 240.0, 210.0
    last = points[-1][0] if points else 1
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = bottom - share * (bottom - 10)
        parts += [line(LEFT, y, WIDTH - RIGHT, y, "grid"), text(LEFT - 8, y + 4, f"{100 * share:.0f} %", "end")]
    parts.append(text(WIDTH - RIGHT, height - 8, str(last), "end"))
    for shade, _ in enumerate(names):
        path = " ".join(
            f"{scale(at, 0, last):.1f},{bottom - shares[shade] * (bottom - 10):.1f}" for at, shares in points
        )
        parts.append(f'<polyline points="{path}" class="curve stroke{shade % SHADES}"/>')
    for shade, name in enumerate(names):
        parts.append(bar(4, 8 + 24 * shade, 10, shade, name))
        parts.append(text(20, 22 + 24 * shade, name if len(name) < 14 else f"{name[:12]}…"))
    return svg(height, title, parts)
