"""What the callers of the engine's file need to know, generated beside it: sizes, places and entry points."""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec

from daikaiju.engine.interface import EngineError
from daikaiju.errors import Problem, short

FILES = Path(__file__).parent / "files"


class FieldPlace(msgspec.Struct, frozen=True):
    """A field of a record."""

    name: str
    type: str
    """`i1`, `u1`, `i2` or `i8`: signed or not, and how many bytes."""
    at: int
    length: int | None = None
    """How many numbers there are; None for a single one."""


class RegionSize(msgspec.Struct, frozen=True):
    """A stretch of memory that begins at the address exported under its name."""

    name: str
    count: int
    size: int


class EntryPoint(msgspec.Struct, frozen=True):
    """A function that can be called."""

    name: str
    doc: str
    parameters: tuple[str, ...]
    reals: tuple[str, ...]
    """The parameters that are fractions (float64); all others are whole numbers or addresses (int32)."""
    returns: str


class Description(msgspec.Struct, frozen=True):
    """The file of one game."""

    game: str
    sources: str
    """A hash of everything that was compiled."""
    record: tuple[FieldPlace, ...]
    record_size: int
    regions: tuple[RegionSize, ...]
    entry_points: tuple[EntryPoint, ...]
    multisets: int
    """How many multisets of dice there are."""
    weights: int
    """How many weights a network has."""
    observed: int
    """How many numbers an observation has."""

    def region(self, name: str) -> RegionSize:
        return next(region for region in self.regions if region.name == name)


def wasm_file(game: str) -> Path:
    """The file of a game that comes with the package."""
    return FILES / f"{game}.wasm"


@functools.cache
def description_of(game: str) -> Description:
    """The description of a game's file."""
    path = FILES / f"{game}.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Description)
    except OSError as error:
        raise EngineError(Problem("engine-missing", file=short(path))) from error
    except msgspec.DecodeError as error:
        raise EngineError(Problem("engine-damaged", file=short(path))) from error
