"""The form of replies over HTTP."""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec
import orjson
from starlette.responses import JSONResponse, Response

from daikaiju.table.refusals import Refused

REFUSAL = {"type": "object", "required": ["code", "text"], "properties": {"code": {"type": "string"}}}
"""An error, for the description of the API: a code for programs and a message for people."""

Responses = dict[int | str, dict[str, object]]
"""The possible replies to a request by their status, for the description of the API."""


class Json(JSONResponse):
    """JSON, serialised fast."""

    def render(self, content: object) -> bytes:
        try:
            return orjson.dumps(content)
        except TypeError:
            # The reply quotes what someone sent, such as a lone surrogate or a number out of range.
            return json.dumps(content, ensure_ascii=False).encode(errors="replace")


def refusals(*statuses: int) -> Responses:
    """The errors of a request, for the description of the API."""
    return {status: {"content": {"application/json": {"schema": REFUSAL}}} for status in statuses}


def refusal(refused: Refused, headers: Mapping[str, str] | None = None) -> Json:
    """An error, as docs/protocol.md describes it."""
    return Json(msgspec.to_builtins(refused.told()), status_code=refused.status, headers=headers)


class Told(Response):
    """A struct of the protocol, or several, as the reply to a request."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return msgspec.json.encode(content)


def text_of(kind: str) -> Responses:
    """A reply that is a text of some kind, for the description of the API."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


LINES = "application/x-ndjson"
"""A line of JSON for each thing that becomes known."""
