"""The exchange before the first roll: everyone commits, everything is frozen, and only then are shares opened.

A round in which someone does not open their share is broken: it is kept in the proof, which names the withholder, who
then adds nothing to the dice; everyone else begins a new round with new numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from daikaiju.errors import DaikaijuError
from daikaiju.fairness.dice import OLD_SCHEME, SCHEME, FairDice, commitment, share_commitment
from daikaiju.fairness.proof import Proof, Round

COMMITTING: Final = "committing"
OPENING: Final = "opening"
FIXED: Final = "fixed"
Stage = Literal["committing", "opening", "fixed"]


class BadShare(DaikaijuError):
    """Someone opens a share they did not commit to, or commits after everything was frozen."""


@dataclass
class Exchange:
    """The state of a table's exchange."""

    table: str
    secret: bytes
    scheme: str = SCHEME
    starting: bool = False
    """Whether the game is about to begin: nobody can sit down or stand up now."""

    commitments: dict[int, str] | None = None
    """What the seats have committed to, once it is frozen."""

    shares: dict[int, str] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    """The monsters in the order of the seats when everything was frozen."""

    without: list[int] = field(default_factory=list)
    """Seats of people that have no part in this round."""

    broken: list[Round] = field(default_factory=list)
    after: int | None = None
    """How many answers were given before, if the game begins from a position; its table remembers it."""

    @property
    def promise(self) -> str:
        """The server's own commitment in this round."""
        return commitment(self.secret)

    @property
    def stage(self) -> Stage:
        if self.scheme == OLD_SCHEME:
            return FIXED
        if self.commitments is None:
            return COMMITTING
        return FIXED if self.is_complete else OPENING

    @property
    def is_complete(self) -> bool:
        """Whether everyone who committed has opened."""
        return self.commitments is not None and self.commitments.keys() == self.shares.keys()

    @property
    def barred(self) -> set[int]:
        """Seats that withheld a share in an earlier round."""
        return {seat for earlier in self.broken for seat in earlier.withheld}

    def freeze(self, commitments: Mapping[int, str], people: list[int], seats: list[str]) -> None:
        """Freeze: from now on nothing can be replaced, and shares may be opened."""
        if self.commitments is not None:
            raise BadShare("the commitments are frozen already")
        self.commitments = {seat: text for seat, text in sorted(commitments.items()) if seat not in self.barred}
        self.without = [seat for seat in people if seat not in self.commitments]
        self.seats = list(seats)

    def open(self, shares: Mapping[int, str]) -> None:
        """Seats reveal their shares, which must be those they committed to."""
        if self.commitments is None:
            raise BadShare("shares are opened only when all commitments are frozen")
        for seat, share in shares.items():
            if self.commitments.get(seat) != share_commitment(self.table, self.promise, seat, share):
                raise BadShare(f"seat {seat} did not commit to this share")
        self.shares |= shares

    def break_round(self, secret: bytes) -> None:
        """Someone has not opened their share: begin again with a new secret, and without them."""
        self.broken.append(self.current_round())
        self.secret, self.commitments, self.shares, self.without = secret, None, {}, []

    def current_round(self) -> Round:
        return Round(self.promise, self.secret, dict(self.commitments or {}), dict(self.shares))

    def proof(self) -> Proof:
        return Proof(
            self.current_round(),
            self.table,
            tuple(self.seats),
            tuple(self.broken),
            tuple(self.without),
            self.scheme,
            self.after,
        )

    def dice(self) -> FairDice:
        return FairDice(self.scheme, self.secret, self.proof().digest)

    # --- as it is stored, beside its secret ---------------------------------------------------------

    def to_stored(self) -> dict[str, object]:
        return {
            "scheme": self.scheme,
            "starting": self.starting,
            "commitments": None if self.commitments is None else by_text(self.commitments),
            "shares": by_text(self.shares),
            "seats": self.seats,
            "without": self.without,
            "broken": [
                {
                    "secret": earlier.secret.hex(),
                    "commitments": by_text(earlier.commitments),
                    "shares": by_text(earlier.shares),
                }
                for earlier in self.broken
            ],
        }


def stored_exchange(table: str, secret: str, stored: dict[str, Any]) -> Exchange:
    """A stored exchange; under the old scheme only the shares were stored."""
    commitments = stored.get("commitments")
    return Exchange(
        table,
        bytes.fromhex(secret),
        stored.get("scheme", SCHEME),
        stored.get("starting", False),
        None if commitments is None else by_number(commitments),
        by_number(stored.get("shares", {})),
        stored.get("seats", []),
        stored.get("without", []),
        [
            Round(
                commitment(bytes.fromhex(earlier["secret"])),
                bytes.fromhex(earlier["secret"]),
                by_number(earlier["commitments"]),
                by_number(earlier["shares"]),
            )
            for earlier in stored.get("broken", [])
        ],
    )


def by_text(values: Mapping[int, str]) -> dict[str, str]:
    return {str(seat): value for seat, value in values.items()}


def by_number(values: Mapping[str, str]) -> dict[int, str]:
    return {int(seat): value for seat, value in values.items()}
