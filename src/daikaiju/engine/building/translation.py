"""From clones to one LLVM module: what Numba makes of the entry points and everything they reach, not yet optimised."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numba
import numpy as np
from numba.core.registry import cpu_target

from daikaiju.engine.building import entry_points
from daikaiju.engine.building.memory import Memory
from daikaiju.engine.building.pointers import array_at
from daikaiju.policies import player_of
from daikaiju.targets import entry_points as rule_entries
from daikaiju.targets.clones import Clones
from daikaiju.targets.parts import SAME_EVERYWHERE, RawPart, RawPartCompiler, compile_part, linked_raw
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.compiled import supplied_by
from daikaiju.thinking.network import WIDE

OWN = ("daikaiju.thinking", "daikaiju.engine.building", "daikaiju.analysis.keep_solver")
"""Whose functions are compiled besides the rules."""

FILLED_IN = "sets"
"""The parameter that the file fills in itself."""


@dataclass(frozen=True)
class Entry:
    """A function that can be called in the file."""

    name: str
    doc: str
    parameters: tuple[str, ...]
    reals: tuple[str, ...]
    """The parameters that are fractions; all others are whole numbers."""
    returns_real: bool
    symbol: str = ""
    """What Numba calls it."""

    @property
    def given(self) -> tuple[str, ...]:
        """The parameters that callers give."""
        return tuple(name for name in self.parameters if name != FILLED_IN)


def entries() -> Iterator[tuple[Callable[..., Any], Entry]]:
    """The entry points in the order of their file."""
    for name, function in vars(entry_points).items():
        if inspect.isfunction(function) and function.__module__ == entry_points.__name__:
            kinds = {key: str(kind.annotation) for key, kind in inspect.signature(function).parameters.items()}
            reals = tuple(key for key, kind in kinds.items() if kind == "float")
            real = str(inspect.signature(function).return_annotation) == "float"
            yield function, Entry(name, inspect.cleandoc(function.__doc__ or ""), tuple(kinds), reals, real)


def compile_raw(*signature: Any, **options: Any) -> Any:
    """A decorator that compiles clones for another machine; nothing in them holds an array that could be released."""
    return compile_part(*signature, compiler=RawPartCompiler, _nrt=False, **options)


def translate(game: str, memory: Memory) -> tuple[Any, list[Entry]]:
    """The LLVM module of a game, and the entry points in it."""
    rules = ADAPTERS[game].rules
    of_rules = {name: getattr(rules, name) for name in rule_entries.SUPPLIED}
    base = Clones(compile_raw(), compile_raw(forceinline=True), of_rules.values())
    answer = compile_raw()(base.clone(rule_entries.answer_game, **of_rules))
    names = {**supplied_by(game), **of_rules, **supplied(game, memory), "answer_game": answer}
    clones = Clones(compile_raw(fastmath=SAME_EVERYWHERE), base=base, own=OWN, supplied=names)
    library = RawPart(cpu_target.target_context.codegen(), f"{game} engine")
    found = []
    for function, entry in entries():
        kinds = [numba.float64 if name in entry.reals else numba.int64 for name in entry.parameters]
        signature = (numba.float64 if entry.returns_real else numba.int64)(*kinds)
        (result,) = compile_raw(signature)(clones.clone(function)).overloads.values()
        library.add_linking_library(result.library)
        found.append(replace(entry, symbol=result.fndesc.llvm_func_name))
    return linked_raw(library), found


def supplied(game: str, memory: Memory) -> dict[str, object]:
    """What entry points find under the names that they leave open, besides what rules and thinking supply."""
    return {
        "array_at": array_at,
        **{name: getattr(np, name) for name in ("int16", "int64", "float64")},
        **memory.views(),
        "play_by_policies": player_of(ADAPTERS[game].rules),
        "LADDERS": ADAPTERS[game].features.LADDERS,
        "WEIGHTS_WIDE": WIDE,
        "MULTISETS": memory.multisets,
    }
