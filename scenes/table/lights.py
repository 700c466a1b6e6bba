"""Light on what a moment offers: frames about what may be chosen and is, and numbers of an order."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from scenes.kit.canvas import Canvas
from scenes.kit.drawing.numerals import outlined
from scenes.kit.ornament import glow_frame, pill, stretched
from scenes.kit.theme import BONE, CRIMSON, GOLD, LECTERN, mix

PALE = mix(LECTERN[3], BONE, 0.25)
"""The frame of what may be chosen but would do nothing."""


@dataclass(slots=True)
class Lights:
    """What the moment says, by thing id: lit (may be chosen), marked (chosen), dimmed, lifted, numbered."""

    lit: set[str] = field(default_factory=set)
    marked: set[str] = field(default_factory=set)
    dimmed: set[str] = field(default_factory=set)
    order: dict[str, int] = field(default_factory=dict)
    idle: set[str] = field(default_factory=set)
    """Of what is lit: what would do nothing now. Its frame is pale."""
    warned: set[str] = field(default_factory=set)
    """What is threatened: it lies in light."""
    hover: str | None = None
    held: int = 0
    shake: dict[str, float] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    """With reduced motion a refused thing wears a red edge for a moment."""
    picked: bool = False
    """A card is in the hand of the pointer: lit targets glow stronger."""
    ink: str = ""
    """The ink that frames the lit targets of that card (a frame `ink_<name>`); '' for a frame of light."""


def frame(canvas: Canvas, lights: Lights, name: str, rect: Rect) -> None:
    """The frame of light about a thing whose picture has just been drawn: refused, chosen, or free to be chosen."""
    if name not in lights.refused:
        light(canvas, lights, name, rect)
        return
    canvas.mark(glow_frame(canvas.surface, rect, CRIMSON, 4))
    numbered(canvas, lights, name, rect)


def light(canvas: Canvas, lights: Lights, name: str, rect: Rect) -> None:
    """The frame of light about a thing that is chosen, or free to be chosen, and its place in an ordered answer."""
    if name in lights.marked:
        canvas.mark(glow_frame(canvas.surface, rect, GOLD[0], 4))
    elif name in lights.lit:
        colour = PALE if name in lights.idle else GOLD[1]
        if lights.ink and name not in lights.idle and _inked(canvas, lights.ink, rect):
            numbered(canvas, lights, name, rect)
            return
        canvas.mark(glow_frame(canvas.surface, rect, colour, 3 if lights.picked else 2))
    numbered(canvas, lights, name, rect)


INK_EDGE = (8, 18)
"""How wide the ink about a target is, in pixels: at least, at most."""


def _inked(canvas: Canvas, ink: str, rect: Rect) -> bool:
    """Ink wells up about a target of the card in hand; False where it cannot be drawn."""
    edge = max(INK_EDGE[0], min(INK_EDGE[1], min(rect.size) // 6))
    box = rect.inflate(edge, edge)
    made = stretched(f"ink_{ink}", box.size, 2 * edge)
    if made is not None:
        canvas.blit(made, box.topleft)
    return made is not None


def numbered(canvas: Canvas, lights: Lights, name: str, rect: Rect) -> None:
    """Where in an ordered answer a thing stands, if it stands there."""
    if name in lights.order:
        number(canvas, rect, lights.order[name])


def number(canvas: Canvas, rect: Rect, number: int) -> None:
    """The place of a mark in an ordered answer."""
    made = outlined(str(number), 22, GOLD[0])
    box = Rect(0, 0, max(30, made.get_width() + 12), 30)
    box.midtop = (rect.centerx, rect.y + 4)
    pill(canvas.surface, box, CRIMSON, 235)
    canvas.mark(box)
    canvas.blit(made, made.get_rect(center=box.center).topleft)
