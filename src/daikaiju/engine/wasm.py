"""The engine's file in wasmtime: ready in a fraction of a second, and unable to do any harm.

Whatever happens inside stays inside: its memory is its own and limited, every call has a deadline that the engine
itself keeps, and what goes wrong is an `EngineError`, after which the engine begins afresh.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import threading
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from daikaiju.engine.description import description_of, wasm_file
from daikaiju.engine.instance import FileEngine
from daikaiju.engine.interface import EngineError
from daikaiju.engine.sealed_file import checked_file
from daikaiju.errors import Problem
from daikaiju.extras import need

if TYPE_CHECKING:
    import wasmtime

LONGEST = 10.0
"""How many seconds a call may take; the hardest decision takes well under one. A server gives its bots more, so that
the engine stops and not its process is killed."""

TICK = 0.1
"""How many seconds pass between two looks at the time."""

NO_DEADLINE = 1 << 40
"""Ticks for what ends by itself, as an engine's beginning does however slow the machine is."""

MOST_MEMORY = 64 << 20


_engines: WeakSet[WasmEngine] = WeakSet()
_programs: WeakSet[Program] = WeakSet()


@atexit.register
def close_all() -> None:
    """Close everything when Python ends: wasmtime cannot do so itself once modules are gone."""
    for engine in list(_engines):
        engine.close()
    for program in list(_programs):
        program.close()


class Ticker:
    """Tells a wasmtime engine the time while something runs in it."""

    def __init__(self, engine: wasmtime.Engine) -> None:
        self.engine = engine
        self.running = 0
        self.is_closed = False
        self._wanted = threading.Condition()
        threading.Thread(target=self._tick, name="engine clock", daemon=True).start()

    def __enter__(self) -> None:
        with self._wanted:
            self.running += 1
            self._wanted.notify()

    def __exit__(self, *_: object) -> None:
        with self._wanted:
            self.running -= 1

    def _tick(self) -> None:
        while True:
            with self._wanted:
                self._wanted.wait_for(lambda: self.running > 0)
            sleep(TICK)
            with self._wanted:
                if self.is_closed:
                    return
                self.engine.increment_epoch()

    def close(self) -> None:
        with self._wanted:
            self.is_closed = True


class Program:
    """The file of one game, checked and compiled, once per process.

    One that can be stopped when its time is up is slower, so batches of games have a program of their own.
    """

    def __init__(self, game: str, path: Path | None = None, *, can_be_stopped: bool = True) -> None:
        need("engine")
        import wasmtime

        self.description = description_of(game)
        file = checked_file(path or wasm_file(game), self.description)
        config = wasmtime.Config()
        config.epoch_interruption = can_be_stopped
        self.engine = wasmtime.Engine(config)
        self.module = wasmtime.Module(self.engine, file)
        self.ticker = Ticker(self.engine) if can_be_stopped else None
        _programs.add(self)

    def close(self) -> None:
        if self.ticker is not None:
            self.ticker.close()
        self.module.close()
        self.engine.close()


_compiling = threading.Lock()
_compiled: dict[tuple[str, bool], Program] = {}


def program_of(game: str, *, can_be_stopped: bool = True) -> Program:
    """The program of a game; it is compiled once, by the first thread that asks for it."""
    with _compiling:
        if (game, can_be_stopped) not in _compiled:
            _compiled[game, can_be_stopped] = Program(game, can_be_stopped=can_be_stopped)
        return _compiled[game, can_be_stopped]


class WasmEngine(FileEngine):
    """An instance of the file in wasmtime."""

    def __init__(self, game: str, program: Program | None = None, seconds: float = LONGEST) -> None:
        self.seconds = seconds
        self.program = program or program_of(game)
        super().__init__(self.program.description)
        _engines.add(self)

    def close(self) -> None:
        self._store.close()

    def _instantiate(self) -> dict[str, int]:
        import wasmtime

        self._store = store = wasmtime.Store(self.program.engine)
        store.set_limits(memory_size=MOST_MEMORY)
        if self.program.ticker is not None:
            store.set_epoch_deadline(NO_DEADLINE)  # ticks while other threads think would count, too
        exports = wasmtime.Instance(store, self.program.module, []).exports(store)
        self._functions: dict[str, Any] = {one.name: exports[one.name] for one in self.description.entry_points}
        memory: Any = exports["memory"]
        self._base = ctypes.cast(memory.data_ptr(store), ctypes.c_void_p).value or 0
        self._functions["initialise"](store)  # not as other calls, after whose failure one begins afresh
        places: Any = {region.name: exports[region.name] for region in self.description.regions}
        return {name: int(place.value(store)) for name, place in places.items()}

    def _call(self, name: str, *arguments: int | float) -> Any:
        """Call an entry point; if it fails or takes too long, the engine begins afresh and an error is raised."""
        import wasmtime

        try:
            if self.program.ticker is None:
                return self._functions[name](self._store, *arguments)
            self._store.set_epoch_deadline(int(self.seconds / TICK) + 2)
            with self.program.ticker:
                return self._functions[name](self._store, *arguments)
        except wasmtime.Trap as trap:
            slow = trap.trap_code == wasmtime.TrapCode.INTERRUPT
            error = Problem("engine-too-slow", seconds=int(self.seconds)) if slow else Problem("engine-failed")
            self._begin()
            raise EngineError(error) from trap

    def _write(self, raw: bytes, at: int) -> None:
        ctypes.memmove(self._base + at, raw, len(raw))

    def _get(self, at: int, size: int) -> bytes:
        return ctypes.string_at(self._base + at, size)

    @functools.cached_property
    def _batches(self) -> FileEngine:
        """What plays games by the hundred: they end by themselves, after so many decisions at the latest."""
        return WasmEngine(self.game, program_of(self.game, can_be_stopped=False))
