"""Who said what at a table: it goes with them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chat", sa.Column("who", sa.String(length=32), nullable=False, server_default=""))
