"""The engine's file and machine code: the same answers to the same questions, and the same values."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from daikaiju.engine import Engine, engine_of
from daikaiju.engine.interface import FINAL_ROLLS, MOST_SEATS, POSITION, START_OF_TURN
from daikaiju.engine.machine import machine_engine_of
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.policies import QUICK, RANDOM, quick_of, seating_of
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.table import Table
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import all_multisets
from tests.earlier_champion import earlier_champion, network_of_equals

POSITIONS = 40
CLOSE = 1e-6
both_games = pytest.mark.parametrize("game", list(GAMES))


@cache
def positions(game: str) -> list[Table]:
    """Questions in games of `quick`, one of every few that come up."""
    return list(some_positions(game))


def some_positions(game: str) -> Iterator[Table]:
    source, rules = random.Random(7), GAMES[game].rules
    quick = quick_of(rules)
    found = 0
    for seed in range(POSITIONS):
        state = GAMES[game].example(seed)
        rules.start(state)
        rules.advance(state)
        while not state.over and found < POSITIONS * (seed + 1) / 10:
            if state.player == CHANCE:
                rules.apply(state, SPREAD + source.randrange(state.spread))
                continue
            if source.random() < 0.1:
                found += 1
                yield state.copy()
            rules.apply(state, quick(state))
        if found >= POSITIONS:
            return


def engines(game: str) -> tuple[Engine, Engine]:
    return engine_of(game), machine_engine_of(game)


@both_games
def test_every_decision_is_the_same(game: str) -> None:
    wasm, machine = engines(game)
    for network in (earlier_champion(game), network_of_equals(game)):
        for state in positions(game):
            ours, theirs = wasm.weighed(state.pack(), network), machine.weighed(state.pack(), network)
            assert ours.choice == theirs.choice == wasm.choose(state.pack(), network)
            assert list(ours.options) == pytest.approx(list(theirs.options), abs=CLOSE)
            if state.asking == ADAPTERS[game].candidates.ROLL:
                # What other turns left behind for other numbers of dice may stay.
                starts = all_multisets().starts
                of_turn = slice(starts[state.dice_count], starts[state.dice_count + 1])
                assert list(ours.final_rolls[of_turn]) == pytest.approx(list(theirs.final_rolls[of_turn]), abs=CLOSE)


@both_games
def test_every_value_is_the_same(game: str) -> None:
    wasm, machine = engines(game)
    network = network_of_equals(game)
    for state in positions(game):
        for what in (POSITION, START_OF_TURN):
            chances = list(wasm.weigh(state.pack(), what, network))[: state.players]
            others = list(machine.weigh(state.pack(), what, network))[: state.players]
            assert chances == pytest.approx(others, abs=CLOSE)
            assert sum(chances) == pytest.approx(1)
        if state.asking == ADAPTERS[game].candidates.ROLL:
            rows = [engine.weigh(state.pack(), FINAL_ROLLS, network) for engine in (wasm, machine)]
            for seat in range(state.players):
                assert list(rows[0][seat::MOST_SEATS]) == pytest.approx(list(rows[1][seat::MOST_SEATS]), abs=CLOSE)


@both_games
def test_dice_are_the_same(game: str) -> None:
    wasm, machine = engines(game)
    rolls = [state for state in positions(game) if state.asking == ADAPTERS[game].candidates.ROLL and state.rolls_left]
    assert rolls
    for state in rolls:
        position = state.pack()
        assert wasm.same_rolls(position) == machine.same_rolls(position)
        final = wasm.weighed(position, network_of_equals(game)).final_rolls
        mask, chances, gaps = wasm.likely_rolls(position, final, 0.04)
        other, others, behind = machine.likely_rolls(position, final, 0.04)
        assert mask == other
        assert list(chances) == pytest.approx(list(others), abs=CLOSE)
        choices = 1 << state.dice_count
        assert list(gaps[:choices]) == pytest.approx(list(behind[:choices]), abs=CLOSE)


@both_games
def test_policies_and_observations_are_the_same_as_in_python(game: str) -> None:
    wasm, quick = engine_of(game), quick_of(GAMES[game].rules)
    for state in positions(game):
        assert wasm.choose_quickly(state.pack()) == quick(state.copy())
        for seat in range(state.players):
            assert wasm.observe(state.pack(), seat).tolist() == observation_of(game).of(state, seat).tolist()


@both_games
def test_whole_games_are_the_same(game: str) -> None:
    """More than one batch of them, with every number of players, at random and by policies."""
    wasm, machine = engines(game)
    games = b"".join(GAMES[game].example(seed).pack() for seed in range(700))
    assert wasm.play_games(games, 100_000) == machine.play_games(games, 100_000)
    seatings = [seating_of([QUICK, RANDOM] * 3)] * 700
    assert wasm.play_seated_games(games, seatings, 100_000) == machine.play_seated_games(games, seatings, 100_000)
    begun = b"".join(state.pack() for state in positions(game))
    assert wasm.play_on(begun, 100_000) == machine.play_on(begun, 100_000)


@both_games
def test_legal_answers_are_those_of_python(game: str) -> None:
    wasm, machine = engines(game)
    for state in positions(game):
        for choice in (0, 1, 2, 5, 64, SPREAD, SPREAD + 1, SPREAD + 63, SPREAD + 46_656):
            assert wasm.is_legal(state.pack(), choice) == machine.is_legal(state.pack(), choice)


def test_networks_make_room_for_each_other() -> None:
    """There is room for three: a fourth takes the place of the first, which is loaded again when it is asked for."""
    from dataclasses import replace

    engine, state = engine_of("king"), positions("king")[0]
    networks = [network_of_equals("king"), earlier_champion("king")]
    networks += [replace(networks[0], number=number) for number in (10, 12, 14)]
    first = [engine.choose(state.pack(), network) for network in networks]
    assert [engine.choose(state.pack(), network) for network in networks] == first
