"""What can be expected before the dice fall, and targets without their luck."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from daikaiju.champion.training import network_games
from daikaiju.champion.training.network_games import new_positions, write_targets
from daikaiju.champion.training.trajectory import NEXT_POSITION, Trajectory, begin_game, new_trajectory, see_later
from daikaiju.rules import king as rules
from daikaiju.thinking.adapters.king import features
from daikaiju.thinking.dice import all_multisets, new_plan, plan_rolls
from daikaiju.thinking.luck import expect, foresee
from daikaiju.thinking.network import NEUTRAL
from daikaiju.thinking.workspace import new_workspace

ME, OTHER = 0, 1
WORK: Any = SimpleNamespace(tree=SimpleNamespace(thought=None))
NO_NET: Any = None


@pytest.mark.parametrize(("count", "rolls"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_what_the_roller_expects_is_the_worth_of_its_plan(count: int, rolls: int) -> None:
    work = new_workspace(rules.State.dtype, features.MOST_FEATURES)
    sets, plan = work.sets, work.plan
    full = slice(sets.starts[count], sets.starts[count + 1])
    plan.final[full] = plan.chances[full, ME] = np.random.default_rng(count).random(full.stop - full.start)
    plan.chances[full, OTHER] = 1 - plan.final[full]
    expected = np.zeros(6)
    expect(work, count, rolls, expected)
    plan_rolls(sets, plan, count, rolls)
    assert expected[ME] == pytest.approx(plan.kept[rolls - 1, 0])
    assert expected[ME] + expected[OTHER] == pytest.approx(1)


def test_expected_claws_of_a_turn_are_known_for_every_seat() -> None:
    """One seat wants claws; another has whatever energy they leave it."""
    work = new_workspace(rules.State.dtype, features.MOST_FEATURES)
    sets, plan = work.sets, work.plan
    full = slice(sets.starts[3], sets.starts[4])
    plan.final[full] = plan.chances[full, ME] = (sets.dice[full, :3] == 5).sum(axis=1)
    plan.chances[full, OTHER] = (sets.dice[full, :3] == 4).sum(axis=1)
    expected = np.zeros(6)
    expect(work, 3, 3, expected)
    assert expected[ME] == pytest.approx(3 * 91 / 216)
    assert expected[OTHER] == pytest.approx(3 * 25 / 216)


def test_luck_in_the_turn_of_another_is_nothing_on_average(trajectory: Trajectory) -> None:
    """Whichever dice are kept, sensibly or not, and whatever dice are thought to be worth."""
    sets, plan, count, rolls = all_multisets(), new_plan(), 4, 3
    full = slice(sets.starts[count], sets.starts[count + 1])
    plan.final[full] = plan.chances[full, ME] = np.random.default_rng(7).random(full.stop - full.start)
    foresee(sets, plan, count, rolls, trajectory.stages, np.zeros(len(sets.dice), np.int64))
    work: Any = SimpleNamespace(sets=sets, root=Records([None, None]))
    for mask in (0b0001, 0b1010, 0b1111):
        for rolls_left in range(rolls):
            trajectory.luck[1] = 0
            outcomes = 6 ** mask.bit_count()
            lucks = []
            for outcome in range(outcomes):
                g: Any = SimpleNamespace(dice=[3, 5, 0, 5], dice_count=count, asked_a=mask, rolls_left=rolls_left)
                before = trajectory.luck[1, ME]
                see_later(g, work, trajectory, outcome)
                lucks.append(trajectory.luck[1, ME] - before)
            assert sum(lucks) == pytest.approx(0, abs=1e-9)
            assert max(lucks) > 0.01


class Records:
    """Records into which others are copied, as arrays of records do."""

    def __init__(self, slots: list[Any]) -> None:
        self.slots = slots

    def __getitem__(self, place: int) -> Any:
        return self.slots[place]

    def __setitem__(self, place: int, g: Any) -> None:
        self.slots[place] = SimpleNamespace(**{**vars(g), "dice": list(g.dice)})


def test_luck_that_was_seen_in_the_turn_of_another_is_taken_out(trajectory: Trajectory) -> None:
    trajectory.expected[0] = -1
    trajectory.luck[0, :2] = [0.3, -0.3]
    found = targets(trajectory, [[0.4, 0.6], [0.9, 0.1]], 0.5, over=1, winners=1)
    assert found[0] == pytest.approx([0.65, 0.35])  # 0.9 - 0.3 + half of what came beyond 0.9


@pytest.fixture
def trajectory(monkeypatch: pytest.MonkeyPatch) -> Trajectory:
    """A game of two positions, the first of which promised half before its dice fell."""
    monkeypatch.setattr(network_games, "share_of_win", features.share_of_win, raising=False)
    trajectory = new_trajectory()
    begin_game(trajectory, 0)
    trajectory.progress[NEXT_POSITION] = 2
    trajectory.expected[0, :2] = [0.5, 0.5]
    return trajectory


def targets(trajectory: Trajectory, said: list[list[float]], carry: float, **fields: int) -> np.ndarray:
    positions = new_positions(2)
    positions.targets[:2, :2] = said
    g: Any = SimpleNamespace(players=2, **fields)
    write_targets(g, WORK, NO_NET, positions, trajectory, carry)
    return positions.targets[:2, :2]


def test_luck_is_taken_out_of_the_targets(trajectory: Trajectory) -> None:
    """Before its dice fell, a position promised half; that it was won in the end was luck."""
    found = targets(trajectory, [[0.4, 0.6], [0.9, 0.1]], 0.5, over=1, winners=1)
    assert found[1] == pytest.approx([1.0, 0.0])
    assert found[0] == pytest.approx([0.55, 0.45])


def test_targets_are_chances(trajectory: Trajectory) -> None:
    """Without the luck, a position can seem to be worth more than a win."""
    trajectory.expected[0, :2] = [0.9, 0.1]
    found = targets(trajectory, [[0.4, 0.6], [0.5, 0.5]], 1.0, over=1, winners=1)
    assert found[0] == pytest.approx([1.0, 0.0])


def test_when_the_thinker_has_fallen_the_others_are_valued(
    trajectory: Trajectory, monkeypatch: pytest.MonkeyPatch
) -> None:
    def value(g: object, net: object, thought: object, thinker: int, chances: np.ndarray) -> None:
        assert thinker == NEUTRAL
        chances[:2] = [0.0, 1.0]

    monkeypatch.setattr(network_games, "value", value)
    found = targets(trajectory, [[0.4, 0.6], [0.3, 0.7]], 0.5, over=0, turn=9)
    assert found[1] == pytest.approx([0.0, 1.0])
    assert found[0] == pytest.approx([0.35, 0.65])
