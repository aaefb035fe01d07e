"""The commands, one module each with a function of the same name.

What takes long to import (the rules, NumPy, Numba) is imported inside the functions, so that help appears at once.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

COMMANDS = (
    "serve",
    "play",
    "check",
    "verify",
    "cards",
    "odds",
    "hint",
    "review",
    "statistics",
    "puzzles",
    "sim",
    "tournament",
    "train",
    "bench",
    "copy",
    "ratings",
    "admin",
)
"""Their names, in the order in which help lists them; `cli-help-<name>` in the three cli.ftl files is the help."""


def function_of(name: str) -> Callable[..., None]:
    """The function that carries out a command."""
    function: Callable[..., None] = getattr(import_module(f"{__name__}.{name}"), name)
    return function
