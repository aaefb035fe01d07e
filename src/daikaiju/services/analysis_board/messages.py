"""The analysis board: a position, what may be answered, and what came of an answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from daikaiju.messages import Message, Question
from daikaiju.scene.drawn import Scene
from daikaiju.services.analysis_board.form_messages import PositionForm
from daikaiju.table.protocol.fair import SeatNumber
from daikaiju.table.protocol.texts import NameText, ShortText


class AnalysisRequest(Struct, forbid_unknown_fields=True):
    """A game in the text format, up to a step; then an answer to the open question, what Chance does at random, or
    how it is changed by hand."""

    text: str
    step: Annotated[int, Meta(ge=0)] | None = None
    action: int | None = None
    roll: bool = False
    form: PositionForm | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """A game in the text format, up to a step, to play on as one of its monsters against bots of a level."""

    text: str
    seat: SeatNumber
    bot: ShortText
    step: Annotated[int, Meta(ge=0)] | None = None
    name: NameText = ""


class Step(Struct):
    """How many answers were given up to an entry of a table, without those undone."""

    step: int


class Analysis(Struct):
    """Where a game stands, with the game so far in the text format."""

    text: str
    scene: Scene
    question: Question | None
    waits_for_chance: bool
    remarks: list[Message]
    form: PositionForm
