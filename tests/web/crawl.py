"""A crawler: it follows a whole match in a real page, reads every text on the way and compares it with the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.seeds import dice
from tests.web.shown_text import find_faults
from tests.web.visitor import Visitor

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
TIMES_FASTER = 200
"""The page tells its story so many times faster than people could follow; every scene is still drawn."""

WATCH = """() => {
  const read = (globalThis.read = { texts: {}, cut: {} });
  const visible = { visibilityProperty: true, opacityProperty: true };
  const when = () => {
    const { seq, told, ply } = document.querySelector(".table")?.dataset ?? {};
    return `move ${seq ?? ply}, line ${told ?? ""}`;
  };
  const note = (kind, text) => {
    read[kind][text] ??= when();
  };
  const attributes = ["aria-label", "aria-description", "title", "alt", "placeholder"];
  const marked = attributes.map((name) => `[${name}]`).join();
  const readTexts = () => {
    note("texts", document.title);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const text = node.data.replace(/\\s+/g, " ").trim();
      if (!text || text in read.texts || !node.parentElement.checkVisibility(visible)) continue;
      if (!node.parentElement.closest("script, style")) note("texts", text);
    }
    for (const node of document.querySelectorAll(marked)) {
      for (const name of attributes) {
        const text = node.getAttribute(name)?.trim();
        if (text && !(text in read.texts) && node.checkVisibility(visible)) note("texts", text);
      }
    }
  };
  const readCuts = () => {
    const holders = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (walk.currentNode.data.trim()) holders.add(walk.currentNode.parentElement);
    for (const node of holders) {
      if (node.scrollWidth <= node.clientWidth + 1 || node.clientWidth <= 1) continue;
      const { color, overflowX } = getComputedStyle(node);
      if (!["hidden", "clip"].includes(overflowX) || !node.checkVisibility(visible)) continue;
      if (node.closest(".unseen, select") || color.endsWith(" 0)")) continue;
      note("cut", `${node.tagName}.${node.className}: ${node.textContent}`);
    }
  };
  let told = "";
  const look = () => {
    readTexts();
    if (told !== (told = when())) readCuts();
  };
  let due = false;
  new MutationObserver(() => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      look();
    });
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  look();
}"""
"""From now on remember every text that is visible at some moment, every text that is cut off, and when."""
RESTS = """(seq) => hand.until(() => {
  const table = hand.find(".table[data-present=true][data-underway=false][data-busy=false]");
  return table && Number(table.dataset.seq) >= seq ? table : null;
}, `move ${seq}`).then((table) => ({
  seq: Number(table.dataset.seq),
  state: table.dataset.state,
  acts: hand.all(".seat.acts").map((seat) => Number(seat.dataset.seat)).sort(),
}))"""
"""Wait until everything is told up to a line of the record; who acts then. A page makes forced moves by itself."""
LIST = """async () => {
  const list = hand.find("details.moves");
  if (!list) return [];
  list.open = true;
  await hand.until(() => hand.find("details.moves button[data-move]"));
  const found = hand.all("details.moves :is(button, h3)").map((part) => part.innerText);
  list.open = false;
  return found;
}"""
"""The words of every legal move, and of their groups."""
MOVES_BETWEEN_LISTS = 7
MAX_MOVES = 1500


class PageWords(Words):
    """Words as the browser writes them: the longer one, for which a page has room."""

    def word(self, name: str, value: Value, names: Sequence[str]) -> str | int:
        """One value as it fills a blank."""
        long = f"{name}-{value}-long"
        return self.say(long) if isinstance(value, str) and self.knows(long) else super().word(name, value, names)


class Crawler:
    """A match on a visitor's page, seen from one seat; somebody else sits in all others.

    It begins with moves of a record and goes on with them as long as they are legal: chance is drawn again for a match
    that is played on. When it is over its own record says what the page should have told.
    """

    def __init__(self, anna: Visitor, others: Visitor, text: str, seat: int, lang: str, begin: int = 0) -> None:
        self.anna = anna
        self.others = others
        known = Match(parse_record(text))
        self.game = known.game
        self.entry = find(known.game.id)
        self.begin = begin
        self.wanted = [(mover, self.game.spell(move)) for mover, move in known.moves[begin:]]
        self.dice = dice("crawl")
        self.seat = seat
        self.lang = lang
        self.names = NAMES[: known.players]
        self.shown: dict[int, dict[str, Any]] = {}
        self.texts: set[str] = set()
        self.faults: list[str] = []
        seats = [""] * known.players
        self.code = anna.call("POST", "records", {"record": text, "ply": begin, "seats": seats})["code"]
        for each, name in enumerate(self.names):
            self._sitter(each).call("POST", f"tables/{self.code}/seats/{each}", {"name": name})

    def _sitter(self, seat: int) -> Visitor:
        return self.anna if seat == self.seat else self.others

    def _update(self, seat: int) -> dict[str, Any]:
        update: dict[str, Any] = self._sitter(seat).call("GET", f"tables/{self.code}/update?seat={seat}")
        return update

    def follow(self) -> None:
        """Play to the end and look at the page after each move; AssertionError with all that is wrong."""
        page = self.anna.go(f"/t/{self.code}")
        page.wait_for_selector(".table[data-told]")
        page.evaluate(WATCH)
        self.anna.hurries(TIMES_FASTER)
        update = self._update(self.seat)
        for number in range(MAX_MOVES):
            shown = page.evaluate(RESTS, update["seq"])
            self.shown[shown["seq"]] = shown
            if update["over"]:
                break
            if self.seat in update["actors"] and number % MOVES_BETWEEN_LISTS == 0:
                self.texts.update(page.evaluate(LIST))
            mover, move = self._choose(update["actors"])
            if move:
                self._order(mover, update["seq"], move)
            update = self._update(self.seat)
        else:
            raise AssertionError(f"no end after {MAX_MOVES} moves")
        self.match = Match(parse_record(self.anna.call("GET", f"matches/{update['match']}/record")))
        self._compare_turns()
        self._compare_end()
        self._compare_log()
        self._check_texts()
        assert not self.faults, "\n".join(self.faults)

    def _choose(self, actors: list[int]) -> tuple[int, str]:
        """The next move of the record, or a random one where that is not legal any more."""
        if self.wanted:
            mover, move = self.wanted[0]
            if mover in actors and move in self._update(mover)["legal"]:
                return self.wanted.pop(0)
            self.wanted.clear()
        mover = self.dice.choice(actors)
        return mover, self.dice.choice(self._update(mover)["legal"] or [""])

    def _order(self, mover: int, seq: int, move: str) -> None:
        """Make a move, unless the page has made one by itself meanwhile."""
        order = {"do": "move", "seat": mover, "seq": seq, "id": f"n{seq}", "move": move}
        answer = self._sitter(mover).fetch("POST", f"tables/{self.code}/orders", order)
        assert answer.ok or answer.json()["reason"]["key"] == "stale", answer.text()

    def _check_texts(self) -> None:
        """Every text that was visible is worth reading, and none was cut off."""
        read: dict[str, dict[str, str]] = self.anna.page.evaluate("globalThis.read")
        for text in sorted(self.texts | set(read["texts"])):
            when = read["texts"].get(text, "in the list of moves")
            found = find_faults([text], self.entry.folder, self.lang, self.names)
            self.faults += [f"{when}: {fault}" for fault in found]
        self.faults += [f"{when}: cut off: {text}" for text, when in read["cut"].items()]

    def _compare_turns(self) -> None:
        """Whose turn it was after each move, on the page and in the record."""
        match = self.match.fork(self.begin)
        for made in [*self.match.moves[self.begin :], None]:
            actors = sorted(match.actors())
            state = "over" if not actors else "yours" if self.seat in actors else "theirs"
            true = {"seq": match.ply, "acts": actors, "state": state}
            if self.shown.get(match.ply, true) != true:
                self.faults.append(f"the record says {true}, but the page {self.shown[match.ply]}")
            if made:
                match.submit(*made)

    def _compare_log(self) -> None:
        """Every line of the log says what the record says, in words of its own language; narrow screens have none."""
        if not self.anna.page.locator(".side .log").count():
            return
        said = self.anna.page.locator(".log li[data-event]").all_text_contents()
        words = PageWords(self.lang, self.entry)
        words.reader = self.seat
        told = [words.event(event, self.names) for event in self.match.events(self.seat) if not event.quiet]
        for line, (one, other) in enumerate(zip(said, told, strict=False)):
            if one != other:
                self.faults.append(f"line {line} of the log is {one!r}, but {other!r} happened")
        if len(said) != len(told):
            self.faults.append(f"the log has {len(said)} lines, but {len(told)} things happened")

    def _compare_end(self) -> None:
        """Who has won, and that only a win is celebrated."""
        page = self.anna.page
        page.wait_for_selector(".result .best, .result .podium")
        ranking = self.match.ranking()
        winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
        headline = page.locator(".result h2").inner_text()
        celebrated = page.locator(".result.celebrated").count() > 0
        won = self.seat in winners and (len(ranking) == 1 or len(winners) < len(ranking))
        if celebrated != won:
            self.faults.append(f"seat {self.seat} of {ranking} is celebrated: {celebrated}")
        named = [seat for seat, name in enumerate(self.names) if name in headline]
        others = [seat for seat in winners if seat != self.seat]
        if len(winners) < len(ranking) and not set(others) <= set(named):
            self.faults.append(f"{headline!r} does not name {others}, who won: {ranking}")
        if set(named) - set(winners):
            self.faults.append(f"{headline!r} names {named}, but {winners} won")
