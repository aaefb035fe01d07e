"""The first minute: a name, a table, a decision, whatever the network does."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.lines import Line
from tests.e2e.people import Company, Person
from tests.e2e.playing import PANEL, Player
from tests.e2e.serving import served
from tests.e2e.slowness import slowed

from daikaiju import King
from daikaiju.scene import question
from daikaiju.server.runtime.settings import Settings

SLOWER = 3.0
"""How much slower than promised a busy machine may be."""

FIRST_DECISION, ROUND = 5.0, 1.0
"""What docs/page.md promises, in seconds."""


@pytest.fixture(scope="module")
def paced_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take their time, as usual."""
    with served(tmp_path_factory.mktemp("paced"), Settings.pace) as at:
        yield at


@pytest.fixture
def paced(browser: Browser, paced_address: str) -> Iterator[Company]:
    company = Company(browser, paced_address)
    yield company
    company.leave()
    assert company.complaints == []


def plays_now(person: Person) -> None:
    person.go("/")
    person.press(person.button("web-play-now"))


def test_a_newcomer_who_types_a_name_keeps_the_seat_on_a_slow_network(company: Company) -> None:
    with slowed(company.address, b"PUT /api/me", 1.0) as address:
        person = company.person()
        person.address = address
        person.go("/")
        person.press(person.button("web-change-setup"))
        person.page.get_by_label(person.say("web-your-name")).fill("Ann")
        person.press(person.button("web-start-now"))
        assert Player(person).until_asked()["kind"] == "asked"
        expect(person.page.get_by_text("Ann", exact=True)).to_be_visible()
        person.page.close()


def test_a_newcomer_sees_the_opening_and_begins(paced: Company) -> None:
    person = paced.person(speed="calm")
    began = time.monotonic()
    plays_now(person)
    board = person.page.get_by_role("region", name=person.say("web-board"))
    board.wait_for()
    drawn = time.monotonic()
    expect(person.page.locator(PANEL)).to_be_hidden()
    person.page.locator(PANEL).wait_for()
    asked = time.monotonic()
    assert asked - drawn > 1, "the cards are turned up and the dice are rolled before anybody's eyes"
    assert asked - began < FIRST_DECISION * SLOWER
    turns = person.page.get_by_role("list", name=person.say("web-log"), exact=True).locator("li.turn")
    expect(turns).to_have_count(1)


def test_the_opening_can_be_skipped(paced: Company) -> None:
    person = paced.person(speed="calm")
    plays_now(person)
    person.page.get_by_role("region", name=person.say("web-board")).wait_for()
    person.page.keyboard.press("Escape")
    person.page.locator(PANEL).wait_for(timeout=1000 * SLOWER)


def test_nothing_says_how_dice_fall_before_they_rest(paced: Company) -> None:
    person = paced.person(speed="calm")
    plays_now(person)
    person.page.locator(PANEL).wait_for()
    log = person.page.get_by_role("list", name=person.say("web-log"), exact=True)
    before = log.get_by_role("listitem").count()
    person.page.keyboard.press("Space")
    waiting = person.page.get_by_role("region", name=person.say("web-waiting-label"))
    expect(waiting).to_contain_text(person.say("web-rolling", you="yes", monster=""))
    assert log.get_by_role("listitem").count() == before
    person.page.locator(PANEL).wait_for()
    assert log.get_by_role("listitem").count() > before


def ends_turn(player: Player) -> None:
    """Stop rolling and buy nothing."""
    asked = player.until_asked()
    while True:
        if asked["dice"]:
            player.stop_rolling()
        else:
            player.give(len(asked["answers"]) - 1, asked["answers"])
        player.page.wait_for_timeout(100)
        if (seen := player.look()) is None or seen["dice"]:
            return
        asked = seen


def test_instant_bots_take_no_time(paced: Company) -> None:
    person = paced.person()
    plays_now(person)
    player = Player(person)
    player.until_asked()
    took = []
    for _ in range(3):
        ends_turn(player)
        began = time.monotonic()
        player.until_asked()
        took.append(time.monotonic() - began)
    assert sorted(took)[1] < ROUND * SLOWER


def test_skipping_catches_up_with_all_bots(paced: Company) -> None:
    person = paced.person(speed="calm")
    plays_now(person)
    player = Player(person)
    ends_turn(player)
    person.page.wait_for_timeout(200)
    began = time.monotonic()
    person.page.keyboard.press("Escape")
    player.until_asked()
    assert time.monotonic() - began < ROUND * SLOWER


def struck(monsters: list[str], seat: int) -> King:
    """A game in which a monster in Tokyo has just been struck and may yield."""
    striker = monsters[(seat + 1) % len(monsters)]
    position = {"active": striker, "monsters": {monsters[seat]: {"zone": "city", "hearts": 9}}}
    for seed in range(100):
        game, luck = King(monsters, position=position), random.Random(seed)
        game.roll(luck)
        while (asked := question(game)) is not None and asked.reroll is not None:
            game.apply(asked.reroll.first)
            game.roll(luck)
        if asked is not None and asked.decision == "yield_or_stay":
            return game
    raise AssertionError("nobody strikes")


def test_skipping_carries_on_past_questions_that_are_answered_automatically(company: Company) -> None:
    person = company.person(speed="calm", name="Ann")
    always = "localStorage.daikaiju = JSON.stringify({ ...JSON.parse(localStorage.daikaiju), yieldAt: 10 })"
    person.context.add_init_script(f"if (location.host) {always}")
    line = Line(person)
    plays_now(person)
    Player(person).until_asked()
    seat = line.last["question"]["seat"]
    monsters = [one["monster"] for one in line.last["scene"]["monsters"]]
    line.tell(King(monsters), None)
    expect(person.page.locator(PANEL)).to_be_hidden()
    line.heard.clear()
    person.page.keyboard.press("Escape")
    line.tell(struck(monsters, seat), seat)
    person.page.wait_for_timeout(500)
    assert line.heard == ["skip", "act", "skip"]
