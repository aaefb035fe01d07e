"""What each game says in its own way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from daikaiju.messages.duel import ending as duel_ending
from daikaiju.messages.duel import questions as duel_questions
from daikaiju.messages.duel.events import DuelNarrator
from daikaiju.messages.king import ending as king_ending
from daikaiju.messages.king import questions as king_questions
from daikaiju.messages.king.events import KingNarrator
from daikaiju.messages.message import Message
from daikaiju.messages.narrator import Narrator
from daikaiju.messages.questions import Question
from daikaiju.messages.statistics import Counted

if TYPE_CHECKING:
    from daikaiju.game import Game


@dataclass(frozen=True)
class GameMessages:
    """How one game asks, tells, ends and counts."""

    ask: Callable[[Game], Question]
    narrator: type[Narrator]
    ending: Callable[[Game], Message]
    counted: Counted


BY_GAME = {
    "king": GameMessages(king_questions.ask, KingNarrator, king_ending.ending, king_ending.COUNTED),
    "duel": GameMessages(duel_questions.ask, DuelNarrator, duel_ending.ending, duel_ending.COUNTED),
}
