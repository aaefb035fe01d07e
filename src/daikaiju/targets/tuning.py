"""What the compiler for GPUs is told about the rules and cannot find out, for smaller code.

numba-cuda has no options for this, so parts of it are replaced while rules are compiled. Where a version of it lacks
such a part, the code is only larger.
"""

from __future__ import annotations

import contextlib
import re
import types
from collections.abc import Callable, Iterator
from typing import Any

from daikaiju.rules.codegen import ASKING

RARE = re.compile(rf"^(define [^\n]*{ASKING}[^\n]*\))", re.MULTILINE)


@contextlib.contextmanager
def replaced(module: Any, name: str, replace: Callable[[Any], Any]) -> Iterator[None]:
    """Let something in a module be replaced for a while, if it is there."""
    before = getattr(module, name, None)
    if before is None:
        yield
        return
    setattr(module, name, replace(before))
    try:
        yield
    finally:
        setattr(module, name, before)


def no_negative_indices(arrays: types.ModuleType) -> contextlib.AbstractContextManager[None]:
    """Do not test every index for being negative: no rule counts from the end (tests/test_indices.py).

    `arrays` is the module that compiles access to arrays.
    """
    from numba import types as numba_types

    def take_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, numba_types.intp)

    return replaced(arrays, "fix_integer_index", lambda before: take_as_it_is)


def rare_calls(nvvm: types.ModuleType) -> contextlib.AbstractContextManager[None]:
    """Keep the functions that ask cards out of the code that calls them, which a GPU can then hold in its caches."""

    def compile_with_calls(compile_ir: Any) -> Any:
        def compile_marked(source: Any, **options: Any) -> Any:
            sources = [source] if isinstance(source, str) else source
            return compile_ir([RARE.sub(r"\1 noinline", text) for text in sources], **options)

        return compile_marked

    return replaced(nvvm, "compile_ir", compile_with_calls)
