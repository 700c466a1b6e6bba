"""The hint: a paper note in three steps beside the panel, with what it speaks of glowing on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from scenes.bigbook.table.overlays.hint_words import STEPS, Said, say, target
from scenes.bigbook.table.render.context import glow_frame
from scenes.bigbook.tutorial.note import Note, NoteButton, NoteText
from scenes.kit.canvas import Canvas
from scenes.kit.routes import route
from scenes.kit.scene import Scene
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GOLD
from scenes.kit.thing import Thing, thing_at

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene
    from scenes.shell.app import App

DIM = 0.4


class HintScene(Scene):
    """Enter goes on to the next step; Escape, or a press beside the note, closes it; a press on what is lit is then
    a press on the table."""

    name = "hint"
    modal = True
    veil = 0.0

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        self.step = 0
        self.said = Said("")
        self._height, self._moved = 0, False
        self.note = Note(table.look.layout)

    def layout(self) -> None:
        self.said = say(self.table, STEPS[self.step])
        title = self.app.t(f"kit.hint.{STEPS[self.step]}")
        content = NoteText("hint", title, self.said.text, self._buttons(), step=self.step, steps=len(STEPS))
        self.note.put(self.table.look.layout, self._area(), content)

    def _buttons(self) -> tuple[NoteButton, ...]:
        def make(name: str, key: str, primary: bool = False) -> NoteButton:
            return NoteButton(f"button:{name}", self.app.t(key), self.app.t(key), primary)

        if self.step < len(STEPS) - 1:
            return make("close", "kit.button.close"), make("next", "kit.button.continue", True)
        if not self.preparable:
            return (make("close", "kit.button.close", True),)
        return make("close", "kit.button.close"), make("prepare", "kit.hint.prepare", True)

    @property
    def preparable(self) -> bool:
        """Whether the advice is an action that can be laid out for paying."""
        now = self.table.session.decision
        answer = self.said.answer
        return now is not None and now.kind == "action" and bool(answer) and answer not in (("end",), ("pass",))

    def _area(self) -> Rect:
        """Above the panel; over the book where the note would cover what it speaks of."""
        areas, px = self.table.look.layout.areas, self.table.look.layout.px
        panel, book = Rect(areas["panel"]), Rect(areas["book"])
        words = lay_out(self.said.text, Style(self.table.look.layout.text(21, 16)), panel.w - px(28, 18))
        height = min(px(420, 290), max(px(170, 126), words.size[1] + px(120, 88)))
        self._height = height = max(height, self._height)  # the note stands still while one goes on
        above = Rect(panel.x, panel.y - height - px(10, 6), panel.w, height)
        self._moved = self._moved or any(above.colliderect(rect) for rect in self.said.glow)
        if not self._moved:
            return above
        over = Rect(book.centerx - panel.w // 2, book.bottom - height, panel.w, height)
        return over.clamp(Rect((0, 0), self.app.size))

    def default_focus(self) -> str | None:
        buttons = self._buttons()
        return buttons[-1].id

    def things(self) -> list[Thing]:
        return self.note.things()

    def press(self, thing: Thing) -> None:
        if thing.id == "button:close":
            self.app.pop()
        elif thing.id == "button:next":
            self._go_on()
        elif thing.id == "button:prepare":
            self._prepare()

    def _go_on(self) -> None:
        """The next step, its likeliest button in focus."""
        self.step += 1
        self.relayout()
        self.focus.set(self.default_focus() or "", show=False)

    def _prepare(self) -> None:
        """Close, and lay the advised action out for paying."""
        answer, acts = self.said.answer, self.table.acts
        thing = self.table.thing(target(self.table, answer) or "")
        self.app.pop()
        if thing is None or not thing.enabled:
            return
        acts.clear()
        acts.target(thing)
        power = answer[0].rsplit(":", 1)[-1]
        if answer[0].startswith("activate:") and acts.plan is not None and power in "123":
            acts.set_power(int(power))
        self.table.focus.set(self.table.default_focus() or "", show=False)  # Enter confirms what lies prepared

    def on_down(self, pos: tuple[int, int]) -> bool:
        if not self.note.rect.collidepoint(pos):
            lit = self._lit(pos)
            self.app.pop()
            if lit:  # the hint has said what to press, and that was pressed
                self.app.presses.pass_on(self.table)
                self.table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
            return True
        return super().on_down(pos)

    def _lit(self, pos: tuple[int, int]) -> bool:
        """Whether a thing that the hint or the table lights lies there."""
        under = thing_at(self.table.things(), pos)
        if under is None:
            return False
        shines = under.id in self.table.glow.lights(None, self.table.pointer).lit
        return shines or any(rect == under.rect for rect in self.said.glow)

    def command(self, name: str) -> bool:
        """The key that opened the hint goes on, and closes it at its end."""
        if name != "hint":
            return False
        if self.step < len(STEPS) - 1:
            self._go_on()
        else:
            self.app.pop()
        return True

    def paint(self, canvas: Canvas) -> None:
        canvas.dim(DIM, keep=tuple(rect.inflate(8, 8) for rect in self.said.glow))
        colour = CRIMSON if STEPS[self.step] == "dangerous" else GOLD[0]
        for rect in self.said.glow:
            canvas.mark(glow_frame(canvas.surface, rect, colour, 4 if self.step == 2 else 3))
        self.note.paint(canvas, self.hover, self.down)
        self.paint_focus(canvas)


route("hint", HintScene)
