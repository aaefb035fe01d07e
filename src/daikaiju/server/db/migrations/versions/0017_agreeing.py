"""Who agrees to how a table is set up."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("seats", sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.true()))
