"""The record of a game: declared once as a class, held as a Python object or as one aligned NumPy record.

A record's class names its fields, how wide each number is, and how many there are of it:

>>> class Pond(Record):
...     frogs: int = int16()
...     depths: list[int] = int8(3)
>>> pond = Pond()
>>> pond.depths[1] += 2
>>> pond.to_record()["depths"].tolist()
[[0, 2, 0]]

Editors and type checkers see ints and lists of ints; the dtype, the slots and the methods to copy and pack are derived
from the same lines.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, overload

import numpy as np
import numpy.typing as npt

from daikaiju.rules.source import run_source


class DoesNotFit(ValueError):
    """A number that its field cannot hold: the compiled rules would cut it off."""

    def __init__(self, field: Field, value: int) -> None:
        self.field, self.value = field.name, value
        self.least, self.most = bounds(field)
        super().__init__(f"{value} does not fit into {field.name}, which holds {self.least} to {self.most}")


@dataclass(frozen=True)
class Field:
    """One field of a record: a small integer, or a small array of them when `length` is given."""

    type: str
    length: int | None = None
    name: str = ""


class Width:
    """How many bytes a number takes; called, it declares a field of one such number or of an array of them."""

    def __init__(self, type_: str) -> None:
        self.type = type_

    @overload
    def __call__(self) -> int: ...

    @overload
    def __call__(self, length: int) -> list[int]: ...

    def __call__(self, length: int | None = None) -> Any:
        return Field(self.type, length)


int8, uint8, int16, int64 = Width("i1"), Width("u1"), Width("i2"), Width("i8")


def bounds(field: Field) -> tuple[int, int]:
    """The least and the greatest number that a field holds."""
    info = np.iinfo(field.type)
    return int(info.min), int(info.max)


def record_dtype(fields: Sequence[Field]) -> np.dtype[np.void]:
    """The aligned structured type of a record, widest fields first so that no byte is lost to padding."""
    widest_first = sorted(fields, key=lambda field: -np.dtype(field.type).itemsize)
    spec: list[Any] = [(f.name, f.type) if f.length is None else (f.name, f.type, (f.length,)) for f in widest_first]
    return np.dtype(spec, align=True)


def record_format(fields: Sequence[Field], dtype: np.dtype[np.void]) -> tuple[str, list[Field]]:
    """The struct format of a record of this type, and the fields in its order."""
    codes = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "i8": "q"}
    ordered = sorted(fields, key=lambda field: place_of(dtype, field)[0])
    form, at = "<", 0
    for field in ordered:
        start, size = place_of(dtype, field)
        form += f"{start - at}x" * (start > at) + f"{1 if field.length is None else field.length}{codes[field.type]}"
        at = start + size
    return form + f"{dtype.itemsize - at}x" * (dtype.itemsize > at), ordered


def place_of(dtype: np.dtype[np.void], field: Field) -> tuple[int, int]:
    """Where in a record a field begins, and how many bytes it takes."""
    assert dtype.fields is not None
    kind, start = dtype.fields[field.name][:2]
    return int(start), kind.itemsize


def written_methods(filename: str, fields: Sequence[Field], dtype: np.dtype[np.void]) -> dict[str, Any]:
    """The methods to copy and pack a record, field by field without a loop: searches copy a state at every step."""
    form, ordered = record_format(fields, dtype)
    copies = "".join(f"    new.{f.name} = self.{f.name}{'' if f.length is None else '[:]'}\n" for f in fields)
    values = ", ".join(f"{'' if f.length is None else '*'}self.{f.name}" for f in ordered)
    source = (
        f"def copy(self):\n    new = type(self).__new__(type(self))\n    new.log = None\n{copies}    return new\n"
        f"def pack(self):\n    try:\n        return write({values})\n"
        "    except error:\n        self.check()\n        raise\n"
    )
    namespace: dict[str, Any] = {"write": struct.Struct(form).pack, "error": struct.error}
    run_source(filename, source, namespace)
    return {method: namespace[method] for method in ("copy", "pack")}


class RecordType(type):
    """Turns the fields that a class declares into slots, a dtype, and methods written out for speed.

    A field declared again keeps its place and takes the last width and length given.
    """

    fields: tuple[Field, ...]
    dtype: np.dtype[np.void]

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RecordType:
        inherited = {field.name: field for base in bases for field in getattr(base, "fields", ())}
        own = {key: Field(f.type, f.length, key) for key, f in namespace.items() if isinstance(f, Field)}
        rest = {key: value for key, value in namespace.items() if key not in own}
        rest["__slots__"] = (*namespace.get("__slots__", ()), *(key for key in own if key not in inherited))
        made = super().__new__(cls, name, bases, rest)
        made.fields = tuple((inherited | own).values())
        made.dtype = record_dtype(made.fields)
        written = written_methods(f"<{made.__module__}.{name}>", made.fields, made.dtype)
        for method, function in written.items():
            function.__doc__ = getattr(made, method).__doc__
            setattr(made, method, function)
        return made


class Record(metaclass=RecordType):
    """The Python form of a record: the same field names, holding ints and lists.

    `log` is not part of the record: it collects events, or is None when nobody listens.
    """

    __slots__ = ("log",)
    fields: ClassVar[tuple[Field, ...]]
    dtype: ClassVar[np.dtype[np.void]]
    log: list[tuple[int, int, int, int]] | None

    def __init__(self) -> None:
        self.log = None
        for field in self.fields:
            setattr(self, field.name, 0 if field.length is None else [0] * field.length)

    def copy(self) -> Self:
        """An independent state equal to this one; its log starts silent."""
        raise AssertionError("written by RecordType")

    def pack(self) -> bytes:
        """The bytes of the same state as a record; raises an error if a number does not fit its field."""
        raise AssertionError("written by RecordType")

    def check(self) -> None:
        """Raise an error if a number does not fit its field."""
        for field in self.fields:
            least, most = bounds(field)
            held = getattr(self, field.name)
            for value in [held] if field.length is None else held:
                if not least <= value <= most:
                    raise DoesNotFit(field, value)

    def to_record(self) -> npt.NDArray[np.void]:
        """The same state as a NumPy array of one record."""
        return np.frombuffer(bytearray(self.pack()), dtype=self.dtype)

    @classmethod
    def from_record(cls, record: np.void) -> Self:
        """The Python form of one NumPy record."""
        state = cls()
        for field in cls.fields:
            value = record[field.name]
            setattr(state, field.name, int(value) if field.length is None else value.tolist())
        return state

    def differences(self, other: Record) -> list[str]:
        """The names of the fields in which two states differ."""
        return [f.name for f in self.fields if getattr(self, f.name) != getattr(other, f.name)]
