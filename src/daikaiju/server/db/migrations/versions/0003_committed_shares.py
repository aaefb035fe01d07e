"""Committed shares: seats commit to their shares, and a table's exchange has its own column."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Shares sent before their game began were not commitments: pages commit when they reconnect.
    op.execute("UPDATE seats SET share = NULL")
    op.alter_column("seats", "share", new_column_name="commitment")
    old = """'{"scheme":"daikaiju-dice-1","shares":' || shares || '}'"""
    op.execute(f"UPDATE tables SET shares = {old} WHERE shares IS NOT NULL")
    op.alter_column("tables", "shares", new_column_name="exchange")
