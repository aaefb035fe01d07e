"""tools/golden.py: all of its files or none, and only those that change."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES

TOOL = Path(__file__).parent.parent / "tools" / "golden.py"
FEW_GAMES = 2


@pytest.fixture
def golden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, in a folder of its own, with so little to do that it is quick."""
    monkeypatch.syspath_prepend(str(TOOL.parent))
    spec = importlib.util.spec_from_file_location("golden", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "CHECKSUMS", tmp_path / "checksums.yaml")
    monkeypatch.setattr(tool, "PLAYED", tmp_path / "played.yaml")
    monkeypatch.setattr(tool, "TRIED", FEW_GAMES)
    monkeypatch.setattr(tool, "checksums", lambda: {tmp_path / "checksums.yaml": "- {game: king, seed: 0}\n"})
    monkeypatch.setattr(tool, "texts_for_people", lambda: {tmp_path / "en.txt": "Gigazaur gains 2 stars.\n"})
    monkeypatch.setattr(tool, "GAMES", {"king": GAMES["king"]})
    (tmp_path / "king").mkdir()
    return tool


def files_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_scenario_that_fails_leaves_all_files_as_they_were(golden: ModuleType, tmp_path: Path) -> None:
    for name in ("golden_2016.yaml", "told.yaml"):
        (tmp_path / "king" / name).write_text("title: as it was\n", encoding="utf-8")
    (tmp_path / "king" / "wrong.yaml").write_text("title: wrong\nseats: 2\nexpect: {deck: 5}\n", encoding="utf-8")
    before = files_in(tmp_path)
    with pytest.raises(DaikaijuError, match="expected 5"):
        golden.main()
    assert files_in(tmp_path) == before


def test_so_does_a_text_that_cannot_be_written(
    golden: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "king" / "right.yaml").write_text("title: right\nseats: 2\nuntil: next_turn\n", encoding="utf-8")
    before, no_texts = files_in(tmp_path), dict[str, str]()
    monkeypatch.setattr(golden, "texts_for_people", lambda: no_texts["no such message"])
    with pytest.raises(KeyError, match="no such message"):
        golden.main()
    assert files_in(tmp_path) == before


def test_a_file_that_says_the_same_is_left_alone(golden: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "king" / "right.yaml").write_text("title: right\nseats: 2\nuntil: next_turn\n", encoding="utf-8")
    golden.main()
    first = files_in(tmp_path)
    assert first.keys() == {
        "right.yaml", "golden_2016.yaml", "golden_2010.yaml", "told.yaml", "checksums.yaml", "en.txt",
    }  # fmt: skip
    wrapped = "# By hand.\n" + first["golden_2016.yaml"].decode().replace(", ", ",\n    ", 1)
    (tmp_path / "king" / "golden_2016.yaml").write_text(wrapped, encoding="utf-8")
    (tmp_path / "king" / "told.yaml").write_text("title: another game\n", encoding="utf-8")
    golden.main()
    assert files_in(tmp_path) == first | {"golden_2016.yaml": wrapped.encode()}
