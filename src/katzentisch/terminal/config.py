"""The configuration file: a person's usual name, language, speed and store."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated

import msgspec
from platformdirs import user_config_path

from katzentisch.core.reason import BadOptions
from katzentisch.core.words import LANGUAGES, language
from katzentisch.terminal.watch import MAX_PACE_SECONDS

CONFIG_VARIABLE = "KATZENTISCH_CONFIG"
"""The environment variable that names another file."""
DEFAULT_SPEED_SECONDS = 1.0


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file may hold; a switch on the command line always wins."""

    name: Annotated[str, msgspec.Meta(max_length=30)] = ""
    """Your name at the table."""
    language: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(('', *LANGUAGES))})$")] = ""
    speed: Annotated[float, msgspec.Meta(ge=0, le=MAX_PACE_SECONDS)] = DEFAULT_SPEED_SECONDS
    """Seconds between two moves for `--watch` without a number."""
    store: str = ""
    """The database of `serve` and `admin`."""


def config_path() -> Path:
    """Where the file is, or would be."""
    named = os.environ.get(CONFIG_VARIABLE)
    return Path(named) if named else user_config_path("katzentisch", appauthor=False) / "config.toml"


def load_config() -> Config:
    """Read the file; BadOptions names what is wrong with it. Without a file everything has its default."""
    path = config_path()
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Config)
    except FileNotFoundError:
        return Config()
    except (OSError, ValueError) as problem:
        raise BadOptions("config", path=str(path), problem=str(problem)) from problem


def language_switch(lang: str) -> str:
    """What a command needs besides to speak this language again; nothing where it does by itself."""
    return "" if lang == language(load_config().language or None) else f" --lang {lang}"
