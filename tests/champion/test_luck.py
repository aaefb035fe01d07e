"""What may be expected before the dice fall, and targets without their luck."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from daikaiju.champion import king, playing
from daikaiju.champion.dice import all_multisets, new_plan, plan_rolls
from daikaiju.champion.luck import expect
from daikaiju.champion.playing import new_positions, write_targets

ME, OTHER = 0, 1


@pytest.mark.parametrize(("count", "rolls"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_what_the_roller_expects_is_the_worth_of_its_plan(count: int, rolls: int) -> None:
    sets, plan = all_multisets(), new_plan()
    full = slice(sets.starts[count], sets.starts[count + 1])
    plan.final[full] = plan.chances[full, ME] = np.random.default_rng(count).random(full.stop - full.start)
    plan.chances[full, OTHER] = 1 - plan.final[full]
    expected = np.zeros(6)
    expect(sets, plan, count, rolls, expected)
    plan_rolls(sets, plan, count, rolls)
    assert expected[ME] == pytest.approx(plan.kept[rolls - 1, 0])
    assert expected[ME] + expected[OTHER] == pytest.approx(1)


def test_expected_claws_of_a_turn_are_known_for_every_seat() -> None:
    """One seat wants claws; another has whatever energy they leave it."""
    sets, plan = all_multisets(), new_plan()
    full = slice(sets.starts[3], sets.starts[4])
    plan.final[full] = plan.chances[full, ME] = (sets.dice[full, :3] == 5).sum(axis=1)
    plan.chances[full, OTHER] = (sets.dice[full, :3] == 4).sum(axis=1)
    expected = np.zeros(6)
    expect(sets, plan, 3, 3, expected)
    assert expected[ME] == pytest.approx(3 * 91 / 216)
    assert expected[OTHER] == pytest.approx(3 * 25 / 216)


def test_luck_is_taken_out_of_the_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before its dice fell, a position promised half; that it was won in the end was luck."""
    monkeypatch.setattr(playing, "share_of_win", king.share_of_win, raising=False)
    over = SimpleNamespace(players=2, over=1, winners=1)
    positions, expected = new_positions(2), np.full((3, 6), -1.0)
    positions.targets[:2, :2] = [[0.4, 0.6], [0.9, 0.1]]
    expected[0, :2] = [0.5, 0.5]
    write_targets(over, positions, 0, 2, expected, 0.5)
    assert positions.targets[1, :2] == pytest.approx([1.0, 0.0])
    assert positions.targets[0, :2] == pytest.approx([0.55, 0.45])
