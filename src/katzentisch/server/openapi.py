"""The published schema: what msgspec accepts and sends, to the letter."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from katzentisch.server.api.clubs import ClubInfo, ClubLink, ClubName, JoinClub, OpenClub, SetClubHost
from katzentisch.server.api.daily import DailyDeals, DailyTable
from katzentisch.server.api.host import Announcement, EnteredKey
from katzentisch.server.api.host_actions import BanRequest, Switch
from katzentisch.server.api.notifications import AddressInfo, NotificationRequest, NotificationSettings, Silence
from katzentisch.server.api.passkeys import MadePasskey, ShownPasskey
from katzentisch.server.api.persons import DeviceLink, DeviceLinkInfo, LinkCode, Me, PersonName
from katzentisch.server.api.season_pages import SeasonInfo, SeasonPage
from katzentisch.server.api.seasons import Enter, MakeSeason
from katzentisch.server.api.sheets import Edits, QrText
from katzentisch.server.store.retention import RetentionTerms
from katzentisch.table import wire
from katzentisch.table.stored import ChatLine, HouseRules

ALL = [
    *(wire.Move, wire.Retract, wire.Back, wire.Refuse, wire.Leave, wire.Return, wire.Replace, wire.Chat),
    *(wire.OpenTable, wire.SitDown, wire.Start, wire.PutBot, wire.PlayOn, wire.DealOut, wire.MuteSeat, HouseRules),
    *(Edits, QrText, NotificationRequest, Silence),
    *(EnteredKey, Announcement, Switch, BanRequest, RetentionTerms),
    *(OpenClub, JoinClub, SetClubHost, ClubName, ClubLink, ClubInfo, MakeSeason, Enter, SeasonInfo, SeasonPage),
    *(PersonName, LinkCode, MadePasskey, ShownPasskey, Me, DeviceLink, DeviceLinkInfo, DailyDeals, DailyTable),
    *(
        wire.Update,
        wire.Done,
        wire.Refused,
        wire.HintAnswer,
        wire.MoveReview,
        wire.Hindsight,
        wire.TableInfo,
        wire.SeatKey,
        wire.GameInfo,
        ChatLine,
        NotificationSettings,
        AddressInfo,
    ),
]


class Exact(JsonRenderPlugin):
    """Replaces the framework's idea of our messages, which forgets bounds and that there may be nothing else."""

    rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.rendered is None:
            _, components = msgspec.json.schema_components(ALL, ref_template="#/components/schemas/{name}")
            openapi_schema["components"]["schemas"] |= components
            self.rendered = super().render(request, openapi_schema)
        return self.rendered
