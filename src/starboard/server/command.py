"""`starboard serve`."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
import webbrowser
from typing import Final

import click
import uvicorn

from starboard.server.app import create_app
from starboard.server.live.compression import protocol_with
from starboard.server.live.hub import Hub
from starboard.server.logs import set_up_logs
from starboard.server.settings import Settings, read_settings

GOODBYE_SECONDS: Final = 0.2
COLLECT: Final = (20_000, 20, 50)
SWITCH_SECONDS: Final = 0.001


@click.command("serve")
@click.option("--host", help="Address to listen on (127.0.0.1).")
@click.option("--port", type=int, help="Port to listen on (8080).")
@click.option("--database", help="SQLite file or postgresql://... (starboard.db).")
@click.option("--bus", help="redis://...: keep several processes in step by Redis.")
@click.option("--config", type=click.Path(exists=True, dir_okay=False), help="Settings as TOML.")
@click.option("--no-browser", is_flag=True, help="Do not open the page.")
def serve_command(
    host: str | None,
    port: int | None,
    database: str | None,
    bus: str | None,
    config: str | None,
    no_browser: bool,
) -> None:
    """Serve the page, the API and the bots."""
    given = {"host": host, "port": port, "database": database, "bus": bus}
    flags: dict[str, object] = {name: value for name, value in given.items() if value is not None}
    try:
        settings = read_settings(config, flags)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    serve(settings, open_page=not no_browser)


def serve(settings: Settings, open_page: bool) -> None:
    """Run until a signal comes; connections get a moment to end."""
    set_up_logs(settings.log_json)
    prepare_interpreter()
    address = f"http://{settings.host}:{settings.port}"
    click.echo(f"Starboard is at {address}", err=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=protocol_with(settings.compression_level, settings.compression_window),
        ws_max_size=settings.max_message,
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    Graceful(config, app.state.services.hub).run()


def prepare_interpreter() -> None:
    """Many warm tables are many objects: look through the old ones seldom, and hand over quickly.

    A full collection stops everybody, and the thread that stores waits for its turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)


class Graceful(uvicorn.Server):
    """Tells the clients before it hangs up."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Goodbye first, then the end."""
        self.hub.close_all()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)
