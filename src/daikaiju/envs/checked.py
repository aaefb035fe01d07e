"""PettingZoo's usual checks in one wrapper: its own three nested ones take longer than the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

if TYPE_CHECKING:
    from daikaiju.envs.pettingzoo import DaikaijuEnv
    from daikaiju.envs.spaces import Observed

    Last = tuple[Observed | None, float, bool, bool, dict[str, object]]

ILLEGAL = -1.0
"""The reward of an agent that chooses an illegal action; the game is over for all."""

OUTSIDE = "action is not in action space"


class Checked(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """Does what TerminateIllegalWrapper, AssertOutOfBoundsWrapper and OrderEnforcingWrapper do together."""

    def step(self, action: int | np.int64 | None) -> None:
        env = self.env
        if self._has_reset and env.agents:
            agent = env.agent_selection
            dead = env.terminations[agent]
            inside = type(action) is int and 0 <= action < env.batch.actions
            assert inside or (dead and action is None) or env.action_space(agent).contains(action), OUTSIDE
            if not dead and not env.batch.masks[0, action]:
                self._has_updated = True
                end_for(env, agent)
                return
        super().step(action)

    def last(self, observe: bool = True) -> Last:
        # Looked up on this wrapper only where needed: every attribute it passes on costs as much as a step.
        last: Last = self.env.last(observe) if self._has_reset else super().last(observe)
        return last

    @property
    def agents(self) -> list[str]:
        # Asked for before a reset, it is not there, and OrderEnforcingWrapper says why.
        if not self._has_reset:
            raise AttributeError
        agents: list[str] = self.env.agents
        return agents

    @property
    def agent_selection(self) -> str:
        if not self._has_reset:
            raise AttributeError
        agent: str = self.env.agent_selection
        return agent


def end_for(env: DaikaijuEnv, agent: str) -> None:
    """End a game because of an agent's illegal action, as PettingZoo ends it."""
    EnvLogger.warn_on_illegal_move()
    env.terminations = dict.fromkeys(env.agents, True)
    env.truncations = dict.fromkeys(env.agents, True)
    env.rewards = {each: ILLEGAL if each == agent else 0.0 for each in env.agents}
    env._cumulative_rewards[agent] = 0.0
    env._accumulate_rewards()
    env._deads_step_first()
