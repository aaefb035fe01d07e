"""Which events of the game for 2-6 monsters say something."""

from __future__ import annotations

from daikaiju.messages.narrator import Narrator, name_of
from daikaiju.text.events import Event
from daikaiju.text.king import VOCABULARY

SAID_ALREADY = {"paid": ("bought",), "left_tokyo": ("yielded",)}
"""Events that say nothing new right after certain others."""

NEVER_SAID = ("fell",)
"""The lost hearts were told before; what becomes of the monster is told after."""


class KingNarrator(Narrator):
    """Tells the events of a game for 2-6 monsters."""

    vocabulary = VOCABULARY

    def is_said_already(self, event: Event, following: Event | None) -> bool:
        if event.name in NEVER_SAID:
            return True
        return name_of(self.before) in SAID_ALREADY.get(event.name, ())
