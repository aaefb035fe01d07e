"""Puzzles in the browser: answering by pressing, right and wrong, why, the next one, and what is remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.test_axe import finds_nothing

from daikaiju.messages import Localizer, ask
from daikaiju.puzzles.collection import shipped
from daikaiju.puzzles.puzzle import named_answer

YIELD = next(one.id for one in shipped().listed.values() if one.theme == "yield")
DICE = next(one.id for one in shipped().listed.values() if one.theme == "dice")


def answers(person: Person, right: bool) -> None:
    """Press the best answer to the puzzle about yielding, or another one."""
    puzzle = shipped().puzzle(YIELD)
    game = puzzle.game()
    best = named_answer(game, puzzle.answers[0].answer).action
    wanted = next(one for one in ask(game).answers if (one.action == best) is right)
    name = Localizer(person.words, game, game.state.player).text(wanted.label)
    person.press(person.page.get_by_role("button", name=name))


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_right_answer_is_explained_and_remembered(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    person.go(f"/puzzles/{YIELD}")
    answers(person, right=True)
    verdict = person.page.get_by_role("status")
    expect(verdict).to_contain_text(person.say("puzzle-right"))
    expect(person.page.get_by_text(person.say("web-puzzle-score", right=1, tried=1))).to_be_visible()
    person.press(person.button("web-puzzle-next"))
    expect(person.page).not_to_have_url(f"{person.address}/puzzles/{YIELD}")
    expect(person.page.get_by_text(person.say("web-puzzle-score", right=1, tried=1))).to_be_visible()


def test_a_wrong_answer_by_keyboard_on_a_phone(company: Company) -> None:
    person = company.person(screen=PHONE)
    person.go(f"/puzzles/{DICE}")
    person.page.get_by_role("heading", level=2).first.wait_for()
    puzzle = shipped().puzzle(DICE)
    keeps_all = len(named_answer(puzzle.game(), puzzle.answers[0].answer).kept or []) == puzzle.game().state.dice_count
    person.page.keyboard.press("Space" if keeps_all else "Enter")
    expect(person.page.get_by_role("status")).to_contain_text(person.say("puzzle-wrong"))
    finds_nothing(person)


def test_a_puzzle_is_tried_again_linked_to_and_analysed(company: Company) -> None:
    company.excused = "409"  # this server has no coach to ask
    person = company.person()
    person.go(f"/puzzles/{YIELD}")
    answers(person, right=False)
    score = person.page.get_by_text(person.say("web-puzzle-score", right=0, tried=1))
    expect(score).to_be_visible()
    expect(person.link("web-puzzle-link")).to_have_attribute("href", f"/puzzles/{YIELD}")
    for select in person.page.locator("aside select").all():
        assert select.evaluate("(it) => getComputedStyle(it).borderTopWidth") == "2px"
    person.press(person.button("web-puzzle-again"))
    answers(person, right=True)
    expect(person.page.get_by_role("status")).to_contain_text(person.say("puzzle-right"))
    expect(score).to_be_visible()
    person.press(person.link("web-puzzle-analyse"))
    person.page.wait_for_url("**/analysis#text=*")
    game = shipped().puzzle(YIELD).game()
    for seat in range(game.state.players):
        name = Localizer(person.words, game, None).monster(seat)
        expect(person.page.get_by_role("heading", name=name).first).to_be_attached()


def test_the_way_from_the_first_page_to_the_puzzle_of_the_day(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.link("web-puzzles"))
    expect(person.page.get_by_text(person.say("web-puzzle-daily"))).to_be_visible()


def test_a_puzzle_that_is_not_there(company: Company) -> None:
    person = company.person()
    person.go("/puzzles/nowhere")
    expect(person.page.get_by_role("alert")).to_be_visible()
