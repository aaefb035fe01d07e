"""Chances in games with packs: as the engine finds them where no card is new, and guessed where some are."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.pack_folders import PACK_OF, PACKS

from daikaiju import Duel, Game, King
from daikaiju.bots import new_bot
from daikaiju.champion.pack_player import known_questions
from daikaiju.champion.shipped import SHIPPED
from daikaiju.engine import engine_of
from daikaiju.engine.interface import BY_TASTE
from daikaiju.errors import DaikaijuError
from daikaiju.insight import hints as hints_module
from daikaiju.insight import judges
from daikaiju.insight.hints import best_hint
from daikaiju.insight.judges import PolicyJudge, judge_of
from daikaiju.insight.pack_judge import SAMPLES, PackJudge
from daikaiju.insight.reviews import review
from daikaiju.rules.agenda import SPREAD

both_games = pytest.mark.parametrize("game", ["king", "duel"])


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))


def with_pack(game: str) -> Game:
    return King(4, packs=[PACK_OF[game]]) if game == "king" else Duel(packs=[PACK_OF[game]])


def questions(playing: Game, seed: int, steps: int) -> Iterator[Game]:
    """The questions of a game between greedy bots, up to so many."""
    source, bot = random.Random(seed), new_bot("greedy", seed)
    for _ in range(steps):
        playing.roll(source)
        if playing.over:
            return
        yield playing
        playing.apply(bot.choose(playing.view()))


@both_games
def test_without_packs_it_says_what_the_engine_says(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "SAMPLES", SAMPLES)
    turns = 0
    file = SHIPPED / f"{game}.npz"
    slow, fast = PackJudge(game, (), file), PolicyJudge(game, file)
    assert slow.name == fast.name
    for number, asked in enumerate(questions(King(3) if game == "king" else Duel(), 3, 60)):
        at = asked.view().state
        assert slow.chances(at) == pytest.approx(fast.chances(at), abs=1e-3)
        assert slow.chosen(at) == engine_of(game).answer_by_policy(at.pack(), fast.policy, BY_TASTE)
        choices = list(asked.vocabulary.legal_choices(at))
        choice = choices[number % len(choices)]
        assert slow.after(at, choice).pack() == fast.after(at, choice).pack()
        if choice < SPREAD:
            slowly, quickly = slow.after_turn(at, choice), fast.after_turn(at, choice)
            assert (slowly is None) == (quickly is None)
            assert slowly is None or slowly == pytest.approx(quickly, abs=1e-3)
            turns += slowly is not None
    assert turns


@both_games
def test_hints_guess_the_cards_of_a_pack_and_say_so(game: str) -> None:
    new = judge_of(game, (PACK_OF[game],)).guessed
    assert new
    said = asked_by_pack = 0
    for playing in questions(with_pack(game), 4, 150):
        if playing.state.turn < 4 or len(playing.legal_actions) == 1:
            continue
        names = playing.vocabulary.rules.book.card_names
        state = playing.state
        known = [names[card] for card, where in enumerate(state.where) if 0 <= where < state.players]
        on_table = new & {*known, *(names[card] for card in state.market if card >= 0)}
        is_new = playing.decision not in known_questions(game)
        if not on_table and not is_new:
            continue
        hint = best_hint(playing, 0.0)
        assert sum(one.chance for one in hint.chances) == pytest.approx(1, abs=1e-3)
        assert {one.action for one in hint.answers} <= {action.id for action in playing.legal_actions}
        assert (hint.guess is not None) == bool(on_table)
        said += hint.guess is not None
        asked_by_pack += is_new
        if said > 3 and asked_by_pack:
            break
    assert said > 3


@both_games
def test_a_game_with_a_pack_is_reviewed(game: str) -> None:
    playing = with_pack(game)
    for _ in questions(playing, 5, 25):
        pass
    playing.roll(random.Random(6))
    found = review(playing, workers=1)
    assert found.network == judge_of(game).name
    assert len(found.chances) == len(found.steps) + 1
    for player in found.players:
        assert player.start + player.luck + player.skill == pytest.approx(player.result, abs=1e-5)


def test_a_browser_says_where_such_games_can_be_valued(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints_module, "is_installed", lambda _: False)
    with pytest.raises(DaikaijuError) as raised:
        best_hint(with_pack("king"), 0.0)
    assert "undead" in str(raised.value)
