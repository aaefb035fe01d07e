"""Playing somebody now, over HTTP: /api/pairing (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Request

from daikaiju.server.accounts.dependencies import AccountService
from daikaiju.server.http.dependencies import KnownPerson, Person, Posted, disconnected, kept, limited
from daikaiju.server.http.limits import Limit
from daikaiju.server.http.router import new_router
from daikaiju.server.matchmaking.messages import CLOCKS, SIZES, PairingState, PairingWish
from daikaiju.server.matchmaking.queue import PairingQueue
from daikaiju.server.matchmaking.store import Wish
from daikaiju.server.ratings.store import ResultStore
from daikaiju.table.refusals import Refused

router = new_router("/api/pairing", 403, 409, 413, 422, 429, 503)

Queue = Annotated[PairingQueue, kept("pairing")]
NOT_WAITING = PairingState("none", mark="none")


@router.post("", dependencies=[limited(Limit.PAIRINGS)])
async def join(
    wish: Posted[PairingWish],
    person: Person,
    queue: Queue,
    accounts: AccountService,
    results: Annotated[ResultStore, kept("results")],
) -> PairingState:
    """Join the queue, replacing an earlier wish."""
    check(wish)
    has_account = await accounts.has_account(person)
    if wish.rated and not has_account:
        raise Refused("rated_account")
    row: Wish = {
        "person": person,
        "name": await accounts.introduce(person, wish.name),
        "game": wish.game,
        "players": wish.players,
        "clock": wish.clock,
        "rated": wish.rated,
        # Guests have no rating.
        "rating": (await results.rating(wish.game, person)).points if has_account else None,
    }
    return await queue.join(row)


@router.get("")
async def state(
    request: Request, person: KnownPerson, queue: Queue, mark: Annotated[str, Query(max_length=64)] = ""
) -> PairingState:
    """Whether this person is in the queue. With the mark of the last reply, waits until something has changed."""
    return NOT_WAITING if person is None else await queue.next_state(person, mark, disconnected(request))


@router.post("/leave")
async def leave(person: KnownPerson, queue: Queue) -> PairingState:
    """Wait no longer."""
    return NOT_WAITING if person is None else await queue.leave(person)


def check(wish: PairingWish) -> None:
    sizes = SIZES[wish.game]
    if wish.players is not None and wish.players not in sizes:
        many = "2" if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
        raise Refused("bad_request", why=f"{wish.game} is for {many} players")
    if wish.clock is not None and wish.clock not in CLOCKS:
        clocks = ", ".join(str(seconds) for seconds in CLOCKS)
        raise Refused("bad_request", why=f"a clock of {wish.clock} seconds cannot be wished for, only one of {clocks}")
