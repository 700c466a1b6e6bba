"""Cabinet cards: a portrait of 400x560 with eyes about y 262, the lamp at its left, and a mount of paper round it."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.gaze import SKINS
from tools.art.lamplit.nib import INK, LAMP, PAPER, Tones, form, lines, nib, pen, side
from tools.art.lamplit.wallpaper import hang

SHEET = Sh.rect(0, 0, 400, 560)


def wall(
    d: Doc,
    top: str,
    low: str,
    lamp: tuple[float, float] = (40, 150),
    r: float = 430,
    paper: int = 0,
    dark: float = 0.75,
) -> None:
    """Wallpaper (its number in `wallpaper.py`) in the light of one lamp; the dark comes in upright strokes."""
    lx, ly = lamp
    d.fill(SHEET, d.lin(0, 0, 0, 560, top, low))
    hang(d, (0, 0, 400, 560), top, paper, 1.2)
    d.glow(
        lx, ly, r, (0, LAMP["core"], 0.95), (0.18, LAMP["light"], 0.7), (0.5, LAMP["mid"], 0.25), (1, LAMP["mid"], 0)
    )
    d.fill(SHEET, d.rad(lx + 60, ly + 60, 520, (0, INK, 0), (0.45, INK, 0.05), (0.8, INK, 0.45), (1, INK, 0.8)))
    strokes = pen(
        SHEET,
        90,
        6.5,
        tone=lambda x, y: (math.hypot(x - lx, (y - ly) * 0.8) / 430) ** 1.6,
        step=12,
        rnd=random.Random(4),
        ragged=20,
    )
    nib(d, strokes, INK, 1.9, dark, wob=0.8)


def mount(d: Doc) -> None:
    """The margin of a cabinet card, and one ruled line."""
    inner = Sh.rect(12, 12, 376, 536, 10)
    d.fill(SHEET - inner, PAPER[0])
    d.stroke(inner, INK, 3)
    d.stroke(Sh.rect(1.5, 1.5, 397, 557, 4), INK, 3)


def skin_of(name: str) -> tuple[str, str, str]:
    """Three tones of a skin, for hands."""
    lit, middle, shaded = SKINS[name][:3]
    return lit, middle, shaded


def blanket(d: Doc, tones: Tones, stripe: str, shift: float = 0.0) -> None:
    """The ferry's blanket, drawn up to the chin of whoever sleeps."""
    edge = (
        f"-20,{470 + shift}! 50,{424 + shift} 130,{398 + shift} 204,{412 + shift} 280,{396 + shift} 352,{428 + shift}"
    )
    cloth = S(f"{edge} 420,{480 + shift}! 420,600! -20,600!")
    d.fill(cloth.move(0, -7), INK, 0.45)
    form(d, cloth, tones, 3)
    for y in (34, 52, 112):
        fold = line("-20,470 60,428 204,420 340,428 420,480").move(0, shift + y)
        d.stroke(fold, stripe, 9 if y != 52 else 3, 0.85)
    d.stroke(line(edge), lighten(tones[0], 0.4), 3)
    for x in range(20, 400, 22):
        top = 452 + shift - 46 * math.sin(math.pi * x / 400)
        lines(d, 3, INK, f"{x},{top:.0f} {x - 2},{top + 10:.0f}")
    nib(d, pen(side(cloth, -60, 0), 84, 7, rnd=random.Random(6), ragged=18), INK, 1.9, 0.85)
