"""One drawn frame of the table: what stands still, zone by zone, and what moves, layer over layer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.animation.effects import Cue, Leaving
from scenes.bigbook.table.panel import hud
from scenes.bigbook.table.render import board, static_layers, threat_glow
from scenes.bigbook.table.render.static_layers import DirtyRegions
from scenes.kit.canvas import Canvas
from scenes.kit.icons import emblem
from scenes.kit.plates import pill
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, INK, mix

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene

LIGHTS_ITSELF = ("curse:", "button:", "option:", "power:")
"""Things whose light is drawn with their picture, besides the cards and spells of the desk."""
DESK_SLIDE = 60.0
"""How many pixels the things of a desk slide aside when another desk is laid."""


class Drawing:
    """Draws the scene's two layers and knows which zones of the still one wait to be painted anew."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.zones = DirtyRegions()
        self._ground = False
        """The picture of the room has been there to be painted."""

    def forget(self) -> None:
        """Drop what was derived from sizes, words and pictures that have changed."""
        self.scene.stage.forget()
        self.zones.forget()

    def ground_arrived(self) -> None:
        """Paint everything anew where the room's picture has come since."""
        scene = self.scene
        if not self._ground and board.ground(scene.look, scene.app.size) is not None:
            scene.rebake()

    # the still layer

    def refresh(self) -> None:
        """Note which zones differ from what was painted; at speed 0 paint them at once."""
        scene = self.scene
        self.zones.notice(self.zones.keys(scene.look, scene.sentence(), scene.dangers, scene.story.mark))
        if scene.app.speed == 0:
            self.rebake(None)

    def rebake(self, budget: int | None) -> None:
        """Paint waiting zones anew, as many as the budget of this frame allows (None: all)."""
        for box in self.zones.take(budget):
            self.scene.rebake(Rect(box))

    def still(self, surface: Surface) -> None:
        """The ground of the room and every zone that the clip touches."""
        scene, clip = self.scene, surface.get_clip()
        scene.furniture.forget(clip)
        self._ground = board.background(scene.look, surface)
        painters = static_layers.still_painters(scene.look, surface, scene.sentence(), scene.dangers, scene.story)
        for name, (box, paint) in painters.items():
            if clip.colliderect(Rect(box).inflate(6, 6)):
                paint()
                if clip.contains(Rect(box).clip(surface.get_rect())):
                    self.zones.painted(name)
        if clip.contains(surface.get_rect()):
            self.zones.painted("room")

    def leaving_desk(self) -> Leaving | None:
        """The desk as it is shown, sliding aside; None where a change of desk is only a cut."""
        scene, window = self.scene, self.scene.app.window
        if scene.app.speed == 0 or window.surface is None or window.scale != 1.0 or scene.app.top is not scene:
            return None
        box = Rect(self.zones.desk_box(scene.look)).clip(window.surface.get_rect())
        slide = 0.0 if scene.theme.reduced_motion else DESK_SLIDE
        return Leaving(window.surface.subsurface(box).copy(), box.topleft, slide)

    def desk_cue(self) -> Cue | None:
        """Whose desk this is now; None at speed 0, and where the ribbon of a turn says it."""
        scene, look = self.scene, self.scene.look
        now = scene.director.now
        if scene.app.speed == 0 or (now is not None and now.type == "turn_began"):
            return None
        px, colour = look.layout.px, look.words.colour(scene.desk)
        block = lay_out(str(look.words.seat(scene.desk)), Style(look.layout.text(30, 21), BONE, "title"))
        side, pad = px(40, 28), px(12, 8)
        picture = Surface((side + block.size[0] + 4 * pad, max(side, block.size[1]) + 2 * pad), pygame.SRCALPHA)
        pill(picture, picture.get_rect(), mix(colour, INK, 0.5), 240)
        person = look.words.people.get(scene.desk)
        if person is not None:
            picture.blit(emblem(person.emblem, side, colour), (pad, (picture.get_height() - side) // 2))
        block.draw(picture, (side + 2 * pad, (picture.get_height() - block.size[1]) // 2))
        desk = Rect(self.zones.desk_box(look))
        at = (desk.centerx - picture.get_width() // 2, desk.y - picture.get_height() // 2)
        return Cue(picture, at, 0.0 if scene.theme.reduced_motion else 36.0)

    # the moving layer

    def moving(self, canvas: Canvas) -> None:
        """Cards and lights, furniture, effects, what lies over the table, the pointer, the focus."""
        scene = self.scene
        lights = scene.glow.lights(scene.hover, scene.pointer)
        scene.lifts.aim(scene.look, lights, scene.pointer.zone(lights))
        scene.stage.paint(canvas, scene.look, lights, [], scene.clock)
        if lights.lit or lights.marked:
            rects = {thing.id: thing.rect for thing in scene.listing().things}
            scene.stage.light(canvas, scene.look, lights, rects, {name for name in rects if self._own(name)})
        scene.furniture.paint(canvas, hud.parts(scene))
        scene.shade(canvas)
        scene.struck.paint(canvas, tuple(scene.director.effects))
        scene.climax.paint(canvas)
        if not scene.overlays.hidden:
            threat_glow.paint(scene, canvas)
            scene.glow.paint_threads(canvas)
        scene.handover.paint(canvas)
        scene.overlays.paint(canvas)
        if not scene.overlays.hidden:
            scene.tooltip.paint(canvas)
        scene.pointer.paint(canvas)
        scene.paint_focus(canvas)
        scene.ambience.paint(canvas)

    def _own(self, name: str) -> bool:
        """Things whose light the stage draws with their picture."""
        desk = self.scene.desk
        return name.startswith((f"card:{desk}:", f"spell:{desk}:", *LIGHTS_ITSELF))
