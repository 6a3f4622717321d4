"""The types that messages are built from."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Mail = Annotated[str, Meta(min_length=3, max_length=200, pattern=r"^[^@\s]+@[^@\s]+(?![\s\S])")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Number = Annotated[int, Meta(ge=0, le=2_000_000_000)]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of everything a client sends: unknown fields are refused."""


class Answer(Struct, kw_only=True):
    """The base of everything the server sends."""
