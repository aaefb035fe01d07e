"""The bot that plays by the policy `quick`, which simulations run compiled."""

from __future__ import annotations

from daikaiju.bots.bot import Bot
from daikaiju.game import Action, Game
from daikaiju.policies import policy_of


class QuickBot(Bot):
    """Answers by rule of thumb; it leaves nothing to chance, so the seed does not matter."""

    def choose(self, view: Game) -> Action:
        return view.action_of(policy_of(view.vocabulary.game, view.packs)(view.state))
