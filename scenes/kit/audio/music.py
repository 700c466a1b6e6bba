"""Music in layers: those of a cue start together and fade in and out with the game; another cue begins on a bar.

What is to be heard is a `Score`: a cue, the layers over its first one, and the sounds of the place. A cue changes when
the next bar begins (a piece that is played once does not wait longer than a beat), as soon as its files are there; the
old one fades away meanwhile. Layers that are not wanted run along unheard, so that they are in time when they come.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scenes.kit.audio.sound_device import Device
from scenes.kit.audio.sound_list import Cue

LAYERS = 4
"""Channels of one cue. There are two such banks: the one that is heard, and the one that goes."""
RISE, FALL, LAYER = 400.0, 1600.0, 2400.0
"""Milliseconds in which a cue comes and goes, and a layer of it."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a screen wants to sound: a cue with the layers over its first, and the sounds of the place.

    A place `candle` means every `candle_<n>` there is, too.
    """

    cue: str
    layers: frozenset[str] = frozenset()
    place: tuple[str, ...] = ()


@dataclass(slots=True)
class Playing:
    """A cue that sounds: since when, on which channels, how far each layer has come up, and the whole of it."""

    name: str
    cue: Cue
    began: float
    ends: float
    channels: dict[str, int]
    up: dict[str, float]
    whole: float = 0.0

    def next_bar(self, now: float, grid: float) -> float:
        """When the next bar (or beat) begins, now included; at once for a piece that has come to its end."""
        if now >= self.ends:
            return now
        return self.began + -((self.began - now) // grid) * grid


class Music:
    """The cue that is heard, and the one that goes."""

    def __init__(self, device: Device, cues: Mapping[str, Cue], first: int) -> None:
        """`first`: the channel of the first layer; 2 * LAYERS channels belong to the music."""
        self.device, self.cues, self._first = device, cues, first
        self.playing: Playing | None = None
        self._going: Playing | None = None
        self._wanted: Score | None = None
        self._due: float | None = None
        self._bank = 0
        self._now = 0.0
        self._sent: dict[int, float] = {}
        self._rest: tuple[Score | None, float] | None = None
        """For what wish and level nothing moves any more."""
        self.log: list[tuple[float, str]] = []
        """Which cue began when, and which layer came or went: `cue`, `cue+layer`, `cue-layer`."""

    def wish(self, score: Score | None) -> None:
        """What shall be heard from now on, None for silence. A cue that there is not leaves the one before, bare."""
        before = self._wanted.cue if self._wanted is not None else ""
        if score is not None and score.cue not in self.cues:
            score = Score(before) if before else None
        self._wanted = score

    def forget(self) -> None:
        """Nothing sounds any more: the device is another one."""
        self.playing = self._going = self._due = self._rest = None
        self._sent.clear()

    def update(self, now: float, level: float) -> None:
        """Go on; `level` is how loud music shall be now, from 0 to 1."""
        passed, self._now = max(0.0, now - self._now), now
        self._change(now)
        if self._rest == (self._wanted, level) and self._going is None:
            return
        for one, bank in ((self.playing, True), (self._going, False)):
            if one is not None:
                self._shade(one, passed, level, heard=bank)
        if self._going is not None and self._going.whole <= 0.0:
            self._end(self._going)
            self._going = None
        self._rest = (self._wanted, level) if self._still() else None

    def _still(self) -> bool:
        """True while nothing comes and nothing goes, as long as nobody wants anything else."""
        one, extra = self.playing, self._wanted.layers if self._wanted is not None else frozenset()
        if self._going is not None or one is None or one.whole < 1.0:
            return False
        base = next(iter(one.cue.layers))
        return all(up == float(layer == base or layer in extra) for layer, up in one.up.items())

    def _change(self, now: float) -> None:
        wanted, playing = self._wanted, self.playing
        name = wanted.cue if wanted is not None else ""
        if name == (playing.name if playing is not None else ""):
            self._due = None
            return
        cue = self.cues.get(name)
        if cue is not None and not self.device.fetch(tuple(cue.layers.values())):
            return
        if playing is not None:
            grid = playing.cue.bar if cue is None or cue.loop else playing.cue.beat
            self._due = playing.next_bar(now, grid) if self._due is None else self._due
            if now < self._due:
                return
        self._due = None
        if self._going is not None:
            self._end(self._going)
        self._going, self.playing = playing, None
        if cue is not None:
            self.playing = self._begin(name, cue, now)

    def _begin(self, name: str, cue: Cue, now: float) -> Playing:
        """Start all layers, unheard: the device mixes them from the same sample on."""
        self._rest = None
        self._bank = 1 - self._bank
        first = self._first + self._bank * LAYERS
        lengths = self.device.together(dict(enumerate(cue.layers.values(), first)), loop=cue.loop)
        for channel in lengths:
            self._sent.pop(channel, None)
        channels = {layer: channel for layer, channel in zip(cue.layers, lengths, strict=True) if lengths[channel]}
        longest = max(lengths.values(), default=0.0)
        self.log.append((now, name))
        # What cannot be heard is "played" all the same: asking for it in each frame would not bring it back.
        return Playing(
            name, cue, now, float("inf") if cue.loop else now + longest, channels, dict.fromkeys(channels, 0.0)
        )

    def _end(self, one: Playing) -> None:
        for channel in one.channels.values():
            self.device.stop(channel)
            self._sent.pop(channel, None)

    def _shade(self, one: Playing, passed: float, level: float, *, heard: bool) -> None:
        """Take whole and layers a step towards how loud they shall be."""
        step = passed / (RISE if heard else FALL)
        one.whole = min(1.0, one.whole + step) if heard else max(0.0, one.whole - step)
        base = next(iter(one.cue.layers))
        extra = self._wanted.layers if self._wanted is not None and heard else frozenset()
        for layer, channel in one.channels.items():
            if layer == base:
                up = 1.0
            elif heard:
                up = self._layer(one, layer, wanted=layer in extra, step=passed / LAYER)
            else:
                up = one.up[layer]
            one.up[layer] = up
            loud = round(level * one.whole * up, 4)
            if self._sent.get(channel) != loud:
                self._sent[channel] = loud
                self.device.level(channel, loud, loud)

    def _layer(self, one: Playing, layer: str, *, wanted: bool, step: float) -> float:
        was = one.up[layer]
        if wanted and was == 0.0:
            self.log.append((self._now, f"{one.name}+{layer}"))
        if not wanted and was == 1.0:
            self.log.append((self._now, f"{one.name}-{layer}"))
        return min(1.0, was + step) if wanted else max(0.0, was - step)
