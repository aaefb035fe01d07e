"""How HTTP answers look."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import orjson
from pydantic import BaseModel
from starlette.responses import JSONResponse

from daikaiju.server.refusals import Refused


class Json(JSONResponse):
    """JSON, written fast."""

    def render(self, content: Any) -> bytes:
        try:
            return orjson.dumps(content)
        except TypeError:
            # Half a letter, or a number beyond all limits, that somebody sent and is told about.
            return json.dumps(content, ensure_ascii=False).encode(errors="replace")


class Refusal(BaseModel):
    """An error: a code for programs and a message for people."""

    code: str
    text: dict[str, Any]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a request, for the description of the API."""
    return {status: {"model": Refusal} for status in statuses}


def refusal(refused: Refused, headers: Mapping[str, str] | None = None) -> Json:
    """An error, as docs/protocol.md says."""
    return Json(refused.to_json(), status_code=refused.status, headers=headers)
