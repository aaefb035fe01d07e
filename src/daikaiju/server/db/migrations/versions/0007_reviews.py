"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
