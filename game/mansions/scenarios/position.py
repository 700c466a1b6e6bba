"""From the table of a scenario to a session: what is left of a turn, and the frames of the moment it is taken up at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.engine.frame import Frame
from game.core.engine.program import meant
from game.core.engine.session import Session
from game.core.lessons.scenario import ScenarioError
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import Until
from game.mansions.rules import lookup
from game.mansions.rules.state import KEEPER, Effect, State
from game.mansions.verbs.base import remember
from game.mansions.verbs.branches import LATER, SOON, until_of
from game.mansions.verbs.compiled import mansions, programs
from game.mansions.verbs.harm import stun_took
from game.mansions.verbs.turn import MOVES, STUNNED_MOVES

from .given import SEATS, lay, whole

RULES = "rules"
KEEPERS = {"trade": "trade", "threat": "gain_threat", "actions": "keeper_actions", "attacks": "monster_attacks",
           "event": "event_step"}  # fmt: skip
"""The phases of the Keeper's turn, and the verb of `keeper_turn` that each begins with."""
PHASES = ("investigators", "start", "round", *KEEPERS)
"""`investigators`: in the turn of `active`; `start`: that turn is about to begin; `round`: to be said who is next."""
CLOCK = ("phase", "active", "acted", "moves", "action")


def build(given: Mapping[str, Any]) -> Session:
    """The session at a position, run to its first question; `events` tell what has happened up to there."""
    game = mansions()
    state = lay({key: value for key, value in given.items() if key not in CLOCK})
    clock = {key: given[key] for key in CLOCK if key in given}
    session = Session(game, state)
    if given.get("fresh") == "true":
        if clock:
            raise ScenarioError(f"given: a fresh game has no {next(iter(clock))!r}")
        state.frames = [Frame("game", KEEPER, RULES)]
    else:
        _take_up(state, clock)
        _lasting(state)
    state.log = []
    game.start(state)
    session.events, state.log = tuple(state.log), None
    state.barrier = ""
    return session


def _take_up(state: State, clock: Mapping[str, Any]) -> None:
    """The frames of a phase, and the notes of who has had a turn in this round."""
    phase = clock.get("phase", "investigators")
    if phase not in PHASES:
        raise ScenarioError(f"given.phase: there is no phase {phase!r}{meant(str(phase), PHASES)}")
    if phase in KEEPERS:
        for key in ("active", "acted", "moves", "action"):
            if key in clock:
                raise ScenarioError(f"given.{key}: it is the Keeper's turn")
        state.phase, state.active = phase, KEEPER
        state.frames = [_frame("round", KEEPER, "next_round"), _frame("keeper_turn", KEEPER, KEEPERS[phase])]
        return
    state.phase = "investigators"
    acted = [_seat(state, "acted", seat) for seat in _list("acted", clock.get("acted", []))]
    state.frames = [_frame("round", KEEPER, "investigators_turns")]
    if phase != "round":
        acted.append(_turn(state, phase, clock))
    state.notes = (*state.notes, *(f"round:done:{actor}" for actor in dict.fromkeys(acted)))


def _lasting(state: State) -> None:
    """What Mythos and trauma cards that lie before somebody have begun: played in the turn in progress where it is that
    person's, else in the last one."""
    for actor, person in enumerate(state.people):
        for card in (*person.mythos, *person.trauma):
            program = (catalogue().mythos.get(card) or catalogue().trauma[card]).program
            for step in state.registry.steps[program]:
                if isinstance(step.args, Until):
                    moment = until_of(step.args, card)
                    if moment == LATER and actor != state.active:
                        moment = SOON
                    state.effects = (*state.effects, Effect(actor, moment, step.args.do, card))


def _turn(state: State, phase: str, clock: Mapping[str, Any]) -> int:
    """The turn of the investigator whose it is; who that is."""
    actor = _seat(state, "active", clock.get("active", SEATS[0]))
    person = state.people[actor]
    state.active = actor
    if person.status != lookup.IN_PLAY and (phase != "start" or person.status != "dead"):
        raise ScenarioError(f"given.active: {SEATS[actor]} is {person.status}")
    if phase == "start":
        program = "newcomer" if person.status == "dead" else "turn"
        state.frames.append(Frame(program, actor, RULES))
        return actor
    state.frames.append(_frame("turn", actor, "take_steps"))
    most = STUNNED_MOVES if person.stun else MOVES
    state.moves = whole("given.moves", clock.get("moves", str(most)), within=(0, MOVES))
    state.action = whole("given.action", clock.get("action", "1"), within=(0, 2))
    if person.stun and state.moves < MOVES:
        remember(state, stun_took(actor))
    if state.moves < most:  # so one was spent
        remember(state, f"stepped:{actor}")
    return actor


def _frame(program: str, actor: int, verb: str) -> Frame:
    """A frame that stands at the step with that verb."""
    verbs = [step.verb.name for step in programs().steps[program]]
    return Frame(program, actor, RULES, step=verbs.index(verb))


def _list(where: str, words: Any) -> list[Any]:
    if not isinstance(words, list):
        raise ScenarioError(f"given.{where}: a list is needed")
    return words


def _seat(state: State, where: str, seat: Any) -> int:
    if seat not in SEATS[: len(state.people)]:
        raise ScenarioError(f"given.{where}: nobody sits at {seat!r}")
    return SEATS.index(seat)
