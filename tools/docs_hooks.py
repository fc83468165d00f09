"""Hooks for `make docs`: the Markdown files beside README.md become pages below `project/`, and links to them work."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)\s]+)")
ATTACHED = {"compose.yaml", "LICENSE"}
"""Files that pages link to and that are offered for download."""


def on_files(files: Files, config: Any, **_: Any) -> Files:
    """Add the Markdown files of the project's top folder, and what they link to."""
    for path in sorted(ROOT.iterdir()):
        if (path.suffix == ".md" and path.name != "README.md") or path.name in ATTACHED:
            files.append(File.generated(config, f"project/{path.name}", content=path.read_bytes()))
    for path in sorted((ROOT / "docs").glob("*.py")) + sorted((ROOT / "docs").glob("*.sh")):
        files.append(File.generated(config, f"project/{path.name}", content=path.read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Point links at where the pages and files are in the site."""
    return LINK.sub(lambda link: f"]({moved_link(link[1], page.file.src_uri)}", markdown)


def moved_link(target: str, page: str) -> str:
    """Where a link of a page leads in the site: between `docs/` and the top folder, pages moved."""
    path, mark, anchor = target.partition("#")
    if page.startswith("project/"):
        if path.startswith("docs/"):
            path = "../" + path.removeprefix("docs/")
        elif path == "README.md":
            path = "../index.md"
    elif path == "../README.md":
        path = "index.md"
    elif path.startswith("../"):
        path = "project/" + path.removeprefix("../")
    elif path.endswith((".py", ".sh")):
        path = f"project/{path}"
    return path + mark + anchor
