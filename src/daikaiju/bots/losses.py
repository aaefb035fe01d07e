"""What bots lose against perfect play in the solved game.

The loss of a decision is what the best answer is worth less what the given one is worth, in chances to win. Against a
perfect opponent the losses of a game's decisions add up, on average, to exactly what the bot's chance to win falls
short of perfect play, with far less noise than counting wins.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from daikaiju.analysis.yardstick.playouts import EMPTY, MINE, OTHERS
from daikaiju.analysis.yardstick.solution import Position, Turn, Yardstick
from daikaiju.bots.bot import Bot
from daikaiju.bots.registry import new_bot
from daikaiju.king import King
from daikaiju.rules import king
from daikaiju.rules.agenda import CHANCE, NOBODY, SPREAD
from daikaiju.rules.answers import FIRST, PASS
from daikaiju.rules.king.state import State
from daikaiju.rules.king.turns import turn

BOT, PERFECT = range(2)
WIDE = 1.959964
"""Standard errors to either side of a mean in a 95 % interval."""


@dataclass(frozen=True)
class Played:
    """One game of a bot against perfect play: whether it won, and what its decisions lost."""

    first: bool
    won: bool
    loss: float


@dataclass(frozen=True)
class Loss:
    """What a bot loses against perfect play per game, with the half-width of the 95 % interval."""

    games: int
    mean: float
    error: float
    wins: float

    @classmethod
    def of(cls, played: Iterable[Played]) -> Loss:
        games = list(played)
        losses = [game.loss for game in games]
        error = WIDE * stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 1.0
        return cls(len(games), fmean(losses), error, fmean(game.won for game in games))


def bare_game(first: int = 0) -> King:
    """A game for two without cards, about to begin with the turn of a seat.

    >>> game = bare_game()
    >>> game.roll()
    >>> game.position["market"], game.decision
    ([None, None, None], 'roll')
    """
    seats = ["gigazaur", "cyber_kitty"]
    cards = list(dict.fromkeys(King.vocabulary.cards))
    return King(seats, position={"active": seats[first], "first": seats[first], "market": [], "being_bought": cards})


def measure(
    bot: str, games: int, seed: int = 0, yardstick: Yardstick | None = None, progress: Callable[[], None] | None = None
) -> list[Played]:
    """Play games of a bot, by its name, against perfect play; each seat begins every other game."""
    solved = yardstick or Yardstick.shipped()
    played = []
    for number in range(games):
        dice = random.Random(f"{seed} {number}")
        player = new_bot(bot, dice.getrandbits(60))
        played.append(play(player, solved, bot_first=number % 2 == 0, dice=dice))
        if progress is not None:
            progress()
    return played


def play(bot: Bot, yardstick: Yardstick, bot_first: bool, dice: random.Random) -> Played:
    """One game, in which the bot has the first seat."""
    game = bare_game(BOT if bot_first else PERFECT)
    game.begin_again()
    game.keep_no_past()
    loss = 0.0
    while not game.over:
        g: State = game.state
        king.run_until(g, turn)
        loss += play_turn(game, bot, yardstick.turn(position_of(g)), dice)
    return Played(bot_first, "gigazaur" in game.winners, loss)


def play_turn(game: King, bot: Bot, best: Turn, dice: random.Random) -> float:
    """One turn, up to the next; returns what the bot's decisions in it lost."""
    g: State = game.state
    loss = 0.0
    king.advance(g)
    while not g.over and g.asking > 0:
        if g.player == CHANCE:
            choice = SPREAD + dice.randrange(g.spread)
        else:
            perfect, values = judged(game, best)
            choice = perfect
            if g.player == BOT:
                choice = game.actions.choice(game.vocabulary.decision(g), bot.answer(game).id) or PASS
                loss += values(perfect) - values(choice)
        king.take(g, choice)
        king.run_until(g, turn)
    return loss


def judged(game: King, best: Turn) -> tuple[int, Callable[[int], float]]:
    """The best answer to the open question, and what any answer is worth to the player asked."""
    g: State = game.state
    faces = g.dice[: g.dice_count]
    if game.decision == "roll":

        def kept(choice: int) -> float:
            keep = [face for die, face in enumerate(faces) if not (choice - SPREAD) >> die & 1]
            return best.dice.value_of_keeping(keep, g.rolls_left)

        return SPREAD + best.dice.reroll(faces, g.rolls_left), kept
    if game.decision == "yield_or_stay":
        result = best.dice.table.roll_number(faces)
        stayed, yielded = float(best.stayed[result]), float(best.yielded[result])
        return FIRST if yielded < stayed else PASS, lambda choice: -yielded if choice == FIRST else -stayed
    return PASS, lambda choice: 0.0


def position_of(g: State) -> Position:
    """The position before the turn on top of the agenda, from the view of the monster whose turn it is."""
    me = g.todo_who[g.depth - 1]
    other = 1 - me
    tokyo = EMPTY if g.city == NOBODY else MINE if g.city == me else OTHERS
    return tokyo, g.hearts[me], g.stars[me], g.hearts[other], g.stars[other]
