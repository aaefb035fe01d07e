"""What the page is told about fair dice."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from daikaiju.fairness.exchange import Stage
from daikaiju.fairness.proof import Proof, Round

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes: a share, or the hash of one."""


class SeatCommitment(Struct, forbid_unknown_fields=True):
    """The hash of a seat's share."""

    seat: SeatNumber
    commitment: Hex


class SeatShare(Struct, forbid_unknown_fields=True):
    """A seat's share."""

    seat: SeatNumber
    share: Hex


class FairRound(Struct, kw_only=True):
    """What was exchanged for the dice in one round; the secret is revealed when the game is over."""

    commitment: str
    commitments: list[SeatCommitment]
    shares: list[SeatShare]
    secret: str | None


class Fair(FairRound, kw_only=True, omit_defaults=True):
    """What can be known about the dice; only a table has a stage, not a file. `after` is how many answers were given
    before, if the game began from a position."""

    scheme: str
    table: str
    seats: list[str]
    without: list[int]
    broken: list[FairRound]
    stage: Stage | None = None
    after: int | None = None


def told_round(exchanged: Round, *, over: bool) -> FairRound:
    return FairRound(
        commitment=exchanged.commitment,
        commitments=[SeatCommitment(seat, text) for seat, text in sorted(exchanged.commitments.items())],
        shares=[SeatShare(seat, share) for seat, share in sorted(exchanged.shares.items())],
        secret=exchanged.secret.hex() if over else None,
    )


def told_proof(proof: Proof, *, over: bool = True, stage: Stage | None = None) -> Fair:
    """A proof in the form the page receives."""
    final = told_round(proof.final, over=over)
    return Fair(
        commitment=final.commitment,
        commitments=final.commitments,
        shares=final.shares,
        secret=final.secret,
        scheme=proof.scheme,
        table=proof.table,
        seats=list(proof.seats),
        without=list(proof.without),
        broken=[told_round(earlier, over=over) for earlier in proof.broken],
        stage=stage,
        after=proof.after,
    )
