"""The second part of the lesson: a paradox that cannot be avoided."""

from __future__ import annotations

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.play.record import parse_record

LEARNER = 0


def leads_to_paradox(state: CatState) -> bool:
    """Whether the learner causes a paradox before their next play, whatever the others do."""
    scores = state.view(LEARNER).scores
    if scores:
        return scores[-1].paradox == LEARNER
    (seat,) = state.actors()
    if seat == LEARNER:
        return False
    for move in state.legal(seat):
        after = state.copy()
        after.step(seat, move)
        if not leads_to_paradox(after):
            return False
    return True


def test_the_learner_lives_through_a_paradox() -> None:
    """The sentences of the lesson are true: red 4 is the only play, and every reply to it leads to a paradox."""
    entry = find("cat_in_the_box")
    text = entry.read("web", "lesson.kt")
    assert text
    record = parse_record(text)
    assert record.seed
    state = entry.game.start(len(record.players), record.options, Chance(record.seed))
    for line in record.lines:
        state.apply(line.seat, entry.game.parse(line.text))
    assert isinstance(state, CatState)
    view = state.view(LEARNER)
    assert sorted(view.hand) == [2, 4, 4, 6]
    assert view.predictions[LEARNER] == view.tricks[LEARNER] == 3
    (play,) = state.legal(LEARNER)
    assert entry.game.spell(play) == "4 red"
    state.step(LEARNER, play)
    assert leads_to_paradox(state)
