"""Which events of the game for 2-6 monsters say something."""

from __future__ import annotations

from daikaiju.messages.narrator import Event, Narrator, name_of
from daikaiju.rules.king import book
from daikaiju.rules.king.names import FACE_NAMES

SAID_ALREADY = {"paid": ("bought",), "left_tokyo": ("yielded",)}
"""Events that say nothing new right after certain others."""

NEVER_SAID = ("fell",)
"""The lost hearts were told before; what becomes of the monster is told after."""


class KingNarrator(Narrator):
    """Tells the events of a game for 2-6 monsters."""

    game = "king"
    book = book
    faces = FACE_NAMES

    def is_said_already(self, event: Event, following: Event | None) -> bool:
        if event.name in NEVER_SAID:
            return True
        return name_of(self.before) in SAID_ALREADY.get(event.name, ())
