"""What `make` does before a game begins: install once, compile behind the server, and never trust half a build."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from katzentisch import native
from tests.waiting import wait_until
from tools import environment
from tools.lock import ROOT, Busy, alone

pytestmark = pytest.mark.slow

LOCKS = {path.stem: path.read_text("utf-8") for path in (ROOT / "requirements").glob("*.lock")}


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", LOCKS[lock], re.MULTILINE))


def test_locks_agree() -> None:
    """Developers get what players, hosts and compilers get; everything is pinned by hash, nothing by address."""
    assert set(LOCKS) == {"play", "host", "compile", "dev", "docs"}
    for name, text in LOCKS.items():
        assert name == "docs" or pins(name).items() <= pins("dev").items(), name
        assert name == "docs" or len(re.findall(r"^\S", text, re.MULTILINE)) == len(pins(name))
        assert text.count(" \\\n    --hash=sha256:") >= len(pins(name))
        assert "://" not in text
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = {re.split(r"[>=\[]", each)[0].replace(".", "-") for each in project["project"]["dependencies"]}
    isolated = {re.sub(r"\[.*\]", "", each) for each in project["build-system"]["requires"]}
    groups = project["dependency-groups"]
    assert isolated == {each for each in groups["install"] + groups["compile"] if isinstance(each, str)}
    assert needed <= pins("play").keys()
    assert needed <= pins("host").keys()
    assert not {"mypy", "pytest", "ruff", "deno", "playwright"} & (pins("play").keys() | pins("host").keys())


def test_nothing_is_installed_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The developers' part comes on top of the players'; only what changed is installed again."""
    done: list[str] = []
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "has_pip", lambda: True)
    monkeypatch.setattr(environment, "pip", lambda *arguments: done.append(arguments[-1]))
    environment.prepare("play")
    assert done == ["requirements/play.lock", "."]
    environment.prepare("play")
    assert done[2:] == []
    environment.prepare("dev")
    assert done[2:] == ["requirements/dev.lock"]
    (tmp_path / "play.lock.installed").write_text("another", "utf-8")
    environment.prepare("play")
    assert done[3:] == ["requirements/play.lock"]


def test_an_interrupted_installation_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By force, and so are others that may have found half a package of it; then nothing more."""

    def fail(*_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "has_pip", lambda: True)
    done: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "pip", lambda *arguments: done.append(arguments))
    environment.prepare("play")
    assert not any("--force-reinstall" in arguments for arguments in done)
    monkeypatch.setattr(environment, "pip", fail)
    with pytest.raises(KeyboardInterrupt):
        environment.prepare("compile")
    del done[:]
    monkeypatch.setattr(environment, "pip", lambda *arguments: done.append(arguments))
    environment.prepare("dev")
    environment.prepare("compile")
    assert all("--force-reinstall" in arguments for arguments in done)
    assert {"requirements/dev.lock", "requirements/compile.lock"} <= {arguments[-1] for arguments in done}
    del done[:]
    for purpose in ("play", "dev", "compile"):
        environment.prepare(purpose)
    assert done == []


def test_one_at_a_time() -> None:
    """Two makes do not fight, and anybody who is killed keeps nobody out."""
    hold = "from tools.lock import alone\nwith alone('test'): print('mine', flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", hold], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"mine\n"
        with pytest.raises(Busy), alone("test", wait=False):
            pass
        other.kill()
    with alone("test", wait=False):
        pass


BEHIND = """
import sys
from tools import engines
engines.wanted = lambda: True
engines.native.fresh = lambda: {fresh}
engines.LOG = engines.BUILD / "engines-test.log"
engines.alone = lambda *_, **__: engines.suppress()
engines.STEPS = [[sys.executable, "-c", {step!r}]]
engines.behind({server})
"""


def begin(server: int, step: str, fresh: bool = True) -> subprocess.Popen[str]:
    """Something that is done behind a server; all its output ends when everything in it has ended."""
    script = BEHIND.format(server=server, step=step, fresh=fresh)
    return subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_engines_are_compiled_behind_a_server() -> None:
    """Politely, and a line tells when they are there."""
    with begin(os.getpid(), "import os; assert os.nice(0) == 19") as work:
        assert work.stdout is not None
        assert "in the background" in work.stdout.readline()
        assert work.stdout.read() == "The engines are compiled; the next start uses them.\n"


def test_a_compiler_that_fails_is_no_drama() -> None:
    """One line says where to look."""
    with begin(os.getpid(), "raise SystemExit(1)") as work:
        assert work.stdout is not None
        assert work.stdout.read().splitlines()[1:] == [
            f"The engines could not be compiled: see {Path('build', 'engines-test.log')}."
        ]


def test_compilers_end_with_the_server(tmp_path: Path) -> None:
    """However it ends: they and all that they began are gone, without a word."""
    trace = tmp_path / "compiler"
    script = f"echo $$ > {trace}.new; mv {trace}.new {trace}; sleep 600"
    step = f"import subprocess; subprocess.run(['sh', '-c', {script!r}])"
    with subprocess.Popen(["sleep", "600"]) as server, begin(server.pid, step) as work:
        wait_until(trace.exists, "the compiler has begun")
        server.send_signal(signal.SIGKILL)
        server.wait()
        assert work.stdout is not None
        assert len(work.stdout.read().splitlines()) == 1
    compiler = int(trace.read_text("utf-8"))
    wait_until(lambda: gone(compiler), "the compiler is gone")


def gone(process: int) -> bool:
    """Whether a process has ended, buried or not."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return ") Z " in Path("/proc", str(process), "stat").read_text("utf-8")
    return True


@pytest.fixture(scope="module")
def cottage(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny house with two modules to compile."""
    if lacking := native.lacking():
        pytest.skip(f"NOT COMPILED: {lacking}")
    folder = tmp_path_factory.mktemp("cottage")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src/katzentisch/native.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    package = folder / "src" / "katzentisch"
    (package / "__init__.py").write_text('__version__ = "0"\n', "utf-8")
    for name in ("room", "attic"):
        (package / f"{name}.py").write_text(f"{native.MARK}i64\n\ndef {name}(n: i64) -> i64:\n    return n\n", "utf-8")
    compile_in(folder)
    return folder


def compile_in(folder: Path) -> None:
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib=src", "--build-temp=build/temp"]
    subprocess.run(command, cwd=folder, check=True, env=os.environ | {"CFLAGS": "-O0"})


@pytest.mark.ci
def test_half_a_build_is_never_used(cottage: Path) -> None:
    """A build that was interrupted has no manifest; the next one trusts nothing that it left."""
    folder = cottage / "src" / "katzentisch" / "_native"
    twins = sorted(folder.glob("*.so"))
    whole = [twin.stat().st_size for twin in twins]
    assert len(twins) == 3
    (folder / native.MANIFEST).unlink()
    for twin in twins:
        twin.write_bytes(b"half")
    compile_in(cottage)
    assert [twin.stat().st_size for twin in twins] == whole
    assert (folder / native.MANIFEST).exists()


@pytest.mark.ci
def test_what_is_no_longer_compiled_leaves_no_twin(cottage: Path) -> None:
    """Else the finder would go on to serve it."""
    folder = cottage / "src" / "katzentisch" / "_native"
    assert list(folder.glob("katzentisch.attic.*"))
    (cottage / "src" / "katzentisch" / "attic.py").write_text("def attic() -> None: ...\n", "utf-8")
    compile_in(cottage)
    assert not list(folder.glob("katzentisch.attic.*"))
    assert list(folder.glob("katzentisch.room.*"))
