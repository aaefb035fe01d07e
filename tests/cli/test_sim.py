"""Many random games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from daikaiju.simulation import seeds_of, wilson
from daikaiju.words import Words

from .conftest import Run

Answer = Callable[..., Any]


def test_the_answer_has_plain_keys(answer: Answer) -> None:
    found = answer("sim", "--on", "python", "--games", "6", "--seed", "5")
    assert list(found) == [
        *("game", "players", "edition", "ends", "on", "seed", "games", "seconds", "games_per_s", "decisions_per_s"),
        *("turns_mean", "decisions_mean", "wins", "won_by"),
    ]
    assert (found["game"], found["players"], found["edition"], found["ends"]) == ("king", 4, "2016", "turn")
    assert (found["on"], found["seed"], found["games"]) == ("python", 5, 6)
    assert [list(seat) for seat in found["wins"]] == [["share", "low", "high"]] * 4
    assert list(found["won_by"]) == ["stars", "last_standing", "nobody"]
    assert sum(found["won_by"].values()) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games(answer: Answer) -> None:
    def results(seed: str) -> Any:
        found = answer("sim", "--on", "python", "--games", "12", "--seed", seed, "--players", "3")
        return found["turns_mean"], found["decisions_mean"], found["wins"], found["won_by"]

    assert results("1") == results("1")
    assert results("1") != results("2")


def test_the_compiled_rules_play_the_same_games(answer: Answer) -> None:
    python, cpu = (
        answer("sim", "--on", on, "--games", "45", "--seed", "7", "--players", "5") for on in ("python", "cpu")
    )
    for key in ("games", "turns_mean", "decisions_mean", "wins", "won_by"):
        assert python[key] == cpu[key]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", ["2016", "2010"])
def test_every_table_can_be_simulated(answer: Answer, players: int, edition: str) -> None:
    found = answer("sim", "--on", "python", "--games", "2", "--players", str(players), "--edition", edition)
    assert len(found["wins"]) == players
    assert found["ends"] == {"2016": "turn", "2010": "at_once"}[edition]


@pytest.mark.parametrize("ends", ["turn", "round", "at_once"])
def test_the_end_can_be_chosen(answer: Answer, ends: str) -> None:
    assert answer("sim", "--on", "python", "--games", "2", "--ends", ends)["ends"] == ends


def test_a_person_reads_a_table(run: Run) -> None:
    result = run("sim", "--on", "python", "--games", "3", "--lang", "uk")
    assert result.exit_code == 0
    assert "3 випадкові партії" in result.stdout.replace("\n", " ")
    assert "95 %" in result.stdout.replace("\u00a0", " ")


def test_seeds_follow_one_another_and_stay_small() -> None:
    assert seeds_of(2, 3, 2).tolist() == [2_000_009, 2_000_010]
    huge = seeds_of(10**40, 0, 1000)
    assert huge.dtype == np.int64
    assert ((huge >= 0) & (huge < 1 << 62)).all()
    assert np.array_equal(seeds_of((1 << 62) - 1, 0, 9)[4:], seeds_of((1 << 62) - 1, 4, 5))


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    assert wilson(0, 10) == pytest.approx((0, 0.27753), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.23659, 0.76341), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.72247, 1), abs=1e-4)


@given(st.integers(1, 10**9).flatmap(lambda whole: st.tuples(st.integers(0, whole), st.just(whole))))
def test_wilson_intervals_contain_the_share(counts: tuple[int, int]) -> None:
    part, whole = counts
    low, high = wilson(part, whole)
    assert 0 <= low <= part / whole + 1e-12
    assert part / whole - 1e-12 <= high <= 1


def test_bots_play_and_rotate(answer: Answer) -> None:
    found = answer("sim", "--bots", "quick,random,random", "--on", "python", "--games", "30")
    assert (found["players"], found["bots"], found["on"]) == (3, ["quick", "random", "random"], "python")
    quick, *others = (share["share"] for share in found["wins_of_bots"])
    assert quick > 0.7 > max(others)
    assert max(share["share"] for share in found["wins"]) < quick


def test_bots_that_are_not_policies_play_in_python(answer: Answer) -> None:
    found = answer("sim", "--bots", "rookie,random", "--games", "4", "--game", "duel")
    assert found["on"] == "python"
    assert sum(share["share"] for share in found["wins_of_bots"]) == pytest.approx(1)


def test_one_bot_takes_all_seats_and_the_same_seed_gives_the_same_games(answer: Answer) -> None:
    found = [answer("sim", "--bots", "rookie", "--games", "3", "--seed", "4") for _ in range(2)]
    assert found[0]["bots"] == ["rookie"] * 4
    assert found[0]["wins_of_bots"] == found[1]["wins_of_bots"]
    assert found[0]["decisions_mean"] == found[1]["decisions_mean"]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_wins_of_bots_are_shown(run: Run, lang: str) -> None:
    result = run("sim", "--bots", "quick,random", "--on", "python", "--games", "4", "--lang", lang)
    assert result.exit_code == 0
    assert "quick" in result.stdout
    assert Words(lang).say("cli-sim-bot") in result.stdout
