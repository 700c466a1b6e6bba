"""The summary at the side of the table: it lies over the library and the piles of curses while play goes on.

With large letters that room is too small for them, and it is a page of the rulebook instead.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from scenes.bigbook.rulebook.content import Contents
from scenes.bigbook.rulebook.summary import Sheet, ground, set_sheet
from scenes.bigbook.settings import SETTINGS, settings_of
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import track_sockets
from scenes.book.flow import Spot
from scenes.book.view import cross, lit_link
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.theme import CRIMSON, GOLD, INK, mix
from scenes.kit.thing import Thing

SHEET, CLOSE = "sheet", "button:sheet-close"


class DockedSheet:
    """Whether it lies there is a setting, so that it is remembered."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self._key: object = None
        self._sheet: Sheet | None = None
        self._picture: pygame.Surface | None = None

    @property
    def shown(self) -> bool:
        """True while it lies on the table."""
        return settings_of(self.table.app).sheet and not self.table.render.layout.large

    def toggle(self) -> None:
        """Lay it on the table or take it away; with large letters open the rulebook at it."""
        if self.table.render.layout.large:
            self.table.app.open("rulebook", "summary")
            return
        self.table.app.prefs.set_own(SETTINGS, "sheet", not self.shown)
        self.table.redraw()

    def forget(self) -> None:
        """New pictures have come."""
        self._key = None

    @property
    def box(self) -> Rect:
        """The sheet's place: over the library, what lies beside it, and the first space."""
        render = self.table.render.layout
        areas = render.areas
        left, top = areas["library"].x, areas["library"].y
        right = track_sockets(render)[1].x - render.px(4, 3)  # space 2 holds a curse
        top = min(top, areas["rounds"].y)
        return Rect(left, top, right - left, areas["track"].bottom - top)

    def _made(self) -> tuple[Sheet, Rect]:
        """The sheet and the room for it, made anew when anything it depends on has changed."""
        app, box = self.table.app, self.box
        pad = self.table.render.layout.px(9, 6)
        room = box.inflate(-2 * pad, -2 * pad)
        key = (tuple(box), id(app.catalogue), app.settings.text_scale, app.settings.face, materials.is_plain())
        if self._sheet is None or key != self._key:
            wanted = self.table.render.layout.text(17, 14)
            contents = Contents(app.catalogue)
            self._sheet = set_sheet(app, contents, self.table.painter, room.size, wanted, round(wanted * 1.3))
            self._key, self._picture = key, None
        return self._sheet, room

    def _close(self) -> Rect:
        side = self.table.render.layout.px(32, 22)
        made = Rect(0, 0, side, side)
        made.topright = (self.box.right - 4, self.box.y + 4)
        return made

    def _spots(self) -> list[Spot]:
        sheet, room = self._made()
        return sheet.spots(room.x, room.y)

    def things(self) -> list[Thing]:
        """The sheet itself, so that nothing below it is pressed; its links; the sign that takes it away."""
        if not self.shown:
            return []
        app = self.table.app
        found = [Thing(SHEET, "sheet", app.t("bigbook.rulebook.ui.summary"), self.box, zone="sheet")]
        seen: set[str] = set()
        for spot in self._spots():
            if spot.id not in seen:
                seen.add(spot.id)
                found.append(Thing(spot.id, "link", spot.label, spot.rect, zone="sheet"))
        found.append(Thing(CLOSE, "button", app.t("kit.button.close"), self._close(), zone="sheet"))
        return found

    def press(self, thing: Thing) -> bool:
        """A press on the sheet; False when it was not meant."""
        if not self.shown or thing.zone != "sheet":
            return False
        if thing.id == CLOSE:
            self.toggle()
        spot = next((one for one in self._spots() if one.id == thing.id), None)
        if spot is not None:
            self.table.app.open("rulebook", spot.target)
        return True

    def paint(self, canvas: Canvas, hover: str | None) -> None:
        """The sheet over the table."""
        if not self.shown:
            return
        sheet, room = self._made()
        box, reach = self.box, 14
        if self._picture is None:
            self._picture = pygame.Surface(box.inflate(2 * reach, 2 * reach).size, pygame.SRCALPHA)
            place = Rect((reach, reach), box.size)
            ground(self._picture, place)
            sheet.draw(self._picture, room.x - box.x + reach, room.y - box.y + reach)
        canvas.blit(self._picture, (box.x - reach, box.y - reach))
        for thing in self.things():
            if thing.role == "link" and thing.id == hover:
                lit_link(canvas, thing.rect)
        close = self._close()
        sign = cross(round(close.h * 0.5), CRIMSON if hover == CLOSE else mix(INK, GOLD[4], 0.5))
        canvas.blit(sign, sign.get_rect(center=close.center).topleft)
