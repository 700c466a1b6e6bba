"""Verbs of the turn: phases, marker, judgement, the page, the refill, the end."""

from __future__ import annotations

from typing import Any

from game.bigbook.catalogue import catalogue
from game.bigbook.rules import curses, spells, zones
from game.bigbook.rules.kinds import HAND, KIND_NAMES, MADNESS, PLACE, PLACE_OF, SEATS
from game.bigbook.rules.pieces import EXHAUSTED
from game.bigbook.rules.state import State, clockwise
from game.core.engine.decision import Answer, Decision, option
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome

from .arguments import Arrive
from .base import verbs


def _begin_phase(state: State, phase: str) -> None:
    state.phase = phase
    if state.log is not None:
        emit(state, "phase_began", phase=phase)


@verbs.verb("begin_turn")
def begin_turn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A new turn for the active player; the ability may be used again (BB-ACT.12)."""
    state.turn += 1
    frame.actor = state.active
    state.players[state.active].ability_used = False
    if state.log is not None:
        emit(state, "turn_began", seat=SEATS[state.active], turn=state.turn)
    _begin_phase(state, "concentration")
    return None


@verbs.verb("concentrate")
def concentrate(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """All exhausted spells of the active player turn upright; face-down ones keep their side (BB-CON.1, A-35)."""
    for spell, flags in state.players[state.active].spells.items():
        if flags == EXHAUSTED:
            spells.refresh(state, state.active, spell)
    return None


@verbs.verb("advance_marker")
def advance_marker(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """One space on, always (BB-MON.2): Invocation, 1 … 5, Invocation."""
    _begin_phase(state, "monster")
    state.marker = curses.ahead(state.marker)
    if state.log is not None:
        emit(state, "marker_moved", to=state.marker)
    return None


@verbs.verb("judge_monster")
def judge_monster(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """No curse left: the bonus; else the failure, once, read from the right page (BB-MON.6, BB-MON.7, BB-MON.10)."""
    page = state.book[state.turned]
    part = "failure" if state.curses else "bonus"
    emit(state, f"{part}_began", page=page)
    state.frames.append(Frame(f"{part}:{page}", state.active, page))
    return None


@verbs.verb("clear_curses")
def clear_curses(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Only after the failure is suffered in full do the curses leave (BB-MON.8)."""
    curses.clear(state)
    return None


@verbs.verb("end_round")
def end_round(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Spells that were face down until the end of this round are turned up (card rulings, page_04, page_09)."""
    spells.restore_bound(state, f"round:{state.turned}")
    return None


@verbs.verb("new_monster")
def new_monster(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The second movement of the same phase: to space 1 (BB-MON.11)."""
    state.marker = 1
    emit(state, "marker_moved", to=1)
    state.frames.append(Frame("arrival", state.active, "rules"))
    return None


@verbs.verb("turn_page")
def turn_page(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The book is opened, or its next page turned (BB-MON.12, BB-MON.19)."""
    state.turned += 1
    state.barrier = state.barrier or zones.REVEALED
    monster, page = state.book[state.turned - 1], state.book[state.turned]
    if state.turned == 1:
        emit(state, "book_opened", monster=monster, page=page)
    else:
        emit(state, "page_turned", monster=monster, page=page)
    return None


@verbs.verb("arrive", Arrive)
def arrive(state: State, frame: Frame, args: Arrive, answer: Answer | None) -> Outcome:
    """The monster's arrival effect, if this is its moment (BB-MON.13)."""
    monster = state.book[state.turned - 1]
    if catalogue().pages[monster].arrival_when == args.when:
        emit(state, "arrival_began", monster=monster)
        state.frames.append(Frame(f"arrival:{monster}", state.active, monster))
    return None


@verbs.verb("move_round_marker")
def move_round_marker(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """One row down, except for the first monster (BB-MON.14)."""
    if state.turned > 1:
        state.round += 1
        emit(state, "round_moved", round=state.round)
    return None


@verbs.verb("lay_curses")
def lay_curses(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Multi-Element curses first, then one for each symbol, along the five positions (BB-MON.15 to BB-MON.18)."""
    multi = catalogue().table.round_track[state.options.difficulty][state.round - 1]
    symbols = catalogue().pages[state.book[state.turned - 1]].curses
    position = 0
    for pile in (*[4] * multi, *symbols):
        if curses.lay(state, pile, position):
            position += 1
    return None


@verbs.verb("turn_up_curses")
def turn_up_curses(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Curses neutralised in an earlier turn are turned up, after this Monster phase (BB-NEU.8, A-33)."""
    for curse in state.curses:
        if curse.until and curse.until <= state.turn:
            curses.change(state, curse, until=0)
            emit(state, "curse_restored", curse=curse.id)
    return None


@verbs.verb("trim_hand")
def trim_hand(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Above six cards, Element cards of choice are discarded; Madness never (BB-REC.3, BB-REC.4, A-49)."""
    seat = state.active
    if answer is None:
        _begin_phase(state, "recuperation")
        hand = state.players[seat].hand
        elements = [kind for kind in hand if kind != MADNESS]
        count = min(len(hand) - catalogue().table.hand_size, len(elements))
        if count <= 0:
            return None
        kinds = list(dict.fromkeys(elements))
        if count < len(elements) and len(kinds) > 1:
            return Decision(
                seat=SEATS[seat],
                kind="choose_cards",
                prompt="trim_hand",
                source="rules",
                min=count,
                max=count,
                args={"n": count},
                options=tuple(option(PLACE[seat, HAND, kind], elements.count(kind)) for kind in kinds),
            )
        answer = tuple(PLACE[seat, HAND, kind] for kind in elements[:count])
    for name in answer:
        zones.discard(state, seat, HAND, PLACE_OF[name][2], "rules")
    return None


@verbs.verb("refill_hand")
def refill_hand(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Below six cards, draw up to six (BB-REC.5)."""
    missing = catalogue().table.hand_size - len(state.players[state.active].hand)
    zones.draw(state, state.active, missing, "rules")
    return None


@verbs.verb("check_sanity")
def check_sanity(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Six Madness in hand at the end of the own Recuperation: eliminated (BB-ELI.1, A-50)."""
    if state.players[state.active].hand.count(MADNESS) >= catalogue().table.hand_size:
        _eliminate(state, state.active)
    return None


def _eliminate(state: State, seat: int) -> None:
    """All the player's cards go to the box (BB-ELI.2, A-52)."""
    player = state.players[seat]
    player.eliminated = True
    for cards in (player.hand, player.deck, player.discard, player.support):
        state.boxed += [KIND_NAMES[kind] for kind in cards]
        cards.clear()
    state.boxed += list(player.spells)
    player.spells = {}
    player.bound = {}
    emit(state, "player_eliminated", seat=SEATS[seat])
    if all(other.eliminated for other in state.players):
        zones.lose(state, "all-eliminated")


@verbs.verb("next_turn")
def next_turn(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The token goes to the next player on the left who is still in the game (BB-TRN.4, A-51)."""
    state.active = clockwise(state, state.active + 1)[0]
    frame.step = 0
    frame.locals = {}
    return AGAIN


@verbs.verb("win_game")
def win_game(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The last monster is beaten (BB-END.2)."""
    zones.win(state)
    return None


@verbs.verb("lose_game")
def lose_game(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The last monster is not beaten (BB-END.4)."""
    zones.lose(state, "last-monster-undefeated")
    return None


@verbs.verb("tell_trigger")
def tell_trigger(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Tell that a magician's ability answers by itself."""
    magician: Any = state.players[frame.actor].magician
    emit(state, "ability_triggered", seat=SEATS[frame.actor], magician=magician)
    return None
