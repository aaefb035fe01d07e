"""Whom people have muted or blocked."""

from sqlalchemy import BigInteger, Column, Index, String, Table, UniqueConstraint

from daikaiju.server.db.metadata import metadata

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
