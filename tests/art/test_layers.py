"""The layers that monsters move by: complete, and laid over one another the whole picture."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pygame
import pytest

from tests.lengths import alike

pytest.importorskip("pathops", reason="the drawing kit is an authoring tool: pip install .[art]")

from scenes.bigbook.table.render.monster_layers import INSIDE, PAGE
from scenes.bigbook.table.render.monster_rig import STILL, rigs
from tools.art.picture import Picture

from .pictures import BOOK, surface

MOVES = {"body", "eyes", "jaw", "limb"}
"""What every monster has to move."""
OFF, FEW, FAINT = 32, 0.006, 0.5
"""A pixel that is off by more (of 255) may occur in a small share of the page; the mean stays faint."""


def _picture(monster: str) -> Picture:
    found = import_module(f"tools.art.pictures.bigbook.monsters.{monster}").PICTURE
    assert isinstance(found, Picture)
    return found


def _laid(monster: str) -> pygame.Surface:
    """The layers of a monster on each other, as the game lays them when nothing moves."""
    rig = rigs()[monster]
    out = surface(BOOK / "layers" / f"{monster}_ground.svgz", PAGE).copy()
    for layer in rig.layers:
        if layer != "lids":
            out.set_clip(None if layer in rig.over else INSIDE)
            out.blit(surface(BOOK / "layers" / f"{monster}_{layer}.svgz", PAGE), (0, 0))
    out.set_clip(None)
    out.blit(surface(BOOK / "layers" / "plate.svgz", PAGE), (0, 0))
    return out


@alike(4)
@pytest.mark.parametrize("monster", sorted(rigs()))
def test_layers_laid_over_one_another_are_the_whole_picture(monster: str) -> None:
    whole = pygame.surfarray.array3d(surface(BOOK / "monsters" / f"{monster}.svgz", PAGE)).astype(int)
    off = np.abs(whole - pygame.surfarray.array3d(_laid(monster))).max(axis=2)
    assert float((off > OFF).mean()) < FEW
    assert float(off.mean()) < FAINT


@pytest.mark.parametrize("monster", sorted(rigs()))
def test_a_monster_is_drawn_in_the_layers_that_it_moves_by(monster: str) -> None:
    rig = rigs()[monster]
    assert set(rig.layers) == set(_picture(monster).layers)
    assert set(rig.layers) >= MOVES
    assert set(rig.parts) <= set(rig.layers) - STILL
    for part in rig.parts.values():
        assert part.follows in ("", *rig.layers)


def test_every_monster_has_layers() -> None:
    assert sorted(rigs()) == sorted(path.stem for path in (BOOK / "monsters").glob("*.svgz"))
