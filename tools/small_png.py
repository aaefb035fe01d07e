"""Pictures as PNG with at most 256 colours: a drawing loses nothing that can be seen, and two thirds of its size."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from typing import TypeAlias

Colour: TypeAlias = tuple[int, ...]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS = 256
CLEAR: Colour = (0, 0, 0, 0)
PALETTE = 3
"""How the format calls pictures whose pixels are numbers of colours."""


def small_png(pixels: bytes, width: int) -> bytes:
    """A picture from the red, green, blue and opacity of its pixels, row by row."""
    colours: list[Colour] = [tuple(pixels[at : at + 4]) if pixels[at + 3] else CLEAR for at in range(0, len(pixels), 4)]
    counts = Counter(colours)
    kept = [colour for colour, _ in counts.most_common(MOST_COLOURS)]
    number = {colour: nearest(colour, kept) for colour in counts}
    numbers = bytes(number[colour] for colour in colours)
    rows = b"".join(b"\0" + numbers[at : at + width] for at in range(0, len(numbers), width))
    header = struct.pack(">IIBBBBB", width, len(numbers) // width, 8, PALETTE, 0, 0, 0)
    return SIGNATURE + b"".join(
        [
            chunk(b"IHDR", header),
            chunk(b"PLTE", bytes(part for colour in kept for part in colour[:3])),
            chunk(b"tRNS", bytes(colour[3] for colour in kept)),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        ]
    )


def nearest(colour: Colour, kept: list[Colour]) -> int:
    return min(range(len(kept)), key=lambda place: sum((a - b) ** 2 for a, b in zip(colour, kept[place], strict=True)))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
