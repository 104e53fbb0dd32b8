"""What somebody has learnt."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=120), nullable=False),
        sa.PrimaryKeyConstraint("identity", "what", name=op.f("pk_learnt")),
    )
