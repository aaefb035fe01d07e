"""A finished game: its address, the scrubber, the file, the viewer, and the proof that the dice were fair."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.people import Company, Person
from tests.e2e.playing import Player, sees_the_end

UPRIGHT_TABLET: ViewportSize = {"width": 820, "height": 1180}


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
    page.set_viewport_size(UPRIGHT_TABLET)
    box, controls = scrubber.bounding_box(), page.locator("section.controls").bounding_box()
    assert box
    assert controls
    assert box["x"] + box["width"] < controls["x"] + controls["width"] < UPRIGHT_TABLET["width"]

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
