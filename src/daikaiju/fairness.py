"""Fair dice: everything chance does at a table follows from a secret that was fixed before anybody could know it.

The table shows the hash of its secret at once, the players' browsers add shares of their own, and every outcome is
computed from both. When the game is over the secret is shown, and anybody can compute every roll again
(docs/fair-dice.md).

>>> secret = bytes(32)
>>> dice = FairDice(secret, {0: "00" * 32})
>>> [dice.draw(6) for _ in range(5)] == [outcome(secret, shares_digest({0: "00" * 32}), n, 6) for n in range(5)]
True
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from daikaiju.errors import DaikaijuError, unknown
from daikaiju.game import Game, entry_text
from daikaiju.rules.agenda import SPREAD
from daikaiju.text.reading import Place
from daikaiju.text.script import Scenario, play, read_scenario

SCHEME = "daikaiju-dice-1"
SECRET_BYTES = 32
DRAWN_BYTES = 8
"""How much of a hash makes one number: far more than any number of outcomes needs."""

HEX_32 = re.compile("[0-9a-f]{64}")
FAIR_KEYS = ("scheme", "commitment", "secret", "shares")


def new_secret() -> bytes:
    """A secret from the operating system's generator."""
    return os.urandom(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def is_share(text: str) -> bool:
    """Whether a text is what a browser may add: 32 bytes as 64 lower-case hexadecimal digits."""
    return HEX_32.fullmatch(text) is not None


def shares_digest(shares: Mapping[int, str]) -> bytes:
    """One hash of all shares, in the order of the seats."""
    lines = "".join(f"{seat}:{shares[seat]}\n" for seat in sorted(shares))
    return hashlib.sha256(lines.encode()).digest()


def outcome(secret: bytes, digest: bytes, number: int, spread: int) -> int:
    """The outcome of the chance question with this number, one of `spread` equally likely ones."""
    values: int = 1 << 8 * DRAWN_BYTES
    usable = values - values % spread
    attempt = 0
    while True:
        message = SCHEME.encode() + digest + number.to_bytes(8) + attempt.to_bytes(4)
        drawn = int.from_bytes(hmac.digest(secret, message, "sha256")[:DRAWN_BYTES])
        # Numbers from the last, incomplete round of `spread` would make some outcomes likelier than others.
        if drawn < usable:
            return drawn % spread
        attempt += 1


class FairDice:
    """The dice of one table, which remember how often they were asked."""

    def __init__(self, secret: bytes, shares: Mapping[int, str], drawn: int = 0) -> None:
        self.secret = secret
        self.digest = shares_digest(shares)
        self.drawn = drawn

    def draw(self, spread: int) -> int:
        """The next outcome."""
        self.drawn += 1
        return outcome(self.secret, self.digest, self.drawn - 1, spread)


@dataclass(frozen=True)
class Proof:
    """The part of a file that lets anybody check its rolls."""

    commitment: str
    secret: bytes
    shares: dict[int, str]

    def to_dict(self, seats: list[str]) -> dict[str, Any]:
        """How a file says it."""
        return {
            "scheme": SCHEME,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "shares": {seats[seat]: share for seat, share in sorted(self.shares.items())},
        }

    def to_json(self) -> dict[str, Any]:
        """How the page is told."""
        shares = [{"seat": seat, "share": share} for seat, share in sorted(self.shares.items())]
        return {"scheme": SCHEME, "commitment": self.commitment, "shares": shares, "secret": self.secret.hex()}

    def outcome(self, number: int, spread: int) -> int:
        """What the dice gave at the chance question with this number."""
        return outcome(self.secret, shares_digest(self.shares), number, spread)


def read_proof(value: Any, seats: list[str], where: str = "fair") -> Proof:
    """The proof a file holds; every part must be there and have its form."""
    place = Place(value, where)
    entries = place.mapping(FAIR_KEYS)
    for key in FAIR_KEYS:
        if key not in entries:
            raise place.wrong(f"no {key}; fair dice need {', '.join(FAIR_KEYS)}")
    if entries["scheme"].value != SCHEME:
        raise entries["scheme"].wrong(str(unknown("scheme of fair dice", entries["scheme"].value, [SCHEME])))
    shares = {seats.index(name): hex_of(share) for name, share in entries["shares"].mapping(seats).items()}
    return Proof(hex_of(entries["commitment"]), bytes.fromhex(hex_of(entries["secret"])), shares)


def hex_of(place: Place) -> str:
    text = str(place.value)
    if not is_share(text):
        raise place.wrong("should be 64 lower-case hexadecimal digits")
    return text


@dataclass(frozen=True)
class Draw:
    """One answer of Chance: its number, how many outcomes were possible, and which one the game had."""

    number: int
    spread: int
    outcome: int


def draws_of(document: dict[str, Any], scenario: Scenario) -> list[Draw]:
    """Everything Chance answered in a file that was played."""
    game = first_position(document)
    draws: list[Draw] = []
    for choice in scenario.choices:
        if game.player == "chance":
            draws.append(Draw(len(draws), game.chance_count, choice - SPREAD))
        game.answer(choice)
    return draws


def check_rolls(document: dict[str, Any], scenario: Scenario) -> int:
    """Compute every roll of a file that was played again; how many there were. Raises the first that differs."""
    seats = scenario.game.seats
    proof = proof_of(document, seats)
    shown = commitment(proof.secret)
    if shown != proof.commitment:
        raise DaikaijuError(f"fair: the secret's hash is {shown}, not the commitment {proof.commitment}")
    game = first_position(document)
    drawn = 0
    for number, choice in enumerate(scenario.choices, 1):
        if game.player == "chance":
            given = SPREAD + proof.outcome(drawn, game.chance_count)
            if given != choice:
                said, right = (entry_text(game.vocabulary.entry(game.state, seats, one)) for one in (choice, given))
                raise DaikaijuError(f"script[{number}]: the file says {said}, but the dice gave {right}")
            drawn += 1
        game.answer(choice)
    return drawn


def verify(document: dict[str, Any], where: str = "") -> int:
    """Play a file and check its rolls; how many there were. A wrong roll is said before what comes of it."""
    scenario = read_scenario(document, where)
    different: DaikaijuError | None = None
    try:
        play(scenario)
    except DaikaijuError as error:
        different = error
    drawn = check_rolls(document, scenario)
    if different is not None:
        raise different
    return drawn


def proof_of(document: dict[str, Any], seats: list[str]) -> Proof:
    """The proof a file must hold."""
    if "fair" not in document:
        raise DaikaijuError("the file has no fair part, so its game was not played with fair dice")
    return read_proof(document["fair"], seats)


def first_position(document: dict[str, Any]) -> Game:
    """The game of a file before its first answer, keeping no past."""
    game = read_scenario({key: value for key, value in document.items() if key not in ("script", "expect")}).game
    game.keep_no_past()
    return game
