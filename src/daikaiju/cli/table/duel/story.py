"""What happened in a Duel, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.cli.table.duel.tracks import place_name, token_name, written
from daikaiju.cli.table.story import Story
from daikaiju.rules.duel.buzz import BONUS_NAMES
from daikaiju.rules.duel.names import TRACK_NAMES
from daikaiju.rules.duel.state import SMASH
from daikaiju.rules.market import SLOTS
from daikaiju.words import Argument

if TYPE_CHECKING:
    from daikaiju.game import Told

BEFORE = {"paid": ("bought",)}
AFTER = {"paid": ("swept",), "lifted": ("placed",)}
"""Events that say nothing new right after, or right before, others."""


class DuelStory(Story):
    """Tells the events of a Duel to one player."""

    def is_said_already(self, log: list[Told], place: int) -> bool:
        event, following = log[place], log[place + 1] if place + 1 < len(log) else None
        before = log[place - 1].name if place else ""
        if event.name == "revealed" and place < SLOTS and before in ("", "revealed"):
            return True
        if event.name == "resolved" and event.values["face"] != SMASH:
            return True
        if before in BEFORE.get(event.name, ()):
            return True
        if following is None:
            return False
        if event.name == "hit":
            return following.name == "lost_life" and following.values["amount"] == event.values["hits"]
        return following.name in AFTER.get(event.name, ()) or goes_on(event, following)

    def sentence(self, log: list[Told], place: int) -> str:
        """One event, or a whole pull: its single steps are told together."""
        event = log[place]
        if event.name != "pulled":
            return self.say(event.name, event)
        steps = 1
        while place >= steps and goes_on(log[place - steps], event):
            steps += 1
        return self.say("pulled", event, spaces=steps)

    def arguments(self, event: Told) -> dict[str, Argument]:
        """The numbers of an event as a person reads them."""
        said = super().arguments(event)
        values, words, me = event.values, self.words, self.names.me
        if "track" in values:
            said["track"] = TRACK_NAMES[values["track"]]
        if "space" in values:
            said["space"] = written(me, values["space"])
        if "token" in values:
            said["token"] = token_name(words, values["token"])
        if event.name == "placed":
            said["place"] = place_name(words, me, values["token"], values["track"], values["space"])
        if "bonus" in values:
            said["bonus"] = words.say(f"duel-bonus-{BONUS_NAMES[values['bonus']]}")
        if "face" in values:
            said["sign"] = self.names.face(values["face"])
        if "other_face" in values:
            said["other_sign"] = self.names.face(values["other_face"])
        if "for_card" in values:
            said["for_card"] = self.names.card(values["for_card"])
        return said


def goes_on(event: Told, following: Told) -> bool:
    """Whether an event is a step of a pull that the next one continues."""
    return all(told.name == "pulled" for told in (event, following)) and all(
        event.values[name] == following.values[name] for name in ("monster", "track")
    )
