"""Reports, and what operators do about them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("resolved_at", sa.BigInteger),
        sa.Index("reports_by_reporter", "reporter", "at"),
        sa.Index("reports_by_resolved", "resolved_at"),
    )
    op.create_table(
        "report_lines",
        sa.Column("report", sa.Integer, sa.ForeignKey("reports.number"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "operators",
        sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_person", sa.String(32)),
        sa.Column("by_name", sa.String(64), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("report", sa.Integer),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "silences",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "warnings",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger),
        sa.Index("warnings_by_person", "person"),
    )
    op.create_table(
        "closed_accounts",
        sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person"), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
    )
