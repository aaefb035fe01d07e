"""What the server remembers of itself."""

from __future__ import annotations

from sqlalchemy import Column, String, Table, Text

from daikaiju.server.db.metadata import metadata

server_state = Table(
    "server_state",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the whole server remembers: the key of its cookies, and when it was last seen alive."""
