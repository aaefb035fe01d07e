"""Reviews of finished games."""

from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, String, Table

from daikaiju.server.db.metadata import metadata

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("review", LargeBinary, nullable=False),
)
"""Reviews of finished games that somebody asked for."""
