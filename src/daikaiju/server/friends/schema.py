"""Friends, who is online, and invitations."""

from sqlalchemy import BigInteger, Boolean, Column, Index, String, Table

from daikaiju.server.db.metadata import metadata

friends = Table(
    "friends",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("friend", String(32), primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("accepted_at", BigInteger),
    Column("declined", Boolean, nullable=False),
    Index("friends_by_friend", "friend"),
)
"""Requests to become friends, and what came of them; nobody is told that they were declined."""

presence = Table(
    "presence",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
"""When account holders last had a page open."""

invitations = Table(
    "invitations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("sender", String(32), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Friends whom somebody asks to their table."""
