"""What is said at a table: questions, what happened, how it ended, as sayings that every reader gets in an own way.

>>> from daikaiju import King
>>> from daikaiju.words import Words
>>> game = King(["gigazaur", "cyber_kitty"], position={"phase": "buy", "monsters": {"gigazaur": {"energy": 3}}})
>>> question = ask(game)
>>> reader = Reader(Words("en"), game, question.seat)
>>> reader.text(question.text)
'Do you buy a card? You have 3 energy.'
>>> [reader.text(answer.label) for answer in question.answers][-2:]
['Sweep the market: three new cards for 2 energy', 'Buy nothing more']
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.speech.manners import MANNERS
from daikaiju.speech.questions import Answer, Question, Reroll
from daikaiju.speech.reader import Reader
from daikaiju.speech.sayings import (
    Argument,
    CardName,
    Faces,
    IsYou,
    Saying,
    Seat,
    SeatOrYou,
    Several,
    Space,
    Stretch,
    to_json,
)
from daikaiju.speech.statistics import Statistics
from daikaiju.speech.telling import Happening, Raw, Telling

if TYPE_CHECKING:
    from daikaiju.game import Game


def ask(game: Game) -> Question:
    """The open question of a game to the player who is asked."""
    return MANNERS[game.vocabulary.game].ask(game)


def new_telling(game: Game) -> Telling:
    """Somebody who tells what happens in a game, from its beginning on."""
    return MANNERS[game.vocabulary.game].telling()


def new_statistics(game: Game) -> Statistics:
    """Numbers about the monsters of a game in which nothing has been counted yet."""
    return Statistics(game.vocabulary.book, MANNERS[game.vocabulary.game].counted, len(game.seats))


def ending(game: Game) -> Saying:
    """Who has won a finished game, and how."""
    return MANNERS[game.vocabulary.game].ending(game)


__all__ = [
    "Answer",
    "Argument",
    "CardName",
    "Faces",
    "Happening",
    "IsYou",
    "Question",
    "Raw",
    "Reader",
    "Reroll",
    "Saying",
    "Seat",
    "SeatOrYou",
    "Several",
    "Space",
    "Statistics",
    "Stretch",
    "Telling",
    "ask",
    "ending",
    "new_statistics",
    "new_telling",
    "to_json",
]
