"""What a link says before anybody opens it: a title, a sentence and a picture, in the language of the reader."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from html import escape

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.reason import Refusal
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.seats import from_record
from katzentisch.server.assets import assets
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.results.png import IMAGE_HEIGHT, IMAGE_WIDTH
from katzentisch.table import history, wire
from katzentisch.table.refusals import Unavailable
from katzentisch.table.table_state import identify_visitor

MATCH_ID = re.compile("[0-9a-f]{24}")
CLUB_IMAGE = "web/cover-club.png"
"""The picture that stands for clubs and their seasons."""
COVER_IMAGE = "web/cover.png"
"""Where a game keeps the picture that stands for it."""
KNOWN_PAGES = 32
"""How many pairs of an address and a language are remembered."""


async def public_match(lobby: ServerLobby, match: str) -> Match | None:
    """A match, if it is over and anybody may look at it."""
    if not MATCH_ID.fullmatch(match):
        return None
    try:
        return await history.load_finished_match(lobby, identify_visitor(None), match)
    except Refusal:
        return None


async def describe_match(lobby: ServerLobby, match: str, base: str, lang: str) -> str:
    """What a link to a match says: nothing of one that is not over, or not for everybody."""
    played, made = await public_match(lobby, match), None
    if played is None:
        return ""
    with suppress(Unavailable):
        made = await lobby.store.run(lobby.store.share_images.made, match)
    words = Words(lang, find(played.game.id))
    names = [words.person(sitter.name) for sitter in from_record(played.record.players)]
    result = zip(names, played.points(), strict=True)
    return meta_tags(
        words.say("preview-title", {"game": words.say("title"), "names": ", ".join(names)}),
        ", ".join(words.say("preview-points", {"name": name, "points": points}) for name, points in result),
        f"{base}api/matches/{match}/still{f'?{made:.0f}' if made else ''}",
    )


async def public_table(lobby: ServerLobby, code: str) -> wire.TableInfo | None:
    """A table as strangers see it, if they may."""
    try:
        room, stranger = await lobby.get_room(code), identify_visitor(None)
        await room.require_admission(stranger)
        return await room.table_info(stranger)
    except Refusal:
        return None


def describe_table(table: wire.TableInfo | None, base: str, lang: str) -> str:
    """What a link to a table says: who invites, to which game, and whether a seat is free; only what strangers see."""
    if table is None:
        return describe_product(base, lang)
    package = find(table.game)
    words = Words(lang, package)
    people = [words.person(seat.name) for seat in table.seats if seat.taken and not seat.bot]
    host = words.person(table.seats[table.host_seat].name) if table.host_seat is not None else next(iter(people), "")
    free = sum(not seat.taken for seat in table.seats)
    before = "preview-free" if free else "preview-full"
    state = "preview-over" if table.over else "preview-watch" if table.match else before
    return meta_tags(
        words.say("preview-invited" if host else "preview-table", {"name": host, "game": words.say("title")}),
        words.say(state, {"free": free}),
        cover_address(base, package.folder),
    )


def describe_lesson(game: str, base: str, lang: str) -> str:
    """What a link to the lesson of a game says."""
    try:
        package = find(game)
    except Refusal:
        return describe_product(base, lang)
    words = Words(lang, package)
    title = words.say("preview-lesson", {"game": words.say("title")})
    return meta_tags(title, words.say("preview-lesson-about"), cover_address(base, package.folder))


def describe_daily(base: str, lang: str) -> str:
    """What a link to the deals of a day says."""
    words = Words(lang)
    return meta_tags(words.say("preview-daily"), words.say("preview-daily-about"), cover_address(base))


async def describe_club(lobby: ServerLobby, code: str, season: str, guest: str | None, base: str, lang: str) -> str:
    """What a link to a club or a season says: names for members alone, because others may lack the key of the link."""
    words, store = Words(lang), lobby.store
    picture = base.rstrip("/") + assets().prefix + CLUB_IMAGE
    title = words.say("preview-season" if season else "preview-club")
    about = words.say("preview-season-about" if season else "preview-club-about")
    with suppress(Unavailable):
        clubs = await store.run(store.clubs.of, guest) if guest else []
        club = next((each for each in clubs if each.code == code), None)
        if club:
            number = len(await store.run(store.clubs.members, club.code))
            seasons = await store.run(store.seasons.of, club.code)
            title = next((each.name for each in seasons if each.id == season), club.name)
            about = words.say("preview-members", {"club": club.name, "number": number})
    return meta_tags(title, about, picture)


@lru_cache(maxsize=KNOWN_PAGES)
def describe_product(base: str, lang: str) -> str:
    """What every other link says: what this is."""
    titles = [Words(lang, package).say("title") for package in catalogue().values()]
    words = Words(lang)
    about = words.say("preview-about", {"games": ", ".join(titles[:-1]), "last": titles[-1]})
    return meta_tags(words.say("page-title"), about, cover_address(base))


def meta_tags(title: str, description: str, image: str) -> str:
    """What chat programs and search engines read in a page."""
    told = {
        "og:type": "website",
        "og:site_name": "Katzentisch",
        "og:title": title,
        "og:description": description,
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(IMAGE_WIDTH),
        "og:image:height": str(IMAGE_HEIGHT),
    }
    named = {"description": description, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{name}" content="{escape(text, quote=True)}">' for name, text in told.items()]
    lines += [f'<meta name="{name}" content="{escape(text, quote=True)}">' for name, text in named.items()]
    return "\n".join(lines)


def cover_address(base: str, folder: str = "") -> str:
    """Where a game's cover can be fetched, or the one of all games."""
    own = f"games/{folder}/{COVER_IMAGE}"
    return base.rstrip("/") + assets().prefix + (own if own in assets().files else COVER_IMAGE)


async def share_image(lobby: ServerLobby, match: str) -> bytes:
    """The picture for a match: the one a player sent, else its game's, else the default."""
    played = await public_match(lobby, match)
    kept = None
    with suppress(Unavailable):
        kept = await lobby.store.run(lobby.store.share_images.find, match) if played else None
    own = f"games/{find(played.game.id).folder}/{COVER_IMAGE}" if played else COVER_IMAGE
    return kept or (assets().files.get(own) or assets().files[COVER_IMAGE]).data
