"""Everything said at a table (questions, events, endings) as messages, which each localizer puts into words.

>>> from daikaiju import King
>>> from daikaiju.words import Words
>>> game = King(["gigazaur", "cyber_kitty"], position={"phase": "buy", "monsters": {"gigazaur": {"energy": 3}}})
>>> question = ask(game)
>>> localizer = Localizer(Words("en"), game, question.seat)
>>> localizer.text(question.text)
'Buy a card? You have 3 energy.'
>>> [localizer.text(answer.label) for answer in question.answers][-2:]
['Sweep the market: three new cards for 2 energy', 'Buy nothing']
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.messages.by_game import BY_GAME
from daikaiju.messages.localizer import Localizer
from daikaiju.messages.message import Argument, CardName, Faces, IsYou, Message, MonsterName, Phrase, Several
from daikaiju.messages.narrator import GameEvent, Narrator, Raw
from daikaiju.messages.questions import Answer, Question
from daikaiju.messages.statistics import Statistics
from daikaiju.packs import bound

if TYPE_CHECKING:
    from daikaiju.game import Game


def ask(game: Game) -> Question:
    """The open question of a game to the player who is asked."""
    return bound(BY_GAME[game.vocabulary.game].ask, game.vocabulary.game, game.packs)(game)


def new_narrator(game: Game) -> Narrator:
    """A narrator of a game from its beginning."""
    return bound(BY_GAME[game.vocabulary.game].narrator, game.vocabulary.game, game.packs)()


def new_statistics(game: Game) -> Statistics:
    """Statistics about the monsters of a game, with nothing counted yet."""
    return Statistics(game.vocabulary.book, BY_GAME[game.vocabulary.game].counted, len(game.seats))


def ending(game: Game) -> Message:
    """Who has won a finished game, and how."""
    return BY_GAME[game.vocabulary.game].ending(game)


__all__ = [
    "Answer",
    "Argument",
    "CardName",
    "Faces",
    "GameEvent",
    "IsYou",
    "Localizer",
    "Message",
    "MonsterName",
    "Narrator",
    "Phrase",
    "Question",
    "Raw",
    "Several",
    "ask",
    "ending",
    "new_narrator",
    "new_statistics",
]
