"""Phase 4: the market, buying and sweeping (T10), and what is turned up (T11)."""

from __future__ import annotations

from daikaiju.rules.agenda import NO_CARD, SPREAD, ask_chance, drop, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.bits import has
from daikaiju.rules.king.book import SLOT, ask_monster, chance, decision, frame, offer_card
from daikaiju.rules.king.ending import check_soon
from daikaiju.rules.king.events import BOUGHT, BOUGHT_FROM, LOOKED, RESHUFFLED, REVEALED, SWEPT
from daikaiju.rules.king.gains import gain_energy, pay, warn
from daikaiju.rules.king.moments import (
    comes_with,
    may_buy_from_others,
    may_look_at_deck,
    may_snatch,
    price_of,
    when_bought,
    when_it_buys,
)
from daikaiju.rules.king.ownership import give, hand_over
from daikaiju.rules.king.state import CARDS, KEEPS, SEATS, SMALL, State, previous_seat
from daikaiju.rules.market import (
    ALL_SLOTS,
    BEING_BOUGHT,
    DISCARDED,
    IN_DECK,
    ON_TOP,
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
LOOK = SWEEP + 1
TOP = LOOK + 1
TO_TOP = SLOTS
"""Where a drawn card goes: to a slot of the market, or it stays on top of the deck, seen."""


def price(g: State, me: int, card: int) -> int:
    """B-BUY-2: the printed cost minus the buyer's discounts."""
    return price_of(g, me, g.cost[card])


@frame
def buy_phase(g: State, me: int) -> None:
    """B-BUY-1, B-BUY-4, B-BUY-5: buy and sweep as often as energy allows; nobody has to."""
    if not g.alive[me]:
        return
    options = affordable_slots(g, me, ALL_SLOTS) | DECLINE
    if g.energy[me] >= SWEEP_PRICE:
        options |= 1 << SWEEP
    if may_look_at_deck(g, me):
        if g.top != NO_CARD and has(g.top_seen, me):
            if price(g, me, g.top) <= g.energy[me]:
                options |= 1 << TOP
        elif g.deck > 0 or any_discarded(g):
            options |= 1 << LOOK
    if may_buy_from_others(g, me):
        offer_cards_of_others(g, me)
    ask_monster(g, buy_phase, buy, me, options)


def affordable_slots(g: State, me: int, slots: int) -> int:
    """Options for those of the given market slots whose card the monster can afford."""
    options = 0
    for slot in range(SLOTS):
        if has(slots, slot) and g.market[slot] != NO_CARD and price(g, me, g.market[slot]) <= g.energy[me]:
            options |= 1 << FIRST + slot
    return options


def offer_cards_of_others(g: State, me: int) -> None:
    for card in range(KEEPS):
        owner = g.where[card]
        if owner < SEATS and owner != me and price(g, me, card) <= g.energy[me]:
            offer_card(g, card)


@decision(SLOT, Block("sweep"), Block("look"), Block("top"), cards=True, slot="buy", top="buy", card="buy")
def buy(g: State, me: int, choice: int) -> None:
    """Buy from the market, from the deck or from another monster, look at the deck, sweep the market, or stop."""
    if choice == PASS:
        return
    push(g, buy_phase, me)
    if choice >= SMALL:
        buy_from_monster(g, me, choice - SMALL)
    elif choice == SWEEP:
        sweep(g, me)
    elif choice == LOOK:
        push(g, look_at_top, me)
    elif choice == TOP:
        card = g.top
        g.top = NO_CARD
        g.top_seen = 0
        g.deck -= 1
        purchase(g, me, card)
    else:
        buy_from_market(g, me, choice - FIRST, 0)


def buy_from_market(g: State, me: int, slot: int, still_new: int) -> None:
    """B-BUY-3: the card is replaced at once, before its effect; then what was turned up is offered to others."""
    card = g.market[slot]
    g.market[slot] = NO_CARD
    push(g, offer_new, g.active, still_new | 1 << slot)
    purchase(g, me, card)
    push(g, draw, slot)


def purchase(g: State, me: int, card: int) -> None:
    """Pay for a card that has just left its place; its effect follows."""
    paid = price(g, me, card)
    tell(g, BOUGHT, me, card, paid)
    pay(g, me, paid)
    when_it_buys(g, me)
    check_soon(g)
    push(g, carry_out, me, card)
    g.where[card] = BEING_BOUGHT
    if card < KEEPS:
        g.paid[card] = paid
        give(g, card, me)


@frame
def carry_out(g: State, me: int, card: int) -> None:
    """B-BUY-6, B-BUY-7: a Keep card stays, a Discard card takes effect and goes to the discard pile."""
    discard_if_spent(g, card)
    if g.alive[me]:
        comes_with(g, me, card, card)
        when_bought(g, me, card, card)


def buy_from_monster(g: State, me: int, card: int) -> None:
    push(g, take_over, me, card)
    warn(g, g.where[card])


@frame
def take_over(g: State, me: int, card: int) -> None:
    """The seller gets the price; nothing is turned up, and tokens on the card stay there."""
    seller = g.where[card]
    paid = price(g, me, card)
    tell(g, BOUGHT_FROM, me, card, seller)
    pay(g, me, paid)
    gain_energy(g, seller, paid)
    when_it_buys(g, me)
    g.paid[card] = paid
    hand_over(g, card, seller, me)
    check_soon(g)
    when_bought(g, me, card, card)


def sweep(g: State, me: int) -> None:
    """B-BUY-4: pay 2 energy, discard the market and turn up three new cards."""
    pay(g, me, SWEEP_PRICE)
    tell(g, SWEPT, me)
    push(g, offer_new, me, ALL_SLOTS)
    discard_market(g)
    for slot in range(SLOTS):
        push(g, draw, SLOTS - 1 - slot)


@frame
def draw(g: State, slot: int) -> None:
    """B-BUY-3, B-BUY-8: the next card of the deck, which is refilled from the discard pile when empty."""
    if g.top != NO_CARD:
        put_card(g, g.top, slot)
        return
    if g.deck == 0:
        reshuffle(g)
    if g.deck > 0:
        ask_chance(g, card, g.deck, slot)


@frame
def look_at_top(g: State, me: int) -> None:
    """The card on top becomes known to one monster and stays where it is."""
    tell(g, LOOKED, me)
    g.top_seen |= 1 << me
    if g.top == NO_CARD:
        push(g, draw, TO_TOP)


@chance
def card(g: State, who: int, choice: int, slot: int) -> None:
    """Chance answers which card of the deck is on top."""
    put_card(g, card_of_deck(g, choice - SPREAD), slot)


def put_card(g: State, drawn: int, slot: int) -> None:
    if slot == TO_TOP:
        g.where[drawn] = ON_TOP
        g.top = drawn
        return
    if g.top == drawn:
        g.top = NO_CARD
        g.top_seen = 0
    put_on_sale(g, drawn, slot, REVEALED)


def any_discarded(g: State) -> bool:
    for drawn in range(CARDS):
        if g.where[drawn] == DISCARDED:
            return True
    return False


def reshuffle(g: State) -> None:
    """B-BUY-8."""
    for drawn in range(CARDS):
        if g.where[drawn] == DISCARDED:
            g.where[drawn] = IN_DECK
            g.deck += 1
    tell(g, RESHUFFLED, g.deck)


@frame
def offer_new(g: State, active: int, slots: int) -> None:
    """T11: cards just turned up may be bought by others whose cards let them, clockwise from the active monster."""
    other = previous_seat(g, active)
    while other != active:
        if may_snatch(g, other):
            push(g, offer_to_one, other, slots)
        other = previous_seat(g, other)


@frame
def offer_to_one(g: State, me: int, slots: int) -> None:
    """Skipped when the offer has changed since: then it is made again."""
    if may_snatch(g, me):
        ask_monster(g, offer_to_one, snatch, me, affordable_slots(g, me, slots) | DECLINE, slots)


@decision(SLOT, stop="decline", slot="buy")
def snatch(g: State, me: int, choice: int, slots: int) -> None:
    """Buy one of the cards just turned up on another's turn, after which everyone is asked again, or decline."""
    if choice != PASS:
        drop(g, offer_to_one)
        buy_from_market(g, me, choice - FIRST, slots)
