"""The conditions that programs ask for, by name: each a question about one investigator and the test in progress."""

from __future__ import annotations

from collections.abc import Callable

from . import effects, lookup
from .state import State


def holds(state: State, actor: int, condition: str, kind: str = "") -> bool:
    """Whether a condition holds for an investigator; `kind` is the kind of test in progress, '' for none."""
    if condition == "always":
        return True
    if condition in KINDS:
        return KINDS[condition] == kind
    return CONDITIONS[condition](state, actor)


KINDS = {"combat": "combat", "casting": "casting", "evading": "evade", "facing": "horror"}


def _insane(state: State, actor: int) -> bool:
    return effects.sanity(state, actor) <= 0


def _alone(state: State, actor: int) -> bool:
    return len(lookup.people_in(state, lookup.room(state, actor))) == 1


def _holds_tag(tag: str) -> Callable[[State, int], bool]:
    def check(state: State, actor: int) -> bool:
        return any(lookup.tagged(id_, tag) for id_ in state.people[actor].items)

    return check


def _of_monster(word: str, unchosen: bool = False) -> Callable[[State, int], bool]:
    def check(state: State, actor: int) -> bool:
        one = lookup.monster(state, str(lookup.note(state, "m")))
        return unchosen if one is None else lookup.is_a(state, one, word)

    return check


def _errand(state: State, actor: int) -> bool:
    return bool(state.people[actor].errand) and lookup.room(state, actor) == state.people[actor].errand


MANY = 3
CONDITIONS: dict[str, Callable[[State, int], bool]] = {
    "insane": _insane,
    "alone": _alone,
    "company": lambda state, actor: not _alone(state, actor),
    "in_dark": lambda state, actor: lookup.room(state, actor) in state.dark,
    "in_fire": lambda state, actor: lookup.room(state, actor) in state.fire,
    "hidden": lambda state, actor: state.people[actor].hidden,
    "humanoid": _of_monster("humanoid"),
    "beast": _of_monster("beast"),
    "eldritch": _of_monster("eldritch"),
    "unnamed": _of_monster("unnamed", unchosen=True),
    "holds_light": _holds_tag("light"),
    "holds_weapon": _holds_tag("weapon"),
    "holds_tome": _holds_tag("tome"),
    "wounded": lambda state, actor: state.people[actor].damage > 0,
    "frightened": lambda state, actor: state.people[actor].horror > 0,
    "weak3": _of_monster("weak3"),
    "at_altar": lambda state, actor: state.people[actor].at in lookup.house(state).features["altar"],
    "errand_done": _errand,
    "solo": lambda state, actor: len(state.people) == 1,
    "many": lambda state, actor: len(state.people) >= MANY,
}
