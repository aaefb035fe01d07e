"""Gymnasium's checker on the environments of both games, alone and many at once."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import RecordConstructorArgs
from gymnasium.utils.env_checker import check_env

import daikaiju.envs.gymnasium
from daikaiju.errors import DaikaijuError, IllegalAction

ManyEnv = daikaiju.envs.gymnasium.ManyEnv


class Legal(gymnasium.Wrapper[Any, Any, Any, Any], RecordConstructorArgs):
    """Actions counted among the legal ones: the checker samples from the whole space."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.Wrapper.__init__(self, env)

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.env.unwrapped.batch.masks[0])  # type: ignore[attr-defined]  # it is one of ours
        return self.env.step(legal[action % len(legal)])


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("King", {"players": 2}),
        ("King", {"players": 4, "edition": "2010", "reward": "rank", "seat": 2, "named": True}),
        ("Duel", {"opponents": "random"}),
    ],
)
def test_gymnasium_accepts_it(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make(f"daikaiju/{name}-v1", disable_env_checker=True, **options)
        check_env(Legal(env.unwrapped), skip_render_check=True)


def test_a_game_against_greedy_is_played_to_its_end() -> None:
    env = gymnasium.make("daikaiju/King-v1", players=3, opponents="greedy,random", render_mode="ansi")
    _, info = env.reset(seed=2)
    done, reward = False, 0.0
    while not done:
        _, reward, done, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))  # type: ignore[assignment]  # a float
    assert reward in (-0.5, 0.0, 0.25, 1.0)
    assert isinstance(env.render(), str)
    with pytest.raises(DaikaijuError, match="the game is over; begin another one"):
        env.unwrapped.step(0)


def test_the_same_seed_gives_the_same_game() -> None:
    def course(seed: int) -> list[Any]:
        env = gymnasium.make("daikaiju/Duel-v1")
        seen, info = env.reset(seed=seed)
        told = [seen.tolist()]
        for _ in range(30):
            seen, reward, done, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            told.append((seen.tolist(), reward, done))
            if done:
                break
        return told

    assert course(1) == course(1) != course(2)


def test_a_copy_goes_on_with_the_same_game_alone() -> None:
    env: Any = gymnasium.make("daikaiju/King-v1", players=3, opponents="greedy,random", disable_env_checker=True)
    env.reset(seed=4)
    advance(env, 10)
    other = copy.deepcopy(env)
    assert advance(other, 200) == advance(env, 200)


def advance(env: Any, steps: int) -> list[Any]:
    """What is told while the last legal action is always taken."""
    told = []
    for _ in range(steps):
        actions = np.flatnonzero(env.unwrapped.batch.masks[0])
        if not len(actions):
            break
        seen, reward, done, _, info = env.step(int(actions[-1]))
        told.append((seen.tolist(), reward, done, info["seat"]))
    return told


def test_many_games_go_on_by_themselves() -> None:
    envs = gymnasium.make_vec("daikaiju/King-v1", num_envs=32, players=2, vectorization_mode="vector_entry_point")
    assert isinstance(envs.unwrapped, ManyEnv)
    seen, info = envs.reset(seed=3)
    assert seen.shape == envs.observation_space.shape
    ended, total = 0, 0.0
    for _ in range(400):
        actions = [int(np.flatnonzero(mask)[-1]) if mask.any() else 0 for mask in info["action_mask"]]
        seen, rewards, terminated, truncated, info = envs.step(np.array(actions))
        assert (rewards[~terminated] == 0).all()
        assert not truncated.any()
        own = envs.unwrapped.batch.fields.named(seen)["seat"].ravel()
        assert (own == info["seat"]).all()
        ended += int(terminated.sum())
        total += float(np.abs(rewards).sum())
    assert ended > 20
    assert total > 0.9 * ended


def test_illegal_actions_and_options_are_named() -> None:
    env = gymnasium.make("daikaiju/King-v1", disable_env_checker=True).unwrapped
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not legal"):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    with pytest.raises(IllegalAction, match=r"an action is a whole number from 0 to \d+, not -2"):
        env.step(-2)
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        gymnasium.make("daikaiju/King-v1", frameskip=4)
    for options, complaint in (
        ({"opponents": "gredy"}, "unknown bot “gredy”"),
        ({"seat": 9}, "seat is a whole number from 0 to 3"),
        ({"render_mode": "rgb"}, "unknown render mode"),
    ):
        with pytest.raises(DaikaijuError, match=complaint):
            daikaiju.envs.gymnasium.SingleEnv("king", **options)
