"""Cards in hand: used, dropped, spent, learnt, looked at; skill tokens, and what of a turn is lost (CRD, SPL)."""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.rng import shuffle
from game.core.engine.state import emit
from game.core.engine.verbs import NoArgs, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import CLASSES, Change, Drop, Free, Learn, Lose, Peek, Spend
from game.mansions.rules import acts, lookup
from game.mansions.rules.state import KEEPER, State

from .aim import people
from .base import REVEALED, ask, chooser, noted, push, remember, verbs
from .exploring import lay_down
from .facing import evade_all, show_back
from .harm import falter
from .testing import begin_test, result_of
from .turn import lose_now


@verbs.verb("evade_for_action")
def evade_for_action(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Using a card as the action needs evade tests, using one in passing does not (MM-CRD.6)."""
    return evade_all(state, frame, args, answer) if lookup.note(state, "cost") else None


@verbs.verb("use_card")
def use_card(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What a carried card says is done (MM-ACT.3)."""
    card = str(lookup.note(state, "to"))
    item = lookup.card(card)
    if item is None or card not in state.people[frame.actor].items:
        return None
    if item.per_round:
        remember(state, f"round:used:{card}")
    emit(state, "card_used", seat=state.seat_of(frame.actor), card=card)
    push(state, item.program, frame.actor, card, card=card)
    return None


# ---------------------------------------------------------------------------------------------------- dropped and spent


def _droppable(state: State, actor: int, what: str) -> list[str]:
    """Carried cards of a kind; `any` spares keys, clues and artifacts (content 2)."""
    items = state.people[actor].items
    if what == "all":
        return list(items)
    if what == "any":
        return [card for card in items if _common(card)]
    return [card for card in items if lookup.tagged(card, what)]


def _common(card: str) -> bool:
    return lookup.card(card) is not None and not lookup.tagged(card, "key") and not lookup.tagged(card, "artifact")


@verbs.verb("drop", Drop)
def drop(state: State, frame: Frame, args: Drop, answer: Answer | None) -> Outcome:
    """A carried card goes face up on the pile of the room; in combat `weapon` is the one used (MM-GLO.8)."""
    if frame.actor == KEEPER or state.people[frame.actor].status != lookup.IN_PLAY:
        return None
    found = _droppable(state, frame.actor, args.what)
    used = str(lookup.note(state, "weapon"))
    if args.what == "weapon" and used:
        found = [card for card in found if card == used]
    if args.what == "all":
        answer = tuple(found)
    if not found:
        return None
    if answer is None and len(found) > 1:
        return ask(state, chooser(state, frame), "card", frame.source, found, seat=state.seat_of(frame.actor))
    lay_down(state, frame.actor, answer or (found[0],))
    return None


def _can_spend(state: State, frame: Frame, args: Spend) -> bool:
    """Whether there is such a card; that a card goes back itself is a cost, nothing that it could be used for."""
    found = (_spendable(state, actor, args.what, frame.source) for actor in people(state, frame, args.who))
    return args.what != "this" and any(found)


@verbs.verb("spend", Spend, can=_can_spend)
def spend(state: State, frame: Frame, args: Spend, answer: Answer | None) -> Outcome:
    """A card goes back to the box, a trauma card to its discards; never a key, clue or artifact (MM-DRW.3)."""
    choices = {
        f"{state.seat_of(actor)}:{card}" if args.who != "you" else card: (actor, card)
        for actor in people(state, frame, args.who)
        for card in _spendable(state, actor, args.what, frame.source)
    }
    if not choices:
        return None
    if answer is None and len(choices) > 1:
        return ask(state, chooser(state, frame), "card", frame.source, choices)
    actor, card = choices[answer[0]] if answer else next(iter(choices.values()))
    person = state.people[actor]
    if card in person.trauma:
        person.trauma = tuple(one for one in person.trauma if one != card)
        state.trauma_discard = (card, *state.trauma_discard)
    else:
        person.items = tuple(one for one in person.items if one != card)
        state.out = (*state.out, card)
    emit(state, "card_spent", seat=state.seat_of(actor), card=card)
    falter(state, actor, frame.source)
    return None


def _spendable(state: State, actor: int, what: str, source: str) -> list[str]:
    person = state.people[actor]
    if what in ("insanity", "injury"):
        return [card for card in person.trauma if catalogue().trauma[card].kind == what]
    if what == "this":
        return [source] if source in person.items else []
    return [card for card in person.items if _common(card) and (what == "any" or lookup.tagged(card, what))]


# -------------------------------------------------------------------------------------------------------------- spells


@verbs.verb("evade_unless_attack")
def evade_unless_attack(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Casting is an action: evade first, unless the spell is an attack (MM-EVA.9, MM-SPL.10)."""
    if catalogue().spells[str(lookup.note(state, "to"))].attack:
        return None
    return evade_all(state, frame, args, answer)


AIMED = {"monster": "m", "room_in_sight": "room", "one_space": "aimed"}
"""Under which note the target of a spell is found by what its back says."""


@verbs.verb("aim_spell")
def aim_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The target of the front is chosen first, before anything is paid or rolled (MM-SPL.6)."""
    kind = str(lookup.note(state, "to"))
    spell = catalogue().spells[kind]
    if spell.target == "you":
        return None
    targets = acts.spell_targets(state, frame.actor, kind)
    if not targets:
        state.frames.remove(frame)
        return None
    if answer is None and len(targets) > 1:
        decision = "place" if spell.target == "room_in_sight" else "target"
        return ask(state, frame.actor, decision, kind, targets, prompt="cast")
    act = lookup.frame_with(state, "cost")
    assert act is not None
    act.locals[AIMED[spell.target]] = answer[0] if answer else targets[0]
    return None


@verbs.verb("cast_spell")
def cast_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Test first, flip second (MM-SPL.6); an ability may let it be cast once more, unrenewed (content 4)."""
    kind = str(lookup.note(state, "to"))
    card = next((one for one in state.people[frame.actor].spells if one.rsplit("_", 1)[0] == kind), "")
    if not card or "offered" in frame.locals:
        return None
    frame.locals["offered"] = 1
    emit(state, "spell_cast", seat=state.seat_of(frame.actor), spell=kind)
    attack = "combat" if catalogue().spells[kind].attack else "casting"
    push(state, "casting", frame.actor, card, spell=card, kind=attack, again=0)
    push(state, "hold_off", frame.actor, kind, moment="casting")
    return None


@verbs.verb("test_spell")
def test_spell(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The front's test, which names the spell only; then the back is seen and its result applied."""
    kind, number = frame.source.rsplit("_", 1)
    spell = catalogue().spells[kind]
    result = result_of(frame)
    if not result:
        return begin_test(state, frame, spell.attribute, spell.modifier, str(frame.locals["kind"]), source=kind)
    back = spell.backs[int(number) - 1]
    state.barrier = REVEALED
    emit(state, "spell_flipped", seat=state.seat_of(frame.actor), card=frame.source, result=result)
    push(state, back.passed if result == "passed" else back.failed, frame.actor, frame.source)
    return None


@verbs.verb("cast_again")
def cast_again(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Once more without paying, by an ability."""
    again = frame.number("again", 0)
    if again and frame.source in state.people[frame.actor].spells:
        push(state, "casting", frame.actor, frame.source, spell=frame.source, kind=frame.locals["kind"], again=0)
    return None


@verbs.verb("renew", NoArgs)
def renew(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The spell goes under its deck, the top one of its kind comes (MM-SPL.7)."""
    casting = next((one for one in reversed(state.frames) if one.program == "casting"), None)
    if casting is None or casting.locals["again"]:
        return None
    person, card = state.people[frame.actor], casting.source
    kind = card.rsplit("_", 1)[0]
    if card not in person.spells:
        return None
    person.spells = tuple(one for one in person.spells if one != card)
    deck = (*state.spell_decks[kind], card)
    person.spells, state.spell_decks[kind] = (*person.spells, deck[0]), deck[1:]
    emit(state, "spell_renewed", seat=state.seat_of(frame.actor), spell=kind)
    return None


@verbs.verb("keep", NoArgs)
def keep(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The spell stays, turned back to its front."""
    return None


@verbs.verb(
    "learn",
    Learn,
    can=lambda state, frame, args: any(
        state.spell_decks[kind] for kind in state.spell_decks if args.spell in ("any", kind)
    ),
)
def learn(state: State, frame: Frame, args: Learn, answer: Answer | None) -> Outcome:
    """The top card of a spell deck; an empty deck gives nothing (MM-SPL.4, A-85)."""
    kinds = [kind for kind, deck in state.spell_decks.items() if deck and args.spell in ("any", kind)]
    if not kinds or state.people[frame.actor].status != lookup.IN_PLAY:
        return None
    if answer is None and len(kinds) > 1:
        return ask(state, frame.actor, "card", frame.source, kinds, prompt="learn")
    kind = answer[0] if answer else kinds[0]
    top, *rest = state.spell_decks[kind]
    state.spell_decks[kind] = tuple(rest)
    state.people[frame.actor].spells = (*state.people[frame.actor].spells, top)
    emit(state, "spell_learnt", seat=state.seat_of(frame.actor), spell=kind)
    return None


def _can_free(state: State, frame: Frame, args: Free) -> bool:
    if args.what == "cast":
        return False
    return frame.source != FOREIGN_HAND or bool(usable_by_force(state, frame.actor))


@verbs.verb("free", Free, can=_can_free)
def free(state: State, frame: Frame, args: Free, answer: Answer | None) -> Outcome:
    """Once more without paying: the casting in progress, an action step, or a card of the Keeper's victim."""
    if args.what == "cast":
        casting = next((one for one in reversed(state.frames) if one.program == "casting"), None)
        if casting is not None:
            casting.locals["again"] = 1
        return None
    if frame.source != FOREIGN_HAND:
        if not noted(state, "free-action"):
            remember(state, "free-action")
            state.action += 1
            emit(state, "action_gained", seat=state.seat_of(frame.actor))
        return None
    return _foreign_hand(state, frame, answer)


FOREIGN_HAND = "foreign_hand"


def usable_by_force(state: State, actor: int) -> list[str]:
    """What the Keeper could make an investigator use: items and spells with something to do (MM-KAC.5)."""
    found = [f"use:{card}" for card in state.people[actor].items if _works(state, actor, acts.Act("use", card))]
    kinds = dict.fromkeys(card.rsplit("_", 1)[0] for card in state.people[actor].spells)
    return found + [f"cast:{kind}" for kind in kinds if _works(state, actor, acts.Act("cast", kind))]


def _works(state: State, actor: int, act: acts.Act) -> bool:
    return acts.CHECKS[act.verb](state, actor, act) is None


def _foreign_hand(state: State, frame: Frame, answer: Answer | None) -> Outcome:
    """The Keeper uses one item or spell of the victim, who makes the tests (A-87)."""
    if answer is None:
        found = usable_by_force(state, frame.actor)
        if not found:
            return None
        if len(found) > 1:
            return ask(state, KEEPER, "card", frame.source, found, seat=state.seat_of(frame.actor))
        answer = (found[0],)
    act = acts.parse(answer[0])
    assert act is not None
    program = "forced_use" if act.verb == "use" else "forced_cast"
    push(state, program, frame.actor, frame.source, to=act.target, cost="", by=KEEPER)
    return None


# ---------------------------------------------------------------------------------------------------------- looked at


def _rooms_to_peek(state: State) -> list[str]:
    return [room for room, pile in state.piles.items() if pile]


@verbs.verb("peek", Peek, can=lambda state, frame, args: args.what != "room" or bool(_rooms_to_peek(state)))
def peek(state: State, frame: Frame, args: Peek, answer: Answer | None) -> Outcome:
    """You look at the top of piles, the next combat cards of a class, Mythos cards in the Keeper's hand, or backs."""
    if args.what == "room":
        rooms = _rooms_to_peek(state)
        if answer is None and rooms:
            return ask(state, frame.actor, "place", frame.source, rooms, most=min(args.n, len(rooms)), prompt="peek")
        _tell(state, frame, args.what, tuple(f"{room}:{state.piles[room][0]}" for room in answer or ()))
    elif args.what == "combat":
        if answer is None:
            return ask(state, frame.actor, "choose_effect", frame.source, CLASSES, prompt="peek")
        _tell(state, frame, args.what, state.combat_decks[answer[0]][: args.n])
    elif args.what == "mythos":
        hand = list(state.mythos_hand)
        shuffle(state, hand)
        _tell(state, frame, args.what, tuple(hand[: args.n]))
    else:
        for one in [one for one in state.monsters if not one.known][: args.n]:
            show_back(state, one)
    return None


def _tell(state: State, frame: Frame, what: str, cards: tuple[str, ...]) -> None:
    state.barrier = REVEALED
    emit(state, "peeked", seat=state.seat_of(frame.actor), what=what, cards=cards)


# ----------------------------------------------------------------------------------------------------- tokens and steps


@verbs.verb("skill", Change)
def skill(state: State, frame: Frame, args: Change, answer: Answer | None) -> Outcome:
    """Skill tokens come or go; the start number is no maximum (MM-SKL.1)."""
    person = state.people[frame.actor]
    if person.status == lookup.IN_PLAY:
        person.skill = max(0, person.skill + args.n)
        emit(state, "skill_changed", seat=state.seat_of(frame.actor), n=args.n, left=person.skill)
    return None


@verbs.verb("lose", Lose)
def lose(state: State, frame: Frame, args: Lose, answer: Answer | None) -> Outcome:
    """What is left of it this turn goes; in somebody else's turn the next own one."""
    person = state.people[frame.actor]
    if person.status != lookup.IN_PLAY:
        return None
    if frame.actor == state.active and state.phase == "investigators":
        lose_now(state, frame.actor, args.what)
    else:
        person.lost = (*person.lost, args.what)
    return None
