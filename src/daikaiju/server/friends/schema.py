"""People: their names, their friends, whom they ignore, and who looks for others to play with."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, SmallInteger, String, Table, UniqueConstraint

from daikaiju.server.db.metadata import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
)

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

ignored = Table(
    "ignored",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("how", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("person", "other", name="ignored_once"),
    Index("ignored_by_other", "other"),
)
"""Whom somebody does not want to hear ("mute"), or not to meet either ("block"), by the name they had then."""

seekers = Table(
    "seekers",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(16), nullable=False),
    Column("players", SmallInteger),
    Column("clock", Integer),
    Column("rated", Boolean, nullable=False),
    Column("rating", Integer),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(16)),
    Column("paired_at", BigInteger),
    Column("is_open", Boolean, nullable=False),
)
"""People who wait for others to play with; once paired, at which table, and whether that is open yet."""
