"""page_10 bonus: the library gate stands ajar; a spell tile walks out with a suitcase."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.vignette import CUT, OAKEN, SOOT, bonus_ground
from tools.art.picture import Picture

PICTURE = Picture(seed=319)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (120, 140), 264, "curls", hour="night")
    c.form(
        "14,268! 14,90! 60,26 120,6! 180,26 226,90! 226,268!",
        ("#cfc2a8", "#8a7c6a", "#3c332e"),
        3.2,
        (11, 24, 5.4),
        CUT,
    )
    light = c.form("44,264! 44,100! 80,54 120,38! 160,54 196,100! 196,264!", ("#fffdf0", "#ffe9a0", "#f2b44a"), 2.8)
    for y in (110, 160, 210):
        c.strokes("#b98a3c", (f"66,{y} 120,{y} 174,{y}", 5), within=light)
        for i in range(9):
            d.fill(
                Sh.rect(74 + i * 11, y - 30 + (i * 7 % 9), 8, 30 - (i * 7 % 9)),
                ("#a8652c", "#c98f34", "#8a4a24")[i % 3],
                0.75,
            )
    for spec in ("44,266! 44,100! 66,66! 74,92! 72,274!", "196,266! 196,100! 160,60! 142,84! 146,280!"):
        leaf = c.form(spec, OAKEN, 3, (9, 14, 4.4), CUT)
        c.strokes(
            SOOT[1],
            ("150,130 196,126", 8) if "196" in spec else ("40,130 74,124", 8),
            ("150,220 196,216", 8) if "196" in spec else ("40,216 74,218", 8),
            within=leaf,
            prof=taper(1, 1),
        )
    d.fill(S("100,268! 146,262! 330,276! 300,288! 90,288!"), "#ffe9a0", 0.5)
    for spec, foot in (
        ("262,220 252,244 244,258", "244,258! 228,262! 226,270! 250,270!"),
        ("300,220 312,240 322,256", "322,254! 338,262! 336,271! 314,268!"),
    ):
        c.form(brush(spec, 11, taper(0.9, 0.8), 8), SOOT, 2)
        c.form(foot, SOOT, 2)
    c.form(brush("240,176 218,190 214,204", 10, taper(0.9, 0.8), 8), SOOT, 2)
    c.form(brush("322,160 346,168 356,190", 10, taper(0.9, 0.8), 8), SOOT, 2)
    tile = c.form(
        Sh.rect(234, 122, 92, 100, 9).rot(-5, 280, 172), ("#e8a860", "#a84a24", "#4a1a16"), 3, (9, 14, 4.4), CUT
    )
    inner = tile.shrink(9)
    d.inked(inner, d.rad(280, 166, 60, "#fff8d0", "#ffc850", "#d8642a"), 2.2, 0.8)
    solid, cuts = sigil("fire", 280, 158, 27)
    d.fill(solid, PAGE_INK)
    d.fill(cuts, "#ffd86a")
    c.strokes(CUT, ("258,196 280,206 304,192", 5.5))
    c.form(Sh.rect(326, 192, 62, 46, 6), ("#d8b888", "#8a5c3a", "#3c241c"), 2.8, (8, 12, 4), CUT)
    d.stroke(Sh.rect(332, 198, 50, 34, 4), "#f0d8a8", 2, 0.9, dash="6 5")
    c.form(brush("344,192 356,178 370,192", 6, taper(0.9, 0.9), 8), SOOT, 1.8)
