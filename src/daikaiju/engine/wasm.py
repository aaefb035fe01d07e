"""The engine's file in wasmtime: ready in a fraction of a second, and unable to do any harm.

Whatever happens inside stays inside: its memory is its own and limited, every call has a deadline that the engine
itself keeps, and what goes wrong is an `EngineError`, after which the engine begins afresh.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import json
import threading
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from daikaiju.engine.description import FILES, Description, description_of
from daikaiju.engine.interface import (
    AHEAD,
    ANSWERS,
    FINAL_ROLLS,
    MOST_SEATS,
    VALUES,
    Engine,
    EngineError,
    NetworkToPlay,
    Numbers,
    Reals,
    Weighed,
)
from daikaiju.engine.records import check_fresh, check_record
from daikaiju.engine.sources import seal_of, sources_hash
from daikaiju.errors import Problem, short
from daikaiju.extras import need

if TYPE_CHECKING:
    import wasmtime

SECTION = "daikaiju"
"""The section of the file that says what it was made of."""

LONGEST = 10.0
"""How many seconds a call may take; the hardest decision takes well under one. A server gives its bots more, so that
the engine stops and not its process is killed."""

TICK = 0.1
"""How many seconds pass between two looks at the time."""

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
        file = checked_file(path or FILES / f"{game}.wasm", self.description)
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


def checked_file(path: Path, description: Description) -> bytes:
    """The bytes of a file that fits this program, or an error that says in one sentence why it cannot be used."""
    try:
        file = path.read_bytes()
        end = file.rindex(SECTION.encode()) + len(SECTION)
        about: dict[str, Any] = json.loads(file[end:])
        code = file[: end - len(SECTION) - 1]
    except OSError as error:
        raise EngineError(Problem("engine-missing", file=short(path))) from error
    except ValueError as error:
        raise EngineError(Problem("engine-damaged", file=short(path))) from error
    # Before the name come its length and the length of the section, as one to five bytes.
    if not any(seal_of(code[:-size]) == about.get("sha256") for size in range(2, 7)):
        raise EngineError(Problem("engine-damaged", file=short(path)))
    if not about.get("sources") == description.sources == sources_hash():
        raise EngineError(Problem("engine-of-other-rules", file=short(path)))
    return file


def check_file(game: str) -> None:
    """Raise an error if the file of a game cannot be used."""
    checked_file(FILES / f"{game}.wasm", description_of(game))


_compiling = threading.Lock()
_compiled: dict[tuple[str, bool], Program] = {}


def program_of(game: str, *, can_be_stopped: bool = True) -> Program:
    """The program of a game; it is compiled once, by the first thread that asks for it."""
    with _compiling:
        if (game, can_be_stopped) not in _compiled:
            _compiled[game, can_be_stopped] = Program(game, can_be_stopped=can_be_stopped)
        return _compiled[game, can_be_stopped]


class WasmEngine(Engine):
    """An instance of the file, with memory of its own."""

    def __init__(self, game: str, program: Program | None = None, seconds: float = LONGEST) -> None:
        self.game, self.seconds = game, seconds
        self.program = program or program_of(game)
        self.size = self.program.description.record_size
        self.multisets = self.program.description.multisets
        self._begin()
        _engines.add(self)

    def close(self) -> None:
        self._store.close()

    def _begin(self) -> None:
        """Start with fresh memory."""
        import wasmtime

        self._store = store = wasmtime.Store(self.program.engine)
        store.set_limits(memory_size=MOST_MEMORY)
        if self.program.ticker is not None:
            store.set_epoch_deadline(int(LONGEST / TICK))  # ticks while other threads think count, too
        exports = wasmtime.Instance(store, self.program.module, []).exports(store)
        self._functions: dict[str, Any] = {one.name: exports[one.name] for one in self.program.description.entry_points}
        memory: Any = exports["memory"]
        self._base = ctypes.cast(memory.data_ptr(store), ctypes.c_void_p).value or 0
        places: Any = {region.name: exports[region.name] for region in self.program.description.regions}
        self._places = {name: int(place.value(store)) for name, place in places.items()}
        self._games, self._scratch = self._places["games"], self._places["scratch"]
        self._networks: dict[int, int] = {}
        self._functions["initialise"](self._store)  # not as other calls, after whose failure one begins afresh

    # --- calls and memory -----------------------------------------------------------------

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

    def _put(self, content: bytes | Numbers | Reals, at: int) -> int:
        raw = content if isinstance(content, bytes) else content.tobytes()
        ctypes.memmove(self._base + at, raw, len(raw))
        return at

    def _get(self, at: int, size: int) -> bytes:
        return ctypes.string_at(self._base + at, size)

    def _numbers(self, kind: str, at: int, count: int) -> array[Any]:
        found: array[Any] = array(kind)
        found.frombytes(self._get(at, count * found.itemsize))
        return found

    def _position(self, position: bytes) -> int:
        """Where a position lies that has been looked at and put into the engine's memory."""
        check_record(self.game, position)
        return self._put(position, self._games)

    def _workspace(self, number: int) -> int:
        return self._places["workspaces"] + number * self.program.description.region("workspaces").size

    def _network(self, network: NetworkToPlay) -> tuple[int, int]:
        """Where a network lies, and the number by which workspaces tell it apart; the oldest one makes room."""
        region = self.program.description.region("networks")
        if network.number not in self._networks:
            if len(network.weights) != 4 * self.program.description.weights:
                raise EngineError(Problem("engine-failed"))
            taken = set(self._networks.values())
            if len(taken) == region.count:
                taken.remove(self._networks.pop(next(iter(self._networks))))
            slot = next(slot for slot in range(region.count) if slot not in taken)
            self._networks[network.number] = slot
            self._call("prepare_network", self._put(network.weights, self._places["networks"] + slot * region.size))
        return self._places["networks"] + self._networks[network.number] * region.size, network.key

    # --- the rules ------------------------------------------------------------------------

    def set_up(self, position: bytes) -> bytes:
        at = self._position(position)
        self._call("set_up", at)
        return self._get(at, self.size)

    def answer(self, position: bytes, choice: int) -> bytes:
        at = self._position(position)
        self._call("answer", at, unsigned(choice))
        return self._get(at, self.size)

    def is_legal(self, position: bytes, choice: int) -> bool:
        return bool(self._call("legal", self._position(position), unsigned(choice)))

    def play_games(self, positions: bytes, most: int) -> tuple[bytes, Numbers]:
        check_fresh(self.game, positions)
        return self._batches._play("play_games", positions, most)

    def play_on(self, positions: bytes, most: int) -> tuple[bytes, Numbers]:
        for start in range(0, len(positions), self.size):
            check_record(self.game, positions[start : start + self.size])
        return self._batches._play("play_on", positions, most)

    def play_seated_games(self, positions: bytes, seatings: Sequence[int], most: int) -> tuple[bytes, Numbers]:
        check_fresh(self.game, positions)
        return self._batches._play("play_seated_games", positions, most, array("q", seatings))

    @functools.cached_property
    def _batches(self) -> WasmEngine:
        """What plays games by the hundred: they end by themselves, after so many decisions at the latest."""
        return WasmEngine(self.game, program_of(self.game, can_be_stopped=False))

    def _play(self, name: str, positions: bytes, most: int, seatings: Numbers | None = None) -> tuple[bytes, Numbers]:
        """Play games in as many batches as they need."""
        batch = self.program.description.region("games").count
        ended, decisions = bytearray(), array("q")
        for first in range(0, len(positions) // self.size, batch):
            some = positions[first * self.size : (first + batch) * self.size]
            count = len(some) // self.size
            at = self._put(some, self._games)
            arguments = [at, count]
            if seatings is not None:
                arguments.append(self._put(seatings[first : first + count], self._scratch + 8 * batch))
            self._call(name, *arguments, most, self._scratch)
            ended += self._get(at, len(some))
            decisions += self._numbers("q", self._scratch, count)
        return bytes(ended), decisions

    def choose_quickly(self, position: bytes) -> int:
        return int(self._call("choose_quickly", self._position(position)))

    def observe(self, position: bytes, seat: int) -> Numbers:
        count = self._call("observe_game", self._position(position), seat, self._scratch)
        return self._numbers("h", self._scratch, count)

    # --- thinking -------------------------------------------------------------------------

    def choose(self, position: bytes, network: NetworkToPlay) -> int:
        return int(self._call("choose", self._position(position), self._workspace(ANSWERS), *self._network(network)))

    def weighed(self, position: bytes, network: NetworkToPlay) -> Weighed:
        choice = self.choose(position, network)
        final = self._scratch + 64 * 8
        self._call("read_scores", self._workspace(ANSWERS), self._scratch, final)
        return Weighed(choice, self._numbers("d", self._scratch, 64), self._numbers("d", final, self.multisets))

    def weigh(self, position: bytes, what: int, network: NetworkToPlay) -> Reals:
        at = self._position(position)
        rows = self._call("weigh", at, what, self._workspace(VALUES), *self._network(network), self._scratch)
        assert what == FINAL_ROLLS or rows == 1
        return self._numbers("d", self._scratch, rows * MOST_SEATS)

    def roll_out(
        self, position: bytes, choice: int, seed: int, turns: int, network: NetworkToPlay
    ) -> tuple[bytes, float]:
        at = self._seeded(position, seed)
        found = self._call("roll_out", at, unsigned(choice), turns, self._workspace(VALUES), *self._network(network))
        return self._get(at, self.size), float(found)

    def look_ahead(
        self, position: bytes, choice: int, seed: int, turns: int, network: NetworkToPlay
    ) -> tuple[bytes, Reals]:
        at = self._seeded(position, seed)
        work, net = self._workspace(AHEAD), self._network(network)
        rows = self._call("look_ahead", at, unsigned(choice), turns, work, *net, self._scratch)
        return self._get(at, self.size), self._numbers("d", self._scratch, rows * MOST_SEATS)

    def same_rolls(self, position: bytes) -> Numbers:
        count = self._call("same_rolls", self._position(position), self._scratch)
        return self._numbers("q", self._scratch, count)

    def likely_rolls(self, position: bytes, final: Reals, close: float) -> tuple[int, Reals, Reals]:
        row = 8 * self.multisets
        places = [self._scratch + row * number for number in range(4)]
        self._put(final, places[0])
        self._put(bytes(row), places[1])
        mask = self._call("likely_rolls", self._position(position), close, *places, self._workspace(AHEAD))
        chances, gaps = self._numbers("d", places[1], self.multisets), self._numbers("d", places[3], 1 << 9)
        return int(mask), chances, gaps

    def _seeded(self, position: bytes, seed: int) -> int:
        """Where a position lies whose dice come from a seed."""
        at = self._position(position)
        place = next(field.at for field in self.program.description.record if field.name == "seed")
        self._put(array("q", [seed]), at + place)
        return at


def unsigned(choice: int) -> int:
    """A choice as the engine takes it: a number without a sign, which wasmtime wants to have one all the same.

    >>> unsigned(64), unsigned(6**12)
    (64, -2118184960)
    """
    return ctypes.c_int32(choice).value


_own = threading.local()


def engine_of(game: str, packs: Iterable[str] = ()) -> Engine:
    """This thread's engine of a game, or an error if it is played with packs."""
    if packs := tuple(packs):
        raise EngineError(Problem("engine-packs", packs=", ".join(packs)))
    engines: dict[str, Engine] = _own.__dict__.setdefault("engines", {})
    if game not in engines:
        engines[game] = WasmEngine(game)
    return engines[game]
