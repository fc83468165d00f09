"""Every endpoint of the server: method, path, handler, and who may ask."""

from __future__ import annotations

from katzentisch.endpoints import tables
from katzentisch.endpoints.endpoint import Access
from katzentisch.server.api import (
    clubs,
    daily,
    friends,
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
    quick,
    seasons,
    seats,
    sheets,
    vacations,
)
from katzentisch.server.api.routing import Route, bind, declare, make_handler

ANYONE, PERSON, KEY, HOST = Access.ANYONE, Access.PERSON, Access.KEY, Access.HOST
MEMBER, CLUB_HOST = Access.CLUB_MEMBER, Access.CLUB_HOST

ROUTES: list[Route] = [
    # Games and tables
    bind(tables.GET_GAMES, lobby.get_games),
    bind(tables.LIST_PUBLIC_TABLES, lobby.list_public_tables),
    bind(tables.LIST_MY_TABLES, lobby.list_my_tables),
    bind(tables.OPEN_TABLE, lobby.open_table),
    declare("POST", "quick", quick.join_quick_game, ANYONE),
    declare("GET", "quick/{code}", quick.find_other_quick_game, ANYONE),
    bind(tables.IMPORT_RECORD, lobby.import_record),
    bind(tables.MAKE_BOX_SETUP, lobby.make_box_setup),
    bind(tables.GET_TABLE, seats.get_table),
    bind(tables.GET_TABLE_QR, seats.get_table_qr),
    bind(tables.GET_TABLE_LINK, seats.get_table_link),
    # Seats
    bind(tables.SIT_DOWN, seats.sit_down),
    bind(tables.RENEW_SEAT_LINK, seats.renew_seat_link),
    bind(tables.STAND_UP, seats.stand_up),
    bind(tables.SEAT_BOT, seats.seat_bot),
    bind(tables.START_MATCH, seats.start_match),
    declare("POST", "tables/{code}/seats/{seat}/swap", seats.swap_seats, Access.TABLE_MANAGER, status=204),
    declare("PUT", "tables/{code}/seats/{seat}/name", seats.rename_player, Access.SEAT, status=204),
    declare("GET", "tables/{code}/invitations", friends.list_invited, Access.TABLE_MANAGER),
    declare("PUT", "tables/{code}/seats/{seat}/ready", seats.set_ready, Access.SEAT, status=204),
    declare("PUT", "tables/{code}/host", seats.hand_over_table, Access.TABLE_MANAGER, status=204),
    bind(tables.SET_MUTE, playing.set_mute),
    declare("PUT", "tables/{code}/silence", notifications.silence_table, Access.SEAT, status=204),
    # A match that is on
    bind(tables.GET_UPDATE, playing.get_update),
    bind(tables.GET_CATCH_UP, playing.get_catch_up),
    bind(tables.SEND_ORDER, playing.send_order),
    bind(tables.GET_HINT, playing.get_hint),
    bind(tables.LIST_CHAT, playing.list_chat),
    bind(tables.SEND_CHAT, playing.send_chat),
    # Matches
    bind(tables.LIST_TABLE_MATCHES, matches.list_table_matches),
    bind(tables.GET_RECORD, matches.get_record),
    bind(tables.GET_REPLAY, matches.get_replay),
    bind(tables.REVIEW_MOVE, matches.review_move),
    bind(tables.GET_HINDSIGHT, matches.get_hindsight),
    declare("PUT", "matches/{match}/still", matches.put_share_image, Access.SEAT, status=204, is_documented=False),
    declare(
        "GET", "matches/{match}/still", matches.get_share_image, ANYONE, media_type="image/png", is_documented=False
    ),
    # Playing with the box
    bind(tables.JUDGE_SHEET, sheets.judge_sheet),
    bind(tables.MAKE_QR, sheets.make_qr),
    declare("POST", "shared/{game}", sheets.share_sheet, ANYONE),
    declare("GET", "shared/{code}", sheets.get_shared_sheet, ANYONE, has_tag=True),
    declare("PATCH", "shared/{code}", sheets.edit_shared_sheet, KEY),
    # Notifications
    declare("GET", "calls", notifications.get_notification_settings, ANYONE),
    declare("PUT", "calls", notifications.add_notification_address, ANYONE),
    declare("DELETE", "calls/{address}", notifications.remove_notification_address, PERSON),
    # Persons
    declare("GET", "me", persons.get_me, ANYONE),
    declare("PUT", "me", persons.save_name, ANYONE),
    declare("DELETE", "me", my_data.erase_me, PERSON),
    declare("GET", "me/file", my_data.export_my_data, PERSON),
    declare("PUT", "me/vacation", vacations.set_vacation, ANYONE),
    declare("POST", "me/link", persons.make_device_link, ANYONE, status=200),
    declare("POST", "me/link/look", persons.inspect_device_link, KEY, status=200),
    declare("POST", "me/join", persons.join_person, KEY, status=200),
    declare("PUT", "me/devices/{device}", persons.rename_device, PERSON),
    declare("DELETE", "me/devices/{device}", persons.remove_device, PERSON),
    declare("POST", "me/passkeys/wish", passkeys.begin_passkey, ANYONE, status=200),
    declare("POST", "me/passkeys", passkeys.add_passkey, KEY, status=200),
    declare("POST", "me/passkeys/question", passkeys.begin_sign_in, ANYONE, status=200),
    declare("POST", "me/passkeys/answer", passkeys.sign_in, KEY, status=200),
    declare("DELETE", "me/passkeys/{passkey}", passkeys.remove_passkey, PERSON),
    # One's own matches
    declare("GET", "me/games", games.get_my_games, ANYONE),
    declare("GET", "me/matches", games.list_my_matches, ANYONE),
    declare("GET", "me/games/{game_id}", games.get_game_statistics, ANYONE),
    declare("GET", "me/highlights", games.get_highlights, ANYONE),
    # People one has played with
    declare("GET", "me/friends", friends.list_friends, ANYONE),
    declare("POST", "me/friends/{friend}/invitations", friends.invite_friend, PERSON, status=204),
    declare("PUT", "me/friends/{friend}/block", friends.block_friend, PERSON),
    declare("GET", "me/invitations", friends.list_invitations, ANYONE),
    declare("DELETE", "me/invitations/{code}", friends.decline_invitation, PERSON),
    # Deals of the day
    declare("GET", "daily", daily.get_todays_deals, ANYONE),
    declare("GET", "daily/{day}", daily.get_daily_deals, ANYONE),
    declare("POST", "daily/{game}/try", daily.play_daily_deal, ANYONE, status=200),
    # Clubs
    declare("GET", "clubs", clubs.list_my_clubs, ANYONE),
    declare("POST", "clubs", clubs.open_club, ANYONE),
    declare("GET", "clubs/{code}", clubs.get_club, MEMBER),
    declare("DELETE", "clubs/{code}", clubs.close_club, CLUB_HOST),
    declare("POST", "clubs/{code}/key", clubs.renew_club_key, CLUB_HOST),
    declare("POST", "clubs/{code}/members", clubs.join_club, KEY),
    declare("POST", "clubs/{code}/invitation", clubs.inspect_invitation, KEY, status=200),
    declare("PUT", "clubs/{code}/members/{number}", clubs.set_club_host, CLUB_HOST, status=204),
    declare("DELETE", "clubs/{code}/members/{number}", clubs.remove_member, MEMBER),
    # Seasons
    declare("GET", "clubs/{code}/seasons", seasons.list_seasons, MEMBER),
    declare("POST", "clubs/{code}/seasons", seasons.make_season, CLUB_HOST),
    declare("GET", "clubs/{code}/seasons/{season}", seasons.get_season, MEMBER),
    declare("DELETE", "clubs/{code}/seasons/{season}", seasons.cancel_season, CLUB_HOST),
    declare("POST", "clubs/{code}/seasons/{season}/calling-off", seasons.call_off_season, CLUB_HOST, status=204),
    declare("PUT", "clubs/{code}/seasons/{season}/entry", seasons.enter_season, MEMBER, status=204),
    declare("POST", "clubs/{code}/seasons/{season}/begin", seasons.begin_season, CLUB_HOST, status=204),
    declare("DELETE", "clubs/{code}/seasons/{season}/entrants/{number}", seasons.withdraw_entrant, CLUB_HOST),
    declare("PUT", "clubs/{code}/seasons/{season}/rounds/{number}", seasons.extend_round, CLUB_HOST, status=204),
    declare("POST", "clubs/{code}/seasons/{season}/rounds/{number}/corrections", seasons.correct_result, CLUB_HOST),
    declare("POST", "clubs/{code}/seasons/{season}/again", seasons.repeat_season, CLUB_HOST),
    declare("GET", "clubs/{code}/seasons/{season}/csv", seasons.export_season, MEMBER, media_type="text/csv"),
    # For the operator of the server
    declare("GET", "notice", host.get_notice, ANYONE, needs_storage=False),
    declare("POST", "host/session", host.open_host_session, KEY, status=204),
    declare("GET", "host/session", host.get_host_session, ANYONE),
    declare("DELETE", "host/session", host.close_host_session, ANYONE),
    declare("GET", "host", host.get_host_overview, HOST),
    declare("POST", "host/key", host.renew_host_key, HOST, status=200),
    declare("PUT", "host/notice", host.set_notice, HOST),
    declare("GET", "host/tables", host_actions.list_host_tables, HOST),
    declare("PUT", "host/tables/{code}/chat", host_actions.switch_table_chat, HOST, status=204),
    declare("DELETE", "host/tables/{code}", host_actions.delete_table, HOST),
    declare("GET", "host/persons", host_actions.list_host_persons, HOST),
    declare("DELETE", "host/persons/{guest}", host_actions.forget_person, HOST),
    declare("POST", "host/bans", host_actions.add_ban, HOST),
    declare("DELETE", "host/bans/{ban}", host_actions.lift_ban, HOST, status=200),
    declare("GET", "host/retention", host_actions.preview_retention, HOST),
    declare("PUT", "host/retention", host_actions.set_retention, HOST),
]

HANDLERS = [make_handler(route) for route in ROUTES]
"""The same for the framework."""
