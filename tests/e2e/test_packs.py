"""Packs on the page: a pack is called by its name once its words have arrived."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.people import Company
from tests.e2e.serving import served
from tests.e2e.slowness import slowed
from tests.pack_folders import PACKS

LATE = 1.0
"""By how many seconds the words of a pack come late."""


@pytest.fixture
def with_packs(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Company]:
    """The people on a server with packs; no browser may miss words."""
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    with served(tmp_path_factory.mktemp("packs")) as address, Company(browser, address) as company:
        yield company


def test_a_pack_is_offered_by_its_name_however_late_that_comes(with_packs: Company) -> None:
    with slowed(with_packs.address, b"GET /api/packs", LATE) as address:
        person = with_packs.person()
        person.address = address
        person.go("/")
        person.press(person.button("web-change-setup"))
        person.opens_more()
        pack = person.page.get_by_label(person.say("web-pack", pack="Undead"))
        expect(pack).to_be_visible()
        pack.check()
        expect(pack).to_be_checked()
        person.page.close()
