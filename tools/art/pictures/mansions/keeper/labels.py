"""Labels under the Keeper's bells: enamel, 200x120, one sign each for what is rung for; words are the game's."""

from collections.abc import Callable
from functools import partial

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, line, star
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 120))
SIZE = (200, 120)


def _glove(d: Doc, x: float, y: float, k: float = 1.0, a: float = 0.0, flip: bool = False) -> None:
    """A white glove that beckons."""

    def g(s: Sh) -> Sh:
        return (s.scale(-1, 1) if flip else s).scale(k).rot(a).move(x, y)

    s = g(
        S(
            "-24,34! -30,10 -26,-8 -18,-10! -20,-30 -14,-36 -7,-34 -5,-12! 0,-34 6,-38 "
            "12,-34 10,-10! 16,-26 22,-28 26,-22 22,2 20,34!"
        )
    )
    d.stroke(s, INK, 7 * k)
    d.fill(s, d.dlin(s, "#ffffff", PAPER[1], PAPER[2]))
    for spec in ("-6,-10 -5,6", "9,-8 8,6"):
        d.stroke(g(line(spec)), PAPER[4], 2.4 * k)
    c = g(Sh.rect(-26, 30, 48, 13, 3))
    form(d, c, (CORAL["mid"], CORAL["dark"]), 2.6 * k)


def _command_servant(d: Doc) -> None:
    """A bell pull, and the glove that has just been."""
    lines(d, 8, INK, "146,0 146,84")
    lines(d, 4, LAMP["light"], "146,0 146,84")
    form(d, S("130,84! 162,84! 156,112 146,118 136,112!"), (CORAL["light"], CORAL["mid"]), 3)
    _glove(d, 76, 66, 1.3, -14)


def _night_hunger(d: Doc) -> None:
    form(d, Sh.ell(130, 60, 38) - Sh.ell(148, 50, 34), (LAMP["core"], LAMP["mid"]), 3)
    f = U(
        Sh.rect(66, 20, 9, 34, 3),
        Sh.rect(80, 20, 9, 34, 3),
        Sh.rect(94, 20, 9, 34, 3),
        S("62,46! 107,46! 102,66 90,72! 90,108! 79,108! 79,72! 67,66"),
    )
    form(d, f, ("#ffffff", SLATE[0], SLATE[2]), 3)


def _whisper(d: Doc) -> None:
    for x, k in ((40, 1), (160, -1)):
        c = form(
            d,
            S(f"{x - 30 * k},8! {x + 34 * k},8! {x + 22 * k},60 {x + 36 * k},114! {x - 30 * k},114!"),
            (PLUM["light"], PLUM["base"]),
            3,
        )
        nib(d, pen(c, 90, 9), INK, 2, 0.6)
    form(d, S("96,26! 128,24 140,52 126,74 120,98 98,98 92,84! 104,78 96,60"), ("#f2dcc2", "#c99b7d"), 3.4)
    d.stroke(line("106,40 124,44 122,62 110,68 114,82"), "#6a4238", 4)


def _gnawing_thought(d: Doc) -> None:
    form(d, S("30,92! 70,104 110,106 150,100 172,88! 150,80 60,80"), ("#4b5c5a", "#1d2a2e"), 3.4)
    form(d, S("58,86! 54,44 76,26 108,24 136,34 146,84! 100,96"), ("#7d938c", "#33484c", "#1d2a2e"), 3.4)
    hole = S("84,44! 112,36 126,52 116,74 92,76 80,60")
    d.fill(hole, INK)
    for w in (S("102,56! 74,20 44,30 58,52 46,70 78,74!"), S("106,56! 132,18 164,24 152,48 168,64 132,74!")):
        form(d, w, (PAPER[0], PAPER[2]), 3)
    form(d, Sh.ell(104, 58, 7, 18), (WOOD[1], WOOD[3]), 2.4)
    for x in (96, 112):
        lines(d, 2.6, INK, f"104,42 {x},28")


def _foreign_hand(d: Doc) -> None:
    _glove(d, 48, 66, 0.86, -16)
    _glove(d, 104, 58, 0.98, 0)
    _glove(d, 156, 68, 0.86, 18, True)


def _draw_breath(d: Doc) -> None:
    form(d, Sh.rect(40, 12, 120, 96, 4), (WOOD[0], WOOD[2]), 3.4)
    g = form(d, Sh.rect(50, 20, 100, 80), (TIDE["mid"], TIDE["dark"]), 2.6)
    d.glow(92, 66, 44, (0, "#ffffff", 0.95), (0.6, TIDE["core"], 0.7), (1, TIDE["light"], 0))
    for x in (80, 104):
        lines(d, 4, TIDE["dark"], f"{x},52 {x},58")
    d.stroke(arc(92, 62, 18, 20, 160), TIDE["dark"], 4)
    d.fill(Sh.rect(97, 20, 6, 80) & g, WOOD[2])


def _raise_the_sodden(d: Doc) -> None:
    form(d, S("20,110! 40,94 160,94 182,110!"), (TIDE["core"], TIDE["mid"]), 3)
    c = form(d, S("56,104! 60,66 78,52 100,50 122,52 140,66 146,104!"), ("#5a6b6a", "#1d2d31"), 3.4)
    nib(d, pen(side(c, -20, 0), 90, 6), INK, 1.8, 0.7)
    form(d, S("66,64! 58,36 70,24! 98,52 130,22! 142,36 136,64! 118,54 100,62 84,54"), ("#8fa39c", "#33464a"), 3.4)
    form(d, S("72,24! 100,30 128,24! 122,14 78,14"), ("#3a4a4c", "#121c20"), 3)
    form(d, S("82,18! 82,2 118,2 118,18!"), ("#54686a", "#1d2a2e"), 3)
    for x in (36, 164):
        form(d, S(f"{x},66! {x + 8},82 {x},90 {x - 8},82"), (TIDE["core"], TIDE["mid"]), 2.4)


def _lamp(d: Doc, x: float, y: float, k: float, lit: bool = True) -> None:
    if lit:
        d.glow(x, y, 46 * k, (0, LAMP["core"], 1), (0.5, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    form(d, Sh.rect(x - 15 * k, y - 30 * k, 30 * k, 8 * k, 3), (SLATE[0], SLATE[3]), 2.6)
    form(
        d,
        S(
            f"{x - 16 * k},{y - 22 * k}! {x + 16 * k},{y - 22 * k}! {x + 13 * k},{y + 22 * k}! "
            f"{x - 13 * k},{y + 22 * k}!"
        ),
        (LAMP["core"], LAMP["light"], LAMP["mid"]) if lit else (SLATE[1], INK2),
        3,
    )
    form(d, Sh.rect(x - 18 * k, y + 21 * k, 36 * k, 9 * k, 3), (SLATE[0], SLATE[3]), 2.6)
    if lit:
        d.fill(S(f"{x},{y + 18 * k}! {x - 8 * k},{y + 4 * k} {x},{y - 14 * k}! {x + 8 * k},{y + 4 * k}"), "#ffffff")


def _light_the_lamps(d: Doc) -> None:
    _lamp(d, 62, 64, 1.1)
    _lamp(d, 140, 60, 1.25)


def _spread_embers(d: Doc) -> None:
    h = form(d, S("20,20! 150,6 184,14! 180,64! 130,76 70,72 22,86!"), (TIDE["light"], TIDE["base"]), 3.4)
    nib(d, pen(h, 78, 10, ragged=14), TIDE["dark"], 2.4, 0.8)
    for x in range(30, 176, 18):
        lines(d, 4, INK, f"{x},{82 - abs(x - 100) * 0.08:.0f} {x - 3},{98 - abs(x - 100) * 0.08:.0f}")
    for x, y, k in ((98, 108, 0.62), (138, 104, 0.8)):
        for c, kk in ((CORAL["base"], 1.0), (LAMP["mid"], 0.7), (LAMP["core"], 0.4)):
            t = tongue(x, y, 62 * k * kk, 34 * k * kk, 8 * k)
            if kk == 1:
                d.stroke(t, INK, 5)
            d.fill(t, c)
    d.fill(star(58, 100, 12, 4, 0.3), LAMP["core"])


def _put_out_lights(d: Doc) -> None:
    form(d, Sh.rect(82, 66, 34, 46, 3), (PAPER[0], PAPER[2]), 3.4)
    s = brush("98,60 82,44 112,30 94,10", 12, taper(0.4, 0.0, 0.3), 14)
    d.stroke(s, INK, 5)
    d.fill(s, TIDE["light"])
    with d.group(transform="translate(128 44) rotate(-30)"):
        lines(d, 9, INK, "10,0 62,0")
        lines(d, 5, LAMP["mid"], "10,0 62,0")
        form(d, S("-22,20! -6,-22! 10,-22! 26,20!"), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 3)


def _turned_key(d: Doc) -> None:
    k = U(
        Sh.ell(58, 60, 32) - Sh.ell(58, 60, 16),
        S("86,50! 120,40 140,70 176,56! 180,68! 138,84 118,56 86,68!"),
        Sh.rect(150, 62, 12, 28, 2),
        Sh.rect(168, 58, 12, 24, 2),
    )
    form(d, k, (LAMP["core"], LAMP["mid"], LAMP["dark"]), 3.6)
    d.fill(k - k.move(4, 4), "#ffffff", 0.6)


def _through_the_pane(d: Doc) -> None:
    form(d, Sh.rect(20, 10, 100, 100, 4), (LAMP["light"], LAMP["base"]), 3.4)
    form(d, Sh.rect(32, 22, 76, 76), (TIDE["mid"], TIDE["deep"]), 2.6)
    arm = Sh.poly([(40, 40), (96, 56), (150, 64), (176, 78), (172, 102), (140, 100), (92, 88), (40, 84)])
    form(d, arm, (TIDE["core"], TIDE["light"], TIDE["mid"]), 3.4)
    for x in (74, 108, 140):
        lines(d, 3.4, INK, f"{x},52 {x - 4},92")
    for x, y in ((178, 80), (180, 90), (174, 100)):
        form(d, Sh.poly([(x - 8, y - 4), (x + 14, y), (x - 8, y + 5)]), ("#ffffff", TIDE["light"]), 2.2)


def _patience(d: Doc) -> None:
    form(d, S("44,112! 60,104 132,104 148,112!"), (PAPER[0], PAPER[2]), 3)
    form(d, S("54,50! 138,50! 132,88 118,104! 74,104! 60,88"), ("#ffffff", PAPER[0], PAPER[2]), 3.4)
    d.stroke(arc(140, 70, 16, -90, 90), INK, 12)
    d.stroke(arc(140, 70, 16, -90, 90), PAPER[0], 6)
    d.fill(Sh.ell(96, 52, 38, 8), WOOD[1])
    d.stroke(Sh.ell(96, 52, 42, 9), INK, 3)
    for x in (78, 100, 120):
        lines(d, 4, TIDE["core"], f"{x},40 {x + 6},28 {x - 5},18 {x + 3},6")
    d.stroke(line("62,70 96,76 134,70"), TIDE["mid"], 4)


SIGNS = (
    _command_servant,
    _night_hunger,
    _whisper,
    _gnawing_thought,
    _foreign_hand,
    _draw_breath,
    _raise_the_sodden,
    _light_the_lamps,
    _spread_embers,
    _put_out_lights,
    _turned_key,
    _through_the_pane,
    _patience,
)


def _label(d: Doc, sign: Callable[[Doc], None]) -> None:
    """Enamel with a rim and two screws."""
    p = Sh.rect(4, 4, 190, 112, 14)
    d.fill(p.move(3, 4), INK, 0.5)
    form(d, p, ("#2b5358", "#17363c", "#0d2126"), 4)
    d.stroke(p.shrink(6), PAPER[0], 2.6)
    d.fill(S("14,40! 14,20 24,14 60,14! 30,24 22,46!"), "#ffffff", 0.35)
    with d.group(transform="translate(18 11) scale(0.8)"):
        sign(d)
    for x in (13, 185):
        form(d, Sh.ell(x, 60, 4.4), BRASS, 1.6)


FILES = {f"label{sign.__name__}": (SIZE, partial(_label, sign=sign)) for sign in SIGNS}
