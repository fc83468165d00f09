"""Processor time of bots in the browser's Python: `python -m tests.site.thinking GAME LEVEL… [--matches N]`.

Positions come from matches that tabbies play. What counts is the time of the process (its garbage and its compiling
included), so that the figures hold on a machine that has other things to do; a phone, or a core that is throttled four
times, takes four times as long.
"""

from __future__ import annotations

import argparse
import gzip
import os
import subprocess
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from katzentisch.bots.request import answer_question
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance
from katzentisch.core.game import Move
from katzentisch.core.game_package import GamePackage
from katzentisch.core.view import encode
from katzentisch.site.folder import write_site
from katzentisch.site.runtime import VERSION, deno
from tests.site.bench import ask, question
from tests.site.conftest import FETCHED

HERE = Path(__file__).parent
THROTTLED = 4
EVERY = 3
"""One of so many positions is asked about."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--matches", type=int, default=1)
    options = parser.parse_args()
    entry = find(options.game)
    positions = [each for number in range(options.matches) for each in played(entry, number)]
    with TemporaryDirectory() as folder:
        write_site(Path(folder), FETCHED)
        (pack,) = Path(folder, "engines").iterdir()
        engines = Path(folder, "engines.zip")
        engines.write_bytes(gzip.decompress(pack.read_bytes()))
        with Thinker(engines) as thinker:
            for level in options.levels:
                asked = [ask(entry, level, *each) for each in positions]
                thinker.time(asked[0])
                taken = sorted(THROTTLED * thinker.time(each) for each in asked)
                most = taken[int(0.95 * len(taken))]
                print(
                    f"{level}: {median(taken):.0f} ms, 95 of 100 within {most:.0f}, worst {taken[-1]:.0f}", flush=True
                )


def played(entry: GamePackage, number: int) -> list[tuple[bytes, list[Move]]]:
    """Positions of a match of tabbies, with two of them in even ones and as many as can play in odd ones."""
    players = entry.game.players[-1] if number % 2 else min(2, entry.game.players[-1])
    state = entry.game.start(max(players, entry.game.players[0]), {}, Chance(f"thinking-{number}"))
    found = []
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        view = encode(state.view(seat))
        if len(legal) > 1:
            found.append((view, legal))
        answer = answer_question(question(entry, "tabby", view, legal)) if len(legal) > 1 else None
        state.apply(seat, answer.move if answer and answer.move is not None else legal[0])
    return found[::EVERY]


class Thinker:
    """A process that thinks, and is watched while it does."""

    def __init__(self, engines: Path) -> None:
        places = [HERE / "thinking.js", FETCHED / f"pyodide-{VERSION}", engines]
        command = [deno(), "run", "--quiet", "--no-config", "--allow-all", *map(str, places)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> Thinker:
        self.line()
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def time(self, text: str) -> float:
        """Milliseconds of processor time for one answer."""
        assert self.process.stdin is not None
        before = self.spent()
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()
        assert self.line() == "done\n"
        return self.spent() - before

    def spent(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
