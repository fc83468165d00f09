"""What happens once happens once while servers are killed: calls, rounds, ratings, joins, alarms, what is forgotten.

`make kills KILLS=200 SEED=…` does so at length.
"""

from __future__ import annotations

import threading
from collections import Counter
from pathlib import Path

import pytest

from katzentisch.server.store import Store
from tests.sizes import size

from .test_kills import KILLS
from .trials.alarms import Alarms
from .trials.calls import Calls
from .trials.clubs import Clubs
from .trials.joins import Joins
from .trials.oblivion import Oblivion
from .trials.trial import Peril, Trial

WORLDS = ["sqlite", "two servers and Redis"]
PARTS: list[tuple[list[type[Trial]], int]] = [([Calls, Clubs, Joins], size(1, 2)), ([Alarms, Oblivion], 1)]
"""Those that need a clock which goes on as clocks do, and those for which days pass; and how much fails at least."""


@pytest.mark.ci
@pytest.mark.parametrize(
    "kind", [kind if kind == "sqlite" else pytest.param(kind, marks=pytest.mark.thorough) for kind in WORLDS]
)
def test_what_happens_once_happens_once(kind: str, tmp_path: Path, seed: str) -> None:
    """Nothing is doubled, nothing half done, nothing forgotten that is due; no mistake is logged."""
    with Peril(kind, tmp_path, seed) as world:
        for part, short in PARTS:
            faults, trials = endured(world, part, KILLS // len(WORLDS) // len(PARTS) or short)
            problems = [problem for trial in trials for problem in trial.problems()]
            assert not problems, problems
            print(f"{kind}: {dict(faults)}, {', '.join(str(trial) for trial in trials)}")
    said = world.log.read_text("utf-8")
    assert "Traceback" not in said, said
    assert '"level": "error"' not in said, said


def endured(world: Peril, part: list[type[Trial]], many: int) -> tuple[Counter[str], list[Trial]]:
    """What failed while these were at it, each at least once."""
    store, stop = Store(world.store), threading.Event()
    world.stack.callback(store.close)
    trials = [trial(world, stop, store) for trial in part]
    for trial in trials:
        trial.start()
    faults = Counter(world.fault() for _ in range(many))
    for trial in trials:
        trial.go_home()
    return faults, trials
