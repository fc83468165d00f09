"""Commands that let others play: a server, its database, a site."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from katzentisch.cli.parser import EXIT_FAILED, Commands
from katzentisch.core.extras import require_extra
from katzentisch.core.progress import progress_line
from katzentisch.core.reason import Value
from katzentisch.core.words import LANGUAGES, Words, language
from katzentisch.terminal import record_files
from katzentisch.terminal.config import load_config
from katzentisch.terminal.prompt import CommandConsole, print_message


def add(commands: Commands) -> None:
    serve = commands.add(
        "serve",
        serve_tables,
        "serve tables for people, bots and programs",
        ["serve", "serve --open", "serve --host 0.0.0.0 --port 5211 --store tables.sqlite"],
    )
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument("--port", type=int, help="0 for any that is free (default: 5211 if it is, else any)")
    serve.add_argument("--open", action="store_true", help="open a browser, where there is one")
    serve.add_argument("--store", metavar="URL", help="a file for SQLite, or postgresql://…")
    serve.add_argument("--bus", default="", metavar="URL", help="redis://…; a PostgreSQL store is its own bus")
    serve.add_argument("--workers", type=int, default=1, metavar="N", help="processes (needs PostgreSQL)")
    serve.add_argument("--thinkers", type=int, default=1, metavar="N", help="processes for bots, for each worker")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another page that may connect")
    serve.add_argument("--name", action="append", default=[], metavar="HOST", help="the public host name")
    serve.add_argument("--rate", type=float, default=20.0, metavar="N", help="requests a second from one address")
    serve.add_argument(
        "--call-after", type=float, default=45.0, metavar="N", help="seconds until absent players are called"
    )
    serve.add_argument("--calls-inside", action="store_true", help="webhooks may reach this machine and its network")
    serve.add_argument(
        "--site", type=Path, metavar="FOLDER", help="what `katzentisch site` wrote: play on without a net"
    )
    serve.add_argument("--secure", action="store_true", help="people come by https: cookies only that way")

    admin = commands.add(
        "admin",
        administer,
        "look after stored tables, people and bans",
        ["admin list", "admin --store tables.sqlite key", "admin backup copy.sqlite"],
    )
    admin.add_argument("--store", metavar="URL", help="as for serve")
    actions = admin.add_subparsers(metavar="ACTION", required=True, dest="action")
    actions.add_parser("list", help="every table")
    export = actions.add_parser("export", help="a table's matches as records, secrets and all")
    export.add_argument("code")
    export.add_argument("folder", type=Path)
    actions.add_parser("import", help="a table with a recorded match").add_argument("file", type=Path)
    actions.add_parser("delete", help="a table with all its matches").add_argument("code")
    forget = actions.add_parser("forget", help="a person, by table and seat or by number, as they could themselves")
    forget.add_argument("whom", metavar="WHOM", help="the code of a table, or the number of a person")
    forget.add_argument("seat", type=int, nargs="?", help="at the table with this code")
    actions.add_parser("backup", help="copy a SQLite store while it is in use").add_argument("file", type=Path)
    add_host_actions(actions)

    site = commands.add(
        "site",
        make_site,
        "write a folder with which any static web server offers the games and bots",
        ["site build/site", "serve --site build/site"],
    )
    site.add_argument("folder", type=Path)
    site.add_argument(
        "--cache", type=Path, metavar="FOLDER", help="where what is fetched is kept (default: the user's)"
    )


def add_host_actions(actions: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Actions that the host's page offers as well."""
    key = actions.add_parser("key", help="the link to the page for the person who runs the server")
    key.add_argument("--renew", action="store_true", help="another key; the old one opens nothing any more")
    actions.add_parser("figures", help="how much is kept")
    actions.add_parser("persons", help="persons who kept their name").add_argument("name", nargs="?", default="")
    actions.add_parser("bans", help="who is not let in")
    ban = actions.add_parser("ban", help="keep out a person, by table and seat or by number, or an address")
    ban.add_argument("whom", metavar="WHOM", help="the code of a table, the number of a person, or an address")
    ban.add_argument("seat", type=int, nargs="?", help="at the table with this code")
    actions.add_parser("lift", help="lift a ban").add_argument("ban")
    chat = actions.add_parser("chat", help="close a table's chat, or open it again")
    chat.add_argument("code")
    chat.add_argument("on", choices=["on", "off"])
    notice = actions.add_parser("notice", help="what everybody is told; nothing given: no more")
    for lang in LANGUAGES:
        notice.add_argument(f"--{lang}", default="", metavar="TEXT", help="the notice in this language")
    sweep = actions.add_parser("sweep", help="say what has had no move for so many days; with --really forget it")
    for name in ("guests", "unfinished", "finished"):
        sweep.add_argument(f"--{name}", type=int, default=0, metavar="DAYS")
    sweep.add_argument("--really", action="store_true")


def serve_tables(options: argparse.Namespace, console: Console) -> int:
    require_extra("serve")
    from katzentisch.server.admin.host_key import HOST_KEY_VARIABLE
    from katzentisch.server.serve import default_store, host_names, run_server
    from katzentisch.server.settings import Settings

    store = options.store or load_config().store or default_store()
    settings = Settings(
        store=store,
        bus=options.bus or (store if store.startswith("postgres") else ""),
        origins=options.origin,
        hosts=host_names(options.host, options.secure, options.name),
        secure=options.secure,
        thinkers=options.thinkers,
        rate=options.rate,
        call_after=options.call_after,
        calls_inside=options.calls_inside,
        host_key=os.environ.get(HOST_KEY_VARIABLE, ""),
        site=str(options.site.resolve()) if options.site else "",
    )
    words = Words(language(options.lang))
    return run_server(settings, options.host, options.port, options.workers, words, console, options.open)


def administer(options: argparse.Namespace, console: Console) -> int:
    require_extra("serve")
    from katzentisch.server.admin.moderation_commands import ModerationCommands
    from katzentisch.server.admin.store_commands import StoreCommands
    from katzentisch.server.serve import default_store
    from katzentisch.server.store import Store, StoreMissing

    store, words = Store(options.store or load_config().store or default_store()), Words(language(options.lang))
    try:
        admin = StoreCommands(store, words, console)
    except StoreMissing as missing:
        store.close()
        print_message(CommandConsole(stderr=True), words.say("error", {"text": words.reason(missing.reason)}))
        return EXIT_FAILED
    host = ModerationCommands(admin)
    actions: dict[str, Callable[[], None]] = {
        "list": lambda: admin.list(),
        "export": lambda: admin.export(options.code, options.folder),
        "import": lambda: admin.bring(record_files.load_match_file(options.file).record),
        "delete": lambda: admin.delete(options.code),
        "forget": lambda: admin.forget(options.whom, options.seat),
        "backup": lambda: admin.backup(options.file),
        "key": lambda: host.key(options.renew),
        "figures": lambda: host.figures(),
        "persons": lambda: host.persons(options.name),
        "bans": lambda: host.bans(),
        "ban": lambda: host.ban(options.whom, options.seat),
        "lift": lambda: host.lift(options.ban),
        "chat": lambda: host.chat(options.code, options.on == "on"),
        "notice": lambda: host.notice({lang: getattr(options, lang) for lang in LANGUAGES}),
        "sweep": lambda: host.sweep(options.guests, options.unfinished, options.finished, options.really),
    }
    try:
        with store.in_words():
            actions[options.action]()
    finally:
        store.close()
    return 0


def make_site(options: argparse.Namespace, console: Console) -> int:
    require_extra("serve")
    from platformdirs import user_cache_path

    from katzentisch.site.folder import SITE_SECONDS, write_site

    words = Words(language(options.lang))
    with progress_line(console, words, words.say("site-fetch"), SITE_SECONDS, is_counted=False) as line:

        def begin(key: str, done: float) -> None:
            line.set_done(done)
            line.say(words.say(key))

        size = write_site(options.folder, options.cache or user_cache_path("katzentisch"), begin)
    data: dict[str, Value] = {"path": str(options.folder), "megabytes": f"{size / 1e6:.1f}"}
    print_message(console, words.say("site-made", data))
    return 0
