"""From bytes to messages and back; the only place that makes bytes of views."""

from __future__ import annotations

from typing import Any

import msgspec

from katzentisch.core.event import Event
from katzentisch.core.reason import Reason
from katzentisch.core.view import encode
from katzentisch.table.wire.client_messages import Message
from katzentisch.table.wire.server_messages import EventInfo, ReasonInfo, ServerMessage

_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def decode_message(data: bytes | str) -> Message:
    """The message that these bytes spell; msgspec.DecodeError if they spell none."""
    return _message.decode(data)


def encode_message(message: ServerMessage) -> bytes:
    """The bytes of a message."""
    return encode(message)


def event_info(event: Event) -> EventInfo:
    """An event as it is sent."""
    return EventInfo(event.key, event.data, event.to, event.quiet)


def reason_info(reason: Reason) -> ReasonInfo:
    """A reason as it is sent."""
    return ReasonInfo(reason.key, reason.data)


def encode_raw(value: Any) -> msgspec.Raw:
    """A view as it leaves the referee."""
    return msgspec.Raw(encode(value))
