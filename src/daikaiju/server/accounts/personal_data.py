"""Everything the server knows about somebody, for them to download."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.server.tables.mapping import from_stored
from daikaiju.server.tournaments.store import CompetitionStore

if TYPE_CHECKING:
    from daikaiju.server.tables.registry import TableRegistry


async def data_of(registry: TableRegistry, person: str) -> dict[str, object]:
    """An account, its passkeys and sessions, friends, tables and what was said; times in milliseconds since 1970."""
    store, accounts = registry.store, registry.accounts
    account = await accounts.account(person)
    people = [person, *await accounts.former(person)]
    own = await store.tables_of(people, None)
    tables = [registry.tables.get(stored.table.id) or from_stored(stored) for stored in own]
    said = await store.said_by(people)
    tournaments = await CompetitionStore(store.engine).of_people(people)
    return {
        "name": "" if account is None else account.name,
        "created_at": None if account is None else account.created_at,
        "passkeys": [
            {"name": key.name, "site": key.site, "created_at": key.created_at, "used_at": key.used_at}
            for key in await accounts.passkeys(person)
        ],
        "signed_in_at": [row.created_at for row in await accounts.sessions(person)],
        "friends": [
            {
                "name": row.name,
                "asked_by_you": bool(row.by_me),
                "asked_at": row.asked_at,
                "accepted_at": row.accepted_at,
            }
            for row in await registry.friends.of(person)
        ],
        "tables": [
            {
                "id": table.id,
                "game": table.game,
                "options": table.options,
                "status": table.status,
                "created_at": table.created_at,
                "active_at": table.active_at,
                "created_by_you": table.creator in people,
                "seats": [
                    {"monster": seat.monster, "by": seat.by, "name": seat.name, "yours": seat.person in people}
                    for seat in table.seats
                ],
                "file": f"/api/tables/{table.id}/game.yaml" if table.status == "over" else None,
            }
            for table in tables
        ],
        "ignored": [
            {"name": row.name, "how": row.how, "at": row.at} for row in await registry.ignoring.lists_of(people)
        ],
        "tournaments": [
            {
                "id": one.id,
                "name": one.name,
                "status": one.status,
                "created_at": one.created_at,
                "organised_by_you": one.organiser in people,
            }
            for one in tournaments
        ],
        "reported": [
            {"table": row.table_id, "reason": row.reason, "text": row.text, "at": row.at}
            for row in await registry.moderation.made_by(people)
        ],
        "silenced_until": (await registry.moderation.standing(person, registry.now())).silenced_until,
        "said": [{"table": row.table_id, "text": row.text, "at": row.at} for row in said],
    }
