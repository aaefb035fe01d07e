"""What an operator's programs ask: is the server alive, is it ready, and how is it doing."""

from __future__ import annotations

import asyncio
import ipaddress

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import PlainTextResponse, Response

from daikaiju.server.refusals import Refused
from daikaiju.server.registry import TableRegistry

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
    try:
        await asyncio.wait_for(registry.store.check(), LONGEST_READING)
    except (Refused, TimeoutError):
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse(GOOD)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus, for the operator's own machines only."""
    registry: TableRegistry = request.app.state.registry
    address = request.client.host if request.client else ""
    if not is_among(address, registry.settings.metrics_for):
        raise Refused("no_such_page")
    return PlainTextResponse(registry.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def is_among(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address belongs to one of some networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(network) for network in networks)
