"""A whole evening as a file and as a picture: `python -m tests.sound.evening FOLDER [--parts PART ...]`.

The robot plays in the real program, at the pace of the setting, into `evening.raw` through SDL's disk driver: what a
device would have been handed (44.1 kHz, 16 bits, stereo). The parts: the menu, a lesson, the first round of a game, the
last pages of another (`ending.yaml`: few Madness are left, and it is won), and, when asked for, a whole game.
`evening.json` has what was decided and when; `evening.png` draws it: loudness and peaks, silence, how many sounds began
in each stretch, the buses, and the music with its layers. The lines below the picture's name say what a listener would
judge: the moods that were heard, how loud it was, silence, samples that were clipped, how the cues followed each other.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypedDict

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "disk"

import numpy as np
import pygame
from pygame import Rect, Surface

from scenes.bigbook.tutorial.lesson_bot import BookLessonBot
from scenes.kit.audio.sound_list import read
from scenes.program import SCREENS
from scenes.shell import games, screens
from scenes.shell.app import App
from scenes.shell.audio import RATE
from scenes.shell.command_line import POLICIES, Launch

assert SCREENS, "their import registers every screen that is reached by name"

STRETCH = 0.5
"""Seconds of sound that one column is about."""
SILENT = -60.0
"""Decibels of full scale under which a stretch counts as silent."""
WIDE, HIGH = 1800, 1020
LOWEST, OCTAVES = 40.0, 9
"""Hertz at the foot of the spectrogram, and how far it goes up."""
FAINT, STRONG = -95.0, -35.0
"""Decibels of a band of a twelfth of an octave that are painted black and bright."""
ENDING, MENU, TAUGHT, FIRST = 12.0, 12.0, 20.0, 45.0
"""Seconds at the end screen, in the menu, in the lesson, and of the first round."""
PARTS = ("menu", "lesson", "first", "ending", "game")
LESSON = "casting"
LAST_PAGES = Path(__file__).with_name("ending.yaml")
MOODS = {"study": (190, 160, 90), "near": (210, 120, 60), "sanity": (170, 80, 200), "last_page": (220, 60, 60),
         "judgment": (240, 220, 120), "menu": (110, 150, 190), "lessons": (110, 150, 190),
         "victory": (120, 200, 120), "defeat": (120, 120, 130)}  # fmt: skip


class Found(TypedDict):
    """What was decided: sounds, then seconds of the file with cues, milliseconds of the program with cues, parts."""

    heard: list[dict[str, Any]]
    music: list[tuple[float, str]]
    decided: list[tuple[float, str]]
    parts: list[tuple[float, str]]


class Evening:
    """A program that somebody uses, and the clock of the file it plays into."""

    def __init__(self, folder: Path, launch: Launch) -> None:
        self.raw = folder / "evening.raw"
        self.raw.unlink(missing_ok=True)
        os.environ["SDL_DISKAUDIOFILE"] = str(self.raw)
        self.app = App(launch)
        self.hands: list[tuple[float, float]] = []
        self.parts: list[tuple[float, str]] = []
        self._clock = pygame.time.Clock()

    def second(self) -> float:
        """How many seconds of sound there are."""
        return self.raw.stat().st_size / 4 / RATE if self.raw.exists() else 0.0

    def part(self, name: str, acts: Callable[[], None] | None, most: float) -> None:
        """Go on for so many seconds at most, or to the end screen and `ENDING` seconds of it."""
        app = self.app
        self.parts.append((app.sounds.now, name))
        since, ended = app.sounds.now, 0.0
        while app.exit_code is None and ended < ENDING and app.sounds.now - since < most * 1000:
            over = app.top is not None and app.top.name == "end"
            ended += self._clock.get_time() / 1000 if over else 0.0
            app.on_frame = None if over else acts
            app.frame()
            self._clock.tick()
            if app.audio.state == "open":
                self.hands.append((app.sounds.now, self.second()))

    def found(self) -> Found:
        """What was heard, by the clock of the file."""
        sounds = self.app.sounds
        return {
            "heard": [{**_told(one), "second": _second(self.hands, one.time)} for one in sounds.log],
            "music": [(_second(self.hands, time), name) for time, name in sounds.music.log],
            "decided": [(time, name) for time, name in sounds.music.log],
            "parts": [(_second(self.hands, time), name) for time, name in self.parts],
        }


def play(folder: Path, parts: Sequence[str], launch: Launch, party: tuple[int, int], most: float) -> Found:
    """Let the robot go through the parts; what was heard, by the clock of the file. `party`: players, and the seed."""
    players, seed = party
    evening = Evening(folder, launch)
    app, policy = evening.app, launch.robot or ""
    try:
        robot = screens.of(launch.game).robot
        assert robot is not None
        for part in parts:
            app.go("menu")
            if part == "menu":
                evening.part(part, None, MENU)
            elif part == "lesson":
                games.to_lesson(app, launch.game, LESSON)
                evening.part(part, BookLessonBot(app, seed).frame, TAUGHT)
            elif part == "ending":
                games.play_scenario(app, LAST_PAGES)
                evening.part(part, robot(app, policy, seed), most)
            else:
                own = screens.of(launch.game)
                games.new_game(app, own.asked_for(launch, players, app.settings.undo, seed))
                evening.part(part, robot(app, policy, seed), most if part == "game" else FIRST)
        return evening.found()
    finally:
        app.close()


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


def spectrogram(raw: Path) -> Surface:
    """Two columns for each stretch, a row for a twelfth of an octave, the lowest at the foot."""
    data = np.fromfile(raw, dtype="<i2")
    mono = data[: len(data) // 2 * 2].reshape(-1, 2).mean(axis=1) / 32768
    step = round(RATE * STRETCH / 2)
    rows = 12 * OCTAVES
    at = np.searchsorted(np.fft.rfftfreq(step, 1 / RATE), LOWEST * 2 ** (np.arange(rows + 1) / 12))
    picture = Surface((max(1, len(mono) // step), rows))
    for n in range(len(mono) // step):
        power = np.abs(np.fft.rfft(mono[n * step : (n + 1) * step] * np.hanning(step)) / step) ** 2
        for row in range(rows):
            loud = 10 * math.log10(float(power[at[row] : max(at[row] + 1, at[row + 1])].sum()) + 1e-12)
            share = min(1.0, max(0.0, (loud - FAINT) / (STRONG - FAINT)))
            colour = (round(255 * share), round(230 * share**1.6), round(90 * share + 100 * share * (1 - share)))
            picture.set_at((n, rows - 1 - row), colour)
    return picture


def _decibels(value: float) -> float:
    return 20 * math.log10(value) if value > 1e-5 else -100.0


def draw(found: Found, rms: list[float], peak: list[float], spectra: Surface, file: Path) -> None:
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

    band = Rect(left, 40, right - left, 230)
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
    for second, name in found["parts"]:
        pygame.draw.line(picture, (150, 140, 160), (x(second), band.y), (x(second), 940))
        words(name, (x(second) + 4, band.y))
    words("spectrogram, a line an octave from 40 Hz", (left, 292))
    picture.blit(pygame.transform.smoothscale(spectra, (right - left, 170)), (left, 310))
    for octave in range(OCTAVES + 1):
        pygame.draw.line(
            picture,
            (120, 110, 130),
            (left - 8, 480 - 170 * octave // OCTAVES),
            (left - 2, 480 - 170 * octave // OCTAVES),
        )
    heard = found["heard"]
    columns = round(total / 2) + 1
    begun, missed = [0] * columns, [0] * columns
    for one in heard:
        at = min(columns - 1, max(0, int(one["second"] / 2)))
        if one["channel"] >= 0:
            begun[at] += 1
        else:
            missed[at] += 1
    base = 620
    words("sounds begun in two seconds (green), left out (red)", (left, 492))
    for n in range(columns):
        width = max(1, x(2 * n + 2) - x(2 * n) - 1)
        pygame.draw.rect(picture, (110, 180, 110), Rect(x(2 * n), base - 4 * begun[n], width, 4 * begun[n]))
        pygame.draw.rect(picture, (200, 70, 70), Rect(x(2 * n), base, width, min(40, 4 * missed[n])))
    for level in (5, 10, 15, 20):
        words(str(level), (90, base - 4 * level - 7))
    rows = {"interface": 690, "effects": 720, "ambience": 750}
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
    words("music: cue, its layers near and sanity; below the cue: where it steps back", (left, 775))
    ducks = {name for name, one in read().effects.items() if one.ducks}
    for one in heard:
        if one["channel"] >= 0 and one["sound"] in ducks:
            pygame.draw.rect(picture, (250, 220, 120), Rect(x(one["second"]), 829, 3, 9))
    _draw_music(picture, music, total, x, words)
    for minute in range(int(total // 60) + 1):
        pygame.draw.line(picture, (120, 110, 130), (x(60 * minute), 940), (x(60 * minute), 952))
        words(f"{minute} min", (x(60 * minute) + 3, 956))
    pygame.image.save(picture, file)


def _draw_music(picture: Surface, music: list[tuple[float, str]], total: float, x: object, words: object) -> None:
    """A bar for the cue, one for each layer while it is heard."""
    assert callable(x)
    assert callable(words)
    open_layers: dict[str, float] = {}
    cue: tuple[str, float] | None = None
    rows = {"near": 862, "sanity": 897}
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
        y = rows.get(row, 812)
        colour = next((MOODS[mood] for mood in MOODS if name.startswith(mood)), (150, 150, 150))
        pygame.draw.rect(picture, colour, Rect(x(start), y - 12, max(2, x(end) - x(start) - 1), 24))
        if x(end) - x(start) > 60:
            words(name, (x(start) + 4, y - 7), (20, 16, 20))


def told(found: Found, rms: list[float], peak: list[float], clipped: int) -> list[str]:
    """What a listener would judge, in lines."""
    music, heard = found["music"], found["heard"]
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


def changes(found: Found) -> list[str]:
    """How each cue followed the one before: after so many bars (of a piece played once: beats), and how far off."""
    cues, lines = read().music, []
    starts = [(time, name) for time, name in found["decided"] if "+" not in name and "-" not in name]
    for (since, before), (time, name) in pairwise(starts):
        cue = cues[before]
        grid = cue.bar if cues[name].loop else cue.beat
        count, off = divmod(time - since, grid)
        over = "" if cue.loop else ", which was over" if off else ""
        lines.append(
            f"{before} > {name}: after {count:.0f} {'bars' if cues[name].loop else 'beats'} and {off:.0f} ms{over}"
        )
    return lines


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.sound.evening", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS[:-1])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--speed", type=int, default=2)
    parser.add_argument("--policy", choices=POLICIES, default="apprentice")
    parser.add_argument("--most", type=float, default=1800.0, help="seconds after which a game is broken off")
    parser.add_argument("--draw", action="store_true", help="only draw what lies in the folder")
    args = parser.parse_args(argv)
    args.folder.mkdir(parents=True, exist_ok=True)
    told_in = args.folder / "evening.json"
    if not args.draw:
        launch = Launch(lang="en", speed=args.speed, robot=args.policy, sound=True, data_dir=args.folder / "data")
        written = play(args.folder, args.parts, launch, (args.players, args.seed), args.most)
        told_in.write_text(json.dumps(written), "utf-8")
    found: Found = json.loads(told_in.read_text("utf-8"))
    rms, peak, clipped = levels(args.folder / "evening.raw")
    draw(found, rms, peak, spectrogram(args.folder / "evening.raw"), args.folder / "evening.png")
    print("\n".join([str(args.folder / "evening.png"), *told(found, rms, peak, clipped), *changes(found)]))
    return 1 if clipped else 0


if __name__ == "__main__":
    sys.exit(main())
