"""Cards of packs that run in Python but cannot be compiled: Numba's two hundred lines in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.packs.pack import pack_named
from daikaiju.packs.problems import wrong_because

COLOUR = re.compile(r"\x1b\[\d*m")
TITLE = re.compile(r"<daikaiju \w+\+([\w+]+) ")
"""Generated code that Numba went through: its name tells the packs."""
PLACE = re.compile(r'(.*)\n*^File "([^"\n]+)", line (\d+):', re.MULTILINE)


def explained(error: Exception) -> DaikaijuError | None:
    """What a compiler's error means, if the line it is about is in a pack.

    >>> explained(ValueError("no compiler said this")) is None
    True
    """
    if not type(error).__module__.startswith("numba."):
        return None
    text = COLOUR.sub("", str(error))
    found, title = PLACE.search(text), TITLE.search(text)
    if found is None or title is None:
        return None
    why, file, line = found[1].strip(), Path(found[2]).resolve(), int(found[3])
    for pack in map(pack_named, title[1].split("+")):
        if file.is_relative_to(pack.folder.resolve()):
            problem = Problem("card-not-compiled", file=str(file), line=line, why=why.rstrip("."))
            return wrong_because(pack.name, problem)
    return None
