"""`python bench/ladder.py` writes the cross table of the ladder into its page, and again in the same place."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.tournament.test_runner import in_this_process

SCRIPT = Path(__file__).parents[2] / "bench" / "ladder.py"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ladder", module)
    spec.loader.exec_module(module)
    return module


def test_the_cross_table_and_the_plot_are_written_in_their_place(
    ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = in_this_process(monkeypatch)
    page, plot = tmp_path / "players.md", tmp_path / "players.svg"
    page.write_text(f"# Players\n\nBefore.\n\n{ladder.BEGIN}\n{ladder.END}\n\nAfter.\n")
    arguments = ["--bots", "random,greedy", "--games", "2", "--tables", "king-2-2016", "duel", "--against", "random"]
    places = ["--page", str(page), "--plot", str(plot), "--kept", str(tmp_path / "kept")]
    ladder.main([*arguments, *places])
    text = page.read_text()
    assert text.index("Before.") < text.index("### King, 2 monsters, 2016") < text.index("After.")
    assert "| **greedy** | 100.0% (" in text
    assert "### Duel, all pairs of monsters" in text
    assert plot.read_text().count("<circle") == 2
    assert begun == [0, 0]
    ladder.main([*arguments, *places])
    assert page.read_text() == text
    assert begun == [0, 0]  # everything was kept


def test_an_unknown_bot_or_table_gets_one_sentence(ladder: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="unknown bot “greedi”; did you mean “greedy”"):
        ladder.main(["--bots", "random,greedi"])
    with pytest.raises(SystemExit):
        ladder.main(["--tables", "chess"])
    assert "no table is called chess; there are king-2-2016" in capsys.readouterr().err
