"""Games with fair dice as files, for tests that change them."""

from __future__ import annotations

import functools
import json
import random
from pathlib import Path
from typing import Any

import msgspec

from daikaiju import King
from daikaiju.fairness.dice import OLD_SCHEME, commitment, share_commitment
from daikaiju.fairness.exchange import Exchange
from daikaiju.fairness.proof import Proof, Round
from daikaiju.table.protocol.fair import told_proof

SECRET = bytes(range(32))
SHARES = {0: "ab" * 32, 1: "cd" * 32}
TABLE = "k3v9x"
SEATS = ["gigazaur", "cyber_kitty"]
VECTORS = Path(__file__).with_name("fair_vectors.json")


def committed(exchange: Exchange, shares: dict[int, str]) -> dict[int, str]:
    return {seat: share_commitment(exchange.table, exchange.promise, seat, share) for seat, share in shares.items()}


def exchanged(shares: dict[int, str], secret: bytes = SECRET, people: list[int] | None = None) -> Exchange:
    """An exchange in which everyone was honest."""
    exchange = Exchange(TABLE, secret)
    exchange.freeze(committed(exchange, shares), sorted(shares) if people is None else people, SEATS)
    exchange.open(shares)
    return exchange


def old_proof() -> Proof:
    return Proof(Round(commitment(SECRET), SECRET, {}, {0: SHARES[0]}), scheme=OLD_SCHEME)


def game_with(proof: Proof, seats: list[str] = SEATS) -> dict[str, Any]:
    """A short game of two whose dice follow from a proof."""
    game = King(seats)
    choose = random.Random(1)
    drawn = 0
    while not game.over:
        if game.player == "chance":
            game.apply(proof.outcome(drawn, game.chance_count))
            drawn += 1
        else:
            game.apply(choose.choice(game.legal_actions))
    written = game.to_dict()
    ends = {key: written.pop(key) for key in ("script", "expect")}
    return {**written, "fair": proof.to_dict(game.seats), **ends}


@functools.cache
def fair_game() -> dict[str, Any]:
    return game_with(exchanged(SHARES).proof())


def rolls_of(file: dict[str, Any]) -> list[int]:
    """Where in the script chance answers, from 0."""
    return [place for place, entry in enumerate(file["script"]) if "dice" in entry or "card" in entry]


def vectors() -> dict[str, Any]:
    """What the page must compute too: web/src/game/fairness.test.ts reads it from fair_vectors.json."""
    broken = Exchange(TABLE, SECRET)
    broken.freeze(committed(broken, SHARES), [0, 1, 2], [*SEATS, "kraken"])
    broken.open({0: SHARES[0]})
    broken.break_round(SECRET[::-1])
    broken.freeze(committed(broken, {0: "11" * 32, 2: "22" * 32}), [0, 1, 2], [*SEATS, "kraken"])
    broken.open({0: "11" * 32, 2: "22" * 32})
    proofs = {"plain": exchanged(SHARES).proof(), "broken": broken.proof(), "old": old_proof()}
    return {
        name: {
            "fair": msgspec.to_builtins(told_proof(proof)),
            "digest": proof.digest.hex(),
            "dice": [proof.outcome(number, 6) for number in range(12)],
            "large": [[number, proof.outcome(number, 1679616)] for number in (0, 1, 1000, 123456)],
            "rare": [proof.outcome(number, 3 << 51) for number in range(4)],
        }
        for name, proof in proofs.items()
    }


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n")
