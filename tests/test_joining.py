"""A 49th Keep card joins King: every number, file and checksum that has nothing to do with it stays as it was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import daikaiju

SOURCE = Path(daikaiju.__file__).parent
CARD = '''
from daikaiju.rules.agenda import push
from daikaiju.rules.answers import PASS, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.book import YES, ask_monster, decision, event, frame
from daikaiju.rules.king.gains import gain_energy
from daikaiju.rules.king.state import State
from daikaiju.rules.telling import tell

GLOWED = event("glowed", "monster")


class AbyssalGlow(Keep):
    """It would be the first card in alphabetical order, and brings a frame, a question and an event."""

    cost = 3
    joined = 1

    @staticmethod
    def start_of_turn(g: State, me: int) -> None:
        push(g, offer_to_glow, me)

    @staticmethod
    def may_interject(g: State, me: int) -> bool:
        return g.energy[me] == 0

    @staticmethod
    def interject(g: State, me: int) -> None:
        gain_energy(g, me, 1)


@frame
def offer_to_glow(g: State, me: int) -> None:
    ask_monster(g, offer_to_glow, glow, me, YES_OR_NO)


@decision(YES, stop="decline", yes="glow")
def glow(g: State, me: int, choice: int) -> None:
    if choice != PASS:
        tell(g, GLOWED, me)
        gain_energy(g, me, 1)
'''


def grown(folder: Path) -> Path:
    """A tree of sources like this one, with one more card."""
    here, made = SOURCE, folder / "daikaiju"
    for part in ("rules", "king", "cards"):
        made.mkdir()
        for found in here.iterdir():
            if found.name not in (part, "__pycache__"):
                (made / found.name).symlink_to(found)
        here, made = here / part, made / part
    made.mkdir()
    for found in here.glob("*.py"):
        (made / found.name).symlink_to(found)
    (made / "abyssal_glow.py").write_text(CARD, encoding="utf-8")
    return folder


def facts(sources: Path, *arguments: str) -> dict[str, Any]:
    """What tests/joining.py says of a tree of sources."""
    command = [sys.executable, "-m", "tests.joining", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    root = Path(__file__).parent.parent
    said = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    found: dict[str, Any] = json.loads(said.stdout)
    return found


@pytest.fixture(scope="module")
def before() -> dict[str, Any]:
    return facts(SOURCE.parent)


@pytest.fixture(scope="module")
def after(before: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return facts(grown(tmp_path_factory.mktemp("grown")), json.dumps(before["written"]))


def test_the_card_is_there(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert set(after["cards"]) - set(before["cards"]) == {"abyssal_glow"}


@pytest.mark.parametrize("size", ["option words", "power words"])
def test_sets_have_no_further_words(size: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    assert after[size] == before[size]


@pytest.mark.parametrize("kind", ["keeps", "decisions", "frames", "events", "actions", "fields"])
def test_what_was_there_keeps_its_number(kind: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    assert len(after[kind]) > len(before[kind])
    assert after[kind][: len(before[kind])] == before[kind]


def test_codes_keep_their_meaning(before: dict[str, Any], after: dict[str, Any]) -> None:
    for field, codes in before["codes"].items():
        assert after["codes"][field][: len(codes)] == codes, field
    assert after["codes"]["market"][-1] == "abyssal_glow"


def test_the_same_position_looks_the_same(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert after["numbers"][: len(before["numbers"])] == before["numbers"]


def test_a_position_written_in_the_middle_of_a_purchase_is_still_read(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    assert before["bought"]["energy"] == 9
    assert after["bought"] == before["bought"]


@pytest.mark.parametrize("checksum", ["played", "perft"])
def test_checksums_stay(checksum: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    assert after[checksum] == before[checksum]


def test_golden_files_and_scenarios_of_everything_else_stay(after: dict[str, Any]) -> None:
    assert after["different"] == []
