"""A position survives being written and read, in the middle of any effect, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest
import yaml
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from daikaiju.games import GAMES, GameInfo
from daikaiju.rules.duel.names import MONSTERS as DUEL_MONSTERS
from daikaiju.text.reading import Node
from tests.test_equality import random_answer

NOT_WRITTEN = {"todo", "todo_who", "todo_a", "todo_b", "dice", "extra"}
"""Anything above the top of the stack or beyond the dice of a turn may differ: nothing reads it."""


def seats_of(info: GameInfo, state: Any) -> list[str]:
    if info.name == "duel":
        assume(len(set(state.monster)) == len(state.monster))
        return [DUEL_MONSTERS[info.editions[0]][monster] for monster in state.monster]
    return ["gigazaur", "cyber_kitty", "the_king", "meka_dragon", "space_penguin", "alienoid"][: state.players]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=50, deadline=None)
@given(seed=st.integers(0, 10**9), steps=st.integers(1, 400))
def test_a_position_survives_being_written_and_read(name: str, seed: int, steps: int) -> None:
    info = GAMES[name]
    rules, words = info.rules, info.new.vocabulary  # type: ignore[attr-defined]  # a class of games
    source = random.Random(seed)
    state = info.example(seed)
    seats = seats_of(info, state)
    rules.start(state)
    rules.advance(state)
    for _ in range(steps):
        if not state.over:
            rules.apply(state, random_answer(state, source))
    text = yaml.safe_dump(words.write_position(state, seats))
    again = info.example(seed)
    words.read_position(again, seats, Node(yaml.safe_load(text)))
    assert words.write_position(again, seats) == words.write_position(state, seats)
    assert set(again.differences(state)) <= NOT_WRITTEN
    while not state.over:
        choice = random_answer(state, source)
        rules.apply(state, choice)
        rules.apply(again, choice)
    assert set(again.differences(state)) <= NOT_WRITTEN
