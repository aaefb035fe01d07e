"""What an operator's programs and proxies ask: is the server alive, and is it ready."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from daikaiju.server.http.dependencies import kept

router = APIRouter(include_in_schema=False)

GOOD = "ok\n"


@router.get("/healthz")
async def healthz() -> Response:
    """The process answers; one that does not should be restarted."""
    return PlainTextResponse(GOOD)


@router.get("/readyz")
async def readyz(check_ready: Annotated[Callable[[], Awaitable[str | None]], kept("check_ready")]) -> Response:
    """The database answers too, and the server is not about to stop; otherwise a proxy should send people elsewhere."""
    why_not = await check_ready()
    return PlainTextResponse(GOOD) if why_not is None else PlainTextResponse(f"{why_not}\n", 503)
