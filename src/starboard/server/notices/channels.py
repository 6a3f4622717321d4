"""How a notice leaves the house: mail, webhook or web push."""

from __future__ import annotations

import asyncio
import base64
import binascii
import smtplib
import ssl
import time
from email.message import EmailMessage
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from starboard.server.notices import outbound
from starboard.server.notices.outbound import NotSent
from starboard.server.settings import Mail

MAIL_SECONDS: Final = 60.0
PUSH_SECONDS: Final = 12 * 3600  # how long a signature of ours is good for


async def send_mail(mail: Mail, address: str, subject: str, text: str) -> None:
    """One letter through the configured SMTP server."""
    if not mail.host:
        raise NotSent("no_mail_server", gone=True)
    letter = EmailMessage()
    try:
        letter["From"], letter["To"], letter["Subject"] = mail.sender, address, subject
        letter.set_content(text)
    except ValueError as error:
        raise NotSent("mail_refused", gone=True) from error
    try:
        async with asyncio.timeout(MAIL_SECONDS):
            await outbound.in_thread(lambda: _hand_in(mail, letter))
    except TimeoutError:
        raise NotSent("mail_refused") from None


def _hand_in(mail: Mail, letter: EmailMessage) -> None:
    try:
        with smtplib.SMTP(mail.host, mail.port, timeout=outbound.SECONDS) as server:
            if mail.tls:
                server.starttls(context=ssl.create_default_context())
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(letter)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise NotSent("mail_refused") from error


async def send_webhook(address: str, kind: str, text: str, private: bool) -> None:
    """A line for a chat room or a program of one's own."""
    key = {"discord": "content", "slack": "text"}.get(kind, "text")
    body = msgspec.json.encode({key: text})
    await outbound.post(address, body, {"Content-Type": "application/json"}, private)


class Browser(msgspec.Struct):
    """Where one browser takes pushes, and the two keys that they are encrypted with."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self, private: bool) -> None:
        """`NotSent` if no push could ever be sent there."""
        outbound.checked_address(self.endpoint, private)
        try:
            point, secret = _bytes(self.p256dh), _bytes(self.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (ValueError, binascii.Error):
            raise NotSent("keys_refused", gone=True) from None
        if len(secret) != 16:
            raise NotSent("keys_refused", gone=True)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))


async def send_push(browser: Browser, text: str, key: str, contact: str, private: bool) -> None:
    """An encrypted message for one browser."""
    from py_vapid import Vapid02  # slow to import, seldom needed
    from pywebpush import WebPusher

    browser.check(private)
    parts = urlsplit(browser.endpoint)
    claims = {
        "sub": contact or "mailto:starboard@localhost",
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + PUSH_SECONDS,
    }
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    secret = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(text.encode())
    signed = Vapid02.from_string(key).sign(claims)
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": "0",
        "Authorization": signed["Authorization"],
    }
    await outbound.post(browser.endpoint, secret["body"], headers, private)
