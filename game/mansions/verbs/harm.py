"""Damage, horror and what follows at once (DAM, TRA, DEA): tokens, the Keeper's trauma window, death."""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.triggers import Playable
from game.core.engine.verbs import Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import Die, Tokens
from game.mansions.rules import effects, lookup
from game.mansions.rules.state import KEEPER, State

from .aim import on_people
from .base import RULES, ask, forget, noted, push, remember, verbs, window

TRAUMA_OF = {"damage": "injury", "horror": "insanity"}


def harm(state: State, actor: int, kind: str, n: int, source: str = RULES) -> None:
    """Push a harm: `damage` or `horror`, so many points, followed by the Keeper's window."""
    push(state, "harm", actor, source, harm=kind, n=n)


@verbs.verb("damage", Tokens)
def damage(state: State, frame: Frame, args: Tokens, answer: Answer | None) -> Outcome:
    """Damage on investigators."""
    return on_people(
        state, frame, args.who, answer, lambda actor: harm(state, actor, "damage", args.n, frame.source), stacked=True
    )


@verbs.verb("horror", Tokens)
def horror(state: State, frame: Frame, args: Tokens, answer: Answer | None) -> Outcome:
    """Horror on investigators."""
    return on_people(
        state, frame, args.who, answer, lambda actor: harm(state, actor, "horror", args.n, frame.source), stacked=True
    )


@verbs.verb("lay_tokens")
def lay_tokens(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Tokens first; who has no health left dies before any trauma (A-28). Horror stops at sanity 0 (MM-DAM.6)."""
    person = state.people[frame.actor]
    if person.status != lookup.IN_PLAY:
        return None
    kind, n = str(frame.locals["harm"]), frame.number("n", 0)
    if kind == "damage":
        person.damage += n
    else:
        n = min(n, max(0, effects.sanity(state, frame.actor)))
        person.horror += n
    emit(state, f"{kind}_taken", seat=state.seat_of(frame.actor), n=n, source=frame.source)
    if kind == "damage" and effects.health(state, frame.actor) <= 0:
        kill(state, frame.actor, frame.source)
    return None


def kill(state: State, actor: int, source: str) -> None:
    """Push the death of an investigator."""
    push(state, "death", actor, source)


def falter(state: State, actor: int, source: str = RULES) -> None:
    """A carried card has gone: whoever has no health without it dies (MM-DAM.2, MM-CRD.2)."""
    if state.people[actor].status == lookup.IN_PLAY and effects.health(state, actor) <= 0:
        kill(state, actor, source)


@verbs.verb("die", Die)
def die(state: State, frame: Frame, args: Die, answer: Answer | None) -> Outcome:
    """Health counts as 0 (MM-DAM.2)."""
    return on_people(state, frame, args.who, answer, lambda actor: kill(state, actor, frame.source), stacked=True)


@verbs.verb("heal", Tokens, can=lambda state, frame, args: _any_with(state, frame, "damage"))
def heal(state: State, frame: Frame, args: Tokens, answer: Answer | None) -> Outcome:
    """Damage tokens go, never below none (MM-DAM.8)."""
    return _take_off(state, frame, args, answer, "damage", "healed")


@verbs.verb("calm", Tokens, can=lambda state, frame, args: _any_with(state, frame, "horror"))
def calm(state: State, frame: Frame, args: Tokens, answer: Answer | None) -> Outcome:
    """Horror tokens go, never below none (MM-DAM.8); above 0 sanity again one is sane (MM-DAM.7)."""
    return _take_off(state, frame, args, answer, "horror", "calmed")


@verbs.verb("stun", Tokens)
def stun(state: State, frame: Frame, args: Tokens, answer: Answer | None) -> Outcome:
    """Stun tokens (MM-EFF.1); stunned in one's own turn, one has no second movement step (MM-EFF.2)."""

    def apply(actor: int) -> None:
        person = state.people[actor]
        if not person.stun and actor == state.active and state.phase == "investigators" and state.moves:
            state.moves -= 1
            remember(state, stun_took(actor))
        person.stun += args.n
        emit(state, "stunned", seat=state.seat_of(actor), n=args.n, source=frame.source)

    return on_people(state, frame, args.who, answer, apply)


@verbs.verb("unstun", Tokens, can=lambda state, frame, args: _any_with(state, frame, "stun"))
def unstun(state: State, frame: Frame, args: Tokens, answer: Answer | None) -> Outcome:
    """Stun tokens go; whoever has none left in the own turn has the second movement step again (MM-EFF.2)."""
    return _take_off(state, frame, args, answer, "stun", "unstunned")


def stun_took(actor: int) -> str:
    """The note that being stunned has cost a movement step of the turn in progress."""
    return f"stun-took:{actor}"


def _give_step_back(state: State, actor: int) -> None:
    if not state.people[actor].stun and noted(state, stun_took(actor)):
        forget(state, stun_took(actor))
        state.moves += 1


def _take_off(state: State, frame: Frame, args: Tokens, answer: Answer | None, what: str, told: str) -> Outcome:
    """Tokens of one kind go, never below none (MM-DAM.8); `told` is the event that says how many went."""

    def apply(actor: int) -> None:
        person = state.people[actor]
        n = min(args.n, getattr(person, what))
        setattr(person, what, getattr(person, what) - n)
        emit(state, told, seat=state.seat_of(actor), n=n, source=frame.source)
        if what == "stun":
            _give_step_back(state, actor)

    return on_people(state, frame, args.who, answer, apply)


def _any_with(state: State, frame: Frame, what: str) -> bool:
    """Whether anybody in the space has any of it; nearer aims are narrower, so this offers no more than can be."""
    if frame.actor == KEEPER:
        return False
    space = state.people[frame.actor].at
    return any(getattr(state.people[actor], what) for actor in lookup.people_at(state, space))


# --------------------------------------------------------------------------------------------------------------- trauma


def fits(state: State, actor: int, card: str) -> bool:
    """Whether a trauma card may be played on somebody as it is now: the number in the corner (MM-TRA.5, A-27)."""
    trauma = catalogue().trauma[card]
    now = effects.health(state, actor) if trauma.kind == "injury" else effects.sanity(state, actor)
    return trauma.limit < 0 or now <= trauma.limit


@window("harmed")
def _harmed(state: State, frame: Frame) -> list[Playable]:
    """One trauma card per harm (A-25), red on damage, blue on horror (MM-TRA.4)."""
    actor = frame.actor
    if frame.locals.get("played", 0) or state.people[actor].status != lookup.IN_PLAY:
        return []
    kind = TRAUMA_OF[str(frame.locals["harm"])]
    return [
        Playable(f"trauma:{card}", KEEPER, "play_trauma", card)
        for card in state.trauma_hand
        if catalogue().trauma[card].kind == kind and fits(state, actor, card)
    ]


@verbs.verb("lay_trauma")
def lay_trauma(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The card leaves the hand and is run for whoever was harmed; it is discarded unless it stays (MM-TRA.6)."""
    below = state.frames[-2]
    below.locals["played"] = 1
    victim = frame.number("victim", 0) if "victim" in frame.locals else below.actor
    card = frame.source
    state.trauma_hand = _without(state.trauma_hand, card)
    state.trauma_discard = (card, *state.trauma_discard)
    emit(state, "trauma_played", seat=state.seat_of(victim), card=card)
    push(state, catalogue().trauma[card].program, victim, card, by=KEEPER, card=card)
    return None


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# ---------------------------------------------------------------------------------------------------------------- death


@verbs.verb("fall")
def fall(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Figure off, cards dropped in the order of the player's choice (A-74), the rest gone (MM-DEA.1 to MM-DEA.4)."""
    person = state.people[frame.actor]
    if person.status != lookup.IN_PLAY:
        return None
    if answer is None and len(set(person.items)) > 1:
        count = len(person.items)
        return ask(state, frame.actor, "drop_order", frame.source, person.items, least=count, most=count, ordered=True)
    cards = answer or person.items
    room = lookup.room(state, frame.actor)
    state.dropped[room] = (*cards, *state.dropped[room])
    emit(
        state, "investigator_died", seat=state.seat_of(frame.actor), room=room, cards=tuple(cards), source=frame.source
    )
    person.items = ()
    leave_board(state, frame.actor, "dead" if not state.revealed and unused(state) else "eliminated")
    person.damage = person.horror = person.skill = 0
    state.deaths += 1
    return None


def unused(state: State) -> list[str]:
    """The investigators that nobody has used yet in this game (MM-NEW.1, MM-LIM.6)."""
    used = {person.who for person in state.people} | set(state.gone_people)
    return [who for who in catalogue().investigators if who not in used]


def leave_board(state: State, actor: int, status: str) -> None:
    """The figure leaves: spells under their decks (MM-DEA.2), trauma and Mythos cards discarded (A-29)."""
    person = state.people[actor]
    for spell in person.spells:
        kind = spell.rsplit("_", 1)[0]
        state.spell_decks[kind] = (*state.spell_decks[kind], spell)
    state.trauma_discard = (*person.trauma, *state.trauma_discard)
    state.mythos_discard = (*person.mythos, *state.mythos_discard)
    person.spells = person.trauma = person.mythos = person.lost = ()
    person.at, person.hidden, person.errand, person.stun = "", False, "", 0
    person.status = status
    state.effects = tuple(effect for effect in state.effects if effect.actor != actor)
    if actor == state.active and state.phase == "investigators":
        state.moves = state.action = 0
    if status == "eliminated":
        emit(state, "player_eliminated", seat=state.seat_of(actor))
    remember(state, f"left:{actor}")
