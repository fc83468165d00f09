"""Compiled or not, the same games; edited, and the edit runs."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch import native

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
compiled = pytest.mark.skipif(
    native.built() != native.digests(), reason="NOT COMPILED: no C compiler here, so both builds are one"
)


def run(*args: str, source: Path = ROOT / "src", pure: bool = False) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "KATZENTISCH_PURE": "1" if pure else "0"}
    done = subprocess.run([sys.executable, *args], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.thorough
@compiled
def test_interpreted_and_compiled_builds_agree() -> None:
    """Every game gives the same records, views, events, imagined worlds and bot moves in both builds."""
    script = str(ROOT / "tests" / "chronicle.py")
    fast, *ours = run(script).stdout.splitlines()
    slow, *theirs = run(script, pure=True).stdout.splitlines()
    assert fast.endswith(native.SUFFIX)
    assert slow.endswith(".py")
    assert len(ours) > 10
    assert ours == theirs


@compiled
def test_an_edited_rule_runs_at_once(tmp_path: Path) -> None:
    """A stale compiled module is never imported: the edited source runs, and one line says so."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    ask = "import katzentisch.core.bits as b, katzentisch.core.state as s; print(b.bit(3), b.__file__, s.__file__)"
    before = run("-c", ask, source=tmp_path / "src")
    assert before.stdout.split()[0] == "8"
    assert before.stdout.count(native.SUFFIX) == 2
    assert before.stderr == ""
    edited = tmp_path / "src" / "katzentisch" / "core" / "bits.py"
    edited.write_text(edited.read_text("utf-8").replace("0x1000000000000000 >>", "0x2000000000000000 >>"), "utf-8")
    after = run("-c", ask, source=tmp_path / "src")
    assert after.stdout.split()[0] == "16"
    assert native.SUFFIX not in after.stdout
    assert after.stderr.count("running the sources") == 1


@compiled
def test_pure_switch_runs_the_sources() -> None:
    """KATZENTISCH_PURE=1 imports the sources although compiled modules are there."""
    ask = "import katzentisch.core.state as s; print(s.__file__)"
    assert run("-c", ask, pure=True).stdout.strip().endswith("state.py")
    assert run("-c", ask).stdout.strip().endswith(native.SUFFIX)


def test_no_constant_is_shifted_left_in_compiled_modules() -> None:
    """`1 << n` is compiled as a 32-bit shift, wrong in silence: `bit(n)` is the way."""
    paths = native.compilable()
    assert paths
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                name = node.left.id if isinstance(node.left, ast.Name) else ""
                assert not isinstance(node.left, ast.Constant), f"{path.name}:{node.lineno}"
                assert not name.isupper(), f"{path.name}:{node.lineno}"


def test_every_compiled_class_is_known_to_the_garbage_collector() -> None:
    """mypyc frees deeply nested objects through memory that only such classes have: others would overwrite theirs."""
    for path in native.compilable():
        assert "acyclic" not in path.read_text("utf-8"), path.name


@compiled
def test_objects_deep_inside_others_are_freed_safely() -> None:
    """A debugging allocator finds nothing overwritten after trees of any depth, and players inside lists, are freed."""
    script = """
import katzentisch.bots.tree as tree
from katzentisch.games.g5211.rules.player_state import PlayerState
for depth in range(1, 130):
    node = tree.Node(0)
    found = PlayerState()
    for _ in range(depth):
        arm = tree.Arm(0)
        arm.next, node = node, tree.Node(0)
        node.arms = [arm]
        found = [found]
    del arm, node, found
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KATZENTISCH_PURE": "0", "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
