"""The bot that takes what looks best now: a fair first opponent."""

from __future__ import annotations

import random
from collections import Counter

from daikaiju.bots import register
from daikaiju.bots.king.greedy import best_choice
from daikaiju.game import Action, Game
from daikaiju.king import King
from daikaiju.rules.agenda import SPREAD


@register("greedy")
class GreedyBot:
    """Judges positions of King; in any other game it keeps equal dice and does something rather than nothing."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> Action:
        actions = dict(zip(game.vocabulary.legal_choices(game.state), game.legal_actions, strict=True))
        if isinstance(game, King):
            return actions[best_choice(game.state)]
        return self.choose_anywhere(game, actions)

    def choose_anywhere(self, game: Game, actions: dict[int, Action]) -> Action:
        """Roll again the dice that are alone of their kind; else anything but the first answer, which declines."""
        if game.state.spread:
            dice = game.state.dice[: game.state.dice_count]
            seen = Counter(dice)
            alone = sum(1 << die for die, face in enumerate(dice) if seen[face] == 1)
            return actions[SPREAD + alone]
        doing = [action for choice, action in actions.items() if choice > 0]
        return self.random.choice(doing or list(actions.values()))
