"""The clock of the processor, for compiled code that measures itself."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def clock(typing_context: Any) -> Any:
    """The ticks of the processor's clock so far; reading it takes a few nanoseconds."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        read = ir.FunctionType(ir.IntType(64), [])
        return builder.call(builder.module.declare_intrinsic("llvm.readcyclecounter", fnty=read), [])

    return types.int64(), generate
