"""A server that leaves hints and reviews to browsers: they are worked out there, and are what the server would say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect
from tests.e2e.people import Company, Person
from tests.e2e.playing import sees_the_end, sits_down_near_the_end
from tests.e2e.serving import served

from daikaiju.server.http.page import FOLDER, PYTHON, built_file
from daikaiju.site.thinking import work

pytestmark = pytest.mark.skipif(
    built_file(PYTHON) is None, reason="Python for browsers is not built: make site does it"
)

FOR_PYTHON = 60_000
"""How many milliseconds a busy machine may take to start Python."""


@pytest.fixture(scope="module")
def handing_over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("games"), 0, "--hand-over") as at:
        yield at


@pytest.fixture
def visitors(browser: Browser, handing_over: str) -> Iterator[Company]:
    with Company(browser, handing_over) as company:
        yield company


WORK = """async ([script, name, needed]) => {
  const worker = new Worker(script, { type: 'module', name: 'thinking' })
  worker.postMessage({ kind: 'start', folder: new URL('python/', location.origin).href })
  worker.postMessage({ kind: 'work', id: 1, name, needed })
  const told = await new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message))
    worker.onmessage = ({ data }) => {
      if (data.kind === 'failed') reject(new Error(data.said))
      if (data.kind === 'worked') resolve(data.text)
    }
  })
  worker.terminate()
  return told
}"""
"""Has some work done by Python in the browser."""


def worked(person: Person, name: str, needed: str) -> str:
    script = next(file.name for file in (FOLDER / "assets").glob("worker-*.js"))
    told: str = person.page.evaluate(WORK, [f"/assets/{script}", name, needed])
    return told


def test_the_coach_thinks_in_the_browser(visitors: Company) -> None:
    person = visitors.person(name="Ann")
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: told.append(json.loads(text)))

    person.page.on("websocket", listen)
    sits_down_near_the_end(person, "king")
    person.press(person.button("web-hint"))
    marked = person.page.locator(".hinted")
    expect(marked.first).to_be_visible(timeout=FOR_PYTHON)
    assert "hint" not in {message["kind"] for message in told}
    (sent,) = [message for message in told if message["kind"] == "coach_work"]
    position, _ = json.loads(sent["needed"])
    at_once = json.dumps([position, 0])
    assert json.loads(worked(person, "hint", at_once)) == json.loads(work("hint", at_once))


def test_a_review_is_made_in_the_browser(visitors: Company) -> None:
    person = visitors.person(name="Ann")
    player = sits_down_near_the_end(person, "king")
    player.finish()
    sees_the_end(person)
    table = person.table
    file = person.context.request.get(f"{person.address}/api/tables/{table}/game.yaml").text()
    (line,) = person.context.request.post(f"{person.address}/api/tables/{table}/review").text().splitlines()
    sent = json.loads(line)
    assert sent["kind"] == "review_work"
    person.go(f"/game/{table}/review")
    walking = person.page.get_by_role("slider", name=person.say("web-review-walk"))
    expect(walking).to_be_visible(timeout=FOR_PYTHON)
    job, _ = json.loads(sent["needed"])
    assert job[1] == file
    while (review := json.loads(work("review", sent["needed"])))["kind"] == "progress":
        pass
    expect(walking).to_have_attribute("max", str(len(review["review"]["steps"])))
