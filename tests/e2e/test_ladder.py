"""The opponents of Play now: beginners at first, stronger after wins, or as strong as somebody likes; and the set-up."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.lines import Line, line_of_new_game
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import Player, sits_down_near_the_end
from tests.e2e.test_axe import finds_nothing

SIZES = [(1366, 768), (1280, 720), (820, 1180), (390, 844), (360, 640), (844, 390), (740, 360)]
IN_SIGHT = """button => {
  const { top, bottom } = button.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}"""
REMEMBER = "changes => (localStorage.daikaiju = JSON.stringify({ ...JSON.parse(localStorage.daikaiju), ...changes }))"


def remembered(person: Person) -> Any:
    """What the browser has kept."""
    return person.page.evaluate("JSON.parse(localStorage.daikaiju)")


def opponents(line: Line) -> list[str]:
    """The bots, whoever of them begins."""
    return sorted(seat["bot"] for seat in line.table["seats"] if seat["by"] == "bot")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_newcomer_meets_beginners_and_others_after_a_win(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    assert opponents(line_of_new_game(person)) == ["random", "shy", "shy"]
    person.page.evaluate(
        REMEMBER, {"ladder": {"king": {"step": "scamps", "lost": 0, "told": {"table": "t", "change": "up"}}}}
    )
    person.go("/")
    told = person.page.get_by_text(person.say("web-ladder-up", step=person.say("web-step-scamps"), game="king"))
    expect(told).to_be_visible()
    finds_nothing(person)
    assert opponents(line_of_new_game(person)) == ["random", "rookie", "rookie"]
    person.go("/")
    expect(person.button("web-play-now").first).to_be_visible()
    expect(told).to_be_hidden()


def test_the_end_of_a_game_moves_the_ladder_once_and_says_so(company: Company) -> None:
    person = company.person()
    player = sits_down_near_the_end(person, "king")
    person.page.evaluate(
        REMEMBER, {"climbing": [person.table], "ladder": {"king": {"step": "scamps", "lost": 1, "told": None}}}
    )
    person.page.reload()
    player.finish()
    end = person.page.locator("section[aria-labelledby='end-title']")
    expect(end.get_by_role("table")).to_be_visible()
    climb = remembered(person)["ladder"]["king"]
    change = climb["told"]["change"]
    assert (change, climb["step"]) in (("up", "rascals"), ("down", "hatchlings"))
    said = person.say(f"web-ladder-{change}", step=person.say(f"web-step-{climb['step']}"), game="king")
    expect(end.get_by_text(said)).to_be_visible()
    finds_nothing(person)
    person.page.reload()
    expect(end.get_by_text(said)).to_be_visible()
    assert remembered(person)["ladder"]["king"] == climb
    assert remembered(person)["climbing"] == []
    over = person.table
    person.press(end.get_by_role("button", name=person.say("web-end-rematch")))
    person.page.wait_for_url(lambda url: "/t/" in url and over not in url)
    assert remembered(person)["climbing"] == [person.table]


def test_one_control_says_how_strong_the_others_are(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.picks("web-strength", person.say("web-step-veterans"))
    expect(person.page.get_by_role("radio", name=person.say("web-step-veterans"))).to_be_checked()
    line = Line(person)
    person.press(person.button("web-play-now"))
    Player(person).until_asked()
    assert opponents(line) == ["greedy"] * 3
    assert remembered(person)["climbing"] == []


def test_bots_chosen_one_by_one_stay_until_a_strength_is_chosen(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-change-setup"))
    person.opens_more()
    second = person.page.get_by_label(f"{person.say('web-seat-number', seat=2)}: {person.say('web-who-sits')}")
    person.choose(second, person.say("web-bot", bot="greedy"))
    expect(person.page.get_by_text(person.say("web-strength-own"))).to_be_visible()
    line = Line(person)
    person.press(person.button("web-start-now"))
    Player(person).until_asked()
    assert opponents(line) == ["greedy", "random", "shy"]
    assert remembered(person)["climbing"] == []
    person.go("/")
    expect(person.page.get_by_text(person.say("web-strength-own"))).to_be_visible()
    person.picks("web-strength", person.say("web-strength-auto"))
    expect(person.page.get_by_text(person.say("web-strength-own"))).to_be_hidden()
    assert opponents(line_of_new_game(person)) == ["random", "shy", "shy"]


def test_a_monster_is_chosen_by_its_picture(company: Company) -> None:
    person = company.person(hand="touch", screen=PHONE)
    person.go("/")
    person.press(person.button("web-change-setup"))
    dialog = person.page.get_by_role("dialog")
    person.press(dialog.get_by_role("button", name=person.say("king-monster-the_king")))
    expect(dialog.get_by_text(person.say("web-character-the_king"))).to_be_visible()
    person.picks("web-how-many-bots", "1")
    line = Line(person)
    person.press(person.button("web-start-now"))
    Player(person).until_asked()
    assert [seat["monster"] for seat in line.table["seats"] if seat["mine"]] == ["the_king"]
    assert opponents(line) == ["shy"]


def test_monsters_of_the_duel_show_life_and_power(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-duel"))
    dialog = person.page.get_by_role("dialog")
    king = dialog.get_by_role("button", name=person.say("duel-monster-the_king"))
    expect(king).to_contain_text("15")
    person.press(king)
    expect(dialog.get_by_text(person.words.attribute("duel-monster-the_king", "power"))).to_be_visible()
    finds_nothing(person)


def test_everybody_at_one_screen_chooses_a_monster(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-screen"))
    dialog = person.page.get_by_role("dialog")
    for monster in ("gigazaur", "alienoid"):
        person.press(dialog.get_by_role("button", name=person.say(f"king-monster-{monster}")))
    finds_nothing(person)
    line = Line(person)
    person.press(person.button("web-start-now"))
    Player(person).until_asked()
    assert {seat["monster"] for seat in line.table["seats"] if seat["mine"]} == {"gigazaur", "alienoid"}


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_start_is_in_sight_on_every_screen(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    for way in ("web-change-setup", "web-friends", "web-screen", "web-duel"):
        person.go("/")
        person.press(person.button(way))
        start = person.button("web-start-now").or_(person.button("web-open-table"))
        for more in (False, True):
            if more:
                person.opens_more()
            for width, height in SIZES:
                person.page.set_viewport_size(ViewportSize(width=width, height=height))
                assert start.evaluate(IN_SIGHT), f"{way} at {width} × {height}"
                assert not person.page.evaluate("document.documentElement.scrollWidth > innerWidth"), (way, width)
