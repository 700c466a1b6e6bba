"""The book itself, the evening's beginning and end, and the five motifs by which a seat knows its turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.sound.bodies import knock, room, rubble
from tools.sound.kinds import Effect, Kind
from tools.sound.matter import quiet, rustle, whoosh
from tools.sound.small import bell, celesta, marimba, note, pipe, skin, string, viol
from tools.sound.speech import choir, meow
from tools.sound.synthesis import Chance, Signal, mix

from .bells import madness_bell
from .wood import creak, page_landing, wooden


def page_sheet(chance: Chance, n: int) -> Signal:
    """The great sheet bends over: slow heavy parchment, its crackle thick where the bend is sharpest, air pushed
    before it."""
    swing = [(0, 0.15), (0.16, 0.75), (0.34, 1), (0.52, 0.35), (0.6, 0)]
    sheet = rustle(chance, 0.62, swing, [(0, 1300), (0.3, 2700), (0.6, 1500)], 0.55, 420)
    air = whoosh(chance, 0.6, [(0, 0), (0.35, 1), (0.58, 0)], [(0, 260), (0.4, 620), (0.6, 300)], 0.8)
    return room(mix((0.0, quiet(sheet, 0)), (0.0, quiet(air, -4))), 0.24)


def clasp(chance: Chance) -> Signal:
    """The brass clasp: its tongue over the pin, a hard small click, the strap's leather."""
    brass = rubble(chance, 700, 5200, 16, 0.07, tilt=0.3).struck(chance, 0.15, knock(chance, 0.0004, 0.6))
    return mix(
        (0.0, quiet(creak(chance, 0.16, [(0, 0.3), (0.1, 1), (0.16, 0)], 380), -17)),
        (0.12, quiet(brass, -4)),
        (0.12, quiet(wooden(chance, 420, 0.06, 0.0015, 0.8), -5)),
        (0.17, quiet(brass, -15)),
    )


def book_opens(chance: Chance, n: int) -> Signal:
    """The book is opened: the clasp springs, the cover groans on its leather, and many who are in it breathe in a
    fifth."""
    cover = creak(chance, 0.8, [(0, 0.2), (0.2, 0.8), (0.45, 0.5), (0.8, 0)], 210)
    many = choir(chance, (note(-12), note(-5), note(0)), 2.2, "o", [(0, 0), (0.9, 1), (2.2, 0)], 0.8)
    air = whoosh(chance, 1.4, [(0, 0), (0.6, 1), (1.4, 0)], [(0, 200), (0.7, 560), (1.4, 240)], 0.9)
    return room(
        mix((0.0, quiet(clasp(chance), 0)), (0.18, quiet(cover, -7)), (0.35, quiet(air, -14)), (0.5, quiet(many, -9))),
        0.38,
    )


def victory(chance: Chance, n: int) -> Signal:
    """The book is shut: the pages fall together, the cover lands, the clasp closes, and the bell above the library is
    glad."""
    pages = rustle(chance, 0.7, [(0, 0.1), (0.4, 0.8), (0.6, 1), (0.68, 0)], [(0, 1600), (0.6, 3300)], 0.5, 300)
    bells = mix(
        (0.0, bell(chance, note(-12), 3.2, 0.3)),
        (0.18, 0.7 * bell(chance, note(-5), 2.8, 0.3)),
        (0.36, 0.6 * bell(chance, note(4), 2.4, 0.3)),
        (0.54, 0.5 * bell(chance, note(7), 2.2, 0.3)),
    )
    return room(
        mix(
            (0.0, quiet(pages, -11)),
            (0.66, quiet(page_landing(chance, 0), 0)),
            (0.95, quiet(clasp(chance), -5)),
            (1.2, quiet(bells, -3)),
        ),
        0.34,
    )


def defeat(chance: Chance, n: int) -> Signal:
    """The book wins: its pages storm, a hundred at once, a low bell that was cast wrong; then only a cat, who asks."""
    storm = rustle(
        chance, 2.0, [(0, 0), (0.4, 0.8), (1.0, 1), (2.0, 0)], [(0, 1500), (1.0, 3600), (2.0, 1800)], 0.6, 700
    )
    wind = whoosh(
        chance, 2.2, [(0, 0), (0.5, 1), (1.2, 0.8), (2.2, 0)], [(0, 300), (0.6, 900), (1.1, 600), (2.2, 260)], 0.7, 0.3
    )
    low = mix((0.0, madness_bell(chance, note(-22))), (0.0, 0.8 * skin(chance, 40, 1.4, 0.2)))
    cat = meow(chance, 0.55, 520)
    return room(
        mix((0.0, quiet(storm, -6)), (0.0, quiet(wind, -4)), (0.5, quiet(low, 0)), (2.55, quiet(cat, -15))), 0.38
    )


Instrument = Callable[[Chance, float, float], Signal]


def turn(
    chance: Chance, n: int, play: Instrument, steps: tuple[int, int, int], when: tuple[float, float, float]
) -> Signal:
    """A seat's three notes: each seat has its own small instrument, its own line and its own rhythm, all in the D of
    the
    music: 1 a lute rising a fifth and a step, 2 a marimba that skips, 3 a celesta falling, 4 a clay flute that turns
    about
    its note, 5 a small viol that leans up and home."""
    gaps = (when[1], when[2] - when[1], 0.9)
    notes = [chance.between(0.85, 1.0) * play(chance, note(step), gap) for step, gap in zip(steps, gaps, strict=True)]
    return room(mix(*zip(when, notes, strict=True)), 0.3)


def _lute(chance: Chance, pitch: float, gap: float) -> Signal:
    return string(chance, pitch, 1.3, 0.25)


def _marimba(chance: Chance, pitch: float, gap: float) -> Signal:
    return marimba(chance, pitch, 0.9)


def _celesta(chance: Chance, pitch: float, gap: float) -> Signal:
    return celesta(chance, pitch, 1.3)


def _flute(chance: Chance, pitch: float, gap: float) -> Signal:
    return pipe(chance, pitch, min(gap + 0.06, 0.6), 0.55)


def _viol(chance: Chance, pitch: float, gap: float) -> Signal:
    return viol(chance, pitch, min(gap + 0.1, 0.7))


def _turn(
    seat: int, kind: Kind, play: Instrument, steps: tuple[int, int, int], when: tuple[float, float, float]
) -> Effect:
    make = partial(turn, play=play, steps=steps, when=when)
    return Effect(f"turn_{seat}", kind, make, -27.0, 1, priority=2, contact=False)


SOUNDS = (
    Effect("page_sheet", "paper", page_sheet, -27.0, 3, priority=2, contact=False),
    Effect("book_opens", "wood", book_opens, -24.5, 1, priority=3, ducks=True, contact=False),
    Effect("victory", "wood", victory, -23.5, 1, priority=3, ducks=True, contact=False),
    Effect("defeat", "wind", defeat, -22.0, 1, priority=3, ducks=True, contact=False),
    _turn(1, "bell", _lute, (-12, -5, -3), (0.0, 0.17, 0.34)),
    _turn(2, "wood", _marimba, (0, 7, 3), (0.0, 0.11, 0.34)),
    _turn(3, "glass", _celesta, (19, 15, 12), (0.0, 0.2, 0.33)),
    _turn(4, "breath", _flute, (7, 9, 7), (0.0, 0.16, 0.28)),
    _turn(5, "bell", _viol, (-5, -2, 0), (0.0, 0.14, 0.36)),
)
