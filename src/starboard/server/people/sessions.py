"""Who is asking: the signed cookie, the session behind it, and the page's token."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from starboard.server.errors import ProblemError
from starboard.server.languages import language_of
from starboard.server.services import Services
from starboard.server.store import people
from starboard.server.store.rows import PersonRow
from starboard.server.structs import Me, Person
from starboard.server.tokens import csrf_of, new_token, now, sign, token_hash, unsign

COOKIE: Final = "starboard"
HEADER: Final = "X-CSRF-Token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
Connection = ASGIConnection[Any, Any, Any, Any]


class Caller(Struct):
    """The person behind a request, if any, the token of the session, and the language."""

    person: PersonRow | None
    token: str | None
    language: str = "en"

    def known(self) -> PersonRow:
        """The person; strangers are asked to sit down first."""
        if self.person is None:
            raise ProblemError("sign-in", "name_first")
        return self.person

    @property
    def id(self) -> str | None:
        """The person's id."""
        return None if self.person is None else self.person.id


async def caller_of(services: Services, connection: Connection) -> Caller:
    """Read the cookie; a forged or expired one is a stranger."""
    language = language_of(connection.headers.get("accept-language", ""))
    token = unsign(services.key, connection.cookies.get(COOKIE, ""))
    if token is None:
        return Caller(None, None, language)
    person = await people.session_person(services.database, token_hash(token), now())
    return Caller(person, token if person is not None else None, language)


def check_csrf(services: Services, connection: Connection, caller: Caller, method: str) -> None:
    """Changes made with a session must come from our own page."""
    if method in SAFE or caller.token is None:
        return
    if connection.headers.get(HEADER) != csrf_of(services.key, caller.token):
        raise ProblemError("csrf", "no_token", HEADER)


def check_origin(services: Services, connection: Connection) -> None:
    """A browser says which page is talking: it must be one of ours."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    host = connection.headers.get("host", "")
    allowed = {f"http://{host}", f"https://{host}", *services.settings.origins}
    if services.settings.address:
        allowed.add(services.settings.address.rstrip("/"))
    if origin not in allowed:
        raise ProblemError("origin", "foreign_page", origin)


async def open_session(services: Services, person: PersonRow) -> tuple[Cookie, str]:
    """A new session: the cookie to set, and its token."""
    token = new_token()
    length = services.settings.session_days * 86_400
    await people.insert_session(
        services.database, token_hash(token), person.id, now(), now() + length
    )
    cookie = Cookie(
        key=COOKIE,
        value=sign(services.key, token),
        max_age=length,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
        path="/",
    )
    return cookie, token


def me_of(services: Services, person: PersonRow | None, token: str | None) -> Me:
    """The answer about oneself."""
    if person is None or token is None:
        return Me(person=None, csrf="")
    shown = Person(id=person.id, name=person.name, guest=person.email is None, email=person.email)
    return Me(person=shown, csrf=csrf_of(services.key, token))
