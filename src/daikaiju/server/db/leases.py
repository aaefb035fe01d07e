"""The rules of leases: which process may run a table, for how long, and which of its writes count.

Every process has a row with the time at which it expires unless it renews; a lease names the process that runs a
table, and a fencing number that grows each time the table changes hands. The database's clock is the only clock, and
`lease_store` asks these functions while it holds the rows' locks, or says the same in SQL.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

LASTS = 8_000
"""Milliseconds after its last renewal at which a process loses its tables."""

RENEWED_EVERY = 1_000
LONGEST_IDLE = 1_500
"""Milliseconds after which the database ends a transaction whose process has fallen silent."""

MARGIN = 2_000
"""A transaction begins only if its process has this much time left; being longer than any silence the database
tolerates, it makes sure that nothing is committed after the end of a lease."""


class Expired(Exception):
    """This process's lease has expired, or is about to."""


class HeldElsewhere(Exception):
    """Another process runs the table; says which."""

    def __init__(self, process: int) -> None:
        super().__init__(f"process {process} runs the table")
        self.process = process


@dataclass(frozen=True, slots=True)
class Process:
    """A process as the database knows it."""

    id: int
    expires_at: int
    """By the database's clock."""
    seen: int
    """Its server time when it last renewed."""

    def is_alive(self, now: int) -> bool:
        return now < self.expires_at


@dataclass(frozen=True, slots=True)
class Lease:
    """Who runs a table."""

    process: int | None
    """None if it was given back."""
    fence: int
    seen: int
    """The server time of the process that gave it back, when it did."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A lease that was just taken."""

    lease: Lease
    shift: int
    """By how many milliseconds deadlines move into the new process's server time."""
    handed_over: bool
    """Whether the process that held it before had died."""


def joined(identity: int, now: int, server_time: int) -> Process:
    """A process that has just started."""
    return Process(identity, now + LASTS, server_time)


def renewed(process: Process, now: int, server_time: int) -> Process | None:
    """A renewed process; None if it is too late, because others may have taken its tables."""
    return replace(process, expires_at=now + LASTS, seen=server_time) if process.is_alive(now) else None


def take(lease: Lease, holder: Process | None, me: Process, now: int, server_time: int) -> Taken:
    """Take a lease that nobody holds; its clock stood still from when its process was last seen until now."""
    if not me.is_alive(now + MARGIN):
        raise Expired
    if lease.process == me.id:
        return Taken(replace(lease, fence=lease.fence + 1), 0, handed_over=False)
    if lease.process is not None and holder is not None and holder.is_alive(now):
        raise HeldElsewhere(holder.id)
    seen = lease.seen if lease.process is None or holder is None else holder.seen
    return Taken(Lease(me.id, lease.fence + 1, lease.seen), server_time - seen, lease.process is not None)


def may_write(lease: Lease | None, process: Process | None, fence: int, now: int) -> bool:
    """Whether a transaction may change a table: with the number of the present lease, in its time."""
    return (
        lease is not None
        and process is not None
        and lease.process == process.id
        and lease.fence == fence
        and process.is_alive(now + MARGIN)
    )


def given_back(lease: Lease, process: int, fence: int, server_time: int) -> Lease:
    """A lease that its process no longer needs; one that has changed hands stays as it is."""
    if (lease.process, lease.fence) != (process, fence):
        return lease
    return Lease(None, fence, server_time)
