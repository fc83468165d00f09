"""The endpoints that a server and the browser's backend have in common: games, tables, seats, matches, score sheets."""

from __future__ import annotations

from typing import Annotated

import msgspec

from katzentisch.core.game import GALLERY
from katzentisch.endpoints.endpoint import Access, Endpoint, JsonObject
from katzentisch.table import wire
from katzentisch.table.stored import ChatLine

MAX_LONG_POLL_SECONDS = 25.0
TEXT, SVG = "text/plain", "image/svg+xml"

SeatOrGallery = Annotated[int, msgspec.Meta(ge=GALLERY, le=wire.MAX_SEATS - 1)]
OwnSeat = Annotated[int, msgspec.Meta(ge=0, le=wire.MAX_SEATS - 1)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
KnownSeq = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]


class UpdateQuery(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seat from which somebody watches, what they know already, and how long they wait for more."""

    seat: SeatOrGallery = GALLERY
    since: KnownSeq = -1
    wait: Annotated[float, msgspec.Meta(ge=0, le=MAX_LONG_POLL_SECONDS)] = 0.0


class HintQuery(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seat for which a hint is wanted, and the move that it shall be compared with."""

    seat: OwnSeat
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class ChatQuery(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of the last chat line that is known."""

    since: KnownSeq = 0


class ReplayQuery(msgspec.Struct, frozen=True, omit_defaults=True, rename={"is_open": "open"}):
    """The seat from which a match is watched, how far, and whether all hands are open."""

    seat: SeatOrGallery = GALLERY
    ply: Ply | None = None
    is_open: bool = False


class ReviewQuery(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move that is reviewed, and whether by the bot that made it."""

    ply: Ply
    mover: bool = False


class QrText(msgspec.Struct, frozen=True):
    """The text of a QR code; a phone can still read this many characters from a screen."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


# Games and tables

GET_GAMES = Endpoint(
    "get_games",
    "GET",
    "games",
    "List the games of the catalogue with their options and bots.",
    Access.ANYONE,
    result=list[wire.GameInfo],
    needs_storage=False,
)
LIST_PUBLIC_TABLES = Endpoint(
    "list_public_tables",
    "GET",
    "tables",
    "List the tables that their hosts made public.",
    Access.ANYONE,
    result=list[wire.TableInfo],
)
LIST_MY_TABLES = Endpoint(
    "list_my_tables",
    "GET",
    "mine",
    "List the guest's own tables; those where it is the guest's turn come first.",
    Access.ANYONE,
    result=list[wire.TableInfo],
)
OPEN_TABLE = Endpoint(
    "open_table",
    "POST",
    "tables",
    "Open a table.",
    Access.ANYONE,
    body=wire.OpenTable,
    result=wire.TableInfo,
    status=201,
)
IMPORT_RECORD = Endpoint(
    "import_record",
    "POST",
    "records",
    "Upload a record: open a table that goes on from one of its positions, or shows it if it is over.",
    Access.ANYONE,
    body=wire.PlayOn,
    result=wire.TableInfo,
    status=201,
)
GET_TABLE = Endpoint(
    "get_table", "GET", "tables/{code}", "Get a table as everybody sees it.", Access.TABLE, result=wire.TableInfo
)
GET_TABLE_QR = Endpoint(
    "get_table_qr",
    "GET",
    "tables/{code}/qr.svg",
    "Draw the table's link as a QR code.",
    Access.TABLE,
    result=bytes,
    media_type=SVG,
)
GET_TABLE_LINK = Endpoint(
    "get_table_link",
    "GET",
    "tables/{code}/link",
    "Get the table's link as other devices can open it.",
    Access.TABLE,
    result=str,
    media_type=TEXT,
)

# Seats

SIT_DOWN = Endpoint(
    "sit_down",
    "POST",
    "tables/{code}/seats/{seat}",
    "Take an open seat; the link of the answer opens the seat from any other device.",
    Access.TABLE,
    body=wire.SitDown,
    result=wire.SeatKey,
    status=201,
)
RENEW_SEAT_LINK = Endpoint(
    "renew_seat_link",
    "POST",
    "tables/{code}/seats/{seat}/link",
    "Make a new link for one's own seat; the old link stops working.",
    Access.SEAT,
    result=wire.SeatKey,
    status=201,
)
STAND_UP = Endpoint(
    "stand_up",
    "DELETE",
    "tables/{code}/seats/{seat}",
    "Leave one's own seat, before a match or after it; the host may free any seat.",
    Access.TABLE_MANAGER,
    status=204,
)
SEAT_BOT = Endpoint(
    "seat_bot",
    "PUT",
    "tables/{code}/seats/{seat}",
    "Put a bot on a free seat, or free a bot's seat.",
    Access.TABLE_MANAGER,
    body=wire.PutBot,
    result=wire.TableInfo,
)
SET_MUTE = Endpoint(
    "set_mute",
    "PUT",
    "tables/{code}/seats/{seat}/mutes",
    "Mute another seat in the chat, or unmute it; the answer lists the seats that are muted now.",
    Access.SEAT,
    body=wire.MuteSeat,
    result=list[int],
)
START_MATCH = Endpoint(
    "start_match",
    "POST",
    "tables/{code}/start",
    "Start a match; after one is over, start the next, unless another player who is here has not answered yet.",
    Access.TABLE_MANAGER,
    body=wire.Start,
    result=wire.TableInfo,
    status=201,
)

# A match that is on

GET_UPDATE = Endpoint(
    "get_update",
    "GET",
    "tables/{code}/update",
    "Get what a seat (-1: the gallery) may know and what happened after `since`; wait up to `wait` seconds for news.",
    Access.TABLE,
    query=UpdateQuery,
    result=wire.Update,
)
GET_CATCH_UP = Endpoint(
    "get_catch_up",
    "GET",
    "tables/{code}/since",
    "Get what happened since the guest last looked, step by step as their seat saw it, if that is a while ago.",
    Access.TABLE,
    result=wire.CatchUp,
)
SEND_ORDER = Endpoint(
    "send_order",
    "POST",
    "tables/{code}/orders",
    "Move, take back, leave or return: once for each id, and only against the present position.",
    Access.SEAT,
    body=wire.Order,
    result=wire.Done,
)
GET_HINT = Endpoint(
    "get_hint",
    "POST",
    "tables/{code}/hint",
    "Ask what a bot would do from one's own seat, where the table allows it; with a move, why not that one.",
    Access.SEAT,
    query=HintQuery,
    result=wire.HintAnswer,
)
LIST_CHAT = Endpoint(
    "list_chat",
    "GET",
    "tables/{code}/chat",
    "List the latest lines of chat.",
    Access.TABLE,
    query=ChatQuery,
    result=list[ChatLine],
)
SEND_CHAT = Endpoint(
    "send_chat",
    "POST",
    "tables/{code}/chat",
    "Say something to everybody at the table.",
    Access.SEAT,
    body=wire.Chat,
    status=204,
)

# Matches

LIST_TABLE_MATCHES = Endpoint(
    "list_table_matches",
    "GET",
    "tables/{code}/matches",
    "List the matches of a table, the first one first.",
    Access.TABLE,
    result=list[str],
)
GET_RECORD = Endpoint(
    "get_record",
    "GET",
    "matches/{match}/record",
    "Get the record of a finished match, with its seed and its seal.",
    Access.MATCH,
    result=str,
    media_type=TEXT,
)
GET_REPLAY = Endpoint(
    "get_replay",
    "GET",
    "matches/{match}/replay",
    "Get a match up to a ply: from any seat or open once it is over, before that from one's own seat or the gallery.",
    Access.MATCH,
    query=ReplayQuery,
    result=JsonObject,
)
REVIEW_MOVE = Endpoint(
    "review_move",
    "GET",
    "matches/{match}/review",
    "Compare the move made at a ply of a finished match with what the best bot would have played.",
    Access.MATCH,
    query=ReviewQuery,
    result=wire.MoveReview,
)
GET_HINDSIGHT = Endpoint(
    "get_hindsight",
    "GET",
    "matches/{match}/hindsight",
    "Get the game's own analysis of a finished match, such as who could have known what when.",
    Access.MATCH,
    result=wire.Hindsight,
)

# Playing with the box

MAKE_BOX_SETUP = Endpoint(
    "make_box_setup",
    "POST",
    "companion/{game}",
    "Make a set-up for people who play with the box, where the game can make one; nothing is stored.",
    Access.ANYONE,
    body=wire.DealOut,
    result=JsonObject,
    needs_storage=False,
)
JUDGE_SHEET = Endpoint(
    "judge_sheet",
    "POST",
    "sheets/{game}",
    "Score a sheet by the rules: points with reasons, or what cannot be; nothing is stored.",
    Access.ANYONE,
    body=JsonObject,
    result=JsonObject,
    needs_storage=False,
)
MAKE_QR = Endpoint(
    "make_qr",
    "POST",
    "qr",
    "Draw a link as a QR code, so that others at the table can open it.",
    Access.ANYONE,
    body=QrText,
    result=bytes,
    media_type=SVG,
    needs_storage=False,
)

# In a browser alone

DELETE_LOCAL_TABLE = Endpoint(
    "delete_local_table", "DELETE", "tables/{code}", "Delete a table of this browser.", Access.TABLE, status=204
)
GET_LOCAL_RECORD = Endpoint(
    "get_local_record",
    "GET",
    "matches/{match}/along",
    "Get the record of a match of this browser, over or not: anybody who has the device has all that it hides.",
    Access.MATCH,
    result=str,
    media_type=TEXT,
)
BROWSER_ENDPOINTS = (DELETE_LOCAL_TABLE, GET_LOCAL_RECORD)
