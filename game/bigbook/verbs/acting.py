"""Verbs of acting: the own Action phase, a granted action, paying, and carrying the action out."""

from __future__ import annotations

from typing import Final

from game.bigbook.catalogue import catalogue
from game.bigbook.rules import actions, curses, payment, purse, suggestions, zones
from game.bigbook.rules.actions import ABILITY, END, PASS
from game.bigbook.rules.kinds import DISCARD, HAND, KIND_NAMES, KIND_OF, MADNESS, PLACE_OF, SEATS, SUPPORT
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision, option
from game.core.engine.frame import Frame
from game.core.engine.runner import at_once
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome

from .arguments import GrantAction
from .base import verbs
from .spells import push_casting, push_learning

PASS_OPTION: Final = option(PASS)


@verbs.verb("take_actions")
def take_actions(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The Action phase: as many actions as wanted, until the player ends it (BB-ACT.2, BB-ACT.9)."""
    if answer is not None:
        if answer[0] == END:
            return None
        outcome = at_once(state, Frame("action", state.active, "rules", {"act": answer[0]}))
        if outcome is not None:
            return outcome
    elif state.phase != "action":
        state.phase = "action"
        if state.log is not None:
            emit(state, "phase_began", phase="action")
    return Decision(SEATS[state.active], "action", "action", "rules", 1, 1, False, "any", {"n": 0})


@verbs.verb("grant_action", GrantAction)
def grant_action(state: State, frame: Frame, args: GrantAction, answer: Answer | None) -> Outcome:
    """Ask for one action after the other; each may be declined, and lapses where nothing can be paid (A-30)."""
    notes = frame.locals
    if "left" not in notes:
        notes["left"] = args.count
        if args.payment == "pool_kept":
            notes["kept"] = 1
            notes["used"] = ()
        emit(state, "action_granted", seat=SEATS[frame.actor], by=_granter(state, frame), count=args.count)
    left = frame.number("left")
    if answer is not None:
        if answer[0] != PASS:
            notes["left"] = left - 1
            state.frames.append(
                Frame("action", frame.actor, frame.source, {"act": answer[0], "kept": notes.get("kept", 0)})
            )
            return AGAIN
        emit(state, "action_declined", seat=SEATS[frame.actor])
        left = 0
    open_ = actions.open_actions(state, actions.purse_in(frame, frame.actor)) if left else []
    if open_:
        options = (*open_, PASS_OPTION)  # they are known already
        seat = SEATS[frame.actor]
        return Decision(seat, "action", "granted_action", frame.source, 1, 1, False, "any", {"n": left}, options)
    for note in ("left", "kept", "used"):
        notes.pop(note, None)
    return None


def _granter(state: State, frame: Frame) -> str:
    """Who has cast the spell that grants the action."""
    casters = [SEATS[other.actor] for other in state.frames if other.program == "casting"]
    return casters[-1] if casters else SEATS[frame.actor]


@verbs.verb("pay_cost")
def pay_cost(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Ask for the cards, unless the action is free or there is one payment only (BB-ACT.3 to BB-ACT.7)."""
    name = str(frame.locals["act"])
    act = actions.parse(name)
    assert act is not None
    cost = actions.cost_of_act(state, act)
    grant = state.frames[-2]
    own = actions.purse_in(grant, frame.actor)
    wild = purse.has_wild(state, own)
    if answer is None:
        if cost == purse.FREE:
            _tell(state, frame, act)
            return None
        answer = suggestions.only_one(state, own, cost, wild)
        if answer is None:
            return Decision(SEATS[frame.actor], "pay", "pay", act.target, max=zones.EVERY_CARD, args={"action": name})
    _tell(state, frame, act)
    if wild and payment.uses_wild(cost, answer):
        state.players[frame.actor].ability_used = True
        emit(state, "ability_used", seat=SEATS[frame.actor], magician="windwright")
    if frame.locals.get("kept"):
        _mark_used(state, frame, grant, answer)
    else:
        _spend(state, frame, answer)
    return None


def _tell(state: State, frame: Frame, act: actions.Act) -> None:
    if state.log is not None:
        emit(state, "action_taken", seat=SEATS[frame.actor], action=act.verb, target=act.target, power=act.power)


def _spend(state: State, frame: Frame, cards: Answer) -> None:
    """Each card to its owner's discard pile (BB-SUP.7)."""
    for name in cards:
        seat, zone, kind = PLACE_OF[name]
        player = state.players[seat]
        if zone == HAND:
            player.hand.remove(kind)
        else:
            zones.take_from(state, seat, zone, kind)
        player.discard.append(kind)
        if state.log is not None:
            place = SEATS[seat]
            zones.moved(state, "card_paid", frame.actor, kind, f"{place}.{zone}", f"{place}.{DISCARD}", frame.source)


def _mark_used(state: State, frame: Frame, grant: Frame, cards: Answer) -> None:
    """Inside an Avatar cards stay where they are, and count as used."""
    for name in cards:
        seat, _, kind = PLACE_OF[name]
        grant.locals["used"] = tuple(sorted((*grant.several("used"), seat * 16 + kind)))
        here = f"{SEATS[seat]}.{SUPPORT}"
        zones.moved(state, "card_paid", frame.actor, kind, here, here, frame.source, kept=1)


@verbs.verb("perform")
def perform(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What has been paid for happens."""
    act = actions.parse(str(frame.locals["act"]))
    assert act is not None
    actor = frame.actor
    if act.verb == "activate":
        push_casting(state, actor, actor, act.target, act.power)
    elif act.verb == "learn":
        push_learning(state, actor, catalogue().spells[act.target].element)
    elif act.verb == "acquire":
        zones.gain(state, actor, KIND_OF[act.target], DISCARD, "rules")
    elif act.verb == "destroy":
        _destroy_curse(state, frame, act.target)
    elif act.verb == "cure":
        seat, zone, _ = PLACE_OF[f"{act.target}.{KIND_NAMES[MADNESS]}"]
        zones.cure(state, actor, seat, zone, "rules")
    elif act.verb == ABILITY:
        _use_ability(state, actor)
    return None


def _destroy_curse(state: State, frame: Frame, target: str) -> None:
    """Aside, Madness under it, then the reward, then triggers: the frames pushed last run first (A-42)."""
    curse = curses.on_board(state, target)
    assert curse is not None
    curses.destroy(state, frame.actor, curse)
    state.frames.append(Frame("reward", frame.actor, target))


def _use_ability(state: State, actor: int) -> None:
    ability = actions.ability_frame(state, actor)
    assert ability is not None
    state.players[actor].ability_used = True
    emit(state, "ability_used", seat=SEATS[actor], magician=state.players[actor].magician)
    state.frames.append(ability)
