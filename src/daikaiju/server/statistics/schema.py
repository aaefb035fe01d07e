"""Finished games in figures."""

from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, SmallInteger, String, Table

from daikaiju.server.db.metadata import metadata

figures = Table(
    "figures",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", SmallInteger, nullable=False),
    Column("reviewed_at", BigInteger),
    Column("figures", LargeBinary, nullable=False),
)
"""Finished games in a few figures: by which version of the counting, and with which review, if any."""
