"""The champion as a bot: it reads a view and answers with the engine."""

from __future__ import annotations

import functools
import logging
from pathlib import Path

from daikaiju.bots.bot import Bot
from daikaiju.bots.greedy import GreedyBot
from daikaiju.champion.network_file import read_network
from daikaiju.champion.reinforcement.policy_file import is_policy, policy_to_play, read_policy
from daikaiju.champion.shipped import SHIPPED, NetworkAway
from daikaiju.engine import EngineError, NetworkToPlay, engine_of
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.game import Action, Game
from daikaiju.rules.table import Table
from daikaiju.thinking.adapters import ADAPTERS

log = logging.getLogger("daikaiju.champion")


@functools.cache
def network_to_play(game: str, path: str) -> NetworkToPlay:
    """A network that values positions, from its file; earlier champions searched one turn with such a one."""
    return read_network(Path(path), game).to_play()


def champion_file(game: str) -> str:
    """The network that the champion of the package plays."""
    return str(SHIPPED / f"{game}.npz")


class ChampionBot(Bot):
    """Plays a network behind exact dice. A setting after a colon names the file of another one.

    A network that only values positions, as earlier champions had, weighs every answer by one turn of search.
    """

    def __init__(self, seed: int | None = None, setting: str | None = None) -> None:
        super().__init__(seed)
        self.path = setting
        self.stand_in: Bot = GreedyBot(seed)
        """Answers what only packs ask, and everything where there is no engine or no network."""
        if setting is not None:
            check_file(setting)

    def choose(self, view: Game) -> Action:
        try:
            if view.packs:
                return self.choose_with_packs(view)
            return view.action_of(self.choice(view.vocabulary.game, view.state))
        except (EngineError, NetworkAway) as error:
            if not self.may_be_replaced:
                raise
            log.warning("%s", Problem("engine-plays-on", why=str(error)))
            return self.stand_in.choose(view)

    def choose_with_packs(self, view: Game) -> Action:
        """What the network prefers, guessing the cards of packs; what only a pack asks, the stand-in answers."""
        file = self.path or champion_file(view.vocabulary.game)
        if not is_policy(file):
            return self.stand_in.choose(view)
        from daikaiju.champion.pack_player import preferred  # which needs NumPy

        choice = preferred(view, file)
        return self.stand_in.choose(view) if choice is None else view.action_of(choice)

    def choice(self, game: str, state: Table) -> int:
        """The best answer, as the number the rules use."""
        file, record = self.path or champion_file(game), state.pack()
        if self.path is None or is_policy(file):
            return engine_of(game).answer_by_policy(record, policy_to_play(game, file))
        return engine_of(game).choose(record, network_to_play(game, file))


def check_file(path: str) -> None:
    """Raise the error that playing would raise, unless the file holds a network of either game."""
    errors = []
    for game in ADAPTERS:
        try:
            read_policy(Path(path), game) if is_policy(path) else read_network(Path(path), game)
            return
        except DaikaijuError as error:
            errors.append(error)
    raise errors[0]
