"""Texts in messages: how long they may be, and in which languages there are words."""

from typing import Annotated, Literal

from msgspec import Meta

Language = Literal["en", "ru", "uk"]

STORABLE = r"^[^\x00]*$"
"""PostgreSQL keeps every character but this one."""

ShortText = Annotated[str, Meta(max_length=40)]

NameText = Annotated[str, Meta(max_length=200)]

PackNames = Annotated[list[ShortText], Meta(max_length=8)]
