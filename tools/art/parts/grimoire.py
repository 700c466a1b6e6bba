"""The grimoire as it stands in rooms: shut, on its lectern, its eye asleep or listening, tied with its own ribbons."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import limb
from tools.art.parts.boards import book_eye, metal_corner
from tools.art.parts.bramble import bramble
from tools.art.parts.room import ROOM_BRASS

Tie = tuple[str, str, str, int, int]
"""Three tones of a ribbon, its tilt and how low it is tied."""


def grimoire(
    d: Doc,
    x: float,
    y: float,
    k: float,
    rnd: random.Random,
    openness: float = 0.0,
    ties: Sequence[Tie] = (),
) -> tuple[float, float, float]:
    """the shut book standing aslant, 460 wide and 420 high at k 1, its foot's middle at (x, y); `ties` ribbons' tones

    Only leather, iron and the eye: the title is the game's. Returns the place of the eye (x, y, width)."""

    def place(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    block = place(S("-228,-4! -196,-402! 214,-402! 244,-4! 236,14 -222,14"))
    d.inked(block, d.lin(x, y - 30 * k, x, y + 14 * k, "#f3e2ba", "#cfae76", "#8f6a3a"), 3.4, 1.8, PAGE_INK)
    leaves = [place(sliver(-220, -1 + i * 3.2, 238, -1 + i * 3.2, 1.2)) for i in range(4)]
    leaves += [place(sliver(205 + i * 4, -398, 231 + i * 4, -8, 1.2)) for i in range(3)]
    d.fill(pile(leaves), "#6b4a2c")
    board = place(S("-238,-14! -204,-416! 196,-416! 228,-14! 220,-4 -230,-4"))
    d.inked(board, d.dlin(board, "#a2474a", "#6d2433", "#2c0e1c"), 4, 2.4, PAGE_INK)
    d.fill(wedges(board, 13, 24, 5, (-0.5, -0.8), 0.1, 0.4, rnd), PAGE_INK)
    joint = place(S("-238,-14! -204,-416! -176,-416! -206,-4! -230,-4"))
    d.fill(joint, "#1c0812", 0.6)
    d.fill(place(brush("-212,-20 -196,-210 -182,-410", 5, LEAF, 8)), "#d07a6a", 0.7)
    for inset, w in ((0, 4.4), (10, 2)):
        field = place(S("-168,-380! 164,-380! 192,-42! -192,-42!")).shrink(inset)
        d.stroke(field, PAGE_INK, w + 2.6, join="miter")
        d.stroke(field, "#d89a6a", w * 0.62, 0.9)
    for cx, cy, sx, sy, down in (
        (-200, -413, 1, 1, -0.08),
        (193, -413, -1, 1, 0.08),
        (-232, -10, 1, -1, -0.08),
        (224, -10, -1, -1, 0.08),
    ):
        metal_corner(d, x + cx * k, y + cy * k, sx, sy, ROOM_BRASS, rnd, 0.9 * k, (1, 0), (down, 1))
    ring = [
        (x + k * (-1 + 124 * math.cos(math.radians(a))), y + k * (-212 + 112 * math.sin(math.radians(a))))
        for a in range(0, 361, 15)
    ]
    d.fill(place(Sh.ell(-1, -212, 114, 102)), d.rad(x, y - 212 * k, 120 * k, "#b8645a", "#843640", "#3a1420"))
    stem, thorns = bramble(ring, 14 * k, 46, rnd, 22 * k, 4)
    for shape in (U(thorns), stem):
        d.inked(shape, d.dlin(shape, *ROOM_BRASS), 3, 1.4, PAGE_INK)
    eye(d, x, y - 212 * k, 186 * k, openness, rnd)
    for tones in ties:
        sash(d, x, y, k, tones)
    return x, y - 212 * k, 186 * k


def eye(d: Doc, x: float, y: float, w: float, openness: float, rnd: random.Random) -> None:
    """the eye in its lids of leather: shut (0) the upper lid reaches the lower rim, listening (.35) a slit opens"""
    lids = S(
        [
            (x - w * 0.5, y + w * 0.02, 1),
            (x - w * 0.32, y - w * 0.19),
            (x, y - w * 0.29),
            (x + w * 0.32, y - w * 0.19),
            (x + w * 0.5, y + w * 0.02, 1),
            (x + w * 0.28, y + w * 0.16),
            (x, y + w * 0.22),
            (x - w * 0.28, y + w * 0.16),
        ]
    )
    d.fill(lids.grow(7).move(0, 3), "#16070f", 0.7)
    d.inked(lids, d.rad(x - w * 0.12, y - w * 0.1, w * 0.55, "#a8524a", "#883c40", "#6a2834"), 3.4, 1.6, PAGE_INK)
    for k, thick in ((0.5, 0.022), (0.86, 0.028), (1.22, 0.022)):
        crease = [
            (x - w * 0.45, y - w * 0.03),
            (x - w * 0.24, y - w * 0.2 * k + w * 0.02),
            (x, y - w * 0.25 * k + w * 0.02),
            (x + w * 0.24, y - w * 0.2 * k + w * 0.02),
            (x + w * 0.45, y - w * 0.03),
        ]
        d.fill(brush(crease, w * thick, LEAF, 14) & lids, PAGE_INK)
    if openness:
        book_eye(d, x, y + w * 0.06, w * 0.9, openness)
        return
    rim = [
        (x - w * 0.49, y + w * 0.02),
        (x - w * 0.27, y + w * 0.15),
        (x, y + w * 0.205),
        (x + w * 0.27, y + w * 0.15),
        (x + w * 0.49, y + w * 0.02),
    ]
    d.fill(brush(rim, w * 0.06, LEAF, 16), PAGE_INK)
    lashes = []
    for i in range(9):
        u = (i - 4) / 4
        ax, ay = x + w * 0.4 * u, y + w * (0.205 - 0.11 * u * u)
        lashes.append(cutw(ax, ay, ax + w * 0.09 * u, ay + w * (0.17 - 0.03 * abs(u)), w * 0.05, 0.1 * u))
    d.fill(pile(lashes), PAGE_INK)


def sash(d: Doc, x: float, y: float, k: float, tones: Tie) -> None:
    """a ribbon tied round the book, its bow below the eye's ring"""
    tilt, low = tones[3], tones[4]
    band = limb(
        [
            (x - 276 * k, y + (low + tilt * 1.2) * k),
            (x - 80 * k, y + (low + tilt * 0.3) * k),
            (x + 90 * k, y + (low - tilt * 0.3) * k),
            (x + 276 * k, y + (low - tilt * 1.2) * k),
        ],
        [26 * k] * 4,
        14,
    )
    board = S("-241,-14! -207,-419! 199,-419! 231,-14!").scale(k).move(x, y)
    pages = S("190,-405! 217,-405! 247,-4! 200,-4!").scale(k).move(x, y)
    side = band.move(0, 5 * k) & (pages - board)
    d.inked(side, tones[2], 3, 1.4)
    band = band & board
    d.inked(band, d.vlin(band, *tones[:3]), 3, 1.4)
    for edge in (-1, 1):
        turned = board - board.move(-edge * 13 * k, 0)
        d.fill(turned & band, tones[2], 0.7)
