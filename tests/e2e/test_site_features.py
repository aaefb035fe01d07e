"""Everything around a game in the page that needs no server: it is all worked out in the page itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.hosting import CONTROLLED, moves_to
from tests.e2e.needs import SITE_MISSING, has_site
from tests.e2e.people import PHONE, Company
from tests.e2e.playing import BETWEEN_LOOKS, Player, sees_the_end
from tests.e2e.test_axe import finds_nothing
from tests.e2e.test_chances import at_the_dice, faces_of, percent, triple
from tests.e2e.test_puzzles import YIELD, answers
from tests.e2e.test_replay import FORGERIES
from tests.e2e.test_site_games import begins, cut_off

from daikaiju.analysis.odds import Odds
from daikaiju.table.pace import USUAL_PACE

pytestmark = pytest.mark.skipif(not has_site(), reason=SITE_MISSING)

PAUSES = """globalThis.pauses = []
const Plain = Worker
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given)
    let asked = null
    this.addEventListener('message', ({ data }) => {
      const said = data.kind === 'tell' ? JSON.parse(data.text) : {}
      if (said.kind !== 'news' && said.kind !== 'whole') return
      const now = performance.now()
      if (asked !== null) pauses.push(now - asked)
      asked = said.question && !said.question.answers ? now : null
    })
  }
}"""
"""Remembers for how many milliseconds bots seem to think."""
SOME = 3


def test_chances_hints_and_a_choice_taken_back(visitors: Company) -> None:
    person, player = at_the_dice(visitors)
    page = person.page
    page.wait_for_function(CONTROLLED)
    person.context.set_offline(True)
    person.press(person.button("web-chances-show"))
    expect(triple(person)).to_contain_text(re.compile(r"\d"))
    keeps = {
        tuple(kept): chance for kept, chance in Odds("king", "3xnumber", dice=",".join(faces_of(person, player))).keeps
    }
    assert percent(person) == pytest.approx(100 * keeps[()], abs=1)

    person.press(person.button("web-hint"))
    expect(page.locator(".hinted").first).to_be_visible()
    person.press(page.get_by_role("button", name=person.say("web-coach"), exact=True))
    coach = page.get_by_role("region", name=person.say("web-coach"))
    weighed = coach.get_by_role("table", name=person.say("web-coach-answers")).get_by_role("row")
    expect(weighed.first).to_be_visible()
    expect(
        coach.get_by_role("table", name=person.say("web-coach-chances"), exact=True).get_by_role("row")
    ).to_have_count(4)
    finds_nothing(person)

    asked = player.until_asked()
    while not person.button("web-undo").is_visible():
        before = asked
        if asked["dice"]:
            player.stop_rolling()
        else:
            player.do(asked)
        asked = player.until_asked()
    player.undo()
    expect(page.get_by_text(person.say("play-undone"))).to_be_visible()
    assert player.until_asked()["question"] == before["question"]


def test_bots_play_as_fast_as_their_player_likes(visitors: Company) -> None:
    paused = {}
    for speed in ("instant", "calm"):
        person = visitors.person(speed=speed)
        person.context.add_init_script(PAUSES)
        person.go("/")
        person.press(person.button("web-play-now"))
        player = Player(person)
        while len(pauses := person.page.evaluate("pauses")) < SOME:
            if (seen := player.look()) is not None:
                player.do(seen)
            person.page.wait_for_timeout(BETWEEN_LOOKS)
        paused[speed] = [pause / 1000 for pause in pauses]
    # The page hears of both ends of a pause late, if much else is going on.
    assert min(paused["instant"]) < 0.8 * USUAL_PACE < max(paused["calm"])


def test_a_lesson_a_puzzle_and_the_analysis_board(visitors: Company) -> None:
    person = visitors.person(lang="uk", screen=PHONE)
    page = person.page
    person.go("/learn")
    page.wait_for_function(CONTROLLED)
    person.context.set_offline(True)
    person.press(person.button("web-learn-start", game="king"))
    expect(page.get_by_role("complementary", name=person.say("web-lesson"))).to_contain_text(re.compile(r"\S+ \S+"))
    Player(person).until_asked()
    finds_nothing(person)

    moves_to(person, f"/puzzles/{YIELD}")
    answers(person, right=True)
    expect(page.get_by_role("status").filter(has_text=person.say("puzzle-right"))).to_be_visible()

    moves_to(person, "/analysis")
    person.press(person.button("web-analysis-fresh-king"))
    nodes = page.get_by_role("region", name=person.say("web-analysis-variations")).get_by_role("listitem")
    expect(nodes).to_have_count(1)
    weighed = page.get_by_role("table", name=person.say("web-coach-answers")).get_by_role("row")
    expect(weighed.first).to_be_visible()
    person.press(person.button("web-stop-rolling"))
    expect(nodes).to_have_count(2)
    person.press(person.button("web-play-on"))
    person.press(person.button("web-play-on-go"))
    page.wait_for_url("**/t/*")
    Player(person).until_asked()


def test_a_finished_game_is_reviewed_counted_watched_and_checked(visitors: Company, tmp_path: Path) -> None:
    person = visitors.person()
    page = person.page
    person.go("/")
    cut_off(person)
    begins(person, "web-duel", seats=("bot:champion",)).finish()
    table = person.table
    end = sees_the_end(person)

    person.press(end.get_by_role("link", name=person.say("web-end-replay")))
    scrubber = page.get_by_role("slider", name=person.say("web-replay-scrubber"))
    last = scrubber.get_attribute("max") or ""
    assert int(last) > 10
    with page.expect_download() as saving:
        person.press(person.button("web-replay-save"))
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    moves_to(person, "/viewer")
    page.get_by_label(person.say("web-viewer-pick")).set_input_files(file)
    expect(scrubber).to_have_attribute("max", last)

    moves_to(person, "/fair")
    page.get_by_label(person.say("web-viewer-pick")).set_input_files(file)
    fair = page.get_by_text(person.say("site-fair-verdict", rolls=0).partition("0")[0])
    expect(fair).to_be_visible()
    expect(page.get_by_text(person.say("site-fair-alone"))).to_be_visible()
    for name, (forge, verdict) in FORGERIES.items():
        forged = tmp_path / f"{name}.yaml"
        forged.write_text(forge(file.read_text("utf-8")), "utf-8")
        page.get_by_label(person.say("web-viewer-pick")).set_input_files(forged)
        expect(page.get_by_role("status").get_by_text(verdict)).to_be_visible()
        expect(fair).to_have_count(0)

    moves_to(person, "/statistics")
    expect(page.get_by_role("link", name=re.compile(table)).first).to_be_visible()
    moves_to(person, f"/game/{table}/review")
    walking = page.get_by_role("slider", name=person.say("web-review-walk"))
    expect(walking).to_have_attribute("max", re.compile(r"\d\d+"))
    finds_nothing(person)
    page.reload()
    expect(walking).to_have_attribute("max", re.compile(r"\d\d+"))
