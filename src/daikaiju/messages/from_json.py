"""Messages from the JSON they travel as."""

from __future__ import annotations

from typing import Any

import msgspec

from daikaiju.messages.message import (
    Argument,
    CardName,
    Faces,
    IsYou,
    Message,
    MonsterName,
    Phrase,
    SeatOrYou,
    Several,
    Space,
    Stretch,
)

THINGS: dict[str, type[Any]] = {
    thing.__struct_encode_fields__[0]: thing
    for thing in (MonsterName, SeatOrYou, IsYou, CardName, Faces, Space, Stretch)
}
"""What the only key of an argument says it is."""


def message_of(told: dict[str, Any]) -> Message:
    """A message from its JSON.

    >>> import msgspec
    >>> message = Message("insight-why", {"other": Phrase(Message("insight-stop")), "points": 3})
    >>> message_of(msgspec.to_builtins(message)) == message
    True
    """
    args = {name: argument_of(value) for name, value in told.get("args", {}).items()}
    return Message(told["key"], args, told.get("attr"))


def argument_of(told: Any) -> Argument:
    """An argument: a number or word as it is, or the thing that its only key names."""
    match told:
        case {"say": message}:
            return Phrase(message_of(message))
        case {"list": items}:
            return Several(tuple(argument_of(item) for item in items))
        case int() | float() | str():
            return told
    ((kind, _),) = told.items()
    thing: Argument = msgspec.convert(told, THINGS[kind])
    return thing
