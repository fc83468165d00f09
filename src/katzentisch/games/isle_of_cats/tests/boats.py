"""The boats A to D of the scenarios, and small ones built cell by cell."""

from __future__ import annotations

from katzentisch.games.isle_of_cats.box.boat import Boat
from katzentisch.games.isle_of_cats.box.load import the_box
from katzentisch.games.isle_of_cats.shown.pad import Pad, PadTile, place_of_cells, tile_of

BOX = the_box()

PICTURES = {
    "A": """
       sspqqqxx
    effjspq.r.xx.
 oeeeefjjpqrruux...
baaaeffjhppruuwwy....
badaafghhkkruwwyyy....
bbbcccgghhkmttttyz...
 vvvc..ghkkmmmtzzzz
    cciiiiimnnt..
       lllll.nn""",
    "B": """
       jiiiihhh
    kjjjji...vhdd
 lkkkrrju....vhsdde
llnkkruuuu..vvvs.deee
llnnorrttt..ppps.ce.gg
mmmnoottt....p.sscegg
 mmm.ofqq.qa.ppcccc
    ooffqqqa..bbb
       ffaaaabb""",
    "C": """
       ....klkj
    .......kkkjj.
 pp.ooonnnnngggjjjm
..ppo.......abgghimrr
qqqpo......aabbbhimmrr
sq.........fabbchim..
 qq........fcccchii
    .......fedddh
       ....fedd""",
    "D": """
       ccaaaadd
    iicccabbbbdd.
 ooooiffceeebjjk...
..otiiiffegggjkk.....
........fegghjksss....
........fhhhhjkkpp...
 .......nnmmmlllpp.
    .....nmqmmlll
       .nnnqqrr""",
}
TILES = {
    "A": "a cat-11 purple, b cat-08 purple, c cat-06 purple, d common-single, e cat-17 red, f cat-11 red, g cat-15 red,"
    " h oshax-2 red, i cat-16 purple, j rare-T4, k cat-10 red, l cat-16 orange, m cat-01 orange, n rare-S4,"
    " o common-single, p cat-09 red, q cat-08 red, r cat-14 orange, s common-corner3, t cat-07 orange,"
    " u cat-02 orange, v common-line3, w cat-15 orange, x cat-02 red, y cat-13 orange, z cat-04 blue",
    "B": "a cat-07 purple, b cat-14 orange, c cat-07 orange, d cat-02 blue, e cat-07 blue, f cat-02 purple,"
    " g cat-15 blue, h cat-08 blue, i cat-04 blue, j cat-17 blue, k cat-12 blue, l cat-05 blue, m cat-03 blue,"
    " n rare-S4, o cat-11 blue, p cat-06 orange, q cat-11 purple, r cat-10 blue, s cat-09 orange, t cat-03 purple,"
    " u cat-04 purple, v cat-01 orange",
    "C": "a rare-T4, b cat-12 red, c cat-09 red, d cat-05 red, e common-domino, f rare-I4, g cat-14 red, h cat-16 red,"
    " i cat-09 orange, j oshax-3 orange, k cat-10 orange, l common-single, m cat-04 green, n cat-16 green,"
    " o cat-08 orange, p cat-02 orange, q cat-06 orange, r cat-15 purple, s common-single",
    "D": "a cat-09 blue, b cat-04 purple, c cat-12 orange, d cat-15 blue, e cat-08 green, f oshax-3 green,"
    " g cat-05 red, h cat-09 red, i cat-06 orange, j cat-09 purple, k cat-11 blue, l cat-03 purple, m cat-11 red,"
    " n cat-06 green, o cat-04 orange, p rare-O4, q common-corner3, r common-domino, s common-line3, t common-single",
}
MORE = {
    "D+": "cat-15 red 3.19 3.20 4.18 4.19",
    "D2": "cat-16 blue 4.3-4.7, cat-15 blue 3.0 3.1 4.1 4.2",
    "B3": "common-domino - 4.10 4.11, common-single - 4.16, common-single - 4.19",
    "M": "cat-16 blue 4.0-4.4",
    "N": "cat-16 blue 4.0-4.4, cat-15 red 2.2 2.3 3.1 3.2",
}
"""Tiles that the scenarios add to a boat, or lay on an empty one."""
PLANS = {"A": "boat-1", "B": "boat-2", "C": "boat-3", "D": "boat-4", "M": "boat-1", "N": "boat-1"}


def tile(shape: str, colour: str | None, cells: str) -> PadTile:
    """A tile on cells such as `4.0 4.1`, or `4.0-4.4` in a row."""
    found: list[tuple[int, int]] = []
    for word in cells.split():
        first, _, last = word.partition("-")
        row, column = map(int, first.split("."))
        end = int(last.split(".")[1]) if last else column
        found += [(row, at) for at in range(column, end + 1)]
    return PadTile(kind=shape.partition("-")[0], shape=shape, cells=found, colour=colour)  # type: ignore[arg-type]


def listed(text: str) -> list[PadTile]:
    """Tiles such as `cat-16 blue 4.0-4.4, common-single - 4.5`."""
    found = []
    for entry in text.split(","):
        shape, colour, cells = entry.split(maxsplit=2)
        found.append(tile(shape, None if colour == "-" else colour, cells))
    return found


def tiles_of(name: str) -> list[PadTile]:
    """The tiles of a boat of the scenarios."""
    found: list[PadTile] = []
    if name[0] in PICTURES:
        cells: dict[str, list[tuple[int, int]]] = {}
        for row, line in enumerate(PICTURES[name[0]].splitlines()[1:]):
            for column, letter in enumerate(line):
                if letter not in " .":
                    cells.setdefault(letter, []).append((row, column))
        for entry in TILES[name[0]].split(","):
            letter, shape, *colour = entry.split()
            spelled = " ".join(f"{row}.{column}" for row, column in cells[letter])
            found.append(tile(shape, colour[0] if colour else None, spelled))
    return found + (listed(MORE[name]) if name in MORE else [])


def pad(name: str, **more: object) -> Pad:
    """A boat of the scenarios as the score pad describes it."""
    return Pad(boat=PLANS[name[0]], tiles=tiles_of(name), **more)  # type: ignore[arg-type]


def build(plan: str, tiles: list[PadTile]) -> Boat:
    """A boat with these tiles, whether or not the box has so many."""
    boat = Boat(next(each for each in BOX.plans if each.name == plan), BOX.outline)
    for entry in tiles:
        number, colour = tile_of(BOX, entry)
        place = place_of_cells(BOX, number, entry.cells)
        assert place is not None
        boat.lay(number, colour, BOX.shape_of(number), place)
    return boat


def boat(name: str) -> Boat:
    """A boat of the scenarios."""
    return build(PLANS[name[0]], tiles_of(name))


def small(text: str, plan: str = "boat-1") -> Boat:
    """A boat with just these tiles, as `listed` reads them."""
    return build(plan, listed(text) if text else [])
