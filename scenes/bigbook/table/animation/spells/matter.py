"""What elements, curses and Madness are made of when they fly: sparks that rise, drops that fall, chunks, streaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from scenes.bigbook.cards.palettes import ElementColours
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, PARCH
from scenes.table.motion.particles import Matter


@lru_cache(maxsize=4)
def _made(
    fire: ElementColours, water: ElementColours, earth: ElementColours, air: ElementColours
) -> Mapping[str, Matter]:
    """By element, and by what else flies."""
    curse, mad = ELEMENTS["curse"], ELEMENTS["madness"]
    return {
        "fire": Matter(
            "sliver", (fire.core, fire.light, fire.mid, fire.base), fire.dark,
            (160, 560), (380, 980), (3.4, 8.5), gravity=-330, drag=2.6, sway=46,
        ),
        "water": Matter(
            "drop", (water.core, water.light, water.mid, water.base), water.deep,
            (200, 620), (420, 900), (3.6, 8.5), gravity=1500, drag=0.5,
        ),
        "earth": Matter(
            "chunk", (earth.light, earth.mid, earth.base, earth.dark), earth.deep,
            (180, 560), (460, 950), (3.5, 9.5), gravity=1900, drag=0.6, tumble=True,
        ),
        "air": Matter(
            "streak", (air.core, air.light, air.mid, air.base), air.dark,
            (320, 880), (320, 700), (3.2, 7.0), gravity=-30, drag=3.4, sway=120,
        ),
        "curse": Matter(
            "scrap", (BONE, curse.base, curse.dark), curse.deep,
            (160, 520), (380, 800), (4.0, 9.0), gravity=1300, drag=0.8, tumble=True,
        ),
        "madness": Matter(
            "blot", (mad.mid, mad.base, mad.dark), INK,
            (90, 380), (380, 900), (2.5, 6.5), gravity=520, drag=1.8, sway=60,
        ),
        "blood": Matter(
            "blot", ((226, 74, 70), CRIMSON, (70, 12, 24)), INK,
            (160, 520), (300, 620), (2.2, 6.0), gravity=1500, drag=0.8,
        ),
        "ink": Matter(
            "blot", ((120, 30, 44), (34, 20, 38), INK), (10, 5, 12),
            (200, 900), (420, 1000), (3.0, 11.0), gravity=700, drag=1.6,
        ),
        "gold": Matter(
            "sliver", (GOLD[0], GOLD[1], GOLD[2]), GOLD[4],
            (60, 300), (520, 1250), (2.6, 6.4), gravity=-170, drag=2.2, sway=40,
        ),
        "dust": Matter(
            "puff", (PARCH[2], PARCH[3], PARCH[3]), INK,
            (30, 170), (600, 1300), (7.0, 18.0), gravity=-26, drag=2.8, sway=14,
        ),
        "smoke": Matter(
            "puff", ((206, 196, 204), (150, 140, 152), (110, 102, 116)), INK,
            (14, 46), (700, 1300), (4.0, 9.0), gravity=-85, drag=0.8, sway=30,
        ),
        "glitter": Matter(
            "sliver", (GOLD[0], GOLD[1], GOLD[2]), GOLD[4],
            (300, 640), (1400, 2200), (2.2, 5.2), gravity=420, drag=0.4, sway=90, tumble=True,
        ),
        "paper": Matter(
            "scrap", (PARCH[0], PARCH[1], PARCH[2]), (110, 30, 34),
            (140, 480), (420, 900), (4.0, 10.0), gravity=900, drag=1.4, sway=80, tumble=True,
        ),
        "ember": Matter(
            "sliver", (fire.light, fire.mid, fire.base), fire.deep,
            (20, 110), (900, 1800), (1.6, 3.2), gravity=-60, drag=1.4, sway=70,
        ),
    }  # fmt: skip


def matter(name: str) -> Matter:
    """What flies by that name, an element's in the colours in use."""
    return _made(*(ELEMENTS[one] for one in ("fire", "water", "earth", "air")))[name]


def trail_of(name: str) -> Matter:
    """What is left behind by something that flies: small, without ink about it, gone before it could stand in a row."""
    return _trail(matter(name))


@lru_cache(maxsize=32)
def _trail(made: Matter) -> Matter:
    return replace(made, rim=made.colours[-1], life=(110, 220), size=(2.6, 6.0), gravity=made.gravity * 0.4)


def falling(name: str) -> Matter:
    """What flies by that name where it must soon be out of the way: it is heavy, and gone in half of its time."""
    return _falling(matter(name))


@lru_cache(maxsize=32)
def _falling(made: Matter) -> Matter:
    short = made.life[0] * BRIEF, made.life[1] * BRIEF
    return replace(made, life=short, gravity=max(made.gravity, HEAVY))


BRIEF, HEAVY = 0.55, 1500.0
"""The share of its time that a falling mote lives, and how it is drawn down (px/s²)."""

FALLS = 5
"""One mote of so many that come off something that flies lives as long as it would by itself."""


UP = -1.5708
"""Straight up."""
WAY: Mapping[str, tuple[float, float]] = {
    "fire": (UP, 2.4), "water": (UP, 2.7), "earth": (UP, 3.6), "air": (0.0, 6.284), "curse": (UP, 3.4),
}  # fmt: skip
"""Where an element goes when it is set free: direction and spread in radians."""


def matter_of(element: str) -> str:
    """The name of the matter of an element; a curse of several elements is thorns."""
    return element if element in WAY else "curse"
