"""The scoring helper for people with the box: open cards in, what scores and why not out, deal by deal."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import msgspec

from katzentisch.core.chance import Chance
from katzentisch.core.event import Event, heard
from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GameCompanion
from katzentisch.games.g5211.box.cards import CARDS, COPIES
from katzentisch.games.g5211.rules.state import ASIDE, ENOUGH, HAND, State5211
from katzentisch.play.score_sheet import BadSheet, Column, Item, Judgement, Name, check_names, convert_sheet

OPEN = 4
"""Cards that everybody lays open in a deal."""
UNTOLD = ("pass", "deal", "last-deal")
Row = Annotated[list[str], msgspec.Meta(max_length=OPEN)]
Deal = Annotated[list[Row], msgspec.Meta(max_length=5)]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An evening: who plays, which game, and for every pass the open cards of every deal by seat."""

    names: Annotated[list[Name], msgspec.Meta(min_length=2, max_length=5)]
    long: bool = False
    passes: Annotated[list[Annotated[list[Deal], msgspec.Meta(max_length=11)]], msgspec.Meta(max_length=40)] = []


def deals_of(players: int) -> int:
    """How many deals a pass has (FT-02)."""
    return (sum(COPIES) * 5 - ASIDE[players] - HAND * players) // (OPEN * players) + 1


def judge(data: object) -> Judgement:
    """Every whole deal scored by the rules, step by step, and what is in the piles; BadSheet for what cannot be."""
    sheet = convert_sheet(data, Sheet)
    check_names(sheet.names)
    players = len(sheet.names)
    state = State5211(players, sheet.long, Chance("sheet"))
    state.begin()
    steps: list[Event] = []
    told: list[list[Event]] = []
    items: list[list[Item]] = [[] for _ in range(players)]
    deals = deals_of(players)
    over = False
    for number, passed in enumerate(sheet.passes, 1):
        check_pass(passed, players, number, deals)
        if over or (number > 1 and not sheet.long):
            raise BadSheet("sheet-over", number=number)
        before = state.points()
        for at, deal in enumerate(passed, 1):
            if any(len(row) < OPEN for row in deal) or len(deal) < players:
                if at < len(passed) or number < len(sheet.passes):
                    raise BadSheet("sheet-gap", number=number, deal=at)
                break
            found = scored(state, deal, last=at == deals)
            told.append(found)
            steps += [Event("deal", {"deal": at}), *found]
        if len(passed) < deals and number < len(sheet.passes):
            raise BadSheet("sheet-gap", number=number, deal=len(passed))
        for seat, points in enumerate(state.points()):
            items[seat].append(Item("sheet-pass", points - before[seat], {"number": number}))
        over = not state.actors()
    ranks = state.ranking() if over else [0] * players
    columns = [Column(*column) for column in zip(sheet.names, items, state.points(), ranks, strict=True)]
    more: dict[str, Any] = {"deals": deals, "target": players + 2, "limit": players + 3, "enough": ENOUGH}
    more |= {"over": over, "cards": [int(player.kept) for player in state.seats], "told": msgspec.to_builtins(told)}
    return Judgement(columns, steps, more)


def check_pass(passed: list[Deal], players: int, number: int, deals: int) -> None:
    """BadSheet for too many deals, cards that do not exist, and more of a card than the box has."""
    if len(passed) > deals:
        raise BadSheet("sheet-deals", number=number, most=deals)
    seen: Counter[str] = Counter()
    for deal in passed:
        if len(deal) > players:
            raise BadSheet("sheet-seats", players=players)
        for card in (card for row in deal for card in row):
            if card not in CARDS:
                raise BadSheet("sheet-card", text=card)
            seen[card] += 1
            if seen[card] > COPIES[CARDS.index(card) % 6]:
                raise BadSheet("sheet-too-many", card=card, number=number)


def scored(state: State5211, deal: list[list[str]], last: bool) -> list[Event]:
    """Lay these cards open and let the rules score them."""
    for player, row in zip(state.seats, deal, strict=True):
        player.hand = player.cards = 0
        for laid, card in enumerate(row):
            player.take(CARDS.index(card))
            player.play(CARDS.index(card), laid)
        for _ in range(HAND - 1 if last else HAND):
            player.take(0)
    state.log = []
    state.score()
    told = [event for event in heard(state.told(), GALLERY) if event.key not in UNTOLD]
    state.log = None
    return told


part = GameCompanion(judge=judge, sheet=Sheet)
