"""What somebody who was warned or silenced may not do for now."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from daikaiju.table.refusals import Refused

if TYPE_CHECKING:
    from daikaiju.server.tables.registry import TableRegistry

A_MINUTE = 60_000
AN_HOUR = 60 * A_MINUTE
A_DAY = 24 * AN_HOUR
UNITS = (("days", A_DAY), ("hours", AN_HOUR), ("minutes", A_MINUTE))


def lasting(milliseconds: int) -> dict[str, str | int]:
    """How long something lasts, as a message says it: in days, hours or minutes, never less than it is.

    >>> lasting(3 * A_DAY - 1)
    {'amount': 3, 'unit': 'days'}
    >>> lasting(A_DAY)
    {'amount': 24, 'unit': 'hours'}
    >>> lasting(1)
    {'amount': 1, 'unit': 'minutes'}
    """
    unit, length = next((unit for unit in UNITS if milliseconds >= 2 * unit[1] - 1), UNITS[-1])
    return {"amount": math.ceil(milliseconds / length), "unit": unit}


async def check_may_speak(registry: TableRegistry, person: str) -> None:
    """Refuse whoever is silenced, or has a warning to read first. The database is asked each time, so it counts in
    every process from the moment it was decided."""
    standing = await registry.moderation.standing(person, registry.now())
    if standing.silenced_until is not None:
        raise Refused("silenced", **lasting(standing.silenced_until - registry.now()))
    if standing.warned:
        raise Refused("warned")


async def check_may_rename(registry: TableRegistry, person: str, name: str) -> None:
    """Refuse a silenced person another name."""
    if name == await registry.store.name_of(person):
        return
    standing = await registry.moderation.standing(person, registry.now())
    if standing.silenced_until is not None:
        raise Refused("silenced", **lasting(standing.silenced_until - registry.now()))


async def check_open(registry: TableRegistry, person: str) -> None:
    """Refuse to sign anybody in to a closed account."""
    reason = await registry.moderation.why_closed(person)
    if reason is not None:
        raise Refused("account_closed", reason=reason)
