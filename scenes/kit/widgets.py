"""Controls of paper, wood and gold, and what they are made of: button, toggle, choice, slider.

`text_field` has the line to write in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

import pygame
from pygame import Rect, Surface

from game.core.text.i18n import TextKey
from scenes.kit import materials, ornament
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.materials import leather
from scenes.kit.text import Style, layout
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, LECTERN, PARCH, Theme, mix
from scenes.kit.thing import Thing

RED = (mix(CRIMSON, GOLD[3], 0.12), mix(CRIMSON, INK, 0.25), CRIMSON)


@dataclass(slots=True)
class WidgetState:
    """What a widget needs to know about the moment: is it hovered, held down, focused."""

    hover: bool = False
    down: bool = False


def panel(surface: Surface, rect: Rect, *, seed: int = 1, border: bool = True, shadow: int = 14) -> None:
    """A sheet of paper with a printed border, drawn into a still layer."""
    surface.blit(materials.parchment(rect.size, seed=seed, shadow=shadow), (rect.x - shadow, rect.y - shadow))
    if not border:
        return
    inner = rect.inflate(-8, -8)
    printed = ornament.stretched("border", inner.size, max(16, min(44, min(rect.size) // 18)))
    if printed is not None:
        surface.blit(printed, inner)
    else:
        materials.ornate(surface, rect)


def plaque(
    surface: Surface,
    rect: Rect,
    state: WidgetState,
    *,
    enabled: bool = True,
    primary: bool = False,
    lit: bool = False,
    quiet: bool = False,
) -> Rect:
    """The face of a button: polished wood (or red leather) with a gold edge; returns where the words go. `quiet`: a
    key of plain wood, whose upper edge is lit."""
    colours = RED if primary else LECTERN
    sunk = 2 if state.down and enabled else 0
    box = rect.move(0, sunk)
    if not state.down and enabled:
        pygame.draw.rect(surface, INK, rect.move(1, 3), border_radius=8)
    surface.blit(leather(rect.size, colours, seed=rect.w % 7 + 1), box.topleft)
    if (state.hover or lit) and enabled:
        pygame.draw.rect(
            surface, mix(GOLD[1], GOLD[0], 0.4 if state.hover else 0.0), box.inflate(-2, -2), 2, border_radius=6
        )
    gilt = ornament.stretched("gilt", box.inflate(-2, -2).size, max(9, min(20, box.h // 3))) if box.h > 26 else None
    if quiet and not materials.is_plain():
        _bevel(surface, box, enabled=enabled)
    elif enabled and gilt is not None:
        surface.blit(gilt, box.move(1, 1))
    elif enabled:
        materials.gold_line(surface, box.inflate(-4, -4), 2 if state.hover or lit else 1, 5)
    else:
        pygame.draw.rect(surface, mix(LECTERN[3], INK, 0.35), box.inflate(-4, -4), 1, border_radius=5)
    return box


def _bevel(surface: Surface, box: Rect, *, enabled: bool) -> None:
    """The edges of a key: light above and left, dark below."""
    lit = mix(LECTERN[2], GOLD[1], 0.42 if enabled else 0.1)
    for i, share in enumerate((0.0, 0.6)):
        tone, inner = mix(lit, LECTERN[0], share), box.inflate(-2 - 2 * i, -2 - 2 * i)
        pygame.draw.line(surface, tone, (inner.x + 4, inner.y), (inner.right - 6, inner.y))
        pygame.draw.line(surface, mix(tone, LECTERN[0], 0.5), (inner.x, inner.y + 4), (inner.x, inner.bottom - 6))
    pygame.draw.line(
        surface, mix(INK, LECTERN[3], 0.3), (box.x + 5, box.bottom - 2), (box.right - 6, box.bottom - 2), 2
    )


BUTTON_PAD = 26
"""Design units that the gold edge of a button takes from its width."""


@dataclass(slots=True)
class Widget:
    """Base: an id, a place, a label, and whether it can be used (else the key of the text that says why not)."""

    id: str
    rect: Rect
    label: str = ""
    enabled: bool = True
    why_not: TextKey | None = None
    zone: str = ""
    role: str = "button"
    sideways: ClassVar[bool] = False
    """Left and right change its value; the arrows up and down lead on."""

    def thing(self) -> Thing:
        """How the widget appears in the scene's list."""
        return Thing(self.id, self.role, self.label, self.rect, self.enabled, self.why_not, self.zone)

    def spoken(self, t: Callable[[str], str]) -> tuple[str, ...]:
        """The state that its label does not tell, for ears; `t` says a key."""
        return ()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        """Draw the widget."""

    def press(self) -> None:
        """Do what a click or Enter means here."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while focused, before the scene's own keys; True when used."""
        return False

    def click(self, pos: tuple[int, int]) -> bool:
        """A click where the place matters; False leaves it to `press`."""
        return False

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer is held down on the widget."""

    def let_go(self) -> None:
        """The pointer that was held down on the widget is up again, wherever it is."""


@dataclass(slots=True)
class Button(Widget):
    """Words on a plaque; `primary` is the one thing to press next, `icon` a picture before the words. `look`: "quiet"
    is a key of plain wood, "slip" words in ink on the paper that the button lies on, "word" underlined words alone."""

    action: Callable[[], object] | None = None
    primary: bool = False
    size: float = 22
    icon: Surface | None = None
    lit: bool = False
    face: str = "body"
    look: str = ""

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        box = self._ground(canvas.surface, state)
        canvas.mark(self.rect.inflate(6, 10))
        room = box.inflate(-theme.px(BUTTON_PAD), -theme.px(8))
        if self.icon is not None:
            canvas.surface.blit(
                self.icon,
                self.icon.get_rect(midleft=room.midleft) if self.label else self.icon.get_rect(center=box.center),
            )
            room = Rect(
                room.x + self.icon.get_width() + theme.px(8),
                room.y,
                room.w - self.icon.get_width() - theme.px(8),
                room.h,
            )
        colour = (GOLD[0] if state.hover or self.primary else BONE) if self.enabled else mix(BONE, LECTERN[1], 0.55)
        if self.look in ("slip", "word"):
            colour = CRIMSON if state.hover else INK if self.enabled else mix(INK, PARCH[1], 0.45)
        if self.label:
            style = Style(theme.ui(self.size), colour, self.face, align="center")
            block = draw_text(canvas.surface, self.label, room, style, valign="middle", where=self.id, ellipsis=True)
            if self.look == "word":
                half, y = min(block.size[0], room.w) // 2, room.centery + block.size[1] // 2
                line = mix(colour, PARCH[1], 0.0 if state.hover else 0.55)
                pygame.draw.line(canvas.surface, line, (room.centerx - half, y), (room.centerx + half, y))

    def _ground(self, surface: Surface, state: WidgetState) -> Rect:
        """What the words stand on, and where they go."""
        if self.look == "word":
            return self.rect.move(0, 1 if state.down and self.enabled else 0)
        if self.look != "slip":
            quiet = self.look == "quiet"
            return plaque(
                surface, self.rect, state, enabled=self.enabled, primary=self.primary, lit=self.lit, quiet=quiet
            )
        box = self.rect.move(0, 1 if state.down and self.enabled else 0)
        pygame.draw.rect(surface, mix(PARCH[0], PARCH[1], 0.15 if state.hover else 0.4), box, border_radius=6)
        pygame.draw.rect(surface, CRIMSON if state.hover else PARCH[3], box, 2 if state.hover else 1, border_radius=6)
        return box


@dataclass(slots=True)
class Toggle(Widget):
    """Yes or no: a wax tick in a box, the words beside it."""

    value: bool = False
    changed: Callable[[bool], None] | None = None
    role: str = "toggle"
    size: float = 19

    def spoken(self, t: Callable[[str], str]) -> tuple[str, ...]:
        return (t("kit.settings.on" if self.value else "kit.settings.off"),)

    def press(self) -> None:
        self.value = not self.value
        if self.changed is not None:
            self.changed(self.value)

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        s = canvas.surface
        side = min(self.rect.h - 6, theme.px(34))
        box = Rect(self.rect.x + 3, self.rect.centery - side // 2, side, side)
        pygame.draw.rect(s, mix(PARCH[0], PARCH[1], 0.4), box, border_radius=4)
        pygame.draw.rect(
            s, CRIMSON if state.hover and self.enabled else PARCH[4 if self.enabled else 3], box, 2, border_radius=4
        )
        if self.value:
            pygame.draw.lines(
                s,
                CRIMSON if self.enabled else PARCH[3],
                False,
                [
                    (box.x + side * 0.2, box.y + side * 0.5),
                    (box.x + side * 0.42, box.y + side * 0.75),
                    (box.x + side * 0.84, box.y + side * 0.18),
                ],
                max(3, side // 7),
            )
        room = Rect(box.right + theme.px(12), self.rect.y, self.rect.right - box.right - theme.px(12), self.rect.h)
        ink = INK if self.enabled else mix(INK, PARCH[2], 0.45)
        draw_text(s, self.label, room, Style(theme.ui(self.size), ink), valign="middle", where=self.id)
        canvas.mark(self.rect)


SMALL = 0.8
"""How small letters may become before the label of a choice gives way."""


@dataclass(slots=True)
class Choice(Widget):
    """One of several values: left and right arrows, the value between them; a click takes the next one."""

    values: Sequence[str] = ()
    names: Sequence[str] = ()
    brief: Sequence[str] = ()
    """Shorter words for the values, all of them shown where one of `names` has no room in letters of `size`."""
    index: int = 0
    changed: Callable[[str], None] | None = None
    role: str = "choice"
    sideways = True
    size: float = 19
    labelled: bool = False
    """Its label stands before the value: nothing beside it says what is chosen here."""

    @property
    def value(self) -> str:
        """The chosen value."""
        return self.values[self.index]

    def thing(self) -> Thing:
        shown = self._told(self.names[self.index]) if self.label else self.names[self.index]
        return Thing(self.id, self.role, shown, self.rect, self.enabled, self.why_not, self.zone)

    def _told(self, name: str) -> str:
        return f"{self.label}: {name}"

    def _fitting(self, style: Style, room: int) -> str:
        """What stands for the value: the brief words where one of the long ones has no room, and of these without the
        label only where both would be small."""

        def fits(name: str, style: Style) -> bool:
            return layout(name, style).size[0] <= room

        at = self.index
        told = [self._told(name) for name in self.names] if self.labelled else self.names
        if not self.brief or all(fits(name, style) for name in told):
            return told[at]
        small = replace(style, size=round(style.size * SMALL))
        brief = self._told(self.brief[at])
        return brief if self.labelled and fits(brief, small) else self.brief[at]

    def step(self, by: int) -> None:
        """Take the next or previous value."""
        self.index = (self.index + by) % len(self.values)
        if self.changed is not None:
            self.changed(self.value)

    def press(self) -> None:
        self.step(1)

    def click(self, pos: tuple[int, int]) -> bool:
        if pos[0] > self.rect.x + min(self.rect.w // 3, 2 * self.rect.h):  # of a broad one only about its arrow
            return False
        self.step(-1)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        s, r = canvas.surface, self.rect
        pygame.draw.rect(s, mix(PARCH[0], PARCH[1], 0.35), r, border_radius=6)
        pygame.draw.rect(
            s, CRIMSON if state.hover and self.enabled else PARCH[3], r, 2 if state.hover else 1, border_radius=6
        )
        arm = theme.px(13)
        for side, x in ((-1, r.left + arm), (1, r.right - arm)):
            n = theme.px(6)
            pygame.draw.polygon(
                s,
                CRIMSON if state.hover else PARCH[3],
                [(x + side * n, r.centery), (x - side * n * 0.6, r.centery - n), (x - side * n * 0.6, r.centery + n)],
            )
        room = r.inflate(-arm * 4, -4)
        style = Style(theme.ui(self.size), INK if self.enabled else PARCH[3], align="center")
        draw_text(
            s,
            self._fitting(style, room.w),
            room,
            style,
            valign="middle",
            where=self.id,
            ellipsis=True,
        )
        canvas.mark(r.inflate(2, 2))


BEAD, LARGE_BEAD = 40, 26
"""Between the end of a slider's line and its value, and before the line: pixels at least, and units."""


def value_room(words: str, theme: Theme) -> int:
    """The pixels that the value of a slider takes at the end of its line, the bead beside it."""
    return max(100, layout(words, Style(theme.ui(18), INK)).size[0] + max(BEAD, theme.px(LARGE_BEAD)))


@dataclass(slots=True)
class Slider(Widget):
    """A number from `low` to `high` in `steps`; a gold bead on an ink line."""

    value: float = 0.0
    low: float = 0.0
    high: float = 1.0
    steps: int = 10
    changed: Callable[[float], None] | None = None
    shown: Callable[[float], str] | None = None
    released: Callable[[], None] | None = None
    """Called when a change of the value has come to its end."""
    room: int = 100
    """Pixels at the end of the line for the value in words."""
    moved: bool = False
    role: str = "slider"
    sideways = True

    def _track(self) -> Rect:
        return Rect(self.rect.x + 14, self.rect.y, max(20, self.rect.w - self.room), self.rect.h)

    def text(self) -> str:
        """The value in words."""
        return self.shown(self.value) if self.shown is not None else f"{self.value:g}"

    def thing(self) -> Thing:
        return Thing(
            self.id, self.role, f"{self.label}: {self.text()}", self.rect, self.enabled, self.why_not, self.zone
        )

    def set(self, value: float) -> None:
        """Take the nearest step within the bounds and tell it."""
        unit = (self.high - self.low) / self.steps
        new = min(self.high, max(self.low, self.low + round((value - self.low) / unit) * unit))
        if abs(new - self.value) > 1e-9:
            self.value, self.moved = new, True
            if self.changed is not None:
                self.changed(new)

    def click(self, pos: tuple[int, int]) -> bool:
        """The pointer has dragged the bead to where it is."""
        return True

    def press(self) -> None:
        """One step up, from the end to the beginning: whoever has one button gets everywhere."""
        last = self.high - self.value < 1e-9
        self.set(self.low if last else self.value + (self.high - self.low) / self.steps)
        self.let_go()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.set(self.value + (1 if event.key == pygame.K_RIGHT else -1) * (self.high - self.low) / self.steps)
            self.let_go()
            return True
        return False

    def drag(self, pos: tuple[int, int]) -> None:
        track = self._track()
        self.set(self.low + (self.high - self.low) * (pos[0] - track.x) / track.w)

    def let_go(self) -> None:
        was, self.moved = self.moved, False
        if was and self.released is not None:
            self.released()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        s, track = canvas.surface, self._track()
        y = track.centery
        share = (self.value - self.low) / (self.high - self.low)
        x = round(track.x + share * track.w)
        pygame.draw.line(s, PARCH[3], (track.x, y), (track.right, y), 3)
        pygame.draw.line(s, CRIMSON, (track.x, y), (x, y), 3)
        for i in range(0, self.steps + 1, max(1, self.steps // 10)):
            tick = round(track.x + track.w * i / self.steps)
            pygame.draw.line(s, PARCH[3], (tick, y + 6), (tick, y + 10))
        r = theme.px(11 if state.hover or state.down else 9)
        pygame.draw.circle(s, INK, (x, y), r + 2)
        pygame.draw.circle(s, GOLD[2], (x, y), r)
        pygame.draw.circle(s, GOLD[0], (x - r // 3, y - r // 3), max(2, r // 3))
        room = Rect(track.right + 18, self.rect.y, self.rect.right - track.right - 18, self.rect.h)
        draw_text(s, self.text(), room, Style(theme.ui(18), INK, align="right"), valign="middle", where=self.id)
        canvas.mark(self.rect)
