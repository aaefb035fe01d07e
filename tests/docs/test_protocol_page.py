"""docs/protocol.md: generated from the structs, never stale, and every request over HTTP is described."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

from daikaiju.server.app.application import new_app
from daikaiju.server.runtime.settings import Settings

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_page_is_what_the_structs_say() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "protocol_page.py"))
    assert tool["page"]() == TEXT, "run make protocol"


def test_every_link_within_the_page_leads_somewhere() -> None:
    anchors = {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.+)$", TEXT, re.M)
    }
    anchors |= set(re.findall(r'<a id="(\w+)">', TEXT))
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) - anchors == set()


def test_every_request_is_described() -> None:
    described = {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in re.findall(r"`(\w+) (/api/[^`?]*)", TEXT)}
    served = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path))
        for path, methods in new_app(Settings()).openapi()["paths"].items()
        for method in methods
    }
    assert described == served
