"""The command `katzentisch` as tests call it."""

from __future__ import annotations

from katzentisch.cli import main


def run_command(*args: str) -> int:
    """Run a command and return its exit code, also where the parser leaves the program (--help, --version)."""
    try:
        return main(list(args))
    except SystemExit as stop:
        return int(stop.code or 0)
