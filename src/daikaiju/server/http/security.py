"""The headers of every reply, and which origins may make changes."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from daikaiju.server.http.addresses import Hosts, origin_of
from daikaiju.server.http.limits import MOST_BODY, MOST_FILE, MOST_HEAD, Limit, Limits
from daikaiju.server.http.responses import refusal
from daikaiju.table.refusals import Refused

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
PARTS_OF_PAGES = ("text/javascript", "text/css", "font/woff2")
"""Kinds of files that no browser shows by themselves: policies of pages mean nothing for them, and are left out."""

ALWAYS = "X-Content-Type-Options"
STRICT_TRANSPORT = "max-age=31536000"
"""Sent over https only: for a year, browsers use nothing else for this name."""

API = "/api/"
SAFE = ("GET", "HEAD", "OPTIONS")
FILES = ("/api/replay", "/api/verify", "/api/review", "/api/analysis", "/api/hint")
"""The addresses to which whole games may be sent, which are larger than anything else."""

LONGEST_BODY = 10.0
"""How many seconds the body of a request may take to arrive."""

NOT_FOUND, TOO_OFTEN = 404, 429
LAST_ANSWERS = (408, 413, 421, TOO_OFTEN)
"""After these the connection is closed, and anything still arriving is ignored."""

SCHEMES = {"ws": "http", "wss": "https"}


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    scheme = connection.scope["scheme"]
    return origin_of(origin) == (SCHEMES.get(scheme, scheme), headers.get("host", "").lower())


class Guard:
    """Wraps the whole application: checks limits, names, origins and sizes before it, and adds headers after it."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts) -> None:
        self.app = app
        self.limits = limits
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        address = scope["client"][0] if scope.get("client") else ""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = headers.get("content-type", "").startswith(PARTS_OF_PAGES)
                for name, value in HEADERS.items():
                    if name == ALWAYS or not is_part:
                        headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", STRICT_TRANSPORT)
                if scope["path"].startswith(API):
                    headers.setdefault("Cache-Control", "no-store")
                if message["status"] in LAST_ANSWERS:
                    headers["Connection"] = "close"
                if message["status"] == TOO_OFTEN:
                    self.limits.was_refused(address)
                elif message["status"] == NOT_FOUND and not scope["path"].startswith(API):
                    self.limits.was_missing(address)
            await send(message)

        try:
            self.check(scope, address)
            await self.app(as_get(scope), limited(scope, receive), send_with_headers)
        except Refused as refused:
            await refusal(refused)(scope, receive, send_with_headers)

    def check(self, scope: Scope, address: str) -> None:
        headers = Headers(scope=scope)
        self.limits.check(Limit.REQUESTS if scope["path"].startswith(API) else Limit.PAGES, address)
        if len(scope["raw_path"]) + sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEAD:
            raise Refused("too_large")
        if not self.hosts.allow(headers.get("host", "")):
            raise Refused("unknown_host")
        if scope["method"] not in SAFE and not same_origin(HTTPConnection(scope)):
            raise Refused("other_origin")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:20]) > most_bytes(scope):
            raise Refused("too_large")


def as_get(scope: Scope) -> Scope:
    """Treat HEAD like GET, and leave out the body when the reply is sent."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" and scope["path"].startswith(API) else scope


def most_bytes(scope: Scope) -> int:
    return MOST_FILE if scope["path"] in FILES else MOST_BODY


def limited(scope: Scope, receive: Receive) -> Receive:
    """Count a body as it arrives, if its size was not declared, and limit its time."""
    came = 0
    whole = False
    until = asyncio.get_running_loop().time() + LONGEST_BODY

    async def counted() -> Message:
        nonlocal came, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Refused("too_slow") from None
        came += len(message.get("body", b""))
        whole = not message.get("more_body", False)
        if came > most_bytes(scope):
            raise Refused("too_large")
        return message

    return counted
