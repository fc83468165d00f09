"""A test that takes too long fails, and shows where all threads and asyncio tasks stand."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
import traceback
from types import FrameType
from typing import Any, TextIO

import pytest

from katzentisch.bots import pool
from tests.waiting import PATIENCE_SECONDS


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: Any, settings: Any) -> bool | None:
    """Set an alarm that shows tasks as well; where there are no signals pytest-timeout does what it can."""
    if settings.method != "signal" or threading.current_thread() is not threading.main_thread():
        return None

    def expire(_: int, frame: FrameType | None) -> None:
        __tracebackhide__ = True
        show_stacks(sys.stderr, frame)
        pytest.fail(f"Timeout: more than {settings.timeout:g} seconds")

    def cancel() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)

    item.cancel_timeout = cancel
    signal.signal(signal.SIGALRM, expire)
    signal.setitimer(signal.ITIMER_REAL, settings.timeout)
    return True


@pytest.fixture(autouse=True)
def patient_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that waits for a busy machine has not failed."""
    monkeypatch.setattr(pool, "GRACE_SECONDS", PATIENCE_SECONDS)


def show_stacks(to: TextIO, frame: FrameType | None) -> None:
    """Write where this thread, all others and the tasks of this thread's loop stand."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    for ident, top in sys._current_frames().items():
        mine = ident == threading.get_ident()
        print(f"Thread {names.get(ident, ident)}:", file=to)
        traceback.print_stack(frame if mine else top, file=to)
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:
        return
    for task in tasks:
        task.print_stack(file=to)
