"""The desk in the last rounds: the same boards under a cold moon, the shadows of the window's bars long.

Never brighter than the evening: cards stay the brightest things."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, pile
from tools.art.picture import Picture
from tools.art.pictures.bigbook.table.table_evening import draw as evening

PICTURE = Picture(seed=4, size=(1920, 1080))
MOON = (1500, 120)


def draw(d: Doc, detail: int) -> None:
    """The evening's boards, turned to violet, then moonlight and the window's shadow."""
    evening(d, detail)
    d.fill(d.window, "#1c1438", 0.46)
    pool = S("1230,-20! 1790,-20! 1090,1100! 420,1100!")
    d.fill(pool, d.lin(1500, 0, 620, 1080, (0, "#a8b4e8", 0.22), (0.55, "#7a86c8", 0.12), (1, "#5a62a8", 0.04)))
    bars = [S([(x, -20, 1), (x + 22, -20, 1), (x - 706, 1100, 1), (x - 732, 1100, 1)]) for x in (1400, 1590)]
    for y in (170, 460, 780):
        left, right = 1230 - y * 0.72, 1790 - y * 0.625
        bars.append(S([(left, y + 14, 1), (right, y - 14, 1), (right - 16, y + 12, 1), (left - 18, y + 42, 1)]))
    d.fill(pile(bars) & pool, "#0b0618", 0.34)
    d.fill(d.window, d.rad(*MOON, 900, (0, "#c8d0f8", 0.16), (0.5, "#7a86c8", 0.05), (1, "#000000", 0)))
    d.fill(d.window, d.rad(960, 480, 1250, (0, "#05020a", 0), (0.55, "#05020a", 0.12), (1, "#05020a", 0.6)))
