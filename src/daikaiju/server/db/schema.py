"""What the server remembers of itself, and which process runs which table."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from daikaiju.server.db.metadata import metadata

server_state = Table(
    "server_state",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the whole server remembers: the key of its cookies, and when it was last seen alive."""

processes = Table(
    "processes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The processes that share a PostgreSQL database: when each expires, and how much server time it had last seen."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("process", Integer),
    Column("fence", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("leases_by_process", "process"),
)
"""Which process runs a table, with the number that its changes must show (`db.leases`)."""
