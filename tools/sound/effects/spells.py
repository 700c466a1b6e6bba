"""What becomes of spells and curses: turned, chained, learned, laid, broken; Madness taken and cured."""

from __future__ import annotations

from tools.sound.bodies import knock, room, rubble, scrape
from tools.sound.kinds import Effect
from tools.sound.matter import breath, felt, flame, grind, hiss, puff, quiet, rustle, shards, whoosh
from tools.sound.small import bell, bowl, note, skin, tine
from tools.sound.speech import choir, mouth, voiced, whisper
from tools.sound.synthesis import Chance, Signal, bandpass, convolve, count, level, lowpass, mix, shape, wander

from .bells import links, madness_bell, sparks
from .paper import riffle, snap


def exhaust(chance: Chance, n: int) -> Signal:
    """A spell is used up: a slab turned a quarter on its bed of stone, and it stops with a small dull touch."""
    length = chance.around(0.2, 0.1)
    turn = grind(
        chance, length + 0.04, [(0, 0.3), (0.05, 1), (length, 0.5), (length + 0.03, 0)], chance.around(420, 0.1), 0.3
    )
    stop = rubble(chance, 190, 1500, 14, 0.07, tilt=0.8).struck(chance, 0.15, knock(chance, 0.002, 0.3))
    return room(mix((0.0, quiet(turn, -3)), (length, quiet(stop, -4))), 0.2)


def neutralise(chance: Chance, n: int) -> Signal:
    """A spell is silenced: a thud under cloth, soot that settles, a chain laid over it."""
    thud = lowpass(mix((0.0, skin(chance, 70, 0.35, 0.1)), (0.0, felt(chance, 1.0))), 700)
    soot = puff(chance, 0.4, [(0, 1), (0.08, 0.5), (0.4, 0)], 700, 1.2)
    return room(
        mix(
            (0.0, quiet(thud, 0)),
            (0.01, quiet(soot, -11)),
            (0.12, quiet(links(chance, 0.32, [(0, 30), (0.1, 60), (0.32, 3)]), -8)),
        ),
        0.2,
    )


def scratch(chance: Chance, strokes: list[tuple[float, float]], pitch: float = 2600.0) -> Signal:
    """A quill on paper: strokes as (start, length), each with the grain of the sheet and the split of the nib."""
    parts = []
    for start, length in strokes:
        arm = shape(length, (0, 0.2), (length * 0.3, 1), (length * 0.8, 0.7), (length, 0)) * wander(
            chance, length, 26, 0.4, 1
        )
        grain = scrape(chance, arm, 1500, 0.9)
        nib = rubble(chance, 1500, 7500, 14, 0.012, tilt=0.25)
        drawn = convolve(grain, nib.response(chance, 0.02))[: count(length)]
        hair = bandpass(chance.noise(length), pitch * 0.7, pitch * 2.2) * arm
        parts.append((start, chance.between(0.7, 1.0) * (level(drawn, 0.8) + level(hair, 0.35))))
    return mix(*parts)


def learn(chance: Chance, n: int) -> Signal:
    """A spell is learned: the pen crosses the page three times, the ink takes light, and a tine remembers it."""
    strokes = [(0.0, 0.09), (0.12, 0.06), (0.2, chance.around(0.17, 0.1))]
    return room(
        mix(
            (0.0, quiet(scratch(chance, strokes), 0)),
            (0.34, quiet(sparks(chance, 0.3, 110), -8)),
            (0.36, quiet(tine(chance, note((15, 17, 19)[n]), 0.9, 0.15), -7)),
        ),
        0.22,
    )


def destroy_curse(chance: Chance, n: int) -> Signal:
    """A curse breaks: a crack, a frozen instant, then the whole pane goes, and whoever was in it breathes out."""
    plate = rubble(chance, 900, 7000, 26, 0.1, tilt=0.15).struck(chance, 0.2, knock(chance, 0.0003, 0.8))
    burst = bandpass(chance.noise(0.22), 2200, 11_000) * shape(0.22, (0, 1), (0.03, 0.5), (0.22, 0), power=2.0)
    fall = shards(chance, 0.75, [(0, 190), (0.1, 120), (0.75, 6)], 1300, 7200, 0.3)
    out = breath(chance, 0.9, [(0, 0), (0.2, 1), (0.9, 0)], [(0, 720), (0.9, 420)])
    return room(
        mix(
            (0.0, quiet(plate, -5)),
            (0.065, quiet(burst, -9)),
            (0.065, quiet(lowpass(skin(chance, 88, 0.3, 0.5), 900), -6)),
            (0.065, quiet(fall, -1)),
            (0.3, quiet(out, -15)),
        ),
        0.3,
    )


def curse_placed(chance: Chance, n: int) -> Signal:
    """A curse is laid on the track: a slate tile set down with care, and something in it stirs half a tone low."""
    tile = rubble(chance, 330, 3600, 20, 0.08, tilt=0.6).struck(chance, 0.2, knock(chance, 0.001, 0.4))
    bed = rubble(chance, 90, 420, 10, 0.14, tilt=1.0).struck(chance, 0.25, knock(chance, 0.004, 0.1))
    stir = lowpass(madness_bell(chance, note((-14, -13, -11)[n])), 900)
    return room(mix((0.0, quiet(tile, 0)), (0.0, quiet(bed, -6)), (0.05, quiet(stir, -11))), 0.26)


SYLLABLES = ("u", "e", "o", "i", "a")


def _words(chance: Chance, seconds: float, quick: float = 0.11) -> list[tuple[float, str, float]]:
    found, when = [], 0.0
    while when < seconds - 0.1:
        length = chance.around(quick, 0.35)
        found.append((when, SYLLABLES[int(chance.between(0, 4.999))], length))
        when += length * chance.between(0.75, 1.15)
    return found


def madness_taken(chance: Chance, n: int) -> Signal:
    """A Madness is yours: two whispers that do not agree, over a chord of breath that slides out of tune."""
    left = whisper(chance, 0.7, _words(chance, 0.6), 1.0)
    right = whisper(chance, 0.7, _words(chance, 0.6, 0.14), 1.25)
    hum = voiced(
        chance,
        [(0, note(-5)), (0.7, note(-6))],
        0.7,
        mouth("u"),
        force=[(0, 0), (0.25, 1), (0.7, 0)],
        tilt=1.6,
        rough=0.02,
        air=0.6,
    ) + voiced(
        chance,
        [(0, note(-4)), (0.7, note(-4.6))],
        0.7,
        mouth("u"),
        force=[(0, 0), (0.3, 1), (0.7, 0)],
        tilt=1.6,
        rough=0.02,
        air=0.6,
    )
    return room(mix((0.0, quiet(left, 0)), (0.07, quiet(right, -3)), (0.0, quiet(hum, -10))), 0.36)


def madness_cured(chance: Chance, n: int) -> Signal:
    """A Madness goes: a long breath out that opens from o to a, and in it, as it ends, a clean fifth."""
    out = breath(chance, 1.0, [(0, 0), (0.16, 1), (0.5, 0.6), (1.0, 0)], [(0, 420), (0.4, 760), (1.0, 620)])
    clean = mix((0.0, bowl(chance, note((0, 3)[n]), 1.3, 0.8)), (0.08, 0.7 * bowl(chance, note((7, 10)[n]), 1.4, 0.8)))
    return room(mix((0.0, quiet(out, 0)), (0.24, quiet(clean, -9))), 0.34)


def last_sanity(chance: Chance, n: int) -> Signal:
    """One Madness is left: breath held, a glass thread drawn to its end, and the heart once, late."""
    held = breath(chance, 0.7, [(0, 0), (0.35, 0.4), (0.6, 1), (0.68, 0)], [(0, 500), (0.66, 950)], 0.3)
    thread = mix(*((0.03 * k, 0.6 * bowl(chance, note(24 + k * 0.35), 1.2, 0.2)) for k in range(3)))
    return room(
        mix((0.0, quiet(held, -3)), (0.62, quiet(thread, -10)), (1.05, quiet(skin(chance, 52, 0.8, 0.4), 0))), 0.38
    )


def reshuffle_madness(chance: Chance, n: int) -> Signal:
    """The discard pile goes back, and Madness with it: a riffle, and between its last edges a whisper slips in."""
    cards = riffle(chance, 22, 0.34)
    words = whisper(chance, 0.6, _words(chance, 0.5, 0.13), 1.12)
    return room(
        mix(
            (0.0, quiet(cards, 0)),
            (0.3, quiet(words, -4)),
            (0.42, quiet(lowpass(madness_bell(chance, note((-7, -6)[n])), 1300), -17)),
        ),
        0.28,
    )


def elimination(chance: Chance, n: int) -> Signal:
    """Somebody is out: their candle is blown out, the wick hisses, one low bell, and the room without them."""
    blow = breath(chance, 0.35, [(0, 0), (0.06, 1), (0.3, 0)], [(0, 900), (0.35, 500)], 0.5)
    flutter = flame(chance, 0.25, [(0, 1), (0.1, 0.8), (0.25, 0)], 0.2)
    wick = hiss(chance, 0.7, [(0, 0), (0.02, 1), (0.7, 0)], 2600, 7000)
    low = bell(chance, note(-15), 3.0, 0.15)
    many = choir(chance, (note(-15), note(-8)), 1.6, "o", [(0, 0), (0.6, 1), (1.6, 0)], 0.9)
    return room(
        mix(
            (0.0, quiet(blow, 0)),
            (0.02, quiet(flutter, -7)),
            (0.22, quiet(wick, -20)),
            (0.5, quiet(low, -4)),
            (0.55, quiet(many, -13)),
        ),
        0.4,
    )


def ghost_edge(chance: Chance) -> Signal:
    """A sheet pulled from a stiff book: the tear's grain, rising. Used where a page gives way."""
    return rustle(chance, 0.5, [(0, 0.2), (0.1, 0.7), (0.38, 1), (0.44, 0)], [(0, 1300), (0.4, 4200)], 0.75, 900)


def failure(chance: Chance, n: int) -> Signal:
    """The page fails: a blow from below, parchment torn across, ink that runs away down the desk."""
    blow = mix((0.0, skin(chance, 41, 1.2, 0.25)), (0.0, 0.6 * skin(chance, 61, 0.8, 0.2)))
    ink = whoosh(chance, 1.2, [(0, 0), (0.2, 1), (1.2, 0)], [(0, 700), (1.2, 180)], 0.7)
    sour = lowpass(madness_bell(chance, note(-19)), 1500)
    return room(
        mix(
            (0.0, quiet(blow, 0)),
            (0.03, quiet(ghost_edge(chance), -6)),
            (0.46, quiet(snap(chance, 2600), -8)),
            (0.2, quiet(ink, -13)),
            (0.02, quiet(sour, -5)),
        ),
        0.34,
    )


SOUNDS = (
    Effect("exhaust", "stone", exhaust, -27.5, 3, contact=False),
    Effect("neutralise", "stone", neutralise, -26.5, 2),
    Effect("learn", "quill", learn, -29.5, 3, priority=2, contact=False),
    Effect("destroy_curse", "glass", destroy_curse, -22.5, 3, priority=3, ducks=True, contact=False),
    Effect("curse_placed", "stone", curse_placed, -26.5, 3, priority=2),
    Effect("madness_taken", "breath", madness_taken, -26.5, 3, priority=2, contact=False),
    Effect("madness_cured", "breath", madness_cured, -27.0, 2, priority=2, contact=False),
    Effect("last_sanity", "breath", last_sanity, -25.0, 1, priority=3, ducks=True, contact=False),
    Effect("reshuffle_madness", "breath", reshuffle_madness, -26.5, 2, priority=2, contact=False),
    Effect("elimination", "breath", elimination, -24.5, 1, priority=3, ducks=True, contact=False),
    Effect("failure", "stone", failure, -22.0, 2, priority=3, ducks=True),
)
