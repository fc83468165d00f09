"""Lessons: what a step speaks about is in sight while it speaks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.sizes import thorough
from tests.web import cat_in_the_box, cryptid, g5211, isle_of_cats
from tests.web.conftest import Visit
from tests.web.hand import rest
from tests.web.visitor import CONTINUE, GOES_ON, Driver

LEARNERS: dict[str, Driver] = {
    "cat_in_the_box": cat_in_the_box.play,
    "g5211": g5211.play,
    "isle_of_cats": isle_of_cats.play,
    "cryptid": cryptid.learn,
}
SIDEWAYS = [(game, "de", "sideways phone") for game in ("cat_in_the_box", "g5211")]
HIDDEN = """async () => {
  const parts = [".coach:not(.over) p", ".pointed-at"];
  const shown = (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const points = [1, 2, 3, 4, 5].flatMap((across) =>
      [1, 2, 3, 4, 5].map((down) => [left + across * (right - left) / 6, top + down * (bottom - top) / 6])
    );
    const seen = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top && (node.contains(top) || top.contains(node));
    });
    return seen.length / points.length;
  };
  const hidden = () => parts.filter((part) => hand.find(part) && shown(hand.find(part)) < 0.8);
  try {
    // Sheets slide in and boards scroll: what is out of sight now may be on its way.
    await hand.until(() => hidden().length === 0);
    return [];
  } catch {
    return hidden().map((part) => {
      const { x, y, width, height } = hand.find(part).getBoundingClientRect();
      return `${hand.find(part).className} at ${[x, y, width, height].map(Math.round)} of ${[innerWidth, innerHeight]}`;
    });
  }
}"""
"""Which of the coach's sentence and what it points at does not come into sight, or lies under something else."""


CUT = """() => {
  const coach = hand.find(".coach");
  if (!coach) return [];
  const frame = coach.getBoundingClientRect();
  const cut = hand.all(".coach .ways button").filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, bottom - 3);
    return top < frame.top || bottom > Math.min(frame.bottom, innerHeight) || !node.contains(front);
  });
  return [...cut.map((node) => node.innerText), ...(coach.querySelector("p").scrollTop ? ["not at its top"] : [])];
}"""
"""The coach's buttons that are not whole, and whether its sentence does not begin at its top."""


def look(page: Page) -> None:
    """AssertionError with the sentence of the coach if it, its buttons or what it names does not come into sight."""
    faults = page.evaluate(HIDDEN) + page.evaluate(CUT)
    assert not faults, f"{faults}: {page.locator('.coach p').all_inner_texts()}"


@pytest.mark.parametrize(
    ("game", "lang", "device"),
    [
        ("cat_in_the_box", "de", "phone"),
        ("g5211", "en", "phone"),
        ("isle_of_cats", "de", "phone"),
        ("cryptid", "en", "phone"),
        *SIDEWAYS,
        *(
            pytest.param(game, lang, device, marks=pytest.mark.thorough)
            for game in LEARNERS
            for lang in ("en", "de")
            for device in ("laptop", "small phone", "sideways phone")
            if (game, lang, device) not in SIDEWAYS
        ),
    ],
)
def test_what_a_lesson_names_is_in_sight(visit: Visit, game: str, lang: str, device: str) -> None:
    """At every step the coach and what it points at are on the screen, and nothing lies over them."""
    anna = visit(lang=lang, device=device)
    anna.go(f"/learn/{game}")
    assert len(anna.is_taught(LEARNERS[game], look=look)) > 5


NEXT = ".coach.over, .coach .ways button:not(.quiet):enabled, .table[data-stops=true]"
"""What a learner presses who reads nothing: the way on, or the one that skips a step."""
ALONE = ".table[data-state=yours][data-busy=false]:not(:has(.coach))"
"""Between two steps it is the learner's turn, without a word from the lesson."""


@pytest.mark.parametrize(
    "game", ["cryptid", *(pytest.param(game, marks=pytest.mark.thorough) for game in LEARNERS if game != "cryptid")]
)
def test_a_lesson_that_is_skipped_reaches_its_end(visit: Visit, game: str) -> None:
    """Skipped moves are made, every step finds what it speaks of, and the end offers a real game."""
    anna = visit()
    page = anna.go(f"/learn/{game}")
    for _ in range(60):
        page.wait_for_selector(f"{NEXT}, {ALONE}")
        rest(page)
        if page.locator(ALONE).count() and not page.locator(NEXT).count():
            seq = page.locator(".table").get_attribute("data-seq")
            LEARNERS[game](page)
            page.evaluate(GOES_ON, [seq])
            continue
        if page.locator(".coach.over").count():
            break
        said = page.locator(".coach p").all_inner_texts()
        if any(each.startswith("The others have placed cubes too") for each in said):
            for seat in range(3):
                expect(page.locator(f".pieces .piece.of-{seat}")).to_have_count(1)
        if page.locator(".table[data-stops=true]").count():
            page.evaluate(CONTINUE)
            continue
        before = [page.locator(".table").get_attribute("data-seq"), *said]
        page.locator(NEXT).first.click()
        page.evaluate(GOES_ON, before)
    page.locator(".lesson-play").click()
    page.wait_for_selector(".table[data-state]:not(:has(.coach))")


@pytest.mark.parametrize("lang", ["en", thorough("de", name="de")])
def test_the_paradox_is_lived_through(visit: Visit, lang: str) -> None:
    """Whatever happens in the first round, the learner causes a paradox once; then a real game can begin."""
    anna = visit(lang=lang, device="phone")
    anna.go("/learn/cat_in_the_box")
    said = anna.is_taught(cat_in_the_box.play, look=look)
    assert any(each.startswith({"en": "A paradox! None", "de": "Ein Paradoxon! Keine"}[lang]) for each in said), said
    anna.examine()
    anna.page.locator(".lesson-play").click()
    anna.page.wait_for_selector(".table[data-state]:not(:has(.coach))")
