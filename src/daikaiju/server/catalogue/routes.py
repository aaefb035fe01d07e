"""What can be played, the packs and the handbook, over HTTP (docs/protocol.md)."""

from __future__ import annotations

import functools
import gzip
from typing import Annotated

import msgspec
import orjson
from fastapi import Request
from starlette.responses import Response

from daikaiju.handbook import handbook
from daikaiju.packs import pack_names
from daikaiju.server.http.dependencies import kept
from daikaiju.server.http.page import accepted_encodings
from daikaiju.server.http.responses import refusals
from daikaiju.server.http.router import new_router
from daikaiju.services.catalogue.service import catalogue, pack_for_page
from daikaiju.services.levels import Levels
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.refusals import Refused

router = new_router("/api", 413, 422, 429)


@router.get("/catalogue")
async def get_catalogue(request: Request, levels: Annotated[Levels, kept("levels")]) -> Response:
    headers, packed = {"Vary": "Accept-Encoding"}, "gzip" in accepted_encodings(request)
    if packed:
        headers["Content-Encoding"] = "gzip"
    text = catalogue_json(levels.offered, packed)
    return Response(text, media_type="application/json", headers=headers)


@functools.cache
def catalogue_json(bots: tuple[str, ...], packed: bool) -> bytes:
    """What every page asks for first; compressed, it is a sixth as long."""
    text = msgspec.json.encode(catalogue(bots))
    return gzip.compress(text, mtime=0) if packed else text


@router.get("/packs/{name}", responses=refusals(404))
async def get_pack(name: str) -> Response:
    """What the page needs to show the cards of a pack: their words and pictures."""
    if name not in pack_names():
        raise Refused("no_such_page")
    return Response(pack_json(name), media_type="application/json")


@functools.cache
def pack_json(name: str) -> bytes:
    return msgspec.json.encode(pack_for_page(name))


@router.get("/handbook/{game}")
async def get_handbook(game: GameName) -> Response:
    return Response(handbook_json(game), media_type="application/json")


@functools.cache
def handbook_json(game: GameName) -> bytes:
    return orjson.dumps(handbook(game))
