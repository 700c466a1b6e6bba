"""A whole evening as a file and as a picture: `python -m tests.sound.evening FOLDER [--seed N] [--players N]`.

The robot plays a game in the real program, at its own pace, into `evening.raw` through SDL's disk driver: what a
device would have been handed (44.1 kHz, 16 bits, stereo). `evening.json` has what was decided and when; `evening.png`
draws it: loudness and peaks, silence, how many sounds began in each stretch, and the music with its layers. The lines
below the picture's name say what a listener would judge: the moods that were heard, how loud it was, silence, samples
that were clipped.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from bisect import bisect_left
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "disk"

import numpy as np
import pygame
from pygame import Rect, Surface

from scenes.program import first_scene
from scenes.shell import screens
from scenes.shell.app import App
from scenes.shell.audio import RATE
from scenes.shell.command_line import POLICIES, Launch

STRETCH = 0.5
"""Seconds of sound that one column is about."""
SILENT = -60.0
"""Decibels of full scale under which a stretch counts as silent."""
WIDE, HIGH = 1800, 900
ENDING = 14.0
"""Seconds at the end screen."""
MOODS = {"study": (190, 160, 90), "near": (210, 120, 60), "sanity": (170, 80, 200), "last_page": (220, 60, 60),
         "judgment": (240, 220, 120), "menu": (110, 150, 190), "lessons": (110, 150, 190),
         "victory": (120, 200, 120), "defeat": (120, 120, 130)}  # fmt: skip


def play(folder: Path, seed: int, players: int, speed: int, most: float, policy: str) -> dict[str, object]:
    """Let the robot play a game from the menu to the end screen; what was heard, by the clock of the file."""
    raw = folder / "evening.raw"
    raw.unlink(missing_ok=True)
    os.environ["SDL_DISKAUDIOFILE"] = str(raw)
    launch = Launch(lang="en", speed=speed, seed=seed, players=players, robot=policy, sound=True,
                    data_dir=folder / "data", window=(1280, 720))  # fmt: skip
    app = App(launch)
    try:
        first_scene(app)
        robot = screens.of(launch.game).robot
        assert robot is not None
        acts = robot(app, policy, seed)
        clock = pygame.time.Clock()
        hands: list[tuple[float, float]] = []
        ended = 0.0
        while app.exit_code is None and ended < ENDING and app.sounds.now < most * 1000:
            if app.top is not None and app.top.name == "end":
                app.on_frame = None
                ended += clock.get_time() / 1000
            else:
                app.on_frame = acts
            app.frame()
            clock.tick()
            if app.audio.state == "open" and raw.exists():
                hands.append((app.sounds.now, raw.stat().st_size / 4 / RATE))
        found = {
            "heard": [{**_told(one), "second": _second(hands, one.time)} for one in app.sounds.log],
            "music": [[_second(hands, time), name] for time, name in app.sounds.music.log],
        }
    finally:
        app.close()
    return found


def _second(hands: list[tuple[float, float]], time: float) -> float:
    """Where in the file a moment of the program lies: the disk driver has a clock of its own."""
    at = bisect_left(hands, (time, 0.0))
    return hands[min(at, len(hands) - 1)][1] if hands else 0.0


def _told(one: object) -> dict[str, object]:
    return {name: getattr(one, name) for name in ("time", "sound", "bus", "at", "gain", "channel", "why")}


def levels(raw: Path) -> tuple[list[float], list[float], int]:
    """Root mean square and peak of each stretch, in decibels of full scale; clipped samples."""
    data = np.fromfile(raw, dtype="<i2")
    data = data[: len(data) // 2 * 2].reshape(-1, 2).astype(np.float64) / 32768
    step = round(RATE * STRETCH)
    rms, peak = [], []
    for start in range(0, len(data) - step + 1, step):
        part = data[start : start + step]
        rms.append(_decibels(float(np.sqrt(np.mean(part**2)))))
        peak.append(_decibels(float(np.max(np.abs(part)))))
    return rms, peak, int(np.sum(np.abs(data) >= 32767 / 32768))


def _decibels(value: float) -> float:
    return 20 * math.log10(value) if value > 1e-5 else -100.0


def draw(found: dict[str, object], rms: list[float], peak: list[float], file: Path) -> None:
    """Five bands over time: loudness, sounds begun, what was left out, voices by bus, music."""
    pygame.font.init()
    font = pygame.font.Font(None, 20)
    picture = Surface((WIDE, HIGH))
    picture.fill((24, 20, 28))
    total = max(1.0, len(rms) * STRETCH)
    left, right = 120, WIDE - 20

    def x(second: float) -> int:
        return round(left + (right - left) * min(1.0, max(0.0, second / total)))

    def words(text: str, at: tuple[int, int], colour: tuple[int, int, int] = (220, 210, 190)) -> None:
        picture.blit(font.render(text, True, colour), at)

    band = Rect(left, 40, right - left, 300)
    for level in range(0, -61, -10):
        y = band.y + round(band.h * level / SILENT)
        pygame.draw.line(picture, (60, 54, 66), (left, y), (right, y))
        words(f"{level} dB", (50, y - 7))
    for n, (loud, top) in enumerate(zip(rms, peak, strict=True)):
        for value, colour in ((top, (90, 100, 130)), (loud, (230, 190, 110))):
            y = band.y + round(band.h * max(SILENT, value) / SILENT)
            if value > SILENT:
                pygame.draw.rect(
                    picture,
                    colour,
                    Rect(x(n * STRETCH), y, max(1, x((n + 1) * STRETCH) - x(n * STRETCH)), band.bottom - y),
                )
        if loud <= SILENT:
            pygame.draw.rect(picture, (200, 40, 60), Rect(x(n * STRETCH), band.bottom + 2, 3, 8))
    words("peak (blue), loudness (gold) of each half second, dB of full scale; red below: silence", (left, 16))
    heard = found["heard"]
    assert isinstance(heard, list)
    columns = round(total / 2) + 1
    begun, missed = [0] * columns, [0] * columns
    for one in heard:
        at = min(columns - 1, max(0, int(one["second"] / 2)))
        if one["channel"] >= 0:
            begun[at] += 1
        else:
            missed[at] += 1
    base = 500
    words("sounds begun in two seconds (green), left out (red)", (left, 372))
    for n in range(columns):
        width = max(1, x(2 * n + 2) - x(2 * n) - 1)
        pygame.draw.rect(picture, (110, 180, 110), Rect(x(2 * n), base - 4 * begun[n], width, 4 * begun[n]))
        pygame.draw.rect(picture, (200, 70, 70), Rect(x(2 * n), base, width, min(40, 4 * missed[n])))
    for level in (5, 10, 15, 20):
        words(str(level), (90, base - 4 * level - 7))
    rows = {"interface": 580, "effects": 610, "ambience": 640}
    for name, y in rows.items():
        words(name, (20, y - 7))
    for one in heard:
        if one["channel"] >= 0:
            colour = (
                (250, 120, 120) if str(one["sound"]).startswith(("voice", "curse_tr", "invoc")) else (200, 200, 220)
            )
            pygame.draw.line(
                picture,
                colour,
                (x(one["second"]), rows[one["bus"]] - 10),
                (x(one["second"]), rows[one["bus"]] + 10),
            )
    music = found["music"]
    assert isinstance(music, list)
    words("music: cue, and its layers near and sanity", (left, 680))
    _draw_music(picture, music, total, x, words)
    for minute in range(int(total // 60) + 1):
        pygame.draw.line(picture, (120, 110, 130), (x(60 * minute), 850), (x(60 * minute), 862))
        words(f"{minute} min", (x(60 * minute) + 3, 866))
    pygame.image.save(picture, file)


def _draw_music(picture: Surface, music: list[list[object]], total: float, x: object, words: object) -> None:
    """A bar for the cue, one for each layer while it is heard."""
    assert callable(x)
    assert callable(words)
    open_layers: dict[str, float] = {}
    cue: tuple[str, float] | None = None
    rows = {"near": 765, "sanity": 800}
    spans: list[tuple[str, str, float, float]] = []
    for time, name in [*((float(str(t)), str(n)) for t, n in music), (total, "")]:
        base, _, layer = name.replace("-", "+").partition("+")
        if layer and "+" in name:
            open_layers[layer] = time
            continue
        if layer:
            if layer in open_layers:
                spans.append((layer, layer, open_layers.pop(layer), time))
            continue
        spans += [(one, one, since, time) for one, since in open_layers.items()]
        open_layers.clear()
        if cue is not None:
            spans.append(("cue", cue[0], cue[1], time))
        cue = (base, time)
    for row, name, start, end in spans:
        y = rows.get(row, 720)
        colour = next((MOODS[mood] for mood in MOODS if name.startswith(mood)), (150, 150, 150))
        pygame.draw.rect(picture, colour, Rect(x(start), y - 12, max(2, x(end) - x(start) - 1), 24))
        if x(end) - x(start) > 60:
            words(name, (x(start) + 4, y - 7), (20, 16, 20))


def told(found: dict[str, object], rms: list[float], peak: list[float], clipped: int) -> list[str]:
    """What a listener would judge, in lines."""
    music, heard = found["music"], found["heard"]
    assert isinstance(music, list)
    assert isinstance(heard, list)
    began = [one for one in heard if one["channel"] >= 0]
    loud = sorted(one for one in rms if one > SILENT)
    silent = sum(one <= SILENT for one in rms) * STRETCH
    seconds = len(rms) * STRETCH
    moods = sorted({str(name) for _, name in music if "-" not in str(name)})
    lines = [
        f"{seconds:.0f} s, {len(began)} sounds begun ({60 * len(began) / max(1.0, seconds):.0f} a minute), "
        f"{len({one['sound'] for one in began})} different ones; left out: {len(heard) - len(began)}",
        f"moods: {', '.join(moods)}",
        f"loudness of half seconds: median {loud[len(loud) // 2]:.1f} dB, "
        f"5 % {loud[len(loud) // 20]:.1f}, 95 % {loud[len(loud) * 19 // 20]:.1f}, loudest {loud[-1]:.1f}",
        f"highest peak {max(peak):.1f} dB; clipped samples: {clipped}; silence: {silent:.1f} s",
    ]
    why: dict[str, int] = {}
    for one in heard:
        if one["channel"] < 0:
            why[one["why"]] = why.get(one["why"], 0) + 1
    return [*lines, f"left out because: {why}"]


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.sound.evening", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--speed", type=int, default=2)
    parser.add_argument("--policy", choices=POLICIES, default="apprentice")
    parser.add_argument("--most", type=float, default=1800.0, help="seconds after which the evening is over")
    args = parser.parse_args(argv)
    args.folder.mkdir(parents=True, exist_ok=True)
    found = play(args.folder, args.seed, args.players, args.speed, args.most, args.policy)
    (args.folder / "evening.json").write_text(json.dumps(found), "utf-8")
    rms, peak, clipped = levels(args.folder / "evening.raw")
    draw(found, rms, peak, args.folder / "evening.png")
    print("\n".join([str(args.folder / "evening.png"), *told(found, rms, peak, clipped)]))
    return 1 if clipped else 0


if __name__ == "__main__":
    sys.exit(main())
