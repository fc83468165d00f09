"""Ratings from games with strangers: what counts, for whom, and how long it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from katzentisch.club.rating import PROVISIONAL_GAMES, Rating, update_ratings
from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.server.quick_games import new_table
from katzentisch.server.store import Store
from katzentisch.server.store.persons import Device
from katzentisch.server.store.quick_ratings import QuickRating
from katzentisch.server.store.quick_tables import QuickWish
from katzentisch.server.store.retention import SECONDS_PER_DAY, RetentionTerms
from katzentisch.table.ending import Ending, Result
from katzentisch.table.stored import Chair

from .daemons import postgresql
from .house import House, Json, Person
from .test_play import played
from .test_quick_games import begun, wish
from .test_results import play_out, written

ANNA, BEN, EVE = "a" * 24, "b" * 24, "e" * 24
NAMES = {ANNA: "Anna", BEN: "Ben", EVE: "Eve", "": "bot:tabby"}
AT_ONCE = 8


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A database of either kind."""
    if request.param == "sqlite":
        yield from opened(str(tmp_path_factory.mktemp("ratings") / "t.sqlite"))
        return
    with postgresql() as daemon:
        yield from opened(daemon.url)


def opened(url: str) -> Iterator[Store]:
    store = Store(url)
    store.open()
    yield store
    store.close()


@pytest.fixture
def store(database: Store) -> Iterator[Store]:
    """A store without anybody's ratings."""
    yield database
    for guest in (ANNA, BEN, EVE):
        database.persons.erase(guest)
        with database.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM devices")


def meet(store: Store, *guests: str, by_link: str = "", number: int = 1) -> str:
    """A quick game of these people and bots that has begun; the match, whose table is called the same."""
    first, *others = guests
    code = ""
    for guest in (first, *(each for each in others if each not in ("", by_link))):
        asked = QuickWish(guest, NAMES[guest], "5211", len(guests), "live", None)
        code = store.quick_tables.take_seat(asked, new_table(asked, 1.0), 1.0).code
    for guest in others:
        if guest in ("", by_link):
            sit(store, code, Chair(NAMES[guest], guest))
    sitters = [chair.sitter for chair in chairs(store, code)]
    record = Match.begin(find("5211").game, sitters).record
    for each in range(1, number + 1):
        store.matches.begin(f"{code}{each}", code, each, record, 1.0)
        store.quick_tables.settle(code)
    return f"{code}{number}"


def chairs(store: Store, code: str) -> list[Chair]:
    row = store.tables.get(code)
    assert row
    return row.chairs


def sit(store: Store, code: str, chair: Chair) -> None:
    """Take the first open seat of a table."""
    seat, old = next((seat, old) for seat, old in enumerate(chairs(store, code)) if not old.sitter)
    store.tables.seat(code, seat, old, chair)


def end(match: str, *seats: tuple[str, int], left: str = "", backs: int = 0, at: float = 2.0) -> Ending:
    """A match that ended with these ranks; one or more of these guests had left."""
    results = [
        Result(
            seat=seat,
            guest=guest,
            name=NAMES[guest],
            rank=rank,
            won=float(rank == 1),
            points=10 - rank,
            left=guest != "" and guest in left,
            figures={},
        )
        for seat, (guest, rank) in enumerate(seats)
    ]
    code = match[:-1]
    return Ending(match=match, code=code, game="5211", options={}, over=at, backs=backs, brought=False, results=results)


def points(store: Store, *guests: str) -> list[int]:
    """The ratings of these people, as they see them; 0 without one."""
    return [sum(each.points for each in store.quick_ratings.of(guest)) for guest in guests]


def expected(*ranks: int) -> list[int]:
    """The ratings of people who had none, after a match with these ranks."""
    return [each.points for each in update_ratings([Rating()] * len(ranks), ranks)]


# What counts


def test_a_match_between_strangers_counts_once(store: Store) -> None:
    """By the mathematics of clubs, from a thousand on; a second report of the same end changes nothing."""
    match = meet(store, ANNA, BEN)
    assert points(store, ANNA, BEN) == [0, 0]
    assert store.results.write(end(match, (ANNA, 1), (BEN, 2)))
    assert points(store, ANNA, BEN) == expected(1, 2)
    assert not store.results.write(end(match, (ANNA, 1), (BEN, 2)))
    [mine] = store.quick_ratings.of(ANNA)
    assert (mine.game, mine.played, mine.provisional) == ("5211", 1, True)
    assert mine.points > 1000


def test_a_rating_is_provisional_until_enough_matches_count(store: Store) -> None:
    """A tie of equals changes no strength, but makes it better known."""
    for _ in range(PROVISIONAL_GAMES):
        assert all(each.provisional for each in store.quick_ratings.of(ANNA))
        store.results.write(end(meet(store, ANNA, BEN), (ANNA, 1), (BEN, 1)))
    assert store.quick_ratings.of(ANNA) == [QuickRating("5211", 1000, PROVISIONAL_GAMES, provisional=False)]


def test_bots_are_left_out(store: Store) -> None:
    """People are compared with each other alone, wherever the bots came in."""
    store.results.write(end(meet(store, ANNA, BEN, "", ""), (ANNA, 4), (BEN, 2), ("", 1), ("", 3)))
    assert points(store, ANNA, BEN) == expected(2, 1)


def test_leaving_saves_no_rating(store: Store) -> None:
    """A seat that got up, or for which a bot moved, comes last, also behind people whom the bots have beaten."""
    store.results.write(end(meet(store, ANNA, BEN, "", ""), (ANNA, 1), (BEN, 4), ("", 2), ("", 3), left=ANNA))
    assert points(store, ANNA, BEN) == expected(2, 1)


def test_ends_at_the_same_moment_all_count(store: Store) -> None:
    """Also for one person at several tables, whichever process writes them down."""
    found = [meet(store, ANNA, BEN) for _ in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        list(threads.map(lambda match: store.results.write(end(match, (ANNA, 1), (BEN, 2))), found))
    assert [each.played for guest in (ANNA, BEN) for each in store.quick_ratings.of(guest)] == [AT_ONCE] * 2


# What does not


def test_a_match_with_somebody_who_came_by_link_does_not_count(store: Store) -> None:
    """Nobody chooses whom they beat; a rematch at the same table is such a choice."""
    store.results.write(end(meet(store, ANNA, BEN, by_link=BEN), (ANNA, 1), (BEN, 2)))
    store.results.write(end(meet(store, ANNA, BEN, EVE, by_link=EVE), (ANNA, 1), (BEN, 2), (EVE, 3)))
    store.results.write(end(meet(store, ANNA, BEN, number=2), (ANNA, 1), (BEN, 2)))
    assert points(store, ANNA, BEN, EVE) == [0, 0, 0]


def test_a_match_against_bots_alone_does_not_count(store: Store) -> None:
    store.results.write(end(meet(store, ANNA, ""), (ANNA, 1), ("", 2)))
    assert points(store, ANNA) == [0]


def test_a_match_that_went_back_or_that_everybody_left_does_not_count(store: Store) -> None:
    store.results.write(end(meet(store, ANNA, BEN), (ANNA, 1), (BEN, 2), backs=1))
    store.results.write(end(meet(store, ANNA, BEN), (ANNA, 1), (BEN, 2), left=ANNA + BEN))
    assert points(store, ANNA, BEN) == [0, 0]


def test_two_seats_of_one_person_do_not_count(store: Store) -> None:
    """They were two guests when the match began."""
    match = meet(store, ANNA, BEN)
    store.persons.keep("Anna", Device(ANNA, ANNA, "", 1.0, 1.0))
    assert store.persons.join(ANNA, Device(BEN, BEN, "", 1.0, 1.0))
    store.results.write(end(match, (ANNA, 1), (BEN, 2)))
    assert points(store, ANNA, BEN) == [0, 0]


# How long it is kept


def test_a_device_brings_its_rating_along(store: Store) -> None:
    """Unless the person has one in that game already."""
    store.results.write(end(meet(store, ANNA, BEN), (ANNA, 1), (BEN, 2)))
    won, lost = points(store, ANNA, BEN)
    store.persons.keep("Eve", Device(EVE, EVE, "", 1.0, 1.0))
    for guest in (BEN, ANNA):
        assert store.persons.join(EVE, Device(guest, guest, "", 1.0, 1.0))
        assert points(store, EVE) == [lost]
    assert points(store, ANNA, BEN) == [0, 0]
    assert won != lost


def test_a_person_who_is_erased_has_no_rating_and_still_lost(store: Store) -> None:
    """Also if they are erased while they play: the opponent's win counts."""
    store.results.write(end(meet(store, ANNA, BEN), (ANNA, 1), (BEN, 2)))
    match = meet(store, ANNA, BEN)
    store.persons.erase(BEN)
    assert points(store, BEN) == [0]
    ending = end(match, (ANNA, 1), (BEN, 2), left=BEN)
    gone = msgspec.structs.replace(ending.results[1], guest="", name="Seat 2")
    store.results.write(msgspec.structs.replace(ending, results=[ending.results[0], gone]))
    assert points(store, BEN) == [0]
    assert [each.played for each in store.quick_ratings.of(ANNA)] == [2]


def test_guests_are_forgotten_with_their_ratings(store: Store) -> None:
    """So many days after the last match that counted, also if its table was deleted sooner."""
    terms, over = RetentionTerms(guests=30, finished=1), 100 * SECONDS_PER_DAY
    match = meet(store, ANNA, BEN)
    store.results.write(end(match, (ANNA, 1), (BEN, 2), at=over))
    assert store.retention.forget(match[:-1], terms, over + 10 * SECONDS_PER_DAY)
    assert store.retention.due(terms, over + 29 * SECONDS_PER_DAY).guests == []
    assert sorted(store.retention.due(terms, over + 31 * SECONDS_PER_DAY).guests) == [ANNA, BEN]


# What a server tells


async def told(person: Person) -> tuple[list[Json], list[Json]]:
    """A person's ratings on their page and in their file."""
    return (await person.get("me/highlights"))["ratings"], (await person.get("me/file"))["quick_ratings"]


@played
async def test_a_rating_changes_when_the_match_is_over_and_nobody_else_sees_it(here: House) -> None:
    """While it runs nothing is told, however it stands; afterwards it is on the page and in the file."""
    anna, ben = here.person(), here.person()
    for number in range(2):
        code = (await wish(anna, "Anna"))["code"]
        await wish(ben, "Ben")
        await begun(ben, code)
        before = [await told(each) for each in (anna, ben)]
        update = await anna.update(code, 0)
        assert (await anna.order(code, "move", 0, update["seq"], move=update["legal"][0])).is_success
        assert [await told(each) for each in (anna, ben)] == before
        await play_out(code, anna, ben)
        await written(here.lobby.store, 2 * (number + 1))
        for person in (anna, ben):
            [shown], [kept] = await told(person)
            assert (shown["game"], shown["played"], shown["provisional"]) == ("5211", number + 1, True)
            assert (shown["points"], kept["played"]) == (Rating(kept["mu"], kept["sigma"]).points, number + 1)
    stranger = here.person()
    assert (await stranger.get("me/highlights"))["ratings"] == []
    assert (await anna.ask("DELETE", "me")).status_code == 204
    assert (await anna.get("me/highlights"))["ratings"] == []
    assert [each["played"] for each in (await told(ben))[0]] == [2]
