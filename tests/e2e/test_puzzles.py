"""Puzzles in the browser: answering by pressing, right and wrong, why, the next one, and what is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.test_axe import finds_nothing

from daikaiju.messages import Localizer, ask
from daikaiju.puzzles.collection import shipped
from daikaiju.puzzles.puzzle import named_answer

YIELD = next(one.id for one in shipped().listed.values() if one.theme == "yield")
DICE = next(one.id for one in shipped().listed.values() if one.theme == "dice")

FOUR = next(one for one in shipped().listed if len(shipped().puzzle(one).game().seats) == 4)
DUEL = next(one for one in shipped().listed if shipped().puzzle(one).game().vocabulary.game == "duel")

CUT_OR_SQUEEZED = """() => {
  const board = document.querySelector('[data-board]')
  const frame = board.parentElement.closest('.board')
  const narrow = [...board.querySelectorAll('article, [data-anchor=city]')].filter((it) => it.clientWidth < 100)
  return board.getBoundingClientRect().bottom > frame.getBoundingClientRect().bottom + 1 || narrow.length > 0
}"""


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
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.press(person.button("web-puzzle-link"))
    expect(person.button("web-replay-copied")).to_be_visible()
    assert person.page.evaluate("navigator.clipboard.readText()") == f"{person.address}/puzzles/{YIELD}"
    person.press(person.button("web-puzzle-again"))
    answers(person, right=True)
    expect(person.page.get_by_role("status")).to_contain_text(person.say("puzzle-right"))
    expect(score).to_be_visible()
    person.press(person.link("web-puzzle-analyse"))
    person.page.wait_for_url("**/analysis#tree=*")
    game = shipped().puzzle(YIELD).game()
    for seat in range(game.state.players):
        name = Localizer(person.words, game, None).monster(seat)
        expect(person.page.get_by_role("heading", name=name).first).to_be_attached()


def test_the_way_from_the_first_page_to_the_puzzle_of_the_day(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.link("web-puzzles"))
    expect(person.page.get_by_text(person.say("web-puzzle-daily"))).to_be_visible()
    # It has an address of its own, and Back still leads to where one came from.
    expect(person.page).to_have_url(re.compile(r"/puzzles/[0-9a-f]{8}$"))
    person.page.go_back()
    expect(person.page).to_have_url(f"{person.address}/")


def test_a_puzzle_that_is_not_there(company: Company) -> None:
    person = company.person()
    person.go("/puzzles/nowhere")
    expect(person.page.get_by_role("alert")).to_be_visible()


def test_a_theme_is_chosen_and_the_history_leads_back(company: Company) -> None:
    person = company.person(lang="ru")
    page = person.page
    person.go(f"/puzzles/{YIELD}")
    answers(person, right=False)
    rating = page.get_by_text(
        re.compile(person.say("web-puzzle-rating", rating=0, sure="no").replace("0?", r"(\d+)\?"))
    )
    expect(rating).to_be_visible()
    assert int(re.sub(r"\D", "", rating.inner_text())) < 1500
    person.press(page.get_by_text(person.say("web-puzzle-kinds")))
    theme = page.get_by_role("button", name=person.say("puzzle-theme-buy"))
    person.press(theme)
    expect(theme).to_have_attribute("aria-pressed", "true")
    finds_nothing(person)
    person.press(person.button("web-puzzle-next"))
    expect(page).not_to_have_url(f"{person.address}/puzzles/{YIELD}")
    kind = page.locator("aside .kind")
    expect(kind).to_contain_text(person.say("puzzle-theme-buy"))
    page.reload()
    expect(page.locator("aside summary").first).to_contain_text(person.say("puzzle-theme-buy"))
    # Whoever wants another kind need not answer this one first.
    person.press(page.get_by_text(person.say("web-puzzle-kinds")))
    person.press(page.get_by_role("button", name=person.say("puzzle-theme-dice")))
    expect(kind).to_contain_text(person.say("puzzle-theme-dice"))
    person.press(page.get_by_text(person.say("web-puzzle-history")))
    done = page.get_by_role("link", name=person.say("web-puzzle-missed"))
    expect(done).to_have_count(1)
    finds_nothing(person)
    person.press(done)
    expect(page).to_have_url(f"{person.address}/puzzles/{YIELD}")


@pytest.mark.parametrize("puzzle", [FOUR, DUEL])
def test_a_tablet_on_its_side_shows_the_whole_board(company: Company, puzzle: str) -> None:
    person = company.person()
    for width, height in ((1024, 768), (1024, 700), (960, 680)):
        person.page.set_viewport_size(ViewportSize(width=width, height=height))
        person.go(f"/puzzles/{puzzle}")
        person.page.locator("[data-board]").wait_for()
        assert not person.page.evaluate(CUT_OR_SQUEEZED), (width, height)
