"""What belongs into a package, and what lies in one."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]


def tracked() -> list[str]:
    """Every file of the project, as git knows it."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def wanted() -> set[str]:
    """What every package must hold: all that is tracked below src, tests left out."""
    below = [PurePosixPath(name).relative_to("src") for name in tracked() if name.startswith("src/")]
    return {str(path) for path in below if "tests" not in path.parts}


def packed_in_sdist() -> set[str]:
    """What an sdist holds of the project: everything but what only git and its hosts read."""
    return {name for name in tracked() if not name.startswith(".")}


def in_wheel(path: Path) -> set[str]:
    """The files of the package in a wheel; some builders list its folders too."""
    with zipfile.ZipFile(path) as wheel:
        return {name for name in wheel.namelist() if name.startswith("katzentisch/") and not name.endswith("/")}


def in_sdist(path: Path) -> set[str]:
    """All files of an sdist, from its top."""
    with tarfile.open(path) as sdist:
        return {member.name.partition("/")[2] for member in sdist if member.isfile()}


def copy_to(folder: Path) -> Path:
    """The project as it is tracked, and nothing else."""
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder
