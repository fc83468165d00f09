"""`.venv`, and in it as much as is needed: what plays, what compiles, what develops. Nothing is installed twice."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools.lock import ROOT, alone

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PURPOSES = {"play": "to play", "compile": "to compile the engines", "dev": "to develop"}
BEGUN = "begun"
"""What a stamp says while pip is at work, and for ever if that is broken off."""
EDITABLE = ["--no-deps", "--no-build-isolation", "--editable", "."]


def prepare(purpose: str) -> None:
    """Install what a purpose needs, unless it is there."""
    lock = Path("requirements", f"{purpose}.lock")
    steps = {lock: ["--require-hashes", "--no-deps", "--requirement", str(lock)], Path("pyproject.toml"): EDITABLE}
    if all(map(installed, steps)):
        return
    with alone("environment"):
        if all(map(installed, steps)):
            return
        print(f"Setting up .venv {PURPOSES[purpose]} (this happens once)", flush=True)
        if not has_pip():
            subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        force = ["--force-reinstall"] if broken_off() else []
        for source, arguments in steps.items():
            if force or not installed(source):
                stamp(source).write_text(BEGUN, "utf-8")
                pip("install", *force, *arguments)
                stamp(source).write_text(digest(source), "utf-8")


def pip(command: str, *arguments: str) -> None:
    """Without byte code, which Python makes for what it imports: to make it for everything takes as long again."""
    switches = ["--disable-pip-version-check", "--quiet", "--no-compile"]
    subprocess.run([str(PYTHON), "-m", "pip", command, *switches, *arguments], cwd=ROOT, check=True)


def has_pip() -> bool:
    """Whether there is an environment, and a whole one."""
    return PYTHON.exists() and not subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True).returncode


def installed(source: Path) -> bool:
    """Whether what a file asks for was installed since it changed."""
    return stamp(source).exists() and stamp(source).read_text("utf-8") == digest(source)


def broken_off() -> bool:
    """Whether an installation was ever ended in the middle: pip takes half a package for a whole one."""
    return any(each.read_text("utf-8") == BEGUN for each in VENV.glob("*.installed"))


def stamp(source: Path) -> Path:
    return VENV / f"{source.name}.installed"


def digest(source: Path) -> str:
    return sha256((ROOT / source).read_bytes()).hexdigest()


if __name__ == "__main__":
    try:
        prepare(*sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
    except KeyboardInterrupt:
        sys.exit(130)
