"""Layers of a cue stay in step to the sample: what a device would have been handed is read from a file."""

from __future__ import annotations

import time
import wave
from array import array
from pathlib import Path

import pytest

from scenes.shell.audio import RATE, Audio

LENGTH = 9_000
"""Samples of a layer: no multiple of what the device takes at once."""
CLICKS = {"base": (1_000, 20_000), "near": (1_400, 10_000), "sanity": (1_900, 5_000)}
"""Of each layer the sample that is not silent, and its height."""
FILES = {12 + n: f"{name}.wav" for n, name in enumerate(CLICKS)}


class Slow(Audio):
    """A device on a busy machine: the first time, 30 ms pass between two layers."""

    hitches = 1

    def start(self, channel: int, file: str, left: float, right: float, *, loop: bool = False) -> float:
        """As the device does, later."""
        length = super().start(channel, file, left, right, loop=loop)
        if self.hitches and file == "base.wav":
            self.hitches -= 1
            time.sleep(0.03)
        return length


def write_layers(folder: Path) -> None:
    for name, (at, height) in CLICKS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(array("h", [height if n == at else 0 for n in range(LENGTH)]).tobytes())


def apart(folder: Path, *, together: bool) -> dict[str, int]:
    """Let a slow device play three layers in a loop; how many samples each is apart from where it belongs."""
    write_layers(folder)
    raw = folder / "out.raw"
    audio = Slow(folder)
    audio.begin(FILES.values(), mono=False)
    while audio.waiting:
        audio.pump(0.0)
        time.sleep(0.005)
    try:
        if together:
            lengths = audio.together(FILES, loop=True)
        else:
            lengths = {channel: audio.start(channel, file, 0.0, 0.0, loop=True) for channel, file in FILES.items()}
        assert all(lengths.values())
        for channel in FILES:
            audio.level(channel, 1.0, 1.0)
        time.sleep(0.5)
    finally:
        audio.close()
    heard = array("h")
    heard.frombytes(raw.read_bytes()[: raw.stat().st_size // 4 * 4])
    left = heard[::2]
    found = {
        name: next(n for n in range(len(left)) if abs(left[n] - height) < height // 10) - at
        for name, (at, height) in CLICKS.items()
    }
    return {name: (at - found["base"] + LENGTH // 2) % LENGTH - LENGTH // 2 for name, at in found.items()}


def test_layers_that_a_portion_of_the_device_came_between_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "out.raw"))
    late = apart(tmp_path, together=False)
    assert late["near"] != 0 != late["sanity"], "this device is slow enough to tell"
    assert apart(tmp_path, together=True) == {"base": 0, "near": 0, "sanity": 0}


def test_nothing_begins_together_without_a_device(tmp_path: Path) -> None:
    write_layers(tmp_path)
    assert Audio(tmp_path).together(FILES) == dict.fromkeys(FILES, 0.0)
