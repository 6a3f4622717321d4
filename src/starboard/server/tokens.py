"""Ids and secrets: random names, hashes of tokens, and signatures."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time


def new_id(prefix: str) -> str:
    """A short random id that cannot be guessed, e.g. t_Zk3a9xB2."""
    return f"{prefix}_{secrets.token_urlsafe(9)}"


def new_token() -> str:
    """A secret for a cookie, an invitation or a reset."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def sign(key: bytes, text: str) -> str:
    """The text with its signature."""
    return f"{text}.{_signature(key, text)}"


def unsign(key: bytes, signed: str) -> str | None:
    """The text if its signature is right."""
    text, _, signature = signed.rpartition(".")
    good = hmac.compare_digest(signature.encode(), _signature(key, text).encode())
    return text if good and text else None


def csrf_of(key: bytes, token: str) -> str:
    """The value that pages of this session must send when they change something."""
    return _signature(key, f"csrf:{token}")


def _signature(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()[:40]


def now() -> float:
    """Seconds since 1970; the server's only clock."""
    return time.time()


def iso(seconds: float) -> str:
    """A time as clients read it."""
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(seconds % 1 * 1000):03d}Z"
