"""Run the tests of servers and browsers again and again while the machine is busy, and count what fails.

`python -m tests.steady RUNS [TESTS …]`; `make steady RUNS=10` does so with those that `make test` runs, and
`make steady RUNS=10 TESTS="tests/server tests/web tests/site"` with all that CI runs there, for hours.
Each run has its own seed, which is printed: it repeats that run. `SEED=…` gives the seed of the first run.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

from tests.seeds import MAX_SEED, RUN

TESTS = ["-m", "not ci and not thorough and not release", "tests/server", "tests/web", "tests/browser_backend"]
REPORTS = Path("build", "steady")
PYTEST = ["-m", "pytest", "-n", "2", "--dist", "worksteal"]
BUSY = "while True: pass"


@contextmanager
def load() -> Iterator[None]:
    """As many busy loops as there are processors: every test has half a processor at best."""
    loops = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def failures(report: Path) -> list[str]:
    """The tests that failed in a run; a run without a report failed as a whole."""
    if not report.exists():
        return ["the whole run"]
    cases = ElementTree.parse(report).iter("testcase")
    return [
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]


def main(runs: int, tests: list[str]) -> int:
    """Run them, say what failed with which seed, and how often; 1 if anything did."""
    first = int(os.environ.get(RUN) or secrets.randbelow(MAX_SEED))
    failed: Counter[str] = Counter()
    REPORTS.mkdir(parents=True, exist_ok=True)
    with load():
        for number in range(runs):
            seed = (first + number) % (MAX_SEED + 1)
            report, log = REPORTS / f"{number + 1}.xml", REPORTS / f"{number + 1}.log"
            report.unlink(missing_ok=True)
            with log.open("wb") as said:
                command = [sys.executable, *PYTEST, f"--junitxml={report}", *tests]
                code = subprocess.run(command, env=os.environ | {RUN: str(seed)}, stdout=said, stderr=said).returncode
            wrong = failures(report) or (["the whole run"] if code else [])
            failed.update(wrong)
            print(f"run {number + 1} of {runs}, SEED={seed}: {len(wrong)} failed", *wrong, sep="\n  ", flush=True)
    print(f"{sum(failed.values())} failures in {runs} runs; logs are in {REPORTS}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:] or TESTS))
