"""The round sheet for people with the box: predictions, tricks and tokens in, points out."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from katzentisch.core.bits import mask_of, numbers
from katzentisch.core.chance import Chance
from katzentisch.core.event import Event, heard
from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GameCompanion
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.games.cat_in_the_box.rules.table import HAND, PREDICT, PREDICTIONS, VALUES
from katzentisch.play.score_sheet import BadSheet, Column, Item, Judgement, Name, check_names, convert_sheet

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Field = Annotated[int, msgspec.Meta(ge=0, le=35)]
SCORED = ("scored", "scored-bonus", "scored-paradox")


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One round; lists go by seat, and an empty one is not known yet."""

    predictions: list[Small] = []
    tricks: list[Small] = []
    tokens: list[list[Field]] = []
    """Fields of the research board by number: 9 × row + value - 1."""
    paradox: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An evening: who plays, who started the first round, and the rounds so far."""

    names: Annotated[list[Name], msgspec.Meta(min_length=2, max_length=5)]
    side: str = ""
    starter: Small = 0
    rounds: Annotated[list[Round], msgspec.Meta(max_length=5)] = []


def judge(data: object) -> Judgement:
    """Points of all whole rounds, and of the one that is on the largest groups; BadSheet for what cannot be."""
    sheet = convert_sheet(data, Sheet)
    check_names(sheet.names)
    players = len(sheet.names)
    if sheet.starter >= players or len(sheet.rounds) > players:
        raise BadSheet("sheet-rounds", rounds=players)
    sides = next(option for option in game.options(players) if option.name == "side").choices
    side = sheet.side or sides[0]
    if side not in sides:
        raise BadSheet("sheet-side", choices=list(sides))
    state = CatState(players, side, game.layouts[side], Chance("sheet"))
    state.starter = sheet.starter
    state.begin()
    items: list[list[Item]] = [[] for _ in range(players)]
    steps: list[Event] = []
    groups: list[list[int]] = []
    missing: list[list[str]] = []
    for number, played in enumerate(sheet.rounds, 1):
        check(played, players, number)
        groups.append([sizes(state, tokens) for tokens in played.tokens])
        missing.append(missing_of(played, players))
        if missing[-1]:
            if missing[-1] == ["tricks-total"] and number < len(sheet.rounds):
                check_total(played, players, number)
            continue
        if state.round != number - 1:
            raise BadSheet("sheet-gap", round=int(state.round) + 1)
        steps.append(Event("round", {"round": number, "rounds": players, "seat": state.starter}))
        before = [player.total for player in state.seats]
        steps += scored(state, played)
        for seat, player in enumerate(state.seats):
            items[seat].append(Item("sheet-round", int(player.total - before[seat]), {"round": number}))
        totals = [f"{name} {signed(int(player.total))}" for name, player in zip(sheet.names, state.seats, strict=True)]
        steps.append(Event("sheet-totals", {"round": number, "totals": totals}))
    over = state.round == players
    ranks = state.ranking() if over else [0] * players
    columns = [Column(*column) for column in zip(sheet.names, items, state.points(), ranks, strict=True)]
    starter = -1 if over else int(state.starter)
    more: dict[str, Any] = {"groups": groups, "missing_of_rounds": missing, "starter": starter}
    return Judgement(columns, steps, more)


def allowed(players: int) -> list[int]:
    """What can be predicted; nothing with two."""
    return [move - PREDICT + 1 for move in numbers(PREDICTIONS[players])]


def sizes(state: CatState, tokens: list[int]) -> int:
    return int(state.layout.largest_group(mask_of(tuple(tokens))))


def check(played: Round, players: int, number: int) -> None:
    """BadSheet for the first thing that no round can look like."""
    lists: tuple[list[Any], ...] = (played.predictions, played.tricks, played.tokens)
    if any(len(each) not in (0, players) for each in lists) or played.paradox >= players:
        raise BadSheet("sheet-seats", round=number, players=players)
    for predicted in played.predictions:
        if predicted and predicted not in allowed(players):
            raise BadSheet("sheet-prediction", round=number, tricks=predicted, choices=list(map(str, allowed(players))))
    most = HAND[players] - 2
    won = sum(played.tricks)
    if won > most or (played.paradox >= 0 and won == most):
        raise BadSheet("sheet-tricks", round=number, count=won, most=most)
    fields = [field for tokens in played.tokens for field in tokens]
    for at, field in enumerate(fields):
        if field % 9 >= VALUES[players] or field in fields[:at]:
            raise BadSheet("sheet-field", round=number, field=game.spell(field))
    for tokens in played.tokens:
        if len(tokens) > most:
            raise BadSheet("sheet-tokens", round=number, count=len(tokens), most=most)


def missing_of(played: Round, players: int) -> list[str]:
    """What a round still lacks before it can be scored."""
    missing = []
    if players > 2 and (len(played.predictions) < players or not all(played.predictions)):
        missing.append("predictions")
    if len(played.tricks) < players:
        missing.append("tricks")
    elif played.paradox < 0 and sum(played.tricks) < HAND[players] - 2:
        missing.append("tricks-total")
    if len(played.tokens) < players:
        missing.append("tokens")
    return missing


def check_total(played: Round, players: int, number: int) -> None:
    """BadSheet if a round without a paradox has fewer tricks than were played."""
    won, most = sum(played.tricks), HAND[players] - 2
    if played.paradox < 0 and won < most:
        raise BadSheet("sheet-tricks-missing", round=number, count=won, most=most)


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def scored(state: CatState, played: Round) -> list[Event]:
    """Let the rules end the round, and listen to what they say."""
    for seat, player in enumerate(state.seats):
        player.tricks = played.tricks[seat]
        player.prediction = played.predictions[seat] if played.predictions else 0
        player.tokens = mask_of(tuple(played.tokens[seat]))
        player.hand = player.cards = player.held = 0
    state.log = []
    state.end_round(played.paradox)
    told = [event for event in heard(state.told(), GALLERY) if event.key in SCORED]
    state.log = None
    paradox = [Event("paradox-here", {"seat": played.paradox})] if played.paradox >= 0 else []
    return paradox + told


part = GameCompanion(judge=judge, sheet=Sheet)
