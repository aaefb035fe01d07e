"""Generated source: compiled under its own file name, so that tracebacks show its lines."""

from __future__ import annotations

import linecache
from typing import Any


def run_source(filename: str, source: str, namespace: dict[str, Any]) -> None:
    """Execute generated source in a namespace; tracebacks call it `filename`, such as <daikaiju king ...>."""
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    exec(compile(source, filename, "exec"), namespace)


def written_source(filename: str) -> str:
    """The source generated under a file name, or nothing."""
    return "".join(linecache.getlines(filename))
