"""The monsters of the first pages: sorcerer, shelf, weaver, toad."""

from __future__ import annotations

import numpy as np

from tools.sound.bodies import knock, room, rubble
from tools.sound.effects.paper import riffle, snap
from tools.sound.effects.wood import creak, wooden
from tools.sound.kinds import Moment, Voice
from tools.sound.matter import breath, bubble, felt, flame, puff, rustle, whoosh
from tools.sound.small import bar, bowl, note
from tools.sound.speech import mouth, voiced, whisper
from tools.sound.synthesis import Chance, Signal, hump, level, lowpass, mix, sculpt, shape, times, wander

from .gesture import GESTURES, backwards, laugh, steps, tube, under


def cup(chance: Chance, pitch: float) -> Signal:
    """A cup of brambles set down on its rim: twigs, and the small dark room in it."""
    twigs = rubble(chance, 500, 4200, 14, 0.03, tilt=0.4).struck(chance, 0.06, knock(chance, 0.0008, 0.6))
    return tube(mix((0.0, level(twigs)), (0.0, 0.6 * wooden(chance, pitch * 1.6, 0.05, 0.002, 0.8))), pitch, 0.09)


def sorcerer(chance: Chance, moment: Moment) -> Signal:
    """A conjurer of three cups with too many fingers: the cups wander, somebody behind them is smoothly amused. He
    strikes
    by lifting the wrong one and snapping six fingers at once; hit, the cups fall; he leaves by drawing himself in."""
    g = GESTURES[moment]
    cups = [cup(chance, 230), cup(chance, 290), cup(chance, 262)]
    if moment == "entrance":
        shuffle = steps(chance, cups, [0.0, 0.2, 0.37, 0.52, 0.65, 0.77, 0.96])
        amused = laugh(chance, 96, 5, 0.19, "o", 1.15, 0.35, 0.35)
        mantle = whoosh(chance, 1.6, [(0, 0), (0.9, 0.8), (1.6, 0)], [(0, 300), (1.0, 800), (1.6, 350)], 0.6)
        return room(mix((0.0, under(shuffle, -3)), (0.75, under(amused, 0)), (0.1, under(mantle, -9))), 0.3)
    if moment == "strike":
        fingers = steps(
            chance,
            [snap(chance, 2600), snap(chance, 3100), snap(chance, 2200)],
            [0.0, 0.012, 0.021, 0.034, 0.05, 0.061],
        )
        ha = voiced(
            chance,
            g.pitch(118),
            0.7,
            mouth("a", 1.1),
            force=[(0, 0), (0.02, 1), (0.35, 0.6), (0.7, 0)],
            tilt=0.9,
            rough=0.03,
            growl=0.5,
            air=0.3,
        )
        fire = whoosh(chance, 0.7, [(0, 0), (0.05, 1), (0.7, 0)], [(0, 1900), (0.7, 380)], 0.7)
        return room(
            mix((0.0, under(cups[0], -2)), (0.0, under(fingers, -2)), (0.03, under(ha, 0)), (0.02, under(fire, -6))),
            0.3,
        )
    if moment == "recoil":
        fall = steps(chance, cups, [0.0, 0.07, 0.16, 0.27, 0.35, 0.41, 0.45, 0.48], 0.85)
        oh = voiced(
            chance,
            g.pitch(105),
            0.5,
            mouth("u", 1.1),
            force=[(0, 0), (0.03, 1), (0.5, 0)],
            tilt=1.1,
            rough=0.05,
            air=0.5,
        )
        return room(mix((0.0, under(fall, 0)), (0.03, under(oh, -3))), 0.28)
    gone = backwards(room(mix((0.0, cups[1]), (0.1, 0.6 * laugh(chance, 92, 3, 0.17, "o", 1.15, 0.3, 0.5))), 0.9))
    drawn = whoosh(chance, 1.3, [(0, 0.1), (1.1, 1), (1.3, 0)], [(0, 260), (1.25, 1900)], 0.5, 0.2)
    return room(mix((0.0, under(gone, -2)), (0.1, under(drawn, -6)), (1.42, under(cup(chance, 250), -15))), 0.3)


def shelf_devourer(chance: Chance, moment: Moment) -> Signal:
    """A bookcase that eats: shelves groan as jaws, folios clap as teeth, the ladder rattles as its tongue, and a hollow
    voice is the air between its boards. It bites four times, loses its books when hit, and shuts its doors with a
    belch."""
    g = GESTURES[moment]
    tooth = [
        mix((0.0, felt(chance, 1.0)), (0.0, 0.7 * wooden(chance, p, 0.09, 0.002, 1.0))) for p in (190, 230, 165, 210)
    ]
    rungs = [wooden(chance, p, 0.05, 0.001, 0.4) for p in (520, 590, 660, 480)]
    jaws = creak(chance, g.seconds * 0.75, [(0, 0.2), (g.seconds * 0.3, 0.9), (g.seconds * 0.75, 0.1)], 170)
    hollow = tube(
        voiced(
            chance, g.pitch(58), g.seconds, mouth("o", 1.7), force=g.force, tilt=1.0, rough=0.05, growl=0.8, air=0.6
        ),
        92,
        0.2,
    )
    parts = [(0.0, under(jaws, -5)), (0.05, under(hollow, -3))]
    if moment == "entrance":
        parts += [(0.5, under(steps(chance, rungs, [0.07 * k for k in range(9)]), -9))]
        parts += [(1.3, under(steps(chance, tooth, [0.0, 0.14]), -1))]
    if moment == "strike":
        parts += [(0.0, under(steps(chance, tooth, [0.0, 0.13, 0.25, 0.38], 0.92), 0))]
        parts.append((0.02, under(riffle(chance, 16, 0.4), -11)))
    if moment == "recoil":
        falls = steps(chance, tooth, [0.0, 0.06, 0.15, 0.21, 0.33, 0.4, 0.52], 0.88)
        flap = rustle(chance, 0.5, [(0, 0.8), (0.2, 1), (0.5, 0)], [(0, 2600), (0.5, 1500)], 0.5, 300)
        parts += [(0.0, under(falls, 0)), (0.02, under(flap, -8))]
    if moment == "exit":
        belch = voiced(
            chance,
            [(0, 74), (0.15, 62), (0.55, 48)],
            0.6,
            mouth("o", 1.9),
            force=[(0, 0), (0.04, 1), (0.4, 0.7), (0.6, 0)],
            tilt=0.9,
            rough=0.12,
            growl=0.9,
            air=0.5,
        )
        parts += [(0.55, under(tooth[0], -3)), (0.75, under(tooth[2], -2)), (1.05, under(tube(belch, 110, 0.14), -5))]
    return room(mix(*parts), 0.28)


def needles(chance: Chance, moments: list[float]) -> Signal:
    """Knitting needles crossing: thin steel, stopped by wool at once."""
    clicks = [bar(chance, p, 0.05, 0.0003) for p in (2450, 2730, 2310, 2900)]
    wool = [c * shape(len(c) / 44100, (0, 1), (0.02, 0.35), (0.05, 0)) for c in clicks]
    return steps(chance, wool, moments)


def nightmare_weaver(chance: Chance, moment: Moment) -> Signal:
    """A spider of pillows that knits: eight needles click in a lullaby's three, somebody counts stitches aloud under
    breath, pillows give. She strikes with all eight at once, is knocked soft, and drops her stitches one by one."""
    g = GESTURES[moment]
    pillow = lowpass(mix((0.0, puff(chance, 0.25, [(0, 1), (0.25, 0)], 160, 0.9)), (0.0, 0.5 * felt(chance, 0.5))), 900)
    lull = voiced(chance, g.pitch(196), g.seconds, mouth("u"), force=g.force, tilt=1.5, rough=0.015, air=0.7)
    three = [0.16 * k + (0.03 if k % 3 else 0.0) for k in range(int(g.seconds / 0.16))]
    if moment == "entrance":
        count = [(0.1, "u", 0.14), (0.43, "i", 0.14), (0.75, "e", 0.16), (1.1, "o", 0.16), (1.4, "a", 0.2)]
        words = whisper(chance, 1.7, count, 0.85)
        return room(
            mix(
                (0.0, under(needles(chance, three), -3)),
                (0.05, under(words, -4)),
                (0.2, under(lull, -10)),
                (0.0, under(pillow, -4)),
            ),
            0.3,
        )
    if moment == "strike":
        stabs = needles(chance, [0.0, 0.02, 0.045, 0.07, 0.1, 0.125, 0.16, 0.2])
        hiss = breath(chance, 0.6, [(0, 0.2), (0.05, 1), (0.6, 0)], [(0, 2300), (0.6, 1200)], 0.3)
        thread = rustle(chance, 0.3, [(0, 0.3), (0.2, 1), (0.3, 0)], [(0, 2500), (0.3, 6000)], 0.2, 200)
        return room(
            mix(
                (0.0, under(stabs, 0)),
                (0.0, under(pillow, -1)),
                (0.02, under(hiss, -6)),
                (0.1, under(thread, -10)),
                (0.0, under(lull, -9)),
            ),
            0.28,
        )
    if moment == "recoil":
        feathers = rustle(chance, 0.6, [(0, 0.3), (0.1, 1), (0.6, 0)], [(0, 1700), (0.6, 3200)], 0.1, 100)
        gasp = breath(chance, 0.3, [(0, 0), (0.2, 1), (0.3, 0)], [(0, 700), (0.3, 1300)], 0.25)
        return room(
            mix(
                (0.0, under(pillow, 0)),
                (0.03, under(feathers, -9)),
                (0.08, under(gasp, -7)),
                (0.05, under(needles(chance, [0.0, 0.09, 0.3]), -8)),
            ),
            0.28,
        )
    drops = needles(chance, [0.1, 0.3, 0.56, 0.88, 1.25])
    ball = steps(chance, [lowpass(felt(chance, 0.2), 700)], [0.2, 0.5, 0.75, 0.95, 1.1, 1.2], 0.8)
    return room(mix((0.0, under(lull, -4)), (0.0, under(drops, -3)), (0.3, under(ball, -4))), 0.32)


def croak(chance: Chance, seconds: float, pitch: float, size: float) -> Signal:
    """A toad's call: pulses slow enough to be counted, in a throat blown up to a drum."""
    throat = [(0, pitch * 0.8), (seconds * 0.3, pitch), (seconds, pitch * 0.7)]
    pulses = 0.35 + 0.65 * np.sin(2 * np.pi * 27 * times(seconds) + wander(chance, seconds, 6, 0, 2)) ** 2
    force = [(0, 0), (0.04, 0.8), (seconds * 0.6, 1), (seconds, 0)]
    return (
        voiced(chance, throat, seconds, mouth("a", size), force=force, tilt=0.8, rough=0.03, growl=0.7, air=0.2)
        * pulses
    )


def spell_eater(chance: Chance, moment: Moment) -> Signal:
    """A toad who dines: a croak with manners, the fork on the plate, a gulp, and in its throat the last spell still
    rings.
    It strikes with a tongue, hiccups when hit, and takes its leave by a burp in which the spell gets out."""
    gulp = mix(
        (0.0, bubble(chance, 150, 0.9, 0.22)),
        (0.13, bubble(chance, 240, -0.35, 0.2)),
        (0.05, 0.6 * bubble(chance, 95, 0.4, 0.2)),
    )
    fork = bar(chance, 3100, 0.35, 0.0002)
    spell = lowpass(bowl(chance, note(16), 0.9, 0.5), 1500)
    if moment == "entrance":
        calls = mix((0.0, croak(chance, 0.45, 118, 1.5)), (0.55, croak(chance, 0.62, 104, 1.5)))
        return room(
            mix((0.0, under(calls, 0)), (1.12, under(fork, -13)), (1.28, under(gulp, -2)), (1.35, under(spell, -14))),
            0.28,
        )
    if moment == "strike":
        tongue = whoosh(chance, 0.2, [(0, 0), (0.05, 1), (0.2, 0)], [(0, 500), (0.08, 2400), (0.2, 700)], 0.4)
        slap = mix((0.0, snap(chance, 1900)), (0.0, 0.8 * puff(chance, 0.12, [(0, 1), (0.12, 0)], 260)))
        return room(
            mix(
                (0.0, under(tongue, -6)),
                (0.06, under(slap, -1)),
                (0.16, under(gulp, -1)),
                (0.2, under(croak(chance, 0.6, 150, 1.4), 0)),
            ),
            0.26,
        )
    if moment == "recoil":
        hic = voiced(
            chance,
            [(0, 150), (0.1, 320), (0.16, 260)],
            0.17,
            mouth("i", 1.2),
            force=[(0, 0), (0.02, 1), (0.17, 0)],
            tilt=0.9,
            rough=0.03,
        )
        return room(
            mix(
                (0.0, under(hic, 0)),
                (0.02, under(gulp, -5)),
                (0.25, under(fork, -9)),
                (0.3, under(croak(chance, 0.3, 92, 1.5), -5)),
            ),
            0.26,
        )
    burp = voiced(
        chance,
        [(0, 68), (0.2, 88), (0.6, 55), (0.9, 44)],
        0.95,
        mouth("o", 1.7),
        force=[(0, 0), (0.03, 1), (0.5, 0.8), (0.95, 0)],
        tilt=0.8,
        rough=0.14,
        growl=0.9,
        air=0.4,
    )
    free = mix((0.0, bowl(chance, note(16), 1.2, 0.4)), (0.1, 0.7 * bowl(chance, note(21), 1.1, 0.4)))
    glow = sculpt(flame(chance, 0.6, [(0, 0.3), (0.6, 0)], 0.1), lambda t, f: hump(f, 2200, 1.0) + 0 * t)
    return room(
        mix((0.0, under(burp, 0)), (0.6, under(free, -9)), (0.55, under(glow, -16)), (0.0, under(fork, -15))), 0.32
    )


SOUNDS = (
    Voice("page_01", sorcerer),
    Voice("page_02", shelf_devourer, 0.5),
    Voice("page_03", nightmare_weaver, -1.5),
    Voice("page_04", spell_eater),
)
