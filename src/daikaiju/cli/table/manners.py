"""What the table of each game does in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from daikaiju.cli.table import ending, questions
from daikaiju.cli.table.duel import ending as duel_ending
from daikaiju.cli.table.duel import questions as duel_questions
from daikaiju.cli.table.duel.story import DuelStory
from daikaiju.cli.table.duel.view import DuelView
from daikaiju.cli.table.names import ENERGY, HEART, STAR, Names
from daikaiju.cli.table.story import Story
from daikaiju.cli.table.view import View

if TYPE_CHECKING:
    from daikaiju.game import Game


@dataclass(frozen=True)
class Manner:
    """The table of one game: how it looks, asks, tells and ends."""

    view: type[View]
    story: type[Story]
    ask: Callable[[Game, Names], questions.Question]
    takes_usual_order: Callable[[Game], bool]
    """Whether a question need not be put to somebody who does not care for the order of dice."""
    how_it_ended: Callable[[Game, Names], str]
    counted: Mapping[str, tuple[str, str | None]]
    points: Mapping[str, str]
    """What every monster has in the end: fields of the record, with their signs."""
    also: Mapping[str, str] = field(default_factory=dict)
    words: str = "play"
    """Where the words begin that are its own."""


MANNERS = {
    "king": Manner(
        View,
        Story,
        questions.ask,
        questions.takes_usual_order,
        ending.how_it_ended,
        ending.COUNTED,
        {"stars": STAR, "hearts": HEART},
        ending.ALSO,
    ),
    "duel": Manner(
        DuelView,
        DuelStory,
        duel_questions.ask,
        duel_questions.takes_usual_order,
        duel_ending.how_it_ended,
        duel_ending.COUNTED,
        {"life": HEART, "energy": ENERGY},
        words="duel",
    ),
}
