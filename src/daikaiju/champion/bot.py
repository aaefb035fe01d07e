"""The champion as a bot: it reads a view and answers with the engine."""

from __future__ import annotations

import functools
import logging
from pathlib import Path

from daikaiju.bots.bot import Bot
from daikaiju.bots.greedy import GreedyBot
from daikaiju.champion.network_file import SHIPPED, read_network
from daikaiju.engine import EngineError, NetworkToPlay, engine_of
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.game import Action, Game
from daikaiju.rules.table import Table
from daikaiju.thinking.adapters import ADAPTERS

log = logging.getLogger("daikaiju.champion")


@functools.cache
def network_to_play(game: str, path: str | None) -> NetworkToPlay:
    """A network, shipped or from a file."""
    return read_network(SHIPPED / f"{game}.npz" if path is None else Path(path), game).to_play()


class ChampionBot(Bot):
    """Weighs every answer by one turn of search. A setting after a colon names the file of another network.

    A network that was trained with `daikaiju train --on` answers by itself, with exact dice.
    """

    def __init__(self, seed: int | None = None, setting: str | None = None) -> None:
        super().__init__(seed)
        self.path = setting
        self.stand_in = GreedyBot(seed)
        """Plays with packs, whose cards no network has seen, and where there is no engine."""
        if setting is not None:
            check_file(setting)

    def choose(self, view: Game) -> Action:
        if view.packs:
            return self.stand_in.choose(view)
        try:
            return view.action_of(self.choice(view.vocabulary.game, view.state))
        except EngineError as error:
            if not self.may_be_replaced:
                raise
            log.warning("%s", Problem("engine-plays-on", why=str(error)))
            return self.stand_in.choose(view)

    def choice(self, game: str, state: Table) -> int:
        """The best answer, as the number the rules use."""
        if self.path is not None:
            from daikaiju.champion.reinforcement.policy_file import is_policy, policy_to_play

            if is_policy(self.path):
                return engine_of(game).answer_by_policy(state.pack(), policy_to_play(game, self.path))
        return engine_of(game).choose(state.pack(), network_to_play(game, self.path))


def check_file(path: str) -> None:
    """Raise the error that playing would raise, unless the file holds a network of either game."""
    # Imported where it is needed: a page without a server need not load it.
    from daikaiju.champion.reinforcement.policy_file import is_policy, read_policy

    errors = []
    for game in ADAPTERS:
        try:
            read_policy(Path(path), game) if is_policy(path) else read_network(Path(path), game)
            return
        except DaikaijuError as error:
            errors.append(error)
    raise errors[0]
