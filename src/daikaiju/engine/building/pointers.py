"""Arrays at addresses, for compiled code that finds its arrays in memory that it is told about."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import get_itemsize, make_array, populate_array


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def array_at(typing_context: Any, address: Any, shape: Any, dtype: Any) -> Any:
    """The array of a shape and type that begins at an address; nobody counts the references to it."""
    array = types.Array(dtype.dtype, len(shape), "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        made = make_array(array)(context, builder)
        data = builder.inttoptr(arguments[0], context.get_data_type(array.dtype).as_pointer())
        lengths = cgutils.unpack_tuple(builder, arguments[1])
        size = context.get_constant(types.intp, get_itemsize(context, array))
        strides, stride = [], size
        for length in reversed(lengths):
            strides.append(stride)
            stride = builder.mul(stride, length)
        populate_array(made, data=data, shape=lengths, strides=strides[::-1], itemsize=size, meminfo=None)
        return made._getvalue()

    return array(types.int64, shape, dtype), generate
