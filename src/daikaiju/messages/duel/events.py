"""Which events of the Duel say something, and what their numbers mean."""

from __future__ import annotations

from daikaiju.messages.duel.places import bonus_name, space, stretch, token_name
from daikaiju.messages.message import Argument, Faces
from daikaiju.messages.narrator import GameEvent, Narrator, name_of
from daikaiju.rules.duel.names import TRACK_NAMES
from daikaiju.rules.duel.state import SMASH
from daikaiju.rules.duel.tracks import toward
from daikaiju.text.duel import VOCABULARY
from daikaiju.text.events import Event

BEFORE = {"paid": ("bought",)}
AFTER = {"paid": ("swept",), "lifted": ("placed",)}
"""Events that say nothing new right after, or right before, certain others."""


class DuelNarrator(Narrator):
    """Narrates the events of a Duel; the single steps of a pull are told together."""

    vocabulary = VOCABULARY

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        """How many steps the current pull has taken."""

    def happening(self, event: Event, following: Event | None) -> GameEvent:
        self.steps = self.steps + 1 if goes_on(self.before, event) else 1
        return super().happening(event, following)

    def named(self, event: Event) -> dict[str, object]:
        named = super().named(event)
        return {**named, "space": toward(0, event.values["space"])} if "space" in named else named

    def is_said_already(self, event: Event, following: Event | None) -> bool:
        name, values = event.name, event.values
        if name == "resolved" and values["face"] != SMASH:
            return True
        if name_of(self.before) in BEFORE.get(name, ()):
            return True
        if following is None:
            return False
        if name == "hit":
            return following.name == "lost_life" and following.values["amount"] == values["hits"]
        return following.name in AFTER.get(name, ()) or goes_on(event, following)

    def argument(self, event: Event, name: str) -> Argument:
        values = event.values
        match name:
            case "track":
                return TRACK_NAMES[values["track"]]
            case "space":
                return space(values["space"])
            case "spaces":
                return self.steps
            case "token":
                return token_name(values["token"])
            case "place":
                return stretch(values["token"], values["track"], values["space"])
            case "bonus":
                return bonus_name(values["bonus"])
            case "added":
                return Faces((self.faces[values["face"]],) * values["amount"])
            case "resolved":
                return Faces((self.faces[values["face"]],) * values["symbols"])
            case "left_out":
                return Faces((self.faces[values["face"]], self.faces[values["other_face"]]))
        return super().argument(event, name)


def goes_on(event: Event | None, following: Event) -> bool:
    """Whether an event is a step of a pull that the next one continues."""
    return (
        event is not None
        and event.name == following.name == "pulled"
        and all(event.values[name] == following.values[name] for name in ("monster", "track"))
    )
