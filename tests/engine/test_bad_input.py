"""What is wrong is said in one sentence, and the engine goes on."""

from __future__ import annotations

import json
import logging
import threading
from pathlib import Path
from typing import Any

import pytest

from daikaiju import King
from daikaiju.bots import new_bot
from daikaiju.engine import EngineError, engine_of, wasm
from daikaiju.engine.building.linking import signed
from daikaiju.engine.description import FILES, description_of
from daikaiju.engine.sealed_file import SECTION, checked_file
from daikaiju.engine.sources import seal_of
from daikaiju.engine.wasm import Program, WasmEngine
from daikaiju.games import GAMES
from tests.earlier_champion import network_of_equals

KING = FILES / "king.wasm"


def refusal(path: Path) -> str:
    with pytest.raises(EngineError) as raised:
        checked_file(path, description_of("king"))
    return str(raised.value)


def test_a_file_that_fits_is_read() -> None:
    assert checked_file(KING, description_of("king")) == KING.read_bytes()


def test_a_missing_file(tmp_path: Path) -> None:
    assert refusal(tmp_path / "king.wasm").startswith("there is no engine at ")


@pytest.mark.parametrize("kept", [0, 1, 100, 10_000, -1, -100])
def test_a_file_that_is_cut(kept: int, tmp_path: Path) -> None:
    (tmp_path / "king.wasm").write_bytes(KING.read_bytes()[:kept])
    assert "is damaged" in refusal(tmp_path / "king.wasm")


@pytest.mark.parametrize("place", [8, 500, 100_000])
def test_a_file_that_is_altered(place: int, tmp_path: Path) -> None:
    file = bytearray(KING.read_bytes())
    file[place] ^= 1
    (tmp_path / "king.wasm").write_bytes(file)
    assert "is damaged" in refusal(tmp_path / "king.wasm")


def test_a_file_of_other_rules(tmp_path: Path) -> None:
    code = b"\0asm\1\0\0\0"
    about = json.dumps({"game": "king", "sources": "other", "sha256": seal_of(code)})
    (tmp_path / "king.wasm").write_bytes(signed(code, SECTION, about.encode()))
    assert "was made of other rules" in refusal(tmp_path / "king.wasm")


def test_the_champion_plays_on_without_an_engine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "king.wasm").write_bytes(b"nothing")

    def broken(game: str) -> Any:
        return WasmEngine(game, Program(game, tmp_path / "king.wasm"))

    monkeypatch.setattr("daikaiju.champion.bot.engine_of", broken)
    game = King(2)
    game.roll()
    with caplog.at_level(logging.WARNING):
        assert new_bot("champion", 1).answer(game) in game.legal_actions
    assert "is damaged" in caplog.text
    assert "“greedy” plays in its place" in caplog.text


def test_without_wasmtime_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from daikaiju import extras

    monkeypatch.setattr(extras, "is_installed", lambda module: module != "wasmtime")
    with pytest.raises(extras.MissingExtra, match=r"needs wasmtime.*daikaiju\[engine\]"):
        Program("king")


# --- records ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_that_is_not_one_is_refused(game: str) -> None:
    engine, state = engine_of(game), GAMES[game].example(1)
    GAMES[game].rules.start(state)
    GAMES[game].rules.advance(state)
    good = state.pack()
    for field, value in {"players": 7, "player": 6, "asking": 200, "depth": 41, "dice_count": 12, "active": -3}.items():
        other = state.copy()
        setattr(other, field, value)
        with pytest.raises(EngineError, match=f"not a position of {game}: “{field}” is out of bounds"):
            engine.choose(other.pack(), network_of_equals(game))
    for wrong in (b"", good[:-1], good + b"\0"):
        with pytest.raises(EngineError, match="“size” is out of bounds"):
            engine.answer(wrong, 0)
    other = state.copy()
    other.todo[3] = 255
    with pytest.raises(EngineError, match="“todo”"):
        engine.weigh(other.pack(), 0, network_of_equals(game))
    fresh = GAMES[game].example(1)
    with pytest.raises(EngineError, match="“size”"):
        engine.play_games(fresh.pack() + b"\0", 100)
    fresh.players = 9
    with pytest.raises(EngineError, match="“players”"):
        engine.play_games(GAMES[game].example(2).pack() + fresh.pack(), 100)
    assert engine.is_legal(good, 64) in (True, False)


# --- what never ends, and what fails ------------------------------------------------------


def test_a_position_that_never_ends_is_stopped() -> None:
    """A hundred thousand games take minutes; the deadline comes first, and the engine then begins afresh."""
    engine = WasmEngine("king", seconds=0.1)
    state = GAMES["king"].example(1)
    games = b"".join(GAMES["king"].example(seed).pack() for seed in range(512))
    with pytest.raises(EngineError, match="still not worked out after"):
        endless(engine, games)
    assert engine.set_up(state.pack()) == engine_of("king").set_up(state.pack())


def endless(engine: WasmEngine, games: bytes) -> None:
    """Keep the engine in one call: the same games again and again."""
    at = engine._put(games, engine._games)
    count = len(games) // engine.size
    step = engine._functions["play_games"]

    def again(store: Any, *arguments: int) -> Any:
        while True:
            step(store, *arguments)

    engine._functions["play_games"] = again
    engine._call("play_games", at, count, 100_000, engine._scratch)


def test_an_engine_begins_while_others_have_been_thinking_for_long() -> None:
    """Time passes for all engines of a game at once, and one that has just begun has not used any of it."""
    program, done = Program("duel"), threading.Event()

    def pass_time() -> None:
        while not done.wait(0.001):
            program.engine.increment_epoch()

    passing = threading.Thread(target=pass_time)
    passing.start()
    try:
        for _ in range(10):
            WasmEngine("duel", program)
    finally:
        done.set()
        passing.join()


def test_a_trap_is_an_error_and_the_engine_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    import wasmtime

    engine, state = WasmEngine("duel"), GAMES["duel"].example(3)

    def traps(*_: object) -> None:
        raise wasmtime.Trap("out of bounds")

    monkeypatch.setitem(engine._functions, "set_up", traps)
    with pytest.raises(EngineError, match="could not be worked out"):
        engine.set_up(state.pack())
    assert engine.set_up(state.pack()) == engine_of("duel").set_up(state.pack())


def test_memory_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    import wasmtime

    monkeypatch.setattr(wasm, "MOST_MEMORY", 1 << 20)
    with pytest.raises((wasmtime.WasmtimeError, EngineError)):
        WasmEngine("king")
