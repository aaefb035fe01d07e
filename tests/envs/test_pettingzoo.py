"""PettingZoo's own tests on its environments of both games, with every option."""

from __future__ import annotations

import contextlib
import io
import pickle
import sys
import types
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

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


def test_it_can_be_pickled_and_refuses_unknown_modes() -> None:
    env = pickle.loads(pickle.dumps(duel_v1.raw_env(reward="rank")))
    assert env.batch.reward == "rank"
    with pytest.raises(DaikaijuError, match="unknown render mode 'rgb'"):
        king_v1.env(render_mode="rgb")


def test_its_own_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(0, 1000, 3))
    measured = sys.modules["pettingzoo.test.performance_benchmark"]  # the package has a function of the same name
    monkeypatch.setattr(measured, "time", types.SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(king_v1.env(players=2))
    assert "turns per second" in capsys.readouterr().out
