"""How much a newcomer's browser receives: page, scripts, styles, fonts, words, pictures and what the server replies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.e2e.people import Company, Person
from tests.e2e.playing import Player

FIRST_SCREEN, TABLE = 200 * 1024, 320 * 1024
"""The most bytes, compressed as sent; the table's include those of the first screen on the way to it."""

TOLD = "told by the table"


class Scales:
    """Adds up every byte that arrives at a person's page."""

    def __init__(self, person: Person) -> None:
        self.received: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        session = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._arrived)
        session.on("Network.webSocketFrameReceived", self._told)

    def _asked(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["request"]["url"]

    def _arrived(self, event: dict[str, Any]) -> None:
        self.received[self._names[event["requestId"]]] += int(event["encodedDataLength"])

    def _told(self, event: dict[str, Any]) -> None:
        self.received[TOLD] += len(event["response"]["payloadData"].encode())

    def weigh(self, kind: str = "") -> int:
        """The bytes of everything so far, or of the files whose address ends like this."""
        return sum(size for name, size in self.received.items() if name.endswith(kind))

    def requests(self, path: str) -> int:
        return sum(name.endswith(path) for name in self._names.values())


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_everything_a_newcomer_receives_is_light(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    scales = Scales(person)
    person.page.goto(person.address, wait_until="networkidle")
    person.page.evaluate("document.fonts.ready")
    for kind in (".js", ".css", ".woff2", ".svg"):
        assert scales.weigh(kind) > 0, kind
    print(f"{lang}: the first screen, {scales.weigh() / 1024:.0f} KB")
    assert scales.weigh() <= FIRST_SCREEN, scales.received.most_common()
    person.press(person.button("web-play-now").first)
    Player(person).until_asked()
    person.page.wait_for_load_state("networkidle")
    print(f"{lang}: the table, with the first screen, {scales.weigh() / 1024:.0f} KB")
    # What the table tells grows with the game, however light the page is.
    assert scales.weigh() - scales.received[TOLD] <= TABLE, scales.received.most_common()
    assert scales.requests("/api/catalogue") == 1
