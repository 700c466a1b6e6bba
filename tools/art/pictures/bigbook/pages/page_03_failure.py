"""page_03 failure: the glove sneezes; six cards fly out, five thin ones are drawn in."""

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import ray_lines
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.leafcard import leafcard
from tools.art.parts.misfortune import RED, darkening, swell
from tools.art.parts.vignette import CUT, PALE, flying_pages
from tools.art.picture import Picture

PICTURE = Picture(seed=306)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    blast(d, (452, 158))
    glove = ("#8a7478", "#4c3c44", "#1e161c")
    c.form("560,300! 552,262 566,236! 652,236! 652,300!", PALE, 3, (9, 14, 4.6), CUT)
    c.form("566,244! 546,200 560,150 596,120 640,112 652,112! 652,246!", glove, 3.2, (10, 26, 5.4), CUT)
    d.inked(
        S("430,150! 470,156 520,150 566,160! 560,196 520,196 476,178!"),
        d.lin(430, 150, 566, 190, "#ea6152", "#8c1824", "#3a0a14"),
        3,
        1,
    )
    c.form("430,142! 452,118 500,98 560,96 610,112 620,150! 560,166 516,152 470,156!", glove, 3.2, (9, 20, 5), CUT)
    c.form("436,166! 470,172 520,190 566,188! 610,200 600,236 556,236 500,214 452,190!", glove, 3.2, (9, 18, 5), CUT)
    c.strokes(
        "#b8a4a0", ("590,128 612,148 646,160", 4.4), ("606,116 622,130 650,140", 4.4), ("582,144 604,168 644,180", 4.4)
    )
    for x in (528, 566):
        c.strokes("#fffaea", (f"{x - 15},{124} {x},{134} {x + 14},{120}", 7))
        c.strokes("#fffaea", (f"{x - 12},{110} {x},{104} {x + 14},{98}", 4.4))
    flying_pages(
        d,
        (
            (392, 92, -24, "fire", "curled"),
            (346, 60, 18, "water", "flat"),
            (356, 132, -60, "air", "curled"),
            (298, 96, -14, "earth", "flat"),
            (300, 40, 38, "", "curled"),
            (270, 150, -34, "fire", "flat"),
        ),
        50,
    )
    for y, x in ((120, 410), (142, 404), (100, 424), (160, 400)):
        d.fill(sliver(x, y, x - 40, y + (y - 130) * 0.5, 3.2), PAGE_INK)
    for i in range(5):
        leafcard(d, 290 + i * 34, 236 - i * 9, 40, "", "flat", 62 - i * 9, 0.42, ink=PAGE_INK)
    c.strokes(CUT, ("262,262 340,248 420,226 450,206", 4.4))
    for x, y in ((420, 178), (404, 190), (428, 196), (392, 174)):
        c.form(S(f"{x},{y - 8}! {x + 4},{y} {x},{y + 4} {x - 4},{y}"), PALE, 1.6)


def blast(d: Doc, mouth: Point) -> None:
    """red wedges out of one mouth, the wider the farther, over everything to the left"""
    darkening(d, "#c08a60", "#7a2a2c", "#2c141c", start=0.5)
    for i in range(9):
        a, b = 148 + i * 8.2, 151.4 + i * 8.2
        far = [polar(*mouth, 700, angle) for angle in (a, b)]
        d.fill(Sh.poly([mouth, *far]), d.rad(*mouth, 470, (0, "#ffd08a"), (0.3, "#e0503c", 0.95), (1, RED, 0.12)))
    swell(d, ray_lines(*mouth, 60, 620, 60, 2.1), mouth, 40, op=0.6, within=Sh.rect(400, 0, 240, 280), reach=200)
