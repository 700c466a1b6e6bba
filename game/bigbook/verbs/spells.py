"""Verbs about spells: refresh, exhaust, neutralise, destroy, learn, echo."""

from __future__ import annotations

from game.bigbook.catalogue import catalogue
from game.bigbook.rules import spells
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.pieces import EXHAUSTED, RESOLVING
from game.bigbook.rules.state import State, clockwise
from game.bigbook.rules.zones import spell_limit
from game.core.engine.decision import Answer, Decision, option
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import Outcome

from .arguments import Exhaust, NeutralizeSpell, Refresh
from .base import amount, verbs


def ask_spells(frame: Frame, ids: list[str], count: int, prompt: str, optional: bool = False) -> Decision | Answer:
    """A question for `count` of the spells in `ids`, or the answer where there is nothing to choose."""
    limit = min(count, len(ids))
    if not limit or (limit == len(ids) and not optional):
        return tuple(ids)
    least = 0 if optional else limit
    options = tuple(map(option, ids))
    seat = SEATS[frame.actor]
    return Decision(seat, "choose_spell", prompt, frame.source, least, limit, False, "any", {"n": limit}, options)


def _refreshable(state: State, frame: Frame, of: str) -> list[str]:
    seats = [frame.actor] if of == "own" else clockwise(state, frame.actor)
    return [spells.spell_id(seat, spell) for seat in seats for spell in spells.refreshable(state.players[seat])]


def _can_refresh(state: State, frame: Frame, args: Refresh) -> bool:
    seats = [frame.actor] if args.of == "own" else range(len(state.players))
    return any(EXHAUSTED in state.players[seat].spells.values() for seat in seats)


@verbs.verb("refresh", Refresh, _can_refresh)
def refresh(state: State, frame: Frame, args: Refresh, answer: Answer | None) -> Outcome:
    """Turn spells upright; neutralised and resolving ones are left alone."""
    if answer is None:
        ids = _refreshable(state, frame, args.of)
        asked = ask_spells(frame, ids, amount(state, frame, args.count), "choose_spell_refresh", args.up_to)
        if isinstance(asked, Decision):
            return asked
        answer = asked
    for id_ in answer:
        spells.refresh(state, *spells.parse_spell(id_))
    return None


@verbs.verb("exhaust", Exhaust)
def exhaust(state: State, frame: Frame, args: Exhaust, answer: Answer | None) -> Outcome:
    """Exhaust ready, face-up spells; with fewer, as many as there are."""
    if answer is None:
        ids = [spells.spell_id(frame.actor, spell) for spell in spells.ready(state.players[frame.actor])]
        if not ids:
            emit(state, "effect_skipped", seat=SEATS[frame.actor], source=frame.source)
        asked = ask_spells(frame, ids, args.count, "choose_spell_exhaust")
        if isinstance(asked, Decision):
            return asked
        answer = asked
    for id_ in answer:
        spells.exhaust(state, *spells.parse_spell(id_))
    return None


def _highest(face_up: list[str]) -> list[str]:
    cards = catalogue().spells
    best = max((cards[spell].level for spell in face_up), default=0)
    return [spell for spell in face_up if cards[spell].level == best]


@verbs.verb("neutralize_spell", NeutralizeSpell)
def neutralize_spell(state: State, frame: Frame, args: NeutralizeSpell, answer: Answer | None) -> Outcome:
    """The owner chooses, ready or exhausted; nothing where every spell is face down already."""
    if answer is None:
        names = spells.face_up(state.players[frame.actor])
        if args.only == "highest_level":
            names = _highest(names)
        if not names:
            emit(state, "effect_skipped", seat=SEATS[frame.actor], source=frame.source)
        ids = [spells.spell_id(frame.actor, spell) for spell in names]
        asked = ask_spells(frame, ids, 1, "choose_spell_neutralize")
        if isinstance(asked, Decision):
            return asked
        answer = asked
    until = frame.source
    if args.until != "curse":
        # The monster's round is the number of turned pages: the round marker moves only after an arrival (BB-MON.14).
        until = f"round:{state.turned + (args.until == 'next_round_end')}"
    for id_ in answer:
        spells.neutralize(state, *spells.parse_spell(id_), until, frame.source)
    return None


@verbs.verb("destroy_spell")
def destroy_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The actor destroys one of the own spells, a neutralised one too."""
    if answer is None:
        ids = [spells.spell_id(frame.actor, spell) for spell in state.players[frame.actor].spells]
        asked = ask_spells(frame, ids, 1, "choose_spell_destroy")
        if isinstance(asked, Decision):
            return asked
        answer = asked
    for id_ in answer:
        spells.destroy(state, *spells.parse_spell(id_))
    return None


@verbs.verb("echo_spell")
def echo_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Resolve a ready spell of another player at power 1 as if the actor had cast it; then it is exhausted."""
    if answer is None:
        ids = [
            spells.spell_id(seat, spell)
            for seat in clockwise(state, frame.actor)
            for spell in spells.ready(state.players[seat])
            if seat != frame.actor and spell != frame.source
        ]
        asked = ask_spells(frame, ids, 1, "choose_spell_echo")
        if isinstance(asked, Decision):
            return asked
        answer = asked
    for id_ in answer:
        owner, spell = spells.parse_spell(id_)
        push_casting(state, frame.actor, owner, spell, 1)
    return None


def push_casting(state: State, caster: int, owner: int, spell: str, power: int) -> None:
    """Start a spell: from now on it is resolving, neither to be cast nor refreshed (A-28)."""
    state.players[owner].spells[spell] |= RESOLVING
    state.frames.append(Frame("casting", caster, spell, {"owner": owner, "power": power}))


@verbs.verb("resolve_spell")
def resolve_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The spell's own program, with its numbers multiplied by the power (BB-SPL.6)."""
    power = frame.number("power")
    if state.log is not None:
        emit(state, "spell_activated", seat=SEATS[frame.actor], spell=frame.source, power=power)
    state.frames.append(Frame(f"spell:{frame.source}@{power}", frame.actor, frame.source))
    return None


@verbs.verb("finish_spell")
def finish_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Effect first, then exhausted (BB-SPL.4)."""
    if state.log is not None:
        emit(state, "spell_resolved", seat=SEATS[frame.actor], spell=frame.source)
    spells.exhaust(state, frame.number("owner"), frame.source)
    return None


# ----------------------------------------------------------------------------------------------------- learning


def push_learning(state: State, seat: int, element: int) -> None:
    """Start learning the face-up spell of a library deck."""
    spell = state.libraries[element][-1]
    state.frames.append(Frame("learning", seat, spell, {"element": element}))


@verbs.verb("learn_free")
def learn_free(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The actor may learn one face-up spell without paying (page_10)."""
    tops = {library[-1]: element for element, library in enumerate(state.libraries) if library}
    if answer is None:
        asked = ask_spells(frame, list(tops), 1, "choose_spell_learn", optional=True)
        if isinstance(asked, Decision):
            return asked
        answer = asked
    for spell in answer:
        push_learning(state, frame.actor, tops[spell])
    return None


@verbs.verb("give_up_spell")
def give_up_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """At the limit one of the own spells is destroyed before the new one is laid (BB-LRN.8)."""
    player = state.players[frame.actor]
    if answer is None:
        if len(player.spells) < spell_limit(player):
            return None
        ids = [spells.spell_id(frame.actor, spell) for spell in player.spells]
        asked = ask_spells(frame, ids, 1, "choose_spell_give_up")
        if isinstance(asked, Decision):
            return asked
        answer = asked
    spells.destroy(state, *spells.parse_spell(answer[0]))
    return None


@verbs.verb("lay_spell")
def lay_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The new spell comes in face up and ready (BB-LRN.4, BB-NEU.5)."""
    spells.learn(state, frame.actor, frame.number("element"))
    return None
