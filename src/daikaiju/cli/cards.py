"""`daikaiju cards`: the catalogue, from the card definitions and their words."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from rich.table import Table

from daikaiju.cli.games import asked_edition, asked_game
from daikaiju.cli.options import Edition, Game, Json, Lang
from daikaiju.cli.screen import print_json, stdout
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.games import GameInfo


@dataclass(frozen=True)
class Entry:
    """A card as the catalogue shows it."""

    id: str
    name: str
    cost: int
    kind: str
    copies: int
    effect: str


def cards(game: Game = "king", edition: Edition = None, lang: Lang = "en", json: Json = False) -> None:
    words = Words(lang)
    info = asked_game(words, game)
    edition = asked_edition(words, info, edition)
    entries = catalogue(words, info, edition)
    if json:
        print_json([asdict(entry) for entry in entries])
    else:
        stdout().print(as_table(words, info, edition, entries))


def catalogue(words: Words, info: GameInfo, edition: str) -> list[Entry]:
    """All cards of a game, Keep cards first, each kind in the order of the alphabet."""
    from daikaiju.messages.cards import card_effect, card_name
    from daikaiju.rules.cards import Keep

    entries = []
    for card in dict.fromkeys(info.rules.book.cards):
        entries.append(
            Entry(
                card.id,
                card_name(words, info.name, edition, card.id),
                card.value("cost", edition),
                "keep" if issubclass(card, Keep) else "discard",
                card.value("copies", edition),
                card_effect(words, info.name, edition, card.id),
            )
        )
    return sorted(entries, key=lambda entry: (entry.kind != "keep", words.place_in_alphabet(entry.name)))


def as_table(words: Words, info: GameInfo, edition: str, entries: list[Entry]) -> Table:
    title = words.say(
        "cli-cards-title",
        game=words.say(f"cli-game-{info.name}"),
        edition=edition,
        kinds=len(entries),
        deck=sum(entry.copies for entry in entries),
    )
    table = Table(title=title, title_justify="left", show_lines=True)
    for column in ("name", "cost", "kind", "copies", "effect"):
        table.add_column(
            words.say(f"cli-cards-{column}"),
            justify="right" if column in ("cost", "copies") else "left",
            ratio=1 if column == "effect" else None,
        )
    for entry in entries:
        kind = words.say(f"cli-kind-{entry.kind}")
        table.add_row(f"{entry.name}\n[dim]{entry.id}[/dim]", str(entry.cost), kind, str(entry.copies), entry.effect)
    return table
