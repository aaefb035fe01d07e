"""A finished game: its address, the scrubber, the file, the viewer, and the proof that the dice were fair."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.people import Company, Person
from tests.e2e.playing import Player, sees_the_end

TABLETS = [(820, 1180), (1024, 700), (900, 650)]
NOT_WHOLE = """() => {
  const box = (it) => document.querySelector(it).getBoundingClientRect()
  const [controls, scrubber, seats] = ['.controls.paper', '.scrubber input', '.choices label:last-child'].map(box)
  const [board, frame, place] = ['[data-board]', '.table .board', 'main'].map(box)
  return [
    [board.bottom > frame.bottom + 1 && 'the board is cut'],
    [board.width < 0.9 * place.width && 'the board is squeezed'],
    [Math.max(scrubber.right, seats.right) > controls.right && 'the controls reach beyond their panel'],
    [(controls.right > innerWidth || controls.bottom > innerHeight + 1) && 'the controls are out of sight'],
  ].flat().filter(Boolean)
}"""
"""What is wrong with a replay on a tablet."""


def played(company: Company, way: str) -> Person:
    """A person at the end of a game."""
    person = company.person()
    person.starts(way)
    Player(person).finish()
    sees_the_end(person)
    return person


@pytest.mark.parametrize("way", ["web-change-setup", "web-duel"])
def test_watching_saving_opening_and_checking(company: Company, way: str, tmp_path: Path) -> None:
    person = played(company, way)
    game = person.table
    page = person.page
    person.press(person.link("web-end-replay"))
    page.wait_for_url(f"**/game/{game}*")

    scrubber = page.get_by_role("slider", name=person.say("web-replay-scrubber"))
    expect(scrubber).to_have_value("0")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 10
    person.press(person.button("web-replay-next"))
    expect(scrubber).to_have_value("1")
    page.keyboard.press("End")
    expect(scrubber).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(scrubber).to_have_value(str(last - 2))
    expect(page).to_have_url(f"{person.address}/game/{game}#step={last - 2}")
    page.reload()
    expect(scrubber).to_have_value(str(last - 2))
    scrubber.fill("3")
    person.press(page.get_by_role("button", name=person.say("web-replay-play"), exact=True))
    expect(scrubber).not_to_have_value("3")
    person.press(person.button("web-replay-pause"))

    with page.expect_download() as saving:
        person.press(person.link("web-replay-save"))
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert game in file.name

    person.go("/viewer")
    page.get_by_label(person.say("web-viewer-pick")).set_input_files(file)
    expect(scrubber).to_have_attribute("max", str(last))
    for width, height in TABLETS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        assert page.evaluate(NOT_WHOLE) == [], (width, height)

    person.go(f"/fair#game={game}")
    expect(page.get_by_text("Fair: all")).to_be_visible()
    expect(page.get_by_text(person.say("web-part-in"))).to_be_visible()

    text = file.read_text()
    for name, (forge, verdict) in FORGERIES.items():
        forged = tmp_path / f"{name}.yaml"
        forged.write_text(forge(text))
        person.go("/fair")
        page.get_by_label(person.say("web-viewer-pick")).set_input_files(forged)
        expect(page.get_by_role("status").get_by_text(verdict)).to_be_visible()
        person.go("/viewer")
        page.get_by_label(person.say("web-viewer-pick")).set_input_files(forged)
        expect(page.get_by_role("alert").get_by_text(verdict)).to_be_visible()
    refused = [line for line in company.complaints if "422" in line]
    assert len(refused) == len(FORGERIES), "the viewer refuses each, which browsers note"
    company.complaints = [line for line in company.complaints if line not in refused]


def other_secret(game: str) -> str:
    before, secret, after = game.partition("secret: ")
    assert secret, "the file holds the secret of its dice"
    digit = "1" if after.lstrip("'\"")[0] == "0" else "0"
    place = len(after) - len(after.lstrip("'\""))
    return before + secret + after[:place] + digit + after[place + 1 :]


def without_its_first_roll(game: str) -> str:
    before, script, after = game.partition("script:\n")
    return before + script + after.partition("\n")[2]


FORGERIES: dict[str, tuple[Callable[[str], str], str]] = {
    "secret": (other_secret, "the secret is not the one the server committed to"),
    "roll": (without_its_first_roll, "Altered at roll 1"),
    "cut": (lambda game: game[: len(game) * 2 // 3], "The file ends in the middle"),
}
