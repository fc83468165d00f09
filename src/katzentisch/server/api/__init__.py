"""Everything that can be asked by HTTP, a module for each thing."""

from katzentisch.server.api import calls, games, lobby, matches, playing, seats, sheets

ROUTES = [*lobby.ROUTES, *seats.ROUTES, *playing.ROUTES, *matches.ROUTES, *sheets.ROUTES, *calls.ROUTES, *games.ROUTES]
