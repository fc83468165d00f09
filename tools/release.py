"""`make release`: builds what is uploaded, and says so only after it was installed and played with."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

from katzentisch import __version__
from tools.lock import ROOT

DIST = ROOT / "dist"


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


def main() -> int:
    """Build, check, tell."""
    if found := obstacles():
        print(*found, sep="\n", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build", "--no-isolation"], cwd=ROOT, check=True)
    checked = subprocess.run([sys.executable, "-m", "pytest", "-m", "release", "tests/packages"], cwd=ROOT)
    if checked.returncode:
        return checked.returncode
    sdist, wheel = next(DIST.glob("*.tar.gz")), next(DIST.glob("*.whl"))
    print(f"""
Katzentisch {__version__} is ready, installed and played in empty environments:
  dist/{sdist.name}   upload it to the package index; it is compiled where it is installed
  dist/{wheel.name}   for machines like this one: attach it to the release, no index takes it
  git tag v{__version__} && git push origin v{__version__}""")
    return 0


if __name__ == "__main__":
    sys.exit(main())
