"""`make release`: builds what is uploaded, and says so only after it was installed and played with.

Of every Python that is found here there is a manylinux wheel with compiled engines; where none fits, pip takes the
pure wheel. PYTHONS=3.11,3.13 builds for these only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from katzentisch import __version__
from tools.lock import BUILD, ROOT

DIST = ROOT / "dist"
WORK = BUILD / "release"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PYTHONS_VARIABLE = "PYTHONS"
FOUND_BELOW = (".pyenv/versions/{version}.*/bin/python", ".local/share/uv/python/cpython-{version}*/bin/python3")
"""Where version managers keep interpreters, below the home folder."""
TOOLS = ("auditwheel", "patchelf", "twine")


def obstacles() -> list[str]:
    """What speaks against a release, in words."""
    found = []
    if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, check=True, capture_output=True).stdout:
        found.append("There are changes that are not committed.")
    heading = rf"^## {re.escape(__version__)} - \d{{4}}-\d\d-\d\d$"
    if not re.search(heading, (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M):
        found.append(f"CHANGELOG.md has no heading with a date for {__version__}.")
    if subprocess.run(["git", "tag", "--list", f"v{__version__}"], cwd=ROOT, check=True, capture_output=True).stdout:
        found.append(f"{__version__} was released before: raise __version__ in src/katzentisch/__init__.py.")
    return found


def interpreters() -> dict[str, Path | None]:
    """A Python of every version that is supported, or None where there is none on this machine."""
    return {
        version: next((python for python in candidates(version) if is_version(python, version)), None)
        for version in VERSIONS
    }


def candidates(version: str) -> list[Path]:
    """Where a Python of this version may be."""
    named = shutil.which(f"python{version}")
    kept = [path for pattern in FOUND_BELOW for path in Path.home().glob(pattern.format(version=version))]
    return [Path(os.path.realpath(sys.executable)), *([Path(named)] if named else []), *sorted(kept)]


def is_version(python: Path, version: str) -> bool:
    """Whether a program is a Python of this version that runs."""
    ask = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([str(python), "-c", ask], capture_output=True, text=True)
    return done.returncode == 0 and done.stdout.strip() == version


def wanted_versions() -> list[str]:
    """The versions that were asked for; all by default."""
    asked = os.environ.get(PYTHONS_VARIABLE, "")
    return [version for version in VERSIONS if not asked or version in asked.split(",")]


def run(*command: str | Path, **environment: str) -> None:
    """Run a program in the project's folder."""
    subprocess.run([str(word) for word in command], cwd=ROOT, env=os.environ | environment, check=True)


def environment(name: str, python: Path, *packages: str) -> Path:
    """A virtual environment with these packages, by its Python."""
    folder = WORK / name
    if not (folder / "bin" / "python").exists():
        run(python, "-m", "venv", folder)
    own = folder / "bin" / "python"
    if packages:
        run(own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages)
    return own


def build_pure() -> None:
    """The sdist, and the wheel that runs everywhere."""
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist")
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", KATZENTISCH_PURE_WHEEL="1")


def build_compiled(version: str, python: Path) -> None:
    """The wheel for one Python, compiled, stripped, and named for every Linux that it runs on."""
    raw = WORK / f"raw-{version}"
    shutil.rmtree(raw, ignore_errors=True)
    builder = environment(f"build-{version}", python, "build")
    run(builder, "-m", "build", "--wheel", "--outdir", raw)
    [wheel] = raw.glob("*.whl")
    repair(wheel)


def repair(wheel: Path) -> None:
    """Let auditwheel check what a wheel needs of a system, and name it by that."""
    tools = environment("tools", Path(sys.executable), *TOOLS)
    path = f"{tools.parent}{os.pathsep}{os.environ['PATH']}"
    run(tools, "-m", "auditwheel", "repair", "--strip", "--wheel-dir", DIST, wheel, PATH=path)


def check_metadata() -> None:
    """Whether an index takes all of them and can show the page."""
    tools = environment("tools", Path(sys.executable), *TOOLS)
    run(tools, "-m", "twine", "check", "--strict", *sorted(DIST.iterdir()))


def main() -> int:
    """Build, check, tell."""
    if found := obstacles():
        print(*found, sep="\n", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    build_pure()
    pythons = interpreters()
    for version in wanted_versions():
        if python := pythons[version]:
            build_compiled(version, python)
    check_metadata()
    checked = subprocess.run([sys.executable, "-m", "pytest", "-m", "release", "tests/packages"], cwd=ROOT)
    if checked.returncode:
        return checked.returncode
    print(f"\nKatzentisch {__version__} is ready, installed and played in empty environments. Upload to the index:")
    print(*(f"  dist/{path.name}" for path in sorted(DIST.iterdir())), sep="\n")
    missing = [version for version in wanted_versions() if pythons[version] is None]
    if missing:
        print(f"Not on this machine, so neither built nor tried: Python {', '.join(missing)}.")
    print(f"  git tag v{__version__} && git push origin v{__version__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
