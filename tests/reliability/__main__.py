"""Every promise tried, at its bar or at a share of it: one line each, exit code 1 where one is broken."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.reliability import program, rules, saves, watchfulness
from tests.reliability.promise import Promise, Trial

PROMISES = (
    Promise("R2", "{n} refused acts change nothing", 1_000_000, rules.r2),
    Promise("R4", "{n} whole games taken back and done again", 1000, rules.r4),
    Promise("R5", "{n} games played again elsewhere are the same", 10_000, rules.r5),
    Promise("R6", "{n} steps, each saved, loaded and gone on with", 100_000, rules.r6),
    Promise("R7", "{n} damaged saves give back the newest provable state", 100_000, saves.r7),
    Promise("R8", "{n} deaths at a call cost nothing that was confirmed", 5000, saves.r8),
    Promise("R8k", "{n} real processes killed", 1000, saves.kills),
    Promise("R9", "{n} power cuts, every disk that may be left", 1000, saves.r9),
    Promise("R10", "{n} errors of the disk, once and for ever", 1000, saves.r10),
    Promise("R14", "{n} hostile saves with right checksums are inert", 200_000, saves.r14),
    Promise("R18", "{n} names are only names", 5000, program.names),
    Promise("R20", "{n} acts with mouse, keys and window", 100_000, program.window),
    Promise("R22", "{n} races of two or five windows for one game", 200, program.races),
    Promise("R24", "{n} crashes played again from their report", 100, program.crashes),
    Promise("R25", "{n} games in one process", 1000, program.sitting),
    Promise("R26", "{n} mutants of payment, turn and saves tried", 1000, watchfulness.r26),
)


def tried(promise: Promise, share: float) -> Trial:
    """Try one promise at a share of its bar."""
    with TemporaryDirectory() as name:
        trial = Trial(Path(name), share)
        promise.run(trial)
    if share >= 1 and trial.tried < promise.bar:
        trial.faults.append(f"tried {trial.tried} times, {promise.bar} were promised")
    return trial


def main() -> int:
    """Try what is asked for; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability", description=__doc__)
    parser.add_argument("--only", help="these promises, separated by commas")
    parser.add_argument("--share", type=float, default=1.0, help="how much of each figure")
    asked = parser.parse_args()
    only, broken = asked.only.split(",") if asked.only else [one.name for one in PROMISES], 0
    for promise in PROMISES:
        if promise.name not in only:
            continue
        began = time.process_time()
        trial = tried(promise, asked.share)
        broken += bool(trial.faults)
        words = promise.words.format(n=f"{trial.tried:,}")
        told = "; ".join([f"{time.process_time() - began:.0f} s of this process", *trial.told])
        print(f"{promise.name:4} {'BROKEN' if trial.faults else 'held'}: {words} ({told})", flush=True)
        for fault in trial.faults[:10]:
            print(f"     {fault}")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
