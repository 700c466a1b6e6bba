"""What is heard: wishes of screens become voices of a device, by rules that know no game and no application.

Whoever shows something asks with `play` in the frame in which it is seen; `update`, once in each frame before the
picture is shown, starts the most important of what was asked for. At most 12 voices sound together: a more important
sound takes the least important voice. The same sound never starts twice within 45 ms, and a repeated one is quieter.
Everything that was decided stands in `log`. Times are milliseconds of the clock that `update` is given.
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from operator import attrgetter
from typing import Literal

from scenes.kit.audio.music import Music, Score
from scenes.kit.audio.sound_device import Device
from scenes.kit.audio.sound_list import Effect, SoundList

VOICES = 12
APART = 45.0
"""The same sound starts at most once in so many milliseconds."""
RARELY = {"hover": 125.0, "leave": 125.0, "over_zone": 125.0}
"""These are asked for with every movement of a hand: at most eight times a second."""
AT_ONCE = 4
"""So many different sounds start in one frame at most, the most important ones."""
AGAIN, AGAIN_WITHIN, AGAIN_LEAST = -2.0, 600.0, -8.0
"""Each repetition within this time is so many decibels quieter than the one before, down to the last number."""
LADDER = 2500.0
"""After so many milliseconds without it a scale begins anew."""
WIDTH = 0.35
"""How far from the middle a sound at the edge of the screen stands, 0.5 being one side only."""
DUCK, DUCK_IN, DUCK_OUT = -4.0, 80.0, 700.0
"""The music steps back by so many decibels, in and out in so many milliseconds."""
FADE = 200.0
"""Milliseconds in which everything goes when the window loses the attention, and comes back."""
CRACKLE = (9_000.0, 26_000.0)
"""Something heard now and then is heard after so many milliseconds, at least and at most."""
MOOD = (VOICES + 8, 2)
"""The first channel of the sounds of a place, and how many there are: behind the voices and the music."""
SLOW = 2500.0
"""Milliseconds in which the sound of a place comes and goes."""
Act = Literal["ui_move", "ui_ok", "ui_back", "ui_refuse", "hover", "press"]
"""What a person does on any screen, by the name of its sound."""
READ_BASE, READ_LETTER = 1400.0, 45.0
"""How long a caption stands, and longer with each letter."""


def decibels(level: float) -> float:
    """The factor of a number of decibels."""
    return float(10 ** (level / 20))


@dataclass(slots=True)
class Levels:
    """How loud a person wants things, from 0 to 1; what is heard goes with the square of it."""

    master: float = 0.8
    music: float = 0.7
    effects: float = 0.9
    interface: float = 0.7
    ambience: float = 0.7
    mono: bool = False

    def of(self, bus: str) -> float:
        """The factor of a bus, the master included."""
        return float((self.master * getattr(self, bus)) ** 2)


@dataclass(frozen=True, slots=True)
class Caption:
    """Words for a sound, and when they come and go; the same sound has the same `key`."""

    key: str
    words: str
    since: float
    until: float


@dataclass(frozen=True, slots=True)
class Heard:
    """A line of the log: what was decided about a wish. `channel` -1: it was left out, `why` says for what reason."""

    time: float
    sound: str
    file: str
    bus: str
    at: float
    gain: float
    """Decibels below the sound as it was made, before the levels that people choose."""
    channel: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class _Wish:
    sound: str
    at: float
    gain: float


@dataclass(slots=True)
class _Voice:
    bus: str
    level: float
    at: float
    ends: float
    weight: tuple[int, float, int]
    """The least of these gives way: priority, loudness, and the later channel before the earlier one."""


_WEIGHT = attrgetter("weight")


@dataclass(frozen=True, slots=True)
class _Mood:
    """What a place sounds like: loops, and what is heard now and then."""

    place: tuple[str, ...] = ()
    loops: tuple[str, ...] = ()
    rare: tuple[str, ...] = ()


class Sounds:
    """The sounds of one program. Without a list, or switched `off`, nothing is asked of the device."""

    def __init__(self, device: Device, known: SoundList, *, off: bool = False) -> None:
        self.device, self.known, self.off = device, known, off
        self.levels = Levels()
        self.silenced: frozenset[str] = frozenset()
        """Kinds of sounds that somebody does not want to hear; their captions are told all the same."""
        self.music = Music(device, known.music, VOICES)
        self.log: deque[Heard] = deque(maxlen=20_000)
        self.captions: list[Caption] = []
        self.now = 0.0
        self.aside = False
        """Nobody looks at the window: all is silent as long as it lasts."""
        self._master = 1.0
        self._duck = 0.0
        self._ducked_until = 0.0
        self._wishes: list[_Wish] = []
        self._voices: dict[int, _Voice] = {}
        self._first_end = float("inf")
        self._last: dict[str, tuple[float, int]] = {}
        self._takes: dict[str, int] = {}
        self._luck = random.Random(5)
        self._score: Score | None = None
        self._place_of = _Mood()
        self._mood: dict[str, float] = {}
        self._moods: dict[str, int] = {}
        self._gains = {name: decibels(one.gain) for name, one in known.ambience.items()}
        self._sent: dict[int, float] = {}
        self._crackles = CRACKLE[0]

    # what screens say

    def play(self, sound: str, at: float = 0.5, gain: float = 0.0) -> None:
        """A sound of this frame: `at` is its place from left (0) to right (1), `gain` in decibels."""
        effect = self.known.effects.get(sound)
        if not self.off and effect is not None and effect.kind not in self.silenced:
            self._wishes.append(_Wish(sound, max(0.0, min(1.0, at)), gain))

    def tell(self, key: str, words: str) -> None:
        """Words for a sound: they stand long enough to be read; those for the same sound are told once."""
        if not self.off:
            self.captions = [one for one in self.captions if one.key != key]
            self.captions.append(Caption(key, words, self.now, self.now + READ_BASE + READ_LETTER * len(words)))

    def score(self, score: Score | None) -> None:
        """The music and the place that the present screens want; None: whatever was wanted before."""
        self._score = score or self._score

    def silence(self) -> None:
        """Nothing that sounds goes on: the device is another one now."""
        self._voices.clear()
        self._first_end = float("inf")
        self._mood.clear()
        self._moods.clear()
        self._sent.clear()
        self.music.forget()

    # once in each frame

    def update(self, now: float) -> None:
        """Start what was asked for since the last call, and let what changes slowly go on; `now` in milliseconds."""
        passed, self.now = max(0.0, now - self.now), now
        if self.off:
            return
        if self.captions:
            self.captions = [one for one in self.captions if one.until > now]
        if self._first_end <= now:
            self._voices = {channel: one for channel, one in self._voices.items() if one.ends > now}
            self._first_end = min((one.ends for one in self._voices.values()), default=float("inf"))
        if self._wishes:
            wishes, self._wishes = self._wishes, []
            self._start(wishes)
        before = self._master
        self._master = _towards(self._master, 0.0 if self.aside else 1.0, passed / FADE)
        goal = DUCK if now < self._ducked_until else 0.0
        self._duck = _towards(self._duck, goal, -DUCK * passed / (DUCK_IN if goal else DUCK_OUT))
        if before != self._master:
            self.adjust()
        score = self._score
        self.music.wish(score)
        self.music.update(now, self._master * self.levels.of("music") * decibels(self._duck))
        self._place(score.place if score is not None else (), passed)

    def adjust(self) -> None:
        """What sounds now follows the levels at once."""
        for channel, voice in self._voices.items():
            self.device.level(channel, *self._sides(voice.level, voice.bus, voice.at))

    # inside

    def _start(self, wishes: list[_Wish]) -> None:
        first = {wish.sound: wish for wish in reversed(wishes)}  # the first wish for each sound
        ranked = sorted(first.values(), key=lambda wish: -self.known.effects[wish.sound].priority)
        begun = 0
        for wish in ranked:
            why = "too much at once" if begun >= AT_ONCE else self._begin(wish)
            if why:
                self._note(wish, "", 0.0, -1, why)
            else:
                begun += 1

    def _begin(self, wish: _Wish) -> str:
        """Start a sound; why not, or ''."""
        effect = self.known.effects[wish.sound]
        then, times = self._last.get(wish.sound, (-1e9, 0))
        since = self.now - then
        if since < RARELY.get(wish.sound, APART):
            return "again too soon"
        times = times + 1 if since < AGAIN_WITHIN else 0
        quieter = 0.0 if effect.ladder else max(AGAIN_LEAST, AGAIN * times)
        gain = effect.gain + wish.gain + quieter
        level = decibels(gain)
        channel = self._channel(effect, level)
        if channel is None:
            return "all voices have more to say"
        file = effect.files[self._rung(wish.sound, effect, since)] if effect.ladder else ""
        file = file or self._take(wish.sound, effect.files)
        length = self.device.start(channel, file, *self._sides(level, effect.bus, wish.at))
        self._last[wish.sound] = self.now, times
        if not length:
            return "not there"
        self._speaks(channel, effect.bus, effect.priority, level, wish.at, length)
        if effect.ducks:
            self._ducked_until = max(self._ducked_until, self.now + length)
        self._note(wish, file, gain, channel, "")
        return ""

    def _speaks(self, channel: int, bus: str, priority: int, level: float, at: float, length: float) -> None:
        """A voice has begun on a channel, for so many milliseconds."""
        ends = self.now + length
        self._voices[channel] = _Voice(bus, level, at, ends, (priority, level, -channel))
        self._first_end = min(self._first_end, ends)

    def _note(self, wish: _Wish, file: str, gain: float, channel: int, why: str) -> None:
        bus = self.known.effects[wish.sound].bus
        self.log.append(Heard(self.now, wish.sound, file, bus, wish.at, round(gain, 2), channel, why))

    def _channel(self, effect: Effect, level: float) -> int | None:
        """A free channel, or that of the least important voice, where this one is at least as important."""
        if len(self._voices) < VOICES:
            return next(channel for channel in range(VOICES) if channel not in self._voices)
        priority, loud, channel = min(self._voices.values(), key=_WEIGHT).weight
        return -channel if (effect.priority, level) >= (priority, loud) else None

    def _take(self, sound: str, files: tuple[str, ...]) -> str:
        """Another file each time: never the same twice in a row where there are several."""
        if len(files) == 1:
            return files[0]
        last = self._takes.get(sound, -1)
        choice = self._luck.choice([at for at in range(len(files)) if at != last])
        self._takes[sound] = choice
        return files[choice]

    def _rung(self, sound: str, effect: Effect, since: float) -> int:
        """The next step of a scale; it begins anew after a while, and stays on its last step."""
        step = self._takes.get(sound, -1) + 1 if since < LADDER else 0
        self._takes[sound] = step = min(step, len(effect.files) - 1)
        return step

    def _sides(self, level: float, bus: str, at: float) -> tuple[float, float]:
        loud = level * self.levels.of(bus) * self._master
        if self.levels.mono:
            return loud, loud
        side = (at - 0.5) * 2 * WIDTH
        return loud * min(1.0, 1 - 2 * side), loud * min(1.0, 1 + 2 * side)

    # the sound of the place

    def _place(self, wanted: tuple[str, ...], passed: float) -> None:
        """Loops of the place come and go slowly; what is heard now and then is heard now and then."""
        if wanted != self._place_of.place:
            self._place_of = self._mood_of(wanted)
        loud = self._master * self.levels.of("ambience")
        loops, rare = self._place_of.loops, self._place_of.rare
        for name in loops:
            if name not in self._moods:
                self._open(name)
        for name, channel in list(self._moods.items()):
            goal = 1.0 if name in loops else 0.0
            share = self._mood[name] = _towards(self._mood[name], goal, passed / SLOW)
            level = loud * share * self._gains[name]
            if self._sent.get(channel) != level:
                self._sent[channel] = level
                self.device.level(channel, level, level)
            if not share and not goal:
                self.device.stop(channel)
                del self._moods[name], self._mood[name]
                self._sent.pop(channel, None)
        self._crackles -= passed
        if rare and self._crackles <= 0:
            self._crackles = self._luck.uniform(*CRACKLE)
            self._crackle(self._luck.choice(rare), loud)

    def _mood_of(self, wanted: tuple[str, ...]) -> _Mood:
        known = self.known.ambience
        there = [name for name in known if name in wanted or name.rpartition("_")[0] in wanted]
        loops = tuple(name for name in there if known[name].loop)
        return _Mood(wanted, loops, tuple(name for name in there if not known[name].loop))

    def _open(self, name: str) -> None:
        """Start a loop of the place where there is a channel and its file is there."""
        files = self.known.ambience[name].files
        free = [at for at in range(MOOD[0], MOOD[0] + MOOD[1]) if at not in self._moods.values()]
        if not free or not self.device.fetch(files):
            return
        if self.device.start(free[0], files[0], 0.0, 0.0, loop=True):
            self._moods[name], self._mood[name] = free[0], 0.0
            self.log.append(Heard(self.now, f"ambience:{name}", files[0], "ambience", 0.5, 0.0, free[0]))

    def _crackle(self, name: str, loud: float) -> None:
        entry = self.known.ambience[name]
        channel = self._channel(Effect(entry.files, priority=0), 0.0)
        if channel is None or not self.device.fetch(entry.files):
            return
        file, level = self._take(name, entry.files), decibels(entry.gain)
        at = self._luck.uniform(0.1, 0.9)
        length = self.device.start(channel, file, *self._sides(level, "ambience", at))
        if length:
            self._speaks(channel, "ambience", 0, level, at, length)
            self.log.append(Heard(self.now, f"ambience:{name}", file, "ambience", at, entry.gain, channel))


def _towards(value: float, goal: float, step: float) -> float:
    """Nearer to a goal by a step, never past it."""
    return min(goal, value + step) if value < goal else max(goal, value - step)
