"""Batches: the same games as in Python, whatever their number and threads; rewards; bad actions and buffers refused."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju.envs import WAIT, Batch
from daikaiju.envs.checks import BEYOND_REACH
from daikaiju.envs.compiled import CompiledBatch
from daikaiju.envs.seeds import seeds_of_games
from daikaiju.envs.tables import Tables
from daikaiju.errors import DaikaijuError, IllegalAction
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.observation.king import BEYOND_PLACES
from daikaiju.processes import one_at_a_time
from daikaiju.rules.randomness import below
from daikaiju.targets.cpu import cache_home
from daikaiju.targets.stepping import REWARDS, Stepping, stepping


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """Only one worker compiles; the others load from disk."""
    with one_at_a_time(cache_home() / "batches.lock"):
        for game in GAMES:
            Batch(game).random_actions()


class InPython:
    """One game of a batch, stepped by the same functions in Python."""

    def __init__(self, batch: Batch, number: int, seed: int) -> None:
        self.batch, self.rules = batch, batch.info.rules
        self.tables = Tables(*(table.astype(object) for table in batch._tables))  # Python's numbers, not NumPy's
        self.run: Stepping = stepping(self.rules, observation_of(batch.info.name).observe)
        self.fresh = [self.rules.State.from_record(record) for record in batch._fresh]
        self.fallen = np.zeros((1, batch.players), np.int8)
        self.g: Any = self.fresh[0].copy()
        self.g.seed = int(seeds_of_games(seed, number + 1)[number])
        self.renew()

    def renew(self) -> None:
        table = below(self.g, len(self.fresh)) if len(self.fresh) > 1 else 0
        seed = self.g.seed
        self.g = self.fresh[table].copy()
        self.g.seed = seed
        self.fallen[:] = 0
        self.run.begin(self.g)

    def random_action(self) -> int:
        return int(self.run.random_action(self.g, self.tables.actions, self.tables.spreads))

    def step(self, action: int, by: int) -> tuple[list[float], int]:
        choice = self.run.legal_choice(self.g, action, self.tables.choices)
        assert choice >= 0
        self.run.play(self.g, choice)
        self.run.note_fallen(self.g, self.fallen, 0)
        rewards = np.zeros((1, self.batch.players), np.float32)
        if not self.g.over:
            return rewards[0].tolist(), 0
        self.run.write_rewards(self.g, by, rewards, self.fallen, 0)
        self.renew()
        return rewards[0].tolist(), 1

    def seen(self) -> tuple[list[int], list[int]]:
        batch = self.batch
        masks = np.zeros((1, batch.actions), np.int8)
        self.run.write_mask(self.g, self.tables.actions, self.tables.spreads, masks, 0)
        return batch.fields.of(self.g, self.g.player).tolist(), masks[0].tolist()


@pytest.mark.parametrize(
    ("game", "players", "edition", "reward"),
    [("king", 2, "2016", "win"), ("king", 6, "2010", "rank"), ("duel", 2, "2024", "win")],
)
def test_compiled_steps_equal_those_in_python(game: str, players: int, edition: str, reward: str) -> None:
    batch = Batch(game, 3, players=players, edition=edition, seed=11, reward=reward, threads=1)
    python = [InPython(batch, number, 11) for number in range(3)]
    ended = 0
    for _ in range(700):
        actions = batch.random_actions().copy()
        assert actions.tolist() == [one.random_action() for one in python]
        batch.step(actions)
        for row, one in enumerate(python):
            rewards, end = one.step(int(actions[row]), REWARDS.index(reward))
            assert (batch.rewards[row].tolist(), batch.ends[row]) == (rewards, end)
            assert (batch.observations[row].tolist(), batch.masks[row].tolist()) == one.seen()
            assert batch.seats[row] == one.g.player
            ended += end
    assert ended > 0


def course(batch: Batch, steps: int, games: int) -> list[bytes]:
    """Everything that happened in the first games of a batch, this many of them."""
    told = []
    for _ in range(steps):
        batch.step(batch.random_actions())
        shown = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ends)
        told.append(b"".join(array[:games].tobytes() for array in shown))
    return told


MOST_THREADS = int(os.environ.get("DAIKAIJU_THREADS", "1"))
"""Batches for several threads take minutes to compile, so only `make test-long` steps them."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_in_a_batch_of_any_size_and_on_any_number_of_threads(game: str) -> None:
    alone = course(Batch(game, 5, seed=3, threads=1), 400, 5)
    for threads in range(1, MOST_THREADS + 1):
        assert course(Batch(game, 300, seed=3, threads=threads), 400, 5) == alone
    assert course(Batch(game, 5, seed=4, threads=1), 400, 5) != alone


def test_a_reset_begins_the_same_games_again() -> None:
    batch = Batch("duel", 4, seed=9)
    first = course(batch, 50, 4)
    batch.reset(9)
    assert course(batch, 50, 4) == first


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "players"), [*(("king", players) for players in range(2, 7)), ("duel", 2)])
def test_rewards_add_up_to_zero_and_come_at_the_end(game: str, players: int, reward: str) -> None:
    batch = Batch(game, 64, players=players, reward=reward, seed=1)
    found = []
    for _ in range(1500):
        batch.step(batch.random_actions())
        ended = batch.ends.astype(bool)
        assert not batch.rewards[~ended].any()
        found.append(batch.rewards[ended].copy())
    rewards = np.concatenate(found)
    assert len(rewards) > 60
    assert not any(sum(each) for each in rewards.tolist())
    assert not rewards.sum(axis=1).any()
    assert rewards.max() == 1
    assert rewards.min() == pytest.approx(-1 if reward == "rank" else -1 / (players - 1), abs=1e-6)
    if reward == "rank" and players == 5:
        assert {-1.0, -0.5, 0.0, 0.5, 1.0} <= set(rewards.ravel().tolist())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_on_with_the_same_games_alone(game: str, copied: Callable[[Batch], Batch]) -> None:
    batch = Batch(game, 6, seed=7, reward="rank", renew=False)
    course(batch, 150, 6)
    other = copied(batch)
    assert (other.observations == batch.observations).all()
    assert (other.seats == batch.seats).all()
    before = batch._records.tobytes()
    there = course(other, 400, 6)
    assert batch._records.tobytes() == before
    assert course(batch, 400, 6) == there


class OfAnotherLibrary:
    """An array that NumPy may read but not write, as JAX's are."""

    def __init__(self, numbers: np.ndarray) -> None:
        self.numbers = numbers.copy()
        self.numbers.flags.writeable = False

    def __array__(self, dtype: object = None, copy: bool | None = None) -> np.ndarray:
        return self.numbers


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_actions_may_be_read_only(dtype: type[np.generic]) -> None:
    batch, twin = Batch("king", 3, seed=1), Batch("king", 3, seed=1)
    for _ in range(20):
        actions = batch.random_actions().copy()
        batch.step(OfAnotherLibrary(actions.astype(dtype)))
        twin.random_actions()
        twin.step(actions)
        assert batch._records.tobytes() == twin._records.tobytes()


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    batch = Batch("king", 4, players=2, seed=2)
    before = batch._records.copy()
    actions = batch.random_actions().copy()
    before = batch._records.copy()
    for wrong in (-1, batch.actions, 10**6, int(np.flatnonzero(batch.masks[2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=rf"game 2: action {wrong} is not legal for seat \d now; legal: \d"):
            batch.step(actions)
        assert (batch._records == before).all()
    with pytest.raises(IllegalAction, match=f"action {2**40} is"):
        batch.step(np.array([actions[0], actions[1], 2**40, actions[3]]))
    assert (batch._records == before).all()


def test_games_may_wait() -> None:
    batch = Batch("king", 2, players=2, seed=2)
    before = batch._records.copy()
    batch.step([batch.legal_actions(0)[0], WAIT])
    assert batch._records[0] != before[0]
    assert batch._records[1] == before[1]


def test_finished_games_stay_until_the_next_step_if_they_should() -> None:
    batch = Batch("duel", 8, seed=1, renew=False)
    ended = 0
    for _ in range(800):
        batch.step(batch.random_actions())
        for game in np.flatnonzero(batch.ends).tolist():
            ended += 1
            assert batch.state(game).over
            assert batch.seats[game] == -1
            assert not batch.masks[game].any()
            assert sorted(batch.rewards[game].tolist()) == [-1, 1]
            assert batch.game(game).over
        assert (batch.seats >= 0).sum() == 8 - batch.ends.sum()
    assert ended > 3


def test_masks_are_the_legal_actions() -> None:
    batch = Batch("duel", 16, seed=5)
    for _ in range(200):
        for game in range(0, 16, 5):
            assert np.flatnonzero(batch.masks[game]).tolist() == batch.legal_actions(game)
        batch.step(batch.random_actions())


def test_the_callers_buffers_are_filled() -> None:
    size, actions = observation_of("king").size, Batch("king").actions
    own: dict[str, Any] = {
        "observations": np.zeros((3, size), np.int16),
        "masks": np.zeros((3, actions), np.int8),
        "seats": np.zeros(3, np.int8),
        "rewards": np.zeros((3, 4), np.float32),
        "ends": np.zeros(3, np.int8),
    }
    batch = Batch("king", 3, buffers=own)
    assert batch.observations is own["observations"]
    assert own["masks"].any(axis=1).all()
    without = Batch("king", 3, observe=False, mask=False, buffers={"seats": own["seats"]})
    assert without.observations.shape == (3, 0)
    assert without.masks.shape == (3, 0)
    without.step(without.random_actions())


def test_wrong_buffers_are_named() -> None:
    size = observation_of("king").size
    expected = rf"observations must be a C-contiguous, writable NumPy array of int16 of shape \(2, {size}\), not "
    with pytest.raises(DaikaijuError, match=expected + r"int16 of shape \(3, "):
        Batch("king", 2, buffers={"observations": np.zeros((3, size), np.int16)})
    with pytest.raises(DaikaijuError, match=expected + r"float32 of shape \(2, "):
        Batch("king", 2, buffers={"observations": np.zeros((2, size), np.float32)})
    with pytest.raises(DaikaijuError, match=expected + "a builtins.list"):
        Batch("king", 2, buffers={"observations": [[0] * size] * 2})
    with pytest.raises(DaikaijuError, match="this one is not contiguous"):
        Batch("king", 2, buffers={"observations": np.zeros((2, 2 * size), np.int16)[:, ::2]})
    frozen = np.zeros(2, np.int8)
    frozen.flags.writeable = False
    with pytest.raises(DaikaijuError, match="this one is read-only"):
        Batch("king", 2, buffers={"ends": frozen})
    with pytest.raises(DaikaijuError, match="unknown buffer “mask”; did you mean “masks”"):
        Batch("king", 2, buffers={"mask": frozen})


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"game": "kong"}, "unknown game “kong”"),
        ({"games": 0}, "games is a whole number from 1 on, not 0"),
        ({"players": 7}, "players is a whole number from 2 to 6, not 7"),
        ({"edition": "2017"}, "unknown edition “2017”"),
        ({"reward": "money"}, "unknown reward “money”"),
        ({"device": "tpu"}, "unknown device “tpu”"),
        ({"threads": 0}, "threads is a whole number from 1 on, not 0"),
        ({"seed": -1}, "seed is a whole number from 0 on, not -1"),
        ({"game": "duel", "monsters": ["gigazaur", "kong"]}, "unknown monster of the 2024 edition “kong”"),
    ],
)
def test_wrong_options_are_named(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(DaikaijuError, match=complaint):
        Batch(**arguments)


def test_an_unknown_keyword_is_the_error_callers_expect() -> None:
    """TorchRL, for one, tries options and looks for this phrase in a TypeError."""
    complaint = "king got an unexpected keyword argument 'frameskip'; its options are edition, "
    with pytest.raises(TypeError, match=complaint) as caught:
        Batch(frameskip=4)
    assert isinstance(caught.value, DaikaijuError)


@pytest.mark.parametrize("actions", [[1], [[1, 2]], [1.0, 2.0], "ab"])
def test_actions_of_a_wrong_shape_or_type_are_named(actions: Any) -> None:
    with pytest.raises(DaikaijuError, match="actions must be 2 whole numbers, one for each game, not"):
        Batch("king", 2).step(actions)


def test_the_duel_draws_a_pair_of_monsters_or_plays_the_one_named() -> None:
    drawn = {tuple(map(int, Batch("duel", 64, seed=1).state(game).monster)) for game in range(64)}
    assert len(drawn) > 10
    assert all(one != other for one, other in drawn)
    batch = Batch("duel", 4, monsters=["the_king", "gigazaur"])
    assert {tuple(batch.state(game).monster) for game in range(4)} == {(5, 2)}


def test_records_have_nothing_but_zeros_between_their_fields() -> None:
    """Otherwise two records of the same game could differ; here the C library fills new memory with other bytes."""
    code = """
from daikaiju.envs.checks import fresh_records
from daikaiju.games import GAMES
for info in GAMES.values():
    fresh = fresh_records(info, 2, {})[1]
    assert fresh.tobytes() == b"".join(info.rules.State.from_record(record).pack() for record in fresh)
"""
    environment = {**os.environ, "MALLOC_PERTURB_": "165"}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, timeout=600)


def test_compiling_for_minutes_is_announced_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kept = []

    def compile_nothing(entry: Any, signature: Any, folder: Path, *, parallel: bool) -> str:
        kept.append(folder / "targets" / f"batches.{entry.__name__}-1.py311.nbi")
        kept[-1].parent.mkdir(parents=True, exist_ok=True)
        kept[-1].touch()
        return "several threads" if parallel else "one thread"

    monkeypatch.setattr("daikaiju.envs.compiled.compile_cached", compile_nothing)
    monkeypatch.setenv("DAIKAIJU_CACHE", str(tmp_path))
    for _ in range(2):  # the second time they are loaded from disk
        compiled = CompiledBatch(GAMES["king"])
        made = [str(entry) for entry in (compiled.step_alone, compiled.step_together)]
        assert made == ["one thread", "several threads"]
        _ = compiled.choose
    assert [record.getMessage() for record in caplog.records] == [
        f"Compiling batches of king for {threads}: some minutes, and only this once."
        for threads in ("one thread", "several threads")
    ]


def test_games_at_several_tables_go_on_together() -> None:
    tables = [{"players": 2, "ends": "round"}, {"players": 5, "edition": "2010"}, {"players": 5, "edition": "2010"}]
    batch = Batch("king", games=300, tables=tables, seed=4, threads=1)
    assert batch.rewards.shape == (300, 5)
    for _ in range(200):
        batch.step(batch.random_actions())
        ended = batch.ends != 0
        assert not batch.rewards[ended].sum(1).any()
    named = batch.fields.named(batch.observations)
    players = named["players"].ravel()
    assert set(players.tolist()) == {2, 5}
    assert (named["edition"].ravel() == (players == 5)).all()
    for place in (int((players == 2).argmax()), int((players == 5).argmax())):
        game = batch.game(place)
        assert len(game.seats) == players[place]
        assert game.options["ends"] == ("round" if players[place] == 2 else "at_once")


def test_at_a_table_without_cards_nobody_gets_one() -> None:
    batch = Batch("king", games=100, tables=[{"players": 2, "cards": False}], seed=4, threads=1)
    ended = 0
    for _ in range(400):
        batch.step(batch.random_actions())
        ended += int(batch.ends.sum())
        named = batch.fields.named(batch.observations)
        assert not (named["cards"] > BEYOND_PLACES).any()
    assert ended > 50
    assert (batch.fields.named(batch.observations)["prices"] >= BEYOND_REACH).all()


@pytest.mark.parametrize("game", ["king", "duel"])
def test_at_a_table_with_a_price_all_cards_cost_as_much(game: str) -> None:
    batch = Batch(game, games=100, tables=[{"players": 2, "price": 2}], seed=4, threads=1)
    for _ in range(200):
        batch.step(batch.random_actions())
    named = batch.fields.named(batch.observations)
    assert set(named["prices"][named["market"] > 0].tolist()) <= {0, 1, 2}
    assert (named["cards"] > BEYOND_PLACES).any()
    with pytest.raises(DaikaijuError, match="price is a whole number from 2 on, not 1"):
        Batch(game, tables=[{"players": 2, "price": 1}])


def test_tables_are_named_in_one_place_only() -> None:
    with pytest.raises(DaikaijuError, match="with tables, players must be given for each of them"):
        Batch("king", players=3, tables=[{"players": 2}])
    with pytest.raises(DaikaijuError, match="at least one table"):
        Batch("king", tables=[])
