"""Accounts: passwords are hashed in a thread, because one hash takes a tenth of a second."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from starboard.server.errors import ProblemError
from starboard.server.notices import letters
from starboard.server.sentences import Sentence
from starboard.server.services import Services
from starboard.server.settings import Settings
from starboard.server.store import people, tables
from starboard.server.store.rows import PersonRow
from starboard.server.structs import NewAccount
from starboard.server.tables.change import Change
from starboard.server.tables.playing import sit_in
from starboard.server.tables.room import NOBODY, Room
from starboard.server.tokens import new_id, new_token, now, token_hash

RESET_SECONDS: Final = 3600.0


def hasher(settings: Settings) -> PasswordHasher:
    """Argon2id with the cost of the settings."""
    return PasswordHasher(
        time_cost=settings.hash_cost, memory_cost=settings.hash_memory_kib, parallelism=1
    )


async def hash_password(services: Services, password: str) -> str:
    """What the database keeps."""
    return await asyncio.to_thread(hasher(services.settings).hash, password)


async def verify(services: Services, stored: str | None, password: str) -> bool:
    """Is it the right password? Takes as long when there is no account."""
    known = stored or await hash_password(services, secrets.token_hex(8))
    try:
        await asyncio.to_thread(hasher(services.settings).verify, known, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


async def register(services: Services, data: NewAccount, guest: PersonRow | None) -> PersonRow:
    """A new account, or the guest's own person with an address and a password."""
    if guest is not None and guest.email is not None:
        raise ProblemError("conflict", "signed_in_already")
    changes: dict[str, object] = {
        "name": data.name,
        "email": data.email.lower(),
        "password": await hash_password(services, data.password),
    }
    person_id = guest.id if guest is not None else new_id("p")
    if guest is None:
        person = PersonRow(person_id, data.name, None, None, "{}", now())
        await people.insert_person(services.database, person)
    if not await people.change_person(services.database, person_id, changes):
        raise ProblemError("conflict", "email_taken")
    found = await people.find_person(services.database, person_id)
    assert found is not None, "the account has just been made"
    return found


async def sign_in(services: Services, email: str, password: str) -> PersonRow:
    """The account behind address and password."""
    person = await people.find_by_email(services.database, email)
    if not await verify(services, person.password if person else None, password) or person is None:
        raise ProblemError("sign-in", "wrong_sign_in")
    return person


async def check_password(services: Services, person: PersonRow, password: str) -> None:
    """Dangerous things need the password again; guests have none."""
    if person.email is not None and not await verify(services, person.password, password):
        raise ProblemError("sign-in", "wrong_password")


async def take_over_seats(services: Services, guest: PersonRow, account: PersonRow) -> None:
    """The seats of a guest go to the account, table by table."""

    def move(room: Room, change: Change) -> None:
        for seat in change.seats:
            if seat.person == guest.id:
                seat.person = account.id
                change.note("lobby", seat.seat, "taken over")
        if change.row.owner == guest.id:
            change.row.owner = account.id
            change.note("lobby", -1, "owner")

    for row in await tables.tables_of(services.database, guest.id):
        await services.rooms.change(row.id, move)


async def send_reset(services: Services, email: str) -> None:
    """Mail a token that works once, for an hour."""
    person = await people.find_by_email(services.database, email)
    if person is None or person.email is None:
        return
    token = new_token()
    await people.insert_reset(
        services.database, token_hash(token), person.id, now() + RESET_SECONDS
    )
    subject, text = Sentence("reset_subject"), Sentence("reset_text", token)
    await letters.send_later(services, person, subject, text)


async def use_reset(services: Services, token: str, password: str) -> None:
    """Set a new password; all sessions end."""
    person_id = await people.use_reset(services.database, token_hash(token), now())
    if person_id is None:
        raise ProblemError("sign-in", "wrong_code")
    hashed = await hash_password(services, password)
    await people.change_person(services.database, person_id, {"password": hashed})
    await people.delete_sessions(services.database, person_id)
    await services.peers.sign_out(person_id)


async def remove(services: Services, person: PersonRow, language: str) -> None:
    """Leave all tables, then forget the person."""
    nameless = Sentence("somebody").text(language)

    def leave(room: Room, change: Change) -> None:
        for seat in change.seats:
            if seat.person != person.id:
                continue
            seat.person, seat.name, seat.resigned = None, nameless, True
            change.note("lobby", seat.seat, "account removed")
            if room.playing:
                sit_in(room, change, seat.seat)
                change.settle()
            elif room.row.status == "open":
                seat.kind, seat.ready, seat.resigned, seat.name = "open", False, False, ""
        if room.row.owner == person.id:
            change.row.owner = heir(change)
            change.note("lobby", NOBODY, "owner")

    for row in await tables.tables_of(services.database, person.id):
        await services.rooms.change(row.id, leave)
        await forget_if_empty(services, row.id)
    await people.delete_person(services.database, person.id)
    await services.peers.sign_out(person.id)


def heir(change: Change) -> str:
    """Who owns a table when its owner is gone: the next person there, or nobody."""
    return next((seat.person for seat in change.seats if seat.person is not None), "")


async def forget_if_empty(services: Services, table_id: str) -> None:
    """A table that has not begun and that nobody owns could never begin."""
    async with services.rooms.enter(table_id) as room:
        if room.row.status == "open" and not room.row.owner:
            async with services.database.write() as connection:
                await tables.delete_table(connection, table_id)
            services.rooms.drop(room)
