"""Promises of the saves: damage is found, faults and kills cost nothing that was confirmed, hostile files are inert."""

from __future__ import annotations

import copy
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.core.saves.replay import replay
from game.core.saves.save import SaveError, read
from game.core.saves.save_line import encode, parse
from tests.core import damage
from tests.core.evening import calls_of_an_evening, with_fault, with_power_cut
from tests.core.faults import ERRORS, Fault
from tests.core.journals import GAME, play, start
from tests.reliability.promise import Trial

ROOT = Path(__file__).resolve().parents[2]
SHARES = (0.0, 0.01, 0.5, 0.99, 1.0)
"""How much of a write is done before it fails."""


# R7: damage


def substituted(raw: bytes, place: int) -> bytes:
    """One byte replaced by another."""
    other = (raw[place] + 1 + place * 7 % 255) % 256
    return raw[:place] + bytes([other]) + raw[place + 1 :]


def inserted(raw: bytes, place: int) -> bytes:
    """One byte too many."""
    return raw[:place] + bytes([place % 256]) + raw[place:]


def left_out(raw: bytes, place: int) -> bytes:
    """One byte missing."""
    return raw[:place] + raw[place + 1 :]


KINDS = {**damage.KINDS, "byte": substituted, "more": inserted, "less": left_out}


def r7(trial: Trial) -> None:
    """Every kind of damage, at every so-many-th byte of a save of five players at round 4; cut with its copies, too."""
    path = trial.folder / "game.journal"
    whole = damage.five_at_round_four(path)
    step = max(1, len(KINDS) * len(whole.raw) // trial.many(100_000))
    for kind, harm in KINDS.items():
        for place in range(0, len(whole.raw), step):
            raw = harm(whole.raw, place)
            if raw != whole.raw:
                trial.hear(damage.faults(whole, raw, path), f"{kind} at {place}")
    for place in range(0, len(whole.raw), step):
        for cut in {place, whole.raw.rfind(b"\n", 0, place) + 1}:
            found = damage.faults(whole, whole.raw[:cut], path, copies=True)
            trial.hear(found, f"cut at {cut}, with its copies")


# R8, R9, R10: faults, kills, power cuts


def r8(trial: Trial) -> None:
    """The program is killed at every call, in the middle of writes too, in twenty evenings."""
    for seed in range(trial.many(20)):
        for at in range(1, calls_of_an_evening(trial.folder, seed) + 1):
            for share in SHARES:
                path = trial.folder / f"{seed}-{at}-{share}.journal"
                trial.hear(with_fault(path, seed, Fault(at, None, share=share)), f"seed {seed}, call {at}, {share}")


def r9(trial: Trial) -> None:
    """The power goes at every call: every disk that may be found afterwards."""
    for seed in range(trial.many(20)):
        for at in range(1, calls_of_an_evening(trial.folder, seed) + 1):
            trial.hear(with_power_cut(seed, at), f"seed {seed}")


def r10(trial: Trial) -> None:
    """Every error at every call, once and for ever."""
    for at in range(1, calls_of_an_evening(trial.folder, 1) + 1, max(1, round(1 / trial.share))):
        for error in ERRORS:
            for for_ever in (False, True):
                path = trial.folder / f"{at}-{error}-{for_ever}.journal"
                trial.hear(with_fault(path, 1, Fault(at, error, for_ever)), f"call {at}, {error}, {for_ever}")


WRITER = """
import sys
from pathlib import Path
from tests.core.journals import GAME, start
from game.core.engine.chance import Chance
session, journal = start(Path(sys.argv[1]))
chance = Chance(int(sys.argv[2]))
while not session.over:
    session.apply(GAME.random_answer(session.state, chance))
    print(session.hash(), flush=True)
"""


def kill(path: Path, seed: int) -> Iterator[str]:
    """A real process is killed while it plays: what it said before is on the disk."""
    here = os.environ | {"PYTHONPATH": str(ROOT)}
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path), str(seed)], cwd=ROOT, env=here, stdout=subprocess.PIPE, text=True
    )  # fmt: skip
    assert writer.stdout is not None
    for _ in range(seed % 60):
        if not writer.stdout.readline():
            break
    time.sleep(random.Random(seed).random() * 0.004)
    writer.send_signal(signal.SIGKILL)
    said = writer.stdout.read().split()
    writer.wait()
    writer.stdout.close()
    if not said and not path.exists():
        return  # it was killed before it had begun a file
    session = replay(GAME, read(path)).session
    reached = [session.hash()]
    while session.undo():
        reached.append(session.hash())
    if said and said[-1] not in reached:
        yield f"{len(said)} steps were confirmed, the last of them is not in the file"


def kills(trial: Trial) -> None:
    """Real processes, killed."""
    for seed in range(1, trial.many(1000) + 1):
        path = trial.folder / f"{seed}.journal"
        trial.hear(kill(path, seed), f"seed {seed}")
        path.unlink(missing_ok=True)


# R14: hostile saves


JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 99, 2**53, -(2**70), 1.5, "", "p1", "p9", "fire1", "x" * 5000, "\u202e{x}%s", "\ud800",
    [], [[]], [0] * 20_000, {}, {"state": 1}, ["p1.hand.fire1"],
)  # fmt: skip


def mutated(entry: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """An entry with one to three places changed, at any depth."""
    data: dict[str, Any] = json.loads(json.dumps(entry))
    for _ in range(chance.randrange(1, 4)):
        place: Any = data
        while True:
            keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = chance.choice(keys)
            inner = place[key]
            if isinstance(inner, (dict, list)) and inner and chance.random() < 0.85:
                place = inner
                continue
            if isinstance(place, dict) and chance.random() < 0.1:
                del place[key]
            else:
                place[key] = copy.deepcopy(chance.choice(JUNK))
            break
    return data


def hostile(entries: list[dict[str, Any]], chance: random.Random) -> bytes:
    """A save whose checksums are right and whose contents are not."""
    changed = [dict(entry) for entry in entries]
    for _ in range(chance.randrange(1, 3)):
        at = chance.randrange(len(changed))
        changed[at] = mutated(changed[at], chance)
    if chance.random() < 0.2:
        chance.shuffle(changed)
    return b"".join(encode(entry) for entry in changed)


def opened_or_refused(path: Path, raw: bytes) -> Iterator[str]:
    """Nothing, if a save is refused as one, or opens as a game that keeps every invariant."""
    path.write_bytes(raw)
    try:
        loaded = read(path)
        replayed = replay(GAME, loaded)
    except SaveError:
        return
    except Exception as error:
        yield f"{type(error).__name__}: {error}"
        return
    if loaded.header.seed >= 0:  # others are tables of lessons, on which anything may lie
        yield from GAME.breaches(replayed.session.state)


def r14(trial: Trial) -> None:
    """Hostile saves with right checksums."""
    path = trial.folder / "game.journal"
    session, _ = start(path)
    play(session, 14)
    while session.state.turn < 2:
        play(session, 1)
    found = [parse(line) for line in path.read_bytes().splitlines(keepends=True)]
    entries = [entry for entry in found if entry is not None]
    slowest = 0.0
    for seed in range(trial.many(200_000)):
        raw = hostile(entries, random.Random(seed))
        began = time.process_time()
        trial.hear(opened_or_refused(path, raw), f"seed {seed}")
        slowest = max(slowest, time.process_time() - began)
    trial.told.append(f"the slowest took {slowest * 1000:.0f} ms")
