"""Who has ever held which seat, who was shown out, what nobody sees change, and what hosts need."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_sitters_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "identity", name=op.f("pk_sitters")),
    )
    op.create_index(op.f("ix_sitters_identity"), "sitters", ["identity"], unique=False)
    op.execute(
        "INSERT INTO sitters (table_id, seat, identity, removed) "
        "SELECT seats.table_id, seats.seat, seats.holder, false FROM seats JOIN tables ON tables.id = seats.table_id "
        "WHERE seats.holder IS NOT NULL AND tables.status != 'waiting'"
    )
    op.create_table(
        "bans",
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("host", "identity", name=op.f("pk_bans")),
    )
    op.create_index(op.f("ix_bans_identity"), "bans", ["identity"], unique=False)
    op.create_table(
        "notes",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_notes")),
    )
    op.add_column("seats", sa.Column("called_in", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("quiet", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("identities", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE identities SET seen = created")
    op.add_column("reports", sa.Column("about", sa.String(length=32), nullable=False, server_default=""))
