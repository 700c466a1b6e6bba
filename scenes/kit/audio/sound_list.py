"""The list of sounds, `sounds.yaml`: what each sound is called, how loud and how important it is, and its files.

Whatever is wrong with an entry costs that entry only, with one line in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from game.core.text import strict_yaml

ROOT = Path(__file__).resolve().parents[3] / "assets" / "sound"
FILE = "sounds.yaml"
_log = logging.getLogger(__name__)
Named = Annotated[str, Meta(pattern=r"^[a-z0-9_]+(?:/[a-z0-9_]+)*\.(?:ogg|wav)\Z", max_length=120)]
"""A file below the folder of the list, never outside of it."""
Decibel = Annotated[float, Meta(ge=-60.0, le=0.0)]
Bus = Literal["effects", "interface"]
MOMENTS = ("entrance", "strike", "recoil", "exit")
"""When whoever has a voice is heard."""
ABOVE = frozenset({"entrance", "strike"})
"""Coming and blows: the music steps back under them."""


class Effect(Struct, frozen=True):
    """One sound; each time another of its `files` is taken. `priority` 3 is the most important; `gain` in decibels."""

    files: Annotated[tuple[Named, ...], Meta(min_length=1)]
    kind: str = ""
    bus: Bus = "effects"
    gain: Decibel = 0.0
    priority: Annotated[int, Meta(ge=0, le=3)] = 1
    ducks: bool = False
    """The music steps back while it sounds."""
    ladder: bool = False
    """The files are steps of a scale, climbed by repetition."""


class Cue(Struct, frozen=True):
    """A piece of music in layers of equal length that start together."""

    layers: Annotated[dict[str, Named], Meta(min_length=1, max_length=4)]
    bpm: Annotated[float, Meta(ge=20.0, le=300.0)]
    beats_per_bar: Annotated[int, Meta(ge=1, le=16)]
    bars: Annotated[int, Meta(ge=1, le=999)] = 1
    loop: bool = True

    @property
    def beat(self) -> float:
        """Milliseconds of a beat."""
        return 60_000 / self.bpm

    @property
    def bar(self) -> float:
        """Milliseconds of a bar."""
        return self.beat * self.beats_per_bar


class Ambience(Struct, frozen=True):
    """The sound of a place: a loop, or something heard now and then."""

    files: Annotated[tuple[Named, ...], Meta(min_length=1)]
    loop: bool = True
    gain: Decibel = 0.0


@dataclass(frozen=True, slots=True)
class SoundList:
    """All sounds by name; voices stand among the effects as `voice:<whose>:<moment>`."""

    effects: Mapping[str, Effect] = field(default_factory=dict)
    music: Mapping[str, Cue] = field(default_factory=dict)
    ambience: Mapping[str, Ambience] = field(default_factory=dict)

    def at_once(self) -> Iterator[str]:
        """The files that are to be there as soon as possible: all but music and places, what a hand does first."""
        for effect in sorted(self.effects.values(), key=lambda one: one.bus != "interface"):
            yield from effect.files

    def kinds(self) -> dict[str, str]:
        """What sounds are made of (`paper`, `bell`, `voice` …), sorted; each with the name of one that sounds so."""
        found: dict[str, str] = {}
        for name, effect in self.effects.items():
            if effect.kind:
                found.setdefault(effect.kind, name)
        return dict(sorted(found.items()))

    def files(self) -> Iterator[str]:
        """Every file that is named anywhere."""
        for effect in self.effects.values():
            yield from effect.files
        for cue in self.music.values():
            yield from cue.layers.values()
        for ambience in self.ambience.values():
            yield from ambience.files


def voice(whose: str, moment: str) -> str:
    """The name of somebody's voice among the effects."""
    return f"voice:{whose}:{moment}"


def voice_of(effect: str) -> tuple[str, str] | None:
    """Whose voice it is, and the moment; None for every other effect."""
    kind, _, rest = effect.partition(":")
    whose, _, moment = rest.partition(":")
    return (whose, moment) if kind == "voice" else None


def read(root: Path = ROOT) -> SoundList:
    """The list in a folder; an empty one, with a line in the log, where there is none that can be read."""
    try:
        data = strict_yaml.load(root / FILE)
    except strict_yaml.StrictYamlError as error:
        _log.warning("no sounds: %s", error)
        return SoundList()
    if not isinstance(data, dict):
        _log.warning("no sounds: %s is no mapping", FILE)
        return SoundList()
    parts = data
    effects = _entries(parts, "effects", Effect)
    effects = {name: replace(one, files=_below("effects", one.files)) for name, one in effects.items()}
    for whose, moments in _entries(parts, "voices", dict[str, Named]).items():
        for moment in MOMENTS:
            if moment in moments:
                files = _below("voices", (moments[moment],))
                effects[voice(whose, moment)] = Effect(files, "voice", priority=2, ducks=moment in ABOVE)
    music = {
        name: replace(cue, layers={layer: _below("music", (file,))[0] for layer, file in cue.layers.items()})
        for name, cue in _entries(parts, "music", Cue).items()
    }
    ambience = {
        name: replace(one, files=_below("ambience", one.files))
        for name, one in _entries(parts, "ambience", Ambience).items()
    }
    return SoundList(effects, music, ambience)


def _below(part: str, files: tuple[str, ...]) -> tuple[str, ...]:
    """Files by their way from the folder of the list: a bare name lies in the folder of its part."""
    return tuple(file if "/" in file else f"{part}/{file}" for file in files)


T = TypeVar("T")


def _entries(parts: Mapping[str, strict_yaml.Node], part: str, kind: type[T]) -> dict[str, T]:
    """The entries of one part of the list that are as they should be."""
    entries = parts.get(part)
    found: dict[str, T] = {}
    for name, entry in entries.items() if isinstance(entries, dict) else ():
        try:
            found[name] = msgspec.convert(entry, kind, strict=False)
        except msgspec.ValidationError as error:
            _log.warning("sound %s/%s: %s", part, name, error)
    return found
