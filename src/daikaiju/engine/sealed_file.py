"""The engine's file as it comes with the package: whole, and made of these rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from daikaiju.engine.description import Description, description_of, wasm_file
from daikaiju.engine.interface import EngineError
from daikaiju.engine.sources import seal_of, sources_hash
from daikaiju.errors import Problem, short

SECTION = "daikaiju"
"""The section of the file that says what it was made of."""

IN_BROWSER = sys.platform == "emscripten"
"""Whether this is Python in a browser. It has compiled modules only, without the sources that a file could be compared
with: there, the seal must do, and that the file and its description name the same sources."""


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
    if not about.get("sources") == description.sources == (description.sources if IN_BROWSER else sources_hash()):
        raise EngineError(Problem("engine-of-other-rules", file=short(path)))
    return file


def check_file(game: str) -> None:
    """Raise an error if the file of a game cannot be used."""
    checked_file(wasm_file(game), description_of(game))
