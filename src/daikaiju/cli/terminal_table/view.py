"""How the table of the game for 2-6 monsters looks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from daikaiju.cli.terminal_table.names import ENERGY, FACE_COLOURS, HEART, STAR, Names
from daikaiju.packs import bound
from daikaiju.rules.agenda import NO_CARD, NOBODY
from daikaiju.rules.bits import has
from daikaiju.rules.king.buying import price
from daikaiju.rules.king.state import MIMIC, State

if TYPE_CHECKING:
    from daikaiju.cli.catalogue import Entry
    from daikaiju.game import Game
    from daikaiju.messages import Answer, Question

FEW_HEARTS = 3
MANY_STARS = 15


class View:
    """Shows a game to one of its players.

    Where the view of the Duel shows the same in its own way, the record (`g`) is `Any` here.
    """

    about_dice: tuple[str, ...] = ("roll", "change", "die", "die_to_turn", "face", "probe_die")
    """Questions at which the dice are shown."""
    signs: Mapping[str, str] = MappingProxyType({"stars": STAR, "hearts": HEART})
    """The symbols for what every monster has at the end."""
    market_title = "play-market"
    about_tracks: tuple[str, ...] = ()
    """Questions about places, which are named as the player sees them rather than as in files."""

    def __init__(self, console: Console, names: Names) -> None:
        self.console = console
        self.names = names
        self.words = names.words

    def price(self, g: State, me: int, card: int) -> int:
        """What a monster pays for a card."""
        return int(bound(price, "king", self.names.packs)(g, me, card))

    def table(self, game: Game) -> None:
        """The board, the monsters and the cards on sale."""
        self.console.print(self.board(game.state))
        self.console.print(self.monsters(game.state))
        self.console.print(self.market(game.state))

    def opening(self) -> list[Text]:
        """What is good to know before the first turn."""
        return []

    def explained(self, typed: str) -> str | None:
        """What a named thing other than a card is, if there is one."""
        return None

    def note(self, answer: Answer, question: Question) -> str:
        """What the card in an answer does; a Mimic does what it copies."""
        card = answer.copies or answer.card
        return self.names.card_effect(card) if card else ""

    def beside(self, game: Game) -> RenderableType | None:
        """What is shown above the open question."""
        g = game.state
        return self.dice(g.dice[: g.dice_count]) if game.decision in self.about_dice else None

    def board(self, g: Any) -> Text:
        """Tokyo."""
        zones = [("city", g.city)] + ([("bay", g.bay)] if g.bay_open else [])
        text = Text()
        for zone, seat in zones:
            text.append("   " if text else " ")
            text.append(f"{self.words.say(f'play-{zone}')}: ", style="bold")
            if seat == NOBODY:
                text.append(self.words.say("play-empty"), style="dim")
            else:
                text.append(self.monster(seat))
        return text

    def monster(self, seat: int) -> Text:
        text = Text(self.names.monster(seat), style=self.names.colour(seat))
        if seat == self.names.me:
            text.append(f" ({self.words.say('play-you')})", style="bold")
        return text

    def monsters(self, g: Any) -> Table:
        table = self.table_of_monsters({HEART: "red", STAR: "bright_yellow", ENERGY: "yellow"}, "play-column-zone")
        for seat in range(g.players):
            turn = Text("▸" if seat == g.active else "")
            if g.alive[seat]:
                zone = "city" if g.city == seat else "bay" if g.bay == seat else ""
                zone_name = self.words.say(f"play-in-{zone}") if zone else ""
                hearts, stars = g.hearts[seat], g.stars[seat]
                table.add_row(
                    turn,
                    self.monster(seat),
                    zone_name,
                    Text(str(hearts), style="bold red" if hearts <= FEW_HEARTS else ""),
                    Text(str(stars), style="bold bright_yellow" if stars >= MANY_STARS else ""),
                    str(g.energy[seat]),
                    ", ".join(self.belongings(g, seat)),
                )
            else:
                out = Text(self.words.say("play-out"), style="dim")
                table.add_row(turn, self.monster(seat), "", "–", Text(str(g.stars[seat]), style="dim"), "–", out)
        return table

    def table_of_monsters(self, signs: Mapping[str, str], *columns: str) -> Table:
        """A table without rows: whose turn it is, the monsters, and their numbers under signs with their colours."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column("", width=1)
        for column in ("play-column-monster", *columns):
            table.add_column(self.words.say(column), no_wrap=True)
        for sign, colour in signs.items():
            table.add_column(Text(sign, style=colour), justify="right", min_width=2)
        table.add_column(self.words.say("play-column-cards"), ratio=1)
        return table

    def belongings(self, g: Any, seat: int) -> list[str]:
        """Cards and tokens of a monster."""
        things = [self.owned(g, card) for card in range(len(g.tokens)) if g.where[card] == seat]
        for token, count in (
            ("poison", g.poison[seat]),
            ("shrink", g.shrink[seat]),
            ("extra-turns", g.frenzies[seat]),
        ):
            if count:
                things.append(self.words.say(f"play-{token}", count=count))
        return things

    def owned(self, g: State, card: int) -> str:
        """A Keep card, with what it copies and how many tokens lie on it."""
        name = self.names.card(card)
        if card == MIMIC and g.mimicked != NO_CARD:
            name = self.words.say("play-mimic", mimic=name, card=self.names.card(g.mimicked))
        return f"{name} ({g.tokens[card]})" if g.tokens[card] else name

    def market(self, g: Any) -> Text:
        """The cards on sale, one line each."""
        slots = [slot for slot, card in enumerate(g.market) if card != NO_CARD]
        width = max((cell_len(self.names.card(g.market[slot])) for slot in slots), default=0)
        lines = [Text(f" {self.words.say(self.market_title)}", style="bold")]
        for slot in slots:
            entry = self.names.entry(g.market[slot])
            line = Text(f"  {self.price_in(g, slot):>2}{ENERGY} ", style="yellow")
            line.append(set_cell_size(entry.name, width), style="bold default").append("  ")
            line.append(self.about_slot(g, slot)).append(entry.effect, style="default")
            lines.append(self.one_line(line))
        if not slots:
            lines.append(Text(f"  {self.words.say('play-market-empty')}", style="dim"))
        return Text("\n").join(lines)

    def price_in(self, g: Any, slot: int) -> int:
        """What the card in a slot costs."""
        return self.price(g, self.names.me, g.market[slot])

    def about_slot(self, g: Any, slot: int) -> Text:
        """What is said before the effect of a card on sale."""
        return Text()

    def one_line(self, text: Text) -> Text:
        """As much of a text as fits the width of the terminal."""
        text.truncate(self.console.width - 1, overflow="ellipsis")
        return text

    def kind(self, entry: Entry) -> str:
        return self.words.say(f"cli-kind-{entry.kind}")

    def too_dear(self, g: Any) -> list[Text]:
        """Market cards the player cannot afford: their names and what is missing."""
        lines = []
        for card, missing in self.missing_energy(g):
            if missing > 0:
                line = Text(f"· {self.names.card(card)} ", style="dim")
                lines.append(line.append(f"({self.words.say('play-too-dear', missing=missing)})"))
        return lines

    def missing_energy(self, g: Any) -> list[tuple[int, int]]:
        """The cards on sale and one seen on the deck, each with the energy that the player lacks for it, if any."""
        me = self.names.me
        cards = [*g.market, g.top if has(g.top_seen, me) else NO_CARD]
        return [(card, self.price(g, me, card) - g.energy[me]) for card in cards if card != NO_CARD]

    def dice(self, dice: list[int]) -> Text:
        """Dice in a row, each under its number."""
        faces = [self.names.face(face) for face in dice]
        rows = [Text(), Text(), Text()]
        for number, face in enumerate(faces, 1):
            colour = FACE_COLOURS.get(face, "bold")
            rows[0].append(f" ╭─{number}─╮", style="dim")
            rows[1].append(" │", style="dim").append(f"{face:^3}", style=colour).append("│", style="dim")
            rows[2].append(" ╰───╯", style="dim")
        text = Text("\n").join(rows)
        text.no_wrap = True
        return text
