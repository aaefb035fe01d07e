"""A file that a visitor sends with a request."""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import Depends, Request
from starlette.requests import ClientDisconnect

from daikaiju.errors import Problem
from daikaiju.server.files.uploads import How, Uploads
from daikaiju.server.http.dependencies import VisitorLimits, disconnected, kept
from daikaiju.server.http.router import RequestBody
from daikaiju.table.refusals import Refused


class Upload:
    """What a visitor sends; it is read in another process, where it can do no harm, and only as long as they wait."""

    def __init__(self, request: Request, uploads: Uploads, address: str) -> None:
        self._request, self._uploads, self._address = request, uploads, address

    async def text(self) -> bytes:
        """The text of a file."""
        return file_text(self._request.headers.get("content-type", ""), await self._request.body())

    async def read_body(self, how: How) -> bytes:
        """Read the body of the request as it is."""
        return await self.read(how, await self._request.body())

    async def read(self, how: How, text: bytes) -> bytes:
        reading = asyncio.create_task(self._uploads.read(how, text, self._address))
        gone = asyncio.create_task(disconnected(self._request))
        try:
            await asyncio.wait((reading, gone), return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                raise ClientDisconnect
            return await reading
        finally:
            for task in (reading, gone):
                task.cancel()
            await asyncio.gather(reading, gone, return_exceptions=True)


def file_text(kind: str, body: bytes) -> bytes:
    """The text of a file that was sent as it is, or as a string of JSON."""
    try:
        text = body.decode()
        if kind.startswith("application/json") and text.lstrip().startswith('"'):
            return str(orjson.loads(text)).encode()
    except UnicodeDecodeError as error:
        problem = Problem("file-not-utf-8", byte=error.start + 1)
        raise Refused("bad_file", why={"say": problem.to_json()}) from None
    except orjson.JSONDecodeError as error:
        problem = Problem("file-not-json", line=error.lineno, why=error.msg)
        raise Refused("bad_file", why={"say": problem.to_json()}) from None
    return body


async def upload_of(request: Request, uploads: Annotated[Uploads, kept("uploads")], limits: VisitorLimits) -> Upload:
    return Upload(request, uploads, limits.address)


SentBody = Annotated[Upload, Depends(upload_of)]
SentFile = Annotated[Upload, Depends(upload_of), RequestBody()]
