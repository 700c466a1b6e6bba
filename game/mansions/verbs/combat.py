"""Combat (COM, MAT, HID, GLO): cards of the monster's class are drawn until one fits, then it is read and discarded.

A frame of combat carries the monster (`m`), the weapon (`fists` for bare hands, '' where the monster attacks), the kind
of test (`combat`) and the program that is run. An attack by a spell draws no card (things.py).
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.rng import shuffle
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, NoArgs, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import Assault, Change
from game.mansions.catalogue import Combat
from game.mansions.rules import lookup
from game.mansions.rules.acts import FISTS, weapon_words
from game.mansions.rules.state import KEEPER, Monster, State

from .aim import in_range, monsters
from .base import RANDOM, RULES, ask, need, noted, push, remember, verbs
from .facing import show_back, strike_with
from .monsters import hit
from .testing import PASSED

SPECIAL_COST = 1


@need("within_reach")
def within_reach(state: State, frame: Frame) -> bool:
    """Whether the investigator in combat was not carried out of reach in its midst, by a trauma card say: nothing of
    the half that is read, or of the special attack, is left for whoever was (rules 0.3). Who is being moved by the half
    itself is moved to the end."""
    fought = lookup.frame_with(state, "stood")
    if fought is None or frame.actor != fought.actor or "dragged" in frame.locals:
        return True
    person, one = state.people[frame.actor], lookup.monster(state, str(fought.locals["m"]))
    if one is None or person.status != lookup.IN_PLAY or person.at in (fought.locals["stood"], one.at):
        return True
    weapon = lookup.card(str(fought.locals["weapon"]))
    return weapon is not None and in_range(state, person.at, one.at, weapon.reach)


# ------------------------------------------------------------------------------------------------- investigators attack


@verbs.verb("strike_blow")
def strike_blow(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A blow with a weapon or bare hands (MM-ACT.6, MM-ACT.7); no evade test comes before it (MM-EVA.9)."""
    one = lookup.monster(state, str(lookup.note(state, "to")))
    weapon = str(lookup.note(state, "drag"))
    if one is None:
        return None
    emit(state, "attack_began", seat=state.seat_of(frame.actor), monster=one.id, weapon=weapon)
    push(state, "combat", frame.actor, RULES, m=one.id, weapon=weapon, kind="combat", attack_result="")
    return None


@verbs.verb("draw_for_blow")
def draw_for_blow(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Until the upper half names the kind of attack (MM-COM.4)."""
    one = lookup.monster(state, str(frame.locals["m"]))
    if one is None:
        return None
    frame.locals["stood"] = state.people[frame.actor].at
    words = weapon_words(str(frame.locals["weapon"]))
    card = _draw(state, frame, one, lambda card: card.kind in words)
    if card is not None:
        frame.locals["program"] = card.upper
    return None


def _draw(state: State, frame: Frame, one: Monster, fits: Callable[[Combat], bool]) -> Combat | None:
    """Draw until a card fits; what was drawn so far is not shuffled in again (A-23)."""
    name = lookup.kind(one).monsters
    drawn: list[str] = []
    state.barrier = RANDOM
    found = None
    while found is None:
        if not state.combat_decks[name]:
            again = list(state.combat_discards[name])
            if not again:
                break
            shuffle(state, again)
            state.combat_decks[name], state.combat_discards[name] = tuple(again), ()
            emit(state, "deck_shuffled", deck=name)
        top, *rest = state.combat_decks[name]
        state.combat_decks[name] = tuple(rest)
        drawn.append(top)
        card = catalogue().combat[top]
        emit(state, "combat_card_drawn", card=top, monster=one.id, fits=int(fits(card)))
        if fits(card):
            found = card
    # the cards lie with the discards at once, so that every card is in a place; they cannot come back in this draw
    frame.locals["drawn"] = tuple(drawn)
    state.combat_discards[name] = (*reversed(drawn), *state.combat_discards[name])
    frame.locals["card"] = found.id if found is not None else ""
    return found


@verbs.verb("resolve_combat")
def resolve_combat(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Read and apply the half that fits (MM-COM.5, MM-MAT.2)."""
    program = str(frame.locals.pop("program", ""))
    if program:
        push(state, program, frame.actor, str(frame.locals["card"]))
    return None


@verbs.verb("add_weapon_effects")
def add_weapon_effects(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What the weapon does when its attack's test was passed, and what an ability adds (content 4, 5)."""
    if frame.locals["attack_result"] != PASSED or lookup.monster(state, str(frame.locals["m"])) is None:
        return None
    if not within_reach(state, frame):
        return None
    if frame.locals.get("added", 0):
        return None
    frame.locals["added"] = 1
    push(state, "hold_off", frame.actor, RULES, moment="attack_passed")
    item = lookup.card(str(frame.locals["weapon"]))
    if item is not None and item.program and item.id in state.people[frame.actor].items:
        push(state, item.program, frame.actor, item.id)
    return AGAIN


@verbs.verb("discard_drawn")
def discard_drawn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Combat is over; the cards drawn lie with the discards (MM-COM.6)."""
    emit(state, "combat_ended", monster=str(frame.locals["m"]))
    return None


@verbs.verb("weapon", Change)
def weapon(state: State, frame: Frame, args: Change, answer: Answer | None) -> Outcome:
    """The weapon's damage and so much more (MM-GLO.5); bare hands have none."""
    used = str(lookup.note(state, "weapon"))
    item = lookup.card(used)
    one = lookup.monster(state, str(lookup.note(state, "m")))
    if one is not None and item is not None and used != FISTS:
        hit(state, one, max(0, item.damage + args.n), used)
    return None


# ------------------------------------------------------------------------------------------------------ monsters attack


def begin_attack(state: State, one: Monster, victim: int) -> None:
    """A monster attacks an investigator in its space (MM-MAT.1); a hidden one is searched for (MM-HID.1)."""
    emit(state, "monster_attacks", monster=one.id, seat=state.seat_of(victim))
    push(state, "monster_attack", victim, RULES, m=one.id, weapon="", kind="combat", by=KEEPER)


@verbs.verb("draw_for_attack")
def draw_for_attack(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The lower half says attack or hiding (MM-MAT.1, MM-HID.1); for a token the special attack comes (MM-OPT.5)."""
    one = lookup.monster(state, str(frame.locals["m"]))
    person = state.people[frame.actor]
    if one is None or person.status != lookup.IN_PLAY or person.at != one.at:
        return None
    frame.locals["stood"] = person.at
    if answer is None and state.keeper_tokens >= SPECIAL_COST:
        return ask(state, KEEPER, "special_attack", one.id, ("special", "draw"), monster=one.id)
    if answer == ("special",):
        state.keeper_tokens -= SPECIAL_COST
        emit(state, "keeper_token_spent", left=state.keeper_tokens)
        _special(state, frame.actor, one)
        return None
    half = "hiding" if person.hidden else "attack"
    card = _draw(state, frame, one, lambda card: card.lower == half)
    if card is not None:
        frame.locals["program"] = card.program
    return None


@verbs.verb("draw_for_barrier")
def draw_for_barrier(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A monster tries to pass a barred door (MM-HID.4)."""
    one = lookup.monster(state, str(frame.locals["m"]))
    if one is None:
        return None
    card = _draw(state, frame, one, lambda card: card.lower == "barrier")
    if card is not None:
        frame.locals["program"] = card.program
    return None


@verbs.verb("strike", NoArgs)
def strike(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The monster deals its damage to you (MM-GLO.3)."""
    one = lookup.monster(state, str(lookup.note(state, "m")))
    if one is not None and frame.actor != KEEPER and state.people[frame.actor].status == lookup.IN_PLAY:
        strike_with(state, one, frame.actor)
    return None


@verbs.verb("special", NoArgs)
def special(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The special attack on the monster's back, as if printed on the card (MM-MAT.3)."""
    one = lookup.monster(state, str(lookup.note(state, "m")))
    if one is not None:
        _special(state, frame.actor, one)
    return None


def _special(state: State, actor: int, one: Monster) -> None:
    show_back(state, one)
    emit(state, "special_attack", monster=one.id, seat=state.seat_of(actor))
    push(state, lookup.figure(one).special, actor, one.figure)


@verbs.verb("unhide", NoArgs)
def unhide(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Off the hiding spot; this monster cannot attack that investigator again this turn (MM-GLO.12)."""
    person = state.people[frame.actor]
    if person.status != lookup.IN_PLAY:
        return None
    person.hidden = False
    remember(state, f"spared:{lookup.note(state, 'm')}:{frame.actor}")
    emit(state, "came_out", seat=state.seat_of(frame.actor))
    return None


def can_assault(state: State, one: Monster) -> list[int]:
    """Whom a monster may attack now: in its space, not spared, the monster not stunned (MM-KMA.1, MM-KMA.3)."""
    if one.stun:
        return []
    return [actor for actor in lookup.people_at(state, one.at) if not noted(state, f"spared:{one.id}:{actor}")]


def _can_assault(state: State, frame: Frame, args: Assault) -> bool:
    return any(can_assault(state, one) for one in monsters(state, frame, args.monster))


@verbs.verb("assault", Assault, can=_can_assault)
def assault(state: State, frame: Frame, args: Assault, answer: Answer | None) -> Outcome:
    """The monster attacks one investigator in its space now; of several the Keeper chooses (A-36)."""
    found = [one for one in monsters(state, frame, args.monster) if can_assault(state, one)]
    if not found:
        return None
    one = found[0]
    victims = can_assault(state, one)
    if answer is None and len(victims) > 1:
        return ask(state, KEEPER, "victim", frame.source, map(state.seat_of, victims), monster=one.id)
    victim = victims[0] if answer is None else int(answer[0][1:]) - 1
    remember(state, f"attacked:{one.id}")
    begin_attack(state, one, victim)
    return None
