"""What every answer carries, and which pages may ask for changes."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from daikaiju.server.refusals import Refused
from daikaiju.server.web.answers import refusal
from daikaiju.server.web.limits import MOST_BODY, MOST_FILE, Limits

CONTENT = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
FILES = ("/api/replay", "/api/verify")
"""Where whole games may be sent, which are larger than anything else."""


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Around the whole application: limits, origins and sizes before, headers after."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, limited(scope, receive), send_with_headers)
        except Refused as refused:
            await refusal(refused)(scope, receive, send_with_headers)

    def check(self, scope: Scope) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if scope["path"].startswith("/api/"):
            self.limits.check_request(address)
        if scope["method"] not in SAFE and not same_origin(HTTPConnection(scope)):
            raise Refused("other_origin")
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > most_bytes(scope):
            raise Refused("too_large")


def most_bytes(scope: Scope) -> int:
    return MOST_FILE if scope["path"] in FILES else MOST_BODY


def limited(scope: Scope, receive: Receive) -> Receive:
    """A body that says nothing of its size is counted as it comes."""
    came = 0

    async def counted() -> Message:
        nonlocal came
        message = await receive()
        came += len(message.get("body", b""))
        if came > most_bytes(scope):
            raise Refused("too_large")
        return message

    return counted
