"""A slow network: every click shows something at once, and the game can be played."""

from __future__ import annotations

import time

from playwright.sync_api import expect
from tests.e2e.people import Company
from tests.e2e.playing import BETWEEN_LOOKS, LONGEST, Player, sees_the_end, sits_down_near_the_end

SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""400 kbit/s and 400 ms."""


def test_a_click_shows_something_before_the_network_answers(company: Company) -> None:
    person = company.person(name="Ann")
    page = person.page
    page.route("**/api/tables", lambda route: None if route.request.method == "POST" else route.continue_())
    person.go("/")
    person.press(person.button("web-play-now").first)
    expect(person.button("web-connecting")).to_be_disabled()
    page.unroute("**/api/tables")
    page.route("**/assets/HelpDialog*.js", lambda route: None)
    person.go("/")
    person.press(person.button("web-play-now").first)
    Player(person).until_asked()
    person.press(person.button("web-help"))
    expect(page.get_by_role("dialog", name=person.say("web-help"))).to_contain_text(person.say("web-loading"))


def test_a_set_up_that_does_not_arrive_is_reported_and_can_be_requested_again(company: Company) -> None:
    company.excused = "ERR_FAILED"
    person = company.person()
    person.go("/")
    person.page.route("**/assets/SetUpDialog*.js", lambda route: route.abort())
    person.press(person.button("web-friends"))
    expect(person.page.get_by_role("alert")).to_have_text(person.say("web-unreachable"))
    expect(person.button("web-friends")).to_be_enabled()


def test_words_that_do_not_arrive_are_told_and_can_be_asked_for_again(company: Company) -> None:
    company.excused = "ERR_FAILED"
    person = company.person()
    person.page.route("**/assets/en-people*.js", lambda route: route.abort())
    person.go("/account")
    expect(person.page.get_by_role("alert")).to_have_text(person.say("web-load-failed"))
    person.page.unroute("**/assets/en-people*.js")
    person.press(person.link("web-load-again"))
    expect(person.page.get_by_role("heading", name=person.say("web-account-title"))).to_be_visible()


def test_an_end_that_does_not_arrive_is_told_and_can_be_asked_for_again(company: Company) -> None:
    company.excused = "ERR_FAILED"
    person = company.person(name="Ann")
    player = sits_down_near_the_end(person, "duel")
    person.page.route("**/assets/EndSection*.js", lambda route: route.abort())
    again = person.link("web-load-again")
    began = time.monotonic()
    while not again.is_visible():
        assert time.monotonic() - began < LONGEST, "the game does not end"
        if (seen := player.look()) is not None:
            player.do(seen)
        person.page.wait_for_timeout(BETWEEN_LOOKS)
    person.page.unroute("**/assets/EndSection*.js")
    person.press(again)
    sees_the_end(person)


def test_a_rematch_wanted_without_network_begins_when_it_is_back(company: Company) -> None:
    company.excused = "ERR_INTERNET_DISCONNECTED"
    person = company.person(name="Ann")
    sits_down_near_the_end(person, "duel").finish()
    sees_the_end(person)
    before = person.table
    person.context.set_offline(True)
    person.press(person.button("web-end-rematch"))
    expect(person.button("web-connecting")).to_be_disabled()
    person.context.set_offline(False)
    person.page.wait_for_url(lambda address: "/t/" in address and before not in address)
    Player(person).until_asked()


def test_a_game_can_be_played_at_400_kilobits(company: Company) -> None:
    person = company.person(name="Ann", lang="uk")
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    person.go("/")
    person.press(person.button("web-play-now").first)
    player = Player(person)
    for _ in range(4):
        player.do(player.until_asked())
    assert player.until_asked()["kind"] == "asked"
