"""The bot that picks any legal action, each equally likely."""

from __future__ import annotations

import random

from daikaiju.bots import register
from daikaiju.game import Action, Game


@register("random")
class RandomBot:
    """Picks uniformly among the legal actions."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> Action:
        return self.random.choice(game.legal_actions)
