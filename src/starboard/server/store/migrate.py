"""Bring a database to the newest schema, or to a named revision."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from .database import database_url


def config(address: str) -> Config:
    """Alembic's configuration, made here and not in a file."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    found.attributes["url"] = database_url(address)
    return found


def upgrade(address: str, revision: str = "head") -> None:
    """Run the missing migrations."""
    command.upgrade(config(address), revision)


def downgrade(address: str, revision: str) -> None:
    """Take migrations back."""
    command.downgrade(config(address), revision)


def newest_revision() -> str:
    """The revision that this program needs."""
    head = ScriptDirectory.from_config(config("")).get_current_head()
    assert head is not None, "there are no migrations"
    return head
