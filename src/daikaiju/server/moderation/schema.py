"""Reports, and what operators do."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, SmallInteger, String, Table, Text

from daikaiju.server.db.metadata import metadata

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("line", Integer),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("resolved_at", BigInteger),
    Index("reports_by_reporter", "reporter", "at"),
    Index("reports_by_resolved", "resolved_at"),
)
"""What people reported: about whom, by the name they had then, and the number of the line if it was about one."""

report_lines = Table(
    "report_lines",
    metadata,
    Column("report", Integer, ForeignKey("reports.number"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", SmallInteger),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The chat around what was reported, as it was then."""

operators = Table(
    "operators",
    metadata,
    Column("person", String(32), ForeignKey("accounts.person"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
"""Account holders who look after the server."""

acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by_person", String(32)),
    Column("by_name", String(64), nullable=False),
    Column("act", String(16), nullable=False),
    Column("person", String(32)),
    Column("name", String(64), nullable=False),
    Column("table_id", String(16)),
    Column("report", Integer),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)
"""What operators did, in order, and why; `by_person` is missing where it was done on the command line. Rows are only
ever added; when somebody deletes their account, their name goes from here as from everywhere."""

silences = Table(
    "silences",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Who may not chat for a while."""

warnings = Table(
    "warnings",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seen_at", BigInteger),
    Index("warnings_by_person", "person"),
)
"""Warnings, by the number of the act, and when the person said that they had read it."""
