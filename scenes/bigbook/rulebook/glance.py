"""The summary where it is used: set for the open book, for the side of the table, and as a picture to print."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.facts import CardFacts
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.rulebook.content import Contents
from scenes.bigbook.rulebook.figure_context import FigureContext
from scenes.bigbook.rulebook.summary import Sheet, compose, ground
from scenes.shell.storage import APP, replace_file

if TYPE_CHECKING:
    from scenes.shell.app import App

A4 = (1654, 2339)
"""A4 at 200 dots per inch."""
DPI = 200
MARGIN, PRINT_MOST, PRINT_WANTED = 90, 46, 30
FOLDER = "pictures"


def set_sheet(
    app: App, contents: Contents, painter: CardPainter, size: tuple[int, int], wanted: int, most: int
) -> Sheet:
    """The summary for a paper of that size; `wanted` and `most` are heights of letters in pixels."""
    words = contents.words

    def easel(em: int, width: int) -> FigureContext:
        return FigureContext(painter, app.art.get, words, width, em, size[1])

    return compose(contents.chapter("summary").title, contents.of("summary"), size, wanted, most, easel)


def picture(app: App) -> Surface:
    """The summary on a white A4 page, in the language of the screen."""
    words = app.catalogue
    painter = CardPainter(app.art, words, CardFacts())
    room = Rect((0, 0), A4).inflate(-2 * MARGIN, -2 * MARGIN)
    sheet = set_sheet(app, Contents(words), painter, room.size, PRINT_WANTED, PRINT_MOST)
    if app.art.waiting:
        _await_pictures(app)
        painter.forget_missing()
        sheet = set_sheet(app, Contents(words), painter, room.size, PRINT_WANTED, PRINT_MOST)
    out = Surface(A4)
    ground(out, out.get_rect(), plain=True)
    sheet.draw(out, room.x, room.y)
    return out


def _await_pictures(app: App) -> None:
    """Wait for the small cards of the page, half a second at most."""
    for _ in range(50):
        if not app.art.waiting:
            return
        app.art.pump()
        pygame.time.wait(10)


def save_picture(app: App) -> str:
    """Write the page into the data folder; gives where, from that folder's name on. OSError when it cannot be."""
    name = f"at-a-glance-{app.lang}.png"
    folder = app.data.root / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    replace_file(folder / name, png(picture(app)))
    return f"{app.data.root.name or APP}/{FOLDER}/{name}"


def png(surface: Surface) -> bytes:
    """A picture as PNG that says how large it is on paper."""
    out = BytesIO()
    pygame.image.save(surface, out, "page.png")
    data = out.getvalue()
    per_metre = round(DPI / 0.0254)
    body = b"pHYs" + struct.pack(">IIB", per_metre, per_metre, 1)
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    head = 8 + 25  # the signature and the first chunk, IHDR
    return data[:head] + chunk + data[head:]
