"""The champion as a bot: it reads a view and answers with the compiled champion."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

from daikaiju.bots.bot import Bot
from daikaiju.bots.greedy import GreedyBot
from daikaiju.champion.adapters import ADAPTERS
from daikaiju.champion.network import Network
from daikaiju.champion.search.workspace import workspace_of
from daikaiju.champion.weights import load, shipped
from daikaiju.errors import DaikaijuError
from daikaiju.game import Action, Game
from daikaiju.rules.table import Table


@functools.cache
def network_to_play(game: str, path: str | None) -> tuple[Network, int]:
    """A network, shipped or from a file, and a number that identifies it."""
    weights = shipped(game) if path is None else load(Path(path), game)
    return weights.to_play(), int(hashlib.sha256(weights.flat.tobytes()).hexdigest()[:12], 16)


class ChampionBot(Bot):
    """Weighs every answer by one turn of search. A setting after a colon names the file of another network."""

    def __init__(self, seed: int | None = None, setting: str | None = None) -> None:
        super().__init__(seed)
        self.path = setting
        self.for_packs = GreedyBot(seed)
        if setting is not None:
            check_file(setting)

    def choose(self, view: Game) -> Action:
        if view.packs:  # no network has seen these cards
            return self.for_packs.choose(view)
        return view.action_of(self.choice(view.vocabulary.game, view.state))

    def choice(self, game: str, state: Table) -> int:
        """The best answer, as the number the rules use."""
        from daikaiju.champion.compiled import compiled_champion

        champion = compiled_champion(game)
        net, number = network_to_play(game, self.path)
        return int(champion.choose(state.to_record(), 0, workspace_of(game), net, number, champion.answer))


def check_file(path: str) -> None:
    """Raise the error that playing would raise, unless the file holds a network of either game."""
    errors = []
    for game in ADAPTERS:
        try:
            load(Path(path), game)
            return
        except DaikaijuError as error:
            errors.append(error)
    raise errors[0]
