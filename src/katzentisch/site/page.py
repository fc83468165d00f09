"""The one page of the site, with the policy that a static host cannot send as a header."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from html import escape

from katzentisch.core.words import LANGUAGES, Words
from katzentisch.server.assets import MODULES
from katzentisch.server.pages import fill_template, web_manifest
from katzentisch.server.preloads import PageFiles, modules_of
from katzentisch.server.script_json import script_json

ENTRY_MODULES = (
    "web/here/site.js",
    "web/shell/main.js",
    "web/lobby/lobby.js",
    "web/here/front.js",
    "web/here/opening.js",
)
"""The modules with which the first page is shown."""
TABLE_MODULE = "web/table/table.js"


def site_page(prefix: str) -> str:
    """The page as every address of the site shows it; a script finds the language."""
    words, old = Words(LANGUAGES[0]), [Words(lang).say("page-too-old") for lang in LANGUAGES]
    needed = modules_of(*ENTRY_MODULES)
    of_tables = [path for path in modules_of(TABLE_MODULE) if path not in needed]
    imports = script_json({"imports": {name: prefix + path for name, path in MODULES.items()}})
    return fill_template(
        lang=LANGUAGES[0],
        head=f'<meta http-equiv="Content-Security-Policy" content="{escape(policy(imports))}">\n'
        f'<meta name="description" content="{escape(words.say("site-about"))}">\n'
        f'<meta name="table-modules" content="{" ".join(of_tables)}">\n'
        f'<link rel="stylesheet" href="{prefix}web/here/here.css">\n'
        f'<script defer src="{prefix}web/here/old.js"></script>',
        foot=f'<div class="old">{"".join(f"<p>{escape(text)}</p>" for text in old)}</div>',
        title=words.say("page-title"),
        needs_script=words.say("page-script-here"),
        imports=imports,
        root="./",
        prefix=prefix,
        entry="here/site",
        needed=PageFiles(needed),
    )


def policy(imports: str) -> str:
    """Everything from here and nowhere else; the import map by its hash, the engines as WebAssembly."""
    allowed = b64encode(sha256(imports.encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'self' 'sha256-{allowed}' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'"
    )


def manifest(prefix: str) -> str:
    """What a phone shows when the site is installed."""
    return json.dumps(web_manifest(prefix, start="./"))
