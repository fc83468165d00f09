"""Compiles the engines with mypyc where that is possible; everything else is in pyproject.toml."""

from __future__ import annotations

import json
import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
SOURCE = HERE / "src"
PACKAGE = SOURCE / "katzentisch"
os.environ["KATZENTISCH_PURE"] = "1"
sys.path.insert(0, str(SOURCE))

from katzentisch import native  # noqa: E402


def extensions() -> list[Extension]:
    """The engines as C, made by mypyc."""
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    paths = [path.relative_to(HERE) for path in native.compilable(PACKAGE)]
    # The largest games are compiled apart, at the same time; calls between parts cost a little more than within one.
    apart = {room: [str(path) for path in paths if room in path.parts] for room in ("isle_of_cats", "cryptid")}
    house = [str(path) for path in paths if not apart.keys() & set(path.parts)]
    parts = [(house, "katzentisch"), *((files, f"katzentisch_{room}") for room, files in apart.items() if files)]
    # Their C is made in one go all the same, from nothing: only who knows all classes calls methods directly and trusts
    # attributes to be there. Of parts mypyc would assume that somebody else might extend any class.
    sources = [str(path) for path in paths]
    whole = CompilerOptions(separate=True)
    whole.global_opts = True
    _, written, needs = mypyc_build([f"--cache-dir={os.devnull}", *sources], whole, separate=parts)
    made = [[(os.path.relpath(name, "build"), "") for name in names] for names, _ in written]
    needed = [(need.path, need.include_dirs, need.internal) for need in needs]
    modules: list[Extension] = mypycify(sources, opt_level="3", separate=parts, skip_cgen_input=(made, needed))
    for module in modules:
        module.optional = True
        if sys.platform != "win32":
            # Without contraction a sum is rounded as in the interpreter, so that both builds choose alike.
            module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition", "-ffp-contract=off"]
    return modules


class House(Distribution):
    """Has something to compile if it can be compiled here."""

    def has_ext_modules(self) -> bool:
        return not native.lacking() and find_spec("mypyc") is not None


class Sources(build_py):
    """Begins with an empty folder, so that nothing of an earlier build is packed."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, "katzentisch"), ignore_errors=True)
        super().run()


class Engines(build_ext):
    """Puts the compiled modules into `_native/`, where only our finder looks: all of them and a manifest, or none.

    The manifest is written last. Where it is missing an earlier build was interrupted, and nothing it left is trusted.
    """

    command_name = "build_ext"

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True

    def get_ext_fullpath(self, name: str) -> str:
        return str(Path(self.build_lib, "katzentisch", "_native", name + native.SUFFIX))

    def run(self) -> None:
        if self.editable_mode:  # `make` compiles beside the sources when it is wanted
            return
        folder = Path(self.build_lib, "katzentisch", "_native")
        manifest = folder / native.MANIFEST
        complete = manifest.exists()
        manifest.unlink(missing_ok=True)
        hashes = native.digests(PACKAGE)
        self.distribution.ext_modules = extensions()  # only now: mypyc takes its time
        self.reinitialize_command(self).ensure_finalized()
        self.force = self.force or not complete
        super().run()
        twins = {Path(self.get_ext_fullpath(each.name)) for each in self.extensions}
        if not all(twin.exists() for twin in twins):
            shutil.rmtree(folder, ignore_errors=True)
            return
        for other in set(folder.iterdir()) - twins:
            other.unlink()
        if hasattr(os, "sync"):  # after a crash a manifest must not vouch for half a file
            os.sync()
        manifest.write_text(json.dumps(hashes, indent=1), "utf-8")


setup(distclass=House, cmdclass={"build_py": Sources, "build_ext": Engines})
