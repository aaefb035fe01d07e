"""The bot that takes what looks best now: a fair first opponent."""

from __future__ import annotations

from daikaiju.bots.bot import Bot
from daikaiju.bots.duel.greedy import best_choice as best_in_duel
from daikaiju.bots.king.greedy import best_choice as best_in_king
from daikaiju.game import Action, Game
from daikaiju.packs import bound

JUDGES = {"king": best_in_king, "duel": best_in_duel}
"""What chooses the best answer in each game."""


class GreedyBot(Bot):
    """Judges positions; it leaves nothing to chance, so the seed does not matter."""

    def choose(self, view: Game) -> Action:
        judge = bound(JUDGES[view.vocabulary.game], view.vocabulary.game, view.packs)
        return view.action_of(judge(view.state))
