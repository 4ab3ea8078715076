"""What Alembic runs: the steps, on the connection and in the transaction that `bring_up` holds."""

from alembic import context

from burgh.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
