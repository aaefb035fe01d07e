"""Source that the program writes itself: compiled under a file name of its own, so that tracebacks show its lines."""

from __future__ import annotations

import linecache
from typing import Any


def run_source(filename: str, source: str, namespace: dict[str, Any]) -> None:
    """Carry out written source in a namespace; `filename` is what tracebacks call it, as in <daikaiju king ...>."""
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    exec(compile(source, filename, "exec"), namespace)


def written_source(filename: str) -> str:
    """The source that was written under a file name, or nothing."""
    return "".join(linecache.getlines(filename))
