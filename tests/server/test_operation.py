"""Settings, the page, and a graceful end."""

from __future__ import annotations

from pathlib import Path

import pytest
import websockets
from tests.server.conftest import Serving, quick_settings
from tests.server.players import Player

from starboard.server.routes import page
from starboard.server.settings import read_settings

pytestmark = pytest.mark.anyio


async def test_flags_beat_the_environment_and_that_beats_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "starboard.toml"
    file.write_text('port = 1\nhost = "a"\nthinkers = 3\n[mail]\nhost = "m"\nport = 25\n')
    monkeypatch.setenv("STARBOARD_HOST", "b")
    monkeypatch.setenv("STARBOARD_PORT", "2")
    monkeypatch.setenv("STARBOARD_MAIL_HOST", "n")
    monkeypatch.setenv("STARBOARD_ORIGINS", "http://x,http://y")
    found = read_settings(str(file), {"port": 3})
    assert (found.port, found.host, found.thinkers) == (3, "b", 3)
    assert (found.mail.host, found.mail.port) == ("n", 25)
    assert found.origins == ["http://x", "http://y"]


@pytest.mark.parametrize("text", ["prot = 1", 'port = "many"', "thinkers = -1"])
async def test_a_wrong_setting_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "starboard.toml"
    file.write_text(text)
    with pytest.raises(ValueError, match=text.split()[0]):
        read_settings(str(file))


async def test_every_setting_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "operation.md").read_text()
    for name in read_settings().__struct_fields__:
        assert f"`{name}" in text, name


async def test_clients_are_told_when_the_server_stops(database: str) -> None:
    serving = Serving(quick_settings(database))
    await serving.start()
    ada = await Player(serving.address).sit_down("Ada")
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    live = await ada.live(made["id"], 0)
    serving.app.state.services.hub.close_all()
    assert (await live.next("closing"))["reason"] == "restart"
    with pytest.raises(websockets.ConnectionClosed):
        await live.next("update")
    assert live.connection.close_code == 1012
    await ada.close()
    await serving.stop()


async def test_routes_of_the_client_get_the_page(
    ada: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<title>page</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "web_folder", lambda: tmp_path)
    assert "page" in (await ada.client.get("/")).text
    assert "page" in (await ada.client.get("/table/t_123")).text
    script = await ada.client.get("/assets/a.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    for path in ("/..%2fsecret.txt", "/../secret.txt", "/%2e%2e/secret.txt"):
        assert "secret" not in (await ada.client.get(path)).text
