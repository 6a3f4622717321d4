"""The tables of the database. Journals only ever grow; everything else says how things stand."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

NAMING: Final = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
REVISION: Final = "0003"  # the migration that makes exactly this schema
METADATA: Final = MetaData(naming_convention=NAMING)
BIG: Final = BigInteger().with_variant(Integer, "sqlite")

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("email", Text, unique=True),
    Column("password", Text),
    Column("notices", Text, nullable=False, server_default="{}"),
    Column("created", Float, nullable=False),
    Column("language", Text, nullable=False, server_default="en"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", Text, primary_key=True),  # only its hash is kept
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

RESETS: Final = Table(
    "resets",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("access", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("version", BIG, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("actors", BIG, nullable=False),
    Column("held_seat", Integer),
    Column("held_from", Integer),
    Column("paused_until", Float),
    Column("deadline", Float, index=True),
    Column("thinking_until", Float, nullable=False, server_default="0"),
    Column("ended", Text, nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("rematch", Text),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, index=True),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("sitting_in", Text),
    Column("ready", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("remaining", Float, nullable=False, server_default="0"),
    Column("started", Float),
    Column("granted", Integer, nullable=False, server_default="-1"),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", BIG, nullable=False),  # number in the journal: the `version` of the wire
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("client", Text),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seq", name="uq_records_table_seq"),
    UniqueConstraint("table_id", "client", name="uq_records_table_client"),
)

INVITES: Final = Table(
    "invites",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("used_by", Text),
    Column("created", Float, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("mentions", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("sentence", Text),  # a sentence of the server itself, to be told in any language
    Index("ix_chat_table", "table_id", "id"),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

ASKS: Final = Table(
    "asks",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("to_seq", Integer),
    Column("until", Text),
    Column("agreed", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Index("ix_asks_table", "table_id", "open"),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float, nullable=False),
)

PUSH: Final = Table(
    "push",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
)

DELIVERIES: Final = Table(
    "deliveries",
    METADATA,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", Text),
    Column("channel", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
    Column("error", Text, nullable=False),
    Column("due", Float, nullable=False),
    Column("created", Float, nullable=False),
)

BUCKETS: Final = Table(
    "buckets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("level", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
