"""The budget of search, and which answers it goes on with."""

from __future__ import annotations

import pytest

from daikaiju.bots import check_bot
from daikaiju.champion.search_bot import Candidate, budget_of, candidates, still_close, without_doubles
from daikaiju.engine import Considered
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
    better = Candidate(1, 0.5, 0.0, [0.50, 0.52, 0.48])
    lucky = Candidate(2, 0.46, 0.0, [0.55, 0.50, 0.54])
    ahead, error = better.ahead_of(lucky)
    assert -0.03 < ahead < 0.04
    assert 0 < error < Candidate(1, 0.5, 0.0).ahead_of(Candidate(2, 0.46, 0.0))[1]


def test_what_the_network_prefers_counts_until_roll_outs_show_better() -> None:
    liked, other = Candidate(1, 0.5, 1.0), Candidate(2, 0.51, 0.0)
    assert liked.ahead_of(other)[0] > 0
    for candidate, chance in ((liked, 0.5), (other, 0.53)):
        for _ in range(200):
            candidate.learn([chance, chance])
    assert liked.ahead_of(other)[0] == pytest.approx(-0.03, abs=0.005)


def test_later_turns_add_to_what_the_rest_of_the_turn_shows() -> None:
    one, other = Candidate(1, 0.5, 0.0), Candidate(2, 0.5, 0.0)
    for _ in range(500):
        one.learn([0.5, 0.45])
        other.learn([0.48, 0.48])
    assert one.ahead_of(other)[0] == pytest.approx(0.02 - 0.05, abs=0.01)


def test_clearly_worse_answers_are_dropped() -> None:
    good = Candidate(1, 0.5, 0.0, [0.55, 0.56] * 10)
    bad = Candidate(2, 0.5, 0.0, [0.4, 0.41] * 10)
    assert still_close([bad, good]) == [good]
    assert len(still_close([good, Candidate(3, 0.5, 0.0, [0.56, 0.55] * 10)])) == 2


def test_answers_that_make_no_difference_are_not_gone_on_with() -> None:
    one, other = Candidate(1, 0.5, 0.0), Candidate(2, 0.5, 0.0)
    for _ in range(2000):
        one.learn([0.5, 0.5])
        other.learn([0.5001, 0.5001])
    assert len(still_close([one, other])) == 1


def test_answers_that_lead_to_the_same_position_are_weighed_once() -> None:
    first, same, other = (
        Candidate(choice, 0.5, 0.0, [chance] * 4) for choice, chance in ((1, 0.5), (2, 0.5), (3, 0.6))
    )
    assert without_doubles([first, same, other]) == [first, other]


def test_the_champion_s_answer_comes_first_and_unlikely_ones_not_at_all() -> None:
    considered = Considered(3, {1: 2.0, 2: -9.0, 3: 1.0, 4: 0.5}, {1: 0.5, 3: 0.6, 4: 0.4})
    assert [(one.choice, one.hope, one.logit) for one in candidates(considered)] == [
        (3, 0.6, 1.0),
        (1, 0.5, 2.0),
        (4, 0.4, 0.5),
    ]


def test_where_not_all_answers_have_hopes_none_counts() -> None:
    considered = Considered(3, {1: 2.0, 3: 1.0}, {3: 0.6})
    assert [one.hope for one in candidates(considered)] == [0.0, 0.0]
