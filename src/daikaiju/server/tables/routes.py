"""Everything over HTTP under /api (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import functools
import gzip
from typing import Annotated

import msgspec
import orjson
import segno
from fastapi import APIRouter, Path, Query, Request, Response
from starlette.requests import ClientDisconnect

from daikaiju.errors import Problem
from daikaiju.handbook import handbook
from daikaiju.packs import pack_names
from daikaiju.rules.version import rules_version
from daikaiju.server.accounts.names import check_free, playing_name
from daikaiju.server.catalogue.service import catalogue, pack_for_page
from daikaiju.server.files.messages import Replay
from daikaiju.server.http.identity import Identity, Visitor
from daikaiju.server.http.limits import Limits
from daikaiju.server.http.page import accepted_encodings
from daikaiju.server.http.responses import Json, Responses, answer, body_of, body_schema, refusals
from daikaiju.server.tables import mapping
from daikaiju.server.tables.archive import read_archive, with_earlier_pieces
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.statements import CLOSED
from daikaiju.server.workers.uploads import How, Uploads
from daikaiju.table import views
from daikaiju.table.new_table import WantedSeat, open_lesson, open_table
from daikaiju.table.permissions import adopt_seats
from daikaiju.table.pieces import without_undone_pieces
from daikaiju.table.protocol.new_table import Created, Name, NewSeat, NewTable
from daikaiju.table.protocol.tables import ClockSetting, GameName, ready
from daikaiju.table.refusals import Refused
from daikaiju.table.table import OLD_RULES, OVER, Table
from daikaiju.table.texts import checked_name

router = APIRouter(prefix="/api", default_response_class=Json, responses=refusals(413, 422, 429))

QR_TOKENS = 9
"""What a QR code costs on top of its request: drawing one takes as long as ten other replies."""

A_DAY = 24 * 60 * 60 * 1000
LONGEST_ID, ID = 16, "^[a-z0-9]+$"
TableId = Annotated[str, Path(max_length=LONGEST_ID, pattern=ID)]


def plain(kind: str) -> Responses:
    """The possible replies to a request for a table's file, for the description of the API."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}, **refusals(404)}


def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def visitor_of(request: Request, response: Response) -> Visitor:
    """Who is asking; a newcomer gets a cookie."""
    identity: Identity = request.app.state.identity
    visitor = await identity.visitor(request)
    if visitor is None:
        visitor = Visitor(identity.new_person())
        response.headers["set-cookie"] = identity.set_cookie(request, visitor.person)
    return visitor


async def person_of(request: Request, response: Response) -> str:
    return (await visitor_of(request, response)).person


@router.get("/me")
async def me(request: Request, response: Response) -> Response:
    person = await person_of(request, response)
    return answer(Name(await registry_of(request).store.name_of(person)), response)


@router.put("/me", openapi_extra=body_schema(Name), responses=refusals(403))
async def set_me(request: Request, response: Response) -> Response:
    body = body_of(Name, await request.body())
    person = await person_of(request, response)
    checked_name(body.name)
    return answer(Name(await introduced(registry_of(request), person, body.name)), response)


@router.get("/me/tables")
async def my_tables(request: Request) -> Response:
    """The tables at which this person sits, in progress and finished; a newcomer has none, and gets no cookie."""
    identity: Identity = request.app.state.identity
    person = await identity.person(request)
    registry = registry_of(request)
    people = [] if person is None else [person, *await registry.accounts.former(person)]
    tables = [
        registry.tables.get(stored.table.id) or mapping.from_stored(stored)
        for stored in await registry.store.tables_of(people)
        if stored.table.status != CLOSED
    ]
    return answer([views.own_listing(table, people) for table in tables])


@router.get("/catalogue")
async def get_catalogue(request: Request) -> Response:
    preparation = registry_of(request).bots.preparation
    headers, packed = {"Vary": "Accept-Encoding"}, "gzip" in accepted_encodings(request)
    if packed:
        headers["Content-Encoding"] = "gzip"
    text = catalogue_json(preparation.offered, preparation.waiting, packed)
    return Response(text, media_type="application/json", headers=headers)


@functools.cache
def catalogue_json(bots: tuple[str, ...], preparing: tuple[str, ...], packed: bool) -> bytes:
    """What every page asks for first; compressed, it is a sixth as long."""
    text = msgspec.json.encode(catalogue(bots, preparing))
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


@router.get("/tables")
async def list_tables(request: Request) -> Response:
    registry = registry_of(request)
    listed = await registry.store.listed(registry.now() - A_DAY)
    tables = [registry.tables.get(stored.table.id) or mapping.from_stored(stored) for stored in listed]
    listings = [views.listing(table) for table in tables]
    if registry.peers is not None:
        for listing in listings:
            listing.spectators += registry.peers.spectators(listing.id)
    return answer(listings)


@router.post("/tables", openapi_extra=body_schema(NewTable), responses=refusals(403, 409))
async def create_table(request: Request, response: Response) -> Response:
    body = body_of(NewTable, await request.body())
    person = await person_of(request, response)
    registry = registry_of(request)
    name = await introduced(registry, person, body.name)
    if body.clock.kind != "none" and body.clock.seconds < 5:
        raise Refused("bad_request", why="a clock needs at least 5 seconds")
    limits_of(request).check_table(address_of(request))
    table = await open_table(
        registry,
        person,
        name,
        body.game,
        dict(body.options),
        [await wanted(registry, person, seat) for seat in body.seats],
        clock=ClockSetting(body.clock.kind, body.clock.seconds if body.clock.kind != "none" else 0),
        listed=body.listed,
        start=body.start,
        first_game=body.first_game,
        rated=body.rated,
    )
    return answer(Created(table.id), response)


async def introduced(registry: TableRegistry, person: str, name: str) -> str:
    """A person's name: that of their account, the one sent along, which is kept, or the one already known."""
    known = await playing_name(registry, person, name)
    if name.strip() and await registry.accounts.account(person) is None:
        await registry.store.set_name(person, known)
    return known


async def wanted(registry: TableRegistry, person: str, seat: NewSeat) -> WantedSeat:
    """A seat with its name checked; only people who share the creator's screen have one here."""
    if not seat.name.strip():
        return WantedSeat(seat.monster, seat.by, "")
    if seat.by != "me":
        raise Refused("bad_request", why="only a seat by me has a name")
    name = checked_name(seat.name)
    await check_free(registry, person, name)
    return WantedSeat(seat.monster, seat.by, name)


@router.post("/lessons/{game}", responses=refusals(403, 404))
async def create_lesson(
    request: Request,
    response: Response,
    game: GameName,
    lost: Annotated[str | None, Query(max_length=LONGEST_ID, pattern=ID)] = None,
) -> Response:
    person = await person_of(request, response)
    limits_of(request).check_table(address_of(request))
    registry = registry_of(request)
    after = None if lost is None else await registry.look(lost)
    if after is not None and after.game != game:
        raise Refused("no_such_table")
    table = await open_lesson(registry, person, await registry.store.name_of(person), game, after)
    return answer(Created(table.id), response)


@router.get("/tables/{identity}/replay", responses=refusals(404))
async def replay(request: Request, response: Response, identity: TableId) -> Response:
    registry = registry_of(request)
    table = await finished(registry, identity)
    kept = read_archive(await registry.archive(table)) if table.status == OVER else {"statistics": [], "ending": None}
    pieces = without_undone_pieces(await registry.storage.pieces(table.id, -1))
    if table.origin is not None and table.rules == rules_version():
        whose = limits_of(request).counted(address_of(request))
        entries = await registry.storage.entries(table.id)
        pieces = await with_earlier_pieces(registry.file_worker, table, pieces, entries, whose)
    person = await person_of(request, response)
    adopt_seats(table, person, await registry.accounts.former(person))
    told_whole = Replay(
        table=views.table_for(table, person),
        told=[ready(piece.json) for piece in pieces],
        statistics=kept["statistics"],
        ending=kept["ending"],
        fair=views.fair_state(table),
    )
    answered = answer(told_whole, response)
    limits_of(request).was_sent(address_of(request), len(answered.body))
    return answered


@router.get("/tables/{identity}/game.yaml", response_class=Response, responses=plain("application/yaml"))
async def game_file(request: Request, identity: TableId) -> Response:
    registry = registry_of(request)
    table = await finished(registry, identity)
    if table.status != OVER:
        raise Refused("no_file")
    text = read_archive(await registry.archive(table))["file"]
    name = f'attachment; filename="{table.game}-{table.id}.yaml"'
    return Response(text, media_type="application/yaml", headers={"Content-Disposition": name})


async def finished(registry: TableRegistry, identity: str) -> Table:
    """A table whose game can be watched from beginning to end."""
    table = await registry.look(identity)
    if table.status not in (OVER, OLD_RULES):
        raise Refused("not_over")
    return table


FILE = {"requestBody": {"required": True, "content": {"application/yaml": {"schema": {"type": "string"}}}}}


@router.post("/replay", openapi_extra=FILE, responses=refusals(403, 503))
async def replay_file(request: Request) -> Response:
    return await read_upload(request, "replay")


@router.post("/verify", openapi_extra=FILE, responses=refusals(403, 503))
async def verify_file(request: Request) -> Response:
    return await read_upload(request, "verify")


async def read_upload(request: Request, how: How) -> Response:
    with limits_of(request).one_file(address_of(request)):
        text = file_text(request.headers.get("content-type", ""), await request.body())
        return Response(await read_safely(request, how, text), media_type="application/json")


async def read_safely(request: Request, how: How, text: bytes) -> bytes:
    """Read what a visitor sent in another process, where it can do no harm, and only as long as they wait for it."""
    uploads: Uploads = request.app.state.uploads
    reading = asyncio.create_task(uploads.read(how, text, address_of(request)))
    gone = asyncio.create_task(disconnected(request))
    try:
        await asyncio.wait((reading, gone), return_when=asyncio.FIRST_COMPLETED)
        if not reading.done():
            raise ClientDisconnect
        return await reading
    finally:
        for task in (reading, gone):
            task.cancel()
        await asyncio.gather(reading, gone, return_exceptions=True)


async def disconnected(request: Request) -> None:
    """Return when the sender of a request, of which everything has arrived, is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


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


@router.get("/tables/{identity}/qr.svg", response_class=Response, responses=plain("image/svg+xml"))
async def qr_code(request: Request, identity: TableId) -> Response:
    await registry_of(request).look(identity)
    address = f"{request.url.scheme}://{request.headers['host'].lower()}/t/{identity}"
    limits_of(request).check_request(address_of(request), QR_TOKENS)
    return Response(qr_svg(address), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@functools.lru_cache(maxsize=256)
def qr_svg(address: str) -> str:
    """The QR code of an address."""
    svg = segno.make(address, error="m").svg_inline(border=2, scale=8, omitsize=True, svgclass=None, lineclass=None)
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


@router.get("/handbook/{game}")
async def get_handbook(game: GameName) -> Response:
    return Response(handbook_json(game), media_type="application/json")


@functools.cache
def handbook_json(game: GameName) -> bytes:
    return orjson.dumps(handbook(game))
