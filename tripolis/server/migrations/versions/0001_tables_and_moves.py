"""People, tables, matches, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("bot_at", sa.BigInteger),
        sa.Column("clock_at", sa.BigInteger),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("created_key", sa.String(64), unique=True),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.Index("tables_by_status", "visibility", "status", "updated"),
        sa.Index("tables_by_bot_at", "bot_at"),
        sa.Index("tables_by_clock_at", "clock_at"),
    )
    op.create_table(
        "seated",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("keep", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "key", name="entries_once"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "key", name="chat_once"),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )


def downgrade() -> None:
    for name in (
        "presence",
        "mutes",
        "chat",
        "entries",
        "seated",
        "tables",
        "tokens",
        "people",
    ):
        op.drop_table(name)
