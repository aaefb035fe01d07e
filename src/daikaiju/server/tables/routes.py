"""Tables over HTTP: /api/tables (docs/protocol.md)."""

from __future__ import annotations

import contextlib
import functools

import segno
from fastapi import Request
from starlette.responses import Response

from daikaiju.rules.version import rules_version
from daikaiju.server.http.dependencies import KnownPerson, Person, Posted, VisitorLimits
from daikaiju.server.http.limits import Limit
from daikaiju.server.http.responses import refusals, text_of
from daikaiju.server.http.router import new_router
from daikaiju.server.tables import mapping
from daikaiju.server.tables.archive import with_earlier_pieces
from daikaiju.server.tables.dependencies import FinishedTable, KnownPeople, People, StoredTables, TableId, Tables
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.statements import CLOSED
from daikaiju.server.tables.store import Stored
from daikaiju.services.replays.messages import Replay
from daikaiju.services.replays.service import read_archive, replay_of
from daikaiju.table import views
from daikaiju.table.new_table import WantedSeat, open_table
from daikaiju.table.permissions import adopt_seats
from daikaiju.table.pieces import without_undone_pieces
from daikaiju.table.protocol.new_table import Created, NewSeat, NewTable
from daikaiju.table.protocol.tables import ListedTable, OwnTable
from daikaiju.table.refusals import Refused
from daikaiju.table.setup import checked_clock
from daikaiju.table.table import OVER, Table
from daikaiju.table.texts import checked_name

router = new_router("/api", 413, 422, 429)

QR_TOKENS = 9
"""What a QR code costs on top of its request: drawing one takes as long as ten other replies."""

A_DAY = 24 * 60 * 60 * 1000


@router.get("/me/tables")
async def my_tables(person: KnownPerson, tables: Tables, store: StoredTables, people: People) -> list[OwnTable]:
    """The tables at which this person sits, in progress and finished; a newcomer has none, and gets no cookie."""
    mine = await people.identities(person)
    found = [await current(tables, stored) for stored in await store.tables_of(mine) if stored.table.status != CLOSED]
    return [views.own_listing(table, mine, tables.server_time()) for table in found]


async def current(tables: TableRegistry, stored: Stored) -> Table:
    """A table as it is; if somebody's days may run there, with its game, which another process may have in memory."""
    table = tables.tables.get(stored.table.id) or mapping.from_stored(stored)
    if table.play is None and table.deadline is not None and table.clock.by_days:
        with contextlib.suppress(Refused):
            return await tables.look(table.id)
    return table


@router.get("/tables")
async def list_tables(tables: Tables, store: StoredTables) -> list[ListedTable]:
    listed = await store.listed(tables.now() - A_DAY)
    found = [tables.tables.get(stored.table.id) or mapping.from_stored(stored) for stored in listed]
    listings = [views.listing(table) for table in found]
    if tables.peers is not None:
        for listing in listings:
            listing.spectators += tables.peers.spectators(listing.id)
    return listings


@router.post("/tables", responses=refusals(403, 409))
async def create_table(
    body: Posted[NewTable], person: Person, tables: Tables, people: People, limits: VisitorLimits
) -> Created:
    name = await people.introduce(person, body.name)
    clock = checked_clock(body.clock)
    limits.check(Limit.TABLES)
    table = await open_table(
        tables,
        person,
        name,
        body.game,
        dict(body.options),
        [await checked_seat(people, person, seat) for seat in body.seats],
        clock=clock,
        listed=body.listed,
        start=body.start,
        first_game=body.first_game,
        rated=body.rated,
    )
    return Created(table.id)


async def checked_seat(people: KnownPeople, person: str, seat: NewSeat) -> WantedSeat:
    """A seat with its name checked; only people who share the creator's screen have one here."""
    if not seat.name.strip():
        return WantedSeat(seat.monster, seat.by, "")
    if seat.by != "me":
        raise Refused("bad_request", why="only a seat by me has a name")
    name = checked_name(seat.name)
    await people.check_free(person, name)
    return WantedSeat(seat.monster, seat.by, name)


@router.get("/tables/{identity}/replay", responses=refusals(404))
async def replay(
    table: FinishedTable, person: Person, tables: Tables, store: StoredTables, people: People, limits: VisitorLimits
) -> Replay:
    archive = read_archive(await tables.archive(table)) if table.status == OVER else None
    pieces = without_undone_pieces(await store.pieces(table.id, -1))
    if table.origin is not None and table.rules == rules_version():
        entries = await store.entries(table.id)
        pieces = await with_earlier_pieces(tables.file_worker, table, pieces, entries, limits.counted)
    adopt_seats(table, person, (await people.identities(person))[1:])
    return replay_of(table, person, pieces, archive)


@router.get(
    "/tables/{identity}/game.yaml",
    response_class=Response,
    responses={**text_of("application/yaml"), **refusals(404)},
)
async def game_file(table: FinishedTable, tables: Tables) -> Response:
    if table.status != OVER:
        raise Refused("no_file")
    text = read_archive(await tables.archive(table)).file
    name = f'attachment; filename="{table.game}-{table.id}.yaml"'
    return Response(text, media_type="application/yaml", headers={"Content-Disposition": name})


@router.get(
    "/tables/{identity}/qr.svg", response_class=Response, responses={**text_of("image/svg+xml"), **refusals(404)}
)
async def qr_code(request: Request, tables: Tables, limits: VisitorLimits, identity: TableId) -> Response:
    await tables.look(identity)
    address = f"{request.url.scheme}://{request.headers['host'].lower()}/t/{identity}"
    limits.check(Limit.REQUESTS, QR_TOKENS)
    return Response(qr_svg(address), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@functools.lru_cache(maxsize=256)
def qr_svg(address: str) -> str:
    """The QR code of an address."""
    svg = segno.make(address, error="m").svg_inline(border=2, scale=8, omitsize=True, svgclass=None, lineclass=None)
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
