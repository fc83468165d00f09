"""Commands about the command line itself: shell completion and the configuration file."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from katzentisch.cli.completion import SHELLS, completion_script
from katzentisch.cli.parser import Commands
from katzentisch.core.reason import Value
from katzentisch.core.view import encode
from katzentisch.core.words import LANGUAGES, Words, language
from katzentisch.terminal.config import config_path, load_config
from katzentisch.terminal.prompt import print_message

EXAMPLE = f'name = "Anna"\nlanguage = "{LANGUAGES[-1]}"\nspeed = 0.5\nstore = "tables.sqlite"'


def add(commands: Commands) -> None:
    """Add `completion` and `config`."""
    examples = ["completion bash > ~/.local/share/bash-completion/completions/katzentisch"]
    examples += ["completion zsh > ~/.zfunc/_katzentisch"]
    examples += ["completion fish > ~/.config/fish/completions/katzentisch.fish"]
    completion = commands.add("completion", print_completion, "print a completion script for your shell", examples)
    completion.add_argument("shell", choices=SHELLS)

    config = commands.add("config", print_config, "show the configuration file and what it sets", ["config"])
    config.add_argument("--json", action="store_true", help="for programs")


def print_completion(options: argparse.Namespace, console: Console) -> int:
    """Print the completion script for one shell."""
    from katzentisch.cli import arguments

    sys.stdout.write(completion_script(options.shell, arguments()))
    return 0


def print_config(options: argparse.Namespace, console: Console) -> int:
    """Print where the file is, and every setting with its value."""
    words = Words(language(options.lang))
    path, config = config_path(), load_config()
    settings = {name: getattr(config, name) for name in config.__struct_fields__}
    if options.json:
        sys.stdout.write(encode({"path": str(path), "exists": path.exists(), **settings}).decode() + "\n")
        return 0
    data: dict[str, Value] = {"path": str(path)}
    print_message(console, words.say("config-file" if path.exists() else "config-none", data))
    for name, value in settings.items():
        console.print(f"  {name} = {value if value != '' else '–'}", soft_wrap=True)
    if not path.exists():
        print_message(console, f"\n{words.say('config-example')}\n\n{EXAMPLE}")
    return 0
