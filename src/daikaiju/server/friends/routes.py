"""Friends over HTTP: /api/friends (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, Request, Response

from daikaiju.server.accounts.routes import signed_in
from daikaiju.server.friends.messages import FriendName, NewInvitation
from daikaiju.server.friends.service import SEEN_EVERY, Companion
from daikaiju.server.http.responses import Json, answer, body_of, body_schema, refusals
from daikaiju.server.tables.routes import address_of, limits_of, registry_of

router = APIRouter(
    prefix="/api/friends", default_response_class=Json, responses=refusals(401, 403, 404, 409, 413, 422, 429, 503)
)

Seen = dict[str, int]
"""When each account holder was last stored as online, so that it is not stored at every request."""


async def companion_of(request: Request) -> Companion:
    """The account holder who asks; asking shows that they are online."""
    person, registry = (await signed_in(request)).person, registry_of(request)
    seen: Seen = request.app.state.seen
    now = registry.now()
    if now - seen.get(person, 0) >= SEEN_EVERY:
        for gone in [one for one, at in seen.items() if now - at >= SEEN_EVERY]:
            del seen[gone]
        seen[person] = now
        await registry.friends.see(person, now)
    return Companion(registry, person)


async def told_after(
    request: Request, act: Callable[[Companion, str], Awaitable[None]], *, limited: bool = False
) -> Response:
    """All friends, after something was done about the one who is named."""
    body = body_of(FriendName, await request.body())
    if limited:
        limits_of(request).check_friends(address_of(request))
    companion = await companion_of(request)
    await act(companion, body.name)
    return answer(await companion.all())


@router.get("")
async def friends(request: Request) -> Response:
    return answer(await (await companion_of(request)).all())


@router.get("/notices")
async def notices(request: Request) -> Response:
    return answer(await (await companion_of(request)).notices())


@router.post("/ask", openapi_extra=body_schema(FriendName))
async def ask(request: Request) -> Response:
    return await told_after(request, Companion.ask, limited=True)


@router.post("/accept", openapi_extra=body_schema(FriendName))
async def accept(request: Request) -> Response:
    return await told_after(request, Companion.accept)


@router.post("/decline", openapi_extra=body_schema(FriendName))
async def decline(request: Request) -> Response:
    return await told_after(request, Companion.decline)


@router.post("/remove", openapi_extra=body_schema(FriendName))
async def remove(request: Request) -> Response:
    return await told_after(request, Companion.remove)


@router.post("/invite", openapi_extra=body_schema(NewInvitation))
async def invite(request: Request) -> Response:
    body = body_of(NewInvitation, await request.body())
    limits_of(request).check_friends(address_of(request))
    companion = await companion_of(request)
    await companion.invite(body.name, body.table)
    return answer(await companion.all())


@router.post("/dismiss", openapi_extra=body_schema(FriendName))
async def dismiss(request: Request) -> Response:
    """Hide an invitation by this friend from now on."""
    body = body_of(FriendName, await request.body())
    companion = await companion_of(request)
    await companion.dismiss(body.name)
    return answer(await companion.notices())
