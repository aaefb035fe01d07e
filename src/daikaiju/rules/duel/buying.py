"""Phase 3: the card row, buying and sweeping, and the buzz tokens that come with cards (section 7 of the rules)."""

from __future__ import annotations

from daikaiju.rules.agenda import NO_CARD, SPREAD, ask_chance, in_written_order, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.duel.book import PLACE, SLOT, ask_monster, chance, decision, frame
from daikaiju.rules.duel.buzz import NO_TOKEN
from daikaiju.rules.duel.events import BOUGHT, REVEALED, SWEPT
from daikaiju.rules.duel.gains import gain_energy, pay
from daikaiju.rules.duel.moments import buzz, when_bought, when_it_buys
from daikaiju.rules.duel.ownership import give
from daikaiju.rules.duel.state import BUYING, CHEAPER, KEEPS, NOWHERE, State
from daikaiju.rules.duel.tracks import lay, marker_on_token, placements
from daikaiju.rules.market import (
    BEING_BOUGHT,
    SLOTS,
    SWEEP_PRICE,
    card_of_deck,
    discard_if_spent,
    discard_market,
    put_on_sale,
)
from daikaiju.rules.rulebook import Block
from daikaiju.rules.telling import tell

SWEEP = FIRST + SLOTS
LOWEST_PRICE = 1


@frame
def buy_phase(g: State, me: int) -> None:
    """D-BUY-1, D-BUY-7, D-BUY-8: buy and sweep as often as energy allows; nobody has to."""
    g.phase = BUYING
    options = affordable_slots(g, me, 0) | DECLINE
    if g.energy[me] >= SWEEP_PRICE and cards_in_row(g) > 0:
        options |= 1 << SWEEP
    ask_monster(g, buy_phase, buy, me, options)


@decision(SLOT, Block("sweep"), slot="buy")
def buy(g: State, me: int, choice: int) -> None:
    """Buy a card of the row, sweep the row, or stop."""
    if choice != PASS:
        push(g, buy_phase, me)
        if choice == SWEEP:
            sweep(g, me)
        else:
            purchase(g, me, choice - FIRST, 0)


def price(g: State, slot: int, discount: int) -> int:
    """D-BUY-2, D-BUY-3: the rightmost card is cheaper, which adds to other discounts."""
    if slot == CHEAPER:
        discount += 1
    return max(LOWEST_PRICE, g.cost[g.market[slot]] - discount)


def affordable_slots(g: State, me: int, discount: int) -> int:
    """Options for the cards of the row that the monster can afford."""
    options = 0
    for slot in range(SLOTS):
        if g.market[slot] != NO_CARD and price(g, slot, discount) <= g.energy[me]:
            options |= 1 << FIRST + slot
    return options


def cards_in_row(g: State) -> int:
    count = 0
    for slot in range(SLOTS):
        if g.market[slot] != NO_CARD:
            count += 1
    return count


def purchase(g: State, me: int, slot: int, discount: int) -> None:
    """D-BUY-13: pay, refill the row, place the token, then the effects of any purchase, then those of the card."""
    card = g.market[slot]
    paid = price(g, slot, discount)
    tell(g, BOUGHT, me, card, paid)
    pay(g, me, paid)
    g.bought = 1
    since = g.depth
    take_from_row(g, slot)
    token = buzz(g, card)
    if token != NO_TOKEN:
        push(g, place_token, me, token)
    when_it_buys(g, me)
    push(g, carry_out, me, card)
    in_written_order(g, since)
    g.where[card] = BEING_BOUGHT
    if card < KEEPS:
        give(g, card, me)


@frame
def carry_out(g: State, me: int, card: int) -> None:
    """D-BUY-11, D-BUY-12: a Keep card stays, a Discard card takes effect and goes to the discard pile."""
    discard_if_spent(g, card)
    since = g.depth
    when_bought(g, me, card)
    in_written_order(g, since)


def take_from_row(g: State, slot: int) -> None:
    """D-BUY-4: the cards next to the deck slide to the right; then the row is refilled."""
    for place in range(slot, SLOTS - 1):
        g.market[place] = g.market[place + 1]
    g.market[SLOTS - 1] = NO_CARD
    push(g, refill)


@frame
def refill(g: State) -> None:
    """D-BUY-5, D-BUY-14: the next cards of the deck, while there are any."""
    slot = cards_in_row(g)
    if slot < SLOTS and g.deck > 0:
        ask_chance(g, card, g.deck, slot)


@chance
def card(g: State, who: int, choice: int, slot: int) -> None:
    """Chance answers which card of the deck is on top."""
    put_on_sale(g, card_of_deck(g, choice - SPREAD), slot, REVEALED)
    push(g, refill)


def sweep(g: State, me: int) -> None:
    """D-BUY-7: pay 2 energy, discard the row and reveal three new cards."""
    pay(g, me, SWEEP_PRICE)
    tell(g, SWEPT, me)
    discard_market(g)
    push(g, refill)


@frame
def place_token(g: State, me: int, token: int) -> None:
    """D-BUZZ-4 to D-BUZZ-7: a token from the supply must be placed, one on the board may be moved."""
    on_board = g.token_track[token] != NOWHERE
    if on_board and marker_on_token(g, token):
        return
    options = placements(g, token) << FIRST
    if options:
        if on_board:
            options |= DECLINE
        ask_monster(g, place_token, place, me, options, token)


@decision(PLACE, stop="leave")
def place(g: State, me: int, choice: int, token: int) -> None:
    """Where to place a buzz token, or leave it where it is."""
    if choice != PASS:
        lay(g, token, choice - FIRST)


def reward_thrift(g: State, me: int) -> None:
    """D-BUY-9: one energy for a monster that bought nothing in its turn."""
    if not g.bought:
        gain_energy(g, me, 1)
