"""The page: files built by Vite, and index.html for every address of the page's own."""

from __future__ import annotations

import html
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from daikaiju.server.http.addresses import Hosts
from daikaiju.server.http.dependencies import kept
from daikaiju.table.refusals import Refused
from daikaiju.words import Words

FOLDER = Path(__file__).parent.parent / "page"
INDEX = "index.html"
PYTHON = "python/files.json"
"""The list of the files with which a browser runs Python."""

ADDRESS = "{{address}}"
HASHED = "assets/"
"""Files in this folder have a hash of their content in their names, so they never change."""

PEOPLE = "people/"
"""Addresses that begin like this end in somebody's name, which may contain a dot."""

LONGEST_PATH = 200
FOREVER = "public, max-age=31536000, immutable"
PACKED = (("br", ".br"), ("gzip", ".gz"))

WORKER = "worker-"
"""Scripts with this beginning run Python in a browser, which its policy must allow."""

WORKER_CONTENT = "default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self' blob:"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

router = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, hosts: Annotated[Hosts, kept("hosts")], path: str) -> Response:
    if path.startswith(("api/", "ws/")):
        raise Refused("no_such_page")
    file = built_file(path)
    if file is None and Path(path).suffix and not path.startswith(PEOPLE):
        raise Refused("no_such_page")
    file = file or built_file(INDEX)
    if file is None:
        return PlainTextResponse(Words("en").say("server-no-page"), status_code=503)
    if file.name == INDEX:
        return index(request, hosts, file)
    return sent(request, file, FOREVER if path.startswith(HASHED) else "no-cache")


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """What other programs show of a link: texts, and a picture by its path."""

    title: str
    description: str
    picture: str
    width: int
    height: int
    alt: str


def index(request: Request, hosts: Hosts, file: Path, preview: LinkPreview | None = None) -> Response:
    """The page itself; link previews need the full address of its picture."""
    address = f"{request.url.scheme}://{hosts.public(request.headers['host'])}"
    text = file.read_text("utf-8")
    if preview is not None:
        text = with_preview(text, preview)
    return HTMLResponse(text.replace(ADDRESS, html.escape(address)), headers={"Cache-Control": "no-cache"})


def with_preview(text: str, preview: LinkPreview) -> str:
    """The page with other Open Graph properties than those of the first screen."""
    said = {
        "title": preview.title,
        "description": preview.description,
        "image": ADDRESS + preview.picture,
        "image:width": str(preview.width),
        "image:height": str(preview.height),
        "image:alt": preview.alt,
    }
    for name, value in said.items():
        tag = re.search(rf'<meta\s+property="og:{name}"\s+content="([^"]*)"', text)
        if tag is not None:
            text = text[: tag.start(1)] + html.escape(value) + text[tag.end(1) :]
    return text


def built_file(path: str) -> Path | None:
    """A file of the page, and never one outside its folder."""
    if not path or len(path) > LONGEST_PATH:
        return None
    try:
        file = (FOLDER / path).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        # Not a possible file name: it contains a null byte, say.
        return None


def accepted_encodings(request: Request) -> set[str]:
    """The encodings that a browser accepts."""
    return {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}


def sent(request: Request, file: Path, caching: str) -> Response:
    """A file, compressed if there is a form that the browser accepts."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if file.name.startswith(WORKER):
        headers["Content-Security-Policy"] = WORKER_CONTENT
    accepted = accepted_encodings(request)
    for encoding, suffix in PACKED:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": encoding})
    return FileResponse(file, media_type=kind, headers=headers)
