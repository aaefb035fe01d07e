"""What is deleted from time to time, because nobody needs it any more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.friends.store import FriendStore
from daikaiju.server.ignoring.store import IgnoreStore
from daikaiju.server.moderation.store import ModerationStore

A_DAY = 24 * 60 * 60 * 1000
A_YEAR = 365 * A_DAY


@dataclass(frozen=True)
class Cleanup:
    """Sessions and invitations that expired, old lists of guests, and reports kept as long as games are."""

    accounts: AccountStore
    friends: FriendStore
    ignoring: IgnoreStore
    moderation: ModerationStore
    now: Callable[[], int]
    keep_days: float

    async def run(self) -> None:
        now = self.now()
        await self.accounts.tidy(now)
        await self.friends.tidy(now)
        await self.ignoring.forget_guests(now - A_YEAR)
        if self.keep_days > 0:
            await self.moderation.forget_resolved(now - int(self.keep_days * A_DAY))
