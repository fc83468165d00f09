"""An installation in an empty environment: whether it plays a match and serves a page."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.waiting import wait_until


def strange(home: Path) -> dict[str, str]:
    """The environment of somebody who has nothing of Katzentisch yet."""
    unwanted = {"PYTHONPATH", "VIRTUAL_ENV", "KATZENTISCH_PURE"}
    plain = {name: value for name, value in os.environ.items() if name not in unwanted}
    return plain | {"HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8"}


class House:
    """A virtual environment of its own, a home of its own, and if need be a machine without a compiler."""

    def __init__(self, folder: Path, compiler: bool = True, python: Path | None = None) -> None:
        self.folder = folder
        self.bin = folder / "house" / "bin"
        self.environment = strange(folder)
        if not compiler:
            self.environment["PATH"] = str(self.bin)
        own = python or Path(os.path.realpath(sys.executable))
        subprocess.run([str(own), "-m", "venv", str(self.bin.parent)], check=True)

    def install(self, package: Path) -> None:
        """As its users do who also want to serve tables."""
        self.run("python", "-m", "pip", "install", "--quiet", "--no-cache-dir", f"{package}[serve]")

    def run(self, program: str, *arguments: str) -> str:
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, env=self.environment, check=True, stdout=subprocess.PIPE)
        return done.stdout.decode()

    def compiled(self) -> bool:
        """Whether the engines that run are compiled ones."""
        ask = "import katzentisch.core.state as state; print(state.__file__)"
        return not self.run("python", "-c", ask).strip().endswith(".py")

    def check(self) -> None:
        """Bots play a match of every game to its end, the record is sound, and a page is served."""
        ask = "from katzentisch.core.catalogue import catalogue; print(*catalogue())"
        games = self.run("python", "-c", ask).split()
        assert len(games) >= 4
        for game in games:
            record = self.folder / f"{game}.kt"
            seats = "random,random,random" if game == "cryptid" else "random,random"
            self.run("katzentisch", "play", game, "--seats", seats, "--record", str(record), "--lang", "en")
            assert "over" in self.run("katzentisch", "verify", str(record), "--lang", "en")
        self.run("katzentisch", "rules", games[0])
        command = [str(self.bin / "katzentisch"), "serve", "--port", "0", "--lang", "en"]
        with subprocess.Popen(command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            try:
                found = re.search(r"http://[\d.:]+/", server.stdout.readline().decode())
                assert found
                serves(found[0])
            finally:
                server.terminate()


def serves(address: str) -> None:
    """A page comes with all the files that it names, and the store answers."""
    page = answer(address).decode()
    files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert files
    for name in files:
        assert answer(address.rstrip("/") + name)
    assert answer(address + "healthz")


def answer(url: str) -> bytes:
    """What is served, as soon as it is."""

    def served() -> bytes:
        with contextlib.suppress(ConnectionError, urllib.error.URLError), urllib.request.urlopen(url) as answered:
            content: bytes = answered.read()
            return content
        return b""

    return wait_until(served, f"{url} is served")
