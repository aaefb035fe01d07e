"""Files that visitors send, over HTTP: shown step by step, and checked (docs/protocol.md)."""

from __future__ import annotations

from starlette.responses import Response

from daikaiju.server.files.sent_file import SentFile, Upload
from daikaiju.server.files.uploads import How
from daikaiju.server.http.dependencies import VisitorLimits
from daikaiju.server.http.limits import AddressLimits
from daikaiju.server.http.router import new_router

router = new_router("/api", 403, 413, 422, 429, 503)


@router.post("/replay")
async def replay_file(file: SentFile, limits: VisitorLimits) -> Response:
    return await read_file(file, limits, "replay")


@router.post("/verify")
async def verify_file(file: SentFile, limits: VisitorLimits) -> Response:
    return await read_file(file, limits, "verify")


async def read_file(file: Upload, limits: AddressLimits, how: How) -> Response:
    with limits.one_file():
        return Response(await file.read(how, await file.text()), media_type="application/json")
