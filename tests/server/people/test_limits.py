"""Rate limits."""

from __future__ import annotations

import pytest
from tests.server.conftest import Serving, quick_settings
from tests.server.players import Player

from starboard.server.errors import ProblemError
from starboard.server.limits import Limiter
from starboard.server.store.buckets import take
from starboard.server.store.database import Database

pytestmark = pytest.mark.anyio


async def test_sign_ins_are_counted_by_all_processes_together(database: str) -> None:
    settings = quick_settings(database)
    settings.sign_ins_per_minute = 4
    stores = [Database(database), Database(database)]
    limiters = [Limiter(settings, store) for store in stores]
    for number in range(4):
        await limiters[number % 2].check_sign_in("ada@example.org")
    for limiter in limiters:
        with pytest.raises(ProblemError, match="too many"):
            await limiter.check_sign_in("ada@example.org")
    await limiters[0].check_sign_in("bob@example.org")
    for store in stores:
        await store.close()


async def test_a_shared_bucket_fills_up_again(database: str) -> None:
    store = Database(database)
    assert await take(store, "x", 2.0, 1000.0)
    assert await take(store, "x", 2.0, 1000.0)
    assert not await take(store, "x", 2.0, 1000.0)
    assert not await take(store, "x", 2.0, 1020.0)
    assert await take(store, "x", 2.0, 1040.0)
    await store.close()


async def test_passwords_cannot_be_tried_for_ever(serving: Serving, ada: Player) -> None:
    serving.app.state.services.limiter.per_minute["sign-in"] = 3
    body = {"email": "ada@example.org", "password": "a guess of mine"}
    codes = [(await ada.ask("POST", "/sessions", body)).status_code for _ in range(5)]
    assert codes[0] == 401
    assert codes[-1] == 429
