"""Ends of programs in a pseudo-terminal: pexpect gives them a tenth of a second, too little on a busy machine."""

from __future__ import annotations

import signal

import pexpect


def kill(child: pexpect.spawn[str]) -> None:
    """Kill a program that has shown what it should, and wait until it is gone."""
    child.kill(signal.SIGKILL)
    child.wait()
    child.close()


def wait_for_end(child: pexpect.spawn[str]) -> int | None:
    """Wait until a program has ended by itself, and return its exit status."""
    child.expect(pexpect.EOF)
    child.wait()
    child.close()
    return child.exitstatus
