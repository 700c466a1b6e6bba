"""Mythos cards (MYT): when they may be played, what they ask for, what they cost, and what stays."""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.triggers import Playable
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import Cancel
from game.mansions.rules import lookup
from game.mansions.rules.mythos_cards import PLAYED, refusal_of
from game.mansions.rules.state import KEEPER, State

from .base import noted, push, remember, verbs, window


def may_play(state: State, moment: str) -> bool:
    """Whether there is anything for the Keeper to be asked at a moment."""
    return bool(state.mythos_hand) and bool(_playable(state, moment))


def _playable(state: State, moment: str) -> list[Playable]:
    if state.people[state.active].status != lookup.IN_PLAY or noted(state, PLAYED):
        return []
    box = catalogue().mythos
    return [
        Playable(f"mythos:{card}", KEEPER, "play_mythos", card)
        for card in state.mythos_hand
        if box[card].cost <= state.threat and not refusal_of(state, card, moment)
    ]


@window("turn_began")
def _turn_began(state: State, frame: Frame) -> list[Playable]:
    """Window 1 (MM-MYT.4)."""
    return _playable(state, "turn_began")


@window("step_taken")
def _step_taken(state: State, frame: Frame) -> list[Playable]:
    """The windows after movement steps and after the action step (MM-MYT.4)."""
    return _playable(state, str(frame.locals["moment"]))


@verbs.verb("pay_mythos")
def pay_mythos(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The cost is paid before the text is shown; one card in each investigator's turn (MM-MYT.3, MM-MYT.5)."""
    card = frame.source
    at = state.mythos_hand.index(card)
    state.mythos_hand = state.mythos_hand[:at] + state.mythos_hand[at + 1 :]
    down = catalogue().mythos[card].down
    if down:  # it lies before its owner from the first moment, seen by nobody else but the Keeper (MM-MYT.9)
        person = state.people[state.active]
        person.mythos = (*person.mythos, card)
    else:
        state.mythos_discard = (card, *state.mythos_discard)
    state.threat -= catalogue().mythos[card].cost
    remember(state, PLAYED)
    emit(state, "mythos_played", seat=state.seat_of(state.active), card=card, cost=catalogue().mythos[card].cost,
         down=int(down))  # fmt: skip
    return None


@verbs.verb("hold_off_mythos")
def hold_off_mythos(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Somebody near may cancel it (`cancel`)."""
    if not frame.locals.get("offered", 0):
        frame.locals["offered"] = 1
        push(state, "hold_off", state.active, frame.source, moment="mythos_played")
        return AGAIN
    return None


def _cheap(state: State, most: int) -> Frame | None:
    """The Mythos card just played, if it cost no more."""
    played = next((one for one in reversed(state.frames) if one.program == "play_mythos"), None)
    return played if played is not None and catalogue().mythos[played.source].cost <= most else None


@verbs.verb("cancel", Cancel, can=lambda state, frame, args: _cheap(state, args.n) is not None)
def cancel(state: State, frame: Frame, args: Cancel, answer: Answer | None) -> Outcome:
    """A Mythos card just played that cost no more has no effect; its cost is lost."""
    played = _cheap(state, args.n)
    if played is not None:
        played.locals["cancelled"] = 1
        emit(state, "mythos_cancelled", card=played.source)
    return None


@verbs.verb("run_mythos")
def run_mythos(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What the card says happens to the investigator whose turn it is (A-06)."""
    person = state.people[state.active]
    if frame.locals.get("cancelled", 0):
        if frame.source in person.mythos:
            person.mythos = tuple(card for card in person.mythos if card != frame.source)
            state.mythos_discard = (frame.source, *state.mythos_discard)
    elif person.status == lookup.IN_PLAY:
        push(state, catalogue().mythos[frame.source].program, state.active, frame.source, by=KEEPER, card=frame.source)
    return None


@verbs.verb("ask_once_more")
def ask_once_more(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The condition of a Mythos card that stays is looked at again when its owner's turn ends (content 9)."""
    for step in reversed(state.registry.steps[str(frame.locals["steps"])]):
        if step.verb.name == "if":
            step.verb.do(state, frame, step.args, None)
    return None
