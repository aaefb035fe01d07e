"""Listening to a page: each of its messages is read, carried out, or refused with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from daikaiju.table.protocol.requests import FromPage, Hello, Ping, decode
from daikaiju.table.protocol.tables import RefusedNews
from daikaiju.table.refusals import Refused
from daikaiju.table.table import Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page


def read(text: str | None) -> FromPage:
    """A message, if it is one."""
    try:
        if text is not None:
            message: FromPage = decode(text)
            return message
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        pass
    raise Refused("bad_message")


async def carry_out(host: TableHost, table: Table, page: Page, message: FromPage) -> None:
    """Do what a page asks; raises a refusal."""
    if not page.ready and not isinstance(message, Hello | Ping):
        raise Refused("hello_first")
    await host.handlers[type(message)](host, table, page, message)


def refuse(page: Page, refused: Refused, key: str | None = None) -> None:
    """Tell a page why something was not done; the key says of what."""
    told = refused.told()
    page.send_message(RefusedNews(told.code, told.text, key))
