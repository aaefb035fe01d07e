"""What happened in any game, as messages: the log of the rules, told piece by piece.

Each game has its own class that says which events are silent next to their neighbours and what their numbers mean.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, ClassVar, Self

from msgspec import Struct

from daikaiju.messages.cards import card_ids
from daikaiju.messages.message import Argument, CardName, Faces, IsYou, Message, MonsterName, SeatOrYou
from daikaiju.rules.market import SLOTS
from daikaiju.text.events import Event, dice_thrown, faces_of, read_event
from daikaiju.text.vocabulary import Vocabulary
from daikaiju.words.arguments import arguments_of

Raw = tuple[int, ...]
"""An event as the rules told it: its number and its values."""


UNKNOWN = -1
"""A die that lay on the table before the telling began."""


class GameEvent(Struct, frozen=True):
    """An event: to whom it happens, its values by name, and what it says; None where that is nothing new."""

    name: str
    seat: int | None
    values: dict[str, Any]
    say: Message | None


class Narrator:
    """Narrates the events of one game in order, in batches of any size; it remembers the dice on the table."""

    vocabulary: ClassVar[Vocabulary]

    def __init__(self) -> None:
        self.game, self.faces = self.vocabulary.game, self.vocabulary.faces
        self.cards = card_ids(self.vocabulary.book)
        self.dice: list[int] = []
        self.active: int | None = None
        self.before: Event | None = None
        self.told = 0

    def tell(self, log: Sequence[Raw]) -> list[GameEvent]:
        """The next events; those told together may be said together."""
        events = [read_event(self.vocabulary.book, told) for told in log]
        return [self.happening(event, following) for event, following in zip_longest(events, events[1:])]

    def copy(self) -> Self:
        """A narrator that continues from here."""
        return copy.copy(self)  # nothing in it is changed in place

    def happening(self, event: Event, following: Event | None) -> GameEvent:
        name, values = event.name, event.values
        if name == "turn":
            self.active, self.dice = values["monster"], []
        elif name == "rolled":
            self.dice = thrown(self.dice, values["dice"], values["outcome"])
        elif name == "changed_die":
            self.dice = thrown(self.dice, 1 << values["die"], values["face"])
        said = None if self.is_silent(event, following) else self.say(event)
        self.before = event
        self.told += 1
        return GameEvent(name, values.get("monster"), self.named(event), said)

    # --- what is said ---------------------------------------------------------------------

    def is_silent(self, event: Event, following: Event | None) -> bool:
        """Whether an event says nothing new: the first market is seen, and of throws in a row only the last is told."""
        if event.name == "revealed" and self.told < SLOTS and name_of(self.before) in ("", "revealed"):
            return True
        if event.name == "rolled" and not self.is_probe(event):
            return name_of(following) == "rolled"
        return self.is_said_already(event, following)

    def is_said_already(self, event: Event, following: Event | None) -> bool:
        """Whether an event says nothing new next to its neighbours."""
        raise NotImplementedError

    def is_probe(self, event: Event) -> bool:
        """Whether dice were thrown by a monster other than the active one."""
        return event.name == "rolled" and self.active is not None and event.values["monster"] != self.active

    def say(self, event: Event) -> Message:
        key = f"{self.game}-log-{'probed' if self.is_probe(event) else event.name}"
        return Message(key, {name: self.argument(event, name) for name in arguments_of(key)})

    def argument(self, event: Event, name: str) -> Argument:
        """One argument of what an event says."""
        values = event.values
        match name:
            case "you":
                return IsYou(values["monster"])
            case "monster":
                return MonsterName(values["monster"])
            case "attacker" | "seller":
                return SeatOrYou(values[name])
            case "card" | "for_card":
                return CardName(self.cards[values[name]])
            case "dice" if "outcome" in values:
                return Faces(tuple(self.faces[face] for face in sorted(self.dice_to_tell(event))))
            case "face":
                return Faces((self.faces[values["face"]],))
        return values[name]

    def dice_to_tell(self, event: Event) -> list[int]:
        """The dice on the table after a throw by the active monster; otherwise those thrown."""
        if event.name == "rolled" and not self.is_probe(event):
            return [face for face in self.dice if face != UNKNOWN]
        return dice_thrown(event)[1]

    # --- values by name -------------------------------------------------------------------------

    def named(self, event: Event) -> dict[str, object]:
        """The values of an event, with names for everything that has one, and dice by their faces."""
        if "outcome" in event.values:
            places, faces = dice_thrown(event)
            shown = [self.faces[face] for face in faces]
            return {"monster": event.values["monster"], "faces": shown, "places": places}
        names = self.vocabulary.value_names()
        cards = {field: self.cards for field in names if names[field] is self.vocabulary.cards}
        return event.named({**names, **cards})


def name_of(event: Event | None) -> str:
    return "" if event is None else event.name


def thrown(dice: list[int], mask: int, outcome: int) -> list[int]:
    """The dice after some of them were thrown."""
    faces = iter(faces_of(outcome, mask.bit_count()))
    after = dice + [UNKNOWN] * (mask.bit_length() - len(dice))
    return [next(faces) if (mask >> place) & 1 else face for place, face in enumerate(after)]
