"""Sessions, accounts and notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .base import Answer, Mail, Name, Password, Request


class Person(Answer):
    """Somebody who sits at tables: a guest, or an account with an e-mail address."""

    id: str
    name: str
    guest: bool
    email: str | None = None


class Me(Answer):
    """Who is asking. `csrf` must be sent back as header `X-CSRF-Token` with every change."""

    person: Person | None
    csrf: str


class NewGuest(Request):
    """Sit down without an account."""

    name: Name


class NewAccount(Request):
    """Register; seats held as a guest are kept."""

    name: Name
    email: Mail
    password: Password


class SignIn(Request):
    """Open a session of an account."""

    email: Mail
    password: Annotated[str, Meta(max_length=200)]


class Rename(Request):
    """Change the name that others see."""

    name: Name


class ResetRequest(Request):
    """Ask for a password reset by mail."""

    email: Mail


class ResetUse(Request):
    """Set a new password with the token of the mail."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password


class DeleteAccount(Request):
    """Remove the account; guests leave the password empty."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NoticeSettings(Struct, forbid_unknown_fields=True, kw_only=True):
    """How somebody hears that it is their turn. Quiet hours are in `zone`."""

    email: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""
    webhook_kind: Literal["generic", "discord", "slack"] = "generic"
    push: bool = False
    quiet_from: Annotated[str, Meta(pattern=r"^(|([01]\d|2[0-3]):[0-5]\d)$")] = ""
    quiet_to: Annotated[str, Meta(pattern=r"^(|([01]\d|2[0-3]):[0-5]\d)$")] = ""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    digest_minutes: Annotated[int, Meta(ge=0, le=1440)] = 0
    muted_tables: list[Annotated[str, Meta(max_length=40)]] = field(default_factory=list)


class PushKey(Answer):
    """The server's public key for web push (VAPID), or null if push is off."""

    key: str | None


class PushSubscription(Request):
    """What the browser gives: endpoint and the two keys."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Delivery(Answer):
    """One notice that was or will be sent."""

    id: int
    channel: str
    table: str | None
    status: str
    attempts: int
    error: str
    created: str


class DeliveryList(Answer):
    """The latest notices of a person."""

    deliveries: list[Delivery]
