"""Promises of the program: two windows, crashes that can be played again, names that are only names, long sittings."""

from __future__ import annotations

import gc
import json
import os
import random
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.core.saves.replay import replay
from game.core.saves.save import read
from game.core.text.direction import CLOSE, OPEN, bare
from game.core.text.plain_text import harmless
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.kit.fit import draw_text, escape
from scenes.kit.text import Style
from scenes.shell import crash
from scenes.shell.storage import DataDir
from tests.core.journals import GAME
from tests.reliability.promise import Trial
from tests.reliability.rules import played
from tests.scenes.driver import driving
from tests.scenes.monkey.coverage import Seen
from tests.scenes.monkey.lives import lives

ROOT = Path(__file__).resolve().parents[2]


# R18: names


LETTERS = "aZñéßøĐЖ中あ한עع\u0301\u200d\u202e\u2066\ufeff\x00\x07\x1b{}%\\'\"<>&;/.:- \t\n🐉👩‍👩‍👧"
SHAPES: tuple[str, ...] = (
    "{player}", "{0.__class__}", "%s%n", "../../x", "CON", "\x1b[2J", "-rf", "a" * 10_000, "\u202eana", "n\u0303", "",
    "{n, plural}", "|", "*", "[gold]",
)  # fmt: skip


def name_of(seed: int) -> str:
    """A name that somebody might type, or paste to see what happens."""
    if seed < len(SHAPES):
        return SHAPES[seed]
    chance = random.Random(seed)
    return "".join(chance.choice(LETTERS) for _ in range(chance.randrange(1, 40)))


def names(trial: Trial) -> None:
    """Names drawn, said in sentences, written into saves and read again."""
    with driving(trial.folder / "names", lang="en") as d:
        surface = d.app.canvas.surface
        for seed in range(trial.many(5000)):
            trial.hear(named(d.app, surface, name_of(seed), trial.folder / "names"), f"name {seed}")


def named(app: Any, surface: Any, name: str, folder: Path) -> Iterator[str]:
    """One name through everything that names go through."""
    setup = GameSetup(people=default_people(2), seed=1)
    setup.people[0].name = name
    again = GameSetup.from_json(setup.to_json())
    shown = again.people[0].name
    if not shown or shown != harmless(shown) or len(shown) > 100:
        yield f"kept as {shown!r:.60}"
    said = app.t("kit.save.bookmark_name", round=1, seat=escape(shown))
    if shown not in bare(said):  # a name from the right stands between two marks, and its spaces hold together
        yield f"said as {said!r:.90}"
    if said.count(OPEN) != said.count(CLOSE) or said.count(OPEN) > 1:
        yield f"marks that do not fit: {said!r:.90}"
    kept = json.dumps(again.to_json(), ensure_ascii=False)
    if OPEN in kept or CLOSE in kept:
        yield "marks of sentences in what is saved"
    draw_text(surface, said, surface.get_rect().inflate(-400, -300), Style(18), where="reliability.name", ellipsis=True)
    if {path.parent for path in folder.rglob("*")} - {folder, *(one for one in folder.rglob("*") if one.is_dir())}:
        yield "a file outside the folder"


# R20: window events


def window(trial: Trial) -> None:
    """Acts of a monkey with mouse, keys and window: no fault, and the menu can be reached."""
    seen = Seen()
    try:
        lives(20, trial.many(100_000), seen, lambda words: None)
    except Exception as error:
        trial.faults.append(f"{type(error).__name__}: {error}")
    trial.tried = seen.acts


# R22: two windows


RACER = """
import sys
from pathlib import Path
from scenes.shell.storage import DataDir
data = DataDir(Path(sys.argv[1]))
sys.stdin.readline()
print(int(data.hold(data.saves / "game-00001.journal")), flush=True)
sys.stdin.readline()
"""


def races(trial: Trial) -> None:
    """Two processes want one game at once: one has it; when it is killed the other may."""
    here = os.environ | {"PYTHONPATH": str(ROOT)}
    racers = [sys.executable, "-c", RACER, str(trial.folder)]
    (trial.folder / "saves").mkdir(exist_ok=True)
    for number in range(trial.many(200)):
        pair = [
            subprocess.Popen(racers, cwd=ROOT, env=here, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for _ in range(2 + 3 * (number % 5 == 4))
        ]
        for one in pair:
            assert one.stdin is not None
            one.stdin.write("go\n")
            one.stdin.flush()
        got = [one.stdout.readline().strip() for one in pair if one.stdout is not None]
        for one in pair:
            one.kill()
            one.communicate()
        data = DataDir(trial.folder)
        free = data.hold(data.saves / "game-00001.journal")
        data.release()
        wrong = [] if sorted(got) == ["0"] * (len(got) - 1) + ["1"] else [f"held by {got.count('1')} of {len(got)}"]
        trial.hear(iter(wrong if free else [*wrong, "not free after the holder was killed"]), f"race {number}")


# R24: crashes


def crashes(trial: Trial) -> None:
    """A game breaks somewhere: its report plays the same game again, and names nobody."""
    for seed in range(trial.many(100)):
        data = DataDir(trial.folder / str(seed))
        run = Run.new(GameSetup(people=default_people(2 + seed % 4), seed=seed), data)
        run.setup.people[0].name = "Xaverius"
        dice = random.Random(seed)
        steps = dice.randrange(0, 60)
        chance = played(seed).state  # any generator of the game's own kind
        for _ in range(steps):
            if run.session.over:
                break
            run.session.apply(GAME.random_answer(run.session.state, chance))
        try:
            run.session.apply(("nonsense", str(Path.home())))
        except ValueError as error:
            report = crash.write_report(error, data, "table", run)
        trial.hear(reported(report, run), f"seed {seed}")


def reported(report: Path | None, run: Any) -> Iterator[str]:
    """What is wrong with a report."""
    if report is None:
        yield "no report"
        return
    text = report.read_text("utf-8")
    if "Xaverius" in text or str(Path.home()) in text.replace("~", ""):
        yield "it tells who played, or where"
    replayed = replay(GAME, read(report))
    if replayed.session.hash() != run.session.hash() or replayed.loss is not None:
        yield "it plays another game"


# R25: long sittings


def files_open() -> int:
    """How many files the process holds open, or 0 where nobody tells."""
    numbers = Path("/proc/self/fd")
    return len(list(numbers.iterdir())) if numbers.is_dir() else 0


def sitting(trial: Trial) -> None:
    """A thousand games in one process: neither files nor memory grow."""
    most = trial.many(1000)
    for seed in range(max(1, most // 10)):
        played(seed)
    gc.collect()
    files, memory = files_open(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for seed in range(most):
        played(seed)
        trial.tried += 1
    gc.collect()
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory) / 1024
    trial.told.append(f"{grown:.1f} MB more at the most than after the first tenth")
    if files_open() != files:
        trial.faults.append(f"{files_open() - files} more files open")
    if grown > max(2.0, most / 100):
        trial.faults.append(f"{grown:.1f} MB more")
