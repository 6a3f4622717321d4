"""Buckets of requests that all processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "buckets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_buckets")),
    )


def downgrade() -> None:
    op.drop_table("buckets")
