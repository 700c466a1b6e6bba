"""mental_control: others act and draw.

A wind-head from an old map blows a ribbon that takes a sleeping scribe by the wrist.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Spec, polar, pts_of, sample
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=212)
LAMP = (218, 214)
PEACH = ("#fff3e6", "#f4b48c", "#b8705a")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "air", LAMP, 410)
    if detail:
        field_lines(d, "air", LAMP, 150, 260)
    halo(d, "air", LAMP, 138)
    _desk(d, rnd)
    _scribe(d, rnd)
    _wind_head(d, rnd)
    breath = [(266, 232), (330, 206), (396, 214), (440, 258), (424, 316), (370, 352), (352, 396)]
    _breath(d, breath, 46)
    leafcard(d, 240, 376, 92, "air", "curled", -24, shadow=4, seed=3)
    hand(d, "pinch", 402, 428, 0.74, 196, True, "tan", cuff=("#f6d9b8", "#c98a6a", "#5d3a34"), arm=0, rnd=rnd)
    _quill(d)
    cuff = S("366,398! 392,386 416,398 422,424! 412,456 390,462! 402,432 390,410")
    d.inked(cuff, d.dlin(cuff, "#ffffff", "#dcd8f4", "#8f88cc"), 2.8, 1.4)
    d.fill([brush("374,400 398,398 410,426 402,452", 3.4, LEAF, 10)], "#4f4a88")


def _wind_head(d: Doc, rnd: random.Random) -> None:
    """Puffed cheek, screwed-up eye, hair and beard of cloud."""
    cloud = d.lin(60, 100, 200, 330, "#ffffff", "#dcd8f4", "#8f88cc")
    for x, y, r, s in ((84, 250, 40, 1), (110, 300, 34, -1), (160, 322, 30, 1), (78, 190, 34, -1), (206, 326, 22, -1)):
        scroll_cloud(d, x, y, r, s, cloud)
    head = S(
        "106,140 150,112 200,116 236,142! 246,160 244,172! 262,188 276,206! 268,216 252,214! 268,222 "
        "274,232 266,240! 274,248 266,258 250,258! 250,284 226,308 184,314 136,296 106,250 94,196"
    )
    d.inked(head, d.rad(206, 220, 150, *PEACH), 3.4, 1.8)
    d.fill(wedges(head, 9, 34, 5, (0.7, -0.5), 0.15, 0.4, rnd), "#6a3a3c")
    cheek = Sh.ell(210, 252, 44, 40)
    d.glow(212, 254, 52, (0, "#f08a6a", 0.75), (0.6, "#f4a080", 0.4), (1, "#f4b48c", 0))
    arc_cut = brush([polar(210, 252, 45, a) for a in range(110, 330, 20)], 6, taper(0.1, 0.1, 0.4), 16)
    d.fill(arc_cut, "#6a3a3c")
    d.fill(sliver(186, 236, 214, 218, 4), "#fffaf2")
    d.fill(
        engrave(cheek, circ_lines(196, 238, 20, 60, 8), lambda x, y: (x + y - 470) / 60, 8, 0.5, 3.4, step=12),
        "#a85a4c",
    )
    for spec, w in (("200,182 216,174 234,182", 6), ("204,190 218,194 234,186", 4.4), ("190,174 196,184 190,194", 3.6)):
        d.fill(brush(spec, w, LEAF, 8), INK)
    d.fill(brush("256,214 248,208 250,198", 4, LEAF, 6), INK)
    d.fill(Sh.ell(267, 231, 6, 8), "#4a2028")
    brow = S("190,166! 196,146 216,138 240,146! 250,152 246,162! 226,158 206,162")
    d.inked(brow, d.vlin(brow, "#ffffff", "#bdb8e6"), 2.6, 1.2)
    for x, y, r, s in ((124, 122, 36, 1), (176, 104, 34, -1), (88, 158, 30, 1), (222, 114, 24, 1), (140, 160, 24, -1)):
        scroll_cloud(d, x, y, r, s, cloud)


def _desk(d: Doc, rnd: random.Random) -> None:
    top = S("150,462! 240,436 620,430! 620,640! 100,640!")
    d.inked(top, d.lin(160, 440, 560, 520, "#a9a3da", "#6d66ac", "#2f2b60"), 3, 1.4, light=(0, 1))
    d.fill(
        pile(
            [
                sliver(x, y, x + rnd.uniform(40, 110), y + 2, 2)
                for x, y in [(rnd.uniform(160, 540), rnd.uniform(446, 540)) for _ in range(30)]
            ]
        )
        & top,
        "#1d1a42",
    )
    sheet = S("196,448! 330,438 372,470! 330,500 210,512 176,480!")
    d.inked(sheet, d.dlin(sheet, "#ffffff", "#f6e8c4", "#c9a873"), 2.8, 1.4)
    d.fill([sliver(212 + i * 5, 462 + i * 12, 318 + i * 4, 456 + i * 11, 2) for i in range(4)], "#6a5238")


def _scribe(d: Doc, rnd: random.Random) -> None:
    """Asleep on a folded arm at the right: a hood slipped back, hair, a shut eye, no more."""
    back = S("420,450! 424,404 452,366 500,344 560,350 640,320! 640,520! 430,500!")
    d.inked(back, d.lin(430, 350, 600, 480, "#8680c2", "#4f4a88", "#1f1c46"), 3.4, 2)
    d.fill(wedges(back, 11, 36, 6, (-0.8, -0.6), 0.1, 0.4, rnd), INK)
    head = S("432,446! 420,428 424,406 436,392! 452,372 486,366 514,382 524,412 512,446 480,460")
    d.inked(head, d.dlin(head, "#fbdcae", "#d89a64", "#8a5230"), 3, 1.6)
    hair = S(
        "436,396! 440,366 470,346 510,350 538,380 540,424 520,456! 514,420 500,400! 494,418 480,398! "
        "470,408 458,386! 448,398"
    )
    d.inked(hair, d.dlin(hair, "#7a4a3a", "#4a2a2c", "#241418"), 3, 1.6)
    d.fill([brush(spec, 5, LEAF, 8) for spec in ("452,372 486,360 516,386", "476,378 506,384 524,420")], "#b8785a")
    d.fill([brush("436,420 446,428 458,424", 5, LEAF, 8), brush("430,440 438,444 446,441", 4, LEAF, 6)], INK)
    sleeve = S("392,470! 420,440 470,438 540,446 600,440! 600,520! 410,510!")
    d.inked(sleeve, d.lin(400, 440, 560, 500, "#a9a3da", "#5d579c", "#262350"), 3.2, 1.6)
    d.fill(wedges(sleeve, 10, 24, 5, (-0.4, -0.9), 0.1, 0.4, rnd), INK)
    for i, (x, y) in enumerate(((500, 322), (524, 292), (506, 262))):
        d.inked(Sh.ell(x, y, 5 + i * 2.5, 4.4 + i * 2.2), "#ffffff", 2, 0.8, "#4f4a88")


def _quill(d: Doc) -> None:
    feather, spine = vane((292, 444), -64, 150, 42, -0.2, taper(0.06, 0, 0.6, 0.8), 12)
    cut_feather(d, feather, spine, "#f4b48c", "#ffffff", INK, 2.8, 9, 1, 42, glint="#ffffff")
    d.fill([cutw(298, 434, 288, 456, 7)], INK)


def _breath(d: Doc, points: Spec, w: float) -> None:
    """A scroll ribbon that leaves the mouth narrow and ends broad, with three engraved lines along it."""
    prof = taper(0.12, 0.9, 0.5, 0.9)
    s = brush(points, w, prof, 26)
    path = sample(points, 40)
    p = pts_of(points)
    d.inked(s, d.lin(p[0][0], p[0][1], p[-1][0], p[-1][1], "#ffffff", "#ece9fb", "#a9a3da"), 2.6, 1.3)
    lines = []
    for i in range(3):
        o = ((i + 1) / 4 - 0.5) * 0.9
        vein = [
            (x - ty * w * prof(j / 40) * o, y + tx * w * prof(j / 40) * o)
            for j, (x, y, tx, ty) in enumerate(path[3:38], 3)
        ]
        lines.append(brush(vein, w * 0.075 + 0.8, LEAF, 22))
    d.fill(pile(lines) & s, "#4f4a88", 0.85)
    edge = [
        (x + ty * w * prof(j / 40) * 0.44, y - tx * w * prof(j / 40) * 0.44) for j, (x, y, tx, ty) in enumerate(path)
    ]
    d.fill(brush(edge[4:], w * 0.08 + 1, LEAF, 22) & s, "#ffffff", 0.9)
