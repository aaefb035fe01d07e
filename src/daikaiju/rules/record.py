"""The record of a game: described once, held as a Python object or as one aligned NumPy record."""

from __future__ import annotations

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

    def to_record(self) -> npt.NDArray[Any]:
        """The same state as a NumPy array of one record."""
        record = np.zeros(1, dtype=self.dtype)
        for field in self.fields:
            record[0][field.name] = getattr(self, field.name)
        return record

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


def state_class(name: str, fields: Sequence[Field]) -> type[State]:
    """The slotted Python class of a record, with a copy method written out for speed."""
    copies = "".join(
        f"    new.{field.name} = self.{field.name}{'' if field.length is None else '[:]'}\n" for field in fields
    )
    namespace: dict[str, Any] = {}
    exec(
        f"def copy(self):\n    new = type(self).__new__(type(self))\n    new.log = None\n{copies}    return new\n",
        namespace,
    )
    namespace["copy"].__doc__ = State.copy.__doc__
    attributes = {
        "__slots__": tuple(field.name for field in fields),
        "fields": tuple(fields),
        "dtype": record_dtype(fields),
        "copy": namespace["copy"],
    }
    return type(name, (State,), attributes)
