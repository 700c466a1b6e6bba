"""Errata, the librarian's cat: ink black, one paw left white like a printing fault, bone eyes."""

from __future__ import annotations

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile

COAT = "#1a1220"
SHEEN = "#5a5078"
RIM = "#f6ecd6"


def cat(
    d: Doc,
    x: float,
    y: float,
    k: float = 1.0,
    pose: str = "sit",
    flip: bool = False,
    rot: float = 0.0,
    rim: str = RIM,
    look: float = 0.0,
    ear: float = 0.0,
) -> Sh:
    """Errata at (x, y) = the ground under the middle of it; about 130 high (sit), 150 wide (curl), 210 long (above) at
    k 1.

    pose: "sit" three-quarter, facing right; "curl" asleep; "drape" asleep on an edge that the tail hangs over, 56 units
    below the ground; "above" seen from straight above, digging upwards.
    flip: mirrored. rim: colour of the hairline that frees the black from a dark ground ("" leaves it out).
    look: where the slit pupils point, -1 left .. 1 right. ear: how far the right ear is turned back, 0 to 1
    ("sit", "curl" and "drape"). Returns the silhouette."""

    def place(sh: Sh) -> Sh:
        return sh.scale(-k if flip else k, k).rot(rot).move(x, y)

    body, sheen, paw, eyes, pupils = _POSES[pose](look, ear)
    s = place(U(body))
    if rim:
        d.fill(s.grow(1.6 + 0.6 * k), rim, 0.95)
    d.fill(s, COAT)
    d.fill(place(pile(sheen)) & s, SHEEN, 0.9)
    d.inked(place(paw), "#fbf4e2", 1.4 * k + 0.6, 0.4)
    d.fill(place(pile(eyes)), RIM)
    if pupils:
        d.fill(place(pile(pupils)), COAT)
    return s


def _sit(look: float, ear: float) -> tuple[list[Sh], list[Sh], Sh, list[Sh], list[Sh]]:
    body = [
        S("-34,0! -50,-20 -46,-50 -26,-70 -14,-88! 26,-88! 30,-66 28,-40 30,-16 42,-8 44,0!"),
        S(
            f"-18,-92 -16,-112 -20,-140! -6,-128 6,-126 18,-128! {34 + 22 * ear:g},{-142 + 20 * ear:g}! "
            "32,-114 36,-96 26,-80 8,-74 -10,-80"
        ),
        brush("-30,-6 -58,-2 -78,-16 -80,-40 -66,-52 -60,-42", 15, taper(0.9, 0.35, 0.3), 16),
    ]
    sheen = [
        brush(p, w, LEAF, 8)
        for p, w in (
            ("-42,-18 -42,-42 -26,-62", 6),
            ("-16,-8 -24,-30 -14,-48", 4),
            ("-14,-114 -14,-124 -16,-134", 4),
            ("6,-6 10,-34 8,-60", 3.4),
            ("-74,-22 -76,-36 -70,-46", 3.6),
        )
    ]
    paw = S("22,0! 18,-10 26,-18 36,-14 42,-6 44,0!")
    eyes = [S("-8,-100! -2,-110 8,-104! 2,-98"), S("16,-104! 24,-112 32,-102! 24,-98"), S("9,-93! 17,-93! 13,-88!")]
    pupils = [sliver(2 * look, -109, 2 * look, -98, 2.2), sliver(24 + 2 * look, -110, 24 + 2 * look, -98, 2.2)]
    return body, sheen, paw, eyes, pupils


def _curl(_look: float, ear: float) -> tuple[list[Sh], list[Sh], Sh, list[Sh], list[Sh]]:
    body = [
        S("-74,0! -82,-24 -64,-52 -26,-64 14,-60 48,-46 74,-24 78,-8 70,0!"),
        S(
            f"20,-30 23,-44! 21,-58 25,-70! 36,-60 44,-50! 51,-52 58,-50! {66 + 6 * ear:g},{-60 + 3 * ear:g} "
            f"{78 + 14 * ear:g},{-68 + 14 * ear:g}! {80 + 5 * ear:g},{-54 + 7 * ear:g} 79,-38! "
            "85,-21 76,-5 51,3 28,-4 19,-16"
        ),
        brush("-70,-8 -44,4 -10,8 24,7 44,1", 19, taper(0.8, 0.35, 0.3), 16),
    ]
    sheen = [
        brush(p, w, LEAF, 8)
        for p, w in (
            ("27,-52 29,-60 27,-65", 4),
            (f"71,-50 {74 + 5 * ear:g},{-58 + 5 * ear:g} {75 + 9 * ear:g},{-63 + 10 * ear:g}", 4),
            ("-66,-26 -40,-50 -6,-56", 6),
            ("-54,-16 -32,-36 0,-44", 4),
            ("-66,-8 -40,0 -8,3 26,2", 4.4),
            ("10,-50 20,-40 20,-28", 3.4),
        )
    ]
    paw = S("4,2! 0,-6 6,-14 20,-14 30,-6 30,2!")
    eyes = [
        brush("30,-23 38,-17 46,-22", 3.2, LEAF, 6),
        brush("58,-22 66,-17 74,-23", 3.2, LEAF, 6),
        S("48,-13! 55,-13! 51.5,-8.5!"),
    ]
    return body, sheen, paw, eyes, []


def _drape(_look: float, ear: float) -> tuple[list[Sh], list[Sh], Sh, list[Sh], list[Sh]]:
    body = [
        S("-70,2! -86,-18 -72,-46 -34,-60 2,-55 24,-40 50,-24 76,-6 70,2!"),
        S(
            f"20,-30 26,-46! 24,-62 27,-76! 38,-66 45,-54! 52,-56 60,-54! {68 + 6 * ear:g},{-66 + 3 * ear:g} "
            f"{80 + 15 * ear:g},{-74 + 14 * ear:g}! {82 + 5 * ear:g},{-58 + 7 * ear:g} 81,-42! "
            "87,-24 78,-6 53,3 29,-4 19,-16"
        ),
        brush("-36,-16 -64,-10 -80,4 -82,24 -76,42 -84,58", 20, taper(0.8, 0.3, 0.22), 24),
        Sh.ell(-84, 58, 3),
        brush("-44,-4 0,0 40,-2", 12, taper(0.5, 0.6), 8),
    ]
    sheen = [
        brush(p, w, LEAF, 8)
        for p, w in (
            ("-70,-22 -50,-46 -14,-54", 6),
            ("-54,-16 -36,-34 -6,-42", 4),
            ("-44,-6 -6,-2 14,-4", 3),
            ("6,-48 14,-36 15,-18", 3.6),
            ("-70,0 -77,14 -73,32", 3.4),
            ("29,-56 31,-64 30,-70", 4),
            (f"73,-54 {76 + 5 * ear:g},{-62 + 5 * ear:g} {77 + 10 * ear:g},{-68 + 11 * ear:g}", 4),
        )
    ]
    paw = S("2,3! -2,-6 5,-14 20,-14 29,-6 29,3!")
    eyes = [
        brush("31,-25 39,-19 47,-24", 3, LEAF, 6),
        brush("60,-24 68,-19 76,-25", 3, LEAF, 6),
        S("50,-15! 57,-15! 53.5,-10.5!"),
    ]
    return body, sheen, paw, eyes, []


def _above(_look: float, _ear: float) -> tuple[list[Sh], list[Sh], Sh, list[Sh], list[Sh]]:
    body = [
        S("0,70! -30,60 -38,24 -28,-14 -22,-40 0,-48 22,-40 28,-14 38,24 30,60"),
        S("-26,-70 -30,-98! -14,-90 0,-92 14,-90 30,-98! 26,-70 16,-48 0,-42 -16,-48"),
        brush("0,60 12,96 40,112 66,98 70,74", 18, taper(0.9, 0.3, 0.3), 14),
        brush("-20,-34 -34,-58 -28,-84", 17, taper(0.8, 0.8, 0.5), 8),
        brush("20,-34 36,-62 34,-96", 17, taper(0.8, 0.8, 0.5), 8),
        S("-30,36 -52,44 -50,66 -30,66"),
        S("30,36 52,44 50,66 30,66"),
    ]
    sheen = [
        brush(p, w, LEAF, 8)
        for p, w in (
            ("0,56 -3,10 0,-38", 7),
            ("-26,44 -28,16 -18,-14", 5),
            ("-16,-66 -20,-84 -24,-92", 3.4),
            ("26,92 48,106 64,92", 3.4),
        )
    ]
    paw = S("26,-92! 24,-104 34,-112 44,-106 46,-94!")
    return body, sheen, paw, [], []


_POSES = {"sit": _sit, "curl": _curl, "drape": _drape, "above": _above}
