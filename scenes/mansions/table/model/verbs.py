"""The ten verbs of a turn: which answers of the engine each stands for, in fixed places, and why one is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.engine.decision import Reason
from game.core.engine.session import Session
from game.mansions.rules.acts import Act, parse
from game.mansions.view import TableView


@dataclass(frozen=True, slots=True)
class Verb:
    """One of them: its name, the acts it becomes, and its sign among the drawn icons."""

    name: str
    acts: tuple[str, ...]
    icon: str


VERBS = (
    Verb("walk", ("move", "run"), "sign_move"),
    Verb("search", ("explore",), "sign_explore"),
    Verb("fight", ("attack",), "sign_attack"),
    Verb("cast", ("cast",), "sign_cast"),
    Verb("use", ("use",), "sign_use"),
    Verb("ability", ("ability",), "sign_ally"),
    Verb("drop", ("drop",), "sign_drop"),
    Verb("hide", ("hide", "leave"), "sign_hiding"),
    Verb("barrier", ("barrier",), "sign_push"),
    Verb("burn", ("burn", "escape"), "sign_burn"),
)
"""In the order of the keys 1 to 0."""
BY_NAME = {verb.name: verb for verb in VERBS}
ASIDE = ("end", "give_up")
"""Acts that have a button of their own."""


def verb_of(act: str) -> str:
    """The verb that an answer belongs to, '' for none."""
    word = act.partition(":")[0]
    return next((verb.name for verb in VERBS if word in verb.acts), "")


def ways(verb: str, options: Sequence[str]) -> list[str]:
    """The answers of a verb among those that may be given, in their order."""
    return [option for option in options if verb_of(option) == verb]


def refused(verb: Verb, session: Session, view: TableView) -> Reason:
    """Why a verb of which no answer may be given is refused: asked of the rules for an act of its kind."""
    for act in _tried(verb, view):
        reason: Reason | None = session.why_not(act.id)
        if reason is not None:
            return reason
    return Reason("no-target")


def _tried(verb: Verb, view: TableView) -> list[Act]:
    """Acts of a verb that somebody might try, the likeliest first."""
    person = next((one for one in view.people if one.seat == view.active), None)
    if person is None:
        return []
    monsters = sorted(view.monsters, key=lambda one: one.at != person.at)
    words = {
        "walk": [f"move:{person.at}"],
        "fight": [f"attack:{one.id}:fists" for one in monsters[:1]],
        "cast": [f"cast:{spell}" for spell in person.spells[:1]],
        "use": [f"use:{item}" for item in person.items],
        "barrier": ["barrier:back"],
        "burn": ["burn"],
        "hide": ["leave" if person.hidden else "hide"],
    }.get(verb.name, [verb.acts[0]])
    return [act for word in words if (act := parse(word)) is not None]
