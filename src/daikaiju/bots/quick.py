"""The bot that plays by the policy `quick`, which simulations run compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from daikaiju.bots.bot import Bot
from daikaiju.game import Action, Game
from daikaiju.packs import bound
from daikaiju.policies.duel.quick import quick as quick_in_duel
from daikaiju.policies.king.quick import quick as quick_in_king

QUICK: Mapping[str, Callable[[Any], int]] = {"king": quick_in_king, "duel": quick_in_duel}


class QuickBot(Bot):
    """Answers by rule of thumb; it leaves nothing to chance, so the seed does not matter."""

    def choose(self, view: Game) -> Action:
        game = view.vocabulary.game
        return view.action_of(bound(QUICK[game], game, view.packs)(view.state))
