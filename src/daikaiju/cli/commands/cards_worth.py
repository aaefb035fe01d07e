"""`daikaiju cards --worth`: what buying each card does to the chance to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.cli.screen import new_grid, print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.cli.catalogue import Entry
    from daikaiju.games import GameInfo
    from daikaiju.worth.stored import Gain


def show_worth(
    words: Words, info: GameInfo, edition: str, players: int | None, entries: list[Entry], json: bool
) -> None:
    """The worth of some cards, the best first."""
    from daikaiju.worth.stored import tables, worth_of_cards

    if info.packs:
        raise DaikaijuError(words.say("worth-packs"))
    named = {entry.id: entry for entry in entries}
    found = {card: gain for card, gain in worth_of_cards(info.name, edition, players).items() if card in named}
    if json:
        print_json({card: as_json(gain) for card, gain in found.items()})
        return
    screen = stdout()
    if not found:
        screen.print(words.say("worth-not-seen"), soft_wrap=True)
        return
    columns = (">worth-column-worth", ">worth-column-games", ">worth-column-taken")
    grid = new_grid(words, "cli-cards-name", ">cli-cards-cost", *columns)
    for card, gain in found.items():
        worth = words.say("hint-points", points=100 * gain.mean, error=100 * gain.error)
        taken = words.say("worth-percent", share=gain.share_taken)
        grid.add_row(named[card].name, str(named[card].cost), worth, str(gain.games), taken)
    screen.print(grid)
    games = sum(table.games for table in tables(info.name, edition, players))
    screen.print(words.say("worth-about", games=games), soft_wrap=True)


def as_json(gain: Gain) -> dict[str, float]:
    """A gain for programs."""
    return {
        "games": gain.games,
        "mean": round(gain.mean, 5),
        "error": round(gain.error, 5),
        "taken": round(gain.share_taken, 4),
    }


def by_players(info: GameInfo, edition: str, card: str) -> dict[str, dict[str, float]]:
    """What one card is worth, for programs: by the number of players, and at all tables."""
    found = {} if info.packs else worth_of_card(info, edition, card)
    return {"all" if players is None else str(players): as_json(gain) for players, gain in found.items()}


def show_worth_of_card(words: Words, info: GameInfo, edition: str, card: str) -> None:
    """What one card is worth by the number of players; nothing with packs, which were not measured."""
    if info.packs:
        return
    found = worth_of_card(info, edition, card)
    screen = stdout()
    screen.print(f"\n{words.say('worth-title')}", style="bold")
    if not found:
        screen.print(words.say("worth-not-seen"), soft_wrap=True)
        return
    columns = (">worth-column-players", ">worth-column-worth", ">worth-column-games", ">worth-column-taken")
    grid = new_grid(words, *columns)
    for players, gain in found.items():
        worth = words.say("hint-points", points=100 * gain.mean, error=100 * gain.error)
        taken = words.say("worth-percent", share=gain.share_taken)
        grid.add_row(words.say("worth-all") if players is None else str(players), worth, str(gain.games), taken)
    screen.print(grid)


def worth_of_card(info: GameInfo, edition: str, card: str) -> dict[int | None, Gain]:
    from daikaiju.worth import stored

    return stored.worth_of_card(info.name, edition, card)
