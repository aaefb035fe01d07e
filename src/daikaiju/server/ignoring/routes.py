"""Somebody's own list of people they have muted or blocked, over HTTP (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from daikaiju.server.accounts.dependencies import Identities
from daikaiju.server.accounts.names import name_key
from daikaiju.server.accounts.service import SendAway
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.http.dependencies import AccountHolder, Posted, kept
from daikaiju.server.http.router import new_router
from daikaiju.server.ignoring.store import IgnoreStore
from daikaiju.table.protocol.ignoring import Ignored, IgnoredRemoved, NewIgnored
from daikaiju.table.refusals import Refused

router = new_router("/api/me/ignored", 401, 403, 404, 413, 422, 429, 503)

IgnoredPeople = Annotated[IgnoreStore, kept("ignoring")]


@router.get("")
async def ignored(me: Identities, ignoring: IgnoredPeople) -> list[Ignored]:
    return await ignoring.lists_of(me)


@router.post("")
async def ignore(
    body: Posted[NewIgnored],
    holder: AccountHolder,
    me: Identities,
    ignoring: IgnoredPeople,
    accounts: Annotated[AccountStore, kept("account_store")],
    send_away: Annotated[SendAway, kept("send_away")],
    now: Annotated[Callable[[], int], kept("now")],
) -> list[Ignored]:
    """Mute or block somebody by the name of their account; open pages reconnect, and no longer hear them."""
    other = await accounts.person_named(name_key(body.name))
    account = None if other is None else await accounts.account(other)
    if other is None or account is None:
        raise Refused("no_such_person")
    if other in me:
        raise Refused("yourself")
    await ignoring.ignore(holder.person, other, body.how, account.name, now())
    send_away(me[:1])
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
