"""Rules that cannot go on: a full agenda stops a game on every target, and numbers must fit their fields."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from daikaiju import King
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.packs import add_folder, pack_named
from daikaiju.rules.agenda import DEPTH, GAME_OVER, NOTHING, STOPPED, push
from daikaiju.rules.record import DoesNotFit
from daikaiju.simulation import simulate
from daikaiju.text.check import run_document
from daikaiju.text.script import Different
from daikaiju.words import LANGUAGES, Words
from tests.conftest import Compiled

AVALANCHE = """
    @staticmethod
    def when_bought(g: State, me: int) -> None:
        for _ in range(50):
            push(g, 0)
"""
GIANT = """
    @staticmethod
    def when_bought(g: State, me: int) -> None:
        g.hearts[me] += 20
        g.hearts[me] += 100
        g.hearts[me] -= 119
        g.living += 200
"""
AT_ONCE = """
    @staticmethod
    def start_of_turn(g: State, me: int) -> None:
        for _ in range(50):
            push(g, 0)
"""


NUMBERS = itertools.count(1)


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A pack of one card, to be written, with a name of its own: packs are loaded once."""
    monkeypatch.setenv("DAIKAIJU_PACKS", "")
    name = f"broken{next(NUMBERS)}"
    folder = tmp_path / name
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text("game: king\n")
    (folder / "pictures.json").write_text(json.dumps({name: {"like": "tank", "colours": "night"}}))
    for lang in LANGUAGES:
        said = folder / "words" / lang / f"{name}.ftl"
        said.parent.mkdir(parents=True)
        said.write_text(f"king-pack-{name} = X\n    .about = One.\nking-card-{name} = Card\n    .effect = Breaks.\n")
    yield folder
    pack_named.cache_clear()


def write(folder: Path, body: str, kind: str = "Discard") -> None:
    (folder / "cards" / "card.py").write_text(
        f"from daikaiju.rules.agenda import push\nfrom daikaiju.rules.cards import {kind}\n"
        f"from daikaiju.rules.king.state import State\n\n\nclass {folder.name.title()}({kind}):\n    cost = 1\n{body}"
    )
    add_folder(folder)


@pytest.mark.parametrize(
    ("body", "line", "why"),
    [
        (AVALANCHE, 12, "more is to be done at once than the agenda holds (40 frames)"),
        (GIANT, 12, "hearts cannot hold 130: it holds -128 to 127"),
    ],
    ids=["agenda", "number"],
)
def test_a_card_that_breaks_the_rules_is_named_and_its_answer_taken_back(
    pack: Path, body: str, line: int, why: str
) -> None:
    write(pack, body)
    card = pack.name
    position = {"phase": "buy", "market": [card, "tank", "heal"], "monsters": {"gigazaur": {"energy": 9}}}
    game = King(2, packs=[pack.name], position=position)
    game.apply({"buy": card})
    with pytest.raises(DaikaijuError) as caught:
        game.apply({"card": "wings"})
    assert str(caught.value) == f"pack {pack.name}: {pack / 'cards' / 'card.py'}, line {line}: {why}"
    assert (game.player, game.over, len(game.played)) == ("chance", False, 1)
    document = {"packs": [pack.name], "seats": game.seats, "position": position, "script": [
        {"gigazaur": {"buy": card}}, {"card": "wings"}]}  # fmt: skip
    with pytest.raises(Different, match=f"line {line}: {why}".replace("(", r"\(").replace(")", r"\)")):
        run_document(document, "file")


def test_the_first_question_is_checked_too(pack: Path) -> None:
    write(pack, AT_ONCE, "Keep")
    with pytest.raises(DaikaijuError, match="line 12: more is to be done at once"):
        King(2, packs=[pack.name], position={"monsters": {"gigazaur": {"cards": [pack.name]}}})


def test_a_simulation_ends_with_a_sentence(pack: Path) -> None:
    write(pack, AVALANCHE)
    with pytest.raises(DaikaijuError, match="more is to be done at once than the agenda holds"):
        simulate("king", 20, on="python", packs=[pack.name])


def test_the_sentences_are_in_every_language() -> None:
    for lang in LANGUAGES:
        assert "40" in Words(lang).say("rules-agenda-full", most=40)
        assert "hearts" in Words(lang).say("rules-does-not-fit", field="hearts", value="130", least="-128", most="127")


def test_a_record_says_which_number_does_not_fit() -> None:
    state = GAMES["king"].example(1)
    state.energy[2] = 40_000
    with pytest.raises(DoesNotFit, match="40000 does not fit into energy, which holds -32768 to 32767"):
        state.pack()


@pytest.mark.parametrize("name", GAMES)
def test_a_push_beyond_the_agenda_stops_the_game_and_writes_nothing_beside_it(name: str) -> None:
    state = GAMES[name].example(1)
    GAMES[name].rules.start(state)
    GAMES[name].rules.advance(state)
    state.asking, state.depth = NOTHING, DEPTH
    before = state.copy()
    for _ in range(50):
        push(state, 7, 1, 2, 3)
    assert set(state.differences(before)) == {"todo", "todo_who", "todo_a", "todo_b", "depth"}
    assert (state.todo[:DEPTH], len(state.todo)) == (before.todo[:DEPTH], DEPTH + 1)
    GAMES[name].rules.advance(state)
    assert (state.over, state.asking, state.depth) == (STOPPED, GAME_OVER, 0)


@pytest.mark.parametrize("name", GAMES)
def test_compiled_rules_stop_in_the_same_state(name: str, compiled: Compiled) -> None:
    """Answers in the middle of games, with so many frames below those of the turn that there is no room for another."""
    rules, cpu = GAMES[name].rules, compiled(name)
    stopped = 0
    for seed in range(40):
        state = GAMES[name].example(seed)
        rules.start(state)
        rules.advance(state)
        for _ in range(30 + seed):
            if not state.over:
                rules.apply(state, rules.random_choice(state))
        if state.over:
            continue
        for numbers in (state.todo, state.todo_who, state.todo_a, state.todo_b):
            numbers[:DEPTH] = [numbers[0]] * (DEPTH - state.depth) + numbers[: state.depth]
        state.depth = DEPTH
        record = state.to_record()
        choice = rules.random_choice(state)
        state.seed = int(record["seed"][0])
        rules.apply(state, choice)
        cpu.answer_game(record, 0, choice)
        assert record.tobytes() == state.pack()
        stopped += state.over == STOPPED
    assert stopped > 3
