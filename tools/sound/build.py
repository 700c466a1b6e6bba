"""From the list of sounds to assets/sound: makes, levels, encodes, writes; the same bytes every time."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import yaml

from . import encode, registry
from .kinds import MOMENTS, PEAK, SPEECH, Ambience, Cue, Effect, Listed, Voice
from .measure import integrated, momentary, true_peak
from .synthesis import Chance, Signal, db, fade, highpass

OUTPUT = Path(__file__).resolve().parents[2] / "assets" / "sound"
PROCESSES = 2
QUALITY = {"effects": 0.25, "voices": 0.25, "ambience": 0.35, "music": 0.02}
HEADROOM = 0.7  # dB under PEAK before encoding: what Vorbis may add
QUIET = 0.0015  # of its peak: where a sound's tail is cut off
LEAD = 128  # samples of silence at both ends (3 ms): half a short block of Vorbis, which smears what begins at once


@dataclass(frozen=True)
class Rendered:
    """One finished file: its place in assets/sound, its bytes, and the seconds that its sound took to make."""

    file: str
    data: bytes
    seconds: float

    @property
    def path(self) -> Path:
        """Where the file lives in the repository."""
        return OUTPUT / self.file


def trimmed(x: Signal) -> Signal:
    """Without the silence before the first sound and after the last, with soft ends."""
    loud = np.flatnonzero(np.abs(x) > QUIET * np.max(np.abs(x)))
    first, last = max(0, int(loud[0]) - 8), min(len(x), int(loud[-1]) + 400)
    return np.concatenate([np.zeros(LEAD), fade(x[first:last], 0.0005, 0.009), np.zeros(LEAD)])


def levelled(x: Signal, loudness: float) -> Signal:
    """At so many LUFS (momentary), unless its peak forbids it; without DC."""
    x = highpass(x, 28.0)
    x = x * db(loudness - momentary(x))
    over = true_peak(x) - (PEAK - HEADROOM)
    return x * db(-over) if over > 0 else x


def _looped(x: Signal, loudness: float) -> Signal:
    """A loop at so many LUFS (integrated); nothing is cut, and its filter runs through the seam."""
    thrice = highpass(np.concatenate([x, x, x]), 28.0)
    x = thrice[len(x) : 2 * len(x)]
    x = x - np.mean(x, axis=0)
    return x * db(loudness - integrated(x))


def _cue(item: Cue) -> Iterator[tuple[str, Signal]]:
    layers = item.make()
    if tuple(layers) != item.layers or len({layer.shape for layer in layers.values()}) != 1:
        raise ValueError(f"{item.name}: the layers are {tuple(layers)} and differ from the list, or in length")
    total = np.sum(np.stack(list(layers.values())), axis=0)
    factor = db(item.loudness - integrated(total))
    if true_peak(total * factor) > PEAK - HEADROOM:
        raise ValueError(f"{item.name}: at {item.loudness} LUFS its peak is {true_peak(total * factor):.1f} dBTP")
    for layer, x in layers.items():
        yield f"music/{item.name}_{layer}.ogg", x * factor


def signals(item: Listed) -> Iterator[tuple[str, Signal]]:
    """Every file of a sound as (place in assets/sound, samples as they will be encoded)."""
    if isinstance(item, Cue):
        yield from _cue(item)
    elif isinstance(item, Voice):
        for file, moment in zip(registry.files(item), MOMENTS, strict=True):
            made = item.make(Chance("voices", item.name, moment), moment)
            yield file, levelled(trimmed(made), SPEECH[moment] + item.louder)
    else:
        for n, file in enumerate(registry.files(item)):
            made = item.make(Chance(registry.key(item), n), n)
            yield file, _looped(made, item.loudness) if registry.loops(item) else levelled(trimmed(made), item.loudness)


def render(key: str) -> list[Rendered]:
    """Make one sound of the list ("effects/draw") anew: all its files."""
    item = registry.everything()[key]
    done = []
    start = time.process_time()
    for file, x in signals(item):
        data = (encode.looped if registry.loops(item) else encode.ogg)(x, QUALITY[registry.folder(item)])
        done.append(Rendered(file, data, time.process_time() - start))
        start = time.process_time()
    return done


def rendered(keys: list[str]) -> Iterator[list[Rendered]]:
    """`render` for many, on all processors."""
    if len(keys) < 3:
        yield from map(render, keys)
        return
    with ProcessPoolExecutor(PROCESSES) as pool:
        yield from pool.map(render, keys)


def listing() -> str:
    """The text of sounds.yaml: everything the game must know of the files."""
    items = registry.everything().values()
    content: dict[str, dict[str, object]] = {"effects": {}, "voices": {}, "music": {}, "ambience": {}}
    for item in items:
        content[registry.folder(item)][item.name] = _entry(item)
    head = "# Written by `python -m tools.sound build`: every sound of the game, and how it is to be played.\n"
    return head + yaml.safe_dump(content, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)


def _entry(item: Listed) -> Mapping[str, object]:
    names = [file.rpartition("/")[2] for file in registry.files(item)]
    match item:
        case Effect():
            fields = {
                "kind": item.kind,
                "bus": item.bus,
                "gain": item.gain,
                "priority": item.priority,
                "ducks": item.ducks,
            }
            return {**fields, **({"ladder": True} if item.ladder else {}), "files": names}
        case Voice():
            return dict(zip(MOMENTS, names, strict=True))
        case Ambience():
            return {"loop": item.loop, "gain": item.gain, "files": names}
        case Cue():
            layers = dict(zip(item.layers, names, strict=True))
            bars = {"bpm": item.bpm, "beats_per_bar": item.beats_per_bar, "bars": item.bars}
            return {"loop": item.loop, **bars, "layers": layers}


def orphans() -> list[Path]:
    """Files in assets/sound that no sound of the list makes."""
    wanted = {OUTPUT / file for item in registry.everything().values() for file in registry.files(item)}
    there = {path for path in OUTPUT.rglob("*") if path.is_file()} if OUTPUT.exists() else set()
    return sorted(there - wanted - {OUTPUT / "sounds.yaml"})


def build(names: Iterable[str]) -> int:
    """Write what was asked for (all when nothing was), the list, and remove what is nobody's; how many files were
    written."""
    items = registry.resolve(names)
    written = size = 0
    for batch in rendered([registry.key(item) for item in items]):
        for done in batch:
            done.path.parent.mkdir(parents=True, exist_ok=True)
            done.path.write_bytes(done.data)
            written, size = written + 1, size + len(done.data)
            print(f"{done.file:44} {len(done.data) / 1024:7.1f} KB  {done.seconds:5.1f} s")
    for path in orphans():
        path.unlink()
        print(f"{path.relative_to(OUTPUT)}: nobody makes it, removed")
    (OUTPUT / "sounds.yaml").write_text(listing(), encoding="utf-8")
    print(f"{written} files, {size / 1e6:.2f} MB")
    return written
