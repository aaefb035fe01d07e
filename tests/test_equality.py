"""Random games on both targets with the same chance: every state on the way is equal, field by field.

`make test` plays a thousand games of King, of King with a pack and of the Duel; `make test-long` plays ten thousand of
each and of the Duel with a pack, which is compiled for minutes and shows little that King's does not.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

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
    python = info.rules
    for seed in range(first, min(first + CHUNK, GAMES_EACH)):
        source = random.Random(seed)
        state = info.example(seed)
        record = state.to_record()
        python.start(state)
        python.advance(state)
        cpu.answer_game(record, 0, -1)
        answers = 0
        while record.tobytes() == state.pack() and not state.over:
            choice = random_answer(state, source)
            python.apply(state, choice)
            cpu.answer_game(record, 0, choice)
            answers += 1
        differing = state.differences(type(state).from_record(record[0]))
        assert not differing, f"game {seed} differs after {answers} answers in {', '.join(differing)}"
