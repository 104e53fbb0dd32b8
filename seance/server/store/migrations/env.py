"""How migrations are run: on the connection that `migrate.upgrade` gives."""

from alembic import context

from seance.server.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
