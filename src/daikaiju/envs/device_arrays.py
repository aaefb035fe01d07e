"""Arrays and streams of a GPU that come from other libraries, as CuPy takes them without a copy."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from daikaiju.errors import DaikaijuError

Cupy: TypeAlias = Any
"""The module `cupy`, which has no types."""
DeviceArray: TypeAlias = Any
"""An array of CuPy."""
Stream: TypeAlias = Any
"""A stream of CuPy."""


def device_array(cupy: Cupy, given: object) -> DeviceArray:
    """An array of the GPU as a CuPy array that shares its memory; TypeError or ValueError if it is not on the GPU."""
    if isinstance(given, cupy.ndarray):
        return given
    if hasattr(given, "__dlpack__") and not isinstance(given, np.ndarray):
        return cupy.from_dlpack(given)
    if hasattr(given, "__cuda_array_interface__"):
        return cupy.asarray(given)
    raise TypeError


def checked_device_buffer(
    cupy: Cupy, name: str, given: object, shape: tuple[int, ...], dtype: npt.DTypeLike
) -> DeviceArray:
    """A buffer of the GPU that the caller owns, or a new one."""
    if given is None:
        return cupy.zeros(shape, dtype)
    kind = np.dtype(dtype)
    expected = f"{name} must be a C-contiguous array on the GPU of {kind} of shape {shape}"
    what = f"{type(given).__module__}.{type(given).__qualname__}"
    try:
        array = device_array(cupy, given)
    except (TypeError, ValueError, AttributeError, BufferError, RuntimeError):
        raise DaikaijuError(f"{expected}, not a {what}{on_processor(given)}") from None
    if what.startswith("jax"):
        raise DaikaijuError(f"{expected} that may be written to, which JAX's may not; give JAX the batch's own")
    if array.shape != shape or array.dtype != kind:
        raise DaikaijuError(f"{expected}, not {array.dtype} of shape {array.shape}")
    if not array.flags.c_contiguous:
        raise DaikaijuError(f"{expected}; this one is not contiguous")
    return given


def on_processor(given: object) -> str:
    """What is wrong with an array that no kernel can reach."""
    return " in the memory of the processor" if hasattr(given, "__array__") or hasattr(given, "__dlpack__") else ""


def stream_of(cupy: Cupy, given: object) -> Stream:
    """A stream as CuPy's: CuPy's own, PyTorch's, one that follows `__cuda_stream__`, or its address as a number."""
    if isinstance(given, cupy.cuda.Stream | cupy.cuda.ExternalStream):
        return given
    address = getattr(given, "cuda_stream", given)
    if hasattr(given, "__cuda_stream__"):
        address = given.__cuda_stream__()[1]
    if isinstance(address, bool) or not isinstance(address, int):
        what = f"{type(given).__module__}.{type(given).__qualname__}"
        raise DaikaijuError(f"stream is a stream of CuPy or PyTorch or its address as a whole number, not a {what}")
    return cupy.cuda.ExternalStream(address)
