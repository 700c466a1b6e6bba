"""What a cut-out stands on, seen from the front, and its back of grey board."""

from __future__ import annotations

import random
from collections.abc import Callable

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import INK, PAPER, SLATE, Tones, nib, pen

STANDEE = (320, 480)
FEET, MIDDLE = 424, 160
"""Where the feet of a figure stand, and the middle of its foot."""
MARGIN = 11
SEED = 7
BOARD: Tones = ("#b1aa93", "#8d8774", "#6f6a5b")
PENCIL = "#4c493f"
Drawing = Callable[[Fig], None]


def _posed(figure: Drawing, k: float) -> Fig:
    f = Fig(SEED)
    with f.at(MIDDLE, FEET, k), f.at(-MIDDLE, -FEET):
        figure(f)
    return f


def standee(
    d: Doc, figure: Drawing, legs: str, k: float = 1.0, tones: Tones = (SLATE[1], SLATE[3]), emblem: Sh | None = None
) -> None:
    """A figure cut out of paper on its foot; `legs` tells the class (`two`, `four`, `none`) or is `person`."""
    _posed(figure, k).emit(d, MARGIN)
    foot(d, legs, tones, emblem)


def back(d: Doc, figure: Drawing, legs: str, k: float, pencil: Callable[[Doc], None]) -> None:
    """The cut-out from behind: the same outline the other way round, grey board that has taken the damp, what somebody
    has pencilled on it. Health and damage are the game's: they stand on two gummed labels."""
    outline = Sh.union(_posed(figure, k).outline).flipx(MIDDLE)
    d.stroke(outline.move(4, 6), INK, 2 * MARGIN + 2, 0.55)
    d.stroke(outline, INK, 2 * MARGIN + 4.5)
    d.stroke(outline, BOARD[1], 2 * MARGIN)
    d.fill(outline, BOARD[1])
    board = outline.grow(MARGIN)
    d.fill(board.shrink(1), d.dlin(board, *BOARD))
    # the lit edge of the board, its fibres, the damp that has climbed from the foot
    d.fill((board - board.move(5, 4)).shrink(0.5), lighten(BOARD[0], 0.35), 0.8)
    nib(d, pen(board.shrink(6), 0, 9, rnd=random.Random(2), ragged=16, broken=0.6), "#5f5b4e", 1.4, 0.5, wob=1)
    nib(d, pen(board - board.move(-14, -4), 90, 6, rnd=random.Random(3), ragged=10), INK, 1.7, 0.55)
    x0, _, x1, y1 = board.bounds
    damp = S(
        f"{x0 - 9},{y1 - 74}! {x0 + 40},{y1 - 92} {MIDDLE - 20},{y1 - 66} {MIDDLE + 40},{y1 - 88} {x1 - 20},{y1 - 70}"
        f" {x1 + 9},{y1 - 80}! {x1 + 9},{y1 + 9}! {x0 - 9},{y1 + 9}!"
    )
    d.fill(damp & board, "#5d6a60", 0.5)
    d.stroke((damp & board).shrink(0.5), "#4a564e", 2, 0.5)
    with d.clip(board.shrink(8)):
        pencil(d)
    _labels(d, board)
    foot(d, legs)


def _labels(d: Doc, board: Sh) -> None:
    """Two gummed labels for the numbers, where the board is."""
    _, y0, _, y1 = board.bounds
    top = max(y0 + 26, min(150.0, y1 - 214))
    for n, (y, a) in enumerate(((top, -2.0), (top + 82, 2.5))):
        slip = Sh.rect(-47, -29, 94, 58, 4 if n else 29).rot(a).move(MIDDLE, y + 29)
        d.fill(slip.move(3, 4), INK, 0.45)
        d.fill(slip, d.dlin(slip, PAPER[0], PAPER[1]))
        d.stroke(slip, INK, 3)
        d.stroke(slip.shrink(6), PAPER[3], 1.6, dash="4 4" if n else None)


def foot(
    d: Doc, legs: str, tones: Tones = (SLATE[1], SLATE[3]), emblem: Sh | None = None, w: float = 118, cx: float = MIDDLE
) -> None:
    """The stand: two pads, four pads or a wavy edge tell the class of a monster; a person's has an emblem."""
    y = FEET
    x0, x1 = cx - w, cx + w
    d.fill(Sh.ell(cx + 6, y + 38, w + 14, 14), INK, 0.5)
    body = _stand(legs, x0, x1, cx, y, w)
    d.stroke(body, INK, 7)
    d.fill(body, d.vlin(body, *tones))
    d.fill(Sh.rect(x0 - 6, y - 3, 2 * w + 12, 7) & body, lighten(tones[0], 0.35))
    nib(d, pen(Sh.rect(cx, y + 6, w + 10, 40) & body, 90, 7), INK, 1.6, 0.55)
    if emblem is not None:
        disc = Sh.ell(cx, y + 18, 23)
        d.stroke(disc, INK, 5)
        d.fill(disc, PAPER[0])
        d.fill(emblem.scale(0.36).move(cx - 17.3, y + 0.7), INK)


def _stand(legs: str, x0: float, x1: float, cx: float, y: float, w: float) -> Sh:
    if legs == "none":
        return S(
            f"{x0},{y + 8}! {x0 + 10},{y - 2} {cx},{y - 4} {x1 - 10},{y - 2} {x1},{y + 8}! {x1 + 6},{y + 30}"
            f" {x1 - 30},{y + 44} {x1 - 60},{y + 34} {cx + 34},{y + 46} {cx},{y + 34} {cx - 34},{y + 46}"
            f" {x0 + 60},{y + 34} {x0 + 30},{y + 44} {x0 - 6},{y + 30}"
        )
    pads = {"two": 2, "four": 4}.get(legs, 0)
    if not pads:
        return Sh.poly([(x0 + 10, y - 2), (x1 - 10, y - 2), (x1 + 4, y + 40), (x0 - 4, y + 40)])
    narrow = 8 if pads == 4 else 0
    under = [
        Sh.rect(x0 + 4 + (2 * w - 8) * (i + 0.5) / pads - 26 + narrow, y + 24, 52 - 2 * narrow, 22, 6)
        for i in range(pads)
    ]
    return U(Sh.poly([(x0 + 8, y - 2), (x1 - 8, y - 2), (x1, y + 30), (x0, y + 30)]), under)
