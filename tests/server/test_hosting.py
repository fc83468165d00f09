"""What docs/host.md tells a host to do, done: units, proxy, backup, restore."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from katzentisch.bench.services import free_port
from katzentisch.cli import main
from katzentisch.cli.parser import EXIT_FAILED
from tests.waiting import PATIENCE_SECONDS, wait_until

from .service import Client, Server

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "docs" / "hosting"
PAGE = ROOT / "docs" / "host.md"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("unit", sorted(each.name for each in HOSTING.glob("katzentisch*")))
def test_units_are_what_systemd_understands(unit: str, tmp_path: Path) -> None:
    """Every line of them; the programs that they name need not be installed here."""
    for each in HOSTING.glob("katzentisch*"):
        text = each.read_text("utf-8").replace("/opt/katzentisch/bin/katzentisch", shutil.which("true") or "/bin/true")
        (tmp_path / each.name).write_text(text, "utf-8")
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit)], capture_output=True, text=True, check=False
    )
    assert [line for line in found.stderr.splitlines() if unit in line] == []


def test_units_and_page_use_commands_that_exist() -> None:
    """With switches that the command takes, and always with the store they are about."""
    from katzentisch.cli import arguments

    parser = arguments()
    service = (HOSTING / "katzentisch.service").read_text("utf-8")
    [command] = re.findall(r"^ExecStart=\S+/katzentisch (.*)$", service, re.MULTILINE)
    options = parser.parse_args(command.split())
    assert options.store.startswith("/var/lib/katzentisch/")
    shown = re.findall(r"katzentisch admin .*", PAGE.read_text("utf-8"))
    assert len(shown) > 10
    assert [line for line in shown if "--store" not in line] == []


@pytest.mark.ci
@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here")
def test_the_sample_of_nginx_passes_the_port_on(tmp_path: Path) -> None:
    """A socket from a page at another port than 443 is let in, and links to seats have the port."""
    with Server(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server:
        port = free_port()
        sample = (HOSTING / "nginx.conf").read_text("utf-8")
        sample = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", sample)
        sample = re.sub(r"    ssl_certificate.*\n", "", sample).replace("127.0.0.1:5211", f"127.0.0.1:{server.port}")
        config = tmp_path / "nginx.conf"
        temporary = "".join(
            f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config.write_text(
            f"pid {tmp_path}/pid; error_log {tmp_path}/error; events {{}} "
            f"http {{ access_log off; {temporary} {sample} }}",
            "utf-8",
        )
        with subprocess.Popen(["nginx", "-c", str(config), "-p", str(tmp_path), "-g", "daemon off;"]) as nginx:
            try:
                url = f"http://127.0.0.1:{port}"
                wait_until(lambda: answers(f"{url}/healthz"), "nginx answers")
                with Client(url) as anna:
                    code = anna.open("5211", ["", "random"])
                    key = anna.post(f"/api/tables/{code}/seats/0", {"name": "Anna"})
                    assert key["link"].startswith(f"{url}/t/{code}#")
                    address = f"ws://127.0.0.1:{port}/api/tables/{code}/ws"
                    with connect(address, origin=Origin(url), proxy=None) as line:
                        line.send(json.dumps({"do": "hello", "tokens": [key["token"]]}))
                        assert json.loads(line.recv(30))["say"] != "refused"
            finally:
                nginx.terminate()


def answers(url: str) -> bool:
    try:
        return httpx.get(url, timeout=PATIENCE_SECONDS).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.ci
def test_a_backup_can_be_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Made while the server runs; in the place of a store that was lost, the match goes on with the same cookie."""
    store, copy = tmp_path / "tables.sqlite", tmp_path / "backup.sqlite"
    with Server(str(store), tmp_path / "log") as server, Client(server.url) as anna:
        code = anna.open("5211", ["", "random"])
        anna.sit(code, 0, "Anna")
        anna.post(f"/api/tables/{code}/start", {})
        assert main(["admin", "--store", str(store), "backup", str(copy)]) == 0
        cookies = dict(anna.http.cookies)
    for lost in tmp_path.glob("tables.sqlite*"):
        lost.unlink()
    assert main(["admin", "--store", str(store), "list"]) == EXIT_FAILED
    shutil.copyfile(copy, store)
    store.chmod(0o600)
    assert main(["admin", "--store", str(store), "list"]) == 0
    assert code in capsys.readouterr().out
    with Server(str(store), tmp_path / "log") as server, Client(server.url) as anna:
        anna.http.cookies.update(cookies)
        assert anna.update(code, 0)["seat"] == 0
