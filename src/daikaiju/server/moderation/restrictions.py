"""What somebody who was warned or silenced may not do for now."""

from __future__ import annotations

import math
from collections.abc import Callable

from daikaiju.server.moderation.store import ModerationStore, Standing
from daikaiju.table.refusals import Refused

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


class Restrictions:
    """Refuses what somebody may not do. The database is asked each time, so that a decision counts in every process
    from the moment it is made."""

    def __init__(self, moderation: ModerationStore, now: Callable[[], int]) -> None:
        self._moderation, self._now = moderation, now

    async def check_may_speak(self, person: str) -> None:
        """Refuse whoever is silenced, or has a warning to read first."""
        if (await self.check_not_silenced(person)).warned:
            raise Refused("warned")

    async def check_not_silenced(self, person: str) -> Standing:
        standing = await self._moderation.standing(person, self._now())
        if standing.silenced_until is not None:
            raise Refused("silenced", **lasting(standing.silenced_until - self._now()))
        return standing

    async def check_open(self, person: str) -> None:
        """Refuse to sign anybody in to a closed account."""
        reason = await self._moderation.why_closed(person)
        if reason is not None:
            raise Refused("account_closed", reason=reason)
