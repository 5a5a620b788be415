"""Analyses of finished matches, computed in the background."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("result", sa.LargeBinary),
    )


def downgrade() -> None:
    op.drop_table("analyses")
