"""Disconnects pages, so that they come back to what is stored and as whoever their browser is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from daikaiju.server.tables.registry import TableRegistry


def send_away_people(registry: TableRegistry, people: list[str], *, forgotten: bool = False) -> None:
    """Disconnect everyone's pages, in all processes; if their names are gone from the database, tables that remember
    them are read again."""
    send_away_here(registry, people, forgotten=forgotten)
    if registry.peers is not None:
        registry.peers.send_away(people, forgotten=forgotten)


def send_away_here(registry: TableRegistry, people: list[str], *, forgotten: bool) -> None:
    """The same in this process only."""
    for table in list(registry.tables.values()):
        if forgotten and any(table.concerns(person) for person in people):
            registry.forget(table)
        for connection in [page for page in table.connections if page.person in people]:
            connection.close()
