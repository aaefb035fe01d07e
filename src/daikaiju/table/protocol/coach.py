"""What the page is told by the coach."""

from __future__ import annotations

from msgspec import Struct

from daikaiju.messages import Message


class CoachState(Struct):
    """The seats whose players want the coach, and whether it is on: that takes everybody who plays."""

    wanted: list[int]
    on: bool


class MonsterChance(Struct):
    """A monster's chance to win, with its standard error."""

    seat: int
    chance: float
    error: float


class WeighedAnswer(Struct):
    """An answer, the chance to win that it leaves the player asked, and how far it is behind the first; with errors."""

    action: int
    label: Message
    chance: float
    error: float
    behind: float
    behind_error: float


class CoachWork(Struct, tag_field="kind", tag="coach_work"):
    """The question at a number, for a page that works out by itself what the coach says (`daikaiju.site.thinking`)."""

    number: int
    needed: str


class CoachAway(Struct, tag_field="kind", tag="coach_away"):
    """The coach cannot say anything about the question at a number now."""

    number: int


class CoachHint(Struct, tag_field="kind", tag="hint"):
    """What the coach says about the question at a number: the best answers first, and why the first is better."""

    number: int
    chances: list[MonsterChance]
    answers: list[WeighedAnswer]
    why: Message | None
    roll_outs: int
    short: Message | None = None
    """What speaks for the best answer most, in one sentence."""
    guess: Message | None = None
    """That cards on the table were never seen in training, and are guessed."""
