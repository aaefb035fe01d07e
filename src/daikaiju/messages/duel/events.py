"""Which events of the Duel say something, and what their numbers mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from daikaiju.messages.duel.places import bonus_name, space, stretch, token_name
from daikaiju.messages.message import Argument, Faces
from daikaiju.messages.narrator import Event, GameEvent, Narrator, name_of
from daikaiju.rules.duel import book
from daikaiju.rules.duel.buzz import BONUS_NAMES, TOKEN_NAMES
from daikaiju.rules.duel.names import FACE_NAMES, TRACK_NAMES
from daikaiju.rules.duel.state import SMASH
from daikaiju.rules.duel.tracks import toward

BEFORE = {"paid": ("bought",)}
AFTER = {"paid": ("swept",), "lifted": ("placed",)}
"""Events that say nothing new right after, or right before, certain others."""


class DuelNarrator(Narrator):
    """Narrates the events of a Duel; the single steps of a pull are told together."""

    game = "duel"
    book = book
    faces = FACE_NAMES
    names: ClassVar[dict[str, Callable[[Narrator, int], str | int | None]]] = {
        **Narrator.names,
        "for_card": lambda self, card: self.cards[card],
        "other_face": lambda self, face: self.faces[face],
        "track": lambda self, track: TRACK_NAMES[track],
        "token": lambda self, token: TOKEN_NAMES[token],
        "bonus": lambda self, bonus: BONUS_NAMES[bonus],
        "space": lambda self, number: toward(0, number),
    }

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        """How many steps the current pull has taken."""

    def happening(self, event: Event, following: Event | None) -> GameEvent:
        self.steps = self.steps + 1 if goes_on(self.before, event) else 1
        return super().happening(event, following)

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
