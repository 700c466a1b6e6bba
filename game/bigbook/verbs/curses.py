"""Verbs about curses: destroy, neutralise, tokens, Madness under them, strike early."""

from __future__ import annotations

from game.bigbook.catalogue import catalogue
from game.bigbook.rules import curses, zones
from game.bigbook.rules.kinds import ELEMENT, ELEMENT_OF, ELEMENTS, MADNESS, SEATS
from game.bigbook.rules.pieces import Curse
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision, option
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome

from .arguments import LayTokens, NeutralizeCurses
from .base import verbs


def _ask_curses(frame: Frame, there: list[Curse], count: int, prompt: str) -> Decision | Answer:
    limit = min(count, len(there))
    if limit == len(there):
        return tuple(curse.id for curse in there)
    return Decision(
        seat=SEATS[frame.actor],
        kind="choose_curse",
        prompt=prompt,
        source=frame.source,
        min=limit,
        max=limit,
        args={"n": limit},
        options=tuple(option(curse.id) for curse in there),
    )


def _face_up(state: State) -> list[Curse]:
    return [curse for curse in state.curses if not curse.until]


@verbs.verb("destroy_curse")
def destroy_curse(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Destroy one face-up curse without paying and without a reward (card rulings, falling_star)."""
    if answer is None:
        asked = _ask_curses(frame, _face_up(state), 1, "choose_curse_destroy")
        if isinstance(asked, Decision):
            return asked
        answer = asked
    for id_ in answer:
        curse = curses.on_board(state, id_)
        if curse is not None:
            curses.destroy(state, frame.actor, curse)
    return None


@verbs.verb("neutralize_curses", NeutralizeCurses)
def neutralize_curses(state: State, frame: Frame, args: NeutralizeCurses, answer: Answer | None) -> Outcome:
    """Face down until the next turn's Monster phase is over (A-33)."""
    if answer is None:
        asked = _ask_curses(frame, _face_up(state), args.count, "choose_curse_neutralize")
        if isinstance(asked, Decision):
            return asked
        answer = asked
    for curse in state.curses:
        if curse.id in answer:
            curses.change(state, curse, until=state.turn + 1)
            emit(state, "curse_neutralized", curse=curse.id)
    return None


def _targets(state: State, frame: Frame, on: str) -> list[Curse]:
    if on == "others":
        return [curse for curse in state.curses if curse.id != frame.source]
    first = min((curse.position for curse in state.curses), default=0)
    return [curse for curse in state.curses if curse.position != first]


@verbs.verb("lay_tokens", LayTokens)
def lay_tokens(state: State, frame: Frame, args: LayTokens, answer: Answer | None) -> Outcome:
    """In position order, as far as the tokens last; `chosen` asks for the element curse by curse."""
    targets = _targets(state, frame, args.on)
    done = frame.number("laid", 0)
    while done < len(targets):
        if args.element == "chosen":
            left = [element for element in range(4) if state.tokens_left[element]]
            if answer is None and len(left) > 1:
                frame.locals["laid"] = done
                return Decision(
                    seat=SEATS[frame.actor],
                    kind="choose_element",
                    prompt="choose_element_token",
                    source=frame.source,
                    args={"curse": targets[done].id},
                    options=tuple(option(ELEMENTS[element]) for element in left),
                )
            elements = [ELEMENT_OF[answer[0]]] if answer is not None else left
            answer = None
        else:
            elements = [ELEMENT_OF[args.element]] if state.tokens_left[ELEMENT_OF[args.element]] else []
        if not elements:
            break
        curses.add_token(state, targets[done], elements[0])
        done += 1
    frame.locals.pop("laid", None)
    return None


@verbs.verb("lay_madness")
def lay_madness(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """One Madness under each curse, in position order; the first that is missing loses the game (A-06)."""
    for curse in state.curses:
        zones.take_madness(state)
        curses.change(state, curse, madness=curse.madness + 1)
        zones.moved(state, "madness_received", state.active, MADNESS, "stack", f"curse:{curse.id}", frame.source)
    return None


@verbs.verb("strike_first_curse")
def strike_first_curse(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The curse in the first position is applied at once, and will not be again (card rulings, page_11)."""
    if state.curses:
        curses.strike(state, min(state.curses, key=lambda curse: curse.position))
    return None


@verbs.verb("choose_element")
def choose_element(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The actor names an element of which a card is in hand; the next step reads it as `chosen`."""
    if answer is None:
        held = sorted({ELEMENT[kind] for kind in state.players[frame.actor].hand if kind != MADNESS})
        if len(held) > 1:
            return Decision(
                seat=SEATS[frame.actor],
                kind="choose_element",
                prompt="choose_element_discard",
                source=frame.source,
                options=tuple(option(ELEMENTS[element]) for element in held),
            )
        frame.locals["element"] = held[0] if held else -1
        return None
    frame.locals["element"] = ELEMENT_OF[answer[0]]
    return None


@verbs.verb("meet_space")
def meet_space(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What the marker's space demands: judgement, a new monster, or its curses, left one first (BB-MON.4, BB-CUR.7)."""
    if state.marker == 0:
        state.frames.append(Frame("judgement", state.active, "rules"))
        return None
    if state.marker == 1:
        state.frames.append(Frame("arrival", state.active, "rules"))
        return None
    spaces, marker = catalogue().table.spaces, state.marker
    met = frame.several("met")
    for curse in state.curses:
        if spaces[curse.position] != marker or curse.id in met:
            continue
        frame.locals["met"] = (*met, curse.id)
        if curse.until:
            emit(state, "curse_ignored", curse=curse.id)
        elif not curse.applied:
            curses.strike(state, curse)
        return AGAIN
    frame.locals.pop("met", None)
    return None
