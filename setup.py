"""Compiles the engines with mypyc where that is possible; everything else is in pyproject.toml."""

from __future__ import annotations

import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
SOURCE = HERE / "src"
PACKAGE = SOURCE / "katzentisch"
os.environ["KATZENTISCH_PURE"] = "1"
sys.path.insert(0, str(SOURCE))

from katzentisch import native  # noqa: E402


def missing() -> str | None:
    """What keeps us from compiling, in words."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not any(map(shutil.which, (compiler, "cc", "gcc", "clang"))):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers (python3-dev) are missing"
    try:
        import mypyc  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    return None


def extensions() -> list[Extension]:
    if missing():
        return []
    from mypyc.build import mypycify

    paths = [path.relative_to(HERE) for path in native.compilable(PACKAGE)]
    # The largest games are compiled apart, at the same time; calls between parts cost a little more than within one.
    apart = {room: [str(path) for path in paths if room in path.parts] for room in ("isle_of_cats", "cryptid")}
    house = [str(path) for path in paths if not apart.keys() & set(path.parts)]
    parts = [(house, "katzentisch"), *((files, f"katzentisch_{room}") for room, files in apart.items())]
    modules = mypycify([str(path) for path in paths], opt_level="3", separate=parts)
    for module in modules:
        module.optional = True
        if sys.platform != "win32":
            # Without contraction a sum is rounded as in the interpreter, so that both builds choose alike.
            module.extra_compile_args += ["-fno-semantic-interposition", "-ffp-contract=off"]
    return modules


class NativeFolder(build_ext):
    """Puts the compiled modules beside a manifest into `_native/`, where only our finder looks."""

    def get_ext_fullpath(self, name: str) -> str:
        return str(Path(self.build_lib, "katzentisch", "_native", name + native.SUFFIX))

    def run(self) -> None:
        hashes = native.digests(PACKAGE)
        folder = Path(self.build_lib, "katzentisch", "_native")
        (folder / native.MANIFEST).unlink(missing_ok=True)
        super().run()
        if self.extensions and all(Path(self.get_ext_fullpath(each.name)).exists() for each in self.extensions):
            if hasattr(os, "sync"):  # after a crash a manifest must not vouch for half a file
                os.sync()
            (folder / native.MANIFEST).write_text(json.dumps(hashes, indent=1), "utf-8")


if sys.argv[1:] == ["--fresh"]:  # for make: 0 if there is nothing to compile
    lacking = missing()
    if lacking:
        print(f"Not compiled: {lacking}. All games run all the same, only slower.", file=sys.stderr)
    elif native.built() != native.digests():
        print("Compiling the engines")
        sys.exit(1)
    sys.exit(0)

setup(ext_modules=extensions(), cmdclass={"build_ext": NativeFolder})
