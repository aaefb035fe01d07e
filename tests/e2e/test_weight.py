"""How much the first load transfers over the network."""

from __future__ import annotations

from typing import Any

from tests.e2e.people import Company, Person
from tests.e2e.playing import Player

MOST = 200 * 1024
"""Bytes of script and style, compressed."""


def carried(person: Person, path: str) -> dict[str, int]:
    """The scripts and styles actually transferred for an address, file by file."""
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    files: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def begun(event: dict[str, Any]) -> None:
        if event["type"] in ("Script", "Stylesheet"):
            files[event["requestId"]] = event["response"]["url"]

    def arrived(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    session.on("Network.responseReceived", begun)
    session.on("Network.loadingFinished", arrived)
    person.page.goto(person.address + path, wait_until="networkidle")
    return {name: sizes[request] for request, name in files.items()}


def test_the_first_load_is_light(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-play-now"))
    Player(person).until_asked()
    for lang in ("en", "ru", "uk"):
        for path in ("/", f"/t/{person.table}"):
            files = carried(company.person(lang=lang), path)
            assert len(files) > 5
            assert sum(files.values()) <= MOST, sorted(files.items(), key=lambda item: -item[1])
