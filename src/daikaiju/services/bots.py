"""The process in which bots think: it keeps each seat's bot and answers one question after the other."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from daikaiju.table.bots import Question

if TYPE_CHECKING:
    from daikaiju.bots import Bot

MOST_KEPT = 1000
"""How many bots are kept; the least recently asked are dropped."""


class Kept(NamedTuple):
    """A bot in its seat, and how long it would think by itself."""

    bot: Bot
    budget: float | None


_kept: OrderedDict[tuple[str, int, str], Kept] = OrderedDict()


def choose_here(question: Question) -> tuple[int, float | None]:
    """A bot's choice, and how long it thinks by itself."""
    from daikaiju.games import game_info

    game = game_info(question.game).at(question.record, question.seats, question.options)
    bot, budget = kept_bot(question)
    if hasattr(bot, "random"):
        # A bot created again, after a restart for example, must draw the same numbers as before.
        bot.random.seed(f"{question.seed} {question.number}")
    if budget is not None:
        bot.seconds = budget if question.seconds is None else min(budget, question.seconds)
    action = bot.answer(game)
    choice = game.actions.choice(game.vocabulary.decision(game.state), action.id)
    assert choice is not None  # answers are checked
    return choice, budget


def kept_bot(question: Question) -> Kept:
    """The bot of a seat, made when it is first asked."""
    from daikaiju.bots import new_bot

    place = (question.table, question.seat, question.bot)
    kept = _kept.get(place)
    if kept is None:
        bot = new_bot(question.bot, int(question.seed[:15], 16))
        bot.may_be_replaced = False  # the table does that, and says so
        kept = _kept[place] = Kept(bot, bot.seconds)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(place)
    return kept
