"""At the table: time that runs out, players who leave and come back, rematches, locked tables, and watching a Duel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.e2e.people import Company, Person
from tests.e2e.playing import Player, first_asked, play_together, sees_the_end, sits_down_near_the_end
from tests.e2e.test_axe import finds_nothing
from tests.server.browsers import Served
from tests.server.clocks import Time

from daikaiju.server.runtime.settings import Settings
from daikaiju.table import permissions
from daikaiju.table.clock import SHOWING

CLOCK: dict[str, Any] = {"kind": "move", "seconds": 60}


@pytest.fixture
def time() -> Time:
    """A server's time, which passes only when the test says so: nobody runs out of it because a browser is slow."""
    return Time()


@pytest.fixture
def timed(browser: Browser, tmp_path: Path, time: Time) -> Iterator[Company]:
    """The people who come to play at a server with that time."""
    settings = Settings(folder=tmp_path, pace=0, limits=False, champion=False, bot_workers=1, server_time=time)
    with Served(settings) as server, Company(browser, f"http://{server.place}") as company:
        yield company


def opens(person: Person, *seats: str, **more: Any) -> str:
    """A table that only the protocol itself can ask for; returns its id."""
    person.page.request.put(f"{person.address}/api/me", data={"name": "Ann"})
    body = {"seats": [{"by": by} for by in seats], **more}
    answer = person.page.request.post(f"{person.address}/api/tables", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def two_at_a_table(company: Company, **more: Any) -> tuple[Player, Player]:
    """Ann, who made the table, and Bob, in a game of two."""
    ann, bob = company.person(name="Ann"), company.person(name="Bob")
    table = opens(ann, "me", "open", **more)
    ann.go(f"/t/{table}")
    bob.go(f"/t/{table}")
    bob.press(bob.button("web-sit"))
    ann.press(ann.button("web-start"))
    for person in (ann, bob):
        board(person).wait_for()
    return Player(ann), Player(bob)


def board(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-board"))


def seat_of(person: Person, name: str) -> Locator:
    """The monster that a person plays at the table."""
    return person.page.get_by_role("article").filter(has=person.page.get_by_text(name, exact=True))


def plays_until(player: Player, other: Player) -> None:
    """One of two plays until the other is asked."""
    while first_asked(other, player) is player:
        if (seen := player.look()) is not None:
            player.do(seen)


def test_a_bot_plays_when_the_time_is_up_until_the_player_is_back(timed: Company, time: Time) -> None:
    ann, bob = two_at_a_table(timed, clock=CLOCK)
    slow, other = (ann, bob) if first_asked(ann, bob) is ann else (bob, ann)
    name = "Ann" if slow is ann else "Bob"
    away = seat_of(other.person, name).get_by_text(other.person.say("web-seat-away"))
    expect(away).to_be_hidden()
    time.pass_by(CLOCK["seconds"] + SHOWING / 1000)
    expect(away).to_be_visible()
    # The bot has finished the turn, and it is the other player's.
    assert other.until_asked()["kind"] == "asked"
    slow.person.press(slow.person.button("web-back"))
    expect(away).to_be_hidden()
    plays_until(other, slow)
    slow.do(slow.until_asked())
    expect(slow.person.button("web-back")).to_be_hidden()


def test_the_creator_replaces_an_absent_player(timed: Company, time: Time) -> None:
    ann, bob = two_at_a_table(timed)
    bob.page.close()
    person = ann.person
    seat = seat_of(person, "Bob")
    expect(seat.get_by_text(person.say("web-seat-gone"))).to_be_visible()
    time.pass_by(permissions.PATIENCE / 1000)
    person.press(seat.get_by_role("button").first)
    person.press(person.page.get_by_role("dialog").get_by_role("button", name=person.say("web-replace")))
    expect(seat.get_by_text(person.say("web-seat-away"))).to_be_visible()
    ann.go_on(6)


def test_a_rematch_brings_everybody_to_a_new_game(company: Company) -> None:
    ann, bob = two_at_a_table(company)
    play_together(ann, bob)
    before = ann.person.table
    ann.person.press(sees_the_end(ann.person).get_by_role("button", name=ann.person.say("web-end-rematch")))
    expect(ann.page.get_by_text(ann.person.say("web-waiting-for-all"))).to_be_visible()
    bob.person.press(
        sees_the_end(bob.person).get_by_role("link", name=bob.person.say("web-end-rematch-wanted", name="Ann"))
    )
    for player in (ann, bob):
        board(player.person).wait_for()
        expect(player.page.locator("section[aria-labelledby='end-title']")).to_be_hidden()
    assert ann.person.table == bob.person.table != before
    first_asked(ann, bob).go_on(1)


def test_a_player_who_comes_back_reads_what_they_missed(company: Company) -> None:
    ann, bob = two_at_a_table(company)
    leaver, stayer = (ann, bob) if first_asked(ann, bob) is bob else (bob, ann)
    table = leaver.person.table
    leaver.page.goto("about:blank")
    waiting = stayer.page.get_by_role("region", name=stayer.person.say("web-waiting-label"))
    leavers_turn = waiting.filter(has_text=f"{'Ann' if leaver is ann else 'Bob'} chooses")
    while not leavers_turn.is_visible():
        if (seen := stayer.look()) is not None:
            assert stayer.do(seen)
    leaver.person.go(f"/t/{table}")
    missed = leaver.page.get_by_role("dialog", name=leaver.person.say("web-missed"))
    expect(missed.get_by_role("listitem").first).to_be_visible()
    leaver.person.press(missed.get_by_role("button", name=leaver.person.say("web-go-on")))
    expect(missed).to_be_hidden()
    assert leaver.until_asked()["kind"] == "asked"
    leaver.page.reload()
    leaver.until_asked()
    expect(missed).to_be_hidden()


def test_a_locked_table_keeps_strangers_out(company: Company) -> None:
    ann, stranger = company.person(name="Ann"), company.person(name="Eve")
    ann.starts("web-friends")
    ann.press(ann.button("web-lock"))
    stranger.go(f"/t/{ann.table}")
    expect(stranger.page.get_by_text(stranger.say("web-locked"))).to_be_visible()
    expect(stranger.button("web-sit")).to_have_count(0)
    ann.press(ann.button("web-unlock"))
    stranger.press(stranger.button("web-sit").first)
    expect(ann.page.get_by_text("Eve", exact=True)).to_be_visible()


def test_monsters_and_names_are_chosen_in_the_waiting_room(company: Company) -> None:
    ann, bob = company.person(), company.person(name="Bob")
    ann.starts("web-friends")
    bob.go(f"/t/{ann.table}")
    bob.press(bob.button("web-sit").first)
    expect(bob.page.get_by_text(bob.say("web-somebody"), exact=True)).to_be_visible()
    ann.page.get_by_label(ann.say("web-your-name")).fill("Ann")
    ann.page.keyboard.press("Tab")
    expect(bob.page.get_by_text("Ann", exact=True)).to_be_visible()
    seat = f"{bob.say('web-seat-number', seat=2)}: {bob.say('web-monster')}"
    own = bob.page.get_by_label(seat)
    expect(own).to_be_visible()
    taken = ann.page.get_by_label(f"{ann.say('web-seat-number', seat=1)}: {ann.say('web-monster')}").inner_text()
    own.click()
    gallery = bob.page.get_by_role("dialog", name=bob.say("web-monster-gallery"))
    finds_nothing(bob)
    free = gallery.locator("li button:enabled[aria-pressed=false]")
    wanted = free.first.locator("b").inner_text()
    assert wanted not in taken
    free.first.click()
    expect(ann.page.get_by_label(seat)).to_contain_text(wanted)


def test_people_at_one_screen_are_called_by_their_names(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-screen"))
    person.opens_more()
    for seat, name in ((1, "Ann"), (2, "Bob")):
        label = f"{person.say('web-seat-number', seat=seat)}: {person.say('web-seat-name')}"
        person.page.get_by_label(label).fill(name)
    person.press(person.button("web-start-now"))
    player = Player(person)
    player.until_asked()
    expect(person.page.locator("#who-decides")).to_have_text(re.compile("Ann|Bob"))
    expect(seat_of(person, "Ann")).to_be_visible()
    expect(seat_of(person, "Bob")).to_be_visible()


@pytest.mark.parametrize("game", ["king", "duel"])
def test_watching_follows_a_seat(company: Company, game: str) -> None:
    ann, watcher = company.person(name="Ann"), company.person()
    player = sits_down_near_the_end(ann, game)
    watcher.go(f"/t/{ann.table}")
    watcher.press(watcher.button("web-late-watch"))
    first, second = watcher.page.locator("[data-anchor='seat-0']"), watcher.page.locator("[data-anchor='seat-1']")
    for number, seat in ((1, second), (0, first)):
        # In the Duel the monsters stand in the street, apart from what they have.
        figure = watcher.page.locator(f"button[data-body='{number}']") if game == "duel" else seat.get_by_role("button")
        watcher.press(figure.first)
        watcher.press(watcher.button("web-follow"))
        monster = seat.get_by_role("heading").inner_text()
        expect(watcher.page.get_by_text(watcher.say("web-spectating", monster=monster))).to_be_visible()
    play_together(player, Player(watcher))
    sees_the_end(watcher)


def test_the_host_chooses_how_well_bots_play(company: Company) -> None:
    ann, bob = company.person(lang="uk", name="Ann"), company.person()
    ann.starts("web-friends", monsters=4)
    bob.go(f"/t/{ann.table}")
    ann.choose(ann.page.get_by_label(ann.say("web-new-bots", open=3)), ann.say("web-bot", bot="rookie"))
    expect(ann.page.get_by_text(ann.say("web-bot-character", bot="rookie"))).to_be_visible()
    finds_nothing(ann)
    ann.press(ann.button("web-fill-bot").first)
    expect(bob.page.get_by_text(bob.say("web-bot", bot="rookie"))).to_be_visible()
    seat = f"{ann.say('web-seat-number', seat=2)}: {ann.say('web-level')}"
    ann.choose(ann.page.get_by_label(seat), ann.say("web-bot", bot="random"))
    expect(bob.page.get_by_text(bob.say("web-bot", bot="random"))).to_be_visible()
    ann.press(ann.button("web-fill-and-begin", open=2))
    bob.press(bob.button("web-late-watch"))
    named = bob.say("web-bot-named", name="", bot="random").strip(", ")
    expect(bob.page.get_by_role("article").filter(has_text=named)).to_have_count(3)

    ann.starts("web-friends")
    chosen = ann.page.get_by_label(ann.say("web-new-bots", open=2))
    expect(chosen).to_have_value("random")
