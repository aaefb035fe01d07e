"""Random games on three targets with the same chance: every state on the way is equal, field by field.

These are Python, machine code and, where there are no packs, the engine's file in wasmtime.

`make test` plays a thousand games of King, of King with a pack and of the Duel; `make test-long` plays ten thousand of
each and of the Duel with a pack, which is compiled for minutes and shows little that King's does not.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from daikaiju.engine import engine_of
from daikaiju.games import GAMES
from daikaiju.rules.agenda import CHANCE, SPREAD, count_choices, nth_choice
from tests.conftest import Compiled
from tests.pack_folders import COMPILED_PACKS, PACK_OF, PACKS

LONG = "DAIKAIJU_EQUAL_GAMES" in os.environ
GAMES_EACH = int(os.environ.get("DAIKAIJU_EQUAL_GAMES", "500"))
CHUNK = 500
GAMES_AND_PACKS = [*((game,) for game in PACK_OF), *(PACK_OF if LONG else COMPILED_PACKS).items()]


def random_answer(state: Any, source: random.Random) -> int:
    if state.player == CHANCE:
        return SPREAD + source.randrange(state.spread)
    return int(nth_choice(state, source.randrange(count_choices(state))))


@pytest.mark.parametrize("first", range(0, GAMES_EACH, CHUNK))
@pytest.mark.parametrize("game", GAMES_AND_PACKS, ids="+".join)
def test_random_games_are_equal(
    game: tuple[str, ...], first: int, compiled: Compiled, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    info, cpu = GAMES[game[0]].with_packs(game[1:]), compiled(*game)
    python, engine = info.rules, None if game[1:] else engine_of(game[0])
    for seed in range(first, min(first + CHUNK, GAMES_EACH)):
        source = random.Random(seed)
        state = info.example(seed)
        record = state.to_record()
        python.start(state)
        python.advance(state)
        position = record.tobytes()
        cpu.answer_game(record, 0, -1)
        if engine is not None:
            position = engine.set_up(position)
        answers = 0
        while record.tobytes() == state.pack() == (position if engine else record.tobytes()) and not state.over:
            choice = random_answer(state, source)
            python.apply(state, choice)
            cpu.answer_game(record, 0, choice)
            if engine is not None:
                position = engine.answer(position, choice)
            answers += 1
        for target, found in {"cpu": record.tobytes(), **({"wasm": position} if engine else {})}.items():
            differing = state.differences(type(state).unpack(found))
            assert not differing, f"game {seed} differs on {target} after {answers} answers in {', '.join(differing)}"
