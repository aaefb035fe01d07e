"""Plays a stored game again in this Python: from its secret numbers follow the dice and every bot's answers, and from
all answers the news. What a page stored must be the same, byte for byte."""

from __future__ import annotations

from collections.abc import Mapping

from daikaiju.services.bots import choose_here
from daikaiju.site.storage import ENTRY, StoredEntry, read_table, unpacked
from daikaiju.table.bots import question_for
from daikaiju.table.entries import CHANCE, UNDO, Entry, to_stored
from daikaiju.table.loading import agree, new_play
from daikaiju.table.pieces import Piece
from daikaiju.table.seats import PERSON

TRAINED = ("champion", "search")
"""Bots that answer by a network, which a later version has trained anew."""


def recompute(
    stores: Mapping[str, Mapping[str, str]], identity: str, *, timed: bool = False, earlier: bool = False
) -> int:
    """Compare a table's whole history; returns how many answers of bots were the same.

    Bots that think by the clock (`timed`) may answer otherwise on another machine, so theirs are taken over. An
    `earlier` version may have told less, and had another champion; what both tell must agree.
    """
    table = read_table(stores["tables"][identity])
    stored = sorted(
        (int(key.rpartition("/")[2]), ENTRY.decode(text))
        for key, text in stores["entries"].items()
        if key.partition("/")[0] == identity
    )
    batches = in_batches(stored)
    play = new_play(table)
    same = 0
    made = play.begin()
    assert made.entries == entries_of(batches[0])
    assert tells_the_same(made.piece, batches[0], earlier=earlier)
    for batch in batches[1:]:
        number, first = batch[0]
        if first.seat == UNDO:
            made = play.undo(play.before[-1].seat)
        else:
            bot = table.seats[first.seat].bot if table.seats[first.seat].by != PERSON else None
            choice = Entry(number, first.seat, first.choice).answer()
            if bot is not None and not timed and not (earlier and bot in TRAINED):
                asked = question_for(
                    bot, play.game, table=table.id, seat=first.seat, number=play.number, secret=table.exchange.secret
                )
                chosen, _ = choose_here(asked)
                assert to_stored(chosen) == first.choice, (bot, number)
                same += 1
            made = play.answer(first.seat, choice)
        assert made.entries == entries_of(batch), number
        assert tells_the_same(made.piece, batch, earlier=earlier), number
    return same


def tells_the_same(piece: Piece, batch: list[tuple[int, StoredEntry]], *, earlier: bool) -> bool:
    stored = unpacked(batch[-1][1].news)
    return agree(stored.told(), piece.told()) if earlier else stored.json == piece.json


def in_batches(stored: list[tuple[int, StoredEntry]]) -> list[list[tuple[int, StoredEntry]]]:
    """Entries that were stored together: the last one of each batch has the news."""
    batches: list[list[tuple[int, StoredEntry]]] = [[]]
    for one in stored:
        batches[-1].append(one)
        if one[1].news:
            batches.append([])
    assert not batches[-1], "the last entries have no news"
    return batches[:-1]


def entries_of(batch: list[tuple[int, StoredEntry]]) -> list[Entry]:
    assert all(one.seat == CHANCE for _, one in batch[1:])
    return [Entry(number, one.seat, one.choice) for number, one in batch]
