"""A letter that one investigator alone reads: shut first, until whoever it is for says that nobody else looks.

It shuts when anything else is done, or the window is left. Its words stand in no map of the screen, in no log and in
no save; to be read aloud it asks once more.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.icons import glyph
from scenes.kit.ornament import glow_frame
from scenes.kit.speech import Passage, sayable
from scenes.kit.text import Style
from scenes.kit.widgets import Button
from scenes.mansions.look import EMBLEMS, INK, LAMP, of_seat, paper
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.model.letters import SEEN, letter


class Letter(Form):
    """`button:open` breaks the seal, `button:aloud` reads it aloud when pressed twice, `button:close` shuts it."""

    name = "letter"
    modal = True

    def __init__(self, table: HouseContext, seat: str, which: str) -> None:
        super().__init__(table.app)
        self.table, self.seat, self.which = table, seat, which
        self.open = self.asked = self.aloud = False
        self.errand = ""
        """The room that it sends its owner to, found when it is opened; '' for none."""
        self.widgets = []
        self.sheet = self.room = self.mark = Rect(0, 0, 0, 0)

    def default_focus(self) -> str | None:
        return "button:close" if self.open else "button:open"

    # words

    def heading(self) -> str:
        return self.table.words.telling("letter.seen" if self.which == SEEN else "letter.omen")

    def text(self) -> str:
        """What may be read now: for whom it is while it is shut, then what stands in it."""
        words = self.table.words
        if not self.open:
            return words.telling("letter.shut", seat=words.seat(self.seat))
        secret = letter(self.table.run.session, self.seat, self.which)
        lines = [words.event(event) for event in secret.seen]
        lines += words.sheet(secret.card) if secret.card else []
        lines += [words.telling("letter.errand", room=words.names.room(secret.room))] if secret.room else []
        return "\n".join(lines)

    def passages(self) -> Sequence[Passage]:
        """For ears: what stands in it only after they have asked for that twice."""
        if self.open and not self.aloud:
            return (Passage("letter", self.table.words.telling("letter.sure" if self.asked else "letter.quiet")),)
        return (Passage("letter", sayable(self.text())),)

    # places

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((820, 560), (572, 400))
        measures = self.table.measures
        if measures.form == "side":
            self.sheet.centerx = measures.rows["panel"].center[0]
            self.sheet.clamp_ip(Rect((0, 0), self.app.size))
        inner = self.sheet.inflate(-px(90 if full else 60), -px(70 if full else 44))
        row, side = px(70 if full else 50), px(64 if full else 44)
        self.mark = Rect(inner.centerx - side // 2, inner.y, side, side)
        self.room = Rect(inner.x, self.mark.bottom + px(12), inner.w, inner.h - row - side - 2 * px(12))
        self._buttons(beside(Rect(inner.x, inner.bottom - row, inner.w, row), 2, px(18)))

    def _below(self, column: Column) -> None:
        self.mark = column.row(44)
        self.room = column.words(self.text(), self._style(), 20)
        boxes = column.grid(2, 200, 54)
        self.sheet = column.sheet
        self._buttons(boxes)

    def _buttons(self, boxes: Sequence[Rect]) -> None:
        words = self.table.words
        if self.open:
            label = words.telling("letter.aloud_surely" if self.asked else "letter.aloud")
            first = Button("button:aloud", boxes[0], label, action=self._read_aloud, size=20)
        else:
            first = Button(
                "button:open",
                boxes[0],
                words.telling("letter.open"),
                action=self._open,
                primary=True,
                size=20,
            )
        close = Button(
            "button:close", boxes[1], self.app.t("kit.button.close"), action=self.app.pop, primary=self.open, size=20
        )
        self.widgets = [first, close]

    def _style(self) -> Style:
        return Style(
            self.theme.text(24 if self.theme.layout.full else 18), INK, align="center" if not self.open else "left"
        )

    # what happens

    def _open(self) -> None:
        self.open = True
        self.errand = letter(self.table.run.session, self.seat, self.which).room
        self.app.sounds.play("page")
        self.relayout()
        self.focus.set("button:close", show=self.focus.visible)

    def _read_aloud(self) -> None:
        """The first press asks, the second reads."""
        self.asked, self.aloud = True, self.asked
        self.relayout()

    def looked_away(self) -> None:
        """Whoever comes back to the window may be somebody else."""
        if self.open:
            self.app.pop()

    # how it looks

    def paint_base(self, surface: Surface) -> None:
        paper(surface, self.sheet, shade=0.1, shadow=8)
        pygame.draw.rect(surface, of_seat(self.seat), self.sheet.inflate(-10, -10), 3)
        side = min(self.mark.w, self.mark.h)
        seal = Rect(0, 0, side, side)
        seal.center = self.mark.center
        if not self.open:
            pygame.draw.circle(surface, INK, seal.center, side // 2 + 2)
            pygame.draw.circle(surface, of_seat(self.seat), seal.center, side // 2)
        sign = glyph(EMBLEMS.get(self.seat, "moon"), side * 3 // 5, INK)
        surface.blit(sign, sign.get_rect(center=seal.center))
        draw_text(surface, self.text(), self.room, self._style(), valign="middle", where="letter", ellipsis=True)

    def paint(self, canvas: Canvas) -> None:
        """The room of an errand is lit while its owner reads of it."""
        super().paint(canvas)
        if not self.open or self.theme.layout.column:
            return
        for box in map(Rect, self.table.plan.rooms.get(self.errand, ())):
            if not box.colliderect(self.sheet):
                canvas.mark(glow_frame(canvas.surface, box, LAMP[0], 4))
