"""Everything that can be asked by HTTP, a module for each thing."""

from katzentisch.server.api import (
    calls,
    clubs,
    daily,
    games,
    host,
    hosting,
    keepsakes,
    lobby,
    matches,
    passkeys,
    persons,
    playing,
    seasons,
    seats,
    sheets,
)

ROUTES = [
    *lobby.ROUTES,
    *seats.ROUTES,
    *playing.ROUTES,
    *matches.ROUTES,
    *games.ROUTES,
    *sheets.ROUTES,
    *calls.ROUTES,
    *persons.ROUTES,
    *passkeys.ROUTES,
    *keepsakes.ROUTES,
    *clubs.ROUTES,
    *seasons.ROUTES,
    *host.ROUTES,
    *hosting.ROUTES,
    *daily.ROUTES,
]
