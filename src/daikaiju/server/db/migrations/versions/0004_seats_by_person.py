"""An index, so that returning players find their tables quickly."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("seats_by_person", "seats", ["person"])
