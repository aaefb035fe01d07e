"""Games in the page that needs no server: without a network, through reloads and crashes, in two tabs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect
from tests.e2e.browsing import FLAGS, SharedBrowser
from tests.e2e.hosting import CONTROLLED, Host, hosted, in_workers, stored
from tests.e2e.needs import SITE, SITE_MISSING, chromium, has_site
from tests.e2e.people import PATIENCE, PHONE, Company, Person, make_wishes
from tests.e2e.playing import PANEL, Player, sees_the_end
from tests.offline.recomputing import recompute

pytestmark = pytest.mark.skipif(not has_site(), reason=SITE_MISSING)

TOLD = """globalThis.acknowledged = []
const Plain = Worker
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      const said = data.kind === 'tell' ? JSON.parse(data.text) : {}
      if (said.kind === 'ack') acknowledged.push([said.key, said.number])
    })
  }
}"""
"""Remembers which answers the page was told to be stored, and under which number."""


def sits(person: Person, seat: int, by: str) -> None:
    """Choose who sits somewhere."""
    label = f"{person.say('web-seat-number', seat=seat)}: {person.say('web-who-sits')}"
    person.page.get_by_label(label).select_option(by)


def begins(person: Person, way: str, *, edition: str | None = None, seats: tuple[str, ...] = ()) -> Player:
    """From the first screen, which is there, to the first question of a game; these sit after the first seat."""
    person.press(person.button(way))
    person.button("web-start-now").wait_for()
    if edition is not None or seats:
        person.opens_more()
    if edition is not None:
        name = person.say(f"web-edition-{edition}")
        person.page.get_by_role("combobox").filter(has_text=name).select_option(edition)
    if seats and way != "web-duel":
        bots = [by for by in seats if by.startswith("bot:")]
        person.picks("web-how-many-bots", str(len(bots)))
    for place, by in enumerate(seats):
        sits(person, place + 2, by)
    person.press(person.button("web-start-now"))
    person.page.wait_for_url("**/t/*")
    player = Player(person)
    player.until_asked()
    return player


def cut_off(person: Person) -> None:
    """No network from now on: whatever is needed has to be here."""
    person.page.wait_for_function(CONTROLLED)
    person.context.set_offline(True)


def follows_from_its_secret(person: Person, table: str, *, bots: bool = True) -> None:
    """What the page stored of a game is what this Python makes of the same secret numbers and the same answers."""
    found = stored(person.page)
    assert json.loads(found["tables"][table])["status"] == "over"
    same = recompute(found, table)
    assert same > 3 or not bots


@pytest.mark.parametrize(
    ("way", "edition", "seats", "hand", "screen"),
    [
        ("web-change-setup", None, ("bot:champion", "bot:rookie"), "mouse", None),
        ("web-change-setup", "2010", ("bot:rookie", "bot:random"), "keys", None),
        ("web-duel", None, ("bot:champion",), "touch", PHONE),
        ("web-screen", None, ("me", "bot:rookie"), "mouse", None),
    ],
    ids=["king", "2010", "duel", "together"],
)
def test_a_whole_game_without_a_network(
    visitors: Company, way: str, edition: str | None, seats: tuple[str, ...], hand: Any, screen: Any
) -> None:
    person = visitors.person(name="Ann", hand=hand, **({"screen": screen} if screen else {}))
    person.go("/")
    cut_off(person)
    player = begins(person, way, edition=edition, seats=seats)
    lost = person.page.get_by_text(person.say("web-connection-lost"))
    expect(lost).to_have_count(0)
    player.finish()
    sees_the_end(person)
    follows_from_its_secret(person, person.table)


def test_a_whole_game_after_the_web_server_has_stopped(browser: Browser, tmp_path: Path) -> None:
    with hosted(SITE, tmp_path) as host, Company(browser, host.address + "?") as visitors:
        person = visitors.person(name="Ann")
        person.go("/")
        person.page.wait_for_function(CONTROLLED)
        host.stop()
        visitors.excused = "/sw.js"  # the browser looks for a newer version in vain
        person.go("/")
        player = begins(person, "web-duel", seats=("bot:rookie",))
        player.finish()
        over = person.table
        sees_the_end(person)
        follows_from_its_secret(person, over)
        person.press(person.button("web-end-rematch"))
        person.page.wait_for_url(lambda url: "/t/" in url and over not in url)
        assert player.until_asked()["kind"] == "asked"


# --- nothing is lost -----------------------------------------------------------------------------


def starts_a_game(visitors: Company, way: str = "web-change-setup") -> Player:
    """Somebody in the middle of a turn: dice are kept."""
    person = visitors.person(name="Ann")
    person.context.add_init_script(TOLD)
    person.go("/")
    player = begins(person, way, seats=("bot:rookie",))
    player.go_on(2)
    return player


def answers_and_is_told(player: Player) -> tuple[str, int]:
    """Answer something; returns the key and the number under which it is stored, as soon as the page knows."""
    before = player.page.evaluate("acknowledged.length")
    assert player.do(player.until_asked())
    told = player.page.wait_for_function("(before) => acknowledged[before]", arg=before, timeout=PATIENCE, polling=5)
    key, number = told.json_value()
    return key, number


def holds(page: Page, table: str, answer: tuple[str, int]) -> None:
    """The store holds an answer and everything before it."""
    found = stored(page)
    key, number = answer
    (first,) = (value for name, value in found["keys"].items() if name.startswith(table) and name.endswith(key))
    numbers = sorted(int(name.rpartition("/")[2]) for name in found["entries"] if name.startswith(table))
    assert numbers == list(range(len(numbers)))
    assert {int(first), number} <= set(numbers)


def goes_on(person: Person, page: Page, table: str) -> Player:
    """Another tab goes on with the game, found on the first screen."""
    person.page = page
    person.go("/")
    person.press(person.link("web-own-go-on"))
    page.wait_for_url(f"**/t/{table}")
    player = Player(person, seed=2)
    player.until_asked()
    return player


def test_a_reload_in_the_middle_of_a_turn(visitors: Company) -> None:
    player = starts_a_game(visitors)
    while not (before := player.until_asked())["dice"]:
        player.do(before)
    player.page.reload()
    assert player.until_asked() == before
    player.do(before)
    player.finish()
    sees_the_end(player.person)
    follows_from_its_secret(player.person, player.person.table)


def test_a_tab_that_is_closed_right_after_an_answer(visitors: Company) -> None:
    player = starts_a_game(visitors)
    person, table = player.person, player.person.table
    answer = answers_and_is_told(player)
    player.page.close()
    again = goes_on(person, person.context.new_page(), table)
    holds(again.page, table, answer)
    again.finish()
    sees_the_end(person)
    follows_from_its_secret(person, table)


@contextmanager
def browser_of_its_own(playwright: Playwright, profile: Path) -> Iterator[tuple[Browser, int]]:
    """Chromium with a profile that outlives it, and the number of its processes' group."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    command = [chromium() or "", *FLAGS, "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
    with subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL) as process:
        try:
            while not port.is_file() or not port.read_text().strip():
                assert process.poll() is None, "the browser stopped"
                time.sleep(0.02)
            number = port.read_text().split()[0]
            yield playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}"), process.pid
        finally:
            kill(process.pid)


def kill(group: int) -> None:
    """End a browser with all of its processes, as a dead battery would."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return


def test_a_browser_that_is_killed_right_after_an_answer(
    shared: SharedBrowser, plain_host: Host, tmp_path: Path
) -> None:
    address, table = plain_host.address + "?", ""
    answers: list[tuple[str, int]] = []
    for life in range(2):
        with browser_of_its_own(shared.playwright(), tmp_path) as (browser, group):
            (context,) = browser.contexts
            make_wishes(context)
            context.add_init_script(TOLD)
            person = Person(context, address, "en", "mouse")
            if not table:
                person.go("/")
                player = begins(person, "web-duel", seats=("bot:rookie",))
                table = person.table
            else:
                player = goes_on(person, person.page, table)
                for answer in answers:
                    holds(person.page, table, answer)
            if life < 1:
                answers.append(answers_and_is_told(player))
                kill(group)
            else:
                player.finish()
                sees_the_end(person)
                follows_from_its_secret(person, table)


# --- two tabs ------------------------------------------------------------------------------------


def test_two_tabs_with_one_game(visitors: Company) -> None:
    player = starts_a_game(visitors, "web-duel")
    person, first, table = player.person, player.page, player.person.table
    second = person.context.new_page()
    second.goto(first.url)
    title = person.say("site-elsewhere")
    expect(second.get_by_role("heading", name=title)).to_be_visible()
    expect(first.get_by_role("heading", name=title)).to_have_count(0)
    asked = player.until_asked()

    second.get_by_role("button", name=person.say("site-take-over")).click()
    second.locator(PANEL).wait_for()
    expect(first.get_by_role("heading", name=title)).to_be_visible()
    person.page = second
    other = Player(person, seed=3)
    assert other.until_asked() == asked
    other.go_on(2)

    first.bring_to_front()
    first.get_by_role("button", name=person.say("site-take-over")).click()
    first.locator(PANEL).wait_for()
    expect(second.get_by_role("heading", name=title)).to_be_visible()
    second.close()
    person.page = first
    last = Player(person, seed=4)
    last.finish()
    sees_the_end(person)
    follows_from_its_secret(person, table)


def test_another_game_in_another_tab_is_no_trouble(visitors: Company) -> None:
    player = starts_a_game(visitors, "web-duel")
    person, first, table = player.person, player.page, player.person.table
    person.page = person.context.new_page()
    person.go("/")
    other = begins(person, "web-duel", seats=("bot:rookie",))
    other.go_on(2)
    assert person.table != table
    player.go_on(2)
    expect(first.get_by_role("heading", name=person.say("site-elsewhere"))).to_have_count(0)
    assert len(stored(first)["tables"]) == 2


def test_where_tabs_cannot_lock_the_store_refuses_the_second_answer(visitors: Company) -> None:
    person = visitors.person(name="Ann")
    in_workers(person, "Object.defineProperty(navigator, 'locks', { value: undefined })")
    person.go("/")
    player = begins(person, "web-duel", seats=("bot:rookie",))
    first, table = player.page, person.table
    asked = player.until_asked()
    person.page = person.context.new_page()
    person.page.goto(first.url)
    other = Player(person, seed=2)
    assert other.until_asked() == asked
    other.do(asked)
    other.until_asked()
    player.do(asked)
    player.until_asked()
    other.page.close()
    player.finish()
    person.page = first
    sees_the_end(person)
    follows_from_its_secret(person, table)
