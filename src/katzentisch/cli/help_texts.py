"""Help in other languages than English: the parser holds English, `words/help.LANG.toml` says it in others."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import partial

from katzentisch.cli.parser import HelpFormatter
from katzentisch.core.catalogue import catalogue
from katzentisch.core.words import WORDS_FOLDER

GAME_SUFFIX = re.compile(r"(?P<text>.+) (?P<game>\(\w+\))")
"""A command that only one game has, with that game."""
LINE = re.compile(r"(?P<before>\s*(?:\d+ +)?)(?P<text>.+)")
"""A line below the switches: indented, and after a number if it explains one."""
EXAMPLE = "  katzentisch "


def translate_help(parser: argparse.ArgumentParser, lang: str) -> None:
    """Say the help of a parser and of its commands in a language; what has no translation stays as it is."""
    known = help_texts(lang)
    if known:
        for each in walk_parsers(parser):
            translate_parser(each, known)


def help_texts(lang: str) -> dict[str, str]:
    """Every known text in this language by what it is in English."""
    name = f"help.{lang}.toml"
    shared = WORDS_FOLDER.joinpath(name)
    found = [entry.read("words", name) for entry in catalogue().values()]
    found.append(shared.read_text("utf-8") if shared.is_file() else None)
    return {english: text for each in found if each for english, text in tomllib.loads(each).items()}


def walk_parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser, and those of all its commands, each once."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for sub in {id(each): each for each in action.choices.values()}.values():
                yield from walk_parsers(sub)


def translate_parser(parser: argparse.ArgumentParser, known: Mapping[str, str]) -> None:
    """Replace every text of one parser, and of the list of its commands."""
    parser.formatter_class = partial(HelpFormatter, usage_prefix=f"{translate_text('usage:', known)} ")
    parser.description = translate_sentence(parser.description, known)
    parser.epilog = "\n".join(translate_line(line, known) for line in (parser.epilog or "").splitlines()) or None
    for group in parser._action_groups:
        group.title = translate_text(group.title, known)
    for action in parser._actions:
        action.help = translate_text(action.help, known)
        if isinstance(action, argparse._SubParsersAction):
            for listed in action._choices_actions:
                listed.help = translate_text(listed.help, known)


def translate_text(text: str | None, known: Mapping[str, str]) -> str | None:
    """A text in the other language, if it is known there."""
    if text is None or text in known:
        return known[text] if text else text
    own = GAME_SUFFIX.fullmatch(text)
    return f"{known[own['text']]} {own['game']}" if own and own["text"] in known else text


def translate_sentence(text: str | None, known: Mapping[str, str]) -> str | None:
    """The same of a line of help that was made a sentence."""
    if not text:
        return text
    said = translate_text(text[0].lower() + text[1:].removesuffix("."), known) or ""
    return f"{said[0].upper()}{said[1:].removesuffix('.')}."


def translate_line(line: str, known: Mapping[str, str]) -> str:
    """The same of a line below the switches; examples are the same in every language."""
    found = LINE.fullmatch(line)
    return line if not found or line.startswith(EXAMPLE) else f"{found['before']}{translate_text(found['text'], known)}"
