"""What Alembic runs: migrations on the connection the server opened."""

from alembic import context

from daikaiju.server.db.metadata import metadata

# When the module is only imported, there is no configuration.
if hasattr(context, "config"):
    context.configure(
        connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
    )
    with context.begin_transaction():
        context.run_migrations()
