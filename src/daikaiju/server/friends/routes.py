"""Friends over HTTP: /api/friends (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends

from daikaiju.server.friends.messages import FriendName, FriendNotices, Friends, NewInvitation
from daikaiju.server.friends.service import Friendships
from daikaiju.server.http.dependencies import AccountHolder, Posted, kept, limited
from daikaiju.server.http.limits import Limit
from daikaiju.server.http.router import new_router

router = new_router("/api/friends", 401, 403, 404, 409, 413, 422, 429, 503)

FriendService = Annotated[Friendships, kept("friendships")]


async def online(holder: AccountHolder, friends: FriendService) -> str:
    await friends.note_online(holder.person)
    return holder.person


Me = Annotated[str, Depends(online)]
"""The account holder who asks; asking shows that they are online."""


@router.get("")
async def all_friends(me: Me, friends: FriendService) -> Friends:
    return await friends.all(me)


@router.get("/notices")
async def notices(me: Me, friends: FriendService) -> FriendNotices:
    return await friends.notices(me)


@router.post("/ask", dependencies=[limited(Limit.FRIENDS)])
async def ask(body: Posted[FriendName], me: Me, friends: FriendService) -> Friends:
    await friends.ask(me, body.name)
    return await friends.all(me)


@router.post("/accept")
async def accept(body: Posted[FriendName], me: Me, friends: FriendService) -> Friends:
    await friends.accept(me, body.name)
    return await friends.all(me)


@router.post("/decline")
async def decline(body: Posted[FriendName], me: Me, friends: FriendService) -> Friends:
    await friends.decline(me, body.name)
    return await friends.all(me)


@router.post("/remove")
async def remove(body: Posted[FriendName], me: Me, friends: FriendService) -> Friends:
    await friends.remove(me, body.name)
    return await friends.all(me)


@router.post("/invite", dependencies=[limited(Limit.FRIENDS)])
async def invite(body: Posted[NewInvitation], me: Me, friends: FriendService) -> Friends:
    await friends.invite(me, body.name, body.table)
    return await friends.all(me)


@router.post("/dismiss")
async def dismiss(body: Posted[FriendName], me: Me, friends: FriendService) -> FriendNotices:
    """Hide an invitation by this friend from now on."""
    await friends.dismiss(me, body.name)
    return await friends.notices(me)
