"""The program as it is started, watched frame by frame: `python -m tests.bench.watched LOG [options of the game ...]`.

Each line of the log is a frame as JSON: `at` (seconds since the process began, by the clock), `cpu` (processor time of
the program so far, seconds), `ms` (processor time of the frame in the main thread, the robot's left out, milliseconds:
what else runs on the machine does not count), `moment` (screen, event being shown, size and language), `waiting`
(pictures are being made), `loop` (a calibration loop run beside that frame, milliseconds; 0.0 beside most) and `mb`
(the most memory so far, megabytes). The first line is the title that stands in the window while the rest is read,
where it does.

`--steps N` before the options of the game: N frames of 1/60 s each, however long they take, but none sooner than on a
clock; then the program ends. A busy machine shows the same frames so, only later. `--rest N` instead: it ends N
seconds after all its pictures were there and nothing was being played; TOUCHED seconds after that the pointer moves
once, which wakes what had fallen asleep.
"""

from __future__ import annotations

import gc
import json
import resource
import sys
import time
from pathlib import Path

from scenes.shell.command_line import parse
from tests.bench.calibration import calibration

STEP = 1000 / 60
"""Milliseconds of a step."""
BESIDE = 15
"""A calibration loop is run beside every so many frames of steps."""


TOUCHED = 94.0
"""Seconds of rest after which the pointer moves: by then everything that is made ahead of need is made, too."""


def begun() -> float:
    """The time of day at which this process began, in seconds."""
    ticks = int(Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()[19])
    up = float(Path("/proc/uptime").read_text("ascii").split()[0])
    return time.time() - up + ticks / 100


def loop() -> float:
    """Milliseconds of processor time that one calibration loop takes in this thread, now."""
    began = time.thread_time()
    calibration()
    return (time.thread_time() - began) * 1e3


def doing(scene: object) -> str:
    """The event that a table shows; '' for other screens and for a table at rest."""
    now = getattr(getattr(scene, "director", None), "now", None)  # what a table is made of is read when one is shown
    return str(getattr(now, "type", ""))


def main(log: Path, options: list[str]) -> int:
    """What main.py does, with a clock beside it; the exit code of the program."""
    gc.disable()  # as scenes/start.py does
    since, steps, rest = begun(), 0, 0.0
    if options[:1] in (["--steps"], ["--rest"]):
        steps, rest = (int(options[1]), 0.0) if options[0] == "--steps" else (0, float(options[1]))
        options = options[2:]
    launch = parse(options)
    from scenes.bigbook.plate import PLATE  # noqa: PLC0415 - in the order of main.py
    from scenes.shell.window import early  # noqa: PLC0415 - likewise

    with log.open("w", encoding="utf-8") as out:

        def note(moment: str, took: float, *, waiting: bool, beside: float = 0.0) -> None:
            line = {
                "at": round(time.time() - since, 4), "cpu": round(time.process_time(), 4), "ms": round(took, 3),
                "moment": moment, "waiting": waiting, "loop": round(beside, 3),
                "mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
            }  # fmt: skip
            out.write(json.dumps(line) + "\n")
            if moment == "title" or moment.startswith("menu"):
                out.flush()

        window = early(launch, PLATE)
        if window is not None:
            note("title", 0.0, waiting=False)
            out.flush()
        import pygame  # noqa: PLC0415 - in the order of main.py

        from scenes import program  # noqa: PLC0415 - in the order of main.py
        from scenes.shell.app import App  # noqa: PLC0415 - has been read by now

        class Watched(App):
            """Notes what each frame took."""

            shown_steps = 0
            stood = 0.0
            """When everything was there, seconds; 0.0 before."""
            touched = False

            def frame(self, *, shown: bool = True, dt: float | None = None) -> None:
                robot, pressed = self.on_frame, [0.0]

                def pressing() -> None:
                    """A person looks for the next key by themselves."""
                    if robot is not None:
                        before = time.thread_time()
                        robot()
                        pressed[0] = time.thread_time() - before

                self.on_frame = pressing if robot is not None else None
                due = time.monotonic() + STEP / 1000
                began = time.thread_time()
                super().frame(shown=shown, dt=STEP if steps else dt)
                took = (time.thread_time() - began - pressed[0]) * 1e3
                self.on_frame = robot
                top = self.top
                event = next((found for scene in self.stack if (found := doing(scene))), "")
                where = f"{top.name if top is not None else ''} {event} {self.size[0]}x{self.size[1]} {self.lang}"
                beside = loop() if steps and self.shown_steps % BESIDE == 0 else 0.0
                note(where, took, waiting=self.art.waiting, beside=beside)
                if rest and not self.stood and self.settled and not self.art.waiting:
                    self.stood = time.monotonic()
                elif self.stood and time.monotonic() > self.stood + rest:
                    self.exit_code = 0
                elif self.stood and not self.touched and time.monotonic() > self.stood + TOUCHED:
                    self.touched = True
                    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(4, 4), rel=(1, 0), buttons=(0, 0, 0)))
                if steps:
                    self.shown_steps += 1
                    time.sleep(max(0.0, due - time.monotonic()))
                    if self.shown_steps >= steps:
                        self.exit_code = 0

        vars(program)["App"] = Watched
        return program.run(launch, window)


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), sys.argv[2:]))
