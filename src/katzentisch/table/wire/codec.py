"""From bytes to messages and back; the only place that makes bytes of views."""

from __future__ import annotations

from typing import Any

import msgspec

from katzentisch.core.event import Event
from katzentisch.core.reason import Reason
from katzentisch.core.view import encode
from katzentisch.table.wire.client_messages import Message
from katzentisch.table.wire.server_messages import Outward, Told, Why

_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(data: bytes | str) -> Message:
    """The message that these bytes spell; msgspec.DecodeError if they spell none."""
    return _message.decode(data)


def write(message: Outward) -> bytes:
    """The bytes of a message."""
    return encode(message)


def told(event: Event) -> Told:
    return Told(event.key, event.data, event.to, event.quiet)


def why(reason: Reason) -> Why:
    return Why(reason.key, reason.data)


def raw(value: Any) -> msgspec.Raw:
    """A view as it leaves the referee."""
    return msgspec.Raw(encode(value))
