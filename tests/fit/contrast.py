"""How clearly texts stand out with high contrast, measured on the pixels that they are drawn on.

`python -m tests.fit.contrast` lists every text of every situation below `TEXT`, and every ground that is not plain.
`--stage TEXT` and `--size 1280x720` narrow it. Words on pictures of their own (a card, a sheet) are measured on them,
names of cards by drawing each card with and without its name (`names_on_cards`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import curse_cost
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards import curse_faces, faces
from scenes.bigbook.cards.name_lines import two_lines
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts, name_label
from scenes.bigbook.table.layout import curse_cells, library_cells, table_layout
from scenes.kit.assets import Art
from scenes.kit.text import Style, TextBlock
from scenes.kit.theme import INK, Colour
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from tests.fit.spy import extent
from tests.fit.stages import Prepare, every_stage
from tests.squint import drawn

Pixels = npt.NDArray[np.float64]
TEXT = 7.0
"""The contrast of words, WCAG's AAA."""
NEAR = 2
"""Pixels about a letter that are its ground."""
OPAQUE, WHOLLY = 250, 0.98
"""From which alpha a pixel hides what is below it, and the share of them about a word that must."""
PLAIN = 1.25
"""How much light the ground of a word may differ in, as a contrast, before it counts as a texture."""


@dataclass(frozen=True, slots=True, order=True)
class Legible:
    """A text, the contrast of its ink against the ground that comes nearest to it, and how uneven that ground is."""

    ratio: float
    words: str
    uneven: float


def light(pixels: Pixels) -> Pixels:
    """The relative luminance of colours (the last axis), 0 to 1."""
    parts = pixels / 255
    low = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return np.asarray(low @ np.array([0.2126, 0.7152, 0.0722]), dtype=np.float64)


def contrast(a: Pixels, b: Pixels) -> Pixels:
    """The contrast of luminances."""
    return np.asarray((np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05), dtype=np.float64)


def measured(before: Surface, after: Surface, words: str) -> Legible | None:
    """What words have changed on their ground; None where that is not opaque near them or nothing was drawn."""
    was, now = (pygame.surfarray.array3d(one).astype(np.float64) for one in (before, after))
    inked = np.abs(was - now).sum(axis=2) > 0
    if not inked.any():
        return None
    ground, drawn_now = light(was), light(now)
    much = contrast(ground, drawn_now)[inked]
    strokes = drawn_now[inked][much >= np.quantile(much, 0.8)]  # the middle of the strokes: their edges are smoothed
    around = inked.copy()
    for _ in range(NEAR):
        grown = around.copy()
        grown[1:] |= around[:-1]
        grown[:-1] |= around[1:]
        grown[:, 1:] |= around[:, :-1]
        grown[:, :-1] |= around[:, 1:]
        around = grown
    if before.get_flags() & pygame.SRCALPHA:
        opaque = pygame.surfarray.array_alpha(before) >= OPAQUE
        if opaque[around].mean() < WHOLLY:  # what lies below it is not known yet
            return None
        around &= opaque
    found = ground[around]
    nearest = np.quantile(contrast(found, strokes.mean()), 0.05)
    low, high = np.quantile(found, 0.05), np.quantile(found, 0.95)
    return Legible(round(float(nearest), 2), words, round(float(contrast(low, high)), 2))


@contextmanager
def measuring() -> Iterator[list[Legible]]:
    """Measure every text that is drawn until the block is left."""
    found: list[Legible] = []
    draw = TextBlock.draw

    def noted(self: TextBlock, surface: Surface, pos: tuple[float, float]) -> Rect:
        area = extent(self, pos).clip(surface.get_clip()).clip(surface.get_rect())
        if area.w < 2 or area.h < 2:
            return draw(self, surface, pos)
        before = surface.subsurface(area).copy()
        drawn_at = draw(self, surface, pos)
        words = " ".join(piece.text for line in self.lines for piece in line if piece.kind == "word")
        one = measured(before, surface.subsurface(area), words) if words else None
        if one is not None:
            found.append(one)
        return drawn_at

    TextBlock.draw = noted  # type: ignore[method-assign]
    try:
        yield found
    finally:
        TextBlock.draw = draw  # type: ignore[method-assign]


def legible(app: App, prepare: Prepare) -> list[Legible]:
    """The texts of a situation with high contrast, each at its worst."""
    app.set("high_contrast", False)
    prepare(app)
    app.set("high_contrast", True)
    drawn(app)
    with measuring() as found:
        for scene in app.stack:
            scene.layout()
        drawn(app)
    worst: dict[str, Legible] = {}
    for one in found:
        if one.words not in worst or one.ratio < worst[one.words].ratio:
            worst[one.words] = one
    return sorted(worst.values())


@contextmanager
def nameless() -> Iterator[None]:
    """Cards are drawn without their names, which keep their room."""
    on_paper = two_lines

    def blank(name: str, style: Style, room: tuple[int, int]) -> Surface:
        return Surface(name_label(name, style, room).get_size(), pygame.SRCALPHA)

    def empty(words: str, size: int, room: int, colour: Colour = INK) -> Surface:
        return Surface(on_paper(words, size, room, colour).get_size(), pygame.SRCALPHA)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(faces, "name_label", blank)
        patch.setattr(curse_faces, "two_lines", empty)
        yield


def names_on_cards(art: Art, words: Catalogue, size: tuple[int, int], scale: float, every: int = 1) -> list[Legible]:
    """How clearly each card's name stands out on its tile in a window and a text size, of every so manieth card;
    those that show signs instead of their names are left out."""
    layout, facts, found = table_layout(*size, 5, scale), CardFacts(), list[Legible]()
    spell, curse = next(iter(library_cells(layout).values())), next(iter(curse_cells(layout).values()))

    def tiles() -> Iterator[tuple[str, Surface]]:
        painter = CardPainter(art, words, facts)
        for one in list(catalogue().spells)[::every]:
            yield f"spells.{one}", painter.spell(one, (spell.w, spell.h), layout.text(16, 14), words=False)
        for one in list(catalogue().curses)[::every]:
            cost = tuple(curse_cost(one).items())
            yield f"curses.{one}", painter.curse(one, (curse.w, curse.h), layout.text(18, 14), cost)

    with nameless():
        before = [tile.copy() for _, tile in tiles()]
    for (name, after), bare in zip(tiles(), before, strict=True):
        one = measured(bare, after, words.t(f"bigbook.cards.{name}.name"))
        if one is not None:
            found.append(one)
    return sorted(found)


def range_of(sign: Surface) -> float:
    """The contrast between the dark and the light of a sign: whatever it lies on, one of both stands out from that by
    the root of it."""
    solid = pygame.surfarray.array_alpha(sign) >= OPAQUE
    found = light(pygame.surfarray.array3d(sign).astype(np.float64))[solid]
    low, high = np.quantile(found, [0.05, 0.95])
    return float(contrast(np.asarray(low), np.asarray(high)))


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fit.contrast", description=__doc__)
    parser.add_argument("--stage", default="")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--scale", type=int, default=100)
    args = parser.parse_args(argv)
    w, _, h = args.size.partition("x")
    count, seen = 0, set[str]()
    with tempfile.TemporaryDirectory() as folder:
        app = App(Launch(lang="en", speed=0, data_dir=Path(folder), window=(int(w), int(h))))
        app.on_frame = lambda: None
        app.set("reduced_motion", True)
        app.set("text_scale", args.scale / 100)
        for name, prepare in every_stage().items():
            for one in legible(app, prepare) if args.stage in name else ():
                count += 1
                if (one.ratio < TEXT or one.uneven > PLAIN) and one.words not in seen:
                    seen.add(one.words)
                    print(f"{one.ratio:6.2f} ground {one.uneven:5.2f}  {one.words[:80]!r} [{name}]")
        app.close()
    print(f"{count} texts, {len(seen)} below {TEXT} or on uneven ground")
    return 1 if seen else 0


if __name__ == "__main__":
    pygame.init()
    sys.exit(main())
