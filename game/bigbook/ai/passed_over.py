"""What speaks against destroying curses that could be paid for at once, where something else is advised.

Each reason is found by trying both on imagined tables. Where none is found, nothing speaks against it, and the hint
advises to destroy it (`Thinking`).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.actions import END, PASS
from game.bigbook.rules.curses import steps_to_judgment
from game.bigbook.rules.kinds import ELEMENTS, kind_of
from game.bigbook.rules.pieces import Curse
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer
from game.core.engine.rng import LuckAt, seeded

from .claim import Args, Claim
from .determinize import determinize
from .settled import LUCKS, settled
from .tallies import steps_to

REWARD = 2
"""The value of the card that whoever pays for a curse may choose."""
NAMING = frozenset({"afterwards", "either", "takes", "takes_for_card"})
"""What is said of a curse by these says as well that it could be destroyed now."""
WAYS = 12
"""At most so many payments of an act are tried."""


def passed_over(session: BigBookSession, line: Sequence[Answer]) -> tuple[str, ...]:
    """The curses that could be destroyed now, each by itself, while the line begins with something else; the most
    pressing first."""
    asked = session.decision
    if asked is None or asked.kind != "action" or not line or read(line[0][0]).verb == "destroy":
        return ()
    legal = {option.id for option in session.legal()}
    found = [one for one in session.state.curses if ActionId("destroy", one.id).id in legal]
    return tuple(one.id for one in sorted(found, key=lambda one: steps_to(session.state, one)))


def against(session: BigBookSession, line: Sequence[Answer], name: str) -> tuple[Claim, ...]:
    """What speaks against destroying a curse that is passed over, the weightiest first; empty where nothing does."""
    curse = next(one for one in session.state.curses if one.id == name)
    if after := _afterwards(session, line, name):
        return (after,)
    found = [_either(session, line, name), _madness(session, name), _time(session.state, curse)]
    return tuple(one for one in found if one is not None)


def named(session: BigBookSession, line: Sequence[Answer], most: int) -> tuple[Claim, ...]:
    """All that is said of the curses that a line passes over: which they are, at most `most` reasons against the most
    pressing one, and the weightiest against each of the others; empty where none is passed over."""
    first, *others = passed_over(session, line) or ("",)
    if not first:
        return ()
    found = list(against(session, line, first))
    if all(one.key == "either" for one in found):  # that both cannot be done says nothing for either of them
        found.append(price(session, first))
    found = found[:most]
    for name in others:
        own = against(session, line, name)
        found += own[:1] or (price(session, name),)
    struck = [one for one in found if one.key == "has_struck"]
    if len(struck) > 1:
        curses = " ".join(str(one.args["curse"]) for one in struck)
        at = found.index(struck[0])
        found = [one for one in found if one not in struck]
        found.insert(at, Claim("have_struck", {"list": curses, "m": struck[0].args["m"]}))
    if not others and any(one.key in NAMING for one in found):
        return tuple(found)
    return (Claim("payable", {"list": " ".join((first, *others))}), *found)


def price(session: BigBookSession, curse: str) -> Claim:
    """What destroying a curse takes of all that is within reach, and gives, as a reason by itself."""
    within = sum(session.within_reach().values())
    rewards = any(session.state.supply[kind_of(element, REWARD)] for element in range(len(ELEMENTS)))
    figures: Args = {"curse": curse, "n": session.cost(ActionId("destroy", curse).id).total, "m": within}
    return Claim("takes_for_card" if rewards else "takes", figures)


def _time(state: State, curse: Curse) -> Claim | None:
    """That there is time: it strikes later, or has struck, and judgment is not the next step."""
    left = steps_to_judgment(state.marker)
    if curse.applied:
        return Claim("has_struck", {"curse": curse.id, "m": left}) if left > 1 else None
    steps = steps_to(state, curse) + 1
    return Claim("strikes_later", {"curse": curse.id, "n": steps}) if steps > 1 else None


def _madness(session: BigBookSession, curse: str) -> Claim | None:
    """That whoever destroys it takes Madness with it."""
    at = next(one for one in session.state.curses if one.id == curse)
    return Claim("brings_madness", {"curse": curse, "n": at.madness}) if at.madness else None


def _afterwards(session: BigBookSession, line: Sequence[Answer], curse: str) -> Claim | None:
    """That it can still be destroyed by the same player once the advised act is done, whatever luck says, and that what
    is to come after that act does not take it away again."""
    if line[0] in ((END,), (PASS,)):
        return None
    act = ActionId("destroy", curse).id
    kept = all(_open(settled(session, line, luck), session, act) for luck in LUCKS) and _left_by(session, line, act)
    return Claim("afterwards", {"curse": curse}) if kept else None


def _left_by(session: BigBookSession, line: Sequence[Answer], act: str) -> bool:
    """Whether a line does this act in the turn that stands, or can still do it when it has done all others."""
    table = BigBookSession(session.game, determinize(session.state, LuckAt(seeded(LUCKS[0]))))
    left = True
    for answer in line:
        if answer == (act,):
            return True
        if answer == (END,) or table.check(answer) is not None:
            break
        table.apply(answer)
        if table.decision is not None and table.decision.kind == "action":
            left = _open(table, session, act)
    return left


def _open(table: BigBookSession, before: BigBookSession, act: str) -> bool:
    """Whether whoever was asked before may still do this in the same turn."""
    now, then = table.decision, before.decision
    assert then is not None
    alike = now is not None and (now.seat, now.kind, now.prompt) == (then.seat, then.kind, then.prompt)
    return alike and table.state.turn == before.state.turn and act in {one.id for one in table.legal()}


def _either(session: BigBookSession, line: Sequence[Answer], curse: str) -> Claim | None:
    """That the advised act and destroying it cannot both be done now, in no order and however they are paid for."""
    act, other = line[0], (ActionId("destroy", curse).id,)
    if act in ((END,), (PASS,)):
        return None
    for first, second, lucks in ((other, act, LUCKS[:1]), (act, other, LUCKS)):
        ways = session.suggest_payments(first[0])
        if len(ways) > WAYS:
            return None  # too many to try them all
        tries = [[first, way] for way in ways] if len(ways) > 1 else [[first]]
        if any(_open(settled(session, one, luck), session, second[0]) for one in tries for luck in lucks):
            return None
    return Claim("either", {"curse": curse})
