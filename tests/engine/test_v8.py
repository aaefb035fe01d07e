"""The engine's file in V8, as in a browser: the same games, decisions and values as in wasmtime and in Python.

`make test` plays 500 random games of each kind; `make test-long` plays ten thousand.
"""

from __future__ import annotations

import os
import subprocess
from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from daikaiju.engine import engine_of
from daikaiju.engine.description import FILES, description_of
from daikaiju.engine.interface import POSITION
from daikaiju.engine.wasm import WasmEngine
from daikaiju.games import GAMES
from daikaiju.rules.agenda import CHANCE, SPREAD
from tests.earlier_champion import earlier_champion
from tests.nodejs import missing, node

GAMES_EACH = int(os.environ.get("DAIKAIJU_EQUAL_GAMES", "500"))
PYTHON_PLAYS_EVERY = 10
"""Python itself takes its time, so it plays only some of the games."""

MOST = 100_000
POSITIONS = 100
SCRIPT = Path(__file__).with_name("v8.mjs")

pytestmark = pytest.mark.skipif(missing() is not None, reason=missing() or "")


def in_v8(game: str, command: str, *arguments: object, given: bytes) -> bytes:
    """What V8 makes of some records."""
    program = [node() or "node", str(SCRIPT), command, *(str(FILES / f"{game}.{kind}") for kind in ("wasm", "json"))]
    return subprocess.run([*program, *map(str, arguments)], input=given, stdout=subprocess.PIPE, check=True).stdout


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_equal(game: str) -> None:
    starts = [GAMES[game].example(seed).pack() for seed in range(GAMES_EACH)]
    ended, decisions = engine_of(game).play_games(b"".join(starts), MOST)
    found = in_v8(game, "play", MOST, given=b"".join(starts))
    size = description_of(game).record_size
    differing = [place for place in range(GAMES_EACH) if record(ended, size, place) != record(found, size, place)]
    assert not differing
    assert found[len(ended) :] == decisions.tobytes()
    for seed in range(0, GAMES_EACH, PYTHON_PLAYS_EVERY):
        state = GAMES[game].example(seed)
        taken = GAMES[game].rules.play_randomly(state, MOST)
        assert (state.pack(), taken) == (record(ended, size, seed), decisions[seed]), f"game {seed}"


def record(games: bytes, size: int, place: int) -> bytes:
    return games[place * size : (place + 1) * size]


@pytest.mark.parametrize("game", GAMES)
def test_the_champion_thinks_the_same(game: str, tmp_path: Path) -> None:
    network = earlier_champion(game)
    weights = tmp_path / "weights.f4"
    weights.write_bytes(network.weights)
    asked = list(positions(game))
    found = array("d", in_v8(game, "think", weights, network.key, given=b"".join(asked)))
    row = 1 + 64 + 6
    # A new one, because what an engine remembers of earlier questions shows in the last digits of its values.
    engine = WasmEngine(game)
    assert len(found) == row * len(asked)
    for place, position in enumerate(asked):
        choice, *numbers = found[place * row : (place + 1) * row]
        thoughts = engine.weighed(position, network)
        assert choice == thoughts.choice, f"position {place}"
        known = [*thoughts.options, *engine.weigh(position, POSITION, network)]
        assert numbers == pytest.approx(known, abs=1e-6), f"position {place}"


def positions(game: str) -> Iterator[bytes]:
    """Positions in which somebody is asked, spread over games at all kinds of tables."""
    engine = engine_of(game)
    random = Random(1)
    for seed in range(POSITIONS):
        kind = type(GAMES[game].example(seed))
        position = engine.set_up(GAMES[game].example(seed).pack())
        last, left = b"", random.randrange(1, 60)
        while left and not (state := kind.unpack(position)).over:
            if state.player == CHANCE:
                choice = SPREAD + random.randrange(state.spread)
            else:
                last, left, choice = position, left - 1, engine.choose_quickly(position)
            position = engine.answer(position, choice)
        yield last
