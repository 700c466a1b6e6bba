"""Figures of the rulebook: what the house does, what it does to us, and what may be done about it."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, line
from tools.art.lamplit.diagram import (
    FIGURE,
    arrow,
    crossed,
    monster,
    person,
    piece,
    plan_sheet,
    room,
    steps,
    ticked,
    white_line,
)
from tools.art.lamplit.nib import INK, LAMP, PAPER, TIDE, form, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=FIGURE)
WIRES = ("wiring_nr_sr", "wiring_nb_wb", "wiring_nr_er")


def _threat(d: Doc) -> None:
    """One threat for each of us, every turn of the house; it keeps what it does not spend."""
    plan_sheet(d)
    piece(d, "keeper/chair", 500, 170, 220)
    for n, who in enumerate(("ines_marrow", "tobias_wren", "kasimir_holt")):
        y = 96 + n * 92
        person(d, who, 92, y + 26, 0.2)
        piece(d, "tokens/threat", 178, y, 60)
        arrow(d, [(222, y), (310, (y + 170) / 2), (376, 170)])
    for i in range(3):
        piece(d, "tokens/threat", 560 - i * 40, 312, 44, 8 - i * 7)


def _actions(d: Doc) -> None:
    """Its actions hang on bells; each costs what stands on it, and each rings once a turn."""
    plan_sheet(d)
    piece(d, "keeper/bell_board", 320, 92, 380)
    for n, (name, x) in enumerate((("whisper", 130), ("command_servant", 320), ("put_out_lights", 510))):
        piece(d, f"keeper/label_{name}", x, 226, 164)
        for i in range(n + 1):
            piece(d, "tokens/threat", x + (i - n / 2) * 42, 312, 38)


def _reach(d: Doc) -> None:
    """A monster that is sent goes as far as its action says, and stops where somebody is."""
    plan_sheet(d)
    room(d, 40, 84, 560, 190, "#d9c79c")
    for x in (180, 320, 460):
        white_line(d, f"{x},90 {x},268")
    for x in (180, 320):
        zone = Sh.rect(x + 8, 92, 124, 174)
        nib(d, pen(zone, 60, 12, ragged=8), "#aa372f", 2.6, 0.6)
        d.stroke(zone.shrink(4), "#aa372f", 4, 0.8, dash="12 9")
    monster(d, "lampbearer", 108, 236, 0.34)
    steps(d, [(162, 200), (250, 180), (372, 194)], "#e2623f")
    person(d, "tobias_wren", 410, 236, 0.34)
    piece(d, "keeper/label_command_servant", 530, 318, 110, -4)


def _strikes(d: Doc) -> None:
    """Whoever is with a monster when the house has done is struck at, and may slip away from it."""
    plan_sheet(d)
    room(d, 60, 60, 320, 250, "#d9c79c")
    monster(d, "sodden", 170, 262, 0.46)
    person(d, "aude_linnet", 292, 272, 0.4)
    for a in (-50, -20, 10):
        d.stroke(line([(212, 150 + a), (240, 160 + a * 0.8)]), INK, 6)
    arrow(d, [(392, 130), (440, 110)])
    piece(d, "backs/combat_two", 500, 130, 100, 6)
    piece(d, "tokens/damage", 566, 262, 84, 6)


def _evade(d: Doc) -> None:
    """Who goes on where a monster stands, evades first; each monster costs one try."""
    plan_sheet(d)
    room(d, 40, 60, 290, 246, "#d9c79c", (("e", 130),))
    room(d, 342, 60, 250, 246, "#b9cdb4")
    monster(d, "absent_aunt", 150, 214, 0.36)
    person(d, "rosalind_teague", 100, 290, 0.3)
    steps(d, [(140, 276), (236, 262), (334, 196), (440, 196)])
    piece(d, "icons/sign_dexterity", 262, 120, 62)
    piece(d, "tokens/die_face", 300, 262, 54, 8)
    piece(d, "tokens/damage", 480, 268, 54)
    d.stroke(line("330,262 444,268"), INK, 4, 0.6, dash="9 9")
    ticked(d, 526, 150, 20)


def _fright(d: Doc) -> None:
    """Whoever comes where a monster is tests nerve at once; who fails takes a fright."""
    plan_sheet(d)
    room(d, 50, 60, 330, 246, "#d9c79c", (("w", 150),))
    monster(d, "refraction", 282, 270, 0.46)
    person(d, "delphine_okoro", 136, 280, 0.4)
    steps(d, [(14, 216), (78, 222)])
    piece(d, "icons/sign_willpower", 440, 96, 72)
    arrow(d, [(490, 96), (540, 110)])
    piece(d, "tokens/die_face", 576, 150, 70, 8)
    piece(d, "tokens/fright", 500, 262, 104, -6)


def _wounds(d: Doc) -> None:
    """Round is what hurts, six-cornered what frightens; a full row carries off, an empty mind plays on otherwise."""
    plan_sheet(d)
    for y, name, n in ((96, "damage", 4), (212, "fright", 3)):
        for i in range(5):
            x = 96 + i * 88
            d.fill(Sh.ell(x, y, 36), INK, 0.14)
            d.stroke(Sh.ell(x, y, 36), INK, 3, 0.7, dash="9 8")
            if i < n:
                piece(d, f"tokens/{name}", x, y, 74)
    piece(d, "classes/nothing_hole", 566, 98, 106)
    arrow(d, [(474, 96), (504, 96)], "#e2623f")
    piece(d, "backs/mishap", 568, 232, 78, 6)
    arrow(d, [(474, 212), (514, 222)], "#e2623f")
    piece(d, "items/first_aid_tin", 272, 314, 90, -5)


def _monster(d: Doc) -> None:
    """In front who it is, behind what it can do: a blow turns it up, and its feet tell its class."""
    plan_sheet(d)
    monster(d, "silt", 150, 268, 0.56)
    arrow(d, [(246, 170), (300, 140), (352, 160)])
    with d.group(transform="translate(330 40) scale(0.62)"):
        _grey_back(d)
    for y, pads in ((96, 2), (186, 4), (276, 0)):
        _class_foot(d, 560, y, pads)


def _grey_back(d: Doc) -> None:
    board = form(
        d, "90,400! 96,250 130,150 120,90 160,40 200,90 190,150 224,250 230,400!", ("#b1aa93", "#8d8774", "#6f6a5b"), 5
    )
    nib(d, pen(board.shrink(8), 0, 14, ragged=30), "#5f5b4e", 2, 0.5)
    form(d, Sh.rect(112, 176, 96, 60, 30), (PAPER[0], PAPER[1]), 4)
    form(d, Sh.rect(112, 258, 96, 60, 5), (PAPER[0], PAPER[1]), 4)
    for x in (140, 180):
        d.fill(Sh.ell(x, 206, 10), "#e2623f")
        d.fill(Sh.ell(x, 288, 10), INK)
    d.fill(Sh.ell(160, 288, 10), INK)
    form(d, "60,402! 260,402! 270,440! 50,440!", ("#70838a", "#324047"), 5)


def _class_foot(d: Doc, x: float, y: float, pads: int) -> None:
    body = Sh.rect(x - 56, y - 16, 112, 24, 3)
    if pads:
        for i in range(pads):
            body = body | Sh.rect(x - 56 + 112 * (i + 0.5) / pads - 11, y, 22, 22, 4)
    else:
        for i in range(4):
            body = body | Sh.ell(x - 42 + i * 28, y + 8, 15, 11)
    d.fill(body.move(4, 6), INK, 0.35)
    form(d, body, ("#9fb0ad", "#4b5c63"), 3.4)


def _fight(d: Doc) -> None:
    """A fight is one card, torn in two: above what we do, with which hand; below what it does."""
    plan_sheet(d)
    piece(d, "frames/combat_two", 220, 184, 236, -4)
    person(d, "ines_marrow", 430, 120, 0.24)
    arrow(d, [(392, 96), (336, 96)])
    monster(d, "lampbearer", 430, 306, 0.24)
    arrow(d, [(392, 270), (336, 262)], "#e2623f")
    for y, name in ((70, "unarmed"), (142, "bladed"), (214, "blunt"), (286, "ranged")):
        piece(d, f"icons/sign_{name}", 556, y, 58)


def _hiding(d: Doc) -> None:
    """Who hides is not struck at, but looked for: then the card says what the hiding place is worth."""
    plan_sheet(d)
    room(d, 60, 60, 360, 250, "#d9c79c")
    piece(d, "board/hiding_cloakroom", 160, 170, 170)
    monster(d, "lampbearer", 334, 272, 0.44, True)
    d.stroke(line("292,170 220,150"), INK, 5, 0.8, dash="12 10")
    crossed(d, 256, 160, 16)
    piece(d, "combat/lower_two_hiding", 530, 120, 170, 4)
    piece(d, "tokens/hiding", 530, 260, 90, -4)


def _barrier(d: Doc) -> None:
    """Furniture is pushed before a door: it must be broken, and the card says how loudly."""
    plan_sheet(d)
    room(d, 44, 60, 250, 250, "#d9c79c", (("e", 126),))
    room(d, 306, 60, 280, 250, "#b9ae96")
    person(d, "august_bray", 112, 268, 0.4)
    piece(d, "board/barrier_dresser", 238, 190, 110)
    arrow(d, [(150, 150), (190, 160)])
    monster(d, "furrow", 440, 272, 0.46)
    for a in (-30, 0, 30):
        d.stroke(line([(330, 180 + a), (352, 180 + a * 1.3)]), INK, 6)
    piece(d, "board/barrier_broken", 540, 110, 90)


def _fire(d: Doc) -> None:
    """Fire is in the whole room: two wounds for whoever ends a turn in it, and who comes in needs nerve."""
    plan_sheet(d)
    room(d, 44, 60, 400, 250, "#e0b07c", (("e", 170),))
    room(d, 456, 60, 140, 250, "#b9cdb4")
    white_line(d, "244,66 244,304")
    piece(d, "tokens/fire", 244, 128, 130)
    for who, x in (("tobias_wren", 120), ("august_bray", 366)):
        person(d, who, x, 284, 0.3)
        for i in range(2):
            piece(d, "tokens/damage", x - 46 + i * 46 + (40 if x < 200 else -40), 92, 42)
    person(d, "aude_linnet", 536, 284, 0.3)
    arrow(d, [(500, 230), (456, 230)], "#e2623f")
    piece(d, "icons/sign_willpower", 536, 108, 62)


def _dark(d: Doc) -> None:
    """In the dark exploring costs the action and a step; with a lamp the action alone."""
    plan_sheet(d)
    for x, lamp in ((46, False), (332, True)):
        floor = room(d, x, 44, 262, 222, "#d9c79c")
        d.fill(floor, INK, 0.82)
        nib(d, pen(floor, 90, 9, ragged=30), TIDE["dark"], 2, 0.8)
        if lamp:
            d.glow(x + 110, 160, 140, (0, LAMP["core"], 0.95), (0.5, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
        person(d, "ines_marrow" if lamp else "kasimir_holt", x + 100, 240, 0.36)
        piece(d, "backs/find", x + 204, 150, 74, 6)
        piece(d, "icons/sign_explore", x + (131 if lamp else 84), 314, 56)
        if not lamp:
            d.stroke([line("156,314 184,314"), line("170,300 170,328")], INK, 6)
            piece(d, "icons/sign_move", 226, 314, 56)
    piece(d, "tokens/dark", 66, 64, 62)


def _stun(d: Doc) -> None:
    """A dazed monster does nothing at the next turn; then the curl is taken away."""
    plan_sheet(d)
    room(d, 60, 60, 240, 250, "#d9c79c")
    room(d, 340, 60, 240, 250, "#d9c79c")
    monster(d, "gardener", 180, 280, 0.5)
    piece(d, "tokens/stun", 238, 116, 84)
    arrow(d, [(304, 180), (330, 180)])
    monster(d, "gardener", 460, 280, 0.5)
    d.stroke(Sh.ell(518, 116, 42), INK, 4, 0.7, dash="10 9")


def _omen(d: Doc) -> None:
    """An Omen is played from the Keeper's hand upon one of us; what it asks stands on its ribbon."""
    plan_sheet(d)
    for i, a in enumerate((-22, -8, 6)):
        piece(d, "backs/omen", 110 + i * 46, 128 + abs(i - 1) * 8, 96, a)
    arrow(d, [(262, 130), (310, 140), (336, 160)], "#96587f")
    piece(d, "frames/omen", 420, 170, 176, 4)
    person(d, "delphine_okoro", 570, 300, 0.36)
    piece(d, "tokens/threat", 168, 280, 68)
    arrow(d, [(214, 280), (300, 270)])


def _puzzle(d: Doc) -> None:
    """Pieces are moved one action at a time: as many as Intellect; what stands, stands."""
    plan_sheet(d)
    for i in range(4):
        x, y = 84 + (i % 2) * 92, 120 + (i // 2) * 92
        piece(d, f"puzzles/rune_r6_{(1, 4, 2, 5)[i]}", x, y, 90)
    arrow(d, [(150, 70), (186, 60), (226, 120)])
    piece(d, "puzzles/swap_arrow", 130, 296, 66)
    for i, name in enumerate(WIRES):
        piece(d, f"puzzles/{name}", 296 + i * 68, 120, 68)
    piece(d, "puzzles/turn_ring", 364, 120, 82)
    for i in range(3):
        piece(d, "icons/sign_intellect", 296 + i * 68, 240, 46)
    piece(d, "tokens/lock", 560, 130, 96)
    ticked(d, 560, 250, 24)


FILES = {
    f"rule{drawn.__name__}": (FIGURE, drawn)
    for drawn in (
        _threat,
        _actions,
        _reach,
        _strikes,
        _evade,
        _fright,
        _wounds,
        _monster,
        _fight,
        _hiding,
        _barrier,
        _fire,
        _dark,
        _stun,
        _omen,
        _puzzle,
    )
}
