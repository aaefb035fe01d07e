"""How the table of the Duel looks."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from daikaiju.cli.terminal_table.duel.tracks import draw
from daikaiju.cli.terminal_table.names import ENERGY, HEART
from daikaiju.cli.terminal_table.view import View
from daikaiju.messages.duel.places import lying_place, token_id, token_name
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.duel.buying import price
from daikaiju.rules.duel.buzz import NO_TOKEN, TOKEN_NAMES
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.moments import buzz
from daikaiju.rules.duel.names import TRACK_NAMES
from daikaiju.rules.duel.state import CHEAPER, KEEPS, NOWHERE, SEATS, State, rival
from daikaiju.rules.market import SLOTS

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.messages import Answer, Question

LITTLE_LIFE = 3
DICE_TOKEN = "⚄"


class DuelView(View):
    """Shows a Duel to one of its players."""

    about_dice = ("roll", "roll_fame_dice", "put_symbol", "put_again", "reboot", "charge")
    signs = MappingProxyType({"life": HEART, "energy": ENERGY})
    market_title = "duel-row"
    about_tracks = ("place", "mark_ground", "pull_marker")

    def note(self, answer: Answer, question: Question) -> str:
        """A card's token comes before its effect; a power is explained too."""
        if answer.group == "power":
            return self.words.attribute(f"duel-monster-{self.names.seats[question.seat]}", "power")
        note = super().note(answer, question)
        token = answer.token if answer.card is not None else None
        return f"[{self.token(TOKEN_NAMES.index(token))}] {note}" if token else note

    def beside(self, game: Game) -> RenderableType | None:
        """The tracks where a marker or a token is about to be moved."""
        return self.board(game.state) if game.decision in self.about_tracks else super().beside(game)

    def token(self, token: int) -> str:
        return self.names.text(token_name(token).say)

    def board(self, g: State) -> Text:
        """The tracks."""
        me = self.names.me
        left, right = Text("◂ ").append(self.monster(rival(me))), self.monster(me).append(" ▸")
        room = max(1, 72 - cell_len(left.plain) - cell_len(right.plain))
        lines = [Text(" " * 8).append(left).append(" " * room).append(right)]
        for track, name in enumerate(TRACK_NAMES):
            lines.append(draw(g, track, me, self.words.say(f"duel-track-{name}")))
        lines.append(Text(f" {self.words.say('duel-legend')}", style="dim"))
        lying = [token for token in range(1, len(TOKEN_NAMES)) if g.token_track[token] != NOWHERE]
        if lying:
            line = Text(f" {self.words.say('duel-tokens')}: ", style="bold")
            places = [f"{self.token(token)} ({self.names.argument(lying_place(g, token))})" for token in lying]
            lines.append(line.append(", ".join(places), style="not bold"))
        return Text("\n").join(lines)

    def monsters(self, g: State) -> Table:
        table = self.table_of_monsters({HEART: "red", ENERGY: "yellow", DICE_TOKEN: "white"})
        for seat in range(SEATS):
            life = Text(str(g.life[seat]), style="bold red" if g.life[seat] <= LITTLE_LIFE else "")
            table.add_row(
                "▸" if seat == g.active else "",
                self.monster(seat),
                life.append(f"/{most_life(g, seat)}", style="dim"),
                str(g.energy[seat]),
                str(g.dice_tokens[seat]),
                ", ".join(self.belongings(g, seat)),
            )
        return table

    def belongings(self, g: State, seat: int) -> list[str]:
        """Cards of a monster, and what waits for its next turn."""
        things = [self.names.card(card) for card in range(KEEPS) if g.where[card] == seat]
        if g.stomped[seat]:
            things.append(self.words.say("duel-fewer-dice", count=g.stomped[seat]))
        if g.dominated[seat]:
            things.append(self.words.say("duel-dominated"))
        if seat == g.active and g.extra_turns:
            things.append(self.words.say("play-extra-turns", count=g.extra_turns))
        return things

    def price_in(self, g: State, slot: int) -> int:
        return price(g, slot, 0)

    def about_slot(self, g: State, slot: int) -> Text:
        """Which card is cheaper, and the buzz token that comes with it."""
        text = Text(f"({self.words.say('duel-cheaper')}) " if slot == CHEAPER else "", style="green")
        token = buzz(g, g.market[slot])
        return Text().append(text).append(f"[{self.token(token)}] " if token != NO_TOKEN else "", style="magenta")

    def missing_energy(self, g: State) -> list[tuple[int, int]]:
        energy = g.energy[self.names.me]
        slots = [slot for slot in range(SLOTS) if g.market[slot] != NO_CARD]
        return [(g.market[slot], self.price_in(g, slot) - energy) for slot in slots]

    def explained(self, typed: str) -> str | None:
        """What a buzz token or a monster's power does."""
        wanted = typed.casefold().strip()
        for token in range(1, len(TOKEN_NAMES)):
            name = self.token(token)
            if wanted in (name.casefold(), token_id(token)):
                effect = self.words.attribute(f"duel-token-{token_id(token)}", "effect")
                return self.words.say("duel-token", token=name, effect=effect)
        for seat, monster in enumerate(self.names.seats):
            if wanted in (self.names.monster(seat).casefold(), monster):
                return self.opening()[seat].plain
        return None

    def opening(self) -> list[Text]:
        """What the two monsters can do."""
        lines = []
        for seat, name in enumerate(self.names.seats):
            key = f"duel-monster-{name}"
            said = {part: self.words.attribute(key, part) for part in ("power-name", "power")}
            monster = self.names.monster(seat)
            text = self.words.say("duel-power", monster=monster, name=said["power-name"], power=said["power"])
            lines.append(Text(text, style="dim"))
        return lines
