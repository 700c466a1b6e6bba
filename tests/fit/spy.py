"""Watches every text that is drawn, and judges it: inside its room, whole words, large enough, inside its picture."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from pygame import Rect, Surface

from scenes.kit.text import TextBlock
from scenes.kit.theme import MIN_TEXT


@dataclass(frozen=True, slots=True)
class Drawn:
    """One text as it was drawn: the area its letters take, the room it had, and the layer it belongs to."""

    layer: str
    text: str
    rect: Rect
    seen: Rect
    room: tuple[int | None, int | None]
    size: int
    cut: bool
    broken: bool
    shown: float
    need: tuple[int, int]
    surface: Surface


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """What is wrong with a text."""

    kind: str
    text: str
    note: str


@dataclass(slots=True)
class Spy:
    """Collects while `watching()` is open. `layer` names what is being painted."""

    drawn: list[Drawn] = field(default_factory=list)
    layer: str = ""

    def note(self, block: TextBlock, surface: Surface, pos: tuple[float, float]) -> None:
        """A block is about to be drawn with its upper left corner at `pos`."""
        if not any(piece.text.strip() for line in block.lines for piece in line):
            return
        area = extent(block, pos)
        seen = area.clip(surface.get_clip())
        self.drawn.append(
            Drawn(self.layer, words_of(block), area, seen, block.room, block.style.size, block.cut,
                  block.broken, block.shown, block.size, surface)
        )  # fmt: skip

    def texts(self) -> list[str]:
        """Every text drawn so far."""
        return [one.text for one in self.drawn]

    def faults(self, shown: float = 1.0) -> list[Fault]:
        """What is wrong with the texts drawn so far; `shown` is how much of a text must stand there at least."""
        found = [fault for one in self.drawn for fault in judge(one, shown)]
        return sorted({*found, *overlaps(self.drawn)})

    def clear(self) -> None:
        """Forget what was drawn."""
        self.drawn.clear()


def words_of(block: TextBlock) -> str:
    """The text of a block; lines parted by a stroke, icons in brackets."""
    lines = ["".join(f"[{p.text}]" if p.kind == "icon" else p.text for p in line) for line in block.lines]
    return "/".join(lines)


def extent(block: TextBlock, pos: tuple[float, float]) -> Rect:
    """The area the lines of a block take when drawn at `pos`."""
    width = block.room[0] or block.size[0]
    longest = block.size[0]
    shift = {"left": 0, "center": (width - longest) // 2, "right": width - longest}[block.style.align]
    return Rect(round(pos[0]) + shift, round(pos[1]), longest, block.size[1])


def judge(one: Drawn, shown: float = 1.0) -> Iterator[Fault]:
    """The faults of one text by itself."""
    if one.shown < shown:
        yield Fault("left out", one.text, f"{round(one.shown * 100)} % shown")
    if one.size < MIN_TEXT:
        yield Fault("small", one.text, f"{one.size} px")
    w, h = one.room
    if one.cut or (w is not None and one.need[0] > w) or (h is not None and one.need[1] > h):
        yield Fault("overflow", one.text, f"needs {one.need[0]}x{one.need[1]}, has {w}x{h}")
    if one.broken:
        yield Fault("broken", one.text, f"width {w}")
    area = one.surface.get_rect()
    if not area.contains(one.rect) and not one.cut:
        yield Fault("outside", one.text, f"{tuple(one.rect)} of {area.size}")


def overlaps(drawn: list[Drawn]) -> Iterator[Fault]:
    """Texts of one layer that lie over each other (the same text twice is a redraw)."""
    for i, one in enumerate(drawn):
        for other in drawn[i + 1 :]:
            if one.layer != other.layer or one.surface is not other.surface or one.text == other.text:
                continue
            shared = one.seen.clip(other.seen)
            if shared.w > one.size // 3 and shared.h > one.size // 3:
                yield Fault("overlap", f"{one.text} | {other.text}", f"{shared.w}x{shared.h}")


@contextmanager
def watching() -> Iterator[Spy]:
    """Watch every text drawn by the kit until the block is left."""
    spy, draw = Spy(), TextBlock.draw

    def noted(self: TextBlock, surface: Surface, pos: tuple[float, float]) -> Rect:
        spy.note(self, surface, pos)
        return draw(self, surface, pos)

    TextBlock.draw = noted  # type: ignore[method-assign]
    try:
        yield spy
    finally:
        TextBlock.draw = draw  # type: ignore[method-assign]
