"""A game as plain data, for pickle: records as bytes, because the numbers of the Python form know their functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from daikaiju.game import Game, Options
    from daikaiju.rules.table import Table
    from daikaiju.text.vocabulary import Entry

Log = list[tuple[int, ...]]


class PlainForm(TypedDict):
    """A game as plain data."""

    seats: list[str]
    options: Options
    state: bytes
    log: Log
    history: list[tuple[bytes, int]]
    played: list[tuple[str, Entry]]
    start_text: dict[str, Any] | None
    keeps_past: bool
    begun: bytes
    begun_log: Log


def plain_form(game: Game) -> PlainForm:
    """Everything that a game holds, its past included."""
    return {
        "seats": game.seats,
        "options": game.options,
        "state": game.state.pack(),
        "log": plain_log(game.state.log),
        "history": [(state.pack(), told) for state, told in game._history],
        "played": game._played,
        "start_text": game._start_text,
        "keeps_past": game._keeps_past,
        "begun": game._begun.pack(),
        "begun_log": plain_log(game._begun_log),
    }


def restore(game: Game, form: PlainForm) -> None:
    """Make a game what its plain form says; its packs must be known in this process."""
    game.seats, game.options = form["seats"], form["options"]
    game._use_packs({}, game.packs)
    state_class = game.vocabulary.rules.State

    def state_of(record: bytes) -> Table:
        state: Table = state_class.unpack(record)
        state.log = []
        return state

    game.state = state_of(form["state"])
    game.state.log = form["log"]
    game._history = [(state_of(record), told) for record, told in form["history"]]
    game._played, game._start_text, game._keeps_past = form["played"], form["start_text"], form["keeps_past"]
    game._begun, game._begun_log = state_of(form["begun"]), form["begun_log"]


def plain_log(log: Log) -> Log:
    return [tuple(int(value) for value in told) for told in log]
