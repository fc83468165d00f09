"""What a link to a finished match says before anybody opens it: who played, how it ended, and a still."""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.seats import from_record
from katzentisch.server.assets import assets
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.results.png import IMAGE_HEIGHT, IMAGE_WIDTH
from katzentisch.table import history
from katzentisch.table.refusals import Unavailable
from katzentisch.table.table_state import identify_visitor

MATCH_ID = re.compile("[0-9a-f]{24}")
COVER_IMAGE = "web/cover.png"
"""Where a game keeps the picture that stands for a match without a still."""


async def public_match(lobby: ServerLobby, match: str) -> Match | None:
    """A match, if it is over and anybody may look at it."""
    if not MATCH_ID.fullmatch(match):
        return None
    try:
        return await history.load_finished_match(lobby, identify_visitor(None), match)
    except Refusal:
        return None


async def preview_tags(lobby: ServerLobby, match: str, base: str, lang: str) -> str:
    """What chat programs read in the page of a match: nothing of one that is not over, or not for everybody."""
    played, made = await public_match(lobby, match), None
    if played is None:
        return ""
    with suppress(Unavailable):
        made = await lobby.store.run(lobby.store.share_images.made, match)
    words = Words(lang, find(played.game.id))
    names = [words.person(sitter.name) for sitter in from_record(played.record.players)]
    result = zip(names, played.points(), strict=True)
    told = {
        "og:type": "website",
        "og:site_name": "Katzentisch",
        "og:title": words.say("preview-title", {"game": words.say("title"), "names": ", ".join(names)}),
        "og:description": ", ".join(words.say("preview-points", {"name": name, "points": p}) for name, p in result),
        "og:image": f"{base}api/matches/{match}/still{f'?{made:.0f}' if made else ''}",
        "og:image:type": "image/png",
        "og:image:width": str(IMAGE_WIDTH),
        "og:image:height": str(IMAGE_HEIGHT),
    }
    lines = [f'<meta property="{name}" content="{escape(text, quote=True)}">' for name, text in told.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


async def share_image(lobby: ServerLobby, match: str) -> bytes:
    """The picture for a match: the one a player sent, else its game's, else the default."""
    played = await public_match(lobby, match)
    kept = None
    with suppress(Unavailable):
        kept = await lobby.store.run(lobby.store.share_images.find, match) if played else None
    own = f"games/{find(played.game.id).folder}/{COVER_IMAGE}" if played else COVER_IMAGE
    return kept or (assets().files.get(own) or assets().files[COVER_IMAGE]).data
