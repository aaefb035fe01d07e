"""Games from texts and files of the text format."""

from __future__ import annotations

from pathlib import Path

from daikaiju.errors import DaikaijuError, IllegalAction, Problem, short
from daikaiju.game import Game
from daikaiju.text import files
from daikaiju.text.scenario import must_be_possible
from daikaiju.text.script import play, read_scenario


def load(path: str | Path) -> Game:
    """The game in a file of the text format, as far as its script goes.

    >>> import tempfile
    >>> from daikaiju import King
    >>> game = King(["gigazaur", "the_king"])
    >>> with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
    ...     _ = file.write(game.to_text())
    ...     file.flush()
    ...     load(file.name) == game
    True
    """
    if not isinstance(path, str | Path):
        raise DaikaijuError(f"a game is loaded from a file: give its path as text, not {short(repr(path))}")
    documents = files.load(Path(path))
    return read_game(the_only(documents, str(path)), str(path))


def one_document(text: str, name: str) -> files.Document:
    """The document of a text that holds one game."""
    if not isinstance(text, str):
        raise DaikaijuError(f"a game is read from text, not from {short(repr(text))}")
    return the_only(files.parse(text, name), name)


def the_only(documents: list[files.Document], name: str) -> files.Document:
    if len(documents) != 1:
        raise DaikaijuError(Problem("file-several-documents", documents=len(documents)), name)
    return documents[0]


def read_game(document: files.Document, name: str = "text") -> Game:
    """The game of a document: its script word for word or, if that omits answers, as `check` plays it."""
    if not isinstance(document, dict):
        raise DaikaijuError(f"a document of the text format is a dict, not {short(repr(document))}")
    with must_be_possible(name):
        return played(document, name)


def played(document: files.Document, name: str) -> Game:
    if "until" not in document:
        whole = word_for_word(document, name)
        if whole is not None:
            return whole
    scenario = read_scenario({key: value for key, value in document.items() if key != "expect"}, name)
    play(scenario)
    game = scenario.game
    if game.player is None and not game.over:  # it stopped before a phase: on to that phase's first question
        game.vocabulary.rules.advance(game.state)
    return game


def word_for_word(document: files.Document, name: str) -> Game | None:
    """The game of a script that answers every question in its turn, or None if this one does not."""
    scenario = read_scenario(document, name)
    game = scenario.game
    for line in scenario.script:
        if line.kind == "until":
            return None
        if line.kind in ("answer", "chance"):
            if line.who != game.player:
                return None
            try:
                game.apply(line.entry)
            except IllegalAction:
                return None
    return game
