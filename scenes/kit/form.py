"""A screen made of widgets: its list of things is the list of widgets, and keys go to the focused one first."""

from __future__ import annotations

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.focus import DIRECTIONS, Direction
from scenes.kit.scene import Scene
from scenes.kit.text_field import TextField
from scenes.kit.thing import Thing, thing_at
from scenes.kit.widgets import Widget, WidgetState


class Form(Scene):
    """Fill `self.widgets` in `layout` (reading order); draw paper and words in `paint_base`."""

    widgets: list[Widget]

    def things(self) -> list[Thing]:
        return [widget.thing() for widget in self.widgets]

    def widget(self, name: str) -> Widget | None:
        """The widget of that id."""
        return next((widget for widget in self.widgets if widget.id == name), None)

    def paint(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            look = WidgetState(self.hover == widget.id, self.down == widget.id)
            widget.paint(canvas, self.theme, look)
        self.paint_focus(canvas)

    def ways(self, thing: Thing) -> tuple[Direction, ...]:
        target = self.widget(thing.id)
        sideways = target is not None and target.enabled and target.sideways
        return tuple(way for way in DIRECTIONS if not (sideways and way[0]))

    def press(self, thing: Thing) -> None:
        target = self.widget(thing.id)
        if target is not None:
            self.stop_writing(but=target.id)
            target.press()

    def writing(self) -> TextField | None:
        """The text field being written in, or None."""
        return next((w for w in self.widgets if isinstance(w, TextField) and w.writing), None)

    @property
    def takes_letters(self) -> bool:
        return self.writing() is not None

    def stop_writing(self, but: str = "") -> None:
        """End writing in every other field."""
        for widget in self.widgets:
            if isinstance(widget, TextField) and widget.id != but:
                widget.stop()

    def on_down(self, pos: tuple[int, int]) -> bool:
        used = super().on_down(pos)
        target = self.widget(self.down or "")
        self.stop_writing(but=self.down or "")
        if target is not None and target.enabled:
            target.drag(pos)
        return used

    def on_motion(self, pos: tuple[int, int]) -> bool:
        target = self.widget(self.down or "")
        if target is not None and target.enabled:
            target.drag(pos)
            self.redraw()
        return super().on_motion(pos)

    def update(self, dt: float) -> None:
        super().update(dt)
        field = self.writing()
        if field is not None and field.tick(dt):
            self.redraw()

    def on_up(self, pos: tuple[int, int]) -> bool:
        field = self.writing()
        if field is not None:
            field.let_go()
        under = thing_at(self.things(), pos)
        if under is not None and under.id == self.down and under.enabled:
            target = self.widget(under.id)
            if target is not None and target.click(pos):
                self.focus.set(under.id, show=False)
                self.down = None
                self.redraw()
                return True
        return super().on_up(pos)

    def handle(self, event: pygame.event.Event) -> bool:
        field = self.writing()
        if field is not None and event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            (field.write if event.type == pygame.TEXTINPUT else field.compose)(event.text)
            self.redraw()
            return True
        if field is not None and event.type == pygame.KEYUP:
            field.released(event.key)
        return super().handle(event)

    def on_key(self, event: pygame.event.Event) -> bool:
        target = self.writing() or self.widget(self.focus.current or "")
        if target is not None and target.enabled and target.key(event):
            self.focus.set(target.id)
            self.redraw()
            return True
        return super().on_key(event)
