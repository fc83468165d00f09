"""Everything that can be asked by HTTP, a module for each thing."""

from katzentisch.server.api import (
    clubs,
    daily,
    games,
    host,
    host_actions,
    lobby,
    matches,
    my_data,
    notifications,
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
    *notifications.ROUTES,
    *persons.ROUTES,
    *passkeys.ROUTES,
    *my_data.ROUTES,
    *clubs.ROUTES,
    *seasons.ROUTES,
    *host.ROUTES,
    *host_actions.ROUTES,
    *daily.ROUTES,
]
