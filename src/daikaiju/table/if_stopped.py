"""Plays on a copy of the game what would happen if the player stopped rolling."""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.game import Game
from daikaiju.rules.agenda import CHANCE
from daikaiju.scene import question

AFTERWARDS = ("buy", "yield_or_stay")
"""Decisions that are made once it is known what the dice did."""

UNASKED = ("in_order", "decline")
"""The answers of somebody who uses nothing optional."""

MOST_ANSWERS = 50


def stopped(game: Game, dice: Sequence[int] | None = None) -> Game:
    """A copy of a game in which the player who is asked about rolling has stopped and nobody used anything optional.

    It has reached the next real decision or the end of the turn. With `dice`, those replace the ones on the table.
    """
    asked = question(game)
    assert asked is not None
    assert asked.reroll is not None
    twin = type(game).at(game.state.pack(), game.seats, game.options)
    if dice is not None:
        twin.state.dice_count = len(dice)
        twin.state.spread = 1 << len(dice)
        twin.state.dice[: len(dice)] = dice
    answer: int | None = asked.reroll.first
    for _ in range(MOST_ANSWERS):
        if answer is None:
            break
        twin.apply(answer)
        if (
            twin.over
            or twin.state.player == CHANCE
            or twin.state.turn != game.state.turn
            or twin.decision in AFTERWARDS
        ):
            break
        answer = answer_of_nobody(twin)
    return twin


def answer_of_nobody(game: Game) -> int | None:
    """The answer that changes nothing, or what Enter means; None where somebody must really choose."""
    asked = question(game)
    assert asked is not None
    words = {answer.word: answer.action for answer in asked.answers}
    return next((words[word] for word in UNASKED if word in words), asked.default)
