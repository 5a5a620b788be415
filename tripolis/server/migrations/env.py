"""Run by Alembic: applies the steps over the connection that `Store.migrate` hands in."""

from alembic import context

from tripolis.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
