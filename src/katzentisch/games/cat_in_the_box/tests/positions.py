"""Positions as the scenarios describe them: from a deal with chosen hands, or imagined from a hand-made view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from katzentisch.core.chance import Chance, rng
from katzentisch.core.event import Event
from katzentisch.core.game import Game, Move
from katzentisch.core.state import State
from katzentisch.games.cat_in_the_box import game as cat
from katzentisch.games.cat_in_the_box.view import CatView, RoundScore

LETTERS = "RBYG"
NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
HIGHEST = {2: 5, 3: 6, 4: 8, 5: 9}
DEALT = {2: 10, 3: 10, 4: 10, 5: 9}

# Words: `5B` is the field blue 5 and the play that fills it; `bury 4` and `predict 3` are spelled as in records.


def field(text: str) -> int:
    """The number of a field such as `5B`."""
    return LETTERS.index(text[1]) * 9 + int(text[0]) - 1


def name(number: int) -> str:
    """The field with this number, as `5B`."""
    return f"{number % 9 + 1}{LETTERS[number // 9]}"


def fields(text: str) -> tuple[int, ...]:
    """The numbers of these fields, ascending, as views list them."""
    return tuple(sorted(map(field, text.split())))


def names(numbers: Sequence[int]) -> set[str]:
    return {name(number) for number in numbers}


def colours(text: str) -> tuple[int, ...]:
    """The colours of `RG` as views list them."""
    return tuple(sorted(map(LETTERS.index, text)))


def move(text: str) -> Move:
    """The move that `5B`, `bury 4` or `predict 3` means."""
    if len(text) == 2:
        text = f"{text[0]} {NAMES[text[1]]}"
    return cat.parse(text)


def values(text: str) -> list[int]:
    return [int(word) for word in text.split()]


# What is asked of a position


def see(state: State, seat: int = -1) -> CatView:
    """What a seat, or else the gallery, sees."""
    view = state.view(seat)
    assert isinstance(view, CatView)
    return view


def plays(state: State) -> set[str]:
    """The legal plays of the seat whose turn it is."""
    return names(state.legal(see(state).turn))


def covered(state: State, seat: int) -> str:
    """The colours whose X is covered, as `RBYG`."""
    return "".join(LETTERS[colour] for colour in see(state).covered[seat])


def scored(state: State) -> RoundScore:
    """The score of the round that ended last."""
    return see(state).scores[-1]


# What is done in a position


def play(state: State, text: str) -> State:
    """Play these cards one after the other, for each player in turn."""
    for word in text.split():
        state.apply(state.actor(), move(word))
    return state


def bury(state: State, text: str) -> State:
    """Let seat 0, 1, … bury these values."""
    for seat, value in enumerate(values(text)):
        state.apply(seat, move(f"bury {value}"))
    return state


def predict(state: State, text: str) -> State:
    """Let these predictions be made, by the starter first."""
    for value in values(text):
        state.apply(state.actor(), move(f"predict {value}"))
    return state


def prepare(state: State) -> State:
    """Bury each seat's lowest card and predict one trick each."""
    view = see(state)
    for seat in range(view.players):
        state.apply(seat, state.legal(seat)[0])
    if view.players > 2:
        predict(state, "1 " * view.players)
    return state


def random_round(state: State, seed: str) -> State:
    """Play at random until the next round is dealt, or the game is over."""
    source = rng(seed)
    now = see(state).round
    while state.actors() and see(state).round == now:
        seat = state.actor()
        state.step(seat, state.pick(seat, source))
    return state


def careful_round(state: State, seed: str) -> State:
    """Play until the round is over, everybody following if possible with a value that few fields are left for."""
    source = rng(seed)
    now = see(state).round
    while state.actors() and see(state).round == now:
        seat = state.actor()
        legal = state.legal(seat)
        view = see(state)
        if view.phase == "tricks":
            taken = Counter(number % 9 for player in view.tokens for number in player)
            source.shuffle(legal)
            legal.sort(key=lambda number: (number // 9 != view.led, -taken[number % 9]))
            state.step(seat, legal[0])
        else:
            state.step(seat, state.pick(seat, source))
    return state


# How a position comes about


def deck(players: int) -> Counter[int]:
    return Counter(dict.fromkeys(range(1, HIGHEST[players] + 1), 5))


def deal(
    players: int,
    *hands: str,
    left: str = "",
    starter: int = 0,
    side: str | None = None,
    log: list[Event] | None = None,
    game: Game = cat,
) -> State:
    """The first deal of a game: these hands by seat, filled up where they lack cards, then these left-over cards."""
    rest = deck(players)
    chosen = [values(hands[seat]) if seat < len(hands) else [] for seat in range(players)] + [values(left)]
    for hand in chosen:
        rest.subtract(hand)
    assert min(rest.values()) >= 0
    stock = sorted(rest.elements())
    for hand in chosen[:-1]:
        while len(hand) < DEALT[players]:
            hand.append(stock.pop())
    cards = [card for hand in chosen for card in hand] + stock
    options = {"starter": str(starter)} | ({"side": side} if side else {})
    return game.start(players, options, Chance("positions", {"deal 1": cards}), log)


def grid(text: str) -> dict[str, list[int]]:
    """The fields of each letter of a board: four rows R, B, Y, G, columns 1, 2, … from the left."""
    found: dict[str, list[int]] = {}
    for row in text.split("\n"):
        if row.strip():
            colour, *cells = row.split()
            for column, cell in enumerate(cells):
                found.setdefault(cell, []).append(LETTERS.index(colour) * 9 + column)
    return found


def imagined(
    players: int,
    hand: str,
    *,
    seat: int = 0,
    trick: str = "",
    leader: int | None = None,
    board: str = "",
    tokens: Mapping[int, str] | None = None,
    free: str = "",
    covered: Mapping[int, str] | None = None,
    tricks: Sequence[int] | None = None,
    predictions: Sequence[int] | None = None,
    turned_up: str = "",
    before: Sequence[Sequence[int]] = (),
    side: str | None = None,
    seed: str = "positions",
    game: Game = cat,
) -> State:
    """A position amid a trick, imagined by `seat`, which holds `hand`.

    The board is a grid (letters a, b, … by seat) or some tokens by seat; more are added until everybody has played as
    often as the size of the hand says, none of them on the fields `free` (a mere letter keeps a row free).
    `before` is what each round before brought everybody.
    """
    lead = seat if leader is None else leader
    in_trick = [(lead + at) % players for at in range(len(trick.split()))]
    size = DEALT[players] - 1
    whole_tricks = size - len(hand.split()) - (seat in in_trick)
    lying = grid(board)
    kept = {number for word in free.split() for number in kept_free(word)}
    laid = [[number for number in lying.get("abcde"[at], []) if number not in kept] for at in range(players)]
    for at, text in (tokens or {}).items():
        laid[at] += fields(text)
    for at, word in zip(in_trick, trick.split(), strict=True):
        if field(word) not in laid[at]:
            laid[at].append(field(word))
    neutral = stones(values(turned_up))
    held = Counter(values(hand)) + Counter(values(turned_up))
    fill_up(players, laid, [whole_tricks + (at in in_trick) for at in range(players)], neutral, kept, held)
    left = deck(players)
    left.subtract(held)
    left.subtract(number % 9 + 1 for player in laid for number in player)
    assert min(left.values()) >= 0
    template = see(prepare(deal(players, starter=lead, side=side, left=turned_up, game=game)), seat)
    rows = [tuple(row) for row in before]
    view = msgspec.structs.replace(
        template,
        round=len(rows),
        turn=(lead + len(in_trick)) % players,
        leader=lead,
        led=field(trick.split()[0]) // 9 if trick else -1,
        trick=tuple(map(field, trick.split())),
        hand=tuple(sorted(values(hand))),
        buried=max(left, key=lambda value: (left[value], value)),
        hands=tuple(size - len(player) for player in laid),
        predictions=tuple(predictions or template.predictions),
        tricks=tuple(tricks or [whole_tricks * (at == lead) for at in range(players)]),
        covered=tuple(colours((covered or {}).get(at, LETTERS)) for at in range(players)),
        tokens=tuple(tuple(sorted(player)) for player in laid),
        neutral=tuple(sorted(neutral)),
        turned_up=tuple(values(turned_up)),
        totals=tuple(sum(row[at] for row in rows) for at in range(players)),
        scores=tuple(RoundScore((0,) * players, (0,) * players, (0,) * players, row, -1, ()) for row in rows),
    )
    state = game.imagine(view, rng(seed))
    assert state.view(seat) == view
    return state


def stones(turned: list[int]) -> list[int]:
    """Where the neutral stones of these cards lie."""
    return [27 - 9 * turned[:at].count(value) + value - 1 for at, value in enumerate(turned)]


def fill_up(
    players: int, laid: list[list[int]], wanted: list[int], neutral: list[int], kept: set[int], held: Counter[int]
) -> None:
    """Add tokens until everybody has as many as wanted, spread over the board."""
    cards = held + Counter(number % 9 + 1 for player in laid for number in player)
    used = {number for player in laid for number in player} | set(neutral)
    for seat in range(players):
        places = [row * 9 + column for column in range(HIGHEST[players]) for row in (2, 3, 1, 0)]
        for number in places:
            if len(laid[seat]) == wanted[seat]:
                break
            if number not in used | kept and cards[number % 9 + 1] < 5:
                laid[seat].append(number)
                used.add(number)
                cards[number % 9 + 1] += 1
        assert len(laid[seat]) == wanted[seat], (seat, laid[seat], wanted[seat])


def kept_free(word: str) -> list[int]:
    if len(word) == 1:
        return [LETTERS.index(word) * 9 + column for column in range(9)]
    return [field(word)]
