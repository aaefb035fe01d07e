"""Somebody's own list of people they have muted or blocked, over HTTP (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from daikaiju.server.accounts.dependencies import Identities
from daikaiju.server.accounts.service import SendAway
from daikaiju.server.http.dependencies import Posted, kept
from daikaiju.server.http.router import new_router
from daikaiju.server.ignoring.store import IgnoreStore
from daikaiju.table.protocol.ignoring import Ignored, IgnoredRemoved
from daikaiju.table.refusals import Refused

router = new_router("/api/me/ignored", 403, 404, 413, 422, 429, 503)

IgnoredPeople = Annotated[IgnoreStore, kept("ignoring")]


@router.get("")
async def ignored(me: Identities, ignoring: IgnoredPeople) -> list[Ignored]:
    return await ignoring.lists_of(me)


@router.post("/remove")
async def remove(
    body: Posted[IgnoredRemoved],
    me: Identities,
    ignoring: IgnoredPeople,
    send_away: Annotated[SendAway, kept("send_away")],
) -> list[Ignored]:
    """Stop ignoring somebody; open pages reconnect to hear them again."""
    if not await ignoring.remove(me, body.id):
        raise Refused("not_ignored")
    send_away(me[:1])
    return await ignoring.lists_of(me)
