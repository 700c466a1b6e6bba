"""What the world outside holds: texts as other programs, systems and people with mischief in mind hand them over."""

from __future__ import annotations

import random
from collections.abc import Iterator

ODD = (
    b"caf\xe9", b"", b"\0", b"a\0b\0", b"\xff\xfeA\0n\0a\0", b"\xfe\xff\0A\0n\0a", b"\xff\xfe\0\0A\0\0\0",
    b"\xef\xbb\xbfAna", "Añá".encode("utf-16-le"), b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80",
    "太郎".encode()[:-1], "e\u0301\u0302".encode(), "\u0301".encode(), "\u202eabc\u2066".encode(),
    "٣٤٥".encode(), "a\u200bb\u200d".encode(), b"\x1b[31m\x07\x9b2J", "👩‍👩‍👧‍👦".encode(), b"\r\n\t", b"9" * 5000,
)  # fmt: skip
"""Bytes that have stopped a program somewhere: latin-1, UTF-16 with and without its mark, halves, NUL, orders to a
terminal, letters that are drawn on top of each other, digits of other scripts."""
ALPHABET = (
    *"aZ09 .-/\\\"'{}[]<>%&\t\n\r\0\x1b\x7f\x9b", *"éßñçØ", *"\u0301\u0327\u034f", *"\u200b\u200d\u2060\ufeff\u00ad",
    *"\u202a\u202e\u2066\u2069\u061c", *"\ud800\udfff\udce9", *"٣५๓", *"ЖΩשم太か한ไ", "🦊", "👨‍👩‍👧", "🇧🇷", "\ufffd",
    "\ue000", "\uffff", "\U0010ffff",
)  # fmt: skip


def texts(seed: int, count: int) -> Iterator[str]:
    """Texts of odd signs, by seed."""
    dice = random.Random(seed)
    for _ in range(count):
        yield "".join(dice.choices(ALPHABET, k=dice.choice((0, 1, 2, 7, 30, 200))))


def pieces(seed: int, count: int) -> Iterator[bytes]:
    """Bytes of all kinds, by seed: the odd ones first, then texts in some encoding with a few bytes changed."""
    yield from ODD
    dice = random.Random(seed)
    for text in texts(seed, count):
        raw = bytearray(text.encode(dice.choice(("utf-8", "utf-16", "utf-16-le", "utf-32")), "surrogatepass"))
        for _ in range(dice.choice((0, 0, 1, 3)) if raw else 0):
            raw[dice.randrange(len(raw))] = dice.randrange(256)
        yield bytes(raw)
