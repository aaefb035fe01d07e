"""`python bench/ladder.py` writes the cross table of the ladder into its page, and again in the same place."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "ladder.py"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    monkeypatch.chdir(SCRIPT.parents[1])
    spec = importlib.util.spec_from_file_location("ladder", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ladder", module)
    spec.loader.exec_module(module)
    return module


def test_the_cross_table_and_the_plot_are_written_in_their_place(ladder: ModuleType, tmp_path: Path) -> None:
    page, plot, kept = tmp_path / "players.md", tmp_path / "players.svg", tmp_path / "kept"
    page.write_text(f"# Players\n\nBefore.\n\n{ladder.BEGIN}\n{ladder.END}\n\nAfter.\n")
    games = ["--games", "2", "--workers", "1", "--tables", "king-2-2016", "duel", "--against", "random"]
    asked = ["--bots", "random,greedy", *games, "--page", str(page), "--plot", str(plot), "--kept", str(kept)]
    ladder.main([*asked, "--seconds", "0"])
    assert page.read_text().count("not played") == 4
    assert "<circle" not in plot.read_text()
    ladder.main(asked)
    text = page.read_text()
    assert text.index("Before.") < text.index("### King, 2 monsters, 2016") < text.index("After.")
    assert "| **greedy** | 100.0% (" in text
    assert "### Duel, all pairs of monsters" in text
    assert plot.read_text().count("<circle") == 2
    played = {file: file.read_bytes() for file in kept.iterdir()}
    ladder.main(asked)
    assert page.read_text() == text
    assert {file: file.read_bytes() for file in kept.iterdir()} == played
    ladder.main([*asked, "--games", "40", "--seconds", "0"])
    assert "| **greedy** | 100.0% (" in page.read_text(), "what was played stays"
    assert ", 2 games |" in page.read_text()


def test_a_kept_champion_plays_under_a_short_name(ladder: ModuleType) -> None:
    kept = ladder.Player.named(ladder.RIVALS)
    assert kept.name == "champion-1"
    for game in ("king", "duel"):
        assert Path(kept.in_game(game).partition(":")[2]).exists()


def test_an_unknown_bot_or_table_gets_one_sentence(ladder: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="unknown bot “greedi”; did you mean “greedy”"):
        ladder.main(["--bots", "random,greedi"])
    with pytest.raises(SystemExit):
        ladder.main(["--tables", "chess"])
    assert "no table is called chess; there are king-2-2016" in capsys.readouterr().err
