"""What is kept of finished matches, to be shown under any later rules."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("tables_by_archived", "tables", ["archived", "status"])
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("play", sa.LargeBinary, nullable=False),
        sa.Column("replay", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "viewer"),
    )


def downgrade() -> None:
    op.drop_table("archives")
    op.drop_index("tables_by_archived", "tables")
    op.drop_column("tables", "archived")
