"""The Keeper's turn: trade, threat, actions, attacks, the event, and the cards drawn and discarded (KEE … EVT)."""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.rng import roll, shuffle
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import HAND
from game.mansions.cards.vocabulary import Change, Hands
from game.mansions.rules import effects, keeping, lookup
from game.mansions.rules.state import KEEPER, State

from .base import RANDOM, REVEALED, actor_of, ask, noted, push, remember, verbs
from .combat import begin_attack
from .harm import falter
from .monsters import hit
from .objectives import look_at_turn_end
from .turn import last_event_resolved

TRADED = ("key", "equipment", "weapon", "artifact", "ally", "tome")
FIRE_DAMAGE = 2


def _phase(state: State, phase: str) -> None:
    state.phase = phase
    emit(state, "phase_began", phase=phase)


@verbs.verb("keeper_turn")
def keeper_turn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Five steps in fixed order (MM-KEE.1)."""
    state.notes = ()
    state.active = KEEPER
    _phase(state, "trade")
    push(state, "keeper_turn", KEEPER)
    return None


# ---------------------------------------------------------------------------------------------------------------- trade


def gifts(state: State, actor: int) -> list[str]:
    """What an investigator may give to whom in its space: `give:CARD:i2` (MM-TRD.1, MM-TRD.2).

    A card changes hands once at most in a trade step: whoever shall have it in the end may be given it at once.
    """
    person = state.people[actor]
    at = person.at
    if not person.items or effects.barred(state, actor, "trade") or "trade" in person.lost:
        return []
    far = effects.allowed(state, actor, "far_trade")
    near = lookup.people_in(state, lookup.room_of(state, at)) if far else lookup.people_at(state, at)
    others = [one for one in near if one != actor and not effects.barred(state, one, "trade")]
    if not others:
        return []
    cards = [card for card in person.items
             if any(lookup.tagged(card, tag) for tag in TRADED) and not noted(state, f"traded:{card}")]  # fmt: skip
    return [f"give:{card}:{state.seat_of(other)}" for card in cards for other in others]


@verbs.verb("trade")
def trade(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Each group in one space trades until everybody there has passed once in a row (A-98)."""
    passed = frame.locals.get("passed", ())
    assert isinstance(passed, tuple)
    if answer is not None:
        asked = frame.number("asked", 0)
        if answer == ():
            frame.locals["passed"] = passed = (*passed, asked)
        else:
            _give(state, asked, answer[0])
            at = state.people[asked].at
            frame.locals["passed"] = tuple(one for one in passed if state.people[one].at != at)
            return AGAIN
    for actor in lookup.in_play(state):
        found = [] if actor in passed else gifts(state, actor)
        if found:
            frame.locals["asked"] = actor
            return ask(state, actor, "trade", "rules", found, least=0)
    for person in state.people:
        person.lost = tuple(what for what in person.lost if what != "trade")
    return None


def _give(state: State, giver: int, gift: str) -> None:
    _, card, seat = gift.split(":")
    taker = state.people[actor_of(seat)]
    person = state.people[giver]
    person.items = tuple(one for one in person.items if one != card)
    taker.items = (*taker.items, card)
    remember(state, f"traded:{card}")
    emit(state, "card_given", seat=state.seat_of(giver), card=card, to=seat)
    falter(state, giver)


@verbs.verb("shake_off")
def shake_off(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """After all exchanges each stunned investigator loses one stun token, unasked (MM-TRD.4, A-51)."""
    for actor in lookup.in_play(state):
        person = state.people[actor]
        if person.stun:
            person.stun -= 1
            emit(state, "unstunned", seat=state.seat_of(actor), n=1, source="rules")
    return None


@verbs.verb("gain_threat")
def gain_threat(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """As many tokens as players who started as investigators, always (MM-THR.1, MM-THR.2)."""
    _phase(state, "threat")
    state.threat += len(state.people)
    emit(state, "threat_changed", n=len(state.people), total=state.threat)
    return None


# -------------------------------------------------------------------------------------------------------------- actions


@verbs.verb("keeper_actions")
def keeper_actions(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """As many as can be paid, one after the other; a pass ends the step (MM-KAC.2)."""
    if "acting" not in frame.locals:
        frame.locals["acting"] = 1
        _phase(state, "actions")
    if answer == ():
        return None
    if answer is None:
        found = list(keeping.open_actions(state))
        return ask(state, KEEPER, "keeper_action", "rules", found, least=0, threat=state.threat) if found else None
    word, rest = answer[0].split(":", 1)
    if word == "action":
        push(state, "keeper_action", KEEPER, rest, by=KEEPER)
    elif word == "guest":
        _guest_steps(state, rest)
    else:
        card, seat = rest.split(":")
        remember(state, f"maddened:{actor_of(seat)}")
        push(state, "play_trauma", KEEPER, card, victim=actor_of(seat), by=KEEPER)
    return AGAIN


def _guest_steps(state: State, how: str) -> None:
    named, one = lookup.objective(state).named, keeping.guest(state)
    assert named is not None and one is not None
    remember(state, f"guest:{how}")
    if how == "paid":
        state.threat -= named.move_cost
        emit(state, "threat_changed", n=-named.move_cost, total=state.threat)
    push(state, "guest_step", KEEPER, "guest", m=one.id, by=KEEPER, n=named.free_moves if how == "free" else 1)


@verbs.verb("run_action")
def run_action(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Targets are chosen while it is resolved; it was offered only with one, so nothing is paid in vain (A-35)."""
    card = frame.source
    victim = KEEPER
    if keeping.on_investigator(card):
        found = lookup.in_play(state)
        if answer is None and len(found) > 1:
            return ask(state, KEEPER, "victim", card, map(state.seat_of, found))
        victim = actor_of(answer[0]) if answer else found[0]
    action = catalogue().keeper_actions[card]
    state.threat -= action.cost
    remember(state, f"used:{card}")
    emit(state, "keeper_acted", action=card, cost=action.cost, threat=state.threat)
    push(state, action.program, victim, card, by=KEEPER)
    return None


@verbs.verb("threat", Change, can=lambda state, frame, args: False)
def threat(state: State, frame: Frame, args: Change, answer: Answer | None) -> Outcome:
    """The Keeper's threat, never below nothing; a card that gives some is not used for that alone."""
    state.threat = max(0, state.threat + args.n)
    emit(state, "threat_changed", n=args.n, total=state.threat)
    return None


# --------------------------------------------------------------------------------------------------- hands and discards


@verbs.verb("draw", Hands, can=lambda state, frame, args: bool(_deck(state, args.what)))
def draw(state: State, frame: Frame, args: Hands, answer: Answer | None) -> Outcome:
    """Draw all, then discard down to four (MM-HND.2, A-83); group trauma only where there is a group (MM-TRA.8)."""
    if answer is None:
        for _ in range(args.n):
            draw_one(state, args.what)
        return _trim(state, frame, args.what)
    _discard(state, args.what, answer)
    return None


def _deck(state: State, what: str) -> tuple[str, ...]:
    deck: tuple[str, ...] = getattr(state, f"{what}_deck") + getattr(state, f"{what}_discard")
    return deck


def draw_one(state: State, what: str) -> None:
    """One card into the hand; the deck is made anew from its discards (MM-LIM.1, A-84)."""
    for _ in range(len(_deck(state, what))):
        deck: tuple[str, ...] = getattr(state, f"{what}_deck")
        if not deck:
            again = list(getattr(state, f"{what}_discard"))
            shuffle(state, again)
            deck = tuple(again)
            setattr(state, f"{what}_discard", ())
            emit(state, "deck_shuffled", deck=what)
        card = deck[0]
        setattr(state, f"{what}_deck", deck[1:])
        state.barrier = state.barrier or RANDOM
        if what == "trauma" and catalogue().trauma[card].group and alone(state):
            state.trauma_discard = (card, *state.trauma_discard)
            emit(state, "card_replaced", card=card)
            continue
        setattr(state, f"{what}_hand", (*getattr(state, f"{what}_hand"), card))
        emit(state, "keeper_drew", what=what, card=card)
        return


def alone(state: State) -> bool:
    """Whether only one player is left; one between two investigators counts (MM-TRA.8)."""
    return sum(person.status in (lookup.IN_PLAY, "dead") for person in state.people) <= 1


def _trim(state: State, frame: Frame, what: str) -> Outcome:
    hand: tuple[str, ...] = getattr(state, f"{what}_hand")
    over = len(hand) - HAND
    if over <= 0:
        return None
    return ask(state, KEEPER, "card", frame.source, hand, least=over, most=over, prompt="discard", what=what)


def _discard(state: State, what: str, cards: Answer) -> None:
    hand = list(getattr(state, f"{what}_hand"))
    for card in cards:
        hand.remove(card)
    setattr(state, f"{what}_hand", tuple(hand))
    setattr(state, f"{what}_discard", (*cards, *getattr(state, f"{what}_discard")))
    emit(state, "keeper_discarded", what=what, cards=tuple(cards))


@verbs.verb("toss", Hands, can=lambda state, frame, args: bool(getattr(state, f"{args.what}_hand")))
def toss(state: State, frame: Frame, args: Hands, answer: Answer | None) -> Outcome:
    """The Keeper discards so many by choice."""
    hand: tuple[str, ...] = getattr(state, f"{args.what}_hand")
    n = min(args.n, len(hand))
    if answer is None and n and n < len(hand):
        return ask(state, KEEPER, "card", frame.source, hand, least=n, most=n, prompt="discard", what=args.what)
    if n:
        _discard(state, args.what, answer or hand)
    return None


@verbs.verb("renew_group_cards")
def renew_group_cards(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """When all but one are eliminated, group trauma in hand is replaced (MM-TRA.9)."""
    if not alone(state):
        return None
    group = [card for card in state.trauma_hand if catalogue().trauma[card].group]
    if group:
        _discard(state, "trauma", tuple(group))
        for _ in group:
            draw_one(state, "trauma")
    return None


# -------------------------------------------------------------------------------------------------------------- attacks


@verbs.verb("monster_attacks")
def monster_attacks(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Each monster at most once, in the Keeper's order; a stunned one loses a token instead (MM-KMA)."""
    if "attacking" not in frame.locals:
        frame.locals["attacking"] = 1
        _phase(state, "attacks")
        _tame(state)
        _recover(state)
    if answer is None:
        found = list(keeping.open_strikes(state))
        if found:
            return ask(state, KEEPER, "strike", "rules", found, least=0)
    elif answer:
        _, id_, seat = answer[0].split(":")
        one = lookup.monster(state, id_)
        assert one is not None
        remember(state, f"struck:{id_}")
        begin_attack(state, one, actor_of(seat))
        return AGAIN
    _recover(state)
    return None


def _tame(state: State) -> None:
    """Who attacked or came by a card that says so does not attack in this step (content 13)."""
    for action in state.actions:
        standing = catalogue().keeper_actions[action].standing
        if "no_second_attack" in standing:
            for one in state.monsters:
                if noted(state, f"attacked:{one.id}"):
                    remember(state, f"struck:{one.id}")


def _recover(state: State) -> None:
    """A stunned monster loses one token in this step, and has had its turn (MM-KMA.3, A-52)."""
    for one in state.monsters:
        if one.stun and not noted(state, f"struck:{one.id}"):
            one.stun -= 1
            remember(state, f"struck:{one.id}")
            emit(state, "monster_recovers", monster=one.id, left=one.stun)


# ---------------------------------------------------------------------------------------------------------------- event


@verbs.verb("event_step")
def event_step(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """One time token; at the value on the next card that is turned (MM-EVT.1, MM-EVT.2)."""
    _phase(state, "event")
    events = lookup.tale(state).events
    if state.event >= len(events):
        return None
    state.time += 1
    emit(state, "time_passed", time=state.time, of=events[state.event].time)
    if state.time < events[state.event].time:
        return None
    if _night_goes_on(state):
        return None
    push(state, "event", KEEPER, events[state.event].id, by=KEEPER)
    return None


def _night_goes_on(state: State) -> bool:
    """MM-OPT.6: before the last event a die is rolled, unseen whatever the objective (MM-OPT.7); on 1 or 2 it waits for
    a turn, with its tokens."""
    last = state.event == len(lookup.tale(state).events) - 1
    if not last or not state.options.switches.get("longer_night"):
        return False
    state.barrier = RANDOM
    waits = roll(state, 10) <= 2
    if waits:
        emit(state, "night_goes_on")
    return waits


@verbs.verb("turn_event")
def turn_event(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Tokens off, the card turned and read: of its letters only the one that applies, by which it is known from then on
    (MM-EVT.2, MM-EVT.3)."""
    event = lookup.tale(state).events[state.event]
    state.time = 0
    state.event += 1
    state.barrier = REVEALED
    answer_read = event.chosen(state.answers)
    state.read = (*state.read, f"{event.id}:{answer_read}" if answer_read else event.id)
    emit(state, "event_turned", event=event.id, stage=event.stage, answer=answer_read)
    return None


@verbs.verb("resolve_event")
def resolve_event(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What has no letter first, then what the Keeper's answer says (A-37, MM-EVT.3)."""
    event = lookup.tale(state).events[state.event - 1]
    for program in reversed(event.programs(state.answers)):
        push(state, program, KEEPER, event.id)
    return None


@verbs.verb("after_event")
def after_event(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The last event ends the game (MM-EVT.6, MM-WIN.6): before the turn ends, and before what is looked at then."""
    if state.event == len(lookup.tale(state).events):
        last_event_resolved(state)
    return None


@verbs.verb("end_keeper_turn")
def end_keeper_turn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Fire burns monsters (MM-EFF.8, A-45)."""
    for one in list(state.monsters):
        if lookup.room_of(state, one.at) in state.fire:
            hit(state, one, FIRE_DAMAGE, "fire")
    return None


@verbs.verb("close_keeper_turn")
def close_keeper_turn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What is looked at when the Keeper's turn ends; then everything that holds once a turn is forgotten."""
    look_at_turn_end(state)
    state.notes = ()
    return None
