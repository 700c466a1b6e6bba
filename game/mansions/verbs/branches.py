"""Order within programs: attempts that may lose their footing, conditions, choices, targets one by one, what lasts."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import Body, NoArgs, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import Allow, Auto, Bar, Each, If, Mod, Most, Offer, Until
from game.mansions.rules import lookup
from game.mansions.rules.conditions import holds
from game.mansions.rules.state import KEEPER, Effect, State

from .aim import people
from .base import ask, chooser, remember, verbs
from .facing import to_evade


@dataclass(frozen=True, slots=True)
class Attempt:
    """Steps with needs of their own; what stands behind them happens in any case."""

    do: Body


@verbs.verb("attempt", Attempt)
def attempt(state: State, frame: Frame, args: Attempt, answer: Answer | None) -> Outcome:
    """Push the steps."""
    state.frames.append(Frame(args.do, frame.actor, frame.source))
    return None


@verbs.verb("nothing", NoArgs, can=lambda state, frame, args: False)
def nothing(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Explicitly nothing (MM-GLO.9)."""
    return None


def _branch(state: State, frame: Frame, args: If) -> str:
    actor = frame.actor if frame.actor != KEEPER else state.active
    kind = str(lookup.note(state, "kind", ""))
    return args.then if holds(state, actor, args.holds, kind) else args.else_


def _can_branch(state: State, frame: Frame, args: If) -> bool:
    if args.holds in OF_MONSTERS and not lookup.note(state, "m"):
        return any(state.can_run(one) for one in _narrowed(frame, args))
    body = _branch(state, frame, args)
    return bool(body) and state.can_run(Frame(body, frame.actor, frame.source))


def _narrowed(frame: Frame, args: If) -> list[Frame]:
    """The branches of a condition on a monster that is still to be chosen: each is for those that fit it only."""
    found = []
    if args.then:
        found.append(Frame(args.then, frame.actor, frame.source, {"only": args.holds}))
    if args.else_:
        found.append(Frame(args.else_, frame.actor, frame.source, {"not": args.holds}))
    return found


OF_MONSTERS = ("humanoid", "beast", "eldritch", "unnamed", "weak3")
"""Conditions on a monster that may be chosen by what follows."""


@verbs.verb("if", If, can=_can_branch)
def if_(state: State, frame: Frame, args: If, answer: Answer | None) -> Outcome:
    """The steps for the case that holds. Before a monster is chosen a condition on it narrows the choice instead."""
    if args.holds in OF_MONSTERS and not lookup.note(state, "m"):
        open_ = next((one for one in _narrowed(frame, args) if state.can_run(one)), None)
        if open_ is not None:
            state.frames.append(open_)
        return None
    body = _branch(state, frame, args)
    if body:
        state.frames.append(Frame(body, frame.actor, frame.source))
    return None


@verbs.verb(
    "offer",
    Offer,
    can=lambda state, frame, args: any(
        state.can_run(Frame(body, frame.actor, frame.source)) for body in args.options.values()
    ),
)
def offer(state: State, frame: Frame, args: Offer, answer: Answer | None) -> Outcome:
    """One of the effects; those that can do nothing are not offered."""
    if answer is None:
        open_ = [name for name, body in args.options.items() if state.can_run(Frame(body, frame.actor, frame.source))]
        if not open_:
            return None
        if len(open_) > 1:
            actor = KEEPER if args.to == "keeper" else chooser(state, frame)
            return ask(state, actor, "choose_effect", frame.source, open_)
        answer = (open_[0],)
    state.frames.append(Frame(args.options[answer[0]], frame.actor, frame.source))
    return None


@verbs.verb("each", Each)
def each(state: State, frame: Frame, args: Each, answer: Answer | None) -> Outcome:
    """The steps for each of them, in turn order, each finished before the next."""
    for actor in reversed(people(state, frame, args.who)):
        state.frames.append(Frame(args.do, actor, frame.source))
    return None


# ---------------------------------------------------------------------------------------------------------- what lasts


LATER, SOON = "end_turn_2", "end_turn_1"
"""Until the end of its owner's next turn but the one in progress, or of the next one."""


def until_of(args: Until, card: str) -> str:
    """How long what a card begins lasts. On a Mythos card the end of the round is the end of its owner's next turn
    (content 9)."""
    return LATER if args.moment == "end_round" and card in catalogue().mythos else str(args.moment)


@verbs.verb("until", Until)
def until(state: State, frame: Frame, args: Until, answer: Answer | None) -> Outcome:
    """A continuous effect begins."""
    state.effects = (*state.effects, Effect(frame.actor, until_of(args, frame.source), args.do, frame.source))
    emit(state, "effect_began", seat=state.seat_of(frame.actor), until=args.moment, source=frame.source)
    return None


@verbs.verb("mod", Mod, can=lambda state, frame, args: False)
def mod(state: State, frame: Frame, args: Mod, answer: Answer | None) -> Outcome:
    """Asked by `effects` as long as its card lies there; by itself it does nothing."""
    return None


@verbs.verb("max", Most, can=lambda state, frame, args: False)
def most(state: State, frame: Frame, args: Most, answer: Answer | None) -> Outcome:
    """Asked by `effects` as long as its card is carried."""
    return None


@verbs.verb("bar", Bar, can=lambda state, frame, args: False)
def bar(state: State, frame: Frame, args: Bar, answer: Answer | None) -> Outcome:
    """Asked by `effects` as long as its card lies there."""
    return None


@verbs.verb("allow", Allow, can=lambda state, frame, args: False)
def allow(state: State, frame: Frame, args: Allow, answer: Answer | None) -> Outcome:
    """Asked by `effects` as long as it lasts."""
    return None


@verbs.verb("auto", Auto)
def auto(state: State, frame: Frame, args: Auto, answer: Answer | None) -> Outcome:
    """All monsters in the space are evaded for this turn; as a lasting effect it is asked by `effects`."""
    if args.what == "evade" and frame.actor != KEEPER:
        for id_ in to_evade(state, frame.actor):
            remember(state, f"evaded:{frame.actor}:{id_}")
    return None


# ------------------------------------------------------------------------------------------------------ cards that stay


@verbs.verb("stay", NoArgs)
def stay(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The card stays before the investigator; a trauma card replaces the one of its kind (MM-TRA.6, A-30)."""
    card, person = frame.source, state.people[frame.actor]
    if person.status != lookup.IN_PLAY:
        return None
    cards = catalogue()
    if card in cards.trauma:
        old = [one for one in person.trauma if cards.trauma[one].kind == cards.trauma[card].kind]
        person.trauma = (*(one for one in person.trauma if one not in old), card)
        discard = tuple(one for one in state.trauma_discard if one != card)
        state.trauma_discard = (*old, *discard)
    else:
        if card not in person.mythos:
            state.mythos_discard = tuple(one for one in state.mythos_discard if one != card)
            person.mythos = (*person.mythos, card)
        if card == ERRAND:
            state.frames.append(Frame("write_errand", frame.actor, card, {"by": KEEPER}))
    emit(state, "card_stays", seat=state.seat_of(frame.actor), card=card)
    return None


ERRAND = "a_small_errand"


@verbs.verb("write_errand")
def write_errand(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The Keeper writes down a room within three rooms of the investigator (content 9)."""
    person = state.people[frame.actor]
    here = lookup.room(state, frame.actor)
    rooms = [room for room in lookup.within_rooms(state, here, 3) if room != here]
    if answer is None:
        return ask(state, KEEPER, "place", frame.source, rooms, seat=state.seat_of(frame.actor))
    person.errand = answer[0]
    emit(state, "errand_written", seat=state.seat_of(frame.actor), room=person.errand)
    return None


@verbs.verb("gone", NoArgs)
def gone(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The card is discarded."""
    card, person = frame.source, state.people[frame.actor]
    cards = catalogue()
    if card in person.mythos:
        person.mythos = tuple(one for one in person.mythos if one != card)
        state.mythos_discard = (card, *state.mythos_discard)
        if card == ERRAND:
            person.errand = ""
    elif card in person.trauma:
        person.trauma = tuple(one for one in person.trauma if one != card)
        state.trauma_discard = (card, *state.trauma_discard)
    state.effects = tuple(one for one in state.effects if (one.actor, one.source) != (frame.actor, card))
    emit(
        state,
        "card_gone",
        seat=state.seat_of(frame.actor),
        card=card,
        kind="mythos" if card in cards.mythos else "trauma",
    )
    return None


# ------------------------------------------------------------------------------------------------------------ abilities


@verbs.verb("offer_ability")
def offer_ability(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Somebody's ability that answers to this moment, offered where it could do something, never forced (content 4)."""
    if answer is not None:
        actor = frame.number("owner", 0)
        if answer:
            use_ability_of(state, actor)
        return None
    moment = str(lookup.note(state, "moment"))
    found = _listener(state, frame, moment)
    if found < 0:
        return None
    frame.locals["owner"] = found
    ability = lookup.ability_of(state.people[found])
    return ask(state, found, "ability", ability, ("ability",), least=0, moment=moment)


def _listener(state: State, frame: Frame, moment: str) -> int:
    own = moment in ("before_evade", "attack_passed", "clue_taken", "casting", "puzzle")
    if moment in ("monster_enters", "mythos_played") and state.people[frame.actor].status != lookup.IN_PLAY:
        return -1
    near = [frame.actor] if own else lookup.people_in(state, lookup.room(state, frame.actor))
    for actor in near:
        person = state.people[actor]
        ability = catalogue().abilities[lookup.ability_of(person)]
        if person.used or ability.when != moment:
            continue
        if moment != "mythos_played" or state.can_run(Frame(ability.program, actor, ability.id)):
            return actor
    return -1


def use_ability_of(state: State, actor: int) -> None:
    """The ability is spent for the game, and what it says is pushed."""
    person = state.people[actor]
    ability = lookup.ability_of(person)
    person.used = True
    emit(state, "ability_used", seat=state.seat_of(actor), ability=ability)
    state.frames.append(Frame(catalogue().abilities[ability].program, actor, ability))


@verbs.verb("use_ability")
def use_ability(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """In one's own turn, no step, no evade test (content 4)."""
    use_ability_of(state, frame.actor)
    return None
