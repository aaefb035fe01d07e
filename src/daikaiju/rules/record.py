"""The record of a game: described once, held as a Python object or as one aligned NumPy record."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Field:
    """One field of a record: a small integer, or a small array of them when `length` is given."""

    name: str
    type: str
    length: int | None = None


def integers(type_: str, *names: str) -> list[Field]:
    return [Field(name, type_) for name in names]


def arrays(type_: str, length: int, *names: str) -> list[Field]:
    return [Field(name, type_, length) for name in names]


class State:
    """The Python form of a record: the same field names, holding ints and lists.

    `log` is not part of the record: it collects what the rules tell, or is None when nobody listens.
    """

    __slots__ = ("log",)
    fields: tuple[Field, ...] = ()
    dtype: np.dtype[Any]
    log: list[tuple[int, int, int, int]] | None

    def __init__(self) -> None:
        self.log = None
        for field in self.fields:
            setattr(self, field.name, 0 if field.length is None else [0] * field.length)

    def copy(self) -> Any:
        """An independent state equal to this one; its log starts silent."""
        raise AssertionError("written by state_class")

    def pack(self) -> bytes:
        """The bytes of the same state as a record."""
        raise AssertionError("written by state_class")

    def to_record(self) -> npt.NDArray[Any]:
        """The same state as a NumPy array of one record."""
        return np.frombuffer(bytearray(self.pack()), dtype=self.dtype)

    @classmethod
    def from_record(cls, record: Any) -> Any:
        """The Python form of one NumPy record."""
        state = cls()
        for field in cls.fields:
            value = record[field.name]
            setattr(state, field.name, int(value) if field.length is None else value.tolist())
        return state

    def differences(self, other: State) -> list[str]:
        """The names of the fields in which two states differ."""
        return [f.name for f in self.fields if getattr(self, f.name) != getattr(other, f.name)]


def record_dtype(fields: Sequence[Field]) -> np.dtype[Any]:
    """The aligned structured type of a record, widest fields first so that no byte is lost to padding."""
    widest_first = sorted(fields, key=lambda field: -np.dtype(field.type).itemsize)
    spec: list[Any] = [(f.name, f.type) if f.length is None else (f.name, f.type, (f.length,)) for f in widest_first]
    return np.dtype(spec, align=True)


def record_format(fields: Sequence[Field], dtype: np.dtype[Any]) -> tuple[str, list[Field]]:
    """The format in which struct writes a record of this type, and the fields in the order it wants them."""
    codes = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "i8": "q"}
    assert dtype.fields is not None
    ordered = sorted(fields, key=lambda field: offset_of(dtype, field.name))
    form, at = "<", 0
    for field in ordered:
        start = offset_of(dtype, field.name)
        form += f"{start - at}x" * (start > at) + f"{field.length or 1}{codes[field.type]}"
        at = start + dtype.fields[field.name][0].itemsize
    return form + f"{dtype.itemsize - at}x" * (dtype.itemsize > at), ordered


def offset_of(dtype: np.dtype[Any], name: str) -> int:
    assert dtype.fields is not None
    return int(dtype.fields[name][1])


def state_class(name: str, fields: Sequence[Field]) -> type[State]:
    """The slotted Python class of a record, with its methods to copy and pack written out for speed."""
    dtype = record_dtype(fields)
    form, ordered = record_format(fields, dtype)
    copies = "".join(f"    new.{f.name} = self.{f.name}{'' if f.length is None else '[:]'}\n" for f in fields)
    values = ", ".join(f"{'' if f.length is None else '*'}self.{f.name}" for f in ordered)
    namespace: dict[str, Any] = {"write": struct.Struct(form).pack}
    source = (
        f"def copy(self):\n    new = type(self).__new__(type(self))\n    new.log = None\n{copies}    return new\n"
        f"def pack(self):\n    return write({values})\n"
    )
    exec(source, namespace)
    methods = {method: namespace[method] for method in ("copy", "pack")}
    for method, function in methods.items():
        function.__doc__ = getattr(State, method).__doc__
    slots = tuple(field.name for field in fields)
    return type(name, (State,), {"__slots__": slots, "fields": tuple(fields), "dtype": dtype, **methods})
