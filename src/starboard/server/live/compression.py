"""WebSockets whose compression remembers the message before.

Two updates of a table are nearly the same text. With a window that holds a whole update the next
one is a fifth of the size, and quicker to compress than with the small window of the library.
"""

from __future__ import annotations

from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory


def protocol_with(level: int, window: int) -> type[WebSocketsSansIOProtocol]:
    """The protocol with this compression; what clients send is small and needs no memory."""

    class Protocol(WebSocketsSansIOProtocol):
        """One connection."""

        def __init__(
            self,
            config: Config,
            server_state: ServerState,
            app_state: dict[str, Any],
            _loop: Any = None,
        ) -> None:
            super().__init__(config, server_state, app_state, _loop)
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    client_no_context_takeover=True,
                    server_max_window_bits=window,
                    client_max_window_bits=10,
                    compress_settings={"level": level, "memLevel": 5},
                )
            ]

    return Protocol
