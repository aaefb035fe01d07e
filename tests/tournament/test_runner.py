"""Tournaments come to the same end whatever plays them and whatever the bots do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from daikaiju import DaikaijuError
from daikaiju.tournament import Decision, Results, Tournament, new_tournament, run_tournament, runner
from daikaiju.tournament.workers import play_chunk

STRANGE = Path(__file__).with_name("strange_bots.py")


def outcome(found: Results) -> Any:
    """Everything in the results but the times."""
    return [(game.number, game.entries, game.places, game.winners, game.turns, game.forfeits) for game in found.games]


def in_this_process(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let small chunks be played here, backwards; returns the list of the games begun."""
    monkeypatch.setattr("daikaiju.tournament.schedule.CHUNK_GAMES", 4)
    begun: list[int] = []

    def play(tournament: Tournament, chunks: Any) -> Any:
        for first, games in reversed(list(chunks)):
            begun.append(first)
            yield first, play_chunk(tournament, first, games, {})

    monkeypatch.setattr(runner, "player", lambda on, workers: play)
    return begun


def test_the_number_of_workers_and_the_order_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = new_tournament(["greedy", "random"], seed=4)
    two = run_tournament(tournament, 48, workers=2)
    in_this_process(monkeypatch)
    here = run_tournament(tournament, 48)
    assert outcome(two) == outcome(here)
    for one, other in zip(two.entries, here.entries, strict=True):
        assert (one.wins, one.interval99, one.rating) == (other.wins, other.interval99, other.rating)
    assert here.entries[0].share > 0.8
    assert here.entries[0].rating.mu > 30


def test_a_tournament_continues_where_it_was_interrupted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun = in_this_process(monkeypatch)
    tournament, file = new_tournament(["random"] * 2, seed=1), tmp_path / "games"
    whole = outcome(run_tournament(tournament, 16))

    def stop(finished: int) -> None:
        if finished >= 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_tournament(tournament, 16, saved=file, progress=stop)
    file.write_bytes(file.read_bytes()[:-10])  # the last line is cut off
    begun.clear()
    assert outcome(run_tournament(tournament, 16, saved=file)) == whole
    assert begun == [8, 4, 0]
    begun.clear()
    assert outcome(run_tournament(tournament, 16, saved=file)) == whole
    assert begun == []
    longer = outcome(run_tournament(tournament, 19, saved=file))
    assert longer[:16] == whole
    assert len(longer) == 20
    assert outcome(run_tournament(tournament, 10, saved=file)) == whole[:10]
    assert begun == [16]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hello\n", "not the file"),
        ("", None),
        ('{"tournament":1,"game":"king"}\n', "belongs to another"),
        ("[]\n", "not the"),
    ],
)
def test_a_file_of_something_else_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, why: str | None
) -> None:
    in_this_process(monkeypatch)
    file = tmp_path / "games"
    file.write_text(text)
    tournament = new_tournament(["random"] * 2)
    if why is None:
        run_tournament(tournament, 2, saved=file)
        return
    with pytest.raises(DaikaijuError, match=why):
        run_tournament(tournament, 2, saved=file)
    assert file.read_text() == text


def test_play_stops_as_soon_as_the_question_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    in_this_process(monkeypatch)
    tournament = new_tournament(["greedy", "random"], seed=2)
    backwards = run_tournament(tournament, 30, decision=Decision(0.5, 0.01))
    forwards = run_tournament(tournament, 40, decision=Decision(0.5, 0.01))
    assert backwards.decision == Decision(0.5, 0.01, "above")
    assert len(backwards.games) < 30
    assert outcome(forwards) == outcome(backwards)
    low, high = backwards.entries[0].interval95
    assert 0.5 <= low < backwards.entries[0].share <= high


@pytest.mark.parametrize(
    ("bot", "kind", "reason"),
    [
        ("Raises", "raised", "ZeroDivisionError: a bot cannot count (misbehave, line"),
        ("Quits", "raised", "SystemExit: enough"),
        ("Illegal", "illegal", "which is not legal"),
        ("Hangs", "too_slow", ""),
        ("Stubborn", "too_slow", ""),
        ("Crashes", "crashed", "exit code 7"),
        ("Unborn", "raised", "RuntimeError: no"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_and_play_goes_on(
    monkeypatch: pytest.MonkeyPatch, bot: str, kind: str, reason: str
) -> None:
    monkeypatch.setattr("daikaiju.tournament.workers.GRACE", 0.5)
    tournament = new_tournament([f"{STRANGE}:{bot}", "random", "random"], seed=1, seconds=1.0)
    found = run_tournament(tournament, 3, workers=1)
    assert len(found.games) == 3
    assert found.entries[0].forfeits == {kind: 3}
    for game in found.games:
        (forfeit,) = game.forfeits
        assert forfeit.entry == 0
        assert reason in forfeit.reason
        assert game.places[game.entries.index(0)] == 3
        assert game.winners
        assert 0 not in game.winners


def test_what_was_played_before_a_crash_comes_out_again() -> None:
    """Two bots crash in the same game: both forfeits are found, whatever is played again."""
    tournament = new_tournament([f"{STRANGE}:Crashes", f"{STRANGE}:Crashes", "random"], seed=1)
    found = run_tournament(tournament, 3, workers=1)
    assert [len(game.forfeits) for game in found.games] == [2, 2, 2]
    assert [game.winners for game in found.games] == [(2,)] * 3


def test_no_games_are_refused() -> None:
    with pytest.raises(DaikaijuError, match="at least 1"):
        run_tournament(new_tournament(["random"] * 2), 0)
