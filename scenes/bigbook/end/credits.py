"""The credits: the book before it was opened, who printed it, and its back, sewn shut; three openings that are turned.

Reached from the sheet about this edition and after a victory; Escape leads back at any time.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.bigbook.edition import AUTHOR, HOUSE
from scenes.bigbook.plate import PLATE
from scenes.book.open_book import PAGE, OpenBookScene, Painted
from scenes.kit import materials
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text
from scenes.kit.materials import leather
from scenes.kit.ornament import gilded
from scenes.kit.routes import route
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, INK, LECTERN, MIN_TEXT, mix
from scenes.kit.widgets import Button

OPENINGS = 3
LINES = ("game", "edition", "press", "monsters", "cat", "you")


class CreditsScene(OpenBookScene):
    """Three openings of one book; a page between them is turned, or changed at once where nothing moves."""

    name = "credits"

    def heading(self) -> str:
        return self.app.t("bigbook.credits.title")

    def default_focus(self) -> str | None:
        return "button:close" if self.at == OPENINGS - 1 else "button:next"

    # places

    def place(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below, sheet=False)
            return
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        foot = px(118 if full else 78)
        wide = min((w - px(120 if full else 60)) // 2, round((h - foot - px(60 if full else 34)) * PAGE[0] / PAGE[1]))
        high = round(wide * PAGE[1] / PAGE[0])
        top = (h - foot - high) // 2
        self.left, self.right = Rect(w // 2 - wide, top, wide, high), Rect(w // 2, top, wide, high)
        row = Rect(0, h - foot + px(20 if full else 12), 0, px(66 if full else 46))
        wide, gap = px(330 if full else 230), px(20)
        row.w = wide * self._ways + gap * (self._ways - 1)
        row.centerx = w // 2
        self._buttons(beside(row, self._ways, gap))

    def _below(self, column: Column) -> None:
        """The pages of an opening below each other."""
        high = round(column.area.w * PAGE[1] / PAGE[0])
        self.left, self.right = column.take(high, 0), column.take(high, 16)
        self._buttons(column.grid(self._ways, 230))

    @property
    def _ways(self) -> int:
        """How many buttons there are: the way back, and on where there is more."""
        return 1 if self.at == OPENINGS - 1 else 2

    def _buttons(self, places: Sequence[Rect]) -> None:
        """The buttons."""
        t = self.app.t
        entries = [("close", t("kit.button.back"), self.app.pop), ("next", t("bigbook.credits.turn"), self.turn)]
        self.widgets = []
        for (name, words, act), rect in zip(entries, places, strict=False):
            primary = f"button:{name}" == self.default_focus()
            self.widgets.append(Button(f"button:{name}", rect, words, action=act, primary=primary, size=23))

    # turning

    def turn(self) -> None:
        """Go on to the next opening."""
        if self.at < OPENINGS - 1:
            self.open_at(self.at + 1)

    def on_up(self, pos: tuple[int, int]) -> bool:
        """A click on the book turns its page, too."""
        held = self.down
        used = super().on_up(pos)
        if not used and held is None and self.left.union(self.right).collidepoint(pos):
            self.turn()
            return True
        return used

    # drawing

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        book = self.left.union(self.right)
        boards = book.inflate(self.theme.px(26), self.theme.px(26))
        last = self.at == OPENINGS - 1
        if last and self.turning is None:
            boards = self.left
        shadow = Surface(surface.get_size(), pygame.SRCALPHA)
        materials.soft_shadow(shadow, boards.move(0, self.theme.px(8)), self.theme.px(20))
        surface.blit(shadow, (0, 0))
        if not last:
            surface.blit(leather(boards.size, LECTERN, seed=6, radius=8), boards)
        self.paint_pages(surface)
        if not last:
            materials.gold_line(surface, boards.inflate(-6, -6), 1, 6)

    def paint_page(self, at: int, side: str) -> Painted:
        paint = {
            (0, "left"): self._shut_book, (0, "right"): self._title,
            (1, "left"): self._press, (1, "right"): self._names,
            (2, "left"): self._back_cover, (2, "right"): self._farewell,
        }[at, side]  # fmt: skip
        return Painted(paint())

    def _paper(self, seed: int) -> Surface:
        shadow = 14
        whole = materials.parchment(self.left.size, seed=seed, ragged=False, shadow=shadow)
        return whole.subsurface(Rect(shadow, shadow, *self.left.size)).copy()

    def _lay(self, page: Surface, kind: str, name: str, room: Rect) -> None:
        picture = self.app.art.get(kind, name, room.size, 1)
        if picture is not None:
            page.blit(picture, picture.get_rect(center=room.center))

    def _inner(self, share: float = 0.1) -> Rect:
        w, h = self.left.size
        return Rect(0, 0, w, h).inflate(-round(w * share * 2), -round(h * share * 2))

    def _shut_book(self) -> Surface:
        page = self._paper(21)
        self._lay(page, "table", "closed_book", self._inner(0.08))
        return page

    def _title(self) -> Surface:
        page, room = self._paper(22), self._inner(0.08)
        head = Rect(room.x, room.y, room.w, round(room.h * 0.62))
        if not PLATE.paint(page, self.app.art, self.app.lang, head):
            gilded(page, self.app.t("bigbook.terms.title.name"), head, self.theme.text(60), where="credits.title")
        soft = Style(self.theme.text(22 if self.theme.layout.full else 17), mix(INK, CRIMSON, 0.3), align="center")
        line = Rect(room.x, head.bottom, room.w, round(room.h * 0.12))
        draw_text(page, self.app.t("bigbook.edition.subtitle"), line, soft, valign="middle", where="credits.subtitle")
        style = Style(self.theme.text(26 if self.theme.layout.full else 19), INK, italic=True, align="center")
        rest = Rect(room.x, line.bottom, room.w, room.bottom - line.bottom)
        draw_text(page, self.app.t("bigbook.credits.begun"), rest, style, valign="middle", where="credits.begun")
        return page

    def _press(self) -> Surface:
        page = self._paper(23)
        self._lay(page, "pages", "the_end", Rect((0, 0), self.left.size))
        return page

    def _names(self) -> Surface:
        page, room, t = self._paper(24), self._inner(0.08), self.app.t
        full = self.theme.layout.full
        head = Rect(room.x, room.y, room.w, round(room.h * 0.13))
        style = Style(self.theme.text(44 if full else 30), CRIMSON, "title", align="center")
        draw_text(page, t("bigbook.credits.title"), head, style, valign="middle", where="credits.head")
        materials.rule(page, room.x + room.w // 5, room.right - room.w // 5, head.bottom)
        words = "\n\n".join(
            f"[b]{t(f'bigbook.credits.{name}_head')}[/b]\n{t(f'bigbook.credits.{name}', **self._people(name))}"
            for name in LINES
        )
        body = Rect(room.x, head.bottom + room.h // 40, room.w, room.bottom - head.bottom - room.h // 40)
        style = Style(max(MIN_TEXT, self.theme.ui(25 if full else 18)), INK, align="center", bold_colour=CRIMSON)
        draw_text(page, words, body, style, valign="middle", where="credits.names")
        return page

    def _people(self, name: str) -> dict[str, str]:
        return {"author": AUTHOR, "house": HOUSE} if name == "game" else {}

    def _back_cover(self) -> Surface:
        page = self._bare(self.left)
        self._lay(page, "pages", "back_cover", Rect((0, 0), self.left.size))
        return page

    def _farewell(self) -> Surface:
        page, room = self._bare(self.right), self._inner(0.1)
        head = Rect(room.x, room.y + room.h // 6, room.w, room.h // 3)
        gilded(
            page,
            self.app.t("bigbook.credits.end"),
            head,
            self.theme.text(150 if self.theme.layout.full else 100),
            where="credits.end",
        )
        style = Style(self.theme.text(26 if self.theme.layout.full else 19), BONE, italic=True, align="center")
        line = Rect(room.x, head.bottom, room.w, room.h // 4)
        draw_text(page, self.app.t("bigbook.credits.sewn"), line, style, valign="middle", where="credits.sewn")
        return page

    def _bare(self, box: Rect) -> Surface:
        """The desk where no page lies."""
        whole = Surface(self.app.size)
        self.room.paint_base(whole)
        return whole.subsurface(box).copy()


route("credits", CreditsScene)
