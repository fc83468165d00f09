"""How well pages load on a phone with a slow line and on a laptop, as Lighthouse judges them: `make lighthouse`.

Each row is one page of a server or of the site, opened by a browser that has none of its files: the four scores, and
when something was painted (FCP), when the largest part was (LCP), for how long the page could not answer (TBT), and
how much moved (CLS). Under a score below the goal stand the audits to blame. Lighthouse computes a slow line from what
it observed, so a busy machine lowers the first score. `PAGE=` and `DEVICE=` choose, `REPEATS=3` gives medians, and the
reports stay in `build/lighthouse`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import APIRequestContext, Playwright, sync_playwright

from katzentisch.site.folder import write_site
from katzentisch.site.runtime import Unfetched, deno
from tests.server.service import Server
from tests.site.conftest import FETCHED
from tests.site.guest import PATIENCE
from tests.web.visitor import CHROMIUM, QUIET

LIGHTHOUSE = "npm:lighthouse@13.5.0"
REPORTS = Path("build/lighthouse")
GOAL = 95
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
DEVICES = {"phone": [], "laptop": ["--preset=desktop"]}
TIMES = {"FCP": "first-contentful-paint", "LCP": "largest-contentful-paint", "TBT": "total-blocking-time"}
"""Audits in milliseconds."""
FIXED = {
    "daily": "/daily",
    "person": "/me",
    "my games": "/me/games",
    "lesson": "/learn/g5211",
    "score pad": "/companion/isle_of_cats",
    "settings": "/settings",
    "about": "/about",
}
"""Pages whose address is the same for everybody."""
BRISK = ["server.season_scheduler:CHECK_SECONDS=0.05"]
SLOWEST_SECONDS = 300
"""A report that takes longer never comes."""
MINE = "profile"
"""Where a browser keeps what somebody has who came before."""


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to measure pages")
    wanted, repeats = os.environ.get("PAGE", ""), int(os.environ.get("REPEATS", "1"))
    devices = [os.environ["DEVICE"]] if "DEVICE" in os.environ else list(DEVICES)
    REPORTS.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder)
        beside = make_site(home / "site")
        with Server(f"{folder}/tables.db", home / "log", *beside, constants=BRISK) as server:
            pages = {**newcomer_pages(bool(beside)), **prepare(playwright, home / MINE, server.url, bool(beside))}
            chosen = {name: path for name, path in pages.items() if wanted in name}
            print(f"{'':24}{'':8}{''.join(f'{each:>15}' for each in CATEGORIES)}{'FCP s':>8}{'LCP s':>8}", end="")
            print(f"{'TBT s':>8}{'CLS':>8}{'load':>7}")
            for name, path in chosen.items():
                new = name in newcomer_pages(True)
                for device in devices:
                    found = [measure(name, server.url + path, device, home, new) for _ in range(repeats)]
                    show(name, device, sorted(found, key=performance)[(repeats - 1) // 2])


def make_site(folder: Path) -> list[str]:
    """The site, and the switches with which a server offers it; none where Python for browsers is missing."""
    folder.mkdir()
    try:
        write_site(folder, FETCHED)
    except Unfetched as problem:
        print(f"NO RUNTIME: pages of the site are left out ({problem.reason})", file=sys.stderr)
        return []
    return ["--site", str(folder)]


def newcomer_pages(has_site: bool) -> dict[str, str]:
    """Pages as somebody sees them who comes for the first time."""
    return {"lobby": "/", **({"site": "/here/"} if has_site else {})}


def prepare(playwright: Playwright, profile: Path, url: str, has_site: bool) -> dict[str, str]:
    """Let somebody have a club, a season, tables, and a match at the site; the pages that show these."""
    context = playwright.chromium.launch_persistent_context(profile, executable_path=CHROMIUM, args=QUIET)
    context.set_default_timeout(PATIENCE)
    anna, ben = context.request, playwright.request.new_context()
    club = call(anna, url, "POST", "clubs", {"name": "Die Kater", "member": "Anna"})
    code, key = club["code"], club["link"].partition("#")[2]
    call(ben, url, "POST", f"clubs/{code}/members", {"name": "Ben", "key": key})
    wish = {"name": "Winter", "game": "5211", "kind": "swiss", "size": 2}
    season = call(anna, url, "POST", f"clubs/{code}/seasons", wish)["id"]
    for each in (anna, ben):
        call(each, url, "PUT", f"clubs/{code}/seasons/{season}/entry", {"on": True})
    call(anna, url, "POST", f"clubs/{code}/seasons/{season}/begin")
    pages = {"club": f"/club/{code}", "season": f"/club/{code}/{season}", **FIXED}
    for name, others in (("waiting room", ["", ""]), ("table", ["kitten", "kitten"])):
        table = call(anna, url, "POST", "tables", {"game": "5211", "seats": ["", *others]})["code"]
        call(anna, url, "POST", f"tables/{table}/seats/0", {"name": "Anna"})
        pages[name] = f"/t/{table}"
    call(anna, url, "POST", f"tables/{table}/start", {"fill": None})
    if has_site:
        page = context.new_page()
        page.goto(f"{url}/here/")
        page.locator(".front .main:enabled").click()
        page.wait_for_selector(".table[data-state=yours]")
        pages["table at the site"] = page.url.removeprefix(url)
    context.close()
    ben.dispose()
    return pages


def call(person: APIRequestContext, url: str, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the server answers; AssertionError if it refuses."""
    answer = person.fetch(f"{url}/api/{path}", method=method, data=body)
    assert answer.ok, f"{method} {path}: {answer.text()}"
    return answer.json() if "json" in answer.headers.get("content-type", "") else None


def measure(name: str, url: str, device: str, home: Path, new: bool) -> dict[str, Any]:
    """Lighthouse's report on a page, opened by a browser of its own."""
    profile = home / "copy"
    shutil.rmtree(profile, ignore_errors=True)
    if new:
        profile.mkdir()
    else:
        shutil.copytree(home / MINE, profile, symlinks=True, ignore=shutil.ignore_patterns("Singleton*"))
    report = REPORTS / f"{name.replace(' ', '-')}-{device}.json"
    report.unlink(missing_ok=True)
    flags = " ".join(["--headless=new", f"--user-data-dir={profile}", "--password-store=basic", *QUIET])
    output = ["--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={flags}"]
    command = [deno(), "run", "--quiet", "--no-config", "--allow-all", LIGHTHOUSE, url, *output, *DEVICES[device]]
    environment = {**os.environ, "CHROME_PATH": CHROMIUM}
    done = subprocess.run(command, capture_output=True, text=True, timeout=SLOWEST_SECONDS, env=environment)
    if not report.exists():
        sys.exit(f"NO LIGHTHOUSE: it cannot be fetched, or has no report on {url}\n{done.stderr}")
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return found


def performance(report: dict[str, Any]) -> float:
    return report["categories"]["performance"]["score"] or 0.0


def show(name: str, device: str, report: dict[str, Any]) -> None:
    """A row, and what keeps the page from the goal."""
    audits, categories = report["audits"], [report["categories"][each] for each in CATEGORIES]
    scores = [round(100 * (category["score"] or 0)) for category in categories]
    times = "".join(f"{audits[each]['numericValue'] / 1000:8.2f}" for each in TIMES.values())
    moved = audits["cumulative-layout-shift"]["numericValue"]
    cells = "".join(f"{score:15}" for score in scores)
    print(f"{name:24}{device:8}{cells}{times}{moved:8.3f}{os.getloadavg()[0]:7.1f}", flush=True)
    for category, score in zip(categories, scores, strict=True):
        for audit in blamed(category, audits) if score < GOAL else []:
            print(f"    {category['id']}: {audit['title']} {audit.get('displayValue', '')}")


def blamed(category: dict[str, Any], audits: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The audits that lower a score."""
    for each in category["auditRefs"]:
        audit = audits[each["id"]]
        if each["weight"] and audit["score"] is not None and audit["score"] < GOAL / 100:
            yield audit


if __name__ == "__main__":
    main()
