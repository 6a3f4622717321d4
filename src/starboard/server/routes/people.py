"""Guests, accounts and sessions."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from starboard.server.errors import ProblemError
from starboard.server.people import accounts
from starboard.server.people.sessions import COOKIE, me_of, open_session
from starboard.server.services import Services
from starboard.server.store import people
from starboard.server.store.rows import PersonRow
from starboard.server.structs import (
    DeleteAccount,
    Me,
    NewAccount,
    NewGuest,
    Rename,
    ResetRequest,
    ResetUse,
    SignIn,
)
from starboard.server.tokens import new_id, now, token_hash

from .common import AnyRequest, CallerDep, ServicesDep, address_of, delete, get, patch, post


@get("/me")
async def who_am_i(caller: CallerDep, services: ServicesDep) -> Me:
    """Who is asking; letters will come in the language that this page is read in."""
    if caller.person is not None:
        await _remember_language(services, caller.person, caller.language)
    return me_of(services, caller.person, caller.token)


@post("/guests")
async def new_guest(
    data: JSONBody[NewGuest], caller: CallerDep, services: ServicesDep, request: AnyRequest
) -> Response[Me]:
    """Sit down without an account."""
    await services.limiter.check_sign_in(address_of(request))
    if caller.person is not None:
        raise ProblemError("conflict", "named_already", caller.person.name)
    person = PersonRow(new_id("p"), data.name, None, None, "{}", now())
    await people.insert_person(services.database, person)
    return await _with_session(services, person, caller.language)


async def _remember_language(services: Services, person: PersonRow, language: str) -> None:
    if person.language != language:
        await people.change_person(services.database, person.id, {"language": language})


async def _with_session(services: Services, person: PersonRow, language: str) -> Response[Me]:
    await _remember_language(services, person, language)
    cookie, token = await open_session(services, person)
    return Response(me_of(services, person, token), cookies=[cookie], status_code=201)


@patch("/me")
async def rename(data: JSONBody[Rename], caller: CallerDep, services: ServicesDep) -> Me:
    """Change the own name; running games keep the old one."""
    person = caller.known()
    await people.change_person(services.database, person.id, {"name": data.name})
    person.name = data.name
    return me_of(services, person, caller.token)


@post("/accounts")
async def register(
    data: JSONBody[NewAccount], caller: CallerDep, services: ServicesDep, request: AnyRequest
) -> Response[Me]:
    """Make an account; who was a guest keeps all seats."""
    await services.limiter.check_sign_in(address_of(request))
    person = await accounts.register(services, data, caller.person)
    return await _with_session(services, person, caller.language)


@post("/sessions")
async def sign_in(
    data: JSONBody[SignIn], caller: CallerDep, services: ServicesDep, request: AnyRequest
) -> Response[Me]:
    """Open a session; seats that were taken as a guest come along."""
    await services.limiter.check_sign_in(address_of(request))
    await services.limiter.check_sign_in(data.email.lower())
    person = await accounts.sign_in(services, data.email, data.password)
    if caller.person is not None and caller.person.email is None:
        await accounts.take_over_seats(services, caller.person, person)
    return await _with_session(services, person, caller.language)


@delete("/sessions/current")
async def sign_out(caller: CallerDep, services: ServicesDep) -> Response[None]:
    """Close this session."""
    if caller.token is not None:
        session = token_hash(caller.token)
        await people.delete_session(services.database, session)
        await services.peers.sign_out(caller.known().id, session)
    return _goodbye()


@delete("/sessions")
async def sign_out_everywhere(caller: CallerDep, services: ServicesDep) -> Response[None]:
    """Close all sessions of the account."""
    await people.delete_sessions(services.database, caller.known().id)
    await services.peers.sign_out(caller.known().id)
    return _goodbye()


@post("/password-resets", status_code=202)
async def request_reset(
    data: JSONBody[ResetRequest], caller: CallerDep, services: ServicesDep, request: AnyRequest
) -> None:
    """Send a mail with a token, if there is such an account; the answer does not tell."""
    await services.limiter.check_sign_in(address_of(request))
    await accounts.send_reset(services, data.email)


@post("/password-resets/use", status_code=204)
async def use_reset(
    data: JSONBody[ResetUse], caller: CallerDep, services: ServicesDep, request: AnyRequest
) -> None:
    """Set a new password and close all sessions."""
    await services.limiter.check_sign_in(address_of(request))
    await accounts.use_reset(services, data.token, data.password)


@delete("/me")
async def delete_account(
    data: JSONBody[DeleteAccount], caller: CallerDep, services: ServicesDep
) -> Response[None]:
    """Remove oneself; bots sit in at running games."""
    person = caller.known()
    await accounts.check_password(services, person, data.password)
    await accounts.remove(services, person, caller.language)
    return _goodbye()


def _goodbye() -> Response[None]:
    gone = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
    return Response(None, cookies=[gone], status_code=204)


ROUTES = [
    who_am_i,
    new_guest,
    rename,
    register,
    sign_in,
    sign_out,
    sign_out_everywhere,
    request_reset,
    use_reset,
    delete_account,
]
