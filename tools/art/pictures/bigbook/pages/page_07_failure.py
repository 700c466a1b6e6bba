"""page_07 failure: five candles under snuffers shaped like hats; five curls of smoke exactly alike."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import para_lines
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.parts.carver import Carver
from tools.art.parts.misfortune import RED, WINDOW, darkening, swell
from tools.art.parts.vignette import CRIMSON, CUT, IRON, OAKEN, SOOT, smoke_curl, wax
from tools.art.picture import Picture

PICTURE = Picture(seed=314)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    embers(d)
    c.form("252,232! 256,252! 636,252! 640,232! 446,226", OAKEN, 3, (10, 14, 4.4), CUT)
    for x in (284, 606):
        c.form(f"{x - 14},252! {x - 22},292! {x + 22},292! {x + 14},252!", OAKEN, 2.6)
    for i in range(5):
        x = 296 + i * 74
        c.form(S("-24,0! -18,10 18,10 24,0! 0,-6").move(x, 230), IRON, 2.2)
        wax(d, c, x, 226, 66, 0, False)
        c.form(
            f"{x - 27},166! {x - 10},152 {x - 8},118! {x},104 {x + 9},118! {x + 11},152 {x + 28},166! {x},174",
            CRIMSON if i == 2 else SOOT,
            2.8,
            (8, 16, 4.4),
            CUT,
        )
        c.form(f"{x - 34},168! {x},158 {x + 34},168! {x},182", SOOT, 2.4)
        c.strokes("#ead9b4", (f"{x - 14},146 {x},151 {x + 14},146", 5))
        smoke_curl(d, x + 2, 108, 0.9)


def embers(d: Doc) -> None:
    """a hall gone dark: the last red stands low, where the wicks were"""
    darkening(d, "#7a4a40", "#3a2028", "#160d14", start=0.22)
    d.fill(WINDOW, d.lin(0, 0, 0, 280, (0, "#120b14", 0.7), (0.45, "#120b14", 0.0), (1, RED, 0.55)))
    arches = [
        Sh.ring(x, 130, 66, 58) & Sh.rect(x - 70, 50, 140, 80) | Sh.rect(x - 66, 130, 8, 160) for x in (330, 470, 610)
    ]
    d.fill(pile(arches), "#120b14", 0.75)
    swell(d, para_lines(WINDOW.bounds, 0, 11, 5, 150), (440, 240), 110, "#0f080d", 0.8)
