"""What leads through a watched game: a slate in the place of the command panel, its buttons, and what is shown now."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text, fit
from scenes.kit.shapes import smooth
from scenes.kit.text import Style
from scenes.kit.theme import BONE, GOLD, MIN_TEXT, Colour
from scenes.kit.thing import INFO, Thing
from scenes.kit.widgets import Button, WidgetState
from scenes.table.context import AnyTable
from scenes.table.slate import CHALK, GOLDEN, SOFT, slate

FRAME = (7, 5)
STEPS = ("turn_back", "back", "play", "forward", "turn_forward")
"""The buttons of the first row, and the signs on them."""
KEYS = {
    "turn_back": "shift+left", "back": "left", "play": "space", "forward": "right", "turn_forward": "shift+right",
    "slower": "-", "faster": "+", "close": "escape",
}  # fmt: skip
ROUND = (4, 8)
"""So many pixels wider and higher than the slate is what is painted: a button throws a shadow."""
WIDE = 1.7
"""How much wider than its neighbours the button is that plays and halts."""
CLOSE = "button:close"


@dataclass(frozen=True, slots=True)
class Told:
    """What the slate says: where the game stands, and what was asked or happens there."""

    head: str
    place: str
    now: tuple[str, ...]
    """The sentences of what happened or was asked there; the last ones are said, as many as there is room for."""
    playing: bool
    speed: str


@dataclass(frozen=True, slots=True)
class Places:
    """Where a table in play is led, in window pixels."""

    panel: Rect
    """The command panel."""
    main: Rect
    """Its large button."""
    acts: Rect | None
    """The slate above the panel that has its buttons, where letters are large; None where they lie on the panel."""


class Transport:
    """The buttons by name (`STEPS`, `slower`, `faster`, `play_on`, `close`), and the slate that they lie on."""

    def __init__(
        self,
        table: AnyTable,
        places: Callable[[], Places],
        acts: Mapping[str, Callable[[], None]],
    ) -> None:
        self.table, self._places, self.acts = table, places, acts
        self.buttons: dict[str, Button] = {}
        self.speed = Rect(0, 0, 0, 0)
        """Where the speed stands."""
        self.caption = Rect(0, 0, 0, 0)
        """Where stands whose turn it is and what happens."""
        self._kept: tuple[Hashable, Surface] | None = None
        """The slate as it was painted last, and for what."""

    def layout(self) -> None:
        """Place everything, with the words of the language in use."""
        self._kept = None
        places, px = self._places(), self.table.measures.px
        area, main = Rect(places.panel), Rect(places.main)
        gap, edge, high = px(8, 6), px(12, 9), px(46, 31 if places.acts is None else 40)
        inner = Rect(area.x + edge, area.y, area.w - 2 * edge, area.h)
        rows = [Rect(inner.x, main.y - gap - (high + gap) * n, inner.w, high) for n in (3, 2, 1)]
        if places.acts is not None:  # what leaves this place stands above the panel, as other buttons in a game do
            acts = places.acts.inflate(-edge, -edge)
            half = (acts.h - gap) // 2
            rows = [Rect(inner.x, area.bottom - edge - high * n - gap * (n - 1), inner.w, high) for n in (2, 1)]
            rows.append(Rect(acts.x, acts.y, acts.w, half))
            main = Rect(acts.x, acts.bottom - half, acts.w, half)
        self.buttons = {}
        unit = (inner.w - gap * (len(STEPS) - 1)) / (len(STEPS) - 1 + WIDE)
        x = float(inner.x)
        for name in STEPS:
            wide = unit * (WIDE if name == "play" else 1.0)
            self._add(
                name,
                Rect(round(x), rows[0].y, round(x + wide) - round(x), high),
                self.table.app.t(f"kit.replay.{name}"),
            )
            x += wide + gap
        side = round(high * 1.35)
        self._add("slower", Rect(inner.x, rows[1].y, side, high), self.table.app.t("kit.replay.slower"))
        self._add("faster", Rect(inner.right - side, rows[1].y, side, high), self.table.app.t("kit.replay.faster"))
        self.speed = Rect(inner.x + side + gap, rows[1].y, inner.w - 2 * (side + gap), high)
        self._add("play_on", rows[2], self.table.app.t("kit.replay.play_on"))
        self._add("close", main, self.table.app.t("kit.replay.close"))
        self.buttons["close"].id = CLOSE
        self.buttons["play"].primary = True
        self.caption = Rect(inner.x, area.y + px(10, 7), inner.w, rows[0].y - gap - area.y - px(10, 7))

    def _add(self, name: str, rect: Rect, label: str) -> None:
        button = Button(f"replay:{name.replace('_', '-')}", rect, label, action=self.acts[name], size=19, zone="panel")
        self.buttons[name] = button

    def things(self, told: Told) -> list[Thing]:
        """The buttons in reading order, the speed between its own."""
        found = [button.thing() for button in self.buttons.values()]
        return [*found, Thing("replay:speed", INFO, told.speed, self.speed, zone=INFO)]

    def called(self, thing: Thing) -> str:
        """What a thing of the screen is called, with its key where it has one."""
        name = next((name for name, button in self.buttons.items() if button.id == thing.id), "")
        key = KEYS.get(name)
        return f"{thing.label} · {self.table.app.keys.read(key)}" if key else thing.label

    def press(self, name: str) -> bool:
        """A button was pressed; False for other things."""
        button = next((one for one in self.buttons.values() if one.id == name), None)
        if button is None:
            return False
        button.press()
        return True

    # drawing

    def paint(self, canvas: Canvas, told: Told, hover: str | None, down: str | None) -> None:
        """The slate, what stands on it, and the buttons; painted anew only where something of that is another."""
        own = {button.id for button in self.buttons.values()}
        key = told, hover if hover in own else None, down if down in own else None
        places = self._places()
        area, acts = places.panel, places.acts
        box = area.inflate(*ROUND).clip(canvas.rect)
        if acts is not None:
            canvas.surface.blit(slate(acts.size, self.table.measures.px(*FRAME)), acts)
            canvas.mark(acts)
            self._paint(canvas, area, told, key[1], key[2])
        elif self._kept is None or self._kept[0] != key:
            self._paint(canvas, area, told, key[1], key[2])
            self._kept = key, canvas.surface.subsurface(box).copy()
        else:
            canvas.surface.blit(self._kept[1], box)
        canvas.mark(box)

    def _paint(self, canvas: Canvas, area: Rect, told: Told, hover: str | None, down: str | None) -> None:
        canvas.surface.blit(slate(area.size, self.table.measures.px(*FRAME)), area)
        self._words(canvas, told)
        self._line(canvas, told.speed, self.speed, (18, 14), GOLDEN)
        for name, button in self.buttons.items():
            state = WidgetState(hover == button.id, down == button.id)
            label = button.label
            button.label = label if name in ("play_on", "close") else ""
            button.paint(canvas, self.table.theme, state)
            button.label = label
            if not button.label or name in ("play_on", "close"):
                continue
            shown = "pause" if name == "play" and told.playing else name
            colour = GOLD[0] if button.primary or state.hover else BONE
            picture = _sign(shown, round(button.rect.h * 0.52), colour if button.enabled else SOFT)
            canvas.blit(picture, picture.get_rect(center=button.rect.center).topleft)

    def _line(self, canvas: Canvas, words: str, room: Rect, size: tuple[int, int], colour: Colour) -> None:
        """Words in one line, in the middle of a room."""
        style = Style(self.table.measures.text(*size), colour, align="center")
        draw_text(canvas.surface, words, room, style, valign="middle", where=words[:40], wrap=False, ellipsis=True)

    def _words(self, canvas: Canvas, told: Told) -> None:
        measures, room = self.table.measures, self.caption
        px = measures.px
        high, low = ((34, 24), (26, 18)) if self._places().acts is None else ((34, 40), (26, 34))
        head = Rect(room.x, room.y, room.w, px(*high))
        place = Rect(room.x, head.bottom, room.w, px(*low))
        now = Rect(room.x, place.bottom + px(6, 3), room.w, room.bottom - place.bottom - px(6, 3))
        style = Style(measures.text(26, 19), GOLDEN, "title", align="center")
        draw_text(canvas.surface, told.head, head, style, valign="middle", where="replay.head", ellipsis=True)
        self._line(canvas, told.place, place, (17, 14), SOFT)
        said, size = _said(told.now, measures.text(20, 15), now)
        style = Style(size, CHALK, align="center")
        draw_text(canvas.surface, said, now, style, valign="middle", where="replay.now", ellipsis=True)


def _said(sentences: tuple[str, ...], size: int, room: Rect) -> tuple[str, int]:
    """As many of the last sentences as fit a room with every word whole, and the size of their letters: smaller than
    wanted only where not even the last one fits."""

    def whole(text: str, letters: int) -> bool:
        block = fit(text, Style(letters, CHALK, align="center"), room.size, floor=letters, report=False)
        return not (block.cut or block.broken)

    for first in range(len(sentences)):
        text = " ".join(sentences[first:])
        if whole(text, size):
            return text, size
    last = sentences[-1]
    return last, next((one for one in range(size, MIN_TEXT, -1) if whole(last, one)), MIN_TEXT)


def _sign(name: str, side: int, colour: Colour) -> Surface:
    """The sign of a button: arrows to a bar (a step), double arrows (a turn), an arrow, two bars, plus and minus."""

    def paint(s: Surface, k: float) -> None:
        n = side * k

        def head(x: float, way: int, wide: float = 0.5) -> None:
            tip, back = (x + wide, x) if way > 0 else (x, x + wide)
            points = ((tip, 0.5), (back, 0.08), (back, 0.92))
            pygame.draw.polygon(s, colour, [(a * n, b * n) for a, b in points])

        def bar(x: float, y: float = 0.08, w: float = 0.14, h: float = 0.84) -> None:
            pygame.draw.rect(s, colour, Rect(round(x * n), round(y * n), round(w * n), round(h * n)))

        if name == "play":
            head(0.14, 1, 0.78)
        elif name == "pause":
            bar(0.18, w=0.22)
            bar(0.6, w=0.22)
        elif name in ("back", "forward"):
            way = 1 if name == "forward" else -1
            head(0.12 if way > 0 else 0.3, way, 0.58)
            bar(0.76 if way > 0 else 0.1)
        elif name in ("turn_back", "turn_forward"):
            way = 1 if name == "turn_forward" else -1
            head(0.02, way, 0.48)
            head(0.5, way, 0.48)
        else:
            bar(0.12, 0.42, 0.76, 0.16)
            if name == "faster":
                bar(0.42, 0.12, 0.16, 0.76)

    return smooth((side, side), paint)
