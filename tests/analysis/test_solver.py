"""The solver: known values, brute force over single dice, and both forms agree."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations, product
from time import perf_counter

import pytest

from daikaiju.analysis import NO_FACE, THROW_FREE, Rolling, compiled_solver, dice_table, solve, turned, with_paid_rolls
from daikaiju.analysis.tables import FACES
from daikaiju.errors import DaikaijuError

CLAW = 5


def random_values(dice: int, seed: int = 1) -> list[float]:
    source = random.Random(seed)
    return [source.random() for _ in dice_table(dice).rolls]


@pytest.mark.parametrize("dice", range(1, 11))
def test_every_result_is_there_once(dice: int) -> None:
    table = dice_table(dice)
    assert all(sum(counts) == dice for counts in table.rolls)
    assert len(set(table.counts)) == len(table.counts)
    assert sum(table.chances) == pytest.approx(1)
    for number in (0, len(table.rolls) // 2, len(table.rolls) - 1):
        assert table.roll_number(table.faces(table.first + number)) == number


def test_most_claws_with_six_dice_and_three_rolls() -> None:
    """Each die is thrown until it shows a claw: 1 - (5/6)^3 = 91/216."""
    assert solve(lambda counts: counts[CLAW], 3).value() == pytest.approx(6 * 91 / 216, abs=1e-12)


@pytest.mark.parametrize("dice", range(1, 11))
@pytest.mark.parametrize("rolls", [1, 2, 4])
def test_claws_are_independent_of_each_other(dice: int, rolls: int) -> None:
    found = compiled_solver().solve(lambda counts: counts[CLAW], rolls, Rolling(dice))
    assert found.value() == pytest.approx(dice * (1 - (5 / 6) ** rolls), abs=1e-9)


def brute_force(dice: int, rolls: int, values: list[float]) -> float:
    """Every die for itself, every subset thrown, every outcome counted."""
    table = dice_table(dice)

    @cache
    def after(shown: tuple[int, ...], left: int) -> float:
        best = values[table.roll_number(shown)]
        if left:
            for size in range(1, dice + 1):
                for places in combinations(range(dice), size):
                    best = max(best, thrown(shown, places, left - 1))
        return best

    @cache
    def thrown(shown: tuple[int, ...], places: tuple[int, ...], left: int) -> float:
        total = 0.0
        for faces in product(range(FACES), repeat=len(places)):
            dice_now = list(shown)
            for place, face in zip(places, faces, strict=True):
                dice_now[place] = face
            total += after(tuple(sorted(dice_now)), left)
        return total / float(FACES ** len(places))

    return thrown((0,) * dice, tuple(range(dice)), rolls - 1)


@pytest.mark.parametrize(("dice", "rolls"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_brute_force_finds_the_same(dice: int, rolls: int) -> None:
    values = random_values(dice)
    assert solve(values, rolls, Rolling(dice)).value() == pytest.approx(brute_force(dice, rolls, values), abs=1e-12)


@pytest.mark.parametrize(
    "rolling",
    [
        Rolling(6),
        Rolling(3, free=2),
        Rolling(8, free=3, free_at_end=True),
        Rolling(5, turns=(0, NO_FACE)),
        Rolling(4, free=2, turns=(NO_FACE,)),
    ],
)
def test_the_compiled_solver_gives_the_same(rolling: Rolling) -> None:
    values = random_values(rolling.dice, seed=2)
    plain, fast = solve(values, 3, rolling), compiled_solver().solve(values, 3, rolling)
    for left in range(4):
        assert plain.after[left] == pytest.approx(fast.after[left], abs=1e-12)
        assert plain.kept[left] == pytest.approx(fast.kept[left], abs=1e-12)
    for left in range(1, 4):
        for one, other in zip(plain.keeps[left], fast.keeps[left], strict=True):
            assert (one == THROW_FREE) == (other == THROW_FREE)
            assert one == THROW_FREE or plain.kept[left][one] == pytest.approx(fast.kept[left][other], abs=1e-11)


def test_what_to_keep_is_worth_what_the_dice_are_worth() -> None:
    found = solve(random_values(6), 2)
    for roll in range(0, 462, 7):
        shown = found.table.faces(found.table.first + roll)
        for left in (1, 2):
            keep = found.keep(shown, left)
            assert found.value_of_keeping(keep, left) == pytest.approx(found.value(shown, left))
            mask = found.reroll(shown, left)
            assert sorted(face for die, face in enumerate(shown) if not mask >> die & 1) == keep


def test_equal_keeps_stop_early() -> None:
    assert solve([1.0] * 462, 2).reroll([0, 1, 2, 3, 4, 5]) == 0


def test_a_die_turned_at_a_price() -> None:
    """One of two dice can be turned to a claw for a tenth."""
    table = dice_table(2)
    claws = [float(counts[CLAW]) for counts in table.rolls]
    after = turned(table, claws, [worth - 0.1 for worth in claws], CLAW)
    assert after[table.roll_number([0, 1])] == pytest.approx(0.9)
    assert after[table.roll_number([CLAW, CLAW])] == pytest.approx(2)


def test_rolls_can_be_bought() -> None:
    """Throwing one die once more for a tenth of a claw pays while it shows none."""
    table = dice_table(1)
    claws = [float(counts[CLAW]) for counts in table.rolls]
    worth = with_paid_rolls(table, [[worth - paid for worth in claws] for paid in (0.0, 0.1, 0.2)])
    once = 1 / 6 - 0.1 + 5 / 6 * (1 / 6 - 0.1)
    assert worth[table.roll_number([CLAW])] == 1
    assert worth[table.roll_number([0])] == pytest.approx(once)


def test_an_expensive_roll_is_not_bought() -> None:
    claws = [float(counts[CLAW]) for counts in dice_table(1).rolls]
    assert with_paid_rolls(dice_table(1), [claws, [worth - 0.5 for worth in claws]]) == claws


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: dice_table(0), "1 to 10 dice"),
        (lambda: dice_table(11), "1 to 10 dice"),
        (lambda: solve([1.0], 2), "462 results, not 1"),
        (lambda: solve(random_values(6), -1), "0 to 20 Rolls"),
        (lambda: solve(random_values(6), 2).value([0, 1]), "shows 6 faces, not 2"),
        (lambda: solve(random_values(6), 2).value_of_keeping([0] * 7), "too many"),
        (lambda: solve(random_values(6), 2).value([0] * 6, 3), "0 to 2 Rolls"),
        (lambda: solve(random_values(6), 0).value(), "never rolled"),
    ],
)
def test_bad_input_gets_a_sentence(wrong: object, sentence: str) -> None:
    assert callable(wrong)
    with pytest.raises(DaikaijuError, match=sentence):
        wrong()


def test_six_dice_and_three_rolls_take_less_than_a_third_of_a_millisecond() -> None:
    values, solver = random_values(6), compiled_solver()
    times = []
    for _ in range(50):
        begun = perf_counter()
        solver.solve(values, 3)
        times.append(perf_counter() - begun)
    assert min(times) < 0.0003
