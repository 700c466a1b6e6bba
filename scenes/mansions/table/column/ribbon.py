"""The ribbon over everything: the round, where in it the night stands, what is looked for; and lines of the log."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.core.play import thing_id
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.icons import cut_for, glyph
from scenes.kit.text import Style
from scenes.kit.text import layout as lay
from scenes.kit.thing import INFO
from scenes.mansions.look import INK, LAMP, LINE, PANEL, PAPER, key, slate
from scenes.mansions.table.part import Placed
from scenes.mansions.table.text.aims import aim_said
from scenes.table.listing import HeldCard, Listing

MENU = thing_id.button("menu")
PHASES = ("investigators", "trade", "threat", "actions", "attacks", "event")
"""The stations of a round, the investigators' turns first."""


class Ribbon(Placed):
    """The head of the window."""

    def box(self) -> Box | None:
        """Over the whole width."""
        return self.table.measures.ribbon

    def key(self) -> Hashable:
        """Round, station, whose turn."""
        view = self.table.view
        return view.round, view.phase, view.active, self.said()

    def paint(self, surface: Surface) -> None:
        """Round and stations at the left, whose turn it is in the middle, the story at the right."""
        box, layout, words, view = (
            Rect(self.box() or (0, 0, 0, 0)),
            self.table.measures,
            self.table.words,
            self.table.view,
        )
        surface.fill(PANEL, box)
        surface.fill(LINE, Rect(box.x, box.bottom - 2, box.w, 2))
        style = Style(layout.text(22, 17), LAMP[1], "title", bold=True)
        left = Rect(box.x + layout.px(16, 10), box.y, box.w // 8, box.h - 2)
        head = draw_text(surface, words.t("ribbon.round", n=view.round), left, style, valign="middle", where="ribbon",
                         wrap=False, ellipsis=True)  # fmt: skip
        x, r = left.x + head.size[0] + layout.px(26, 18), max(5, layout.px(9, 6))
        for phase in PHASES:
            centre = (x, box.centery - 1)
            here = phase == view.phase
            pygame.draw.circle(surface, LAMP[2] if here else LINE, centre, r, 0 if here else 2)
            x += 3 * r
        style = Style(layout.text(20, 16), PAPER[0])
        station = Rect(x + r, box.y, box.w // 3 - x, box.h - 2)
        said = words.seat(view.active) if view.phase == "investigators" and view.active else words.term(
            f"phases.{view.phase}")  # fmt: skip
        draw_text(surface, said, station, style, valign="middle", where="ribbon", wrap=False, ellipsis=True)
        self._key(surface)
        chip = Rect(self._chip())
        slate(surface, chip, edge=LAMP[3], ground=INK, cut=6)
        style = Style(layout.text(20, 16), LAMP[1], italic=True, align="center")
        draw_text(surface, self.said(), chip.inflate(-12, -2), style, valign="middle", where="aim", wrap=False,
                  ellipsis=True)  # fmt: skip

    def _chip(self) -> Box:
        """The chip at the right: what to look for."""
        box, layout = self.table.measures.ribbon, self.table.measures
        wide = min(box.w // 3, layout.px(620, 400))
        return Box(self._menu().x - wide - layout.px(10, 6), box.y + 4, wide, box.h - 10)

    def _menu(self) -> Box:
        """The key of the menu, in the corner."""
        box, layout = self.table.measures.ribbon, self.table.measures
        wide = layout.px(60, 44)
        return Box(box.right - wide - layout.px(16, 8), box.y + 1, wide, box.h - 2)

    def _key(self, surface: Surface) -> None:
        place = Rect(self._menu())
        ink = key(surface, place)
        side = min(place.h - 8, self.table.measures.px(32, 22))
        if cut_for("menu", side) is not None:
            picture = glyph("menu", side, ink)
            surface.blit(picture, picture.get_rect(center=place.center))
            return
        style = Style(max(14, side), ink, bold=True, align="center")
        draw_text(surface, "☰", place, style, valign="middle", where="sign", wrap=False)

    def said(self) -> str:
        """What to look for, by the texts that were read."""
        return aim_said(self.table.words, self.table.view)

    def things(self, out: Listing[HeldCard]) -> None:
        """The aim; a press shows the objective."""
        out.add("aim", INFO, self.said(), self._chip(), zone="ribbon")
        out.add(MENU, "button", self.table.app.t("kit.button.menu"), self._menu(), zone="ribbon")


class Lines(Placed):
    """The last lines of the log, where the layout has room for them: an open log, or what is left over."""

    def box(self) -> Box | None:
        """Beside, beneath or above, as the form has it."""
        layout = self.table.measures
        return self.table.free(layout.log or layout.told or layout.under)

    def key(self) -> Hashable:
        """The lines."""
        return tuple(self.table.lines[-12:])

    def paint(self, surface: Surface) -> None:
        """The newest at the foot, as many as there is room for."""
        box = self.box()
        if box is None:
            return
        layout = self.table.measures
        slate(surface, Rect(box), ground=INK)
        inner = Rect(box).inflate(-layout.px(20, 12), -layout.px(14, 8))
        y = inner.bottom
        for at, line in enumerate(reversed(self.table.lines)):
            block = lay(line, Style(layout.text(17), PAPER[0] if at == 0 else PAPER[2]), inner.w)
            y -= block.size[1] + 4
            if y < inner.y:
                break
            block.draw(surface, (inner.x, y))
