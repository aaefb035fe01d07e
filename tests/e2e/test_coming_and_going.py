"""Nothing drops out of sight, guests say who they are, and players who leave or are eliminated are not stuck."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.lines import Line
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import Player, first_asked, sees_the_end, sits_down_near_the_end

from daikaiju import King


def plays_now(person: Person) -> Player:
    person.go("/")
    person.press(person.button("web-play-now"))
    player = Player(person)
    player.until_asked()
    return player


def test_the_first_screen_leads_back_to_games(company: Company) -> None:
    person = company.person(name="Ann")
    player = sits_down_near_the_end(person, "king")
    table = person.table
    person.press(person.page.get_by_role("link", name="Daikaiju").first)
    person.press(person.link("web-own-go-on"))
    assert person.table == table
    player.finish()
    sees_the_end(person)
    person.go("/")
    expect(person.link("web-own-go-on")).to_be_hidden()
    person.press(person.link("web-end-replay"))
    person.page.wait_for_url(f"**/game/{table}*")


def test_leaving_says_what_will_happen(company: Company) -> None:
    person = company.person(name="Ann")
    plays_now(person)
    person.press(person.button("web-settings"))
    person.press(person.button("web-leave"))
    expect(person.page.get_by_role("dialog")).to_contain_text("to the end")
    person.press(person.button("web-leave-yes"))
    person.button("web-play-now").wait_for()
    person.page.wait_for_load_state("networkidle")
    expect(person.link("web-own-go-on")).to_be_hidden()


def test_a_player_who_is_out_quickly_sees_how_it_ends(company: Company) -> None:
    person = company.person(screen=PHONE, name="Ann")
    line = Line(person)
    plays_now(person)
    seat = line.last["question"]["seat"]
    monsters = [one["monster"] for one in line.last["scene"]["monsters"]]
    others = [name for name in monsters if name != monsters[seat]]
    fallen = King(monsters, position={"active": others[0], "monsters": {monsters[seat]: {"eliminated": True}}})
    line.tell(fallen, None)
    expect(person.page.get_by_role("heading", name="out of the game")).to_be_visible()
    expect(person.link("web-out-new")).to_be_visible()
    person.press(person.button("web-out-rush"))
    expect(person.button("web-out-rush")).to_be_hidden()


def test_a_guest_gives_a_name_and_the_host_runs_the_waiting_room(company: Company) -> None:
    host, guest = company.person(name="Ann"), company.person(lang="ru")
    host.starts("web-friends")
    expect(host.page.get_by_text(host.say("web-invite-here-only"))).to_be_visible()
    expect(host.button("web-sit").first).to_be_hidden()
    guest.go(f"/t/{host.table}")
    guest.press(guest.button("web-sit").first)
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label(guest.say("web-your-name")).fill("Боб")
    guest.press(dialog.get_by_role("button", name=guest.say("web-sit")))
    expect(host.page.get_by_text("Боб", exact=True)).to_be_visible()
    expect(guest.button("web-sit")).to_have_count(0)
    host.press(host.button("web-remove"))
    expect(host.page.get_by_text("Боб", exact=True)).to_be_hidden()
    guest.press(guest.button("web-sit").first)
    expect(host.page.get_by_text("Боб", exact=True)).to_be_visible()
    host.page.get_by_text(host.say("web-change-setup")).click()
    host.page.get_by_label(host.say("web-how-many")).select_option("4")
    expect(host.page.get_by_role("listitem").filter(has_text=host.say("web-open-seat"))).to_have_count(2)
    expect(host.button("web-fill-and-begin", open=2)).to_be_disabled()
    expect(host.page.get_by_text(host.say("web-seat-not-agreed"))).to_be_visible()
    guest.press(guest.button("web-agree"))
    expect(guest.button("web-agree")).to_have_count(0)
    host.press(host.button("web-fill-and-begin", open=2))
    first_asked(Player(host), Player(guest))


def test_open_tables_are_listed_under_play(company: Company) -> None:
    host, guest = company.person(name="Ann"), company.person(name="Bob")
    host.go("/")
    host.press(host.button("web-friends"))
    host.opens_more()
    host.page.get_by_role("checkbox", name=host.say("web-listed")).check()
    host.press(host.button("web-open-table"))
    host.page.wait_for_url("**/t/*")
    guest.go("/")
    guest.press(guest.link("web-play-somebody").first)
    guest.press(guest.page.locator(f"a[href='/t/{host.table}']"))
    guest.press(guest.button("web-sit").first)
    expect(host.page.get_by_text("Bob", exact=True)).to_be_visible()


def test_undo_returns_to_your_own_last_choice(company: Company) -> None:
    person = company.person(name="Ann")
    person.starts("web-screen", monsters=2)
    player = Player(person)
    asked = player.until_asked()
    while not person.button("web-undo").is_visible():
        rolled = asked if asked["dice"] else None
        if rolled:
            player.stop_rolling()
        else:
            player.do(asked)
        asked = player.until_asked()
    if rolled:
        player.undo()
        assert player.until_asked() == rolled, "what wishes answered was taken back along with it"


def test_on_a_phone_the_host_sees_the_address_and_the_guest_the_seats(company: Company) -> None:
    host, guest = (company.person(screen=PHONE, name=name) for name in ("Ann", "Bob"))
    host.starts("web-friends")
    expect(host.page.get_by_label(host.say("web-invite"))).to_be_in_viewport()
    guest.go(f"/t/{host.table}")
    expect(guest.button("web-invited-sit")).to_be_in_viewport()
