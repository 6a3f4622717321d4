"""How a notice leaves the house: mail, webhook or web push. All of it blocks: use a thread."""

from __future__ import annotations

import ipaddress
import smtplib
import socket
import ssl
import urllib.error
import urllib.request
from email.message import EmailMessage
from http.client import HTTPMessage
from typing import IO, Final
from urllib.parse import urlsplit

import msgspec

from starboard.server.sentences import Sentence
from starboard.server.settings import Mail

SECONDS: Final = 10.0
GONE: Final = (404, 410)


class NotSent(Exception):
    """The notice did not go out; `gone` says that it never will."""

    def __init__(self, code: str, *words: object, gone: bool = False) -> None:
        self.sentence = Sentence(code, *words)
        super().__init__(str(self.sentence))
        self.gone = gone


def send_mail(mail: Mail, address: str, subject: str, text: str) -> None:
    """One letter through the configured SMTP server."""
    if not mail.host:
        raise NotSent("no_mail_server", gone=True)
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = mail.sender, address, subject
    letter.set_content(text)
    try:
        with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS) as server:
            if mail.tls:
                server.starttls(context=ssl.create_default_context())
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(letter)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise NotSent("mail_refused") from error


def send_webhook(address: str, kind: str, text: str, private: bool) -> None:
    """A line for a chat room or a program of one's own."""
    check_target(address, private)
    key = {"discord": "content", "slack": "text"}.get(kind, "text")
    body = msgspec.json.encode({key: text})
    request = urllib.request.Request(
        address, data=body, headers={"Content-Type": "application/json"}, method="POST"
    )
    try:
        with urllib.request.build_opener(NoRedirect).open(request, timeout=SECONDS):
            pass
    except urllib.error.HTTPError as error:
        raise NotSent("answered", error.code) from None
    except (OSError, ValueError) as error:
        raise NotSent("unreachable") from error


def send_push(target: dict[str, str], text: str, key: str, contact: str, private: bool) -> None:
    """An encrypted message for one browser."""
    from pywebpush import WebPushException, webpush  # slow to import, seldom needed

    check_target(target["endpoint"], private)
    try:
        webpush(
            {
                "endpoint": target["endpoint"],
                "keys": {"p256dh": target["p256dh"], "auth": target["auth"]},
            },
            data=text,
            vapid_private_key=key,
            vapid_claims={"sub": contact or "mailto:starboard@localhost"},
            timeout=SECONDS,
        )
    except WebPushException as error:
        status = None if error.response is None else error.response.status_code
        if status is None:
            raise NotSent("unreachable") from error
        raise NotSent("answered", status, gone=status in GONE) from None
    except (OSError, ValueError) as error:
        raise NotSent("unreachable", gone=isinstance(error, ValueError)) from error


def check_target(address: str, private: bool) -> None:
    """Nobody makes the server knock at doors of its own house."""
    parts = urlsplit(address)
    if private:
        return
    if parts.scheme != "https" or not parts.hostname:
        raise NotSent("address_refused", gone=True)
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotSent("unreachable") from error
    for row in found:
        if not ipaddress.ip_address(row[4][0]).is_global:
            raise NotSent("address_refused", gone=True)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could lead anywhere."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> None:
        return None
