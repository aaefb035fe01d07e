"""Plain names: what the server remembers, and what is kept of a finished game."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.rename_table("house", "server_state")
    op.alter_column("tables", "finale", new_column_name="archive")
