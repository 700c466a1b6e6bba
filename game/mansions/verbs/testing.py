"""Attribute tests (ATT, SKL): one procedure for all of them, with its questions before and after the roll.

A frame `test` carries what is tested (`attribute`, `modifier`, `kind`) and says to the frame below whether it was
passed (`result`). Kinds: `combat`, `evade`, `horror`, `casting`, '' for any other.
"""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.rng import roll
from game.core.engine.state import emit
from game.core.engine.triggers import Playable
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import Test
from game.mansions.rules import lookup
from game.mansions.rules.state import KEEPER, State
from game.mansions.rules.sums import MOST, Sum, sum_of

from .base import RANDOM, ask, noted, push, remember, verbs, window

DIE = 10
PASSED, FAILED = "passed", "failed"
AGAINST = ("evade", "horror", "combat")
"""Kinds of tests that are made against a monster."""


def begin_test(state: State, frame: Frame, attribute: str, modifier: int, kind: str = "", source: str = "") -> Outcome:
    """Push a test for the actor of a frame; its result is noted there as `result`. `source` is what asks for it where
    that is not what the frame is about: everybody hears its name."""
    push(state, "test", frame.actor, source or frame.source, attribute=attribute, modifier=modifier, kind=kind)
    return AGAIN


def result_of(frame: Frame) -> str:
    """The result that a test has left in a frame, taken out of it; '' where none was made yet."""
    return str(frame.locals.pop("result", ""))


def _can_test(state: State, frame: Frame, args: Test) -> bool:
    """Whether any result could do something; what cannot is not worth a test (MM-KAC.5)."""
    return any(state.can_run(Frame(body, frame.actor, frame.source)) for body in (args.passed, args.failed) if body)


@verbs.verb("test", Test, can=_can_test)
def test(state: State, frame: Frame, args: Test, answer: Answer | None) -> Outcome:
    """A test, then what its result says; a result that is not mentioned does nothing (MM-ATT.3)."""
    result = result_of(frame)
    if not result:
        if frame.actor == KEEPER or state.people[frame.actor].status != lookup.IN_PLAY:
            return None
        return begin_test(state, frame, args.attribute, args.modifier, str(lookup.note(state, "kind", "")))
    body = args.passed if result == PASSED else args.failed
    owner = lookup.frame_with(state, "attack_result")
    if owner is not None:
        owner.locals["attack_result"] = result
    if body:
        state.frames.append(Frame(body, frame.actor, frame.source))
    return None


def _sum(state: State, frame: Frame) -> Sum:
    notes = frame.locals
    modifier, luck = frame.number("modifier", 0), bool(notes.get("token", 0))
    return sum_of(state, frame.actor, str(notes["attribute"]), modifier, str(notes["kind"]), luck)


@verbs.verb("offer_token")
def offer_token(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Before the roll a skill token may be spent for luck (MM-SKL.2, MM-SKL.3); not on luck itself (MM-SKL.4)."""
    person = state.people[frame.actor]
    if answer is None:
        if not person.skill or frame.locals["attribute"] == "luck":
            return None
        without = _sum(state, frame)
        luck = lookup.attribute_of(person, "luck")
        if luck < 1 or without.value == MOST:
            return None
        added = without._replace(luck=luck)
        asked = ask(
            state, frame.actor, "skill_token", frame.source, ("token", "no-token"), value=without.value,
            attribute=str(frame.locals["attribute"]), with_token=added.value, test=str(frame.locals["kind"]),
            sum=without.written(),
        )  # fmt: skip
        if frame.locals["kind"] in AGAINST:
            asked.args["monster"] = str(lookup.note(state, "m"))
        return asked
    if answer[0] == "token":
        person.skill -= 1
        frame.locals["token"] = 1
        emit(state, "skill_spent", seat=state.seat_of(frame.actor), left=person.skill)
    return None


@verbs.verb("roll_die")
def roll_die(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Equal or lower passes, a 1 always, a 10 never (MM-ATT.2, MM-ATT.4); the event tells every summand."""
    found = _sum(state, frame)
    state.barrier = state.barrier or RANDOM
    die = roll(state, DIE)
    passed = die <= found.value
    frame.locals["passed"] = int(passed)
    frame.locals["die"] = die
    emit(
        state, "tested", seat=state.seat_of(frame.actor), attribute=str(frame.locals["attribute"]),
        kind=str(frame.locals["kind"]), source=frame.source, base=found.attribute, card=found.card,
        effects=found.effects, items=found.items, stun=found.stun, dark=found.dark, luck=found.luck,
        value=found.value, die=die, passed=int(passed),
    )  # fmt: skip
    return None


@window("rolled_own")
def _rolled_own(state: State, frame: Frame) -> list[Playable]:
    """After a failure: own items that let one roll again."""
    if frame.locals["passed"]:
        return []
    return [
        Playable(f"use:{card}", frame.actor, "roll_again", card)
        for card in state.people[frame.actor].items
        if _rerolls(state, card) and not noted(state, f"round:used:{card}")
    ]


@window("rolled_near")
def _rolled_near(state: State, frame: Frame) -> list[Playable]:
    """After a failure: an ability, once per game, of anybody in the room."""
    if frame.locals["passed"]:
        return []
    for actor in lookup.people_in(state, lookup.room(state, frame.actor)):
        person = state.people[actor]
        ability = lookup.ability_of(person)
        if not person.used and catalogue().abilities[ability].when == "rolled":
            return [Playable("ability", actor, "roll_again", ability)]
    return []


def _rerolls(state: State, card: str) -> bool:
    item = lookup.card(card)
    steps = () if item is None else state.registry.steps.get(item.program, ())
    return bool(steps) and steps[0].verb.name == "reroll"


@verbs.verb("roll_again")
def roll_again(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The item or ability is used up for now, and the die is rolled once more; the second result stands."""
    test_frame = state.frames[-2]
    if frame.source in catalogue().abilities:
        state.people[frame.actor].used = True
    else:
        remember(state, f"round:used:{frame.source}")
    emit(state, "rolled_again", seat=state.seat_of(test_frame.actor), by=frame.source)
    roll_die(state, test_frame, None, None)
    return None


@verbs.verb("reroll", can=lambda state, frame, args: False)
def reroll(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Stands on cards that are offered after a roll (`rolled`); by itself it does nothing."""
    return None


@verbs.verb("force_again")
def force_again(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """MM-OPT.4: for a token the Keeper makes an investigator roll once more in combat; the second result stands."""
    if answer is None:
        if not (state.keeper_tokens and frame.locals["kind"] == "combat" and frame.locals["passed"]):
            return None
        return ask(state, KEEPER, "reroll", frame.source, ("reroll", "pass"), die=frame.number("die", 0))
    if answer[0] == "reroll":
        state.keeper_tokens -= 1
        emit(state, "keeper_token_spent", left=state.keeper_tokens)
        emit(state, "rolled_again", seat=state.seat_of(frame.actor), by="keeper")
        roll_die(state, frame, None, None)
    return None


@verbs.verb("conclude")
def conclude(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The result goes to whoever asked for the test; what lasted until the next combat test is over."""
    state.frames[-2].locals["result"] = PASSED if frame.locals["passed"] else FAILED
    if frame.locals["kind"] == "combat":
        spent = [effect for effect in state.effects if effect.until == "combat" and effect.actor == frame.actor]
        for effect in spent:
            state.effects = tuple(one for one in state.effects if one != effect)
            state.frames.append(Frame(effect.program, frame.actor, effect.source))
    return None
