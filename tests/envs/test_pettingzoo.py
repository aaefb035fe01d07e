"""PettingZoo's own tests on its environments of both games, with every option."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
import sys
import types
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers

from daikaiju.envs import duel_v1, king_v1
from daikaiju.errors import DaikaijuError, IllegalAction

OPTIONS: list[tuple[Any, dict[str, Any]]] = [
    (king_v1, {"players": 2, "edition": "2010"}),
    (king_v1, {"players": 4, "reward": "rank"}),
    (king_v1, {"players": 6, "edition": "2010", "reward": "rank"}),
    (king_v1, {"players": 3, "named": True}),
    (king_v1, {"players": 5}),
    (duel_v1, {}),
    (duel_v1, {"reward": "rank", "monsters": ["gigazaur", "the_king"]}),
]


@pytest.mark.parametrize(("module", "options"), OPTIONS)
def test_pettingzoo_accepts_it(module: Any, options: dict[str, Any]) -> None:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        api_test(module.env(**options), num_cycles=150)
        seed_test(lambda: module.env(**options), num_cycles=60)
        render_test(lambda render_mode: module.env(render_mode=render_mode, **options))


def test_it_plays_to_the_end_and_rewards_everyone() -> None:
    env = king_v1.env(players=3)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(total.values()) == [-0.5, -0.5, 1.0]


def test_an_illegal_action_ends_the_game_or_is_an_error() -> None:
    env = king_v1.env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    observation = env.last()[0]
    assert observation is not None
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(wrong)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    raw = king_v1.raw_env(players=2)
    raw.reset(seed=1)
    before = raw.batch.observations.copy()
    with pytest.raises(IllegalAction, match=f"game 0: action {wrong} is not legal"):
        raw.step(wrong)
    assert (raw.batch.observations == before).all()


@pytest.mark.parametrize("wrong", [None, -2, 10**6, 1.5, "0"])
def test_what_is_no_action_is_named(wrong: Any) -> None:
    raw = king_v1.raw_env(players=2)
    raw.reset(seed=1)
    with pytest.raises(IllegalAction, match=rf"an action is a whole number from 0 to \d+, not {wrong!r}"):
        raw.step(wrong)


@pytest.mark.parametrize("module", [king_v1, duel_v1])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_with_the_same_game_alone(module: Any, copied: Any) -> None:
    env = module.env()
    env.reset(seed=3)
    advance(env, 60)
    other = copied(env)
    there = advance(other, 10**6)
    assert there[-1][0] is None
    assert advance(env, 10**6) == there
    assert (env.reset(), env.agent_selection) == (other.reset(), other.agent_selection)


def advance(env: Any, steps: int) -> list[Any]:
    """What is told while actions are drawn from the same source each time."""
    source = np.random.default_rng(5)
    heard: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            heard.append((None, 0.0))
            break
        seen, reward, terminated, _, _ = env.last()
        heard.append((env.agent_selection, reward, seen["observation"].tobytes()))
        env.step(None if terminated else int(source.choice(np.flatnonzero(seen["action_mask"]))))
    return heard


def usual(env: Any) -> Any:
    """An environment in the three wrappers that PettingZoo's own games use."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1))
    )


def told(env: Any, action: Any) -> Any:
    """Whatever can be heard of an environment after an action, or the error it raises."""
    try:
        env.step(action)
        agent = env.agent_selection if env.agents else None
        return agent, env.agents, env.rewards, env.terminations, env.truncations, env.last()[1:] if agent else None
    except Exception as error:
        return type(error), str(error)


@pytest.mark.parametrize("wrong", [None, -1, 10**6, 1.5, np.int64(3), "0"])
@pytest.mark.parametrize("steps", [0, 5, 10**6], ids=["at first", "later", "at the end"])
def test_its_checks_are_pettingzoos(wrong: Any, steps: int) -> None:
    pair = [king_v1.env(players=2), usual(king_v1.raw_env(players=2))]
    assert told(pair[0], 0) == told(pair[1], 0)
    assert [hasattr(env, "agents") for env in pair] == [hasattr(env, "agent_selection") for env in pair] == [False] * 2
    for env in pair:
        env.reset(seed=2)
    source = np.random.default_rng(3)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(steps):
            seen, _, terminated, _, _ = pair[0].last()
            if terminated:
                break
            action = int(source.choice(np.flatnonzero(seen["action_mask"])))
            assert told(pair[0], action) == told(pair[1], action)
        assert told(pair[0], wrong) == told(pair[1], wrong)
        for _ in range(4):
            assert told(pair[0], None) == told(pair[1], None)


def test_it_can_be_pickled_and_refuses_unknown_modes() -> None:
    env = pickle.loads(pickle.dumps(duel_v1.raw_env(reward="rank")))
    assert env.batch.reward == "rank"
    with pytest.raises(DaikaijuError, match="unknown render mode “rgb”"):
        king_v1.env(render_mode="rgb")


def test_its_own_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(0, 1000, 3))
    measured = sys.modules["pettingzoo.test.performance_benchmark"]  # the package has a function of the same name
    monkeypatch.setattr(measured, "time", types.SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(king_v1.env(players=2))
    assert "turns per second" in capsys.readouterr().out
