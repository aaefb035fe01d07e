"""The record of a game: one class gives its dtype, its slots and its types."""

from __future__ import annotations

import traceback
from pathlib import Path

import pytest

import daikaiju
from daikaiju.games import GAMES
from daikaiju.rules import king
from daikaiju.rules.cards import CardError
from daikaiju.rules.record import Record, int8, int16, int64
from daikaiju.rules.roster import Roster, listed_cards
from daikaiju.rules.source import written_source


class Small(Record):
    """A record of three fields, narrow before wide."""

    narrow: int = int8()
    many: list[int] = int16(3)
    wide: int = int64()


class Larger(Small):
    """A record with one more field than another."""

    more: list[int] = int8(2)


def filled() -> Larger:
    g = Larger()
    g.narrow, g.many, g.wide, g.more = -1, [1, -2, 3], 1 << 62, [4, 5]
    return g


def test_a_record_holds_what_its_class_declares() -> None:
    assert [field.name for field in Larger.fields] == ["narrow", "many", "wide", "more"]
    assert Larger.dtype.names == ("wide", "many", "narrow", "more")
    assert not hasattr(Larger(), "__dict__")
    with pytest.raises(AttributeError):
        Larger().unknown = 1  # type: ignore[attr-defined]  # what is not declared cannot be kept


def test_a_record_survives_being_packed_and_copied() -> None:
    g = filled()
    assert Larger.from_record(g.to_record()[0]).differences(g) == []
    copy = g.copy()
    copy.many[0] = 9
    assert g.many[0] == 1
    assert copy.differences(g) == ["many"]
    assert type(copy) is Larger


@pytest.mark.parametrize("name", GAMES)
def test_no_byte_of_a_record_is_lost_to_padding_between_fields(name: str) -> None:
    dtype = GAMES[name].rules.State.dtype
    assert dtype.isalignedstruct
    assert dtype.itemsize - sum(dtype[field].itemsize for field in dtype.names) < 8


@pytest.mark.parametrize("name", GAMES)
def test_the_roster_counts_what_the_rulebook_loads(name: str) -> None:
    rules = GAMES[name].rules
    assert len(rules.book.cards) == rules.state.CARDS
    assert rules.book.keeps == rules.state.KEEPS
    assert len(rules.State().where) == rules.state.CARDS


def test_a_roster_reads_class_statements_only(tmp_path: Path) -> None:
    (tmp_path / "twins.py").write_text("raise SystemExit\nclass TwinTails(Keep):\n    cost = 3\n    copies = 2\n")
    (tmp_path / "storm.py").write_text("class Storm(Discard):\n    cost = 4\nclass Helper:\n    copies = 9\n")
    roster = Roster(listed_cards(tmp_path, "somewhere"))
    assert [kind.id for kind in roster.kinds] == ["twin_tails", "storm"]
    assert (roster.cards, roster.keeps, roster.modules) == (3, 2, ["somewhere.storm", "somewhere.twins"])


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("class Storm(Keep)\n", "card-code: .*storm.py, line=1, why=expected ':'"),
        ("class Storm(Keep):\n    copies = len('ab')\n", "card-copies: .*storm.py, line=1"),
    ],
)
def test_a_roster_says_what_it_cannot_read(tmp_path: Path, source: str, message: str) -> None:
    (tmp_path / "storm.py").write_text(source)
    with pytest.raises(CardError, match=message):
        listed_cards(tmp_path, "somewhere")


def test_two_cards_of_one_name_are_refused(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text("class Storm(Keep):\n    cost = 1\n")
    with pytest.raises(CardError, match="card-twice: card=storm"):
        Roster(listed_cards(tmp_path, "somewhere"))


def test_tracebacks_show_the_lines_of_written_code() -> None:
    g = king.new_state(2)
    king.start(g)
    del g.powers
    with pytest.raises(AttributeError) as caught:
        king.moments.add_claws(g, 0, 1)
    frame = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert frame.filename == "<daikaiju king moment add_claws>"
    assert frame.line is not None
    assert "g.powers[me]" in frame.line
    assert "def do_frame(g, frame, top):" in written_source("<daikaiju king dispatcher do_frame>")
    assert "def do_frame(g, frame, top):" in written_source("<daikaiju duel dispatcher do_frame>")


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(daikaiju.__file__).parent / "py.typed").is_file()
