"""`daikaiju cards`: the catalogue, from the card definitions and their words, or one card with its rulings."""

from __future__ import annotations

import difflib
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from daikaiju.cli.catalogue import Entry, catalogue
from daikaiju.cli.commands.cards_worth import by_players, show_worth, show_worth_of_card
from daikaiju.cli.options.game import KING, Edition, Game, Packs, Players
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import shown
from daikaiju.cli.options.values import Json
from daikaiju.cli.screen import print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.games import GameInfo

Card = Annotated[str | None, typer.Argument(metavar="[CARD]", help="cli-option-card")]
Worth = Annotated[bool, typer.Option("--worth", help="cli-option-worth")]
Generated = Annotated[bool, typer.Option("--generated", help="cli-option-generated")]


def cards(
    card: Card = None,
    game: Game = KING,
    edition: Edition = None,
    packs: Packs = None,
    generated: Generated = False,
    worth: Worth = False,
    players: Players = None,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    info = game.with_packs(packs or ())
    edition = edition or info.editions[0]
    entries = catalogue(words, info, edition)
    if worth:
        chosen = entries if card is None else [asked_card(words, info, entries, card)]
        show_worth(words, info, edition, players, chosen, json)
    elif players is not None:
        raise DaikaijuError(words.say("cli-error-players-without-worth"))
    elif generated:
        if card is None:
            raise DaikaijuError(words.say("cli-error-generated"))
        show_generated(info, asked_card(words, info, entries, card).id, json)
    elif card is not None:
        show_card(words, info, edition, asked_card(words, info, entries, card), json)
    elif json:
        print_json([asdict(entry) for entry in entries])
    else:
        stdout().print(as_table(words, info, edition, entries))


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


def asked_card(words: Words, info: GameInfo, entries: list[Entry], given: str) -> Entry:
    """The card with an id, or with a name in the user's language; a second copy is the same card."""
    copies = dict(zip(info.rules.book.card_names, info.rules.book.cards, strict=True))
    wanted = copies[given].id if given in copies else given
    named = {key: entry for entry in entries for key in (entry.name.casefold(), entry.id)}
    entry = named.get(wanted) or named.get(wanted.casefold().replace(" ", "_")) or named.get(wanted.casefold())
    if entry is not None:
        return entry
    near = difflib.get_close_matches(given.casefold(), named, n=1)
    game = words.say(f"cli-game-{info.name}")
    pack = pack_with(info, given.casefold().replace(" ", "_"))
    if pack is not None:
        raise DaikaijuError(words.say("cli-error-card-of-pack", given=shown(given), game=game, pack=pack))
    if not near:
        raise DaikaijuError(words.say("cli-error-no-card", given=shown(given), game=game))
    raise DaikaijuError(words.say("cli-error-near-card", given=shown(given), game=game, near=named[near[0]].name))


def pack_with(info: GameInfo, card: str) -> str | None:
    """The known pack that has a card and was not asked for."""
    from daikaiju.packs import pack_named, pack_names
    from daikaiju.rules.roster import listed_cards

    for pack in map(pack_named, pack_names()):
        if pack.game == info.name and card in [listed.id for listed in listed_cards(pack.folder / "cards", pack.name)]:
            return pack.name
    return None


def show_generated(info: GameInfo, card: str, json: bool) -> None:
    """The generated dispatchers that call a card, one for each moment it uses."""
    from daikaiju.rules.codegen import filename_of
    from daikaiju.rules.source import written_source

    kind = next(kind for kind in info.rules.book.cards if kind.id == card)
    names = [filename_of(info.rules.book.title, "moment", moment) for moment in kind.hooks()]
    if json:
        print_json({name: written_source(name) for name in names})
        return
    for name in names:
        stdout().print(f"# {name}\n{written_source(name)}", markup=False, highlight=False, soft_wrap=True)


def show_card(words: Words, info: GameInfo, edition: str, card: Entry, json: bool) -> None:
    """One card with everything there is about it in an edition."""
    from daikaiju.handbook import card_notes, told_in

    notes = card_notes(info, card.id)
    keys = [f"{info.name}-ruling-{card.id}-{number + 1}" for number in range(notes.get("rulings", 0))]
    rulings = [ruling for key in keys if (ruling := told_in(words, key, edition)) is not None]
    clauses = notes.get("clauses", [])
    if json:
        worth = by_players(info, edition, card.id)
        print_json({**asdict(card), "rulings": rulings, "clauses": clauses, "worth": worth})
        return
    screen = stdout()
    screen.print(f"{card.name} ({card.id})", style="bold", markup=False)
    kind = words.say(f"cli-kind-{card.kind}")
    screen.print(words.say("cli-card-facts", cost=card.cost, kind=kind, copies=card.copies), markup=False)
    screen.print(card.effect, markup=False)
    if rulings:
        screen.print(f"\n{words.say('cli-card-rulings')}", style="bold")
    for ruling in rulings:
        screen.print(f"- {ruling}", markup=False)
    if clauses:
        screen.print(f"\n{words.say('cli-card-clauses', clauses=', '.join(clauses))}", markup=False)
    show_worth_of_card(words, info, edition, card.id)
