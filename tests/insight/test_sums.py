"""Start + luck + skill = result, to the last digit, whatever the values are."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from daikaiju import King
from daikaiju.insight.marks import NAMES, mark_of
from daikaiju.insight.reviews import of_player

SEATS = 3
shares = st.lists(st.floats(0, 1), min_size=SEATS, max_size=SEATS)


@st.composite
def valued_games(draw: st.DrawFn) -> list[Any]:
    """Steps by anybody with any values, each ending where the next begins."""
    values = [np.array(draw(shares)) for _ in range(draw(st.integers(2, 30)))]
    steps = []
    for before, after in pairwise(values):
        seat = draw(st.sampled_from([None, *range(SEATS)]))
        changes = np.array(draw(shares)) - np.array(draw(shares))
        lost = max(0.0, -float(changes[seat])) if seat is not None else 0.0
        worth = {"before": before, "after": after, "changes": changes, "lost": lost, "error": 0.03}
        steps.append(SimpleNamespace(seat=seat, matters=True, is_estimated=True, **worth))
    return steps


@given(valued_games(), st.integers(0, SEATS - 1))
def test_everything_adds_up(valued: list[Any], seat: int) -> None:
    found = of_player(King(SEATS), valued, [], seat)
    parts = [Decimal(str(part)) for part in (found.start, found.luck, found.skill)]
    assert sum(parts) == Decimal(str(found.result))
    luck = [Decimal(str(part)) for part in (found.dice, found.others, found.corrections)]
    assert sum(luck) == Decimal(str(found.luck))
    costly = sum(one.seat == seat and one.lost > 0 for one in valued)
    assert found.skill_error == pytest.approx(0.03 * costly**0.5)


@given(st.floats(0, 1), st.floats(0, 1), st.integers(2, 6))
def test_giving_away_more_is_never_marked_better(lost: float, more: float, players: int) -> None:
    low, high = sorted((lost, more))
    assert NAMES.index(mark_of(low, players, 0.01)) <= NAMES.index(mark_of(high, players, 0.01))


@given(st.floats(0, 1), st.integers(2, 5))
def test_the_same_loss_weighs_more_at_a_larger_table(lost: float, players: int) -> None:
    assert NAMES.index(mark_of(lost, players, 0.0)) <= NAMES.index(mark_of(lost, players + 1, 0.0))
