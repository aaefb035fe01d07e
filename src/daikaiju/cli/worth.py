"""`daikaiju cards --worth`: what buying each card does to the chance to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from daikaiju.cli.options import whole_number
from daikaiju.cli.screen import print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.cli.cards import Entry
    from daikaiju.games import GameInfo


def show_worth(
    words: Words, info: GameInfo, edition: str, players: str | None, entries: list[Entry], json: bool
) -> None:
    """The worth of some cards, the best first."""
    from msgspec import to_builtins

    from daikaiju.worth.stored import tables, worth_of_cards

    if info.packs:
        raise DaikaijuError(words.say("worth-packs"))
    size = None if players is None else asked_players(words, info, players)
    named = {entry.id: entry for entry in entries}
    found = {card: gain for card, gain in worth_of_cards(info.name, edition, size).items() if card in named}
    if json:
        print_json({card: to_builtins(gain) for card, gain in found.items()})
        return
    screen = stdout()
    if not found:
        screen.print(words.say("worth-not-seen"), soft_wrap=True)
        return
    grid = Table()
    for column in ("name", "cost"):
        grid.add_column(words.say(f"cli-cards-{column}"), justify="right" if column == "cost" else "left")
    for column in ("worth", "times", "taken"):
        grid.add_column(words.say(f"worth-column-{column}"), justify="right")
    for card, gain in found.items():
        worth = words.say("hint-points", points=100 * gain.mean, error=100 * gain.error)
        taken = words.say("worth-percent", share=gain.taken)
        grid.add_row(named[card].name, str(named[card].cost), worth, str(gain.times), taken)
    screen.print(grid)
    games = sum(table.games for table in tables(info.name, edition, size))
    screen.print(words.say("worth-about", games=games), soft_wrap=True)


def asked_players(words: Words, info: GameInfo, players: str) -> int:
    return whole_number(words, "--players", players, info.fewest_players, info.most_players)
