"""The board is alive: whoever is struck flinches, the city suffers and remembers it, the winner fills the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.lines import Line, line_of_new_game
from tests.e2e.people import Company, Person
from tests.e2e.playing import sits_down

from daikaiju import King
from daikaiju.messages import GameEvent

NOTED = """globalThis.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (...given) {
  const { body } = this.dataset
  if (body !== undefined) moved.push({ seat: Number(body), city: this.closest('.holder') !== null })
  if (this.matches('.thing.fly.claw')) moved.push({ thrown: true })
  return animate.apply(this, given)
}"""
SCENE = ".scene .giant"
RUINS = """
    game: king
    seats: [gigazaur, the_king, alienoid, cyber_kitty]
    position:
      monsters:
        gigazaur: {hearts: 3, stars: 17}
        the_king: {zone: city, hearts: 2, stars: 4}
        alienoid: {hearts: 1}
        cyber_kitty: {hearts: 4}
"""


def event(name: str, seat: int, **values: int) -> GameEvent:
    return GameEvent(name, seat, {"monster": seat, **values}, None)


class Told:
    """A game of four in which one other monster is in Tokyo, told to a page event by event."""

    def __init__(self, person: Person) -> None:
        person.page.add_init_script(NOTED)
        self.line: Line = line_of_new_game(person)
        self.monsters = [one["monster"] for one in self.line.last["scene"]["monsters"]]
        self.seat: int = self.line.last["question"]["seat"]
        self.other = (self.seat + 1) % len(self.monsters)

    def tell(self, hearts: int, *events: GameEvent) -> None:
        place = {self.monsters[self.other]: {"zone": "city", "hearts": hearts}}
        position = {"active": self.monsters[self.seat], "monsters": place}
        self.line.tell(King(self.monsters, position=position), None, *events)


def test_the_monster_in_tokyo_flinches_where_it_stands(company: Company) -> None:
    person = company.person(name="Ann", speed="calm")
    told = Told(person)
    told.tell(10)
    told.tell(6, event("lost_hearts", told.other, amount=4, total=6))
    person.page.wait_for_function(f"moved.some(({{ seat, city }}) => seat === {told.other} && city)")
    assert person.page.evaluate("moved.some(({ thrown }) => thrown)")


def test_nothing_flinches_where_nothing_should_move(company: Company) -> None:
    person = company.person(name="Ann", speed="calm")
    person.page.emulate_media(reduced_motion="reduce")
    told = Told(person)
    told.tell(10)
    told.tell(3, event("smash", told.seat, claws=4), event("lost_hearts", told.other, amount=7, total=3))
    person.page.locator(f"[data-anchor=seat-{told.other}] .heart.low").wait_for()
    assert person.page.evaluate("moved") == []


def test_the_city_is_as_ruined_after_a_reload(company: Company) -> None:
    person = company.person(name="Ann")
    sits_down(person, RUINS)
    city = person.page.locator("[data-city]")
    expect(city).to_have_attribute("data-city", "ruined")
    drawn = city.locator("path.middle").get_attribute("d")
    person.page.reload()
    expect(city).to_have_attribute("data-city", "ruined")
    assert city.locator("path.middle").get_attribute("d") == drawn
    whole = company.person(name="Bob")
    line_of_new_game(whole)
    expect(whole.page.locator("[data-city]")).to_have_attribute("data-city", "whole")
    assert whole.page.locator("[data-city] path.middle").get_attribute("d") != drawn


@pytest.mark.parametrize("end", ["click", "Escape", "nothing"])
def test_the_winner_fills_the_window_until_it_is_skipped(company: Company, end: str) -> None:
    person = company.person(name="Ann", speed="calm")
    told = Told(person)
    told.tell(10)
    told.tell(10, event("won", told.seat))
    scene = person.page.locator(SCENE)
    scene.wait_for()
    name = person.say(f"king-monster-{told.monsters[told.seat]}")
    assert name in person.page.locator(".scene .name").inner_text()
    if end == "click":
        person.page.mouse.click(400, 300)
    elif end == "Escape":
        person.page.keyboard.press("Escape")
    scene.wait_for(state="detached")


def test_without_motion_the_winner_has_no_scene(company: Company) -> None:
    person = company.person(name="Ann", speed="calm")
    person.page.emulate_media(reduced_motion="reduce")
    told = Told(person)
    told.tell(10)
    told.tell(9, event("won", told.seat))
    expect(person.page.locator(f"[data-anchor=seat-{told.other}] .counter.heart b")).to_have_text("9")
    assert person.page.locator(SCENE).count() == 0


def test_tracks_show_the_race_and_the_numbers_tell_it(company: Company) -> None:
    person = company.person(name="Ann")
    sits_down(person, RUINS)
    own = person.page.locator(".panel.own")
    expect(own.locator("[data-track]")).to_have_count(2)
    expect(person.page.locator("[data-track]")).to_have_count(8)
    stars = person.say("web-count-star", value=17, most=20, marked="yes")
    hearts = person.say("web-count-heart", value=3, most=10, marked="yes")
    assert stars != person.say("web-count-star", value=17, most=20, marked="no")
    for kind, said in (("star", stars), ("heart", hearts)):
        # The page does not break a line between a number and its noun.
        assert own.locator(f".counter.{kind} .unseen").inner_text().replace("\xa0", " ") == said
    expect(own.locator(".track.near")).to_have_count(1)
    expect(own.locator(".track.danger")).to_have_count(1)
