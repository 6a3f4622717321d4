"""The built page: files by name, and index.html for every route of the client."""

from __future__ import annotations

import mimetypes
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from starboard.server.errors import ProblemError
from starboard.server.languages import language_of
from starboard.server.sentences import Sentence

FOREVER: Final = "public, max-age=31536000, immutable"
CHECK: Final = "no-cache"
MISSING: Final = """<!doctype html><html lang="{}"><meta charset="utf-8"><title>Starboard</title>
<p>{}</p></html>"""


def web_folder() -> Path:
    """Where the built page lies."""
    return Path(str(resources.files("starboard"))) / "web"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, or its start."""
    if path.startswith("/api"):
        raise ProblemError("not-found", "no_route", path)
    folder = web_folder()
    file = (folder / path.lstrip("/")).resolve()
    if file.is_file() and file.is_relative_to(folder.resolve()):
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        hashed = "assets" in file.parts
        return _file(file, kind, FOREVER if hashed else CHECK)
    index = folder / "index.html"
    if not index.is_file():
        language = language_of(request.headers.get("accept-language", ""))
        text = MISSING.format(language, Sentence("page_not_built").text(language))
        return Response(text.encode(), media_type="text/html; charset=utf-8")
    return _file(index, "text/html; charset=utf-8", CHECK)


def _file(file: Path, kind: str, caching: str) -> Response[bytes]:
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})
