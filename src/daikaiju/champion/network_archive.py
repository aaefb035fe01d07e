"""Archives of NumPy in which networks are kept, read without NumPy, which playing does not need."""

from __future__ import annotations

import ast
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from daikaiju.champion.shipped import at_hand
from daikaiju.data_files import from_json
from daikaiju.errors import DaikaijuError, Problem, short

MOST_BYTES = 64_000_000
MAGIC = b"\x93NUMPY"
HALVES = "<f2"
"""What weights are in a file: numbers of two bytes."""

ABOUT = "about"
"""The part that says in JSON what the others are."""

DAMAGES = (
    OSError, ValueError, LookupError, TypeError, AttributeError, EOFError, MemoryError, RuntimeError, SyntaxError,
    struct.error, zipfile.BadZipFile, zlib.error,
)  # fmt: skip
"""What reading a damaged network may raise."""


@contextmanager
def said_plainly(path: Path) -> Iterator[None]:
    """Turn whatever is wrong with the file of a network into an error that says so in one sentence."""
    try:
        yield
    except FileNotFoundError as error:
        raise DaikaijuError(Problem("network-missing", file=short(path))) from error
    except DAMAGES as error:
        raise DaikaijuError(Problem("network-damaged", file=short(path))) from error


def of_another_kind(path: Path, found: str, wanted: str) -> DaikaijuError:
    return DaikaijuError(Problem("network-of-another-kind", file=short(path), found=short(found), wanted=wanted))


def read_parts(path: Path) -> tuple[Any, dict[str, tuple[str, bytes]]]:
    """What a file says about its network, and by its name what the numbers of each array are, and their bytes."""
    at_hand(path)
    with said_plainly(path), zipfile.ZipFile(path) as archive:
        if sum(part.file_size for part in archive.infolist()) > MOST_BYTES:
            raise ValueError("larger than any network")
        names = [name.removesuffix(".npy") for name in archive.namelist()]
        return read_about(archive), {name: numpy_array(archive.read(f"{name}.npy")) for name in names if name != ABOUT}


def read_about(archive: zipfile.ZipFile) -> Any:
    return from_json(numpy_array(archive.read(f"{ABOUT}.npy"))[1].decode("utf-32-le"))


def numpy_array(file: bytes) -> tuple[str, bytes]:
    """What the numbers of an array in NumPy's format are, and their bytes."""
    if not file.startswith(MAGIC):
        raise ValueError("no array")
    layout = struct.Struct("<H" if file[len(MAGIC)] == 1 else "<I")
    start = len(MAGIC) + 2 + layout.size
    end = start + layout.unpack_from(file, len(MAGIC) + 2)[0]
    about = ast.literal_eval(file[start:end].decode("latin-1"))
    if about["fortran_order"]:
        raise ValueError("columns before rows")
    return str(about["descr"]), file[end:]
