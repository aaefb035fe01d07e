"""Routes that take and return structs of the protocol, and how the API describes them."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from fastapi.routing import APIRoute
from starlette.responses import Response

from daikaiju.server.http.responses import Json, Told, refusals


@dataclass(frozen=True)
class RequestBody:
    """Describes the body of a request, a struct or a file, among the annotations of the parameter that is it."""

    kind: type[msgspec.Struct] | None = None

    def described(self) -> dict[str, Any]:
        file = {"application/yaml": {"schema": {"type": "string"}}}
        content = file if self.kind is None else {"application/json": {"schema": schema_of(self.kind)}}
        return {"requestBody": {"required": True, "content": content}}


class Route(APIRoute):
    """A route whose endpoint may return a struct, and that sends the cookie its dependencies have set.

    A long struct counts as several requests.
    """

    def __init__(self, path: str, endpoint: Callable[..., Awaitable[Any]], **options: Any) -> None:
        signature = inspect.signature(endpoint, eval_str=True)
        for parameter in signature.parameters.values():
            for note in getattr(parameter.annotation, "__metadata__", ()):
                if isinstance(note, RequestBody):
                    options["openapi_extra"] = note.described()
        super().__init__(path, returning_responses(endpoint, signature), **{**options, "response_model": None})

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_with_cookie(request: Request) -> Response:
            response = await handle(request)
            if isinstance(response, Told):
                address = request.client.host if request.client else ""
                request.app.state.limits.was_sent(address, len(response.body))
            cookie = getattr(request.state, "cookie", None)
            if cookie is not None:
                response.headers["set-cookie"] = cookie
            return response

        return handle_with_cookie


def returning_responses(
    endpoint: Callable[..., Awaitable[Any]], signature: inspect.Signature
) -> Callable[..., Awaitable[Response]]:
    """The same function, with what it returns as a response."""

    @functools.wraps(endpoint)
    async def responding(**arguments: Any) -> Response:
        returned = await endpoint(**arguments)
        return returned if isinstance(returned, Response) else Told(returned)

    responding.__signature__ = signature  # type: ignore[attr-defined]  # where `inspect` looks for it
    return responding


def new_router(prefix: str, *statuses: int) -> APIRouter:
    """A router for addresses with this beginning, any of which may be refused with these statuses."""
    return APIRouter(prefix=prefix, default_response_class=Json, responses=refusals(*statuses), route_class=Route)


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
