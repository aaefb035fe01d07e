"""The engine that a thread uses: in wasmtime, or in the browser that Python itself runs in."""

from __future__ import annotations

import threading
from collections.abc import Iterable

from daikaiju.engine.interface import Engine, EngineError
from daikaiju.engine.sealed_file import IN_BROWSER
from daikaiju.errors import Problem

_own = threading.local()


def engine_of(game: str, packs: Iterable[str] = ()) -> Engine:
    """This thread's engine of a game, or an error if it is played with packs."""
    if packs := tuple(packs):
        raise EngineError(Problem("engine-packs", packs=", ".join(packs)))
    engines: dict[str, Engine] = _own.__dict__.setdefault("engines", {})
    if game not in engines:
        engines[game] = new_engine(game)
    return engines[game]


def new_engine(game: str) -> Engine:
    """A further engine of a game."""
    if IN_BROWSER:
        from daikaiju.engine.browser import BrowserEngine

        return BrowserEngine(game)
    from daikaiju.engine.wasm import WasmEngine

    return WasmEngine(game)
