"""The words of the game for 2-6 monsters: its answers, and its positions read, written and compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.rules import king
from daikaiju.rules.agenda import NO_CARD, NOBODY, is_legal
from daikaiju.rules.bits import has
from daikaiju.rules.king.names import EDITIONS, FACE_NAMES, GROUP_NAMES
from daikaiju.rules.king.ownership import refresh_powers
from daikaiju.rules.king.resolving import groups_with_effect
from daikaiju.rules.king.rolling import rolling
from daikaiju.rules.king.setup import lay_out
from daikaiju.rules.king.state import CARDS, KEEPS, MIMIC, SEATS, STAR_GOAL, State
from daikaiju.rules.king.turns import PHASES as TURN_PHASES
from daikaiju.rules.market import IN_DECK, ON_TOP
from daikaiju.rules.rulebook import Block
from daikaiju.text.fields import (
    CardSet,
    Dice,
    Flag,
    FrameName,
    ListBits,
    Number,
    SeatBits,
    SeatNumbers,
    Symbols,
    TextField,
)
from daikaiju.text.piles import PILE_KEYS, fill_market, lay, lay_before, lay_rest, read_piles, write_piles
from daikaiju.text.reading import Node
from daikaiju.text.underway import UNDERWAY_KEYS, is_over, read_underway, write_this_turn, write_underway
from daikaiju.text.vocabulary import Vocabulary

DEFAULT_MARKET = ("apartment_building", "commuter_train", "corner_store")
MOST_ENERGY = 9999

THIS_TURN: dict[str, TextField] = {
    "dice": Dice("dice", "dice_count"),
    "symbols": Symbols("faces"),
    "rolls_left": Number("rolls_left", 0, 99),
    "dice_fewer": Number("frozen_dice", 0, 9),
    "used": CardSet("used"),
    "unresolved": ListBits("unresolved", GROUP_NAMES),
    "in_order": Flag("in_order"),
    "harmed": Flag("harmed"),
    "winged": SeatBits("winged"),
    "losing": SeatNumbers("losing", 0, 999),
    "smashed": SeatBits("smashed"),
    "clawed": SeatBits("clawed"),
    "fleeing": SeatBits("fleeing"),
    "staying": SeatBits("staying"),
    "left": SeatBits("left"),
    "tally": SeatNumbers("tally", 0, 99),
    "asked_by": FrameName("asked_by"),
}
"""What a position says about the current turn, with the field of the record for each word."""

PHASES = {**TURN_PHASES, "rolling": (rolling, *TURN_PHASES["roll"][1:])}
"""How far a turn may have come; `rolling` is between two Rolls, with the dice as they lie."""

MONSTER_KEYS = ("hearts", "stars", "energy", "zone", "poison", "shrink", "cards", "extra_turns", "eliminated")
POSITION_KEYS = (
    "active", "first", "place", "turn", "monsters", *PILE_KEYS, "top", "top_seen_by", "tokens", "mimic_on",
    "bay_closed", *UNDERWAY_KEYS,
)  # fmt: skip
ZONES = ("outside", "city", "bay")
WAYS_TO_WIN = ("stars", "last_standing", "nobody")


class KingVocabulary(Vocabulary):
    """The words of the game for 2-6 monsters."""

    game = "king"
    rules = king
    faces = FACE_NAMES
    routine = ("resolve",)
    old_words: ClassVar = {"heal": {"interject": "rapid_healing"}}
    phases = PHASES

    def block_value(self, g: State, seats: list[str], block: Block, place: int) -> str | None:
        return self.cards[g.top] if block.name == "top" else super().block_value(g, seats, block, place)

    def block_names(self, block: Block, seats: list[str]) -> list[str] | None:
        match block.name:
            case "slot" | "top" | "card":
                return self.cards
            case "die":
                return [str(number + 1) for number in range(block.size)]
            case "face":
                return list(FACE_NAMES)
            case "group":
                return list(GROUP_NAMES)
            case "monster":
                return seats
        return self.interjecting(block)

    def default_choice(self, g: State) -> int:
        """Hearts heal where they can."""
        decision = self.decisions[g.asking]
        if decision.name == "heart":
            heal = decision.choice_in("heal_self")
            if is_legal(g, heal):
                return heal
        return super().default_choice(g)

    # --- positions -------------------------------------------------------------------

    def read_position(self, g: State, seats: list[str], place: Node) -> None:
        """Set up a record from a position; anything it does not mention is as in a new game."""
        entries = place.mapping(POSITION_KEYS)
        lay_out(g)
        lying = read_piles(g, self, entries)
        if "top" in entries:
            g.top = lay(g, self, entries["top"], ON_TOP, lying)
        if "top_seen_by" in entries:
            SeatBits("top_seen").read(g, self, seats, entries["top_seen_by"])
        monsters = entries["monsters"].mapping(seats) if "monsters" in entries else {}
        for name, monster in monsters.items():
            self.read_monster(g, seats.index(name), monster, lying)
        if "market" not in entries:
            fill_market(g, self, DEFAULT_MARKET, lying)
        lay_rest(g, entries, lying)
        for name, tokens in entries["tokens"].mapping(self.cards[:KEEPS]).items() if "tokens" in entries else ():
            g.tokens[self.cards.index(name)] = tokens.number(0, MOST_ENERGY)
        g.deck = sum(g.where[card] in (IN_DECK, ON_TOP) for card in range(CARDS))
        g.living = sum(g.alive[: g.players])
        if g.living == 0 and not is_over(entries):
            raise place.wrong(Problem("king-file-nobody-alive"))
        self.read_table(g, seats, entries)
        if "mimic_on" in entries:
            self.read_mimic(g, entries["mimic_on"])
        for seat in range(g.players):
            refresh_powers(g, seat)
        for seat, name in enumerate(seats):
            self.check_hearts(g, seat, monsters.get(name, place))
        read_underway(g, self, seats, entries, THIS_TURN, self.phases)

    def read_monster(self, g: State, seat: int, place: Node, lying: dict[int, str]) -> None:
        if place.value == "eliminated":
            place = Node({"eliminated": True}, place.where)
        entries = place.mapping(MONSTER_KEYS)
        if "eliminated" in entries and entries["eliminated"].flag():
            entries = place.mapping(("eliminated", "stars"))
            g.alive[seat] = 0
            g.hearts[seat] = 0
        limits = {"hearts": 12, "stars": STAR_GOAL, "energy": MOST_ENERGY, "poison": 99, "shrink": 99}
        for key, limit in limits.items():
            if key in entries:
                getattr(g, key)[seat] = entries[key].number(0, limit)
        if "extra_turns" in entries:
            g.frenzies[seat] = entries["extra_turns"].number(0, 99)
        if "zone" in entries:
            self.read_zone(g, seat, ZONES[entries["zone"].name("zone", ZONES)], entries["zone"])
        for entry in entries["cards"].items() if "cards" in entries else []:
            self.read_owned(g, seat, entry, lying)

    def read_zone(self, g: State, seat: int, zone: str, place: Node) -> None:
        if zone == "bay" and not g.bay_open:
            raise place.wrong(Problem("king-file-no-bay"))
        if zone == "city":
            if g.city != NOBODY:
                raise place.wrong(Problem("king-file-two-in-tokyo", zone="city"))
            g.city = seat
        elif zone == "bay":
            if g.bay != NOBODY:
                raise place.wrong(Problem("king-file-two-in-tokyo", zone="bay"))
            g.bay = seat

    def read_owned(self, g: State, seat: int, entry: Node, lying: dict[int, str]) -> None:
        """A Keep card by name, or with what lies on it, was paid for it or came with it: {smoke_cloud: {tokens: 2}}."""
        details: dict[str, Node] = {}
        if isinstance(entry.value, dict):
            named = entry.mapping(self.cards)
            if len(named) != 1:
                raise entry.wrong(Problem("king-file-card-details"))
            name, inner = next(iter(named.items()))
            details = inner.mapping(("tokens", "paid", "brought"))
            entry = Node(name, entry.where)
        card = lay_before(g, self, entry, seat, lying)
        g.paid[card] = details["paid"].number(0, 99) if "paid" in details else g.cost[card]
        g.brought[card] = details["brought"].number(0, 99) if "brought" in details else self.brings(g, card)
        if "tokens" in details:
            g.tokens[card] = details["tokens"].number(0, MOST_ENERGY)
        elif card != MIMIC:
            g.tokens[card] = self.book.cards[card].stock

    def read_table(self, g: State, seats: list[str], entries: dict[str, Node]) -> None:
        g.active = entries["active"].name("monster", seats) if "active" in entries else first_living(g)
        g.first = entries["first"].name("monster", seats) if "first" in entries else 0
        g.place = entries["place"].name("monster", seats) if "place" in entries else g.active
        if not g.alive[g.active] and "agenda" not in entries:
            raise entries["active"].wrong(Problem("king-file-active-eliminated", monster=seats[g.active]))
        if "turn" in entries:
            g.turn = entries["turn"].number(0, 32000)
        if "bay_closed" in entries and entries["bay_closed"].flag():
            g.bay_open = 0
        if g.living < 5:
            g.bay_open = 0

    def read_mimic(self, g: State, place: Node) -> None:
        card = place.name("card", self.cards)
        if g.where[MIMIC] >= SEATS or not (card < KEEPS and g.where[card] < SEATS) or card == MIMIC:
            raise place.wrong(Problem("king-file-mimic"))
        g.mimicked = card

    def check_hearts(self, g: State, seat: int, place: Node) -> None:
        from daikaiju.rules.king.gains import heart_limit

        limit = heart_limit(g, seat)
        if g.hearts[seat] > limit:
            raise place.wrong(Problem("king-file-hearts", hearts=int(g.hearts[seat]), most=int(limit)))

    def write_position(self, g: State, seats: list[str]) -> dict[str, Any]:
        """Everything a record holds, in words; reading it back gives the same record."""
        position: dict[str, Any] = {
            "active": seats[g.active],
            "first": seats[g.first],
            "place": seats[g.place],
            "turn": g.turn,
            "monsters": {name: self.write_monster(g, seat) for seat, name in enumerate(seats)},
            **write_piles(g, self),
        }
        if g.top != NO_CARD:
            position["top"] = self.cards[g.top]
        position["top_seen_by"] = SeatBits("top_seen").write(g, self, seats)
        position["tokens"] = {self.cards[c]: g.tokens[c] for c in range(KEEPS) if g.tokens[c] and g.where[c] >= SEATS}
        if g.mimicked != NO_CARD:
            position["mimic_on"] = self.cards[g.mimicked]
        if g.players > 4 and not g.bay_open:
            position["bay_closed"] = True
        said = {key: value for key, value in position.items() if value not in ([], {})}
        return said | write_underway(g, self, seats, THIS_TURN)

    def write_monster(self, g: State, seat: int) -> str | dict[str, object]:
        if not g.alive[seat]:
            return {"eliminated": True, "stars": g.stars[seat]} if g.stars[seat] else "eliminated"
        zone = "city" if g.city == seat else "bay" if g.bay == seat else "outside"
        monster: dict[str, object] = {
            "hearts": g.hearts[seat],
            "stars": g.stars[seat],
            "energy": g.energy[seat],
            "zone": zone,
        }
        monster |= {key: getattr(g, key)[seat] for key in ("poison", "shrink") if getattr(g, key)[seat]}
        if g.frenzies[seat]:
            monster["extra_turns"] = g.frenzies[seat]
        cards = [self.write_owned(g, card) for card in range(KEEPS) if g.where[card] == seat]
        return monster | ({"cards": cards} if cards else {})

    def write_owned(self, g: State, card: int) -> str | dict[str, dict[str, int]]:
        details = {}
        usual = self.book.cards[card].stock
        if g.tokens[card] != usual:
            details["tokens"] = g.tokens[card]
        if g.paid[card] != g.cost[card]:
            details["paid"] = g.paid[card]
        if g.brought[card] != self.brings(g, card):
            details["brought"] = g.brought[card]
        return {self.cards[card]: details} if details else self.cards[card]

    def brings(self, g: State, card: int) -> int:
        """The hearts that usually come with a card."""
        brings: int = self.book.cards[card].value("brings", EDITIONS[g.edition])
        return brings

    # --- comparing --------------------------------------------------------------------

    def unresolved(self, g: State) -> list[str]:
        return [name for group, name in enumerate(GROUP_NAMES) if has(g.unresolved, group)]

    def has_effect(self, g: State, name: str) -> bool:
        return bool(has(groups_with_effect(g, g.active), GROUP_NAMES.index(name)))

    def won_by(self, g: State) -> str:
        """B-WIN-1, B-WIN-2, B-WIN-5: by stars, as the last one standing, or by nobody."""
        if not g.winners:
            return "nobody"
        return "last_standing" if g.living == 1 else "stars"

    def fact_names(self, key: str, seats: list[str]) -> tuple[str, Sequence[str]] | None:
        if key in ("place", "top_seen_by") or isinstance(THIS_TURN.get(key), SeatBits):
            return "monster", seats
        if key in ("top", "mimic_on", "used"):
            return "card", self.cards
        if key in ("city", "bay"):
            return "monster", ["empty", "closed", *seats]
        if key == "zone":
            return "zone", ZONES
        if key == "unresolved":
            return "name", GROUP_NAMES
        if key == "won_by":
            return "name", WAYS_TO_WIN
        return super().fact_names(key, seats)

    def fact_keys(self, key: str, seats: list[str]) -> Mapping[str, int | None]:
        if key == "tokens":
            return dict.fromkeys(self.cards, 0)
        if key == "remains":
            return dict.fromkeys(seats)
        if isinstance(THIS_TURN.get(key), SeatNumbers):
            return dict.fromkeys(seats, 0)
        return super().fact_keys(key, seats)

    def facts(self, g: State, seats: list[str]) -> dict[str, Any]:
        """What a script may expect of a position: everything that is written, and short forms of it."""
        position = self.write_position(g, seats)
        position.setdefault("discards", [])
        position.setdefault("market", [])
        remains: dict[str, dict[str, object]] = {}
        for seat, name in enumerate(seats):
            if not g.alive[seat]:
                position["monsters"][name] = "eliminated"
                remains[name] = {key: getattr(g, key)[seat] for key in ("stars", "energy", "poison", "shrink")}
                remains[name] |= {
                    "extra_turns": g.frenzies[seat],
                    "cards": [self.cards[c] for c in range(KEEPS) if g.where[c] == seat],
                }
            else:
                monster = {"poison": 0, "shrink": 0, "extra_turns": 0} | position["monsters"][name]
                position["monsters"][name] = monster
                monster["cards"] = [
                    card if isinstance(card, str) else next(iter(card)) for card in monster.get("cards", [])
                ]
                monster["tokens"] = {self.cards[c]: g.tokens[c] for c in range(KEEPS) if g.where[c] == seat}
        position["this_turn"] = write_this_turn(g, self, seats, THIS_TURN)
        return position | {
            "over": bool(g.over),
            "winners": SeatBits("winners").write(g, self, seats),
            "city": "empty" if g.city == NOBODY else seats[g.city],
            "bay": "closed" if not g.bay_open else "empty" if g.bay == NOBODY else seats[g.bay],
            "dice": Dice("dice", "dice_count").write(g, self, seats),
            "rolls_left": g.rolls_left,
            "mimic_on": None if g.mimicked == NO_CARD else self.cards[g.mimicked],
            "top": None if g.top == NO_CARD else self.cards[g.top],
            "deck": g.deck,
            "remains": remains,
        }


def first_living(g: State) -> int:
    for seat in range(g.players):
        if g.alive[seat]:
            return seat
    raise DaikaijuError(Problem("king-file-nobody-alive"))


VOCABULARY = KingVocabulary()
