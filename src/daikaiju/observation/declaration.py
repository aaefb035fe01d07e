"""How an observation is declared: one small function per field, from which sizes, names, docs and the writer follow.

The functions are in the compiled subset, and so is the writer generated from them: the same source runs in Python, on
the processor and on a GPU.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeVar

from daikaiju.arrays import Floats, Int16s
from daikaiju.errors import DaikaijuError
from daikaiju.observation.seats import seen_from
from daikaiju.rules.codegen import INDENT, compile_function

if TYPE_CHECKING:
    import numpy.typing as npt

Value = Callable[..., int]
V = TypeVar("V", bound=Value)

DTYPE = "int16"
"""Energy and turns have no limit and pass 127 in long games; nothing passes 32,767, so no number is ever cut."""

SEAT = "seat"
"""What the numbers of a field are for, if they are for seats: the observing one first, then clockwise."""


@dataclass(frozen=True)
class Field:
    """One field of an observation: so many numbers, each of a thing of some kind."""

    name: str
    length: int
    each: str
    """What there is a number for (seat, card, die …), or nothing for a single number."""
    codes: tuple[str, ...]
    """What each number stands for, if it is a code rather than a quantity."""
    doc: str
    start: int
    value: Value | str
    """The function that gives its numbers, or how they are read from the record, by {place} if there are several."""
    given: Value | None = None
    """What is worked out once for all numbers of the field, from (g, me)."""
    cards: tuple[int, ...] = ()
    """By place, the number of the card that it is about, if the field has a number for each card."""

    @property
    def place(self) -> slice:
        """Where in an observation it is."""
        return slice(self.start, self.start + self.length)


class Observation:
    """The fields of a game's observation in order."""

    def __init__(self, title: str, seats: int) -> None:
        self.title = title
        self.seats = seats
        self.fields: list[Field] = []
        self.later: list[tuple[int, Field]] = []
        """When cards joined that were not there from the beginning, and what each adds to a field."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.length for field in self.fields)

    def field(
        self,
        each: str = "",
        length: int = 1,
        codes: Sequence[str] = (),
        given: Value | None = None,
        joined: Sequence[int] = (),
    ) -> Callable[[V], V]:
        """Declare the next field; the decorated function gives its number for (g, me), or (g, me, place).

        For seats, the place is the number of the seat at the table. What `given` works out for (g, me) comes last.
        For cards, `joined` says when each one joined; those not there from the beginning have fields of their own.
        """

        def declare(value: V) -> V:
            doc = inspect.cleandoc(value.__doc__ or "")
            self._add(Field(value.__name__, length, each, tuple(codes), doc, self.size, value, given), joined)
            return value

        return declare

    def copied(
        self,
        name: str,
        doc: str,
        each: str = "",
        length: int = 1,
        codes: Sequence[str] = (),
        joined: Sequence[int] = (),
        of: str = "",
    ) -> None:
        """Declare the next field, which is a field of the record: `of`, or the one with the same name."""
        number = f"g.{of or name}[{{place}}]" if each else f"g.{of or name}"
        self._add(Field(name, length, each, tuple(codes), doc, self.size, number), joined)

    def flags(self, name: str, doc: str, each: str, length: int = 1, of: str = "") -> None:
        """Declare the next field: 1 for each member of a set of the record, which is one number."""
        self._add(Field(name, length, each, (), doc, self.size, f"(g.{of or name} >> {{place}}) & 1"), ())

    def seat_in(self, name: str, doc: str, codes: Sequence[str], of: str = "") -> None:
        """Declare the next field: the code of a seat that the record names."""
        self._add(Field(name, 1, "", tuple(codes), doc, self.size, f"seen_from(g, me, g.{of or name} + 0)"), ())

    def _add(self, field: Field, joined: Sequence[int]) -> None:
        cards = tuple(card for card, since in enumerate(joined) if since == 0)
        whole = replace(field, length=self.seats if field.each == SEAT else len(cards) or field.length, cards=cards)
        self.fields.append(whole)
        self.later += [(since, replace(whole, length=1, cards=(card,))) for card, since in enumerate(joined) if since]

    def add_later_cards(self, names: Sequence[str]) -> None:
        """Declare, after everything else, what the cards that joined later add: so nothing before them moves."""
        for _, field in sorted(self.later, key=lambda entry: (entry[0], entry[1].cards)):
            self.fields.append(replace(field, name=f"{field.name}_{names[field.cards[0]]}", start=self.size))

    def writer(self) -> types.FunctionType:
        """The function `observe(g, me, out, row)`, which writes what a seat sees into a row of an array."""
        namespace: dict[str, Any] = {"__name__": __name__, "seen_from": seen_from}
        lines = ["def observe(g, me, out, row):"]
        for _, group in groupby(self.fields, key=lambda field: (field.each, field.length, field.cards)):
            fields = list(group)
            for field in fields:
                namespace |= {f"_{field.name}": field.value, f"_given_{field.name}": field.given}
            lines += [INDENT + line for line in written(fields)]
        return compile_function(f"<daikaiju {self.title} observe>", "observe", lines, namespace)

    def of(self, g: Any, seat: int) -> Int16s:
        """What a seat sees of a game in its Python form."""
        if not 0 <= seat < g.players:
            raise DaikaijuError(f"there is no seat {seat}; the seats are 0 to {g.players - 1}")
        import numpy as np  # who only asks where fields are needs none

        out: Int16s = np.zeros((1, self.size), DTYPE)
        self.observe(g, seat, out, 0)
        return out.reshape(-1)

    @property
    def observe(self) -> Callable[[Any, int, Any, int], None]:
        """The writer, generated on first use."""
        if "_observe" not in vars(self):
            self._observe = self.writer()
        return self._observe

    def named(self, numbers: Any) -> dict[str, Any]:
        """The fields by name, as views of the last axis of an array of observations of any library."""
        if numbers.shape[-1] != self.size:
            raise DaikaijuError(f"an observation of {self.title} has {self.size} numbers, not {numbers.shape[-1]}")
        return {field.name: numbers[..., field.place] for field in self.fields}

    def expanded_size(self) -> int:
        """How many numbers `expand` gives."""
        return sum(field.length * max(1, len(field.codes)) for field in self.fields)

    def expand(self, numbers: npt.NDArray[Any]) -> Floats:
        """Observations for a network: every code as zeros and a one, every quantity as it is, as float32.

        >>> from daikaiju import King
        >>> from daikaiju.observation import observation_of
        >>> fields = observation_of("king")
        >>> seen = fields.of(King(2).state, 0)
        >>> fields.expand(seen).shape == (fields.expanded_size(),)
        True
        """
        import numpy as np

        parts = []
        for name, value in self.named(numbers).items():
            field = next(field for field in self.fields if field.name == name)
            part = value
            if field.codes:
                flags = value[..., None] == np.arange(len(field.codes), dtype=DTYPE)
                part = flags.reshape(*numbers.shape[:-1], field.length * len(field.codes))
            parts.append(part.astype(np.float32))
        return np.concatenate(parts, axis=-1)


def written(fields: Sequence[Field]) -> list[str]:
    """Lines that write fields of the same shape: one loop for all of them, or for each run of their cards."""
    each, places = fields[0].each, fields[0].cards or range(fields[0].length)
    if not each:
        return [f"out[row, {field.start}] = {number_of(field)}" for field in fields]
    if each != SEAT:
        lines = [f"given_{f.name} = _given_{f.name}(g, me)" for f in fields if f.given]
        for first, stop, before in runs(places):
            lines.append(f"for place in range({first}, {stop}):")
            lines += [
                f"{INDENT}out[row, {field.start + before - first} + place] = {number_of(field, 'place')}"
                for field in fields
            ]
        return lines
    return [
        f"for place in range({len(places)}):",
        f"{INDENT}seat = me + place",
        f"{INDENT}if seat >= g.players:",
        f"{INDENT * 2}seat -= g.players",
        f"{INDENT}if place < g.players:",
        *(f"{INDENT * 2}out[row, {f.start} + place] = {number_of(f, 'seat')}" for f in fields),
        f"{INDENT}else:",
        *(f"{INDENT * 2}out[row, {f.start} + place] = 0" for f in fields),
    ]


def number_of(field: Field, place: str = "") -> str:
    """What is written for a field, at a place if it has several."""
    if isinstance(field.value, str):
        return field.value.format(place=place)
    arguments = ["g", "me", *([place] if place else []), *([f"given_{field.name}"] if field.given else [])]
    return f"_{field.name}({', '.join(arguments)})"


def runs(numbers: Sequence[int]) -> list[tuple[int, int, int]]:
    """Rising numbers as runs without gaps: the first, the one after the last, and how many come before the run.

    >>> runs([0, 1, 2, 5, 6])
    [(0, 3, 0), (5, 7, 3)]
    """
    firsts = [place for place, number in enumerate(numbers) if place == 0 or numbers[place - 1] != number - 1]
    return [
        (numbers[first], numbers[first] + stop - first, first)
        for first, stop in zip(firsts, [*firsts[1:], len(numbers)], strict=True)
    ]
