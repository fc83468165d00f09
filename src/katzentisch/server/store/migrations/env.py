"""How Alembic reaches the store's own connection."""

from alembic import context

from katzentisch.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
