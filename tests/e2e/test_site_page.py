"""The page that needs no server, from a folder of a plain web server: its addresses, its offers, and its versions."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.hosting import CONTROLLED, WHERE, hosted
from tests.e2e.needs import AXE, HOME, SITE, SITE_MISSING, has_site
from tests.e2e.people import DESKTOP, PATIENCE, PHONE
from tests.e2e.test_axe import BARRIERS

from daikaiju.words import Words

pytestmark = pytest.mark.skipif(not has_site(), reason=SITE_MISSING)

EN = Words("en")
NEEDS_OTHERS = [
    "/play",
    "/watch",
    "/tournaments",
    "/tournament/abc",
    "/friends",
    "/account",
    "/leaderboard",
    "/people/Ann",
    "/admin",
]


class Copy:
    """A copy of the site in a folder of a web server, which can be given new versions."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder = folder
        self.address = address
        self._writes = 0

    def change(self, title: str) -> None:
        """Make the page another one."""
        index = self.folder / "index.html"
        before, _, after = index.read_text("utf-8").partition("<title>")
        index.write_text(f"{before}<title>{title}</title>{after.partition('</title>')[2]}", "utf-8")
        # Web servers tell changes within a second apart no more than browsers do.
        self._writes += 10
        now = index.stat().st_mtime + self._writes
        os.utime(index, (now, now))

    def publish(self) -> None:
        """Name what is there now a version."""
        subprocess.run(
            ["node", HOME / "web" / "build-tools" / "precache.mjs", self.folder], check=True, capture_output=True
        )


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Copy]:
    folder = tmp_path / WHERE
    shutil.copytree(SITE, folder)
    with hosted(SITE, tmp_path) as host:
        yield Copy(folder, host.address)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def heading(page: Page, key: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(EN.say(key))


def title_served(page: Page) -> str:
    """What the page's file says now, whoever serves it."""
    text: str = page.evaluate("fetch('./').then((response) => response.text())")
    return text.partition("<title>")[2].partition("</title>")[0]


def test_every_address_is_that_of_a_file(host: Copy, page: Page) -> None:
    assert "{{" not in (host.folder / "index.html").read_text("utf-8")
    page.goto(host.address)
    page.get_by_role("link", name=EN.say("web-credits")).click()
    heading(page, "web-credits")
    assert page.url == f"{host.address}?/credits"
    page.go_back()
    expect(page.get_by_role("button", name=EN.say("web-play-now"))).to_be_visible()
    assert page.url == host.address
    page.go_forward()
    heading(page, "web-credits")
    page.reload()
    heading(page, "web-credits")
    page.goto(f"{host.address}index.html?/credits&from=somebody#there")
    heading(page, "web-credits")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Daikaiju").first.click(modifiers=["ControlOrMeta"])
    expect(opened.value.get_by_role("button", name=EN.say("web-play-now"))).to_be_visible()
    assert opened.value.url == host.address


def test_nothing_is_offered_that_needs_others(host: Copy, page: Page) -> None:
    page.goto(host.address)
    expect(page.get_by_role("button", name=EN.say("web-screen"))).to_be_visible()
    for key in ("web-friends", "web-play-somebody", "web-watch", "web-tournaments", "web-account", "web-leaderboard"):
        expect(
            page.get_by_role("main").or_(page.get_by_role("banner")).get_by_text(EN.say(key), exact=True)
        ).to_have_count(0)
    links = page.get_by_role("link").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
    assert links
    assert not [link for link in links if link.removeprefix("./?") in NEEDS_OTHERS]
    for path in NEEDS_OTHERS:
        page.goto(f"{host.address}?{path}")
        heading(page, "web-not-found")
    absent = (
        "Account",
        "Admin",
        "Friends",
        "Tournament",
        "Leaderboard",
        "Profile",
        "PlayPage",
        "Watch",
        "Chat",
        "Person",
    )
    assets = [file.name for file in (SITE / "assets").iterdir()]
    assert not [name for name in assets if name.startswith(absent) or "-people-" in name]


def test_the_page_about_fair_dice_says_what_a_game_alone_proves(host: Copy, page: Page) -> None:
    page.goto(f"{host.address}?/fair")
    expect(page.get_by_text(EN.attribute("web-fair-limits", "alone"))).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/games", "/fair", "/nowhere"])
def test_axe_finds_nothing(host: Copy, page: Page, path: str) -> None:
    page.goto(f"{host.address}?{path}")
    page.get_by_role("heading", level=1).wait_for()
    page.add_script_tag(path=AXE)
    for screen in (PHONE, DESKTOP):
        page.set_viewport_size(screen)
        assert page.evaluate(BARRIERS) == []


def test_without_scripts_the_page_says_what_it_needs(host: Copy, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(host.address)
    for lang in ("en", "ru", "uk"):
        expect(page.locator(f"noscript p[lang={lang}]")).to_contain_text("JavaScript")
    context.close()


def test_after_the_first_visit_no_network_is_needed(host: Copy, page: Page) -> None:
    page.goto(host.address)
    page.wait_for_function(CONTROLLED)
    page.context.set_offline(True)
    page.goto(f"{host.address}?/credits")
    heading(page, "web-credits")
    page.goto(f"{host.address}?/fair")
    heading(page, "web-fair-title")
    page.get_by_role("link", name="Daikaiju").first.click()
    expect(page.get_by_role("button", name=EN.say("web-play-now"))).to_be_visible()


def publish_second_after_first(host: Copy, page: Page) -> None:
    """Open the page in its first version, and put a second one into the folder."""
    host.change("First")
    host.publish()
    page.goto(host.address)
    page.wait_for_function(CONTROLLED)
    host.change("Second")
    host.publish()


def test_a_new_version_waits_until_it_is_wanted_and_no_other_tab_is_open(host: Copy, page: Page) -> None:
    publish_second_after_first(host, page)
    page.goto(f"{host.address}?/credits")
    other = page.context.new_page()
    other.goto(f"{host.address}?/fair")
    ready = page.get_by_text(EN.say("site-update"), exact=True)
    expect(ready).to_be_visible()
    assert title_served(page) == "First"
    update = page.get_by_role("button", name=EN.say("site-update-now"))
    update.click()
    expect(page.get_by_text(EN.say("site-update-others"))).to_be_visible()
    assert title_served(page) == title_served(other) == "First"
    other.close()
    with page.expect_navigation():
        # Again and again: the browser may count a closed tab for a moment.
        update.evaluate("(button) => void setInterval(() => button.click(), 500)")
    heading(page, "web-credits")
    expect(ready).to_have_count(0)
    assert title_served(page) == "Second"
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")


def test_half_of_a_new_version_is_refused(host: Copy, page: Page) -> None:
    publish_second_after_first(host, page)
    host.change("Third")
    looked = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          await registration.update()
          const worker = registration.installing
          if (worker) await new Promise((done) => worker.addEventListener('statechange', done, { once: true }))
          return [worker?.state, registration.waiting]
        }"""
    )
    assert looked == ["redundant", None]
    assert title_served(page) == "First"
