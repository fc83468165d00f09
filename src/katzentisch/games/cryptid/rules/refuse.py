"""Why a move is refused: worked out from the view, so that it cannot tell more than the view does."""

from __future__ import annotations

from katzentisch.core.reason import Reason
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import HEXES, decode, hex_name
from katzentisch.games.cryptid.view import CryptidView

VERBS = ("cube", "disc", "search", "correct", "ask")
DUE = {
    "opening": ("cube", "due-opening"),
    "owing": ("cube", "due-owing"),
    "extra": ("disc", "due-extra"),
    "answer": ("answer", "due-answer"),
}
"""What each phase waits for, and the reason why nothing else will do."""


def why_not(view: CryptidView, move: int) -> Reason:
    """Why this seat may not make this move now."""
    if view.phase == "over":
        return Reason("over")
    kind, at = divmod(move, HEXES)
    if not 0 <= move < 9 * HEXES + 4:
        return Reason("no-move")
    if kind == 9:
        return why_not_say(view, at)
    verb = VERBS[min(kind, 4)]
    if verb == "correct":
        return why_not_correct(view, at)
    actor = view.relay if view.relay >= 0 else view.respondent if view.phase == "answer" else view.turn
    if view.seat != actor:
        return Reason("not-your-turn", {"seat": actor})
    return wrong_moment(view, verb) or why_not_there(view, verb, kind - 4, at)


def why_not_say(view: CryptidView, word: int) -> Reason:
    if word < 2:
        return Reason("nobody-asks-you")
    if view.hint:
        return Reason("hint-given")
    if word == 2:
        return Reason("agreed-already" if view.agreed[view.seat] else "agree-later")
    return Reason("not-agreed")


def why_not_correct(view: CryptidView, at: int) -> Reason:
    if not view.by_hand:
        return Reason("no-mistakes")
    if view.relay >= 0:
        return Reason("relay-first", {"seat": view.relay})
    own = at in view.cubes[view.seat] or at in view.discs[view.seat]
    return Reason("piece-is-right" if own else "no-own-piece", {"hex": hex_name(at)})


def wrong_moment(view: CryptidView, verb: str) -> Reason | None:
    """What has to be done first, if the move is of another kind."""
    if view.relay >= 0:
        return None if verb == view.relay_piece else Reason("due-relay", {"piece": view.relay_piece})
    if view.phase not in DUE:
        return Reason("due-turn") if verb in ("cube", "disc") else None
    due, reason = DUE[view.phase]
    return None if verb == due else Reason(reason)


def why_not_there(view: CryptidView, verb: str, other: int, at: int) -> Reason:
    """What is wrong with the hex, or with the player who is asked."""
    here = {"hex": hex_name(at)}
    if verb == "ask" and other == view.seat:
        return Reason("ask-yourself")
    if verb == "ask" and other >= view.players:
        return Reason("no-seat", {"seat": other})
    if any(at in cubes for cubes in view.cubes):
        return Reason("hex-closed", {**here})
    if verb == "ask":
        return Reason("has-answered", {**here, "seat": other})
    if verb != "search" and at in view.discs[view.seat]:
        return Reason("own-piece-there", {**here})
    if view.relay >= 0 and at == view.pawn and view.phase in ("answer", "extra"):
        return Reason("pawn-there", {**here})
    fits = decode(view.map).fits(KEYS.index(view.clue), at)
    return Reason("clue-allows" if fits else "clue-forbids", {**here})
