"""The bot that takes what looks best now: a fair first opponent."""

from __future__ import annotations

from daikaiju.bots import register
from daikaiju.bots.duel.greedy import best_choice as best_in_duel
from daikaiju.bots.king.greedy import best_choice as best_in_king
from daikaiju.game import Action, Game
from daikaiju.packs import bound

JUDGES = {"king": best_in_king, "duel": best_in_duel}
"""What chooses the best answer in each game."""


@register("greedy")
class GreedyBot:
    """Judges positions; it leaves nothing to chance, so the seed does not matter."""

    def __init__(self, seed: int | None = None) -> None:
        pass

    def choose(self, game: Game) -> Action:
        actions = dict(zip(game.vocabulary.legal_choices(game.state), game.legal_actions, strict=True))
        judge = bound(JUDGES[game.vocabulary.game], game.vocabulary.game, game.packs)
        return actions[judge(game.state)]
