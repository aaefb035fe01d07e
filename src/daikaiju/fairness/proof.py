"""The part of a file that lets anyone recompute its rolls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from daikaiju.errors import unknown
from daikaiju.fairness.dice import OLD_SCHEME, SCHEME, commitment, exchange_digest, is_hex_32, old_digest, outcome
from daikaiju.fairness.dice import share_commitment as commitment_of_share
from daikaiju.text.reading import Node

OLD_KEYS = ("scheme", "commitment", "secret", "shares")
ROUND_KEYS = ("commitment", "secret", "commitments", "shares")
KEYS = ("scheme", "table", "seats", *ROUND_KEYS, "without", "broken")
AFTER = "after"
"""The part that only games have which began from a position: how many answers were given before."""


MOST_ANSWERS = 20_000


@dataclass(frozen=True)
class Round:
    """What was exchanged in one round: what the server and the seats committed to, and what they opened."""

    commitment: str
    secret: bytes
    commitments: dict[int, str] = field(default_factory=dict)
    shares: dict[int, str] = field(default_factory=dict)

    @property
    def withheld(self) -> list[int]:
        """The seats that committed to a share and did not open it."""
        return sorted(self.commitments.keys() - self.shares.keys())

    def secret_fits(self) -> bool:
        return commitment(self.secret) == self.commitment

    def unfit_shares(self, table: str) -> list[int]:
        """The seats whose share is not the one they committed to."""
        return [
            seat
            for seat, share in sorted(self.shares.items())
            if self.commitments.get(seat) != commitment_of_share(table, self.commitment, seat, share)
        ]

    def to_dict(self, seats: Sequence[str]) -> dict[str, object]:
        return {
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "commitments": {seats[seat]: text for seat, text in sorted(self.commitments.items())},
            "shares": {seats[seat]: share for seat, share in sorted(self.shares.items())},
        }


@dataclass(frozen=True)
class Proof:
    """Everything the rolls of a game follow from."""

    final: Round
    """The round whose shares went into the dice."""

    table: str = ""
    seats: tuple[str, ...] = ()
    """The monsters in the order of the seats when everything was frozen; shares count seats in this order."""

    broken: tuple[Round, ...] = ()
    """Earlier rounds, in which someone did not open a share."""

    without: tuple[int, ...] = ()
    """Seats of people that have no share in the dice."""

    scheme: str = SCHEME
    after: int | None = None
    """How many answers were given before, of a game that began from a position; these dice had no part in them."""

    def to_dict(self, seats: Sequence[str]) -> dict[str, object]:
        """The form in a file."""
        if self.scheme == OLD_SCHEME:
            final = self.final.to_dict(seats)
            return {"scheme": OLD_SCHEME, **{key: final[key] for key in OLD_KEYS[1:]}}
        return {
            "scheme": self.scheme,
            "table": self.table,
            "seats": list(self.seats),
            **self.final.to_dict(self.seats),
            "without": [self.seats[seat] for seat in self.without],
            "broken": [earlier.to_dict(self.seats) for earlier in self.broken],
            **({} if self.after is None else {AFTER: self.after}),
        }

    @cached_property
    def digest(self) -> bytes:
        if self.scheme == OLD_SCHEME:
            return old_digest(self.final.shares)
        promises = [exchanged.commitment for exchanged in (*self.broken, self.final)]
        return exchange_digest(self.table, promises, self.seats, self.final.commitments, self.final.shares)

    def names(self, seats: Iterable[int]) -> list[str]:
        """The monsters of seats."""
        return [self.seats[seat] for seat in seats]

    def outcome(self, number: int, spread: int) -> int:
        """What the dice gave at the chance question with this number."""
        return outcome(self.scheme, self.final.secret, self.digest, number, spread)


def read_proof(value: object, seats: list[str], where: str = "fair") -> Proof:
    """The proof in a file; every part must be present and well-formed."""
    place = Node(value, where)
    scheme = place.mapping().get("scheme")
    if scheme is None:
        raise place.wrong(f"no scheme; fair dice need {', '.join(KEYS)}")
    if scheme.value == OLD_SCHEME:
        entries = parts(place, OLD_KEYS)
        round_1 = Round(
            hex_of(entries["commitment"]), secret_of(entries["secret"]), {}, by_seat(entries["shares"], seats)
        )
        return Proof(round_1, scheme=OLD_SCHEME)
    if scheme.value != SCHEME:
        raise scheme.wrong(str(unknown("scheme of fair dice", scheme.value, [SCHEME, OLD_SCHEME])))
    entries = parts(place, KEYS, AFTER)
    after = entries[AFTER].number(0, MOST_ANSWERS) if AFTER in entries else None
    numbers = entries["seats"].names("monster of this game", seats)
    if len(numbers) != len(seats):
        raise entries["seats"].wrong(f"names {len(numbers)} of {len(seats)} monsters")
    seats = [seats[number] for number in numbers]
    broken = tuple(read_round(parts(earlier, ROUND_KEYS), seats) for earlier in entries["broken"].items())
    without = tuple(sorted(seat.name("monster of this game", seats) for seat in entries["without"].items()))
    return Proof(read_round(entries, seats), str(entries["table"].value), tuple(seats), broken, without, after=after)


def read_round(entries: dict[str, Node], seats: list[str]) -> Round:
    return Round(
        hex_of(entries["commitment"]),
        secret_of(entries["secret"]),
        by_seat(entries["commitments"], seats),
        by_seat(entries["shares"], seats),
    )


def parts(place: Node, keys: Iterable[str], *optional: str) -> dict[str, Node]:
    """The parts of a mapping, none of which may be missing unless it is optional."""
    entries = place.mapping((*keys, *optional))
    for key in keys:
        if key not in entries:
            raise place.wrong(f"no {key}; fair dice need {', '.join(keys)}")
    return entries


def by_seat(place: Node, seats: list[str]) -> dict[int, str]:
    return {seats.index(name): hex_of(one) for name, one in place.mapping(seats).items()}


def secret_of(place: Node) -> bytes:
    return bytes.fromhex(hex_of(place))


def hex_of(place: Node) -> str:
    text = str(place.value)
    if not is_hex_32(text):
        raise place.wrong("should be 64 lower-case hexadecimal digits")
    return text
