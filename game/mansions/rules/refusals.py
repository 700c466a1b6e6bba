"""Why something is refused: the first of the reasons of the scenario words that fits, from the viewer's knowledge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.engine.decision import Answer, Option, Reason
from game.mansions.cards.reading import catalogue
from game.mansions.puzzles import moves

from . import acts, keeping, lookup
from .mythos_cards import refusal_of
from .state import KEEPER, State

NO_ANSWER = Reason("not-an-action")
"""What was said names nothing that could be answered here."""
REASONS = frozenset({
    "not-your-turn", "wrong-phase", "no-step-left", "no-action-left", "not-adjacent", "sealed", "barrier",
    "locked-this-turn", "monster-here", "hidden", "not-in-range", "no-sight", "wrong-room", "nothing-here",
    "no-target", "no-such-card", "wrong-kind", "barred", "not-enough-threat", "mythos-played", "once-a-turn",
    "stunned", "over-limit", "puzzle-tried", "no-actions-left", "no-pieces", "not-revealed", "not-an-exit",
    "game-over", "not-an-action",
})  # fmt: skip
"""Every reason of this game."""
KEEPERS = ("action", "guest", "mythos", "trauma", "strike")
PHASES = {"action": "keeper_action", "guest": "keeper_action", "mythos": "mythos_window", "trauma": "trauma_window",
          "strike": "strike", "puzzle": "puzzle", "give": "trade"}  # fmt: skip
"""The kind of question at which a word may be answered."""


def of_answer(state: State, answer: Answer) -> Reason | None:
    """Why an answer to the question for the next step is illegal, or None."""
    act = acts.parse(answer[0]) if len(answer) == 1 else None
    return NO_ANSWER if act is None else acts.refusal(state, state.active, act)


def why_not(state: State, action: str, by: str | None = None) -> Reason | None:
    """Why an action tried by a seat (default: whoever is asked) is refused, or None."""
    decision = state.decision
    if decision is None:
        return Reason("game-over", "MM-OBJ.5")
    seat = by or decision.seat
    word = action.split(":", 1)[0]
    act = acts.parse(action)
    if act is not None and not _is_option(state, action):
        if seat != state.seat_of(state.active) or state.active == KEEPER:
            return Reason("not-your-turn", "MM-RND.2")
        if decision.kind != "step":
            return Reason("wrong-phase", "MM-RND.2")
        return acts.refusal(state, state.active, act)
    if seat != decision.seat:
        return Reason("not-your-turn", "MM-RND.2")
    if decision.kind == "step":
        return Reason("wrong-phase", "MM-RND.2") if word in PHASES else of_answer(state, (action,))
    if word in PHASES and not _is_option(state, action):
        return _of_word(state, decision.kind, action)
    counts = Counter(option.id for option in decision.options or ())
    if action == "pass" and decision.min == 0:
        return None
    if counts[action]:
        return None
    return Reason("no-target", "MM-KAC.5") if _is_a_thing(state, action) else NO_ANSWER


def of_choice(state: State, options: Sequence[Option], answer: Answer) -> Reason | None:
    """Why an answer to any other question is illegal, or None."""
    decision = state.decision
    assert decision is not None
    there = {option.id: option.count for option in options}
    for name, count in Counter(answer).items():
        if count > there.get(name, 0):
            found = why_not(state, name) if name not in there else None
            return found or Reason("over-limit", "MM-HND.2", {"n": decision.max})
    if not decision.min <= len(answer) <= decision.max:
        return Reason("over-limit", "MM-HND.2", {"n": decision.max})
    return None


def _is_a_thing(state: State, word: str) -> bool:
    """Whether a word names somebody, a figure, or a place of the house, though it is not offered."""
    house = lookup.house(state)
    people = [state.seat_of(actor) for actor in range(len(state.people))]
    return word in people or word in house.rooms or word in house.rects or lookup.monster(state, word) is not None


def _is_option(state: State, action: str) -> bool:
    decision = state.decision
    return decision is not None and decision.kind != "step" and any(one.id == action for one in decision.options or ())


def _of_word(state: State, kind: str, action: str) -> Reason | None:
    """Why something of the Keeper's, or a puzzle action, cannot be answered now."""
    word, *rest = action.split(":")
    if word == "trauma" and kind == "keeper_action" and len(rest) == 2:
        return keeping.trauma_refusal(state, *rest)
    if kind != PHASES[word]:
        return Reason("wrong-phase", "MM-KEE.1")
    if word == "action":
        return keeping.action_refusal(state, ":".join(rest))
    if word == "guest":
        return keeping.guest_refusal(state, ":".join(rest))
    if word == "strike" and len(rest) == 2:
        return keeping.strike_refusal(state, *rest)
    if word == "mythos":
        return _mythos(state, ":".join(rest))
    if word == "trauma":
        return _trauma(state, ":".join(rest))
    if word == "puzzle":
        return _puzzle(state, action)
    return Reason("no-target", "MM-TRD.1")


def _mythos(state: State, card: str) -> Reason:
    if card not in state.mythos_hand:
        return Reason("no-such-card", "MM-MYT.2", {"card": card})
    moment = str(state.frames[-1].locals.get("moment", "turn_began"))
    return Reason(refusal_of(state, card, moment) or "no-target", "MM-MYT.5", {"card": card})


def _trauma(state: State, card: str) -> Reason:
    if card not in state.trauma_hand:
        return Reason("no-such-card", "MM-TRA.3", {"card": card})
    kind = {"damage": "injury", "horror": "insanity"}[str(state.frames[-1].locals["harm"])]
    if catalogue().trauma[card].kind != kind:
        return Reason("wrong-kind", "MM-TRA.4", {"card": card})
    return Reason("over-limit", "MM-TRA.5", {"card": card})


def _puzzle(state: State, action: str) -> Reason:
    decision = state.decision
    assert decision is not None
    move = moves.parse(action)
    if move is None:
        return Reason("no-target", "MM-PUZ.8")
    left = int(decision.args.get("left", 0))
    found = moves.why_not(catalogue().puzzles, state.puzzles[decision.source], state.pieces, left, move)
    return found or Reason("no-target", "MM-PUZ.8")
