"""The budget of search, and which answers it goes on with."""

from __future__ import annotations

from array import array

import pytest

from daikaiju.bots import check_bot
from daikaiju.champion.search_bot import Candidate, budget_of, still_close, without_doubles
from daikaiju.errors import DaikaijuError


@pytest.mark.parametrize(
    ("setting", "budget"),
    [(None, (0.5, None)), ("200ms", (0.2, None)), ("2s", (2.0, None)), ("400", (None, 400))],
)
def test_budgets(setting: str | None, budget: tuple[float | None, int | None]) -> None:
    assert budget_of(setting) == budget


@pytest.mark.parametrize("setting", ["", "0", "0ms", "-5", "soon", "nanms", "infs", "61s", "5 games"])
def test_a_budget_of_nothing_gets_a_sentence(setting: str) -> None:
    with pytest.raises(DaikaijuError, match="search thinks for 200ms, for 2s or for 400 roll-outs, not for"):
        budget_of(setting)


def test_a_network_that_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(DaikaijuError, match="there is no network at"):
        check_bot("champion:nowhere.npz")


def test_a_few_roll_outs_correct_a_thought_only_in_part() -> None:
    better, lucky = Candidate(1, 0.5, [0.0] * 3), Candidate(2, 0.4, [0.12] * 3)
    assert better.worth > lucky.worth > lucky.thought


def test_clearly_worse_answers_are_dropped() -> None:
    good = Candidate(1, 0.5, [0.05, 0.06] * 10)
    bad = Candidate(2, 0.5, [-0.1, -0.09] * 10)
    assert still_close([good, bad]) == [good]
    assert len(still_close([good, Candidate(3, 0.5, [0.06, 0.05] * 10)])) == 2


def test_answers_that_lead_to_the_same_position_are_weighed_once() -> None:
    first, same, other = (Candidate(choice, 0.5) for choice in (1, 2, 3))
    found = [[array("d", [worth] * 6)] * 2 for worth in (0.25, 0.25, 0.26)]
    assert without_doubles([first, same, other], found) == [first, other]
