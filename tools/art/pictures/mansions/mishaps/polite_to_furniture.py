"""polite_to_furniture: a hat is raised to an armchair, which rises to the occasion."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.nib import CORAL, INK, PAPER, PLUM, TIDE, WOOD, form, lines, nib, pen, side
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(480, 440))
FULL = Sh.rect(0, 0, 600, 840)


def _scene(d: Doc) -> None:
    """In the units of the card."""
    d.glow(320, 330, 260, (0, TIDE["light"], 0.55), (0.7, TIDE["light"], 0.2), (1, TIDE["light"], 0))
    d.fill(S("120,500! 200,486 420,486 540,500! 520,522 320,532 140,522"), INK, 0.35)

    def at(s: Sh) -> Sh:
        return s.rot(-7, 380, 480)

    t1, t2 = ((TIDE["mid"], TIDE["base"], TIDE["dark"]), (TIDE["light"], TIDE["mid"]))
    for x in (290, 470):
        form(d, at(S(f"{x - 12},486! {x - 16},520! {x + 2},522! {x + 14},486!")), (WOOD[1], WOOD[3]), 3.4)
    bk = form(d, at(S("276,420! 262,300 276,208 330,176 380,168 430,176 486,208 500,300 486,420!")), t1, 4)
    nib(d, pen(side(bk, -40, 0), 90, 7, ragged=20), INK, 2.2, 0.85)
    for x, y in ((330, 240), (382, 232), (434, 240), (356, 290), (408, 290)):
        d.fill(at(Sh.ell(x, y, 7)), INK)
        lines(d, 2, INK, f"{x - 8 + (y - 232) * -0.1:.0f},{y + 14} {x},{y + 4}")
    form(d, at(S("300,420! 304,372 382,362 460,372 466,420! 382,440")), t2, 4)
    for s in (-1, 1):
        arm = form(
            d,
            at(
                S(
                    f"{382 + s * 70},486! {382 + s * 74},380 {382 + s * 92},352 {382 + s * 128},352 "
                    f"{382 + s * 140},384 {382 + s * 128},486!"
                )
            ),
            t1,
            4,
        )
        d.stroke(at(Sh.ell(382 + s * 108, 380, 18)), INK, 3)
        if s > 0:
            nib(d, pen(arm, 90, 7, ragged=16), INK, 2, 0.7)
    form(d, at(S("306,424! 460,424! 458,490! 308,490!")), t1, 4)
    # its antimacassar, raised like a hat
    an = form(
        d,
        S(
            "318,150! 330,106 352,86 398,82 432,100 446,144! 430,152 420,140 408,154 "
            "396,140 384,154 372,140 360,156 348,142 334,158"
        ).move(-26, 6),
        (PAPER[0], PAPER[1]),
        3.4,
    )
    d.stroke(an.shrink(9), PAPER[3], 2, dash="5 5")
    for p in ("330,182 324,170", "384,170 384,158", "440,184 448,172"):
        lines(d, 3, INK, p)
    # the hand and the bowler

    _scene_2(d)


def _scene_2(d: Doc) -> None:
    def hat() -> None:

        def h(s: Sh) -> Sh:
            return s.rot(-24).move(176, 236)

        form(d, h(S("-84,24! -50,34 0,38 50,34 84,22! 70,8 0,12 -66,8")), ("#3a4a4c", "#121c20"), 3.4)
        c = form(
            d, h(S("-56,16! -60,-22 -44,-56 0,-66 44,-56 60,-22 56,16! 0,26")), ("#5c7072", "#27363a", "#10191c"), 3.4
        )
        d.fill(h(S("-57,0! 0,10 57,0! 56,14! 0,24 -56,14!")), CORAL["base"])
        nib(d, pen(h(S("10,-66! 60,-40! 58,10! 14,20!")) & c, 66, 6), INK, 2, 0.9)

    pose_hand(
        d,
        "pinch",
        (92, 372),
        0.92,
        -64,
        ("#f2dcc2", "#dbb797", "#a97d66"),
        held=hat,
        cuff=(PAPER[0], PAPER[1], PAPER[3]),
        arm=34,
    )
    slv = form(d, S("30,392! 64,352! 128,384! 120,430 96,500! 30,500!"), (PLUM["base"], PLUM["dark"]), 3.4)
    nib(d, pen(slv, 90, 8, ragged=16), INK, 2, 0.7)


def draw(d: Doc, detail: int) -> None:
    """What the window of the card shows."""
    with d.group(transform="translate(-60 -110)"):
        _scene(d)
