"""Settings: defaults, a TOML file, environment variables, flags; the later wins."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field


class Mail(Struct, forbid_unknown_fields=True, kw_only=True):
    """The SMTP server for notices and password resets; no host means no mail."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = "starboard@localhost"
    tls: bool = True


class Settings(Struct, forbid_unknown_fields=True, kw_only=True):
    """All that an operator can set; docs/operation.md lists each with its meaning."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "starboard.db"
    bus: str = ""
    address: str = ""
    secure_cookies: bool = False
    trusted_proxies: str = ""
    origins: list[str] = field(default_factory=list)
    games: list[str] = field(default_factory=list)
    warm_tables: Annotated[int, Meta(ge=1)] = 500
    thinkers: Annotated[int, Meta(ge=0)] = 1
    think_seconds: float = 2.0
    think_limit_seconds: float = 30.0
    max_body: int = 3_000_000
    max_message: int = 16_384
    max_connections: int = 5000
    compression_level: Annotated[int, Meta(ge=1, le=9)] = 6
    compression_window: Annotated[int, Meta(ge=9, le=15)] = 15
    requests_per_minute: int = 600
    messages_per_minute: int = 600
    sign_ins_per_minute: int = 10
    session_days: int = 90
    hash_cost: Annotated[int, Meta(ge=1)] = 3
    hash_memory_kib: int = 65_536
    heartbeat_seconds: float = 60.0
    poll_seconds: float = 2.0
    vapid_private_key: str = ""
    vapid_contact: str = ""
    private_webhooks: bool = False
    log_json: bool = True
    test_seeds: bool = False
    mail: Mail = field(default_factory=Mail)


PREFIX = "STARBOARD_"


def read_settings(file: str | None = None, flags: dict[str, object] | None = None) -> Settings:
    """The settings in force; a wrong name or value is a clear `ValueError`."""
    found: dict[str, object] = {}
    if file:
        found.update(tomllib.loads(Path(file).read_text(encoding="utf-8")))
    found = _with_environment(found)
    found.update(flags or {})
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"settings: {error}") from None


def _with_environment(found: dict[str, object]) -> dict[str, object]:
    """STARBOARD_PORT=80, STARBOARD_MAIL_HOST=..., lists separated by commas."""
    mail = found.get("mail")
    letters: dict[str, object] = dict(mail) if isinstance(mail, dict) else {}
    for name in Settings.__struct_fields__:
        text = os.environ.get(PREFIX + name.upper())
        if text is not None and name != "mail":
            found[name] = text.split(",") if name in ("origins", "games") else text
    for name in Mail.__struct_fields__:
        text = os.environ.get(f"{PREFIX}MAIL_{name.upper()}")
        if text is not None:
            letters[name] = text
    if letters:
        found["mail"] = letters
    return found
