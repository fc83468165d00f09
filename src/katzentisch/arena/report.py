"""The report of a contest: one page that needs nothing else, and the same figures for programs."""

from __future__ import annotations

import csv
import shlex
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from katzentisch.arena import plots
from katzentisch.arena.contest import DEADLINE_SECONDS, Contest
from katzentisch.arena.lineup import Contender
from katzentisch.arena.player_names import with_names
from katzentisch.arena.result_log import Ledger
from katzentisch.arena.standings import Summary
from katzentisch.arena.tables import Column, Wording, columns, headline, legend, time_columns, verdict
from katzentisch.core.view import encode

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #22252a; --faint: #c9c6bd; --alarm: #b3261e;
  --c0: #3d6fb4; --c1: #c9822b; --c2: #4f9152; --c3: #a34d7c; --c4: #7d6bb0; --c5: #8a8378; }
@media (prefers-color-scheme: dark) { :root { --paper: #17191d; --ink: #e4e2dc; --faint: #4a4c52; --alarm: #ff8a80;
  --c0: #6d9ce0; --c1: #e0a458; --c2: #7cbd7f; --c3: #d080aa; --c4: #a797dd; --c5: #aaa398; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--faint); padding: .3rem .7rem; text-align: left; vertical-align: top; }
code { overflow-wrap: anywhere; } .alarm { color: var(--alarm); }
svg { width: 100%; max-width: 44rem; height: auto; } svg text { fill: currentColor; font-size: 13px; }
.interval { stroke: var(--ink); stroke-width: 2.5; } .grid { stroke: var(--faint); }
.chance { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 2 3; }
.clear { stroke: var(--alarm); stroke-width: 2; }
.curve { fill: none; stroke-width: 2; }
""" + "\n".join(
    f".shade{n} {{ fill: var(--c{n}); }} .stroke{n} {{ stroke: var(--c{n}); }}" for n in range(plots.SHADES)
)


def command_line(contest: Contest, games: int, stop: str = "") -> str:
    """What to type to play the same games again."""
    named = list(contest.lineup)
    while len(named) > 1 and named[-1] == named[-2]:
        named.pop()
    players = ",".join(map(str, named))
    words = ["katzentisch", "arena", contest.game, "--players", players, "--seats", str(len(contest.lineup))]
    words += ["--games", str(games)]
    for name, value in contest.options.items():
        words += ["--option", f"{name}={value}"]
    words += ["--seed", contest.seed]
    words += ["--orders"] if contest.orders else []
    words += ["--deadline", f"{contest.deadline:g}"] if contest.deadline != DEADLINE_SECONDS else []
    words += ["--stop", stop] if stop else []
    return shlex.join(words)


def write_reports(
    summary: Summary, ledger: Ledger, wording: Wording, games: int, called: Mapping[Contender, str]
) -> list[Path]:
    """The page, the figures as JSON, and every game as CSV, beside the results."""
    base = ledger.results.with_suffix("")
    page_path, json_path, csv_path = (base.with_name(f"{base.name}.{kind}") for kind in ("html", "json", "csv"))
    page_path.write_text(format_report(summary, wording, games, called), "utf-8")
    json_path.write_bytes(encode(summary) + b"\n")
    write_csv(ledger, csv_path)
    return [page_path, json_path, csv_path]


def write_csv(ledger: Ledger, path: Path) -> None:
    """One row for each seat of each game, as they were played."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["deal", "seating", "seat", "player", "rank", "points", "failure", "statistics"])
        for outcome in ledger.outcomes():
            for seat, contender in enumerate(ledger.contest.seatings[outcome.seating]):
                failure = outcome.failure
                rows.writerow(
                    [
                        outcome.deal,
                        outcome.seating,
                        seat,
                        contender,
                        outcome.ranks[seat] if outcome.ranks else "",
                        outcome.points[seat] if outcome.points else "",
                        failure.how if failure and failure.seat in (seat, -1) else "",
                        " ".join(f"{key}={values[seat]}" for key, values in outcome.statistics.items()),
                    ]
                )


def format_report(summary: Summary, wording: Wording, games: int, called: Mapping[Contender, str]) -> str:
    """The whole report in one file, in which players have these names."""
    summary = with_names(summary, called)
    say = wording.say
    title = escape(say("arena-title", game=say("title")))
    stop = f"{summary.stop.low:g}:{summary.stop.high:g}" if summary.stop else ""
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(headline(wording, summary))}</p>",
        f"<p>{escape(verdict(wording, summary))}</p>" if summary.stop else "",
        f"<p><code>{escape(command_line(summary.contest, games, stop))}</code></p>",
        format_table(columns(wording, summary), summary),
        *(f"<p>{escape(line)}</p>" for line in legend(wording, called)),
        drawings(summary, wording),
        duels(summary, wording),
        f"<h2>{escape(say('arena-thinking'))}</h2>",
        format_table(time_columns(wording), summary),
        troubles(summary, wording),
        f"<p>{escape(say('arena-explained'))}</p>",
    ]
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return (
        f'<!doctype html>\n<html lang="{wording.words.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{STYLE}</style>\n'
        "</head>\n<body>\n" + "\n".join(part for part in parts if part) + "\n</body>\n</html>\n"
    )


def format_table(found: Sequence[Column], summary: Summary) -> str:
    head = "".join(f"<th>{escape(figure(one))}</th>" for one in summary.competitors for figure in [found[0][1]])
    rows = [f"<tr><th>{escape(found[0][0])}</th>{head}</tr>"]
    for title, figure in found[1:]:
        cells = "".join(f"<td>{escape(figure(one))}</td>" for one in summary.competitors)
        rows.append(f"<tr><th>{escape(title)}</th>{cells}</tr>")
    return '<div class="wide"><table>\n' + "\n".join(rows) + "\n</table></div>"


def drawings(summary: Summary, wording: Wording) -> str:
    """What the figures look like."""
    found = []
    everybody = summary.competitors
    wins = [(one.name, one.wins, wording.shares(one.wins)) for one in everybody if one.wins]
    if wins:
        marks = [
            {style: value for style, value in (("chance", one.chance), ("clear", one.clear_at)) if value is not None}
            for one in everybody
            if one.wins
        ]
        found.append((wording.say("arena-plot-wins"), plots.estimates(wording.say("arena-wins"), wins, 0, 1, marks)))
    points = [(one.name, one.points, wording.mean(one.points)) for one in everybody if one.points]
    if points:
        low = min(0.0, *(estimate.low for _, estimate, _ in points))
        high = max(estimate.high for _, estimate, _ in points)
        none: list[dict[str, float]] = [{} for _ in points]
        found.append(
            (wording.say("arena-points"), plots.estimates(wording.say("arena-points"), points, low, high, none))
        )
    ranks = [(one.name, one.ranks) for one in everybody if one.games]
    if ranks:
        labels = [f"{rank}." for rank in range(1, len(ranks[0][1]) + 1)]
        found.append((wording.say("arena-ranks"), plots.stacks(wording.say("arena-ranks"), ranks, labels)))
    if summary.curve:
        names = [one.name for one in everybody]
        found.append(
            (wording.say("arena-plot-curve"), plots.curves(wording.say("arena-plot-curve"), names, summary.curve))
        )
    return "\n".join(f"<h2>{escape(title)}</h2>\n{drawing}" for title, drawing in found)


def duels(summary: Summary, wording: Wording) -> str:
    """Everybody against everybody, deal by deal."""
    if not summary.duels:
        return ""
    titles = [wording.say(key) for key in ("arena-first", "arena-second", "arena-above", "arena-ahead")] + ["p"]
    rows = ["<tr>" + "".join(f"<th>{escape(title)}</th>" for title in titles) + "</tr>"]
    for duel in summary.duels:
        cells = [
            duel.first,
            duel.second,
            wording.shares(duel.above),
            wording.mean(duel.points),
            wording.likelihood(duel.p),
        ]
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    body = "\n".join(rows)
    return f'<h2>{escape(wording.say("arena-duels"))}</h2>\n<div class="wide"><table>\n{body}\n</table></div>'


def troubles(summary: Summary, wording: Wording) -> str:
    """Every failure that is shown, in the colour of alarm."""
    if not summary.troubles:
        return ""
    items = "\n".join(f"<li>{escape(wording.trouble(trouble))}</li>" for trouble in summary.troubles)
    title = escape(wording.say("arena-failed", games=summary.failed))
    return f'<h2>{title}</h2>\n<ul class="alarm">\n{items}\n</ul>'
