"""Everything starts together and stops together, also when a start fails half way."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from unittest.mock import patch

import pytest

from katzentisch.core.reason import Refusal
from katzentisch.server.admin.moderation import Moderation
from katzentisch.server.app import running_context
from katzentisch.server.notifications.turn_notifier import TurnNotifier
from katzentisch.server.periodic_service import PeriodicService
from katzentisch.server.results.recorder import ResultRecorder
from katzentisch.server.season_scheduler import SeasonScheduler
from katzentisch.server.settings import Settings
from katzentisch.table.refusals import Unavailable
from tests.waiting import until


class Broken(Exception):
    """A start that fails."""


@pytest.mark.parametrize(
    ("owner", "name"),
    [(TurnNotifier, "start"), (ResultRecorder, "start"), (SeasonScheduler, "__init__"), (Moderation, "start")],
)
def test_a_start_that_fails_leaves_nothing_behind(owner: type, name: str, tmp_path: Path) -> None:
    """No task, no thread of the store, whichever part it was."""

    async def tried() -> None:
        before = asyncio.all_tasks()
        with patch.object(owner, name, side_effect=Broken), pytest.raises(Broken):
            async with running_context(Settings(store=str(tmp_path / "t.sqlite"))):
                raise AssertionError("it started")
        assert asyncio.all_tasks() == before
        assert not [each.name for each in threading.enumerate() if each.name.startswith("store")]

    asyncio.run(tried())


def test_what_was_started_is_stopped(tmp_path: Path) -> None:
    """Every service has a task while the application runs, and none afterwards."""

    async def tried() -> None:
        before = asyncio.all_tasks()
        async with running_context(Settings(store=str(tmp_path / "t.sqlite"))):
            names = {task.get_name() for task in asyncio.all_tasks() - before}
            assert names >= {"lobby", "turn notifier", "result recorder", "season scheduler", "moderation"}
        assert asyncio.all_tasks() == before

    asyncio.run(tried())


def test_a_service_goes_on_whatever_goes_wrong() -> None:
    """A refusal, a store that is away, a mistake of ours."""
    problems: list[Exception] = [Refusal("no"), Unavailable("store-away"), ValueError("a mistake")]
    done: list[str] = []

    async def work() -> None:
        if problems:
            raise problems.pop()
        done.append("done")

    async def tried() -> None:
        async with PeriodicService("test", work, 0.0):
            await until(lambda: len(done) > 1, "the work is done twice")

    asyncio.run(tried())


def test_a_service_tries_a_store_that_is_away_sooner() -> None:
    """Where its usual rest is long."""
    service = PeriodicService("test", lambda: away(), 600.0, retry_seconds=1.0)
    assert asyncio.run(service._work_once()) == 1.0


async def away() -> None:
    raise Unavailable("store-away")
