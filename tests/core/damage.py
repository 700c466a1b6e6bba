"""Damage done to a save at every place, and what must come back: `python -m tests.core.damage` does all of it.

The journal under test is one of five players at round 4. What can be proved is found here by other means than in the
program: the save's lines are compared with those of the whole file, byte by byte.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.saves import generations
from game.core.saves.journal import Journal
from game.core.saves.replay import Replayed, replay
from game.core.saves.save import Header, SaveError, read, read_with_copies
from game.core.saves.save_line import parse
from tests.core.journals import GAME

OLD = Path(__file__).parent / "saves"
"""A save of every format there has been."""
PEOPLE = [{"name": name} for name in ("Ana", "Bruno", "Caio", "Dora", "Elio")]
Damage = Callable[[bytes, int], bytes]


@dataclass(frozen=True, slots=True)
class Moment:
    """What is true after a line of the whole file."""

    hash: str
    choices: int
    """How many choices the file holds up to there, those that were taken back among them."""
    depth: int
    """How many steps can be taken back there."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole save and what is true after each of its lines."""

    raw: bytes
    lines: list[bytes]
    moments: list[Moment]
    snapshots: frozenset[int]
    """The lines with a snapshot."""


def five_at_round_four(path: Path) -> Whole:
    """Five players, played by chance up to some steps into round 4, with steps taken back."""
    for seed in range(100):
        path.unlink(missing_ok=True)
        made = _game(path, seed)
        if made is not None:
            return made
    raise AssertionError("no game reached round 4")


def game_of(path: Path, seed: int, players: int, turn: int) -> Whole:
    """A game by chance up to two steps into a turn, with steps taken back."""
    made = _game(path, seed, players, lambda state, steps: state.turn >= turn and steps >= 2, lambda state: True)
    assert made is not None, "this game is over before that turn"
    return made


def _game(
    path: Path,
    seed: int,
    players: int = 5,
    there: Callable[[Any, int], bool] = lambda state, steps: state.round >= 4 and steps >= 12,
    counted: Callable[[Any], bool] = lambda state: state.round == 4,
) -> Whole | None:
    """`there`: whether a state is far enough, after so many steps that were `counted`."""
    options = Options.of(players)
    session = BigBookSession.start(options, seed)
    header = Header("bigbook", options.to_json(), seed, GAME.content_hash(), {"people": PEOPLE[:players]})
    journal = Journal.create(path, header, session)
    journal.round_of = lambda state: state.round
    chance = Chance(seed)
    moments = [Moment(session.hash(), 0, 0)] * 2
    choices = steps = 0
    while not there(session.state, steps):
        if session.over:
            return None
        steps += counted(session.state)
        before = path.read_bytes().count(b"\n")
        if len(moments) % 9 == 4 and len(session.past) > 2:
            session.undo()
        else:
            session.apply(GAME.random_answer(session.state, chance))
            choices += 1
        written = path.read_bytes().count(b"\n") - before
        moments += [Moment(session.hash(), choices, len(session.past))] * written
    journal.note(session, {"undo": "free"})
    moments.append(moments[-1])
    raw = path.read_bytes()
    lines = raw.splitlines(keepends=True)
    assert len(lines) == len(moments)
    snapshots = frozenset(number for number, line in enumerate(lines) if b'"state":' in line)
    return Whole(raw, lines, moments, snapshots)


def flipped(raw: bytes, place: int) -> bytes:
    """One bit flipped."""
    damaged = bytearray(raw)
    damaged[place] ^= 1 << (place % 8)
    return bytes(damaged)


def torn(raw: bytes, place: int) -> bytes:
    """Nothing behind a byte."""
    return raw[:place]


def zeroed(raw: bytes, place: int) -> bytes:
    """A run of zeros, as after a power cut."""
    size = (1, 16, 512, 4096)[place % 4]
    return raw[:place] + b"\0" * len(raw[place : place + size]) + raw[place + size :]


def swapped(raw: bytes, place: int) -> bytes:
    """Two blocks of 512 bytes in each other's place."""
    other = (place * 7919 + 4096) % len(raw)
    (a, b), size = sorted((place, other)), 512
    if b - a < size or b + size > len(raw):
        return raw
    return raw[:a] + raw[b : b + size] + raw[a + size : b] + raw[a : a + size] + raw[b + size :]


def several(raw: bytes, place: int) -> bytes:
    """Three kinds of damage at once."""
    chance = random.Random(place)
    for kind in (flipped, zeroed, flipped):
        raw = kind(raw, chance.randrange(len(raw)))
    return raw


KINDS: dict[str, Damage] = {"flip": flipped, "torn": torn, "zeros": zeroed, "swap": swapped, "several": several}


def provable(whole: Whole, raw: bytes) -> int | None:
    """The last line of the whole file whose moment the damaged one must give back; None where it may be refused.

    Where a line stands does not matter, since it has its number: blocks may have changed places.
    """
    lines = set(raw.splitlines(keepends=True))
    there = [line in lines for line in whole.lines]
    if not (there[0] or there[1] or any(there[number] for number in whole.snapshots)):
        return None
    best, linked = 1, True
    for number in range(2, len(there)):
        linked = there[number] and (linked or number in whole.snapshots)
        if linked:
            best = number
    return best


def faults(whole: Whole, raw: bytes, path: Path, *, copies: bool = False) -> Iterator[str]:
    """What is wrong with how a damaged save comes back: nothing, if all is well. With its `copies`, those that lie
    beside `path` count as much as the file."""
    path.write_bytes(raw)
    kept = b"".join(generations.lines_of(path)) if copies else b""
    least = provable(whole, raw + b"\n" + kept)
    try:
        loaded = read_with_copies(path) if copies else read(path)
        replayed = replay(GAME, loaded)
    except SaveError as error:
        if least is not None:
            yield f"refused: {error}"
        return
    now = replayed.session.hash()
    behind = [moment for moment in whole.moments[least or 1 :] if moment.hash == now]
    if not behind:
        yield f"an older state than line {least} proves"
        return
    yield from _untruths(whole, raw, replayed, behind, kept)


def _untruths(whole: Whole, raw: bytes, replayed: Replayed, behind: list[Moment], kept: bytes) -> Iterator[str]:
    """What is said about the loss, held against what was lost."""
    loss, last = replayed.loss, whole.moments[-1]
    if loss is None:
        if kept:
            end = whole.raw.find(b"\n", max(len(raw) - 1, 0)) + 1  # of the line in which the file was cut
            missing = set(whole.lines) - set(whole.raw[:end].splitlines(keepends=True))
            if raw != whole.raw[: len(raw)] or missing & set(kept.splitlines(keepends=True)):
                yield "damage passed by in silence"
        elif raw != whole.raw[: len(raw)] or not (raw.endswith(b"\n") or not raw):
            yield "damage passed by in silence"
        elif len(replayed.session.past) not in [moment.depth for moment in behind]:
            yield "the past is not whole"
        return
    cut = len(raw) < len(whole.raw)
    lost = min(last.choices - moment.choices for moment in behind)
    if loss.choices is not None and lost > loss.choices and not cut:
        yield f"{lost} choices are lost, {loss.choices} are told"
    if loss.choices == 0 and not cut and now_differs(behind, last):
        yield "nothing is said to be lost"
    depth = len(replayed.session.past)
    if not loss.barred and depth not in [moment.depth for moment in behind]:
        yield f"{depth} steps can be taken back, and it is not said that it is not all"
    if loss.barred and depth >= max(moment.depth for moment in behind):
        yield "said to be barred, and is not"


def now_differs(behind: list[Moment], last: Moment) -> bool:
    """Whether the state that came back is another than the last one."""
    return all(moment.hash != last.hash for moment in behind)


def entries_of(raw: bytes) -> list[dict[str, Any]]:
    """The entries of a whole save."""
    found = [parse(line) for line in raw.splitlines(keepends=True)]
    return [entry for entry in found if entry is not None and "format" not in entry]


def main() -> int:
    """Every kind of damage at every byte; prints what it finds and a figure for each kind."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--step", type=int, default=1, help="only every so many bytes")
    parser.add_argument("--kind", choices=list(KINDS), action="append", help="only this kind; may be given repeatedly")
    options = parser.parse_args()
    found = 0
    with TemporaryDirectory() as name:
        path = Path(name) / "game.journal"
        whole = five_at_round_four(path)
        for kind in options.kind or KINDS:
            tried, damage = 0, KINDS[kind]
            for place in range(0, len(whole.raw), options.step):
                tried += 1
                for fault in faults(whole, damage(whole.raw, place), path):
                    found += 1
                    print(f"{kind} at {place}: {fault}")
            print(f"{kind}: {tried} tried", flush=True)
    print(f"{found} faults in a save of {len(whole.raw)} bytes, {len(whole.lines)} lines")
    return int(found > 0)


if __name__ == "__main__":
    raise SystemExit(main())
