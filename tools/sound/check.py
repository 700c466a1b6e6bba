"""Proof of the stored sounds: the bytes come again, and every file keeps the bounds that `kinds` states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from . import build, encode, guide, measure, registry
from .kinds import AMBIENCE, CONTACT, DC, MUSIC, PEAK, SEAM, SMALL, TONE, VOICES, WINDOWS, Ambience, Cue, Effect, Listed
from .synthesis import Signal, highpass

LIMIT = 14_000_000  # bytes, assets/sound whole
STEP = 0.01  # of its peak: where a sound that is no loop begins and ends


def stored(item: Listed) -> dict[str, Signal]:
    """Every stored file of a sound, decoded: samples by place in assets/sound."""
    return {file: encode.decode((build.OUTPUT / file).read_bytes()) for file in registry.files(item)}


def faults(item: Listed, sounds: dict[str, Signal]) -> Iterator[str]:
    """What is wrong with a sound's decoded files, one clear line each."""
    for file, x in sounds.items():
        yield from (f"{file}: {fault}" for fault in _of_any(x))
    if isinstance(item, Cue):
        yield from _of_cue(item, list(sounds.values()))
        return
    low, high = window(item)
    for file, x in sounds.items():
        loop = registry.loops(item)
        loudness = measure.integrated(x) if loop else measure.momentary(x)
        if not low <= loudness <= high:
            yield f"{file}: {loudness:.1f} LUFS is outside {low:.0f} to {high:.0f}"
        if loop and measure.seam(x) > SEAM:
            yield f"{file}: its end does not meet its beginning ({measure.seam(x):.2f})"
        if isinstance(item, Effect) and item.contact and measure.attack(x) > CONTACT:
            yield f"{file}: {measure.attack(x) * 1000:.0f} ms until its blow"
        if not loop and loudness - measure.momentary(highpass(x, SMALL[0], 4)) > SMALL[1]:
            yield f"{file}: a small speaker loses it"
        if measure.tonality(x) > TONE:
            yield f"{file}: a naked tone ({measure.tonality(x):.2f} of it is one line)"
        if not loop and max(abs(float(x[0])), abs(float(x[-1]))) > STEP * float(np.max(np.abs(x))):
            yield f"{file}: it starts or ends with a step"


def window(item: Effect | Ambience | Listed) -> tuple[float, float]:
    """The loudness in LUFS between which every file of a sound must lie."""
    if isinstance(item, Effect):
        return WINDOWS[item.kind]
    if isinstance(item, Ambience):
        return AMBIENCE
    return MUSIC if isinstance(item, Cue) else VOICES


def _of_any(x: Signal) -> Iterator[str]:
    peak = measure.true_peak(x)
    if peak > PEAK:
        yield f"its true peak is {peak:.2f} dBTP"
    if measure.clipped(x):
        yield "it clips"
    if measure.dc(x) > DC:
        yield f"its mean is {measure.dc(x):.4f}"


def _of_cue(item: Cue, layers: list[Signal]) -> Iterator[str]:
    if len({x.shape for x in layers}) != 1 or layers[0].ndim != 2:
        yield f"{item.name}: its layers differ in length, or are not stereo"
        return
    total = np.sum(np.stack(layers), axis=0)
    loudness, peak = measure.integrated(total), measure.true_peak(total)
    if not MUSIC[0] <= loudness <= MUSIC[1]:
        yield f"{item.name}: {loudness:.1f} LUFS with all its layers"
    if peak > PEAK:
        yield f"{item.name}: {peak:.2f} dBTP with all its layers"
    for layer, x in zip(item.layers, layers, strict=True):
        if item.loop and measure.seam(x) > SEAM:
            yield f"{item.name}_{layer}: its end does not meet its beginning ({measure.seam(x):.2f})"


def check(names: Iterable[str]) -> int:
    """Make everything anew in memory and compare; how many faults were found (and printed)."""
    names = list(names)
    items = registry.resolve(names)
    found: list[str] = []
    for item, batch in zip(items, build.rendered([registry.key(item) for item in items]), strict=True):
        for done in batch:
            if not done.path.exists():
                found.append(f"{done.file}: file is missing")
            elif done.path.read_bytes() != done.data:
                found.append(f"{done.file}: differs from its source (libsndfile here: {encode.ENCODER})")
        if all(done.path.exists() for done in batch):
            found += faults(item, stored(item))
    if not names:
        found += _of_the_folder()
    print("\n".join(found) or f"{len(items)} sounds are as their sources make them, and keep every bound")
    return len(found)


def _of_the_folder() -> Iterator[str]:
    yield from (f"{path.relative_to(build.OUTPUT)}: nobody makes it" for path in build.orphans())
    if (build.OUTPUT / "sounds.yaml").read_text("utf-8") != build.listing():
        yield "sounds.yaml differs from the list of sounds"
    if guide.PAGE.read_text("utf-8") != guide.page():
        yield "docs/sound.md tells of other sounds: python -m tools.sound guide"
    size = sum(path.stat().st_size for path in build.OUTPUT.rglob("*.ogg"))
    if size > LIMIT:
        yield f"assets/sound has {size / 1e6:.1f} MB, more than {LIMIT / 1e6:.0f}"
