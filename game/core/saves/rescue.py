"""The newest state that a damaged journal proves.

Damage leaves stretches of whole lines with holes between them. They are walked from the front: across a hole the game
goes on where the lines behind it follow, hash by hash, from the state before it (the lost line was a snapshot, a note,
or a step that was taken back). Where they do not follow, it goes on from the first snapshot behind the hole that leads
as far as any other, and what came before can no longer be taken back. A snapshot counts only with the hash of its state
beside it. So every state that is shown was once on the table, and none that is proved later in the file is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from game.core.engine.game import AnyGame
from game.core.engine.session import Session, json_hash

from .save import Hole, Loaded, SaveError
from .steps import Loss, Replayed, beginning, first, follow, state_of

TRIES = 8
"""So many snapshots of a stretch are tried, from its end, when the first one does not lead to its end."""
BACK = 40
"""So many steps may have been taken back in a hole for the lines behind it to be joined on."""


@dataclass(slots=True)
class _Found:
    """A state that is proved, and how."""

    replayed: Replayed
    upto: int = 0
    """How many entries of the journal lie before this state."""
    start: int = 0
    """The entry (from 1) with the snapshot from which it was reached, or 0 for the deal."""
    begun: dict[str, Any] | None = None
    """The new beginning that stands for that snapshot."""
    path: list[dict[str, Any]] = field(default_factory=list)
    """The entries that lead from there to the state."""


def rescue(game: AnyGame, loaded: Loaded) -> Replayed:
    """Open a damaged journal. SaveError where nothing of it can be proved; else `loaded.repaired` is what to write."""
    found = _deal(game, loaded)
    for start, end in pairwise([0, *(hole.at for hole in loaded.holes), len(loaded.entries)]):
        if start < end:
            found = _farther(game, loaded, found, start, end)
    if found is None:
        raise SaveError("other-content", loaded.header.content)
    barred = found.start not in (0, loaded.begin)
    replayed = found.replayed
    replayed.loss = _loss(loaded, found.upto, barred)
    replayed.missing = _answers(loaded.entries[found.upto :])
    replayed.snapshot_at = found.start if barred else 0
    loaded.repaired = _written(loaded, found)
    return replayed


def _deal(game: AnyGame, loaded: Loaded) -> _Found | None:
    """The state before any step, where it can be dealt with the cards of today."""
    if loaded.header.content != game.content_hash() or any("content" in entry for entry in loaded.entries):
        return None
    return _Found(Replayed(first(game, loaded)))


def _farther(game: AnyGame, loaded: Loaded, found: _Found | None, start: int, end: int) -> _Found | None:
    """What a stretch of whole entries leads to: on from what was found before it, or from one of its snapshots."""
    best = _across(loaded, found, start, end) if found is not None else None
    if best is not None and best.upto == end:
        return best
    for one in _snapshots(loaded, start, end):
        opened = _opened(game, loaded, one, end)
        if opened is not None and (best is None or opened.upto > best.upto):
            best = opened
        if best is not None and best.upto == end:
            break
    return best or found


def _across(loaded: Loaded, found: _Found, start: int, end: int) -> _Found | None:
    """Go on over a hole, perhaps from a state before it: None where the entries behind it do not follow."""
    session, entries = found.replayed.session.clone(), loaded.entries[start:end]
    if start == found.upto and not any(hole.at == start for hole in loaded.holes):
        return _joined(found, session, [], entries, start, proven=False)
    taken: list[dict[str, Any]] = []
    for _ in range(min(len(session.past), BACK) + 1):
        joined = _joined(found, session, taken, entries, start, proven=True)
        if joined is not None:
            return joined
        session.undo()
        taken.append({"undo": 1, "hash": session.hash()})
    return None


def _joined(
    found: _Found, at: Session, taken: list[dict[str, Any]], entries: list[dict[str, Any]], start: int, *, proven: bool
) -> _Found | None:
    """The entries played from where the game stands after some steps were taken back. `proven`: None unless a hash
    agrees."""
    session = at.clone()
    session.future.clear()
    trial = Replayed(session, found.replayed.steps)
    skip = int(proven and "undo" in entries[0] and entries[0].get("hash") == session.hash())
    left = follow(trial, entries[skip:], proven=proven)
    played = entries[skip : len(entries) - left]
    if proven and not skip and not any("hash" in entry for entry in played):
        return None
    path = [*found.path, *taken, *played]
    return _Found(trial, start + skip + len(played), found.start, found.begun, path)


def _snapshots(loaded: Loaded, start: int, end: int) -> Iterator[int]:
    """The snapshots of a stretch (entries from 1), in the order in which they are tried."""
    there = [number for number in range(start + 1, end + 1) if _is_snapshot(loaded.entries[number - 1])]
    begun = [number for number in there if "content" in loaded.entries[number - 1]]
    if begun:
        there = [number for number in there if number >= begun[-1]]  # what stands before it is an older edition's
    yield from there[:1]
    yield from there[:0:-1][:TRIES]


def _is_snapshot(entry: dict[str, Any]) -> bool:
    return "state" in entry and entry.get("hash") == json_hash(entry["state"])


def _opened(game: AnyGame, loaded: Loaded, number: int, end: int) -> _Found | None:
    """The game opened at a snapshot (entry from 1), and the steps after it that lead where they led."""
    entry = loaded.entries[number - 1]
    try:
        state = state_of(game, loaded, number)
    except SaveError:
        return None
    trial = Replayed(Session(game, state))
    begun = entry if "content" in entry else beginning(game, state)
    rest = loaded.entries[number:end]
    left = follow(trial, rest, proven=True)
    path = rest[: len(rest) - left]
    return _Found(trial, number + len(path), number, begun, path)


def _loss(loaded: Loaded, upto: int, barred: bool) -> Loss:
    """What stood in the file behind the state that was found."""
    behind = [hole for hole in loaded.holes if hole.at >= upto]
    at_end = bool(behind) and behind[0].at == len(loaded.entries)
    return Loss(loaded.hurt_at, _most(behind, _answers(loaded.entries[upto:])), at_end, barred)


def _most(holes: list[Hole], whole: int) -> int | None:
    """How many choices can have stood in these holes and whole lines; None where it is not known."""
    lost = [hole.lost for hole in holes if hole.lost is not None]
    return whole + sum(lost) if len(lost) == len(holes) else None


def _answers(entries: list[dict[str, Any]]) -> int:
    return sum("answers" in entry for entry in entries)


def _written(loaded: Loaded, found: _Found) -> list[dict[str, Any]]:
    """The journal without its damage. What is whole before a new beginning stays; `gap` says that some is missing."""
    if found.begun is None:
        return found.path
    before = loaded.entries[: found.start - 1]
    return [*before, {"gap": len(loaded.holes)}, found.begun, *found.path]
