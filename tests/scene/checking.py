"""Whether what travels is as docs/protocol.md says, and can be read by everybody."""

from __future__ import annotations

import json
from typing import Any

from daikaiju.game import Game
from daikaiju.messages import (
    Argument,
    CardName,
    Faces,
    IsYou,
    Localizer,
    Message,
    Seat,
    SeatOrYou,
    Several,
    Space,
    Stretch,
    to_json,
)
from daikaiju.words import LANGUAGES, Words, load

OFTEN = 4
"""So often every kind of message is read by everybody."""


def saying_from(form: Any) -> Message:
    """A message read back from the form in which it travels."""
    assert set(form) <= {"key", "attr", "args"}
    return Message(form["key"], {name: argument_from(value) for name, value in form["args"].items()}, form.get("attr"))


def argument_from(form: Any) -> Argument:
    if isinstance(form, int | str):
        assert not isinstance(form, bool)
        return form
    ((kind, value),) = form.items()
    match kind:
        case "place":
            assert set(value) == {"track", "from", "to"}
            assert value["from"] <= value["to"]
            return Stretch(value["track"], value["from"], value["to"])
        case "faces":
            return Faces(tuple(value))
        case "list":
            return Several(tuple(argument_from(item) for item in value))
        case "say":
            return saying_from(value)
    kinds: dict[str, type[Seat | SeatOrYou | IsYou | CardName | Space]] = {
        "seat": Seat, "seat_or_you": SeatOrYou, "is_you": IsYou, "card": CardName, "space": Space,
    }  # fmt: skip
    return kinds[kind](value)


class Audience:
    """All readers of a game: every seat and a spectator, in every language."""

    def __init__(self) -> None:
        self.heard: dict[tuple[str, str | None], int] = {}

    def hear(self, game: Game, form: Any) -> None:
        """Check a message, and read it unless its kind has been read often."""
        message = saying_from(json.loads(json.dumps(form)))
        assert to_json(message) == form
        kind = message.key, message.attr
        self.heard[kind] = self.heard.get(kind, 0) + 1
        if self.heard[kind] > OFTEN:
            return
        for lang in LANGUAGES:
            assert load(lang).has_message(message.key)
            for me in (None, *range(len(game.seats))):
                assert Localizer(Words(lang), game, me).text(message).strip()
