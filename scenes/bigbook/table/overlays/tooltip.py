"""A small sheet beside the thing under the pointer: its name and what it says, after a short rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.overlays.tips import tip
from scenes.kit.canvas import Canvas
from scenes.kit.fit import fit
from scenes.kit.text import Style, TextBlock
from scenes.kit.theme import CRIMSON, INK
from scenes.kit.thing import INFO

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene

AFTER = 350.0
"""Milliseconds the pointer rests before the sheet comes."""
SOON = 90.0
"""The same on a curse: its tile has no room for its sentence."""

STILL = 12
"""Window pixels a pointer may stray from a press and still rest on it."""


class Tooltip:
    """Follows what the pointer rests on, or the focus where that lies on something that is only read."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._name: str | None = None
        self._rest = 0.0
        self._shown: str | None = None
        """What was asked for by a press or a key: shown at once, until the pointer or the focus leaves it."""
        self.box: Rect | None = None
        """Where the sheet was drawn last; None while there is none."""
        self._pressed: tuple[int, int] | None = None
        """Where the last press fell: who presses has read, and what comes to stand there was not asked about."""

    def pressed(self, pos: tuple[int, int]) -> None:
        """A press or a key: no sheet of what lies under the pointer until that moves away; it would cover the buttons
        beside it (Undo among them), or the table of somebody who plays by keys."""
        self._pressed = pos

    def moved(self, pos: tuple[int, int]) -> None:
        """The pointer moved: past a trembling hand, sheets come again."""
        if self._pressed is not None and abs(pos[0] - self._pressed[0]) + abs(pos[1] - self._pressed[1]) > STILL:
            self._pressed = None

    def update(self, dt: float) -> bool:
        """Count the rest; True when the sheet appears or goes."""
        name = self._under()
        if name != self._name:
            shown = self._rest >= self._after
            self._name, self._rest = name, 0.0
            if self._shown is not None and self._shown != name:
                self._shown = None
            return shown
        before = self._rest
        self._rest += dt
        return before < self._after <= self._rest and self.text() != ""

    @property
    def _after(self) -> float:
        return SOON if self._name is not None and self._name.startswith("curse:") else AFTER

    def show(self, name: str) -> None:
        """Show the sheet of a thing without waiting; what the pointer happens to rest on is not asked about."""
        self._name = self._shown = name
        self._pressed = None if self.scene.hover == name else self.scene.pointer.pos
        self._rest = AFTER
        self.scene.redraw()

    def _under(self) -> str | None:
        """The thing that is pointed at."""
        scene = self.scene
        if scene.hover is not None and self._pressed is None:
            return scene.hover
        focus = scene.thing(scene.focus.current or "") if scene.focus.visible else None
        told = focus is not None and (focus.role == INFO or focus.id == self._shown or focus.id.startswith("curse:"))
        if focus is not None and told:
            return focus.id
        return None

    @property
    def shown(self) -> bool:
        """The sheet is on the screen."""
        return self._name is not None and self._rest >= self._after and self.text() != ""

    @property
    def waiting(self) -> bool:
        """Frames are needed until the sheet has come."""
        return self._name is not None and self._rest < self._after

    def text(self) -> str:
        """What the sheet says of the thing; '' for things that speak for themselves."""
        thing = self.scene.thing(self._name or "")
        return tip(self.scene, thing) if thing is not None else ""

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet above or below its thing, inside the window."""
        scene, self.box = self.scene, None
        if self._rest < self._after or scene.pointer.dragging or scene.director.busy:
            return
        if scene.overlays.pane.shown is not None or scene.app.top is not scene:
            return
        if scene.app.notice.shown:  # a line that answers what was just done stands there
            return
        thing, text = scene.thing(self._name or ""), self.text()
        if thing is None or not text:
            return
        look, spot = scene.look, thing.rect
        width = look.layout.px(380, 280)
        pad = look.layout.px(12, 9)
        style = Style(look.layout.text(18, 15), INK, bold_colour=CRIMSON)
        block: TextBlock = fit(text, style, (width, canvas.size[1] - 2 * pad - 16), where="tooltip")
        box = Rect(0, 0, min(width, block.size[0]) + 2 * pad, block.size[1] + 2 * pad)
        box.midbottom = (spot.centerx, spot.y - 8)
        if box.y < 0:
            box.midtop = (spot.centerx, spot.bottom + 8)
        box.clamp_ip(Rect(0, 0, *canvas.size))
        self.box = box
        shade = Surface(box.size, pygame.SRCALPHA)
        shade.fill((8, 4, 10, 120))
        canvas.blit(shade, (box.x + 5, box.y + 6))
        canvas.blit(parchment(box.size, 3), box.topleft)
        pygame.draw.rect(canvas.surface, INK, box, 2, border_radius=3)
        canvas.mark(block.draw(canvas.surface, (box.x + pad, box.y + pad)))
