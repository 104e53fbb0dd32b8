"""The address that somebody wants to be told at when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("identities", sa.Column("hook", sa.Text(), nullable=False, server_default=""))
    op.add_column("identities", sa.Column("hook_secret", sa.String(length=64), nullable=False, server_default=""))
