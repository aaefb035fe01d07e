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

import functools
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, overload

from daikaiju.rules.source import run_source

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


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


CODES = {"i1": "b", "u1": "B", "i2": "h", "i8": "q"}
"""The letter of each width in a struct's format."""


def bounds(field: Field) -> tuple[int, int]:
    """The least and the greatest number that a field holds."""
    bits = 8 * int(field.type[1])
    return (0, (1 << bits) - 1) if field.type[0] == "u" else (-(1 << bits - 1), (1 << bits - 1) - 1)


def widest_first(fields: Sequence[Field]) -> list[Field]:
    """The fields in the order of a record: widest first, so that each is aligned and no byte is lost to padding."""
    return sorted(fields, key=lambda field: -int(field.type[1]))


def record_format(fields: Sequence[Field]) -> str:
    """The struct format of a record: its end is padded, so that the next record is aligned too."""
    ordered = widest_first(fields)
    form = "".join(f"{1 if field.length is None else field.length}{CODES[field.type]}" for field in ordered)
    widest = int(ordered[0].type[1]) if ordered else 1
    return f"<{form}{-struct.calcsize(f'<{form}') % widest}x"


def written_methods(filename: str, fields: Sequence[Field], layout: struct.Struct) -> dict[str, Any]:
    """The methods to copy, pack and unpack a record, field by field without a loop: searches copy at every step."""
    ordered = widest_first(fields)
    copies = "".join(f"    new.{f.name} = self.{f.name}{'' if f.length is None else '[:]'}\n" for f in fields)
    values = ", ".join(f"{'' if f.length is None else '*'}self.{f.name}" for f in ordered)
    reads, at = "", 0
    for f in ordered:
        reads += f"    new.{f.name} = " + (
            f"values[{at}]\n" if f.length is None else f"[*values[{at}:{at + f.length}]]\n"
        )
        at += 1 if f.length is None else f.length
    source = (
        f"def copy(self):\n    new = type(self).__new__(type(self))\n    new.log = None\n{copies}    return new\n"
        f"def pack(self):\n    try:\n        return write({values})\n"
        "    except error:\n        self.check()\n        raise\n"
        f"def unpack(cls, record):\n    new = cls.__new__(cls)\n    new.log = None\n    values = read(record)\n{reads}"
        "    return new\n"
    )
    namespace: dict[str, Any] = {"write": layout.pack, "read": layout.unpack, "error": struct.error}
    run_source(filename, source, namespace)
    return {method: namespace[method] for method in ("copy", "pack", "unpack")}


class NumpyType:
    """The aligned NumPy type of a record, made when it is first asked for: playing needs no NumPy."""

    def __get__(self, _: object, owner: RecordType) -> np.dtype[np.void]:
        return numpy_type(owner)


@functools.cache
def numpy_type(record: RecordType) -> np.dtype[np.void]:
    import numpy as np

    spec: list[Any] = [
        (f.name, f.type) if f.length is None else (f.name, f.type, (f.length,)) for f in widest_first(record.fields)
    ]
    dtype = np.dtype(spec, align=True)
    assert dtype.itemsize == record.size
    return dtype


class RecordType(type):
    """Turns the fields that a class declares into slots, and methods written out for speed.

    A field declared again keeps its place and takes the last width and length given.
    """

    fields: tuple[Field, ...]
    size: int

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RecordType:
        inherited = {field.name: field for base in bases for field in getattr(base, "fields", ())}
        own = {key: Field(f.type, f.length, key) for key, f in namespace.items() if isinstance(f, Field)}
        rest = {key: value for key, value in namespace.items() if key not in own}
        rest["__slots__"] = (*namespace.get("__slots__", ()), *(key for key in own if key not in inherited))
        made = super().__new__(cls, name, bases, rest)
        made.fields = tuple((inherited | own).values())
        layout = struct.Struct(record_format(made.fields))
        made.size = layout.size
        for method, function in written_methods(f"<{made.__module__}.{name}>", made.fields, layout).items():
            function.__doc__ = getattr(made, method).__doc__
            setattr(made, method, classmethod(function) if method == "unpack" else function)
        return made


class Record(metaclass=RecordType):
    """The Python form of a record: the same field names, holding ints and lists.

    `log` is not part of the record: it collects events, or is None when nobody listens.
    """

    __slots__ = ("log",)
    fields: ClassVar[tuple[Field, ...]]
    size: ClassVar[int]
    """How many bytes it takes."""
    dtype = NumpyType()
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

    @classmethod
    def unpack(cls, record: bytes) -> Self:
        """The state that these bytes hold."""
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
        import numpy as np

        return np.frombuffer(bytearray(self.pack()), dtype=self.dtype)

    @classmethod
    def from_record(cls, record: np.void) -> Self:
        """The Python form of one NumPy record."""
        return cls.unpack(record.tobytes())

    def differences(self, other: Record) -> list[str]:
        """The names of the fields in which two states differ."""
        return [f.name for f in self.fields if getattr(self, f.name) != getattr(other, f.name)]
