"""What can be expected before the dice fall."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.rules import king as rules
from daikaiju.thinking.adapters.king import features
from daikaiju.thinking.dice import plan_rolls
from daikaiju.thinking.luck import expect
from daikaiju.thinking.workspace import new_workspace

ME, OTHER = 0, 1


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
