"""The games as PettingZoo environments: thin wrappers of a batch of one game, imported as `king_v1` and `duel_v1`."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from daikaiju.extras import need

need("envs")

import numpy as np  # noqa: E402 - the sentence about what to install comes first
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from daikaiju.envs.batch import Batch  # noqa: E402
from daikaiju.envs.checked import Checked  # noqa: E402
from daikaiju.envs.checks import checked_action  # noqa: E402
from daikaiju.envs.spaces import RENDER_MODES, Observed, checked_render_mode, drawn, observation_space, observed  # noqa: E402


def metadata_of(game: str) -> dict[str, object]:
    """What PettingZoo wants to know about the environment of a game."""
    return {"render_modes": RENDER_MODES, "name": f"{game}_v1", "is_parallelizable": False, "render_fps": 2}


Env: TypeAlias = Any
"""An environment of PettingZoo, which has no types."""


class DaikaijuEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for the agents `player_0`, `player_1` and so on, one for each seat.

    An observation is a dict of `observation` (docs/observations.md; by name if `named`) and `action_mask`, which is all
    zeros for agents that are not asked, and for all of them once the game is over. Rewards come when the game ends,
    and then all agents terminate. Copies and pickled environments go on with the same game.
    """

    game: ClassVar[str]

    def __init__(
        self,
        players: int | None = None,
        edition: str | None = None,
        reward: str = "win",
        named: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        table = {"players": players, "edition": edition, "reward": reward, **options}
        self.batch = Batch(self.game, threads=1, renew=False, **table)
        self.render_mode, self.named = checked_render_mode(render_mode), named
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.batch, named) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.batch.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._action = np.zeros(1, np.int32)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game; without a seed, the next game follows from the last seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.batch.reset(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.batch.seats[0]]
        self._draw()

    def observe(self, agent: str) -> Observed:
        batch, seat = self.batch, self.possible_agents.index(agent)
        if seat == batch.seats[0]:
            return observed(batch.fields, batch.observations[0].copy(), batch.masks[0].copy(), self.named)
        return observed(batch.fields, batch.fields.of(batch.state(0), seat), np.zeros_like(batch.masks[0]), self.named)

    def step(self, action: int | np.int64 | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._action.fill(checked_action(action, self.batch.actions))
        self.batch.step(self._action)
        if self.batch.ends[0]:
            self.rewards = dict(zip(self.agents, self.batch.rewards[0].tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.batch.seats[0]]
        self._draw()

    def render(self) -> str | None:
        """The table as text: returned in the mode "ansi", printed in the mode "human"."""
        return drawn(self.batch, self.render_mode)

    def _draw(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(env: DaikaijuEnv) -> Env:
    """An environment with PettingZoo's usual checks: an illegal action ends the game, with a reward of -1 for it."""
    return Checked(env)
