"""A match as spectators may see it with all hands open: a whole deal late."""

from __future__ import annotations

from katzentisch.core.event import Event
from katzentisch.play.match import Match


class Delay:
    """Follows a match at a distance: never into the deal that is on, and as many plies behind as the last one had.

    In the first deal, and in a game that is a single one, nothing is open before the match is over.
    """

    def __init__(self, match: Match) -> None:
        self.live = match
        self.match = match.fork(0)
        """The position that may be seen open."""
        self.chapters = [match.chapter()]
        """The deal to which the position after each ply belongs."""
        self.begun = False
        """Whether anything may be seen open yet."""

    @property
    def behind(self) -> int:
        """By how many plies."""
        return self.live.ply - self.match.ply

    def follow(self) -> list[Event]:
        """The match had another line: come as near as may be; what happened on the way, with all its secrets."""
        live = self.live
        del self.chapters[live.ply + 1 :]
        if len(self.chapters) <= live.ply:
            self.chapters.append(live.chapter())
        goal = self._goal()
        if goal is None:
            self.match, self.begun = live.fork(0) if self.begun else self.match, False
            return []
        shown = self.match.moves
        if self.begun and shown != live.moves[: len(shown)]:
            self.match = live.fork(goal)
            return [Event("back-to", {"ply": goal})]
        before = len(self.match.log) if self.begun else 0
        self.begun = True
        for seat, move in live.moves[self.match.ply : goal]:
            self.match.submit(seat, move)
        return self.match.log[before:]

    def _goal(self) -> int | None:
        """The last ply that may be seen open, None if there is none yet."""
        if self.live.over:
            return self.live.ply
        now = self.chapters[-1]
        finished = [ply for ply, chapter in enumerate(self.chapters) if chapter != now]
        if not finished:
            return None
        last = finished[-1]
        length = self.chapters.count(self.chapters[last])
        return max(0, min(last, self.live.ply - length))
