"""What people see of each other while they play, and what spares them a wait: kept dice, buying nothing, warnings."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect
from tests.e2e.lines import line_of_new_game
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import PANEL, Player, first_asked
from tests.e2e.test_axe import finds_nothing
from tests.e2e.test_seats_and_clocks import two_at_a_table

from daikaiju import King
from daikaiju.scene import question
from daikaiju.scene.pointless import mark_pointless


def kept(person: Person) -> Locator:
    """The dice that are shown as kept."""
    return person.page.locator("[data-anchor='dice'] li.kept")


def test_everybody_sees_which_dice_are_kept_as_they_are_kept(company: Company) -> None:
    ann, bob = two_at_a_table(company)
    asked = first_asked(ann, bob)
    watching = (bob if asked is ann else ann).person
    watcher = company.person(screen=PHONE, lang="uk")
    watcher.go(f"/t/{watching.table}")
    watcher.press(watcher.button("web-late-watch"))
    asked.until_asked()
    expect(kept(watching)).to_have_count(0)
    for place in (0, 3):
        asked.toggle(place)
    for one in (watching, watcher):
        expect(kept(one)).to_have_count(2)
    finds_nothing(watching)
    asked.toggle(0)
    expect(kept(watching)).to_have_count(1)
    asked.roll_on()
    asked.until_asked()
    # What was not rolled again stays marked.
    expect(kept(watching)).to_have_count(1)
    asked.stop_rolling()
    expect(kept(watching)).to_have_count(0)


def test_a_purchase_that_changes_nothing_takes_a_second_press(company: Company) -> None:
    person = company.person(name="Ann")
    line = line_of_new_game(person)
    seat = line.last["question"]["seat"]
    monsters = [one["monster"] for one in line.last["scene"]["monsters"]]
    buyer = {"energy": 20, "hearts": 10}
    game = King(monsters, position={"active": monsters[seat], "monsters": {monsters[seat]: buyer}, "market": ["heal"]})
    game.roll(random.Random(3))
    while (asked := question(game)) is not None and asked.decision != "buy":
        game.apply(asked.answers[0].action if asked.reroll is None else asked.reroll.first)
        game.roll(random.Random(3))
    assert asked is not None
    line.tell(game, seat, asked=mark_pointless(game, asked))
    panel = person.page.locator(PANEL)
    heal = panel.get_by_role("button", name=person.say("king-card-heal"))
    expect(heal).to_contain_text(person.say("web-no-effect"))
    sent = line.heard.count("act")
    person.press(heal)
    expect(panel.get_by_role("alert")).to_contain_text(person.say("web-pointless-never"))
    finds_nothing(person)
    assert line.heard.count("act") == sent
    person.press(heal)
    line.wait_for("act", sent + 1)


def test_whoever_wants_to_buy_nothing_is_not_asked(company: Company) -> None:
    person = company.person(name="Ann")
    person.go("/")
    person.press(person.button("web-play-now").first)
    player = Player(person)
    player.until_asked()
    box = person.page.get_by_role("checkbox", name=person.say("web-skip-buy"))
    box.check()
    expect(box).to_be_checked()
    box.uncheck()
    box.check()
    turn = person.page.locator("header .turn").inner_text()
    player.stop_rolling()
    while (seen := player.until_asked())["kind"] == "asked" and person.page.locator(
        "header .turn"
    ).inner_text() == turn:
        assert "Buy a card?" not in seen["question"], "nothing is bought in this turn"
        player.do(seen)
    if seen["kind"] == "asked" and seen["dice"]:
        expect(box).not_to_be_checked()
