"""What happened, in words: the log of the rules as paragraphs, one a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from daikaiju.cli.table.names import Names
from daikaiju.words import Argument

if TYPE_CHECKING:
    from daikaiju.game import Told

FACES = 6
UNKNOWN = -1
"""A die that lay on the table before the story begins."""
SLOTS = 3
SAID_ALREADY = {
    "paid": ("bought",),
    "left_tokyo": ("yielded",),
}
"""Events that say nothing new right after others."""


@dataclass
class Paragraph:
    """A turn, or what came before the first: who has it, its heading, and its sentences with whom they are about."""

    seat: int | None = None
    heading: str = ""
    sentences: list[tuple[str, int | None]] = field(default_factory=list)


class Story:
    """Tells the events of a game to one player."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def paragraphs(self, log: list[Told], since: int = 0, *, dice_are_shown: bool = False) -> list[Paragraph]:
        """What happened from an event on; the last throw is left out when the dice are shown anyway."""
        from_the_start = since == 0 and any(event.name == "begins" for event in log)
        opening = self.words.say(f"{self.names.game}-log-opening") if from_the_start else ""
        told = [Paragraph(heading=opening)]
        dice: list[int] = []
        active = -1
        for place, event in enumerate(log):
            if event.name == "turn":
                active = event.values["monster"]
                dice = []
            if event.name == "rolled":
                dice = thrown(dice, event.values["dice"], event.values["outcome"])
            if event.name == "changed_die":
                dice = thrown(dice, 1 << event.values["die"], event.values["face"])
            if place < since:
                continue
            if event.name == "turn":
                told.append(Paragraph(active, self.say("turn", event)))
            elif event.name == "rolled" and event.values["monster"] == active:
                following = log[place + 1] if place + 1 < len(log) else None
                thrown_again = following is not None and following.name == "rolled"
                if not thrown_again and not (following is None and dice_are_shown):
                    shown = self.names.dice([face for face in dice if face != UNKNOWN])
                    told[-1].sentences.append((self.say("rolled", event, dice=shown), active))
            elif not self.is_said_already(log, place):
                told[-1].sentences.append((self.sentence(log, place), event.values.get("monster")))
        return [paragraph for paragraph in told if paragraph.heading or paragraph.sentences]

    def is_said_already(self, log: list[Told], place: int) -> bool:
        """Whether an event says nothing new beside its neighbours."""
        return is_said_already(log, place)

    def sentence(self, log: list[Told], place: int) -> str:
        """One event; a die of the active monster thrown by another one is a probe."""
        event = log[place]
        if event.name == "rolled":
            return self.say("probed", event)
        return self.say(event.name, event)

    def say(self, name: str, event: Told, **more: Argument) -> str:
        return self.words.say(f"{self.names.game}-log-{name}", **{**self.arguments(event), **more})

    def arguments(self, event: Told) -> dict[str, Argument]:
        """The numbers of an event as a person reads them."""
        said: dict[str, Argument] = {}
        for name, value in event.values.items():
            if name == "monster":
                said["monster"] = self.names.monster(value)
                said["you"] = "yes" if value == self.names.me else "no"
            elif name in ("attacker", "seller"):
                said[name] = self.names.monster_or_you(value)
            elif name == "card":
                said[name] = self.names.card(value)
            elif name == "face":
                said[name] = self.names.face(value)
            else:
                said[name] = value
        if event.name == "rolled":
            mask = event.values["dice"]
            said["dice"] = self.names.dice(faces_of(event.values["outcome"], mask.bit_count()))
        if event.name == "camouflage_rolled":
            said["dice"] = self.names.dice(faces_of(event.values["outcome"], event.values["dice"]))
        return said

    def text(self, paragraph: Paragraph) -> Text:
        """A paragraph to print; whose turn it is need not be named again, and what concerns the reader stands out."""
        text = Text()
        if paragraph.seat is not None:
            text.append(f"{paragraph.heading}.", style=f"bold {self.names.colour(paragraph.seat)}")
        elif paragraph.heading:
            text.append(paragraph.heading, style="bold")
        name = "" if paragraph.seat is None else f"{self.names.monster(paragraph.seat)} "
        for sentence, seat in paragraph.sentences:
            text.append(" " if text else "")
            text.append(upper_first(sentence.removeprefix(name)), style="bold" if seat == self.names.me else "")
        return text


def is_said_already(log: list[Told], place: int) -> bool:
    """Whether an event says nothing new after the one before; the first market is seen on the table."""
    name, before = log[place].name, log[place - 1].name if place else ""
    if name == "fell":  # the lost hearts were told before, and what becomes of the monster is told after
        return True
    return before in SAID_ALREADY.get(name, ()) or (name == "revealed" and before in ("", "revealed") and place < SLOTS)


def upper_first(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def faces_of(outcome: int, dice: int) -> list[int]:
    """The faces of a throw, which is one number."""
    return [outcome // FACES**place % FACES for place in range(dice)]


def thrown(dice: list[int], mask: int, outcome: int) -> list[int]:
    """The dice after some of them were thrown."""
    faces = iter(faces_of(outcome, mask.bit_count()))
    after = dice + [UNKNOWN] * (mask.bit_length() - len(dice))
    return [next(faces) if (mask >> place) & 1 else face for place, face in enumerate(after)]
