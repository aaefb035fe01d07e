"""The bot that takes what looks best now: a fair opponent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from daikaiju.answers import Action
from daikaiju.bots.bot import Bot
from daikaiju.bots.duel.greedy import best_choice as best_in_duel
from daikaiju.bots.king.greedy import best_choice as best_in_king
from daikaiju.game import Game
from daikaiju.packs import bound


class GreedyBot(Bot):
    """Judges positions; it leaves nothing to chance, so the seed does not matter."""

    judges: ClassVar[Mapping[str, Callable[[Any], int]]] = {"king": best_in_king, "duel": best_in_duel}
    """What chooses the best answer in each game."""

    def choose(self, view: Game) -> Action:
        game = view.vocabulary.game
        return view.action_of(bound(self.judges[game], game, view.packs)(view.state))
