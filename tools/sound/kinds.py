"""What a sound may be: its kind, how loud that kind is, and the small records that a sound is listed by.

A module in `effects/`, `voices/`, `ambience/` or `music/` lists a sound by having an `Effect`, `Voice`, `Ambience` or
`Cue` at its top level (or in a tuple there); `registry` finds it. The docstring of the function that makes it says what
it should feel like and how it is made: docs/sound.md is written from these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from .synthesis import Chance, Signal

Kind = Literal["paper", "wood", "wax", "glass", "breath", "water", "flame", "stone", "wind", "quill", "bell", "cat"]
Bus = Literal["effects", "interface"]
Moment = Literal["entrance", "strike", "recoil", "exit"]

PEAK = -1.0  # dBTP: no file goes higher
MOMENTS: tuple[Moment, ...] = ("entrance", "strike", "recoil", "exit")
# Momentary loudness in LUFS (the loudest 400 ms) between which every file of a kind lies. Paper is what is heard all
# the
# time, so it lies lowest; bells carry far, so they stay under what a bell could be. Music has -20 LUFS integrated.
WINDOWS: Mapping[Kind, tuple[float, float]] = {
    "paper": (-34.0, -25.0),
    "wood": (-34.0, -23.0),
    "wax": (-31.0, -24.0),
    "glass": (-30.0, -21.0),
    "breath": (-32.0, -24.0),
    "water": (-29.0, -20.0),
    "flame": (-29.0, -20.0),
    "stone": (-29.0, -20.0),
    "wind": (-31.0, -20.0),
    "quill": (-37.0, -29.0),
    "bell": (-31.0, -22.0),
    "cat": (-31.0, -24.0),
}
VOICES = (-28.0, -18.0)  # monsters, momentary LUFS
SPEECH: Mapping[Moment, float] = {"entrance": -22.5, "strike": -21.0, "recoil": -24.0, "exit": -25.0}
MUSIC = (-22.0, -18.0)  # a cue with all its layers, integrated LUFS
AMBIENCE = (-52.0, -32.0)  # integrated LUFS; crackles momentary
SEAM = 1.5  # the roughest step over a loop's end, against the 99.9th percentile of such steps inside it
DC = 0.001
TONE = 0.8  # how much of an effect or a voice may be one steady line of its spectrum: more is a beep
SMALL = (250.0, 8.0)  # a speaker that gives nothing below so many Hz may cost an effect or a voice so many dB
CONTACT = 0.03  # seconds from the first sample to the blow, where a sound meets a frame of contact

Maker = Callable[[Chance, int], Signal]


@dataclass(frozen=True)
class Effect:
    """One effect: `make(chance, n)` gives variation n (from 0) in mono, at any level; the build sets `loudness` LUFS.

    `gain` dB, `priority` (3 outlives all) and `ducks` (music steps back) are the mixer's. A `ladder` is stepped through
    from its first file to its last instead of chosen from. `contact` false: it swells, and meets no frame.
    """

    name: str
    kind: Kind
    make: Maker
    loudness: float
    variations: int = 1
    bus: Bus = "effects"
    gain: float = 0.0
    priority: int = 1
    ducks: bool = False
    ladder: bool = False
    contact: bool = True


@dataclass(frozen=True)
class Voice:
    """One monster's voice: `make(chance, moment)`, `louder` dB than other monsters (a strike is louder than an
    exit)."""

    name: str
    make: Callable[[Chance, Moment], Signal]
    louder: float = 0.0


@dataclass(frozen=True)
class Ambience:
    """What is there between events: `make(chance, n)`; a loop is stereo or mono and must already join."""

    name: str
    make: Maker
    loudness: float
    variations: int = 1
    loop: bool = False
    gain: float = 0.0


@dataclass(frozen=True)
class Cue:
    """A piece of music: `make()` gives its layers by name, stereo, all of one length, already at their level.

    The build scales all layers by one factor so that their sum has `loudness` LUFS. `about` is for docs/sound.md.
    """

    name: str
    make: Callable[[], Mapping[str, Signal]]
    bpm: float
    bars: int
    layers: tuple[str, ...]
    about: str
    beats_per_bar: int = 4
    loop: bool = True
    loudness: float = -20.0


Listed = Effect | Voice | Ambience | Cue
