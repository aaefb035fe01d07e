"""The bot that picks any legal action, each equally likely."""

from __future__ import annotations

from daikaiju.answers import Action
from daikaiju.bots.bot import Bot
from daikaiju.game import Game


class RandomBot(Bot):
    """Picks uniformly among the legal actions."""

    def choose(self, view: Game) -> Action:
        return self.random.choice(view.legal_actions)
