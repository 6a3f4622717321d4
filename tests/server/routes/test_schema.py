"""The API document, and a fuzzer that reads it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import anyio
import pytest
from tests.server.conftest import Serving
from tests.server.players import Player, table_of_two

pytestmark = pytest.mark.anyio


async def test_the_document_names_every_route(ada: Player) -> None:
    document = await ada.get("/schema/openapi.json")
    assert "/api/tables/{table_id}/moves" in document["paths"]
    assert "/api/tables/{table_id}/odds" in document["paths"]
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            assert "429" in route["responses"], f"{method} {path}"


@pytest.mark.slow
async def test_fuzzing_finds_no_fault(
    serving: Serving, ada: Player, bob: Player, tmp_path: Path
) -> None:
    await table_of_two(ada, bob)
    cookie = f"starboard={ada.client.cookies['starboard']}"
    command = [
        str(Path(sys.executable).parent / "st"),
        "run",
        f"{serving.address}/api/schema/openapi.json",
        "--max-examples=15",
        "--checks=not_a_server_error,status_code_conformance,content_type_conformance",
        "--phases=examples,coverage,fuzzing",
        "--seed=1",
        f"--header=Cookie: {cookie}",
        f"--header=X-CSRF-Token: {ada.me['csrf']}",
        "--exclude-path-regex=(guests|sessions|accounts|^/api/me$)",
    ]
    done = await anyio.run_process(command, check=False, cwd=tmp_path, stderr=subprocess.STDOUT)
    assert done.returncode == 0, done.stdout.decode()[-6000:]
