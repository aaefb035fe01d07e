"""What an operator's programs and proxies ask: is the server alive, and is it ready."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from daikaiju.server.tables.registry import TableRegistry
from daikaiju.table.refusals import Refused

router = APIRouter(include_in_schema=False)

LONGEST_READING = 2.0
"""How many seconds the database has to answer."""

GOOD = "ok\n"


@router.get("/healthz")
async def healthz() -> Response:
    """The process answers; one that does not should be restarted."""
    return PlainTextResponse(GOOD)


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """The database answers too, and the server is not about to stop; otherwise a proxy should send people elsewhere."""
    registry: TableRegistry = request.app.state.registry
    if registry.closing:
        return PlainTextResponse("stopping\n", 503)
    if registry.peers is not None and registry.peers.joined.was_just_renewed:
        return PlainTextResponse(GOOD)
    try:
        await asyncio.wait_for(registry.store.check(), LONGEST_READING)
    except (Refused, TimeoutError):
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse(GOOD)
