"""Whom a program means: `one_space`, `each_room`, `m_range2` … seen from whom it concerns, and who chooses."""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.decision import Answer, Decision
from game.core.engine.frame import Frame
from game.core.engine.verbs import Outcome
from game.mansions.rules import lookup
from game.mansions.rules.state import KEEPER, Monster, State

from .base import actor_of, ask, chooser


def people(state: State, frame: Frame, who: str) -> list[int]:
    """All investigators that `who` could mean."""
    if who == "each":
        return lookup.in_play(state)
    actor = frame.actor
    if actor == KEEPER or state.people[actor].status != lookup.IN_PLAY:
        return []
    if who == "you":
        return [actor]
    aimed = str(lookup.note(state, "aimed")) if who == "one_space" else ""
    if aimed:  # a spell was cast on somebody
        return [one for one in lookup.in_play(state) if state.seat_of(one) == aimed]
    if who in ("one_space", "each_space"):
        return lookup.people_at(state, state.people[actor].at)
    found = lookup.people_in(state, lookup.room(state, actor))
    return [one for one in found if one != actor] if who == "one_other" else found


def on_people(
    state: State, frame: Frame, who: str, answer: Answer | None, apply: Callable[[int], None], stacked: bool = False
) -> Outcome:
    """Apply something to those that are meant, in turn order; `one_…` is chosen by whoever plays the card.

    `stacked`: it pushes frames, so the last comes first.
    """
    found = people(state, frame, who)
    if answer is not None:
        found = [actor_of(answer[0])]
    elif who.startswith("one") and len(found) > 1:
        return ask(state, chooser(state, frame), "target", frame.source, map(state.seat_of, found))
    for actor in reversed(found) if stacked else found:
        apply(actor)
    return None


def monsters(state: State, frame: Frame, which: str) -> list[Monster]:
    """All monsters that `which` could mean, narrowed by a condition on them (`only`, `not` in the notes)."""
    only = str(frame.locals.get("only") or lookup.note(state, "only"))
    never = str(frame.locals.get("not") or lookup.note(state, "not"))
    found = _meant(state, frame, which)
    if not only and not never:
        return found
    return [
        one for one in found
        if (not only or lookup.is_a(state, one, only)) and (not never or not lookup.is_a(state, one, never))
    ]  # fmt: skip


def _meant(state: State, frame: Frame, which: str) -> list[Monster]:
    if which == "m":
        one = lookup.monster(state, lookup.note(state, "m"))
        return [] if one is None else [one]
    if which == "m_any":
        return list(state.monsters)
    if frame.actor == KEEPER or state.people[frame.actor].status != lookup.IN_PLAY:
        return []
    at = state.people[frame.actor].at
    if which == "m_space":
        return lookup.monsters_at(state, at)
    if which.startswith("m_range"):
        return [one for one in state.monsters if in_range(state, at, one.at, int(which[-1]))]
    return lookup.monsters_in(state, str(lookup.note(state, "room")) or lookup.room_of(state, at))


def in_range(state: State, start: str, to: str, reach: int) -> bool:
    """Whether a space is within range and sight of another (MM-RNG, MM-LOS)."""
    house = lookup.house(state)
    if to not in house.sight[start]:
        return False
    distance = house.reach(start, to)
    return distance is not None and distance <= reach


def on_monsters(
    state: State, frame: Frame, which: str, answer: Answer | None, apply: Callable[[Monster], None],
    fits: Callable[[Monster], bool] = lambda one: True,
) -> Outcome:  # fmt: skip
    """Apply something to the monsters that are meant; of several one is chosen, unless all are meant."""
    found = [one for one in monsters(state, frame, which) if fits(one)]
    if answer is not None:
        found = [one for one in found if one.id == answer[0]]
    elif len(found) > 1 and which != "m_each_room":
        return ask_monster(state, frame, found)
    for one in found:
        apply(one)
    return None


def ask_monster(state: State, frame: Frame, found: list[Monster]) -> Decision:
    """Which monster it shall be."""
    return ask(state, chooser(state, frame), "target", frame.source, [one.id for one in found])
