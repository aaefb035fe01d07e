"""Who looks for others to play with."""

from sqlalchemy import BigInteger, Boolean, Column, Integer, SmallInteger, String, Table

from daikaiju.server.db.metadata import metadata

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
