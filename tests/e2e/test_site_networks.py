"""The champion's networks in the page that needs no server: they come after the game, late, again, or not at all."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from playwright.sync_api import Route, expect
from tests.e2e.hosting import CONTROLLED, stored
from tests.e2e.needs import SITE, SITE_MISSING, has_site
from tests.e2e.people import Company, Person
from tests.e2e.playing import PANEL, Player
from tests.e2e.test_site_games import begins

pytestmark = pytest.mark.skipif(not has_site(), reason=SITE_MISSING)

NETWORKS = "**/python/networks/*.npz"
SMALLEST = 100_000


def name_of(route: Route) -> str:
    return route.request.url.rpartition("/")[2]


def bot_of(person: Person) -> str:
    """Which bot plays, as it is stored."""
    seats = json.loads(stored(person.page)["tables"][person.table])["seats"]
    (bot,) = [seat["bot"] for seat in seats if seat["bot"]]
    return str(bot)


def plays_a_few_turns(person: Person) -> Player:
    """Long enough for the champion to be asked, too, and up to dice; one Duel in hundreds is over by then."""
    while True:
        player = begins(person, "web-duel", seats=("bot:champion",))
        player.go_on(4)
        if goes_to_the_dice(player):
            return player
        person.go("/")


def goes_to_the_dice(player: Player) -> bool:
    """Answer until there are dice to keep, or the game is over."""
    while (seen := player.until_asked())["kind"] != "over":
        if seen["dice"]:
            return True
        player.do(seen)
    return False


def sees_a_hint(person: Person) -> None:
    """The coach says what it would do. Where that is to reroll dice that are kept, nothing is marked."""
    expect(person.page.locator(f"{PANEL} [role=status] b")).to_be_visible()


def test_they_are_files_of_their_own() -> None:
    files = sorted((SITE / "python" / "networks").iterdir())
    assert {"king.npz", "duel.npz"} <= {file.name for file in files}
    assert all(SMALLEST < file.stat().st_size <= 2_000_000 for file in files)


def test_the_first_game_does_not_wait_for_them(visitors: Company) -> None:
    person = visitors.person(service_workers="block")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route(NETWORKS, hold)
    person.go("/")
    person.press(person.button("web-play-now"))
    person.page.wait_for_url("**/t/*")
    player = Player(person)
    player.go_on(4)
    assert [name_of(route) for route in held] == ["king.npz"]
    with person.page.expect_request("**/duel.npz"):
        held[0].continue_()
    for route in held[1:]:
        route.continue_()


def test_one_that_is_missing_once_is_fetched_when_it_is_needed(visitors: Company) -> None:
    visitors.excused = "ERR_"
    person = visitors.person(service_workers="block")
    tries: Counter[str] = Counter()

    def fail_once(route: Route) -> None:
        tries[name_of(route)] += 1
        if tries[name_of(route)] == 1:
            route.abort()
        else:
            route.continue_()

    person.page.route(NETWORKS, fail_once)
    person.go("/")
    plays_a_few_turns(person)
    person.press(person.button("web-hint"))
    sees_a_hint(person)
    assert tries["duel.npz"] > 1
    assert bot_of(person) == "champion"


@pytest.mark.parametrize("how", ["aborted", "another page"])
def test_without_them_another_bot_plays_and_the_coach_says_that_it_is_away(visitors: Company, how: str) -> None:
    visitors.excused = "ERR_"
    person = visitors.person(service_workers="block")
    ways = {
        "aborted": lambda route: route.abort(),
        "another page": lambda route: route.fulfill(status=200, body="<!doctype html><p>Log in to this network"),
    }
    person.page.route(NETWORKS, ways[how])
    person.go("/")
    player = plays_a_few_turns(person)
    assert bot_of(person) == "greedy"
    person.press(person.button("web-hint"))
    expect(person.page.get_by_text(person.say("server-refused-coach-away")).first).to_be_visible()
    # Whoever looks for the reason finds it.
    assert any("NetworkAway" in line for line in visitors.complaints)
    person.page.unroute(NETWORKS)
    player.go_on(1)
    if goes_to_the_dice(player):  # as a rule
        sees_a_hint(person)
    visitors.complaints.clear()


def test_they_are_kept_for_when_there_is_no_network(visitors: Company) -> None:
    person = visitors.person()
    person.go("/")
    person.page.wait_for_function(CONTROLLED)
    person.context.set_offline(True)
    person.go("/")
    plays_a_few_turns(person)
    assert bot_of(person) == "champion"
    person.press(person.button("web-hint"))
    sees_a_hint(person)
