"""The page that needs no server where something is missing: room, files, parts of the browser, or sense in a file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.e2e.hosting import in_workers, moves_to, store, stored
from tests.e2e.needs import SITE, SITE_MISSING, has_site
from tests.e2e.people import Company, Person
from tests.e2e.playing import Player, sees_the_end
from tests.e2e.test_axe import finds_nothing_at_any_size
from tests.offline.recomputing import recompute
from tests.offline.storing import stores_of, tables_of

pytestmark = pytest.mark.skipif(not has_site(), reason=SITE_MISSING)

LIBRARY = "**/python/library.zip.zst"

FULL = """let full = false
new BroadcastChannel('full').onmessage = () => (full = true)
for (const name of ['add', 'put']) {
  const plain = IDBObjectStore.prototype[name]
  IDBObjectStore.prototype[name] = function (...given) {
    const request = plain.apply(this, given)
    if (full) this.transaction.abort()
    return request
  }
}"""
"""Lets a store get full in the middle of a game."""


def plays_now(person: Person) -> Player:
    """Start a game against bots."""
    person.press(person.button("web-duel"))
    person.press(person.button("web-start-now"))
    person.page.wait_for_url("**/t/*")
    player = Player(person)
    player.until_asked()
    return player


def notice(person: Person, key: str, **arguments: str | int) -> Locator:
    """Something the page says about itself."""
    notices = person.page.get_by_role("complementary", name=person.say("site-notices"))
    return notices.get_by_role("paragraph").filter(has_text=person.say(key, **arguments))


def saved(person: Person) -> dict[str, dict[str, str]]:
    """All games as the file that the page makes of them."""
    moves_to(person, "/games")
    with person.page.expect_download() as saving:
        person.press(person.button("site-games-save"))
    file: dict[str, Any] = json.loads(Path(saving.value.path()).read_text("utf-8"))
    stores: dict[str, dict[str, str]] = file["stores"]
    return stores


def plays_to_the_end_in_memory(player: Player) -> None:
    """The game can be finished, and all of it can still be saved as a file."""
    player.finish()
    sees_the_end(player.person)
    table = player.person.table
    assert recompute(saved(player.person), table) > 3


# --- where games are kept -------------------------------------------------------------------------


def test_a_store_without_any_room(visitors: Company) -> None:
    person = visitors.person(name="Ann")
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(person.address))
    session = person.context.new_cdp_session(person.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    person.go("/")
    player = plays_now(person)
    expect(notice(person, "site-storage-full").or_(notice(person, "site-storage-memory"))).to_be_visible()
    player.go_on(2)


def test_a_store_that_gets_full(visitors: Company) -> None:
    person = visitors.person(name="Ann")
    in_workers(person, FULL)
    person.go("/")
    player = plays_now(person)
    before = stored(person.page)
    person.page.evaluate("new BroadcastChannel('full').postMessage('full')")
    player.go_on(2)
    expect(notice(person, "site-storage-full")).to_be_visible()
    finds_nothing_at_any_size(person)
    assert stored(person.page) == before
    plays_to_the_end_in_memory(player)


@pytest.mark.parametrize(
    "how",
    [
        "Object.defineProperty(self, 'indexedDB', { value: undefined })",
        "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('refused', 'SecurityError') } })",
        "IDBFactory.prototype.open = () => { throw new DOMException('refused', 'InvalidStateError') }",
    ],
    ids=["missing", "forbidden", "refused"],
)
def test_a_browser_that_stores_nothing(visitors: Company, how: str) -> None:
    person = visitors.person(name="Ann")
    in_workers(person, how)
    person.go("/")
    player = plays_now(person)
    expect(notice(person, "site-storage-memory")).to_be_visible()
    if "missing" in how:
        plays_to_the_end_in_memory(player)
    else:
        player.go_on(2)
    person.press(notice(person, "site-storage-memory").get_by_role("button", name=person.say("web-close")))
    expect(notice(person, "site-storage-memory")).to_have_count(0)


def test_a_store_of_a_newer_version_is_left_alone(visitors: Company) -> None:
    person = visitors.person(name="Ann")
    theirs = {"tables": {"a": "something else"}, "things": {"b": "unheard of"}}
    store(person, theirs, version=99)
    person.go("/")
    player = plays_now(person)
    expect(notice(person, "site-storage-newer")).to_be_visible()
    player.go_on(2)
    assert stored(person.page) == theirs
    databases = person.page.evaluate("indexedDB.databases()")
    assert {"name": "daikaiju", "version": 99} in databases


@pytest.mark.parametrize("name", ["first", "fewer_parts"])
def test_games_stored_by_an_earlier_version_go_on(visitors: Company, name: str) -> None:
    person = visitors.person()
    before = stores_of(name)
    over, running = (tables_of(before)[status] for status in ("over", "running"))
    store(person, before)
    person.go("/")
    person.press(person.link("web-own-go-on"))
    person.page.wait_for_url(f"**/t/{running}")
    player = Player(person)
    player.finish()
    sees_the_end(person)
    moves_to(person, f"/game/{over}")
    scrubber = person.page.get_by_role("slider", name=person.say("web-replay-scrubber"))
    expect(scrubber).to_have_value("0")
    person.page.keyboard.press("End")
    expect(scrubber).not_to_have_value("0")
    after = stored(person.page)
    for kind, rows in before.items():
        if kind in ("entries", "keys"):
            assert rows.items() <= after[kind].items()
    if name == "first":
        assert recompute(after, running, earlier=True) > 3


def test_what_cannot_be_read_is_named_and_kept(visitors: Company) -> None:
    person = visitors.person()
    stores = stores_of("first")
    stores["tables"]["broken"] = '{"id": "broken"'
    store(person, stores)
    person.go("/")
    about = notice(person, "site-unreadable", count=1, games="broken")
    expect(about).to_be_visible()
    finds_nothing_at_any_size(person)
    with person.page.expect_download() as saving:
        person.press(about.get_by_role("button", name=person.say("site-aside-save")))
    aside = json.loads(Path(saving.value.path()).read_text("utf-8"))["stores"]["tables"]
    assert aside == {"broken": stores["tables"]["broken"]}
    expect(person.link("web-own-go-on")).to_be_visible()
    assert stored(person.page)["tables"] == stores["tables"]


def test_a_game_with_answers_that_cannot_be_read_says_so_and_is_kept(visitors: Company) -> None:
    person = visitors.person()
    stores = stores_of("first")
    running = tables_of(stores)["running"]
    last = max(key for key in stores["entries"] if key.startswith(running))
    stores["entries"][last] = "{"
    store(person, stores)
    person.go(f"/t/{running}")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("server-refused-unreadable"))
    moves_to(person, "/credits")
    expect(notice(person, "site-unreadable", count=1, games=running)).to_be_visible()
    assert stored(person.page)["entries"] == stores["entries"]
    assert any("DecodeError" in line for line in visitors.complaints), "whoever looks for the reason finds it"
    visitors.complaints.clear()


# --- a browser that lacks something ---------------------------------------------------------------


def test_a_browser_without_webassembly(visitors: Company) -> None:
    visitors.excused = "WebAssembly"
    person = visitors.person(service_workers="block")
    person.context.add_init_script("delete globalThis.WebAssembly")
    in_workers(person, "delete self.WebAssembly")
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.go("/")
    expect(notice(person, "site-failed-unsupported")).to_be_visible()
    expect(notice(person, "site-failed-unsupported").get_by_role("button")).to_have_count(0)
    assert not [url for url in fetched if url.endswith(".zst")]
    moves_to(person, "/rules/king")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("web-rules-title", game="king"))


@pytest.mark.parametrize("how", ["aborted", "forbidden"])
def test_a_worker_that_is_blocked(visitors: Company, how: str) -> None:
    visitors.excused = "ERR_"
    person = visitors.person(service_workers="block")
    page = person.page
    if how == "aborted":
        page.route("**/assets/worker-*.js", lambda route: route.abort())
    else:
        person.context.add_init_script(
            "const Plain = Worker; globalThis.blocked = true;"
            "globalThis.Worker = class extends Plain { constructor(...given) {"
            "if (blocked) throw new DOMException('no', 'SecurityError'); super(...given) } }"
        )
    person.go("/")
    failed = notice(person, "site-failed-blocked")
    expect(failed).to_be_visible()
    finds_nothing_at_any_size(person)
    page.unroute("**/assets/worker-*.js")
    page.evaluate("globalThis.blocked = false")
    person.press(failed.get_by_role("button", name=person.say("web-load-again")))
    plays_now(person)
    expect(failed).to_have_count(0)


# --- files that do not arrive ---------------------------------------------------------------------


def test_a_file_that_fails_twice_is_fetched_again(visitors: Company) -> None:
    visitors.excused = "ERR_"
    person = visitors.person(service_workers="block")
    tries: list[str] = []

    def fail_twice(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) < 3:
            route.abort()
        else:
            route.continue_()

    person.page.route(LIBRARY, fail_twice)
    person.go("/")
    plays_now(person)
    assert len(tries) == 3
    expect(notice(person, "site-failed-download")).to_have_count(0)


def truncated(route: Route) -> None:
    """Half of a file, as a proxy might leave it."""
    name = urlsplit(route.request.url).path.rpartition("/")[2]
    whole = (SITE / "python" / name).read_bytes()
    route.fulfill(status=200, body=whole[: len(whole) // 2])


@pytest.mark.parametrize("how", ["aborted", "missing", "truncated", "another page"])
def test_a_file_that_does_not_arrive_is_told_and_can_be_fetched_again(visitors: Company, how: str) -> None:
    visitors.excused = "library.zip"
    person = visitors.person(service_workers="block")
    ways = {
        "aborted": lambda route: route.abort(),
        "missing": lambda route: route.fulfill(status=404, body="not here"),
        "truncated": truncated,
        "another page": lambda route: route.fulfill(status=200, body="<!doctype html><p>Log in to this network"),
    }
    person.page.route(LIBRARY, ways[how])
    person.go("/learn")
    failed = notice(person, "site-failed-download")
    expect(failed).to_be_visible()
    person.page.unroute(LIBRARY)
    person.press(failed.get_by_role("button", name=person.say("web-load-again")))
    expect(failed).to_have_count(0)
    person.press(person.button("web-learn-start", game="king"))
    Player(person).until_asked()


def test_a_table_waits_for_files_that_did_not_arrive(visitors: Company) -> None:
    visitors.excused = "library.zip"
    person = visitors.person(service_workers="block")
    stores = stores_of("first")
    store(person, stores)
    person.page.route(LIBRARY, lambda route: route.fulfill(status=404))
    person.go(f"/t/{tables_of(stores)['running']}")
    failed = notice(person, "site-failed-download")
    expect(failed).to_be_visible()
    person.page.unroute(LIBRARY)
    person.press(failed.get_by_role("button", name=person.say("web-load-again")))
    Player(person).until_asked()


# --- files without sense --------------------------------------------------------------------------

NO_GAMES = {
    "empty": b"",
    "picture": b"\x89PNG\r\n\x1a\n\xff\xfe\x00",
    "other": b"game: chess\n",
    "long": b"x: 1\n" * 50_000,
}


def test_files_that_are_no_games(visitors: Company) -> None:
    person = visitors.person()
    person.go("/viewer")
    for path, label in (("/viewer", "web-viewer-pick"), ("/fair", "web-viewer-pick"), ("/games", None)):
        moves_to(person, path)
        for name, content in NO_GAMES.items():
            given: Any = {"name": f"{name}.yaml", "mimeType": "application/octet-stream", "buffer": content}
            picker = person.page.get_by_label(person.say(label)) if label else person.page.locator("input[type=file]")
            picker.set_input_files([given])
            expect(person.page.get_by_role("main").get_by_role("alert")).to_have_text(refusal(person, path))
            moves_to(person, "/credits")
            moves_to(person, path)


def refusal(person: Person, path: str) -> str | re.Pattern[str]:
    return person.say("server-refused-bad-backup") if path == "/games" else re.compile(r"\w+ \w+")


def test_games_leave_as_a_file_and_come_back_in_another_browser(visitors: Company) -> None:
    here, there = visitors.person(), visitors.person(lang="uk")
    stores = stores_of("first")
    store(here, stores)
    here.go("/games")
    expect(here.page.get_by_text("2 games are stored")).to_be_visible()
    file = saved(here)
    assert {name: rows for name, rows in file.items() if rows} == {
        name: rows for name, rows in stores.items() if name != "notes"
    }
    there.go("/games")
    given: Any = {
        "name": "games.json",
        "mimeType": "application/json",
        "buffer": json.dumps({"kind": "daikaiju games", "format": 1, "stores": file}).encode(),
    }
    picker = there.page.locator("input[type=file]")
    for added in (2, 0):
        picker.set_input_files([given])
        expect(there.page.get_by_text(there.say("site-games-brought", games=added))).to_be_visible()
    moves_to(there, "/")
    there.press(there.link("web-own-go-on"))
    Player(there).until_asked()
