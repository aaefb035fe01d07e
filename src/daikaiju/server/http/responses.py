"""The form of replies over HTTP."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import orjson
from starlette.responses import JSONResponse, Response

from daikaiju.table.refusals import Refused

REFUSAL = {"type": "object", "required": ["code", "text"], "properties": {"code": {"type": "string"}}}
"""An error, for the description of the API: a code for programs and a message for people."""

Responses = dict[int | str, dict[str, object]]
"""The possible replies to a request by their status, for the description of the API."""

Body = TypeVar("Body", bound=msgspec.Struct)


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


def answer(told: msgspec.Struct | Sequence[msgspec.Struct], response: Response | None = None) -> Response:
    """A struct of the protocol, or several, as the reply to a request, with the headers set on the way."""
    headers = {} if response is None else dict(response.headers)
    return Response(msgspec.json.encode(told), media_type="application/json", headers=headers)


def body_of(kind: type[Body], text: bytes) -> Body:
    """The body of a request, if it is of this kind."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_request", why=f"body: {error}"[:300]) from None


def body_schema(kind: type) -> dict[str, object]:
    """The body of a request, for the description of the API."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema_of(kind)}}}}


def schema_of(kind: type) -> dict[str, Any]:
    """The self-contained JSON schema of a struct."""
    (schema,), parts = msgspec.json.schema_components([kind])

    def inlined(value: Any) -> Any:
        if isinstance(value, dict):
            if "$ref" in value:
                return inlined(parts[value["$ref"].rpartition("/")[2]])
            return {name: inlined(inner) for name, inner in value.items()}
        return [inlined(inner) for inner in value] if isinstance(value, list) else value

    described: dict[str, Any] = inlined(schema)
    return described
