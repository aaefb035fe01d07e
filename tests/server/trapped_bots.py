"""Champions that go wrong inside the engine, named by this file."""

from __future__ import annotations

from daikaiju.champion.bot import ChampionBot
from daikaiju.engine import engine_of
from daikaiju.engine.wasm import TICK, WasmEngine
from daikaiju.rules.table import Table


def engine(game: str) -> WasmEngine:
    found = engine_of(game)
    assert isinstance(found, WasmEngine)
    return found


class Lost(ChampionBot):
    """Reads far outside the engine's memory."""

    def choice(self, game: str, state: Table) -> int:
        return int(engine(game)._call("choose_quickly", -4096))


class Endless(ChampionBot):
    """Has no time left when it begins."""

    def choice(self, game: str, state: Table) -> int:
        found = engine(game)
        before, found.seconds = found.seconds, -2 * TICK
        try:
            return super().choice(game, state)
        finally:
            found.seconds = before
