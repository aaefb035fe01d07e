"""What the names of accounts look like."""

import sqlalchemy as sa
from alembic import op

from daikaiju.server.db.name_forms import forms

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    made = op.create_table(
        "name_forms",
        sa.Column("form", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person"), nullable=False),
        sa.Index("name_forms_by_person", "person"),
    )
    assert made is not None
    named = sa.text(
        "SELECT person, name FROM accounts JOIN people ON people.id = accounts.person ORDER BY created_at DESC, person"
    )
    known = {form: row.person for row in op.get_bind().execute(named) for form in forms(row.name)}
    op.bulk_insert(made, [{"form": form, "person": person} for form, person in known.items()])
