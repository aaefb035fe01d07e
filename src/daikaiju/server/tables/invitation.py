"""The address of a table as other programs show it: who invites, to which game, and a picture of their monster."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from daikaiju.server.http.addresses import Hosts
from daikaiju.server.http.dependencies import kept
from daikaiju.server.http.page import INDEX, LinkPreview, built_file, index, page
from daikaiju.server.tables import mapping
from daikaiju.server.tables.dependencies import LONGEST_ID, StoredTables, Tables
from daikaiju.server.tables.statements import CLOSED
from daikaiju.server.tables.store import Store
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import OPEN
from daikaiju.table.table import RUNNING, WAITING, Table
from daikaiju.words import LANGUAGES, Words

PICTURE, WIDTH, HEIGHT = "/invite/{}.jpg", 800, 420
"""Where the picture of a monster is (`tools.share_pictures` draws it), and its size."""

router = APIRouter(include_in_schema=False)


@router.api_route("/t/{identity}", methods=["GET", "HEAD"])
async def table_page(
    request: Request,
    hosts: Annotated[Hosts, kept("hosts")],
    tables: Tables,
    store: StoredTables,
    identity: str,
    lang: Annotated[str, Query(max_length=8)] = "",
) -> Response:
    """The page, as at any other address, but with an invitation for whoever is sent the link."""
    file = built_file(INDEX)
    if file is None or len(identity) > LONGEST_ID or not identity.isalnum():
        return await page(request, hosts, f"t/{identity}")
    table = tables.tables.get(identity) or await stored(store, identity)
    said = None if table is None else preview(table, Words(language(request, lang)))
    return index(request, hosts, file, said)


async def stored(store: Store, identity: str) -> Table | None:
    """A table without its game; while the database does not answer, nothing is known, and the page says so itself."""
    try:
        found = await store.table(identity)
    except Refused:
        return None
    return None if found is None or found.table.status == CLOSED else mapping.from_stored(found)


def language(request: Request, wanted: str) -> str:
    """The language the inviter speaks, as the link says, or else one that whoever asks prefers."""
    accepted = request.headers.get("accept-language", "").split(",")
    for tag in (wanted, *accepted):
        if (known := tag.strip()[:2].lower()) in LANGUAGES:
            return known
    return "en"


def preview(table: Table, words: Words) -> LinkPreview:
    """What is said of a table to those who do not sit there."""
    host = table.host
    name = "" if host is None else table.seats[host].name
    monster = table.seats[host or 0].monster
    game = words.say(f"web-game-{table.game}")
    state = table.status if table.status in (WAITING, RUNNING) else "over"
    free = sum(seat.by == OPEN for seat in table.seats)
    title = words.say("web-invited-title", game=game, name=name, named="yes" if name else "no", state=state)
    described = words.say("web-invited-about", seats=len(table.seats), open=0 if table.locked else free, state=state)
    alt = words.say(f"{table.game}-monster-{monster}")
    return LinkPreview(title, described, PICTURE.format(monster), WIDTH, HEIGHT, alt)
