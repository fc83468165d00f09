"""Seasons in the browser: a cup as a bracket, byes that read well, and a winner's page with a way to play again."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.service import Server
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, page_until

Json = dict[str, Any]
ORDERS = itertools.count()
SHIFTS = """() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifted += value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
MOST_SHIFT = 0.05


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks after seasons at once."""
    folder = tmp_path_factory.mktemp("brisk")
    constants = ["server.season_scheduler:CHECK_SECONDS=0.05"]
    with Server(str(folder / "tables.db"), folder / "log", "--thinkers", "1", constants=constants) as running:
        yield running


class Club:
    """Visitors who belong to a club; each answers to their name."""

    def __init__(self, visit: Visit, url: str, **devices: dict[str, str]) -> None:
        self.people: dict[str, Visitor] = {name: visit(url, **wishes) for name, wishes in devices.items()}
        [host, *others] = self.people
        self.host = self.people[host]
        made = self.host.call("POST", "clubs", {"name": "Die Kater", "member": host})
        self.code, self.key = made["code"], made["link"].partition("#")[2]
        for name in others:
            self.people[name].call("POST", f"clubs/{self.code}/members", {"name": name, "key": self.key})

    def begin(self, **wish: Any) -> str:
        """A season that everybody enters; its id."""
        wish = {"name": "Winter", "game": "5211", "kind": "swiss", "size": 2, **wish}
        season: str = self.host.call("POST", f"clubs/{self.code}/seasons", wish)["id"]
        for person in self.people.values():
            person.call("PUT", f"clubs/{self.code}/seasons/{season}/entry", {"on": True})
        self.host.call("POST", f"clubs/{self.code}/seasons/{season}/begin")
        return season

    def page(self, season: str) -> Json:
        found: Json = self.host.call("GET", f"clubs/{self.code}/seasons/{season}")
        return found

    def plays_round(self, season: str) -> None:
        """Play all tables of the round that is on, and wait until it is decided."""
        current = self.page(season)["rounds"][-1]
        for board in current["boards"]:
            self.plays(board)
        number = current["number"] - 1
        page_until(self.host.page, lambda: self.page(season)["rounds"][number]["done"], "the round is decided")

    def plays(self, board: Json) -> None:
        """Play a table to its end, without the pages: each player makes some move."""
        with httpx.Client(base_url=f"{self.host.url}/api/tables/{board['code']}/") as line:
            cookies = [cookies_of(self.people[name]) for name in board["seats"]]
            for seat in itertools.cycle(range(len(cookies))):
                update = line.get("update", params={"seat": seat}, headers=cookies[seat]).json()
                if update["over"]:
                    return
                if seat in update["actors"]:
                    order = {"do": "move", "seat": seat, "seq": update["seq"], "id": f"s{next(ORDERS)}"}
                    line.post("orders", json=order | {"move": update["legal"][0]}, headers=cookies[seat])

    def orders(self, name: str, board: Json, order: Json) -> None:
        """Somebody does something at a table of a season, without the page."""
        seat = board["seats"].index(name)
        with httpx.Client(base_url=f"{self.host.url}/api/tables/{board['code']}/") as line:
            cookies = cookies_of(self.people[name])
            update: Json = line.get("update", params={"seat": seat}, headers=cookies).json()
            wish = {"seat": seat, "seq": update["seq"], "id": f"s{next(ORDERS)}"} | order
            assert line.post("orders", json=wish, headers=cookies).is_success

    def looks(self, name: str, season: str) -> Visitor:
        """Somebody opens the page of a season, on which nothing jumps."""
        person = self.people[name]
        person.context.add_init_script(f"({SHIFTS})();")
        page = person.go(f"/club/{self.code}/{season}")
        expect(page.locator(".files")).to_be_visible()
        person.examine()
        person.fits()
        person.readable()
        assert page.evaluate("globalThis.shifted") < MOST_SHIFT
        return person


def cookies_of(person: Visitor) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())}


PHONE = {"device": "phone", "lang": "de"}
LAPTOP = {"device": "laptop", "lang": "en"}


def test_a_cup_is_a_bracket_from_the_first_round_to_the_winner(visit: Visit, brisk: Server) -> None:
    """A bye reads as a free round, the final is announced, and lines lead from table to table; no league table."""
    club = Club(visit, brisk.url, Anna=PHONE, Ben=LAPTOP, Clara=LAPTOP)
    season = club.begin(kind="cup")
    free = club.page(season)["rounds"][0]["byes"][0]
    [board] = club.page(season)["rounds"][0]["boards"]
    for name, said in (("Anna", "setzt diese Runde aus und ist weiter"), ("Ben", "sits out this round and is through")):
        page = club.looks(name, season).page
        expect(page.locator(".bracket .free")).to_have_text(f"{free}{said}")
        expect(page.locator(".bracket .open .known")).to_have_text([free])
        either = " oder " if name == "Anna" else " or "
        expect(page.locator(".bracket .open .who:not(.known)")).to_have_text([either.join(board["seats"])])
        expect(page.locator(".bracket .up, .bracket .down"), "lines lead to the final").to_have_count(2)
        expect(page.locator(".bracket .you")).to_have_text([name])
        expect(page.locator(".figures")).to_have_count(0)
    expect(page.locator(".bracket h3")).to_have_text(["Semi-final", "Final"])
    expect(page.locator(".progress")).to_have_text("Semi-final: 0 of 1 game decided")
    if free != "Ben":
        expect(page.locator(".bracket .waits")).to_have_text("Your turn")

    club.plays_round(season)
    club.plays_round(season)
    ended = club.page(season)
    [winner, second] = ended["standings"][:2]
    assert ended["season"]["over"]
    for name, sentence in (
        ("Anna", f"{winner['name']} gewinnt den Pokal"),
        ("Ben", f"{winner['name']} wins the cup"),
    ):
        page = club.looks(name, season).page
        if name == winner["name"]:
            sentence = "Du gewinnst den Pokal" if name == "Anna" else "You win the cup"
        expect(page.locator(".season-end h2")).to_have_text(sentence)
        expect(page.locator(".podium strong")).to_have_text([winner["name"], second["name"], free_of(ended)])
        expect(page.locator(".bracket .up, .bracket .down")).to_have_count(2)
        expect(page.locator(".bracket li").last.locator(".on")).to_contain_text(winner["name"])
    expect(page.locator(".files a")).to_have_text(["All results (CSV)"])


def free_of(page: Json) -> str:
    """The third of three."""
    name: str = page["standings"][2]["name"]
    return name


PODIUM = """() => [...document.querySelectorAll(".podium li")].map((box) => {
  const words = document.createRange();
  words.selectNodeContents(box.querySelector("strong"));
  const { left, width } = box.getBoundingClientRect();
  return { left, width, lines: words.getClientRects().length };
})"""
"""Where the boxes of a podium are, and on how many lines their names stand."""


def test_a_podium_fits_on_a_phone(visit: Visit, brisk: Server) -> None:
    """The boxes stand under each other, equally wide, and no name is broken."""
    names = {"Anna": PHONE, "Bernadette": LAPTOP, "Clara-Sophie": LAPTOP, "Dominik": LAPTOP}
    club = Club(visit, brisk.url, **names)
    season = club.begin(rounds=1)
    club.plays_round(season)
    boxes = club.looks("Anna", season).page.evaluate(PODIUM)
    assert len(boxes) > 2
    assert len({(box["left"], box["width"]) for box in boxes}) == 1
    assert {box["lines"] for box in boxes} == {1}


def test_who_withdrew_is_not_on_the_podium(visit: Visit, brisk: Server) -> None:
    """The winner is told so, and is compared with the next who stayed; the link to the page is for members."""
    club = Club(visit, brisk.url, Anna=LAPTOP, Ben=LAPTOP, Clara=LAPTOP)
    season = club.begin(rounds=1)
    page = club.page(season)
    [board], [free] = page["rounds"][0]["boards"], page["rounds"][0]["byes"]
    [gone, winner] = board["seats"]
    club.people[gone].call("PUT", f"clubs/{club.code}/seasons/{season}/entry", {"on": False})
    page_until(club.host.page, lambda: club.page(season)["season"]["over"], "the season is over")
    shown = club.looks(winner, season).page
    expect(shown.locator(".podium strong")).to_have_text([winner, free])
    expect(shown.locator(".decided")).to_have_text([f"You finished with 1 season points, {free} with 0.5."])
    expect(shown.locator(".season-end .ways small")).to_have_text("Only members of the club can open the link.")
    expect(shown.locator(".figures th", has_text="Game points")).to_be_visible()
    shown = club.looks(free, season).page
    expect(shown.locator(".decided")).to_have_text([f"{winner} finished with 1 season points, {free} with 0.5."])


def test_a_swiss_season_ends_with_a_podium_and_can_be_played_again(visit: Visit, brisk: Server) -> None:
    """What decided it is said in words; only hosts can make the next one, with everybody already entered."""
    club = Club(visit, brisk.url, Anna=PHONE, Ben=LAPTOP, Clara=LAPTOP)
    season = club.begin(rounds=2, duplicate=True)
    page = club.looks("Ben", season).page
    expect(page.locator("main > p").first, "one table compares nothing").to_have_text("5211 · Swiss · 2 per table")
    expect(page.locator(".boards")).to_contain_text("sits out this round (counts half a win)")
    club.plays_round(season)
    club.plays_round(season)
    ended = club.page(season)
    [winner] = [line["name"] for line in ended["standings"] if line["rank"] == 1]
    guest = club.looks("Ben", season).page
    expect(guest.locator(".season-end h2")).to_have_text(
        "You win the season" if winner == "Ben" else f"{winner} wins the season"
    )
    expect(guest.locator(".decided").first).to_contain_text(winner)
    expect(guest.locator(".figures tbody tr")).to_have_count(3)
    expect(guest.locator(".files a")).to_have_text(["All results (CSV)", "Standings (CSV)"])
    expect(guest.get_by_role("button", name="Play another season")).to_have_count(0)

    page = club.looks("Anna", season).page
    page.get_by_role("button", name="Noch eine Saison").click()
    expect(page.locator("h1")).to_have_text("Winter 2")
    expect(page.locator(".entrants")).to_have_text("Bisher dabei: Anna, Ben, Clara")
    page.get_by_role("button", name="Starten").click()
    expect(page.locator(".boards li")).to_have_count(2)


def test_players_withdraw_and_hosts_repair(visit: Visit, brisk: Server) -> None:
    """Somebody withdraws and stays in the club; the host extends, corrects for all to see, and cancels."""
    club = Club(visit, brisk.url, Anna=PHONE, Ben=LAPTOP, Clara=LAPTOP)
    season = club.begin(rounds=3)
    club.plays_round(season)
    [board] = club.page(season)["rounds"][0]["boards"]

    host = club.looks("Anna", season)
    page = host.page
    due = page.get_by_text("Wer dann noch ziehen muss, verliert die Partie")
    before = due.inner_text()
    page.locator(".repairs > summary").click()
    page.get_by_role("button", name="+ 7 Tage").click()
    expect(due).not_to_have_text(before)
    expect(page.locator(".repairs > div [role=status]")).to_contain_text("Verlängert: Runde 2")
    page.locator("select[name=corrected]").select_option("0")
    host.examine()
    host.fits()
    host.readable()
    first = board["ranks"].index(1)
    for seat in range(2):
        page.locator(f"input[name=points-{seat}]").fill("3" if seat == first else "7")
    shown = page.locator(".corrected .place")
    expect(shown, "ranks follow from points").to_have_text(["2. Platz", "1. Platz"])
    page.locator(".correcting input[name=reason]").fill("Falsch notiert.")
    page.get_by_role("button", name="Berichtigung speichern").click()
    loser, winner = board["seats"][first], board["seats"][1 - first]
    expect(page.locator(".corrections li")).to_contain_text(f"„Falsch notiert.“. Vorher: 1. {loser}")
    expect(page.locator(".corrections li")).to_contain_text(f"Jetzt: 1. {winner}")
    expect(page.locator(".correcting [role=status]")).to_contain_text("Die Berichtigung ist gespeichert.")
    page.locator(".rounds summary").click()
    expect(page.locator(".rounds details li").first).to_contain_text("berichtigt")
    assert club.page(season)["rounds"][0]["boards"][0]["ranks"] == ([2, 1] if first == 0 else [1, 2])

    ben = club.looks("Ben", season)
    expect(ben.page.locator(".corrections li")).to_contain_text("corrected by Anna")
    expect(ben.page.locator(".repairs")).to_have_count(0)
    ben.page.locator(".withdrawal > summary").click()
    ben.page.get_by_role("button", name="Withdraw", exact=True).click()
    ben.examine()
    ben.page.get_by_role("button", name="Yes, withdraw").click()
    expect(ben.page.locator(".gone")).to_have_text("No longer taking part: Ben (withdrew)")
    expect(ben.page.locator(".withdrawal")).to_have_count(0)
    expect(ben.page.locator(".own-state")).to_have_text("You are no longer in this season.")

    # Pages that still show the season look at it again now and then.
    host.expected = ben.expected = ["404"]
    page.locator(".repairs > div > label input[name=reason]").fill("Zu wenige.")
    page.get_by_role("button", name="Saison absagen").click()
    page.locator(".repairs .bad").click()
    expect(page.locator("h1")).to_have_text("Die Kater")
    called_off = page.locator(".seasons .called-off")
    expect(called_off).to_contain_text("Winter")
    expect(called_off.locator("small")).to_contain_text("Abgesagt von Anna")
    expect(called_off.locator("small")).to_contain_text(": „Zu wenige.“")
    expect(page.get_by_role("heading", name="Abgesagt")).to_be_visible()
    expect(page.get_by_role("heading", name="Beendete Saisons")).to_have_count(0)
    host.examine()
    host.fits()
    lost = ben.go(f"/club/{club.code}/{season}")
    expect(lost.locator("h1")).to_have_text("Winter")
    told = lost.locator("main .called-off")
    expect(told).to_contain_text("Anna called this season off (today, ")
    expect(told).to_contain_text("The reason: “Zu wenige.”")
    expect(told.locator("a.main"), "the way back").to_have_attribute("href", f"/club/{club.code}")
    ben.examine()
    ben.fits()


def test_who_is_taken_out_reads_it_at_the_table(visit: Visit, brisk: Server) -> None:
    """The host reads beforehand what comes of it; tables and the season say who did it, the tables with a way there."""
    club = Club(visit, brisk.url, Anna=PHONE, Ben=LAPTOP, Clara={"device": "laptop", "lang": "de"}, Dora=LAPTOP)
    season = club.begin(rounds=3)
    boards = club.page(season)["rounds"][0]["boards"]
    [mine] = [board for board in boards if "Anna" in board["seats"]]
    [theirs] = [board for board in boards if "Anna" not in board["seats"]]
    gone, staying = theirs["seats"]
    pages = {name: club.people[name].go(f"/t/{theirs['code']}") for name in theirs["seats"]}
    for page in pages.values():
        page.wait_for_selector(".table[data-state]")
    watched = club.host.go(f"/t/{theirs['code']}")
    expect(watched.locator(".watching a")).to_have_attribute("href", f"/club/{club.code}/{season}")
    expect(watched.locator(".watching a")).to_have_text("Zur Tabelle: Winter")

    page = club.looks("Anna", season).page
    page.locator(".repairs > summary").click()
    page.get_by_role("button", name=f"{gone} herausnehmen").click()
    expect(page.locator(".sure .about")).to_contain_text(f"{gone} verliert laufende Partien kampflos")
    club.host.examine()
    club.host.fits()
    page.get_by_role("button", name=f"Ja, {gone} herausnehmen").click()
    expect(page.locator(".gone")).to_have_text(f"Nicht mehr dabei: {gone} (von Anna herausgenommen)")
    told = {
        "gone": {
            "de": "Anna hat dich aus der Saison genommen. Diese Partie gilt für dich als verloren.",
            "en": "Anna took you out of the season. This game counts as lost for you.",
        },
        "staying": {
            "de": f"{gone} ist nicht mehr in der Saison: Du gewinnst diese Partie kampflos.",
            "en": f"{gone} is no longer in the season: you win this game by walkover.",
        },
    }
    for name, kind in ((gone, "gone"), (staying, "staying")):
        notice = pages[name].locator(".void-match")
        expect(notice.locator("p")).to_have_text(told[kind]["de" if name == "Clara" else "en"])
        expect(notice.locator("a")).to_have_attribute("href", f"/club/{club.code}/{season}")
        club.people[name].examine()
        club.people[name].fits()

    [rival] = [name for name in mine["seats"] if name != "Anna"]
    club.people[rival].call("PUT", f"clubs/{club.code}/seasons/{season}/entry", {"on": False})
    page = club.people[rival].go(f"/t/{mine['code']}")
    withdrew = "Du bist aus der Saison ausgestiegen." if rival == "Clara" else "You withdrew from the season."
    expect(page.locator(".void-match p")).to_contain_text(withdrew)


def test_the_club_says_which_round_is_on_and_for_whom_one_waits(visit: Visit, brisk: Server) -> None:
    """A cup of four: somebody gives up, so one is in the final; of the others one has to move and one waits."""
    club = Club(visit, brisk.url, Anna=PHONE, Ben=LAPTOP, Clara=LAPTOP, Dora=LAPTOP)
    season = club.begin(kind="cup")
    boards = club.page(season)["rounds"][0]["boards"]
    [mine] = [board["seats"] for board in boards if "Anna" in board["seats"]]
    [other] = [board["seats"] for board in boards if "Anna" not in board["seats"]]
    [rival] = [name for name in mine if name != "Anna"]
    club.people[rival].call("PUT", f"clubs/{club.code}/seasons/{season}/entry", {"on": False})

    def card(name: str) -> list[str]:
        person = club.people[name]
        page = person.go(f"/club/{club.code}")
        expect(page.locator(".seasons .own-state")).to_be_visible()
        person.examine()
        person.fits()
        return page.locator(".seasons small").all_inner_texts()

    page = club.people["Anna"].go(f"/club/{club.code}/{season}")
    expect(page.locator(".bracket .open .known")).to_have_text(["Anna"])
    expect(page.locator(".bracket .yours")).to_contain_text("kampflos gewonnen")
    assert card("Anna") == ["Halbfinale", f"Du bist im Finale. Du wartest noch auf {' – '.join(other)}."]
    assert card(rival) == ["Semi-final", "You are no longer in this cup."]
    for name, against in zip(other, reversed(other), strict=True):
        [round_on, own] = card(name)
        assert round_on == "Semi-final"
        assert own in (f"It is your turn against {against}.", f"You play against {against} and wait for their move.")
    page = club.people["Anna"].go(f"/club/{club.code}/{season}")
    expect(page.locator(".own-state")).to_have_text(f"Du bist im Finale. Du wartest noch auf {' – '.join(other)}.")
    page = club.people["Anna"].go()
    [code] = [board["code"] for board in boards if "Anna" in board["seats"]]
    page.locator(".older > summary").click()
    decided = page.locator(f".older a[href='/t/{code}']")
    expect(decided.locator("small")).to_contain_text("Winter, Halbfinale · kampflos entschieden")
    expect(page.get_by_text("Du bist dran")).to_have_count(0)
    expect(page.get_by_text("Läuft gerade")).to_have_count(0)


def test_a_match_of_a_cup_that_was_called_off_can_be_played_for_fun(visit: Visit, brisk: Server) -> None:
    """Its table says that it no longer counts and why, leads to the club, and stays with what one plays."""
    club = Club(visit, brisk.url, Anna=PHONE, Ben=LAPTOP)
    season = club.begin(kind="cup")
    [board] = club.page(season)["rounds"][0]["boards"]
    anna = club.people["Anna"]
    page = anna.go(f"/t/{board['code']}")
    page.locator(".open-more").click()
    expect(page.locator(".season-line")).to_contain_text("Zum Turnierbaum: Winter Finale · bis ")
    club.host.call("POST", f"clubs/{club.code}/seasons/{season}/calling-off", {"reason": "Ferien"})
    page = anna.go(f"/t/{board['code']}")
    notice = page.locator(".void-match")
    expect(notice).to_contain_text("Der Pokal „Winter“ wurde abgesagt: „Ferien“ Diese Partie zählt nicht mehr")
    anna.examine()
    anna.fits()
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    page.locator(".open-more").click()
    way = page.locator(".season-line a")
    expect(way).to_have_text("Zurück zum Club")
    expect(way).to_have_attribute("href", f"/club/{club.code}")
    marked = "Winter, Finale · Pokal abgesagt: zählt nicht mehr"
    for address in ("/", "/me/games", f"/club/{club.code}"):
        page = anna.go(address)
        expect(page.locator(f".tables a[href='/t/{board['code']}'] small")).to_contain_text(marked)
    club.plays(board)
    page = anna.go(f"/t/{board['code']}")
    expect(page.locator(f".result a.main[href='/club/{club.code}']")).to_be_visible()
    expect(page.locator(".cup-end")).to_have_count(0)


def test_the_end_of_a_match_says_what_it_means_for_the_cup(visit: Visit, brisk: Server) -> None:
    """Who is in the final, out, or has won; and later the list of past games names the cup and the round."""
    club = Club(visit, brisk.url, Anna=LAPTOP, Ben=LAPTOP, Clara=LAPTOP)
    season = club.begin(kind="cup")
    for sentences in (
        ["You are in the final!", "You are out of the cup."],
        ["You have won the cup!", "You lost the final."],
    ):
        club.plays_round(season)
        now = club.page(season)
        board = next(each["boards"][0] for each in reversed(now["rounds"]) if each["done"])
        # The lot decides where two have the same rank.
        last = now["rounds"][-1]
        through = [now["standings"][0]["name"]] if last["done"] else last["boards"][0]["seats"]
        for name in board["seats"]:
            page = club.people[name].go(f"/t/{board['code']}")
            expect(page.locator(".cup-end")).to_have_text(sentences[0 if name in through else 1])
    club.people[name].examine()
    page = club.people[name].go("/me/games")
    expect(page.locator(".past li small").first).to_contain_text("Winter, Final · ")


@pytest.mark.parametrize("kind", ["swiss", "cup"])
def test_after_the_same_deals_one_waits_for_the_other_tables(visit: Visit, brisk: Server, kind: str) -> None:
    """Nobody is asked to play a game that is over; its players can look at it, the others learn nothing of it."""
    club = Club(visit, brisk.url, Anna=PHONE, Ben=LAPTOP, Clara=LAPTOP, Dora=LAPTOP)
    season = club.begin(kind=kind, duplicate=True)
    boards = club.page(season)["rounds"][0]["boards"]
    [mine] = [board for board in boards if "Anna" in board["seats"]]
    [other] = [board for board in boards if "Anna" not in board["seats"]]
    club.plays(mine)

    def is_over() -> bool:
        return any(board["over"] for board in club.page(season)["rounds"][0]["boards"])

    page_until(club.host.page, is_over, "the game is written down")
    page = club.looks("Anna", season).page
    told = f"Deine Partie dieser Runde ist beendet. Es spielen noch: {' – '.join(other['seats'])}."
    expect(page.locator(".own-state")).to_have_text(told)
    expect(page.locator("main a", has_text="Spielen")).to_have_count(0)
    page.locator(f"a[href='/t/{mine['code']}']", has_text="Zum Tisch").click()
    expect(page.locator(".table[data-state=over]")).to_be_visible()
    page = club.host.go(f"/club/{club.code}")
    expect(page.locator(".seasons .own-state")).to_have_text(told)

    page = club.looks(other["seats"][0], season).page
    expect(page.locator("a.main", has_text=f"Play against {other['seats'][1]}")).to_be_visible()
    expect(page.locator(f"a[href='/t/{mine['code']}']")).to_have_count(0)
    expect(page.get_by_text("secret until all are done")).to_be_visible()


def test_who_leaves_a_match_of_a_season_is_told_that_it_is_lost(visit: Visit, brisk: Server) -> None:
    """Before leaving, and at the end both players read who gets the win; the way on is the season, not a rematch."""
    club = Club(visit, brisk.url, Anna=PHONE, Ben=LAPTOP)
    season = club.begin(kind="cup", rated=True)
    [board] = club.page(season)["rounds"][0]["boards"]
    anna, ben = club.people["Anna"], club.people["Ben"]
    page = ben.go(f"/t/{board['code']}")
    page.locator(".open-more").click()
    expect(page.locator(".season-line a")).to_have_text("To the bracket of Winter")
    page.locator(".leaving .leave").click()
    expect(page.locator(".leave-question p")).to_contain_text(
        "the game counts as lost for you: in the season and in the club's ratings."
    )
    ben.examine()
    page.locator(".leave-question .main").click()
    expect(page.locator(f".tables a[href='/t/{board['code']}']")).to_contain_text("you left")

    seats = {name: board["seats"].index(name) for name in ("Anna", "Ben")}

    def actors() -> list[int]:
        found: list[int] = anna.call("GET", f"tables/{board['code']}")["actors"]
        return found

    assert actors() == [0, 1], "both choose at once"
    club.orders("Anna", board, {"do": "replace", "other": seats["Ben"], "bot": "random"})
    page_until(anna.page, lambda: actors() == [seats["Anna"]], "a bot has moved")
    club.orders("Ben", board, {"do": "return"})
    club.plays(board)
    for person, told in (
        (anna, "Zählt als Sieg für dich, weil ein Bot für Ben gespielt hat."),
        (ben, "Counts as a win for Anna, because a bot played for you."),
    ):
        page = person.go(f"/t/{board['code']}")
        expect(page.locator(".result .forfeit")).to_have_text(told)
        expect(page.get_by_role("button", name="Revanche" if person is anna else "Rematch")).to_have_count(0)
        person.examine()
        person.fits()
    page.locator(f".result a[href='/club/{club.code}/{season}']").click()
    expect(page.locator("h1")).to_have_text("Winter")
