"""The engine's file in a browser: Pyodide asks JavaScript's WebAssembly to run it, beside Python.

It runs in a worker, where compiling at once is allowed. Calls have no deadline, because a worker can be ended from
outside; what goes wrong is an `EngineError`, after which the engine begins afresh.
"""

from __future__ import annotations

import functools
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from daikaiju.engine.description import description_of, wasm_file
from daikaiju.engine.instance import FileEngine
from daikaiju.engine.interface import EngineError
from daikaiju.engine.sealed_file import checked_file
from daikaiju.errors import Problem


@functools.cache
def module_of(game: str) -> Any:
    """The file of a game, checked and compiled."""
    file = checked_file(wasm_file(game), description_of(game))
    return js.WebAssembly.Module.new(to_js(file))


class BrowserEngine(FileEngine):
    """An instance of the file in a browser."""

    def __init__(self, game: str) -> None:
        self.module = module_of(game)
        super().__init__(description_of(game))

    def _instantiate(self) -> dict[str, int]:
        exports = js.WebAssembly.Instance.new(self.module).exports
        self._functions = {one.name: getattr(exports, one.name) for one in self.description.entry_points}
        self._memory = js.Uint8Array.new(exports.memory.buffer)  # which never grows, so that this stays valid
        self._functions["initialise"]()
        return {region.name: int(getattr(exports, region.name).value) for region in self.description.regions}

    def _call(self, name: str, *arguments: int | float) -> Any:
        try:
            return self._functions[name](*arguments)
        except JsException as error:
            self._begin()
            raise EngineError(Problem("engine-failed")) from error

    def _write(self, raw: bytes, at: int) -> None:
        self._memory.subarray(at, at + len(raw)).assign(raw)

    def _get(self, at: int, size: int) -> bytes:
        found: bytes = self._memory.subarray(at, at + size).to_bytes()
        return found
