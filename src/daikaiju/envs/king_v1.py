"""PettingZoo's environment of the game for 2-6 monsters.

>>> env = env(render_mode="ansi")
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

Options are `players`, `edition`, `reward` ("win" or "rank"), `named`, `render_mode`, and those of the game.
"""

from __future__ import annotations

from typing import Any, ClassVar

from daikaiju.envs.pettingzoo import DaikaijuEnv, Env, metadata_of, wrapped


class raw_env(DaikaijuEnv):  # noqa: N801 - the name is PettingZoo's convention
    """The environment without wrappers; an illegal action raises `IllegalAction` and changes nothing."""

    game = "king"
    metadata: ClassVar[dict[str, object]] = metadata_of(game)


def env(**options: Any) -> Env:
    """The environment with PettingZoo's usual checks; an illegal action ends the game."""
    return wrapped(raw_env(**options))
