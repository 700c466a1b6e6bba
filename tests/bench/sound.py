"""What sound costs, and how late it is: `python -m tests.bench.sound`.

Three figures, each of the real mixer through SDL's own drivers: the share of a core that mixing takes (twelve voices,
three layers of music and the room, while nothing else runs), the milliseconds of a frame that the rules take (nine
wishes in each of them while all voices sound; processor time, told for the machine this was built on when it is quiet:
its calibration loop takes 1.5 ms), and the time from the frame of a contact to the first sample of its sound. For the
last one a table plays into a file through the disk driver; what lies in the file when the frame asks is what had been
handed to the device by then. Figures to hold: 3 % of a core, 0.2 ms a frame, 30 ms plus the buffer (12 ms).
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from array import array
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from scenes.kit.audio.music import Score
from scenes.kit.audio.sound import VOICES, Sounds
from scenes.kit.audio.sound_list import Effect, SoundList, read
from scenes.shell.audio import BUFFER, RATE, Audio
from tests.bench.calibration import calibration

SECONDS = 12.0
TRIES = 25
QUIET = 1.5
"""Milliseconds of a calibration loop where nothing else runs."""
LOUD = 200
"""A sample above this is the sound that was asked for: the file is silent before it."""
ROOT = Path(__file__).resolve().parents[2]


def opened(known: SoundList) -> tuple[Audio, Sounds]:
    """A mixer whose sounds have been read."""
    audio = Audio()
    sounds = Sounds(audio, known)
    audio.begin(known.at_once(), mono=False)
    wait(audio)
    return audio, sounds


def wait(audio: Audio) -> None:
    """Until the thread has nothing more to read."""
    while audio.waiting:
        audio.pump(0.0)
        time.sleep(0.005)


def used() -> float:
    """Seconds of processor that this program has taken so far."""
    now = resource.getrusage(resource.RUSAGE_SELF)
    return now.ru_utime + now.ru_stime


def mixing() -> tuple[float, float]:
    """The share of a core while everything sounds, and milliseconds of the rules in a frame."""
    known = read()
    audio, sounds = opened(known)
    longest = sorted(known.effects, key=lambda name: -len(known.effects[name].files))[: 3 * VOICES]
    score = Score(
        next(name for name in known.music if name.startswith("study")), frozenset({"near", "sanity"}), ("room", "rain")
    )
    now, rules, frames, loops, beside = 0.0, 0.0, 0, 0, 0.0
    while sounds.music.playing is None or sounds.music.playing.up.get("near", 1.0) < 1.0:
        sounds.score(score)
        now += 16.0
        sounds.update(now)
        wait(audio)
    begun, before = time.perf_counter(), used()
    while time.perf_counter() - begun < SECONDS:
        for name in longest[frames % 4 :: 4]:
            sounds.play(name, 0.3)
        start = time.thread_time()
        now += 16.0
        sounds.update(now)
        rules += time.thread_time() - start
        frames += 1
        if frames % 10 == 0:  # beside them, so that whatever slows one slows the other
            start = time.thread_time()
            calibration()
            beside += time.thread_time() - start
            loops += 1
        time.sleep(0.016)
    share = (used() - before - rules - beside) / (time.perf_counter() - begun)
    audio.close()
    loop = 1000 * beside / loops
    print(f"calibration loop {loop:.2f} ms; rules, as measured {1000 * rules / frames:.3f} ms a frame")
    return share, 1000 * rules / frames * QUIET / loop


def late(folder: Path) -> list[float]:
    """Milliseconds from asking for a sound to its first sample in what the device is handed, several times."""
    file = folder / "out.raw"
    os.environ["SDL_AUDIODRIVER"], os.environ["SDL_DISKAUDIOFILE"] = "disk", str(file)
    known = SoundList(effects={"tap": Effect(("effects/seal_1.ogg",))})
    audio, sounds = opened(known)
    sounds.levels.effects = sounds.levels.master = 1.0
    now, asked = 0.0, []
    for _ in range(TRIES):
        time.sleep(0.9)
        now += 2000.0
        asked.append(file.stat().st_size // 4)
        sounds.play("tap")
        sounds.update(now)
    time.sleep(1.0)
    audio.close()
    samples = array("h")
    samples.frombytes(file.read_bytes()[: file.stat().st_size // 4 * 4])
    found = []
    for at in asked:
        first = next((n for n in range(at, len(samples) // 2) if abs(samples[2 * n]) > LOUD), None)
        if first is not None:
            found.append((first - at) / RATE * 1000)
    return sorted(found)


def main() -> int:
    """Print the three figures; 1 where one is not held."""
    if "--late" in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            found = late(Path(folder))
        print(f"{found[len(found) // 2]:.1f} {found[-1]:.1f}")
        return 0
    share, rules = mixing()
    print(f"mixing: {100 * share:.2f} % of a core; rules: {rules:.3f} ms a frame on a quiet core")
    told = subprocess.run([sys.executable, "-m", "tests.bench.sound", "--late"], cwd=ROOT, check=True,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.split()[-2:]  # fmt: skip
    median, worst = (float(one) for one in told)
    buffer = 1000 * BUFFER / RATE
    print(f"from contact to sample: median {median:.1f} ms, worst {worst:.1f} ms (the buffer: {buffer:.1f} ms)")
    return 0 if share <= 0.03 and rules <= 0.2 and worst <= 30 + buffer else 1


if __name__ == "__main__":
    sys.exit(main())
