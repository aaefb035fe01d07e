"""Messages from the JSON they travel as."""

from __future__ import annotations

from typing import Any

from daikaiju.messages.message import (
    Argument,
    CardName,
    Faces,
    IsYou,
    Message,
    MonsterName,
    Phrase,
    Place,
    SeatOrYou,
    Several,
    Space,
    Stretch,
)


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
        case {"seat": int(seat)}:
            return MonsterName(seat)
        case {"seat_or_you": int(seat)}:
            return SeatOrYou(seat)
        case {"is_you": int(seat)}:
            return IsYou(seat)
        case {"card": str(card)}:
            return CardName(card)
        case {"faces": faces}:
            return Faces(tuple(faces))
        case {"space": int(space)}:
            return Space(space)
        case {"place": place}:
            return Stretch(Place(place["track"], place["from"], place["to"]))
        case {"say": message}:
            return Phrase(message_of(message))
        case {"list": items}:
            return Several(tuple(argument_of(item) for item in items))
        case int() | float() | str():
            return told
    raise TypeError(f"no argument of a message: {told!r}")
