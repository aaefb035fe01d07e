"""YAML and JSON that somebody else wrote: whatever is in a file, every reader answers with one sentence."""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import numpy as np
import orjson
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from daikaiju.champion.network_file import read_network
from daikaiju.champion.reinforcement.policy_file import read_policy
from daikaiju.data_files import MOST_BYTES, from_json, from_yaml, read_text
from daikaiju.errors import DaikaijuError
from daikaiju.fairness.verdict import verify
from daikaiju.packs.pack import read_pack
from daikaiju.puzzles.collection import INDEX, Collection, Listed
from daikaiju.server.app.file_reader import answer
from daikaiju.server.files.uploads import READ, REFUSED
from daikaiju.services.reviews.service import ReviewJob, next_part
from daikaiju.table.refusals import Refused
from daikaiju.text.check import check_file
from daikaiju.text.loading import load
from daikaiju.tournament.saved import SavedChunks
from daikaiju.tournament.schedule import Tournament
from daikaiju.words import LANGUAGES, Words

from .nasty_files import NASTY, SEATS
from .pack_folders import PACKS

SOON = 20.0
"""How many seconds of processor time any of these files may take, on any machine."""

TEXTS = {
    name: content.decode()
    for name, (content, why) in NASTY.items()
    if len(content) < MOST_BYTES and "not UTF-8" not in why  # no server hands on other bodies
}
REQUESTS: dict[bytes, dict[str, object]] = {b"analyse": {"step": None}, b"begin": {"seat": 0, "bot": "random"}}
"""What a request says besides the text of a file, where it says more."""

OF_PYTHON = re.compile(r"object has no|NoneType|Traceback|recursion|Error\b|argument|literal|<class")
"""What a person would not understand."""


def said(error: DaikaijuError) -> str:
    """What an error says in English, after a look at all languages."""
    for lang in LANGUAGES:
        sentence = error.say(Words(lang))
        assert sentence
        assert len(sentence.splitlines()) == 1
        assert not OF_PYTHON.search(sentence), sentence
    return str(error)


def told(read: Callable[[], object]) -> str | None:
    """What a reader says to a file; None if it has nothing to say."""
    try:
        read()
    except DaikaijuError as error:
        return said(error)
    return None


def checked(file: Path) -> None:
    for document in check_file(file):
        if document.unreadable:
            raise document.problems[0]


def pack_with(file: str) -> Callable[[Path], object]:
    """Reads a pack in which this file has been replaced."""

    def read(given: Path) -> object:
        folder = given.parent / "undead"
        if not folder.exists():
            folder.mkdir()
            for part in ("cards", "words"):
                (folder / part).symlink_to(PACKS / "undead" / part)
        for name in ("pack.yaml", "pictures.json"):
            (folder / name).write_bytes((PACKS / "undead" / name).read_bytes())
        (folder / file).write_bytes(given.read_bytes())
        try:
            return read_pack("undead", folder)
        finally:
            (folder / file).unlink()

    return read


def puzzle(file: Path) -> object:
    """Reads a puzzle that stands in a file."""
    listed = Listed("aaaaaaaa", "king", "2016", 2, "dice", 1, 0)
    (file.parent / INDEX).write_bytes(msgspec.json.encode([listed]))
    (file.parent / "king-2016.yaml").write_bytes(file.read_bytes())
    return Collection(file.parent).puzzle("aaaaaaaa")


def puzzle_index(file: Path) -> object:
    (file.parent / INDEX).write_bytes(file.read_bytes())
    return Collection(file.parent)


def network(file: Path) -> object:
    """Reads a network whose history is the content of a file."""
    archive = file.parent / "network.npz"
    about = file.read_bytes().decode(errors="replace").replace("\0", "")
    np.savez_compressed(archive, flat=np.zeros(4), about=np.array(about))
    return read_network(archive, "king")


def policy(file: Path) -> object:
    """The same of a network that answers."""
    with contextlib.suppress(DaikaijuError):
        network(file)
    return read_policy(file.parent / "network.npz", "king")


def tournament(file: Path) -> None:
    copy = file.parent / "saved.jsonl"
    copy.write_bytes(file.read_bytes())
    SavedChunks(Tournament(("random", "rookie"), players=2), copy)


READERS: dict[str, Callable[[Path], object]] = {
    "check": checked,
    "load": load,
    "verify": lambda file: verify(read_text(file), "file"),
    "pack.yaml": pack_with("pack.yaml"),
    "pictures.json": pack_with("pictures.json"),
    "handbook.yaml": pack_with("handbook.yaml"),
    "puzzle": puzzle,
    "index of puzzles": puzzle_index,
    "network": network,
    "policy": policy,
    "tournament": tournament,
}


@pytest.mark.parametrize("name", NASTY)
def test_what_is_wrong_is_said_in_one_sentence(name: str, tmp_path: Path) -> None:
    content, expected = NASTY[name]
    file = tmp_path / "file.yaml"
    file.write_bytes(content)
    began = time.process_time()
    sentence = told(lambda: checked(file))
    assert sentence is not None
    assert re.search(expected, sentence), sentence
    assert time.process_time() - began < SOON


@pytest.mark.parametrize("reader", READERS)
def test_no_reader_dies_of_a_file(reader: str, tmp_path: Path) -> None:
    file = tmp_path / "file.yaml"
    for content, _ in NASTY.values():
        file.write_bytes(content)
        began = time.process_time()
        told(lambda: READERS[reader](file))
        assert time.process_time() - began < SOON


@pytest.mark.parametrize("how", [b"replay", b"verify", b"stand", b"analyse", b"begin"])
def test_no_worker_dies_of_a_file(how: bytes) -> None:
    for content in TEXTS.values():
        sent = orjson.dumps({"text": content, **REQUESTS[how]}) if how in REQUESTS else content.encode()
        reply = answer(how, sent)
        if how == b"verify" and reply.startswith(READ):
            continue  # it tells what is wrong with each document
        assert orjson.loads(reply[1:])[0] in ("bad_file", "altered_file")


@pytest.mark.parametrize("text", ["[" * 100_000, '{"text": ' + "[" * 100_000, '{"text": "", "step": ' + "9" * 5_000])
@pytest.mark.parametrize("how", [b"analyse", b"begin"])
def test_a_request_may_not_be_nested_either(how: bytes, text: str) -> None:
    assert answer(how, text.encode()).startswith(REFUSED + b'["bad_request"')


def test_a_review_of_a_nasty_file_is_refused() -> None:
    for name, content in TEXTS.items():
        assert isinstance(next_part(ReviewJob(name, content, None), frozenset()), Refused)


def test_check_ends_like_any_other_program(tmp_path: Path) -> None:
    file = tmp_path / "brackets.yaml"
    file.write_bytes(b"[" * 100_000)
    command = [sys.executable, "-m", "daikaiju", "check", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == f"{file}: the file is nested deeper than the 20 levels a game can need\n"


def test_a_device_without_end_is_not_read_to_its_end() -> None:
    with pytest.raises(DaikaijuError, match="larger than"):
        read_text(Path("/dev/zero"))


PIECES = st.sampled_from(
    [
        "[", "]", "{", "}", ":", ": ", ",", ", ", "- ", "? ", "\n", "\n  ", "&a ", "*a", "!", "!!int ", "!!timestamp ",
        "<<", "'", '"', "|\n ", ">\n ", "#", "%YAML 1.1\n", "---\n", "...\n", "\t", "\0", "\ufeff", "\u2028", "\\",
        "0x", "0b_", "1e9", ".nan", "9:9", "2001-01-01", "null", "~", "yes", "seats", "script", "position", "expect",
        "until", "gigazaur", "dice", "card", "2",
    ]
)  # fmt: skip
KEYS = st.sampled_from(["seats", "game", "edition", "position", "script", "until", "expect", "packs", "start", "title"])
NOISE = st.one_of(st.lists(PIECES, max_size=40).map("".join).map(str.encode), st.binary(max_size=200))
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), PIECES),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8) | PIECES, inner, max_size=3)
    ),
    max_leaves=8,
)


@given(NOISE)
@settings(max_examples=300, deadline=None)
def test_noise_is_read_or_refused(content: bytes) -> None:
    text = content.decode(errors="surrogateescape")
    told(lambda: from_yaml(text))
    told(lambda: from_json(text))
    assert answer(b"verify", content)[:1] in (b"+", b"-")


@given(NOISE)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_noise_does_no_reader_harm(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file.yaml"
    file.write_bytes(content)
    for read in READERS.values():
        told(partial(read, file))


@given(
    st.dictionaries(KEYS, VALUES | st.sampled_from([2, 3, "king", "duel", ["gigazaur", "the_king"]]), max_size=4),
)
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_document_of_anything_is_played_or_refused(tmp_path: Path, document: dict[str, object]) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(msgspec.json.encode({"seats": 2, **document}))
    for reader in ("check", "load", "verify"):
        told(partial(READERS[reader], file))


@given(VALUES)
@settings(max_examples=200, deadline=None)
def test_what_was_written_is_read_back(value: object) -> None:
    plain = json.loads(json.dumps(value))  # as JSON knows it: every key is text
    for text, read in ((json.dumps(plain), from_json), (yaml.safe_dump(plain), from_yaml)):
        refused = told(partial(read, text))
        assert read(text) == plain if refused is None else re.search(r"U\+|not a number", refused)


def test_the_content_of_a_file_may_begin_with_a_mark(tmp_path: Path) -> None:
    file = tmp_path / "file.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + SEATS)
    assert [one.passed for one in check_file(file)] == [True]
    assert answer(b"stand", b"\xef\xbb\xbf" + SEATS).startswith(b"+")


def test_a_date_without_quotes_is_text() -> None:
    assert from_yaml("title: 2026-11-17\nabout: 2001-99-99 99:99:99") == {
        "title": "2026-11-17",
        "about": "2001-99-99 99:99:99",
    }
