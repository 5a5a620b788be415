"""What a request with a key asked for, whose table is which, who waits for an analysis."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for table in ("tables", "entries", "chat"):
        op.add_column(table, sa.Column("asked", sa.String(64)))
    op.add_column("tables", sa.Column("game", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.add_column("analyses", sa.Column("asked_by", sa.String(64)))
    op.add_column(
        "analyses", sa.Column("waited_at", sa.BigInteger, nullable=False, server_default="0")
    )
    op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _name_games_and_hosts()


def _name_games_and_hosts() -> None:
    tables = sa.table("tables", *map(sa.column, ("id", "document", "game", "host")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.document)).all():
        told = json.loads(row.document)
        connection.execute(
            sa.update(tables)
            .where(tables.c.id == row.id)
            .values(game=told["game"], host=told["host"])
        )


def downgrade() -> None:
    op.drop_table("health")
    for column in ("asked_by", "waited_at"):
        op.drop_column("analyses", column)
    for column in ("game", "host"):
        op.drop_column("tables", column)
    for table in ("tables", "entries", "chat"):
        op.drop_column(table, "asked")
