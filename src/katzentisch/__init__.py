"""Katzentisch: a game table for people, and engines for those who write players."""

from katzentisch import native

__version__ = "0.1.0"

native.install()
