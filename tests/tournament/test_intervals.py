"""Intervals contain the truth as often as they claim, and the sequential test errs no more often than it may."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.simulation import wilson
from daikaiju.tournament.intervals import design_effect, group_interval
from daikaiju.tournament.sequential import decided, sequence_interval


def groups_of_games(random: np.random.Generator, count: int, share: float, alike: float) -> list[int]:
    """Wins of groups of four games; with probability `alike` all games of a group end the same way."""
    same = random.random(count) < alike
    together = 4 * (random.random(count) < share)
    apart = random.binomial(4, share, count)
    return [int(won) for won in np.where(same, together, apart)]


def test_independent_games_have_the_interval_of_the_textbook() -> None:
    random = np.random.default_rng(1)
    wins = groups_of_games(random, 4000, 0.3, 0.0)
    ours, textbook = group_interval(wins, [4] * 4000, 0.95), wilson(sum(wins), 16000)
    assert ours == pytest.approx(textbook, abs=0.001)


def test_games_that_end_alike_count_as_fewer() -> None:
    wins = groups_of_games(np.random.default_rng(2), 1000, 0.3, 1.0)
    assert design_effect(wins, [4] * 1000) == pytest.approx(4, rel=0.05)


def test_games_that_differ_more_than_chance_never_narrow_the_interval() -> None:
    assert design_effect([1] * 50, [4] * 50) == 1.0


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("share", [0.05, 0.25, 0.62])
def test_intervals_contain_the_true_share_as_often_as_they_claim(alike: float, share: float) -> None:
    random = np.random.default_rng(3)
    trials, groups = 400, 300
    held = {0.95: 0, 0.99: 0}
    for _ in range(trials):
        wins = groups_of_games(random, groups, share, alike)
        for confidence in held:
            low, high = group_interval(wins, [4] * groups, confidence)
            held[confidence] += low <= share <= high
    assert held[0.95] / trials > 0.93
    assert held[0.99] / trials > 0.975


def test_one_group_says_little() -> None:
    low, high = group_interval([4], [4], 0.95)
    assert low < 0.25
    assert high == pytest.approx(1)


@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_a_wrong_verdict_is_as_rare_as_it_must_be(alike: float) -> None:
    """With the true share at the border, looking after every one of 400 rounds errs in at most 5 % on each side."""
    random = np.random.default_rng(4)
    trials, wrong = 400, {"above": 0, "below": 0}
    for _ in range(trials):
        shares = [won / 4 for won in groups_of_games(random, 400, 0.25, alike)]
        found = decided(shares, 0.25, 0.05)
        if found is not None:
            wrong[found[1]] += 1
    # Three deviations above 5 % of the trials.
    assert max(wrong.values()) <= 0.05 * trials + 3 * (0.05 * 0.95 * trials) ** 0.5


@pytest.mark.parametrize(("share", "verdict"), [(0.35, "above"), (0.15, "below")])
def test_a_clear_difference_is_found_soon(share: float, verdict: str) -> None:
    random = np.random.default_rng(5)
    for _ in range(20):
        shares = [won / 4 for won in groups_of_games(random, 1500, share, 0.0)]
        found = decided(shares, 0.25, 0.01)
        assert found is not None
        assert found[1] == verdict
        assert found[0] < 800


def test_the_verdict_does_not_change_when_more_is_played() -> None:
    shares = [won / 4 for won in groups_of_games(np.random.default_rng(6), 1000, 0.4, 0.0)]
    found = decided(shares, 0.25, 0.01)
    assert found is not None
    assert decided(shares[: found[0]], 0.25, 0.01) == found
    assert decided(shares[: found[0] - 1], 0.25, 0.01) is None


def test_the_sequence_of_intervals_always_contains_the_truth() -> None:
    random = np.random.default_rng(7)
    lost = 0
    for _ in range(60):
        shares = [won / 4 for won in groups_of_games(random, 200, 0.3, 0.3)]
        # Each interval holds all later ones' truth: the last one is the intersection over time.
        low, high = sequence_interval(shares, 0.95)
        lost += not low <= 0.3 <= high
    assert lost <= 8


def test_intervals_of_nothing_and_of_certainty() -> None:
    assert sequence_interval([], 0.95) == (0, 1)
    low, high = sequence_interval([1.0] * 200, 0.99)
    assert low > 0.9
    assert high == 1
