"""Which part of a longer story a table plays."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chapter", sa.String(length=80), nullable=False, server_default=""))
