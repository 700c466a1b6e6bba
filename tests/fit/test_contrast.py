"""High contrast, measured on the pixels that are shown: words seven to one on plain grounds, signs three to one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from scenes.bigbook.cards import curse_faces
from scenes.bigbook.cards.faces import effect_row
from scenes.bigbook.cards.palettes import ELEMENT_ORDER
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.cards.signs import badge
from scenes.bigbook.settings import change
from scenes.bigbook.table.scene import TableScene
from scenes.kit.drawing.look import PALETTES
from scenes.kit.drawing.numerals import outlined
from scenes.kit.text import strong
from scenes.kit.theme import PARCH, SHADOW, luminance
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from tests.fit.contrast import PLAIN, TEXT, contrast, legible, light, names_on_cards, range_of
from tests.fit.stages import every_stage
from tests.fit.walk import kept
from tests.lengths import soak, soaks
from tests.scenes.driver import pictures

QUICK = ("table 3", "setup 3")
LONG = 1200
"""Seconds that the long form may take on a machine that has much else to do."""
WINDOW = (1280, 720)
SIGN = 3.0
"""The contrast of signs and of outlines of things."""
SHADOWS = ("Who opens the book?", "\u2013")
"""A gilded title is drawn upon its own dark shadow; a dash stands for what there is nothing to tell of."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = App(Launch(lang="en", speed=0, data_dir=tmp_path, window=(1280, 720)), pictures())
    made.on_frame = lambda: None
    made.set("reduced_motion", True)
    yield made
    made.close()


@soaks
@pytest.mark.timeout(LONG)
def test_words_stand_out_seven_to_one_on_plain_grounds(app: App) -> None:
    """A share of the situations, with --long all but questions; `python -m tests.fit.contrast` lists what is faint."""
    stages = every_stage()
    names = soak(QUICK, tuple(name for name in stages if not name.startswith("question")))
    faint = [(name, one) for name in names for one in legible(app, stages[name])
             if one.words not in SHADOWS and (one.ratio < TEXT or one.uneven > PLAIN)]  # fmt: skip
    assert not faint, "\n".join(map(str, faint[:20]))


def test_what_can_be_pressed_has_an_outline_of_three_to_one(app: App) -> None:
    """Round each button and card of the table something stands out from the ground about it."""
    legible(app, every_stage()["table 3"])
    table, screen = app.top, app.window.surface
    assert isinstance(table, TableScene) and screen is not None
    whole = light(pygame.surfarray.array3d(screen).astype(np.float64))
    for thing in table.things():
        if thing.role in ("button", "card", "curse", "supply") and thing.enabled and thing.rect.w > 40:
            rim = thing.rect.inflate(8, 8).clip(Rect((0, 0), app.size))
            part = whole[rim.x : rim.right, rim.y : rim.bottom]
            band = np.concatenate([part[:12].ravel(), part[-12:].ravel(), part[:, :12].ravel(), part[:, -12:].ravel()])
            low, high = np.quantile(band, 0.1), np.quantile(band, 0.95)
            assert contrast(low, high) >= SIGN, (thing.id, low, high)


@pytest.mark.parametrize("ink", [(r, g, b) for r in (0, 90, 180, 255) for g in (0, 120, 255) for b in (0, 120, 255)])
def test_every_ink_becomes_one_that_paper_or_the_dark_table_carries(ink: tuple[int, int, int]) -> None:
    shown = luminance(strong(ink))
    grounds = (luminance(SHADOW), luminance(PARCH[0]))
    assert max((max(shown, one) + 0.05) / (min(shown, one) + 0.05) for one in grounds) >= TEXT


@soaks
def test_names_on_cards_stand_out_seven_to_one(app: App) -> None:
    """On the paper of the tile: a share of the cards, or every card at each size of a table."""
    app.set("high_contrast", True)
    for size, scale, every in soak(
        [(WINDOW, 1.0, 8)], [(WINDOW, 1.0, 1), (WINDOW, 1.25, 1), ((1920, 1080), 1.0, 1)]
    ):  # fmt: skip
        found = names_on_cards(app.art, kept("en"), size, scale, every)
        assert len(found) > 60 // every
        assert not [one for one in found if one.ratio < TEXT or one.uneven > PLAIN], found[:5]


def on_block(row: Surface) -> Surface:
    """Signs as they lie on the picture of a curse."""
    made = curse_faces._block(row.get_size()).copy()
    made.blit(row, (0, 0))
    return made


def test_signs_on_pictures_carry_their_own_ground(app: App) -> None:
    """Whatever a number or a stamp lies on, its light or its edge stands out by three to one; so does what is drawn on
    a badge from the badge, however small, in every palette."""
    app.set("high_contrast", True)
    facts = CardFacts()
    rows = [on_block(effect_row(facts.spell_signs(one, 1), 20, ones=True)) for one in catalogue().spells]
    for sign in (*rows, *(outlined(str(n), 18) for n in range(10))):
        assert range_of(sign) >= SIGN * SIGN
    for palette in PALETTES:
        change(app, "palette", palette)
        for element in (*ELEMENT_ORDER, "madness"):
            for side in (14, 18, 26, 52):
                assert range_of(badge(element, side)) >= SIGN, (palette, element, side)
