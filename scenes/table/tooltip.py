"""A small sheet beside the thing under the pointer: its name and what it says, after a short rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.card_frames import parchment
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, INK
from scenes.table import danger, ribbon_view

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

DANGER = "danger"
AFTER = 350.0
"""Milliseconds the pointer rests before the sheet comes."""


class Tooltip:
    """Follows what the pointer rests on."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._name: str | None = None
        self._rest = 0.0

    def update(self, dt: float) -> bool:
        """Count the rest; True when the sheet appears or goes."""
        name = self.scene.hover or (DANGER if self._over_danger() else None)
        if name != self._name:
            shown = self._rest >= AFTER
            self._name, self._rest = name, 0.0
            return shown
        before = self._rest
        self._rest += dt
        return before < AFTER <= self._rest and self.text() != ""

    def _over_danger(self) -> bool:
        """The pointer rests on the danger line, and its sums are wanted."""
        scene = self.scene
        box = ribbon_view.parts(scene.look)["danger"]
        return scene.app.settings.danger == "arithmetic" and Rect(box).collidepoint(scene.pointer.pos)

    def _sums(self) -> str:
        """Each danger with the arithmetic behind it."""
        scene, lines = self.scene, []
        view = scene.session.view()
        for one in scene.dangers:
            lines.append(f"[b]{ribbon_view.danger_words(scene.look, one)}[/b]")
            found = danger.sums(view, one)
            if found is not None:
                args = {name: self._place(value) if name == "space" else value for name, value in found.args.items()}
                lines.append(scene.words.t(f"prompts.sums.{found.key}", **args))
        return "\n".join(lines)

    def _place(self, space: int | str) -> int | str:
        return self.scene.words.t("terms.positions.0") if space == 0 else space

    @property
    def waiting(self) -> bool:
        """Frames are needed until the sheet has come."""
        return self._name is not None and self._rest < AFTER

    def text(self) -> str:
        """What the sheet says of the thing; '' for things that speak for themselves."""
        scene, words = self.scene, self.scene.words
        if self._name == DANGER:
            return self._sums()
        parts = (self._name or "").split(":")
        power = scene.acts.plan.power if scene.acts.plan is not None and scene.acts.plan.target == self._name else 1
        spell = parts[2] if parts[0] == "spell" else ""
        if parts[0] == "library":
            spell = scene.look.model.library[parts[1]].top or ""
        if spell:
            level = words.t("terms.card.level", n=words.facts.level(spell))
            return f"[b]{words.spell(spell)}[/b] · {level}\n{words.spell_text(spell, power)}"
        if parts[0] == "curse":
            curse = scene.look.model.curse(parts[1])
            cost = words.cost(curse.cost) if curse is not None else ""
            state = f"\n{words.t('terms.states.applied')}" if curse is not None and curse.applied else ""
            return f"[b]{words.curse(parts[1])}[/b]  {cost}\n{words.curse_text(parts[1])}{state}"
        if parts[0] == "ability":
            return words.ability_text(scene.look.model.seats[parts[1]].magician)
        if parts[0] == "power" and scene.acts.plan is not None:
            reason = scene.listing().reasons.get(self._name or "")
            return words.why(reason) if reason is not None else ""
        return ""

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet above or below its thing, inside the window."""
        scene = self.scene
        if self._rest < AFTER or scene.pointer.dragging or scene.overlays.pane.shown is not None or scene.director.busy:
            return
        thing, text = scene.thing(self._name or ""), self.text()
        spot = Rect(ribbon_view.parts(scene.look)["danger"]) if self._name == DANGER else thing.rect if thing else None
        if spot is None or not text:
            return
        look = scene.look
        width = look.layout.px(380, 280)
        block: TextBlock = lay_out(text, Style(look.layout.text(18, 15), INK, bold_colour=CRIMSON), width)
        pad = look.layout.px(12, 9)
        box = Rect(0, 0, min(width, block.size[0]) + 2 * pad, block.size[1] + 2 * pad)
        box.midbottom = (spot.centerx, spot.y - 8)
        if box.y < 0:
            box.midtop = (spot.centerx, spot.bottom + 8)
        box.clamp_ip(Rect(0, 0, *canvas.size))
        shade = Surface(box.size, pygame.SRCALPHA)
        shade.fill((8, 4, 10, 120))
        canvas.blit(shade, (box.x + 5, box.y + 6))
        canvas.blit(parchment(box.size, 3), box.topleft)
        pygame.draw.rect(canvas.surface, INK, box, 2, border_radius=3)
        canvas.mark(block.draw(canvas.surface, (box.x + pad, box.y + pad)))
