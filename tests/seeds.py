"""One seed for a whole run: every test draws from it and from its own name.

`SEED` in the environment holds the run's seed, a file named by `SEED_FILE` the seed of the test that runs now. Servers
that tests start read the same file, so the matches at a server that many tests share are dealt by the test that opens
them.
"""

from __future__ import annotations

import os
import random
import secrets
from hashlib import sha256
from pathlib import Path

RUN = "SEED"
FILE = "KATZENTISCH_TEST_SEED_FILE"
MAX_SEED = 2**32 - 1
"""The largest seed that Python accepts for its hashes."""
MATCH_SEED_BYTES = 16
"""The size of what the product draws for a match, and for nothing else: names and tokens must stay unique."""
_draw_hex = secrets.token_hex


class SeededDeals:
    """Draws the seeds of matches from the seed of the test that runs now."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.test = ""
        self.drawn = 0

    def token_hex(self, nbytes: int | None = None) -> str:
        """`secrets.token_hex`, foreseeable where it draws the seed of a match."""
        if nbytes != MATCH_SEED_BYTES:
            return _draw_hex(nbytes)
        test = self.file.read_text("utf-8")
        if test != self.test:
            self.test, self.drawn = test, 0
        self.drawn += 1
        return sha256(f"{test} {self.drawn}".encode()).hexdigest()[: 2 * MATCH_SEED_BYTES]


def run_seed() -> int:
    """The seed of this run."""
    return int(os.environ[RUN])


def begin_run(file: Path) -> None:
    """Deal every match in this process, and in servers it starts, from the seed that the file holds."""
    os.environ[FILE] = str(file)
    file.write_text(str(run_seed()), "utf-8")
    deal_from_seed()


def begin_test(name: str) -> str:
    """From now on draw for this test; its seed."""
    seed = f"{run_seed()} {name}"
    random.seed(seed)
    Path(os.environ[FILE]).write_text(seed, "utf-8")
    return seed


def dice(purpose: str = "") -> random.Random:
    """A generator for the test that runs now, another one for each purpose."""
    return random.Random(f"{Path(os.environ[FILE]).read_text('utf-8')} {purpose}")


def deal_from_seed() -> None:
    """Deal every match in this process from the seed of the test that runs now, if a test runs."""
    if file := os.environ.get(FILE):
        secrets.token_hex = SeededDeals(Path(file)).token_hex
