"""Print the seed of a run and give each test its own part of it. `SEED=… make test` repeats a run."""

from __future__ import annotations

import os
import random
import secrets
import tempfile
from pathlib import Path

import pytest

from tests import seeds

_seed_of = pytest.StashKey[str]()


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed once, before other processes and Hypothesis begin: all of them use it."""
    text = os.environ.get(seeds.RUN) or str(secrets.randbelow(seeds.MAX_SEED + 1))
    if not text.isdecimal() or int(text) > seeds.MAX_SEED:
        raise pytest.UsageError(f"SEED is a whole number up to {seeds.MAX_SEED}, not {text!r}")
    os.environ[seeds.RUN] = text
    os.environ.setdefault("PYTHONHASHSEED", text)
    if getattr(config.option, "hypothesis_seed", None) is None:
        config.option.hypothesis_seed = text
    folder = tempfile.TemporaryDirectory(prefix="katzentisch-seed-")
    config.add_cleanup(folder.cleanup)
    seeds.begin_run(Path(folder.name) / "seed")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Say which seed it is, also where pytest is quiet."""
    if reporter := session.config.pluginmanager.get_plugin("terminalreporter"):
        reporter.write_line(f"SEED={seeds.run_seed()}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to repeat a run that failed."""
    failed = [report.nodeid for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])]
    if failed:
        terminalreporter.write_line(f"Repeat one of them: SEED={seeds.run_seed()} {_python()} -m pytest '{failed[0]}'")


def _python() -> str:
    return os.path.relpath(os.environ.get("VIRTUAL_ENV", ".venv") + "/bin/python")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seed everything before the first fixture; the name is the same however tests are spread over processes."""
    path, _, name = item.location
    item.stash[_seed_of] = seeds.begin_test(f"{path}::{name}")


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """A text that is this test's own in this run, and the same when the run is repeated."""
    own: str = request.node.stash[_seed_of]
    return own


@pytest.fixture
def dice(seed: str) -> random.Random:
    """A generator for this test."""
    return random.Random(seed)
