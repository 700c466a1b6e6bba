"""A program that sounds: real scenes driven by events, the real mixer on the dummy driver, sounds made on the fly."""

from __future__ import annotations

import time
import wave
from array import array
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from scenes.bigbook.table.animation.sounds import EVENTS, families
from scenes.bigbook.table.input.act_sounds import ACTS
from scenes.kit.audio.sound import Heard
from scenes.program import first_scene
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from tests.scenes.driver import FRAME_MS, Driver, sheets

RATE = 44_100
LENGTH = 0.4
"""Seconds of an effect that is made here."""
BAR = 2.0
"""Seconds of a bar of the music made here: 120 beats a minute, four to a bar."""
BELLS = frozenset({"curse_triggers", "invocation_reached"})
STUDIES = ("study_1", "study_2", "last_page")


def write_sound(path: Path, seconds: float, *, stereo: bool = False, loud: int = 6000) -> None:
    """A small click that dies away, as a file that every mixer reads."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2 if stereo else 1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(_click(seconds, stereo, loud))


@cache
def _click(seconds: float, stereo: bool, loud: int) -> bytes:
    """The samples of a click, made once for all files."""
    frames = round(RATE * seconds)
    one = [round(loud * (1 - n / frames) ** 8) * (1 if n // 50 % 2 else -1) for n in range(frames)]
    return array("h", [part for part in one for _ in range(2)] if stereo else one).tobytes()


def effect_names() -> list[str]:
    """Every effect that the game asks for."""
    rows = [one.sound for contacts in EVENTS.values() for one in contacts]
    names = [name for row in rows for name in (families()[row].names if row.startswith("<") else (row,))]
    return sorted({*names, *ACTS.values()})


def write_sounds(root: Path, *, but: Iterable[str] = ()) -> Path:
    """A whole folder of sounds with its list; the files of some effects are left out."""
    write_sound(root / "effects" / "tick.wav", LENGTH)
    left_out = frozenset(but)
    lines = ["effects:"]
    voices: dict[str, list[str]] = {}
    for name in effect_names():
        if name.startswith("voice:"):
            _, monster, moment = name.split(":")
            voices.setdefault(monster, []).append(moment)
            continue
        file = "gone.wav" if name in left_out else "tick.wav"
        bus = "interface" if name.startswith(("ui_", "hover", "press")) else "effects"
        ducks = str(name in BELLS).lower()
        priority = 0 if name in ("hover", "leave") else 3 if name in BELLS else 1
        lines.append(f"  {name}: {{kind: paper, bus: {bus}, gain: -1.5, priority: {priority}, ducks: {ducks},")
        lines.append(f"    files: [{file}]}}")
    lines.append("voices:")
    for monster, moments in voices.items():
        lines.append(f"  {monster}: {{{', '.join(f'{moment}: effects/tick.wav' for moment in moments)}}}")
    lines.append("music:")
    for cue in ("menu", *STUDIES, "judgment", "victory", "defeat", "lessons"):
        layers = ("base", "near", "sanity") if cue in STUDIES else ("base",)
        loop = str(cue not in ("victory", "defeat")).lower()
        write_sound(root / "music" / f"{cue}.wav", BAR, stereo=True)
        named = ", ".join(f"{layer}: {cue}.wav" for layer in layers)
        lines.append(f"  {cue}: {{loop: {loop}, bpm: 120, beats_per_bar: 4, bars: 1, layers: {{{named}}}}}")
    write_sound(root / "ambience" / "hiss.wav", 1.0, stereo=True, loud=200)
    lines.append("ambience:")
    for name, loop in (("room", "true"), ("rain", "true"), ("candle_1", "false")):
        lines.append(f"  {name}: {{loop: {loop}, gain: -6, files: [hiss.wav]}}")
    (root / "sounds.yaml").write_text("\n".join(lines) + "\n", "utf-8")
    return root


class HearingDriver(Driver):
    """A driver that lets the thread of the sounds finish after every frame: what is heard when hangs on no luck."""

    def event(self, kind: int, *, shown: bool = True, **fields: Any) -> None:
        """Send one event and run one frame, drawn or not."""
        super().event(kind, shown=shown, **fields)
        self.read()

    def frames(self, count: int = 1) -> None:
        """Run some frames."""
        for _ in range(count):
            super().frames(1)
            self.read()

    def unseen(self) -> None:
        """Run one frame without a picture."""
        self.app.frame(shown=False, dt=FRAME_MS)
        self.read()

    def read(self) -> None:
        """Until everything that was asked for is read, or there is no device: a thread of its own has real time."""
        for _ in range(2000):
            self.app.audio.pump(0.0)
            if not self.app.audio.waiting:
                return
            time.sleep(0.005)
        raise AssertionError("the sounds were never read")


class Ears:
    """Someone who hears all that the mixer does, and what it was told."""

    def __init__(self, driver: HearingDriver) -> None:
        self.driver = driver
        self.app = driver.app
        self._from = 0

    def listen(self) -> None:
        """From now on."""
        self._from = len(self.app.sounds.log)

    @property
    def heard(self) -> list[Heard]:
        """What has sounded since `listen`."""
        return [one for one in list(self.app.sounds.log)[self._from :] if one.channel >= 0]

    @property
    def names(self) -> list[str]:
        """The names of what has sounded since `listen`, in order."""
        return [one.sound for one in self.heard]

    def first(self, sound: str) -> Heard:
        """The first time that a sound was heard since `listen`."""
        found = next((one for one in self.heard if one.sound == sound), None)
        assert found is not None, f"{sound} is not among {self.names}"
        return found

    @property
    def music(self) -> list[str]:
        """The cues and layers that have come and gone, in order."""
        return [name for _, name in self.app.sounds.music.log]

    def level(self, layer: str) -> float:
        """How far a layer of the present cue has come up."""
        playing = self.app.sounds.music.playing
        return playing.up[layer] if playing is not None else 0.0


@contextmanager
def sounding(
    folder: Path, sounds: Path, *, stored: Mapping[str, object] | None = None, **wanted: Any
) -> Iterator[tuple[HearingDriver, Ears]]:
    """A program with its first scene that has read its sounds; `stored` are settings of an earlier start."""
    launch = Launch(**{"lang": "en", "speed": 2, "sound": True, "data_dir": folder, **wanted})
    app = App(launch, sheets(), sound=sounds)
    for name, value in (stored or {}).items():
        app.set(name, value)
    try:
        first_scene(app)
        driver = HearingDriver(app)
        driver.frames(3)  # the room is heard from the start
        yield driver, Ears(driver)
    finally:
        app.close()
