"""How a plain table looks: wood, heaps with their titles, cards of paper with words on them, and the panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.core.play import thing_id
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.materials import leather, wood
from scenes.kit.text import Style
from scenes.kit.theme import BONE, GOLD, INK, LECTERN, PARCH, mix
from scenes.kit.widgets import WidgetState, panel
from scenes.table.lights import Lights, frame
from scenes.table.moment import PanelItem
from scenes.table.motion.elevation import Elevation, Goal
from scenes.table.panel import buttons
from scenes.table.panel.ribbon import beam
from scenes.table.plain.context import PlainContext
from scenes.table.plain.game import Heap, Lain
from scenes.table.plain.layout import PlainLayout
from scenes.table.plain.model import PlainStaging

RAISED = 14
"""How many pixels of the drawing a card comes up under the pointer."""


def face(lain: Lain, size: tuple[int, int]) -> Surface:
    """A card of paper with words on it, or its back."""
    return materials.store.get(("plain-card", lain.label, size), lambda: _face(lain, size), worded=True)


def _face(lain: Lain, size: tuple[int, int]) -> Surface:
    out = Surface(size)
    whole = out.get_rect()
    if lain.label:
        out.fill(PARCH[1])
        style = Style(max(14, size[0] // 4), INK, "title", align="center")
        draw_text(out, lain.label, whole.inflate(-size[0] // 8, -size[1] // 8), style, valign="middle", where="card")
    else:
        out.blit(leather(size, LECTERN, seed=4, radius=4), (0, 0))
        pygame.draw.rect(out, GOLD[2], whole.inflate(-size[0] // 5, -size[1] // 5), 2)
    pygame.draw.rect(out, INK, whole, 2)
    return out


def board(layout: PlainLayout, heaps: Sequence[Heap], surface: Surface) -> None:
    """The wood, and the title of each heap in its place."""
    surface.blit(wood(surface.get_size()), (0, 0))
    for heap, box in zip(heaps, map(layout.heaps(heaps).__getitem__, (heap.name for heap in heaps)), strict=True):
        pygame.draw.rect(surface, mix(LECTERN[2], INK, 0.4), Rect(box), border_radius=8)
        style = Style(layout.text(22), BONE, bold=True)
        title = Rect(layout.title(box)).inflate(-layout.px(16), 0)
        draw_text(surface, heap.title, title, style, valign="middle", where="heap", ellipsis=True)


def picture(layout: PlainLayout, heaps: Sequence[Heap], size: tuple[int, int]) -> Surface:
    """A whole table at rest, the panel aside."""
    surface = Surface(size)
    board(layout, heaps, surface)
    places = layout.heaps(heaps)
    for heap in heaps:
        boxes = layout.cards(places[heap.name], len(heap.cards), pile=heap.pile)
        for lain, box in zip(heap.cards, boxes, strict=True):
            surface.blit(face(lain, (box.w, box.h)), (box.x, box.y))
    return surface


class PlainDrawing:
    """Draws one table (`Drawn`)."""

    def __init__(self, table: PlainContext, staging: PlainStaging, words: Callable[[], str]) -> None:
        """`words`: what stands on the panel."""
        self.table, self.staging, self.words = table, staging, words
        self.lifts = Elevation()
        self._seen: object = None

    waiting = False

    @property
    def moving(self) -> bool:
        """A card comes up or goes down where it lies."""
        return self.lifts.moving

    def refresh(self) -> None:
        """Paint the board anew where a title is another."""
        titles = tuple(heap.title for heap in self.table.model.heaps.values())
        if titles != self._seen:
            self._seen = titles
            self.table.screen.rebake()

    def rebake(self, budget: int | None) -> bool:
        """Nothing waits: the board is painted as one."""
        return False

    def offer(self, usable: frozenset[str] | None) -> None:
        """What may be chosen is lit, and nothing falls back."""

    def drift(self, x: int, dt: float) -> None:
        """Nothing lies far behind."""

    def update(self, dt: float, *, still: bool) -> bool:
        """Cards come up under the pointer, and the one that is chosen."""
        return self.lifts.update(dt, still=still)

    def art_arrived(self) -> None:
        """There are no pictures."""

    def forget(self) -> None:
        """Paint everything anew."""
        self._seen = None

    def leave(self) -> None:
        """The table goes."""

    def still(self, surface: Surface) -> None:
        """The board, and the paper of the panel."""
        layout = self.table.measures
        board(layout, tuple(self.table.model.heaps.values()), surface)
        panel(surface, Rect(layout.panel))
        if layout.ribbon.h:
            beam(surface, layout.ribbon)

    def cards(self, canvas: Canvas, lights: Lights, zone: str, *, patient: bool = False) -> bool:
        """Every card where it lies, then the panel."""
        table, aloft = self.table, set(self.staging.aloft.values())
        rects = {thing.id: thing.rect for thing in table.listing().things}
        up: set[Goal] = {("ghost", name) for name in lights.marked}
        if lights.hover is not None and lights.hover in table.listing().cards:
            up.add(("hover", lights.hover))
        self.lifts.aim(up)
        for name, (card, box) in table.places().items():
            if card.uid in aloft or card.uid == lights.held:
                continue
            high = round(table.measures.px(RAISED) * max(self.lifts.of(kind, name) for kind in ("hover", "ghost")))
            place = Rect(box).move(round(lights.shake.get(name, 0.0)), -high)
            canvas.blit(face(card.lain, place.size), place.topleft)
            frame(canvas, lights, name, place)
        if zone and zone in rects:
            frame(canvas, Lights(marked={zone}), zone, rects[zone])
        self._panel(canvas, lights)
        return False

    def _panel(self, canvas: Canvas, lights: Lights) -> None:
        layout = self.table.measures
        sheet = Rect(layout.sheet).inflate(-layout.px(40), -layout.px(40))
        style = Style(layout.text(24), INK, align="center")
        draw_text(canvas.surface, self.words(), sheet, style, valign="middle", where="panel", ellipsis=True)
        canvas.mark(Rect(layout.panel))
        for item in (*self.table.moment.panel, *self.table.moment.mains, *self.table.moment.small):
            self._button(canvas, item, lights)
        if self.table.unsaved:
            place, said = self.table.sign_box(), self.table.app.t("kit.save.unsaved")
            buttons.sign(canvas, layout, said, place, hover=self.table.hover == buttons.SIGN)

    def _button(self, canvas: Canvas, item: PanelItem, lights: Lights) -> None:
        table, measures = self.table, self.table.measures
        main, lit = item in table.moment.mains, item.id in lights.lit or item.id in lights.marked
        touch = WidgetState(table.hover == item.id, table.screen.down == item.id)
        asked = item.id == buttons.UNDO and table.state.asked == "undo"
        if item.id in (buttons.UNDO, buttons.REDO) and not asked:
            buttons.arrow(canvas, item, touch)
        else:
            _, room, colour = buttons.plate(canvas, measures, item, touch, primary=main, lit=lit or asked)
            buttons.words(canvas, measures, item, room, colour)
            command = thing_id.read(item.id).name
            buttons.key(canvas, measures, item, table.app.keys.shown(command) if main and item.reason is None else "")

    def warnings(self, canvas: Canvas, lights: Lights) -> None:
        """Nothing warns."""

    def held(self, canvas: Canvas, lain: Lain, box: Box) -> None:
        """A card in the air."""
        canvas.blit(face(lain, (box.w, box.h)), (box.x, box.y))
