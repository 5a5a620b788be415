"""What is kept about a person beside tables: how they fare at puzzles, and the like."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "key"),
    )


def downgrade() -> None:
    op.drop_table("notes")
