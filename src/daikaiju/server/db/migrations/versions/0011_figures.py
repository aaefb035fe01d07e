"""Finished games in a few figures, for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "figures",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.SmallInteger, nullable=False),
        sa.Column("reviewed_at", sa.BigInteger),
        sa.Column("figures", sa.LargeBinary, nullable=False),
    )
