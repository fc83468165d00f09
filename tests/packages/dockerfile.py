"""A Dockerfile without Docker: read, and its steps run in a folder that stands for `/katzentisch`."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from .house import strange

HOME = re.compile(r"(?<![\w/])/katzentisch(?![\w-])")
SYSTEM = ("apt-get", "useradd")
"""Steps that prepare a bare machine; here they are already done, or not wanted."""


class Step(NamedTuple):
    """One instruction and its argument."""

    word: str
    text: str


class Stage(NamedTuple):
    """All that is done in one image."""

    name: str
    steps: list[Step]

    def all(self, word: str) -> list[str]:
        return [step.text for step in self.steps if step.word == word]

    def last(self, word: str) -> str:
        return self.all(word)[-1]


def stages(text: str) -> list[Stage]:
    """The stages of a Dockerfile, in order."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    found: list[Stage] = []
    for word, _, rest in (line.strip().partition(" ") for line in lines if line.strip() and not line.startswith("#")):
        if word == "FROM":
            found.append(Stage(rest.partition(" AS ")[2], []))
        found[-1].steps.append(Step(word, rest.strip()))
    return found


def command(stage: Stage) -> list[str]:
    """What an image runs, if nobody wants something else."""
    return [*json.loads(stage.last("ENTRYPOINT")), *json.loads(stage.last("CMD"))]


class Builder:
    """Runs the steps of all stages, one image after the other, at the same place."""

    def __init__(self, context: Path, folder: Path) -> None:
        self.context, self.folder = context, folder
        self.home = folder / "katzentisch"
        python = folder / "bin" / "python"
        python.parent.mkdir()
        python.write_text(f'#!/bin/sh\nexec {shlex.quote(os.path.realpath(sys.executable))} "$@"\n', "utf-8")
        python.chmod(0o755)
        self.plain = strange(folder) | {"PATH": f"{python.parent}:{os.environ['PATH']}"}
        self.environment = self.plain

    def build(self, found: list[Stage]) -> None:
        """The last image is left in `home`, the others beside it by their names."""
        for stage in found:
            self.home.mkdir()
            self.environment = self.plain
            for step in stage.steps:
                self.run(step)
            if stage is not found[-1]:
                self.home.rename(self.folder / stage.name)

    def run(self, step: Step) -> None:
        if step.word == "RUN" and not step.text.startswith(SYSTEM):
            subprocess.run(self.here(step.text), shell=True, cwd=self.home, env=self.environment, check=True)
        elif step.word == "COPY":
            self.copy(*step.text.split())
        elif step.word == "ENV":
            name, _, value = step.text.partition("=")
            self.environment = self.environment | {name: self.here(value).replace("$PATH", self.environment["PATH"])}

    def copy(self, *arguments: str) -> None:
        *sources, target = arguments
        context = self.context
        if sources[0].startswith("--from="):
            context = self.folder / sources.pop(0).removeprefix("--from=")
        for source in sources:
            path = context / source.removeprefix("/katzentisch/")
            if path.is_dir():
                shutil.copytree(path, self.home / target, symlinks=True)
            else:
                shutil.copy2(path, self.home / target)

    def here(self, text: str) -> str:
        return HOME.sub(str(self.home), text)
