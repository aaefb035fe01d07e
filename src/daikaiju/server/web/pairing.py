"""Playing somebody now, over HTTP: /api/pairing (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from daikaiju.server.pairing.queue import PairingQueue
from daikaiju.server.protocol.pairing import CLOCKS, SIZES, PairingState, PairingWish
from daikaiju.server.ratings.participants import check_holder
from daikaiju.server.ratings.rating import Rating
from daikaiju.server.refusals import Refused
from daikaiju.server.registry import TableRegistry
from daikaiju.server.storage.seekers import Wish
from daikaiju.server.web.accounts import identity_of
from daikaiju.server.web.answers import Json, answer, body_of, body_schema, refusals
from daikaiju.server.web.api import address_of, introduced, limits_of, person_of, registry_of

router = APIRouter(prefix="/api/pairing", default_response_class=Json, responses=refusals(403, 409, 413, 422, 429, 503))


def queue_of(request: Request) -> PairingQueue:
    queue: PairingQueue = request.app.state.pairing
    return queue


@router.post("", openapi_extra=body_schema(PairingWish))
async def join(request: Request, response: Response) -> Response:
    """Join the queue, replacing an earlier wish."""
    wish = body_of(PairingWish, await request.body())
    check(wish)
    limits_of(request).check_pairing(address_of(request))
    registry = registry_of(request)
    person = await person_of(request, response)
    if wish.rated:
        await check_holder(registry, person)
    name = await introduced(registry, person, wish.name)
    row: Wish = {
        "person": person,
        "name": name,
        "game": wish.game,
        "players": wish.players,
        "clock": wish.clock,
        "rated": wish.rated,
        "rating": await points(registry, person, wish.game),
    }
    return answer(await queue_of(request).join(row), response)


@router.get("")
async def state(request: Request, mark: Annotated[str, Query(max_length=64)] = "") -> Response:
    """Whether this person is in the queue. With the mark of the last reply, waits until something has changed."""
    person = await identity_of(request).person(request)
    queue = queue_of(request)
    if person is None:
        return answer(PairingState("none", mark="none"))
    return answer(await queue.next_state(person, mark, disconnected(request)))


async def disconnected(request: Request) -> None:
    """Return as soon as nobody waits for the answer any more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


@router.post("/leave")
async def leave(request: Request) -> Response:
    """Wait no longer."""
    person = await identity_of(request).person(request)
    return answer(PairingState("none", mark="none") if person is None else await queue_of(request).leave(person))


def check(wish: PairingWish) -> None:
    sizes = SIZES[wish.game]
    if wish.players is not None and wish.players not in sizes:
        many = "2" if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
        raise Refused("bad_request", why=f"{wish.game} is for {many} players")
    if wish.clock is not None and wish.clock not in CLOCKS:
        clocks = ", ".join(str(seconds) for seconds in CLOCKS)
        raise Refused("bad_request", why=f"a clock of {wish.clock} seconds cannot be wished for, only one of {clocks}")


async def points(registry: TableRegistry, person: str, game: str) -> int | None:
    """The rating of an account holder; guests have none."""
    if await registry.accounts.account(person) is None:
        return None
    _, (rating,) = await registry.results.before(game, [person])
    return Rating(*rating).points
