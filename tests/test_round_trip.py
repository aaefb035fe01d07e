"""A position survives being written and read, in the middle of any effect, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from daikaiju.games import GAMES, GameInfo
from daikaiju.rules.duel.names import MONSTERS as DUEL_MONSTERS
from daikaiju.text.reading import Node
from tests.pack_folders import PACKS
from tests.test_equality import GAMES_AND_PACKS, random_answer

NOT_WRITTEN = {"todo", "todo_who", "todo_a", "todo_b", "dice", "extra"}
"""Anything above the top of the stack or beyond the dice of a turn may differ: nothing reads it."""


def seats_of(info: GameInfo, state: Any) -> list[str]:
    if info.name == "duel":
        return [DUEL_MONSTERS[info.editions[0]][monster] for monster in state.monster]
    return ["gigazaur", "cyber_kitty", "the_king", "meka_dragon", "space_penguin", "alienoid"][: state.players]


@pytest.fixture(autouse=True, scope="module")
def known_packs() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("DAIKAIJU_PACKS", str(PACKS))
        yield


@pytest.mark.parametrize("game", GAMES_AND_PACKS, ids="+".join)
@settings(max_examples=50)
@given(seed=st.integers(0, 10**9), steps=st.integers(1, 400))
@example(seed=954241480, steps=400).via("in this game of King the last two monsters die at once")
def test_a_position_survives_being_written_and_read(game: tuple[str, ...], seed: int, steps: int) -> None:
    info = GAMES[game[0]].with_packs(game[1:])
    rules, words = info.rules, info.new(2).vocabulary
    source = random.Random(seed)
    state = info.example(seed)
    seats = seats_of(info, state)
    assume(len(set(seats)) == len(seats))
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
