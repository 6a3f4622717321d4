"""The language that somebody reads, and the server's own lines of chat in every language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.Text(), server_default="en", nullable=False))
    op.add_column("chat", sa.Column("sentence", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("sentence")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("language")
