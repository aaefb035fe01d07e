"""Fair dice: the scheme itself, and what the exchange of shares prevents."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections import Counter
from itertools import count

import pytest

from daikaiju.fairness.dice import (
    OLD_SCHEME,
    SCHEME,
    FairDice,
    commitment,
    exchange_digest,
    is_hex_32,
    new_secret,
    old_digest,
    outcome,
    share_commitment,
)
from daikaiju.fairness.exchange import BadShare, Exchange, stored_exchange
from daikaiju.fairness.proof import Proof
from tests.server.fair_files import SEATS, SECRET, SHARES, TABLE, VECTORS, committed, exchanged, old_proof, vectors

STORES = ()
"""No server, and so no store, takes part."""

HONEST, HOST = 0, 1
"""An honest player's seat, and the seat of a player who also runs the server."""


def first_rolls(proof: Proof) -> list[int]:
    return [proof.outcome(number, 6) for number in range(6)]


def test_an_outcome_is_what_the_documentation_says() -> None:
    promise = hashlib.sha256(SECRET).hexdigest()
    promised = [
        hashlib.sha256(f"daikaiju-share-2\n{TABLE}\n{promise}\n{seat}:{share}\n".encode()).hexdigest()
        for seat, share in SHARES.items()
    ]
    assert [share_commitment(TABLE, promise, seat, share) for seat, share in SHARES.items()] == promised
    text = f"daikaiju-dice-2\n{TABLE}\n{promise}\ngigazaur,cyber_kitty\n"
    text += f"0:{promised[0]}:{'ab' * 32}\n1:{promised[1]}:{'cd' * 32}\n"
    digest = hashlib.sha256(text.encode()).digest()
    message = b"daikaiju-dice-2" + digest + (5).to_bytes(8, "big") + (0).to_bytes(4, "big")
    drawn = int.from_bytes(hmac.new(SECRET, message, "sha256").digest()[:8], "big")
    assert exchanged(SHARES).proof().outcome(5, 46656) == drawn % 46656


def test_games_of_the_old_form_have_the_dice_they_had() -> None:
    digest = hashlib.sha256(f"0:{'ab' * 32}\n".encode()).digest()
    message = b"daikaiju-dice-1" + digest + (5).to_bytes(8, "big") + (0).to_bytes(4, "big")
    drawn = int.from_bytes(hmac.new(SECRET, message, "sha256").digest()[:8], "big")
    assert old_proof().outcome(5, 46656) == drawn % 46656
    stored = stored_exchange(TABLE, SECRET.hex(), {"scheme": OLD_SCHEME, "shares": {"0": "ab" * 32}})
    assert stored.proof().digest == old_digest({0: "ab" * 32}) == digest
    assert stored.dice().draw(46656) == old_proof().outcome(0, 46656)


def test_what_would_make_some_outcomes_likelier_is_drawn_again() -> None:
    """With three quarters of all numbers possible, a quarter of the draws must be thrown away."""
    spread = 3 << 62
    digest = exchange_digest(TABLE, [commitment(SECRET)], SEATS, {}, {})
    again = 0
    for number in range(200):
        message = SCHEME.encode() + digest + number.to_bytes(8) + (0).to_bytes(4)
        first = int.from_bytes(hmac.digest(SECRET, message, "sha256")[:8])
        again += first >= spread
        assert (outcome(SCHEME, SECRET, digest, number, spread) == first) == (first < spread)
    assert 20 < again < 90


def test_all_outcomes_are_equally_likely() -> None:
    dice = exchanged(SHARES).dice()
    counts = Counter(dice.draw(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    # 5 degrees of freedom: a sum above 25.7 comes once in ten thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25.7


def test_everything_that_was_exchanged_changes_the_dice() -> None:
    def thrown(exchange: Exchange) -> list[int]:
        dice = exchange.dice()
        return [dice.draw(1000) for _ in range(10)]

    base = thrown(exchanged(SHARES))
    assert thrown(exchanged(SHARES)) == base
    assert thrown(exchanged(SHARES, new_secret())) != base
    assert thrown(exchanged({**SHARES, 0: "ac" * 32})) != base
    assert thrown(exchanged({2: SHARES[0], 1: SHARES[1]})) != base
    other_table = exchanged(SHARES)
    other_table.table = "other"
    assert thrown(other_table) != base
    with_a_broken_round = exchanged(SHARES)
    with_a_broken_round.broken = [exchanged({0: "00" * 32}, new_secret()).current_round()]
    assert thrown(with_a_broken_round) != base


def test_a_share_is_64_hexadecimal_digits() -> None:
    assert is_hex_32("0a" * 32)
    assert not any(is_hex_32(text) for text in ("", "0a" * 31, "0A" * 32, "0g" * 32, "0a" * 32 + "\n"))


def test_an_exchange_is_stored_as_it_is() -> None:
    exchange = exchanged(SHARES, people=[0, 1, 3])
    exchange.starting = True
    exchange.shares.pop(1)
    exchange.break_round(new_secret())
    exchange.freeze(committed(exchange, {0: "11" * 32}), [0, 1, 3], SEATS)
    assert stored_exchange(TABLE, exchange.secret.hex(), exchange.to_stored()) == exchange


# --- attacks ----------------------------------------------------------------------------------


def test_a_host_who_grinds_its_share_is_too_late() -> None:
    """The old form let a host who had seen the other share try shares until the rolls looked good. Now it is bound."""
    exchange = Exchange(TABLE, SECRET)
    own = secrets.token_hex(32)
    exchange.freeze(committed(exchange, {HONEST: SHARES[0], HOST: own}), [HONEST, HOST], SEATS)
    exchange.open({HONEST: SHARES[0]})  # from here on, the host could foresee everything
    liked = next(
        share
        for share in (f"{number:064x}" for number in count())
        if exchanged({HONEST: SHARES[0], HOST: share}).proof().outcome(0, 6) == 5
    )
    with pytest.raises(BadShare):
        exchange.open({HOST: liked})
    with pytest.raises(BadShare):
        exchange.freeze(committed(exchange, {HONEST: SHARES[0], HOST: liked}), [HONEST, HOST], SEATS)
    exchange.open({HOST: own})
    assert exchange.is_complete


def test_nothing_is_opened_before_everything_is_frozen() -> None:
    exchange = Exchange(TABLE, SECRET)
    with pytest.raises(BadShare):
        exchange.open({HONEST: SHARES[0]})


def test_a_share_cannot_be_replaced_after_others_have_opened() -> None:
    exchange = exchanged(SHARES)
    with pytest.raises(BadShare):
        exchange.open({0: "ef" * 32})
    assert exchange.shares == SHARES


def test_the_commitment_of_another_seat_table_or_round_cannot_be_copied() -> None:
    exchange = Exchange(TABLE, SECRET)
    copied = committed(exchange, {HONEST: SHARES[0]})[HONEST]
    exchange.freeze({HONEST: copied, HOST: copied}, [HONEST, HOST], SEATS)
    exchange.open({HONEST: SHARES[0]})
    with pytest.raises(BadShare):
        exchange.open({HOST: SHARES[0]})
    assert copied != share_commitment("other", exchange.promise, HONEST, SHARES[0])
    assert copied != share_commitment(TABLE, commitment(new_secret()), HONEST, SHARES[0])


def test_a_host_who_swaps_the_secret_must_swap_what_everybody_saw() -> None:
    exchange = exchanged(SHARES)
    exchange.secret = new_secret()
    proof = exchange.proof()
    assert proof.final.commitment != commitment(SECRET), "pages that pinned the first commitment see another one"
    assert proof.final.unfit_shares(TABLE) == [0, 1], "the commitments of the seats were made for the first one"


def test_a_player_who_withholds_alone_is_named_and_gains_nothing() -> None:
    """A player without the secret withholds blindly: the next round has other dice, without that player's share."""
    exchange = Exchange(TABLE, SECRET)
    exchange.freeze(committed(exchange, SHARES), [0, 1], SEATS)
    exchange.open({0: SHARES[0]})
    assert exchange.stage == "opening"
    exchange.break_round(new_secret())
    assert exchange.broken[0].withheld == [1]
    assert exchange.barred == {1}
    again = {0: "11" * 32, 1: "22" * 32}
    exchange.freeze(committed(exchange, again), [0, 1], SEATS)
    assert exchange.without == [1]
    exchange.open({0: "11" * 32})
    assert exchange.is_complete
    proof = exchange.proof()
    assert proof.without == (1,)
    assert first_rolls(proof) != first_rolls(exchanged(SHARES).proof())


def test_host_and_player_together_can_turn_down_one_set_of_dice_for_each_of_their_seats() -> None:
    """What is not prevented: they know the dice when the last honest share is open, and may withhold theirs. What is:
    they never choose between dice that they know, and every refusal costs a seat, which the proof names."""
    colluding = [1, 2, 3]
    exchange = Exchange(TABLE, SECRET)
    turned_down = 0
    while True:
        shares = {seat: secrets.token_hex(32) for seat in (HONEST, *colluding) if seat not in exchange.barred}
        exchange.freeze(committed(exchange, shares), [HONEST, *colluding], SEATS)
        exchange.open({HONEST: shares[HONEST]})
        theirs = {seat: share for seat, share in shares.items() if seat in colluding}
        if not theirs:
            break
        exchange.open(dict(list(theirs.items())[1:]))  # all but one open; nothing pleases them
        exchange.break_round(new_secret())
        turned_down += 1
    assert exchange.is_complete
    assert turned_down == len(colluding)
    assert [earlier.withheld for earlier in exchange.broken] == [[1], [2], [3]]
    assert exchange.proof().without == (1, 2, 3)


def test_dice_count_how_often_they_were_asked() -> None:
    dice = FairDice(SCHEME, SECRET, exchange_digest(TABLE, [commitment(SECRET)], SEATS, {}, {}))
    first = [dice.draw(1000) for _ in range(5)]
    dice.drawn = 2
    assert [dice.draw(1000) for _ in range(3)] == first[2:]


def test_the_page_is_given_what_the_server_computes() -> None:
    """Its own test computes the same from this file; `python -m tests.server.fair_files` writes it."""
    assert json.loads(VECTORS.read_text()) == vectors()
