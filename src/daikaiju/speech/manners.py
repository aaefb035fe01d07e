"""What each game says in its own way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from daikaiju.speech.duel import ending as duel_ending
from daikaiju.speech.duel import questions as duel_questions
from daikaiju.speech.duel.events import DuelTelling
from daikaiju.speech.king import ending as king_ending
from daikaiju.speech.king import questions as king_questions
from daikaiju.speech.king.events import KingTelling
from daikaiju.speech.questions import Question
from daikaiju.speech.sayings import Saying
from daikaiju.speech.statistics import Counted
from daikaiju.speech.telling import Telling

if TYPE_CHECKING:
    from daikaiju.game import Game


@dataclass(frozen=True)
class Manner:
    """How one game asks, tells, ends and counts."""

    ask: Callable[[Game], Question]
    telling: type[Telling]
    ending: Callable[[Game], Saying]
    counted: Counted


MANNERS = {
    "king": Manner(king_questions.ask, KingTelling, king_ending.ending, king_ending.COUNTED),
    "duel": Manner(duel_questions.ask, DuelTelling, duel_ending.ending, duel_ending.COUNTED),
}
