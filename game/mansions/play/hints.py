"""A hint in three steps: what is dangerous here (for certain, then likely), what a friend would do, and why.

Everything is drawn from the view of whoever asks: it tells nothing that cannot be known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.core.engine.decision import Answer, Decision
from game.core.engine.rng import Luck
from game.mansions.ai.friend import Friend
from game.mansions.cards.story import story
from game.mansions.rules import effects, lookup
from game.mansions.view import TableView

from .known import known_table
from .reach import monster_reach

ThreatKind = Literal["ferry", "event", "fire", "beside", "near"]


@dataclass(frozen=True, slots=True)
class Threat:
    """Something to be afraid of. `event` and `ferry`: the clock strikes at the end of this round; `fire`: who ends the
    turn there takes damage; `beside`: a monster in one's space may attack in the Keeper's turn; `near`: one that can
    come there with the threat that lies there. `sure`: it happens unless something is done."""

    kind: ThreatKind
    monster: str
    sure: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """What a friend would answer, and the word of its reason (`mansions.hints.why.<reason>`)."""

    answer: Answer
    reason: str


def threats(view: TableView, tale: str, seat: str) -> tuple[Threat, ...]:
    """What is to be afraid of for a seat, what is certain first."""
    told = story(tale)
    table = known_table(view, tale)
    me = next(one for one in view.people if one.seat == seat)
    if me.status != lookup.IN_PLAY:
        return ()
    found: list[Threat] = []
    tokens, value = view.clock
    if value and tokens + 1 >= value:
        last = view.stage == told.events[-2].stage
        found.append(Threat("ferry" if last else "event", "", sure=True))
    actor = [one.seat for one in view.people].index(seat)
    if view.rooms[told.house.board.area_of[me.at]].fire and not effects.allowed(table, actor, "ignore_fire"):
        found.append(Threat("fire", "", sure=True))
    for one in view.monsters:
        if one.stun:
            continue
        if one.at == me.at:
            found.append(Threat("beside", one.id, sure=not me.hidden))
        elif me.at in monster_reach(view, tale, one.id).now:
            found.append(Threat("near", one.id, sure=False))
    return tuple(sorted(found, key=lambda one: not one.sure))


def advice(view: TableView, tale: str, decision: Decision) -> Advice:
    """What a friend in this seat would answer to a question whose options are filled in; the same whenever it is asked
    again."""
    answer, reason = Friend(tale).advised(view, decision, Luck(view.round))
    return Advice(answer, reason)
