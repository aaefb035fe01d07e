"""The words of the Duel: its answers, and its positions read, written and compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, ClassVar

from daikaiju.errors import Problem
from daikaiju.rules import duel
from daikaiju.rules.bits import has
from daikaiju.rules.duel.buzz import BONUS_NAMES, NO_TOKEN, STOPPING, TOKEN_NAMES, can_be_turned, covers, kind_of
from daikaiju.rules.duel.ending import winner_on_tracks
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.names import FACE_NAMES, PHASE_NAMES, TRACK_NAMES
from daikaiju.rules.duel.ownership import give
from daikaiju.rules.duel.resolving import steps_with_effect
from daikaiju.rules.duel.rolling import rolling
from daikaiju.rules.duel.setup import lay_out
from daikaiju.rules.duel.state import KEEPS, MOST_DICE_TOKENS, NOWHERE, ROLLING, SPACES, State
from daikaiju.rules.duel.tracks import END, PLACEMENTS, is_space, is_victory_space, lay, placement_of, token_on
from daikaiju.rules.duel.turns import PHASES as TURN_PHASES
from daikaiju.rules.rulebook import Block
from daikaiju.text.fields import (
    CardSet,
    Dice,
    Flag,
    FrameName,
    Named,
    Number,
    SeatBits,
    SeatNumbers,
    Symbols,
    TextField,
)
from daikaiju.text.piles import PILE_KEYS, fill_market, lay_before, lay_rest, read_piles, write_piles
from daikaiju.text.reading import Node, shown
from daikaiju.text.underway import UNDERWAY_KEYS, read_underway, write_this_turn, write_underway
from daikaiju.text.vocabulary import Vocabulary

WAYS_TO_WIN = ("life", "victory_space", "spotlight")
DEFAULT_MARKET = ("seismic_test", "monster_coaster", "snack_time")
MOST_ENERGY = 9999
ORDINARY_TURN = 2
"""The default turn of a position: the very first turn has one die fewer."""

THIS_TURN: dict[str, TextField] = {
    "phase": Named("phase", PHASE_NAMES),
    "dice": Dice("dice", "dice_count"),
    "symbols": Symbols("faces"),
    "unresolved": Symbols("unresolved"),
    "rolls_left": Number("rolls_left", 0, 9),
    "fewer_dice": Number("fewer_dice", 0, 99),
    "extra_dice": Number("extra_dice", 0, 2),
    "used": CardSet("used"),
    "triggered": CardSet("triggered"),
    "in_order": Flag("in_order"),
    "smashed": Flag("smashed"),
    "smashes": Number("smashes", 0, 99),
    "bought": Flag("bought"),
    "hits_taken": Number("hits_taken", 0, 9999),
    "hitting": Number("hitting", 0, 9999),
    "unstoppable": SeatBits("unstoppable"),
    "tally": SeatNumbers("tally", 0, 9),
    "asked_by": FrameName("asked_by"),
}
"""What a position says about the current turn, with the field of the record for each word."""

PHASES = {**TURN_PHASES, "rolling": (rolling, *TURN_PHASES["roll"][1:])}
"""How far a turn may have come; `rolling` is between two rolls, with the dice as they lie."""

MONSTER_KEYS = ("life", "energy", "dice_tokens", "cards", "dominated", "stomped")
POSITION_KEYS = (
    "active", "first", "turn", "monsters", *TRACK_NAMES, "tokens", *PILE_KEYS, "extra_turns", *UNDERWAY_KEYS,
)  # fmt: skip
BOARD_SPACES = range(-END // 2, END // 2 + 1)
PLACES = [f"{track} {space}{turned}" for turned, track, space in product(("", " turned"), TRACK_NAMES, BOARD_SPACES)]
"""The placements of a token by number: the track and the lowest space of the board that it covers."""

GROUNDS = [f"{token} {place}" for token, place in product(("king_1", "king_2"), PLACES[:PLACEMENTS])]
PAIRS = [f"{one} {other}" for one, other in product(FACE_NAMES, FACE_NAMES)]
"""Two dice by their faces; the face that stands first among the faces is named first."""


class DuelVocabulary(Vocabulary):
    """The words of the Duel."""

    game = "duel"
    rules = duel
    faces = FACE_NAMES
    routine = ("resolve",)
    old_words: ClassVar = {"metabolism": {"interject": "alien_metabolism"}}
    phases = PHASES

    def value_names(self) -> dict[str, Sequence[str]]:
        names = {"track": TRACK_NAMES, "token": TOKEN_NAMES, "bonus": BONUS_NAMES}
        return {**super().value_names(), "for_card": self.cards, "other_face": self.faces, **names}

    def block_names(self, block: Block, seats: list[str]) -> list[str] | None:
        match block.name:
            case "slot" | "card":
                return self.cards
            case "number":
                return [str(number + 1) for number in range(block.size)]
            case "face" | "step":
                return list(FACE_NAMES)
            case "track":
                return list(TRACK_NAMES)
            case "pair":
                return PAIRS
            case "place":
                return PLACES
            case "ground":
                return GROUNDS
        return self.interjecting(block)

    # --- positions -------------------------------------------------------------------

    def read_position(self, g: State, seats: list[str], place: Node) -> None:
        """Set up a record from a position; anything it does not mention is as in a game just begun."""
        entries = place.mapping(POSITION_KEYS)
        lay_out(g)
        lying = read_piles(g, self, entries)
        for name, monster in entries["monsters"].mapping(seats).items() if "monsters" in entries else ():
            self.read_monster(g, seats.index(name), monster, lying)
        if "market" not in entries:
            fill_market(g, self, DEFAULT_MARKET, lying)
        lay_rest(g, entries, lying)
        g.deck = len(self.deck(g))
        self.read_tracks(g, entries, seats)
        self.read_table(g, seats, entries)
        if "phase" in entries and entries["phase"].value == "rolling":
            g.phase = ROLLING
        read_underway(g, self, seats, entries, THIS_TURN, self.phases)
        if "agenda" not in entries:
            self.check_undecided(g, seats, place)

    def read_monster(self, g: State, seat: int, place: Node, lying: dict[int, str]) -> None:
        entries = place.mapping(MONSTER_KEYS)
        limits = {"life": most_life(g, seat), "energy": MOST_ENERGY, "dice_tokens": MOST_DICE_TOKENS, "stomped": 9}
        for key, limit in limits.items():
            if key in entries:
                getattr(g, key)[seat] = entries[key].number(0, limit)
        if "dominated" in entries:
            g.dominated[seat] = int(entries["dominated"].flag())
        for entry in entries["cards"].items() if "cards" in entries else []:
            give(g, lay_before(g, self, entry, seat, lying), seat)

    def read_tracks(self, g: State, entries: dict[str, Node], seats: list[str]) -> None:
        """Tokens first: they make and take away spaces for the markers."""
        for name, place in entries["tokens"].mapping(TOKEN_NAMES[1:]).items() if "tokens" in entries else ():
            token = TOKEN_NAMES.index(name)
            if kind_of(token) == STOPPING and "the_king" not in seats:
                raise place.wrong(Problem("duel-file-token-of-the-king", token=name))
            self.read_token(g, token, place)
        for track, name in enumerate(TRACK_NAMES):
            if name in entries:
                g.marker[track] = self.read_space(g, track, entries[name])
            elif not is_space(g, track, g.marker[track]):
                hidden = str(written_space(g.marker[track]))
                raise entries["tokens"].wrong(Problem("duel-file-hidden-marker", track=name, space=hidden))

    def read_token(self, g: State, token: int, place: Node) -> None:
        placement = place.name("token-place", PLACES)
        if placement >= PLACEMENTS and not can_be_turned(token):
            raise place.wrong(Problem("duel-file-token-turned", token=TOKEN_NAMES[token]))
        lowest = placement % PLACEMENTS
        if lowest % SPACES + covers(token) > SPACES:
            raise place.wrong(Problem("duel-file-token-over-the-edge", token=TOKEN_NAMES[token], spaces=covers(token)))
        for covered in range(lowest, lowest + covers(token)):
            if g.covered[covered] != NO_TOKEN:
                other = TOKEN_NAMES[g.covered[covered]]
                raise place.wrong(
                    Problem("duel-file-tokens-together", token=TOKEN_NAMES[token], other=other, place=PLACES[covered])
                )
        lay(g, token, placement)

    def read_space(self, g: State, track: int, place: Node) -> int:
        """A space of a track: a whole number, or a half for the extra space of an extending token."""
        value = place.value
        space = value * 2 if isinstance(value, int | float) and not isinstance(value, bool) else END * 2
        if space != int(space) or not is_space(g, track, int(space)):
            raise place.wrong(Problem("duel-file-no-space", value=shown(value), track=TRACK_NAMES[track]))
        return int(space)

    def read_table(self, g: State, seats: list[str], entries: dict[str, Node]) -> None:
        g.active = entries["active"].name("monster", seats) if "active" in entries else 0
        g.first = entries["first"].name("monster", seats) if "first" in entries else 0
        g.turn = entries["turn"].number(0, 32000) if "turn" in entries else ORDINARY_TURN
        if "extra_turns" in entries:
            g.extra_turns = entries["extra_turns"].number(0, 9)

    def check_undecided(self, g: State, seats: list[str], place: Node) -> None:
        """A position to play from must not already be decided."""
        winner = winner_on_tracks(g)
        if winner >= 0:
            raise place.wrong(Problem("duel-file-decided", monster=seats[winner]))
        for seat, name in enumerate(seats):
            if g.life[seat] == 0:
                raise place.wrong(Problem("duel-file-lost", monster=name))

    def write_position(self, g: State, seats: list[str]) -> dict[str, Any]:
        """Everything a record holds, in words; reading it back gives the same record."""
        position: dict[str, Any] = {
            "active": seats[g.active],
            "first": seats[g.first],
            "turn": g.turn,
            "monsters": {name: self.write_monster(g, seat) for seat, name in enumerate(seats)},
            **{name: written_space(g.marker[track]) for track, name in enumerate(TRACK_NAMES)},
            "tokens": self.write_tokens(g),
            **write_piles(g, self),
        }
        if g.extra_turns:
            position["extra_turns"] = g.extra_turns
        said = {key: value for key, value in position.items() if value not in ([], {})}
        return said | write_underway(g, self, seats, THIS_TURN)

    def write_monster(self, g: State, seat: int) -> dict[str, object]:
        monster: dict[str, object] = {"life": g.life[seat], "energy": g.energy[seat]}
        monster |= {key: getattr(g, key)[seat] for key in ("dice_tokens", "stomped") if getattr(g, key)[seat]}
        if g.dominated[seat]:
            monster["dominated"] = True
        cards = [self.cards[card] for card in range(KEEPS) if g.where[card] == seat]
        return monster | ({"cards": cards} if cards else {})

    def write_tokens(self, g: State) -> dict[str, str]:
        """Where the tokens on the board lie."""
        return {
            name: PLACES[placement_of(g, token)]
            for token, name in enumerate(TOKEN_NAMES)
            if token != NO_TOKEN and g.token_track[token] != NOWHERE
        }

    # --- comparing --------------------------------------------------------------------

    def facts(self, g: State, seats: list[str]) -> dict[str, Any]:
        """What a script may expect of a position: everything that is written, and short forms of it."""
        position: dict[str, Any] = {"discards": [], "market": [], "extra_turns": 0} | self.write_position(g, seats)
        tokens = dict.fromkeys(TOKEN_NAMES[1:], "supply") | self.write_tokens(g)
        unsaid = {"dice_tokens": 0, "stomped": 0, "dominated": False, "cards": []}
        return position | {
            "monsters": {name: unsaid | monster for name, monster in position["monsters"].items()},
            "tokens": tokens,
            "standing_on": {
                name: TOKEN_NAMES[token_on(g, track, g.marker[track])] for track, name in enumerate(TRACK_NAMES)
            },
            "this_turn": write_this_turn(g, self, seats, THIS_TURN),
            "over": bool(g.over),
            "winners": SeatBits("winners").write(g, self, seats),
            "dice": Dice("dice", "dice_count").write(g, self, seats),
            "symbols": dict.fromkeys(FACE_NAMES, 0) | Symbols("faces").write(g, self, seats),
            "unresolved": dict.fromkeys(FACE_NAMES, 0) | Symbols("unresolved").write(g, self, seats),
            "rolls_left": g.rolls_left,
            "deck": g.deck,
        }

    def unresolved(self, g: State) -> list[str]:
        return [name for face, name in enumerate(FACE_NAMES) if g.unresolved[face]]

    def has_effect(self, g: State, name: str) -> bool:
        return bool(has(steps_with_effect(g, g.active), FACE_NAMES.index(name)))

    def won_by(self, g: State) -> str:
        """D-WIN-1 to D-WIN-3: by the rival's last life, on a victory space, or in the spotlight."""
        if 0 in g.life:
            return "life"
        winner = 0 if g.winners & 1 else 1
        at_an_end = any(is_victory_space(winner, marker) for marker in g.marker)
        return "victory_space" if at_an_end else "spotlight"

    def fact_names(self, key: str, seats: list[str]) -> tuple[str, Sequence[str]] | None:
        if isinstance(THIS_TURN.get(key), SeatBits):
            return "monster", seats
        if isinstance(THIS_TURN.get(key), CardSet):
            return "card", self.cards
        if key in TOKEN_NAMES:
            return "token-place", ["supply", *PLACES]
        if key == "won_by":
            return "name", WAYS_TO_WIN
        return super().fact_names(key, seats)

    def fact_keys(self, key: str, seats: list[str]) -> Mapping[str, int | None]:
        return dict.fromkeys(seats, 0) if key == "tally" else super().fact_keys(key, seats)


def written_space(space: int) -> int | float:
    """A space in the numbers of the board."""
    return space // 2 if space % 2 == 0 else space / 2


VOCABULARY = DuelVocabulary()
