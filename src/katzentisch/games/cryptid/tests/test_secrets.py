"""What is public and what is hidden."""

from __future__ import annotations

from katzentisch.core.chance import rng
from katzentisch.core.event import heard
from katzentisch.core.view import encode
from katzentisch.games.cryptid.box.cards import cards
from katzentisch.games.cryptid.rules.imagine import world
from katzentisch.games.cryptid.tests.positions import N3, clues, do, o3, position, start, where


def test_cr_t121_two_worlds_behind_one_view() -> None:
    """CR-T121, CR-R32, CR-R34: another consistent pair of clues sends seat 0 and the gallery the same bytes."""
    state = o3()
    other = world(state.view(0), clues("within2_cougar", "within3_blue", "within2_stone"), rng("t121"))
    for seat in (0, -1):
        assert encode(state.view(seat)) == encode(other.view(seat))
    assert state.legal(0) == other.legal(0)
    other.told()
    for each in (state, other):
        do(each, 0, "ask 1 at", (6, 9))
    assert encode(heard(state.told(), 0)) == encode(heard(other.told(), 0))
    sent = encode(o3().view(0)).decode()
    assert "within2_cougar" in sent
    assert not any(key in sent for key in ("on_water_or_swamp", "within3_blue", 'habitat":81'))


def test_cr_t122_only_the_owner_sees_a_mistake() -> None:
    """CR-T122, CR-R18, CR-R34: a wrong cube shows in its owner's legal moves, and nowhere else."""
    state = do(do(o3(by_hand=True), 0, "ask 1 at", (6, 9)), 1, "answer cube")
    right = world(state.view(-1), clues("within2_cougar", "within1_desert", "within3_blue"), rng("t122"))
    for seat in (0, 2, -1):
        assert encode(state.view(seat)) == encode(right.view(seat))
        assert not where(state, seat, "correct")
    assert where(state, 1, "correct") == {(6, 9)}


def test_cr_t124_the_card_is_secret() -> None:
    """CR-T124, CR-R32: no view or event names card, books or tip number before the end; then the card is shown."""
    for card in ("N01", "drawn"):
        state = start(3, {"card": card, "starter": "0"}, "t124")
        number = state.card
        for seat in (-1, 0, 1, 2):
            sent = (encode(state.view(seat)) + encode(state.log)).decode()
            assert number not in sent
            assert not any(book in sent for book in cards()[number].back(3).books)
        source = rng("t124")
        while state.actors():
            seat = state.actor()
            assert state.view(seat).card == ""
            state.apply(seat, state.pick(seat, source))
        assert state.view(-1).card == number


def test_cr_r34_the_end_shows_everything() -> None:
    """CR-R34: clues, habitat and wrong pieces are hidden before the end and public after it."""
    state = position(N3, {1: [(6, 8)]}, by_hand=True)
    assert (state.view(0).clues, state.view(0).habitat, state.view(0).wrong) == ((), -1, ())
    do(do(do(state, 0, "search", (6, 9)), 1, "answer disc"), 2, "answer disc")
    view = state.view(-1)
    assert view.clues == N3[1]
    assert view.habitat == 6 * 12 + 9
    assert [(wrong.seat, wrong.piece) for wrong in view.wrong] == [(1, "cube")]
