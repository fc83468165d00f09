"""Completion scripts for bash, zsh and fish, written from the parser itself."""

from __future__ import annotations

import argparse
import shlex
from typing import NamedTuple

from katzentisch.core.catalogue import catalogue

SHELLS = ("bash", "zsh", "fish")


class Completed(NamedTuple):
    """What can follow one command."""

    name: str
    about: str
    switches: dict[str, str]
    """With a line of help each."""
    words: list[str]
    """Games, subcommands and other choices."""


def completion_script(shell: str, parser: argparse.ArgumentParser) -> str:
    """The script that completes commands, switches, games and choices in one shell."""
    commands = [completed(name, sub) for name, sub in subcommands(parser).items()]
    return {"bash": bash, "zsh": zsh, "fish": fish}[shell](commands)


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands of a parser by name; of a parser without commands none."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def completed(name: str, parser: argparse.ArgumentParser) -> Completed:
    """What can follow one command, the choices of its own subcommands included."""
    parsers = [parser, *subcommands(parser).values()]
    switches: dict[str, str] = {}
    words = list(subcommands(parser))
    for each in parsers:
        for action in each._actions:
            switches |= {switch: action.help or "" for switch in action.option_strings if switch.startswith("--")}
            if not action.option_strings and action.dest == "game":
                words += list(catalogue()) if action.choices is None else list(map(str, action.choices))
            elif (not action.option_strings and action.choices is not None) or action.choices is not None:
                words += list(map(str, action.choices))
    return Completed(name, parser.description or "", switches, sorted(set(words)))


def bash(commands: list[Completed]) -> str:
    """A function for `complete -F`; where nothing fits, files are offered."""
    cases = "\n".join(
        f"    {each.name}) words={shlex.quote(' '.join([*each.words, *each.switches]))} ;;" for each in commands
    )
    names = shlex.quote(" ".join([*(each.name for each in commands), "--help", "--version"]))
    return f"""\
# bash completion for katzentisch
_katzentisch() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words={names}
  else
    case ${{COMP_WORDS[1]}} in
{cases}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _katzentisch katzentisch
"""


def zsh(commands: list[Completed]) -> str:
    """A completion function that zsh loads from its function path."""
    names = "\n".join(f"    {shlex.quote(f'{each.name}:{each.about}')}" for each in commands)
    cases = "\n".join(
        f"    {each.name}) compadd -- {' '.join(map(shlex.quote, [*each.words, *each.switches]))}; _files ;;"
        for each in commands
    )
    return f"""\
#compdef katzentisch
_katzentisch() {{
  local -a commands
  commands=(
{names}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case $words[2] in
{cases}
  esac
}}
if [ "$funcstack[1]" = "_katzentisch" ]; then _katzentisch "$@"; else compdef _katzentisch katzentisch; fi
"""


def fish(commands: list[Completed]) -> str:
    """One line for each thing that can be completed."""
    lines = ["# fish completion for katzentisch"]
    for each in commands:
        about = shlex.quote(each.about)
        lines.append(f"complete -c katzentisch -n __fish_use_subcommand -f -a {each.name} -d {about}")
        when = shlex.quote(f"__fish_seen_subcommand_from {each.name}")
        lines += [f"complete -c katzentisch -n {when} -a {shlex.quote(word)}" for word in each.words]
        lines += [
            f"complete -c katzentisch -n {when} -l {switch.removeprefix('--')} -d {shlex.quote(about)}"
            for switch, about in each.switches.items()
        ]
    return "\n".join(lines) + "\n"
