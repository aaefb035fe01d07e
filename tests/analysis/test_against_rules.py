"""The solver gives what the rules give: every position of a small turn is played out by the rules' own code."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from daikaiju import Duel, Game, King
from daikaiju.analysis import NO_FACE, Rolling, solve
from daikaiju.rules.agenda import CHANCE, SPREAD

ONE, THREE, FAME = 0, 2, 3


def value_by_rules(game: Game, stop: int, values: Any, rolling: Rolling) -> float:
    """The best expected value of the dice at the phase `stop`, by value iteration over all states of the rules."""
    rules, choices = game.vocabulary.rules, game.vocabulary.legal_choices
    numbers: dict[bytes, int] = {}
    states: list[Any] = []
    ends: dict[int, float] = {}

    def number_of(state: Any) -> int:
        finished = rules.run_until(state, stop)
        key = state.pack()
        if key not in numbers:
            numbers[key] = len(states)
            states.append(state)
            if finished:
                dice = state.dice[: state.dice_count]
                ends[numbers[key]] = float(values[rolling.table.roll_number(dice)])
        return numbers[key]

    number_of(game.state.copy())
    following: list[list[int]] = []
    for place, state in enumerate(states):  # grows while it is walked
        following.append([])
        if place in ends:
            continue
        every = range(SPREAD, SPREAD + state.spread) if state.player == CHANCE else choices(state)
        for choice in every:
            after = state.copy()
            rules.take(after, choice)
            following[place].append(number_of(after))
    worth = np.array([ends.get(place, 0.0) for place in range(len(states))])
    by_chance = [state.player == CHANCE for state in states]
    for _ in range(200):
        before = worth.copy()
        for place in range(len(states) - 1, -1, -1):
            if place not in ends:
                worth[place] = worth[following[place]].mean() if by_chance[place] else worth[following[place]].max()
        if np.abs(worth - before).max() < 1e-13:
            return float(worth[0])
    raise AssertionError("the values do not settle")


def king(cards: list[str], dice: int, **this_turn: Any) -> tuple[Game, int]:
    """Gigazaur is about to roll so many dice."""
    position = {
        "phase": "roll",
        "monsters": {"gigazaur": {"cards": cards, "shrink": 6 + cards.count("extra_head") - dice, **this_turn}},
    }
    game = King(2, position=position)
    return game, game.vocabulary.rules.turns.STOPS["resolve"]


def duel(cards: list[str], dice: int) -> tuple[Game, int]:
    position = {"phase": "roll", "turn": 5, "monsters": {"gigazaur": {"cards": cards}}}
    position["this_turn"] = {"fewer_dice": 6 + cards.count("extra_head") - dice}
    game = Duel(["gigazaur", "the_king"], position=position)
    return game, game.vocabulary.rules.turns.STOPS["roll_final"]


@pytest.mark.parametrize(
    ("game", "cards", "rolls", "rolling"),
    [
        ("king", [], 3, Rolling(2)),
        ("king", ["giant_brain"], 4, Rolling(2)),
        ("king", ["extra_head"], 3, Rolling(2)),
        ("king", ["background_dweller"], 3, Rolling(2, free=THREE)),
        ("king", ["herd_culler"], 3, Rolling(2, turns=(ONE,))),
        ("king", ["plot_twist"], 3, Rolling(2, turns=(NO_FACE,))),
        ("king", ["background_dweller", "herd_culler"], 3, Rolling(2, free=THREE, turns=(ONE,))),
        ("king", ["smoke_cloud"], 6, Rolling(1)),
        ("duel", [], 3, Rolling(2)),
        ("duel", ["giant_brain"], 4, Rolling(2)),
        ("duel", ["in_the_shadows"], 3, Rolling(2, free=FAME, free_at_end=True)),
    ],
)
def test_the_rules_give_the_same_value(game: str, cards: list[str], rolls: int, rolling: Rolling) -> None:
    table, stop = king(cards, rolling.dice) if game == "king" else duel(cards, rolling.dice)
    for seed in range(2):
        values = np.random.default_rng(seed).random(len(rolling.table.rolls)).tolist()
        expected = value_by_rules(table, stop, values, rolling)
        assert solve(values, rolls, rolling).value() == pytest.approx(expected, abs=1e-9)


def test_playing_by_the_solution_gives_its_value() -> None:
    """Six dice and three Rolls of the real game, played 3,000 times: three 1s or better."""
    found = solve(lambda counts: counts[ONE] >= 3, 3)
    rng = np.random.default_rng(7)
    games, hits = 3000, 0
    start, stop = king([], 6)
    rules = start.vocabulary.rules
    for _ in range(games):
        state = start.state.copy()
        while not rules.run_until(state, stop):
            if state.player == CHANCE:
                choice = SPREAD + int(rng.integers(state.spread))
            else:
                choice = SPREAD + found.reroll(state.dice[: state.dice_count], state.rolls_left)
            rules.take(state, choice)
        hits += state.dice[:6].count(ONE) >= 3
    share = hits / games
    assert abs(share - found.value()) < 4 * (found.value() * (1 - found.value()) / games) ** 0.5
