"""Verbs that say who does the next steps: each player, one player, several others, the active player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.bigbook.rules.kinds import SEAT_OF, SEATS
from game.bigbook.rules.state import State, clockwise
from game.core.engine.decision import Answer, Decision, option
from game.core.engine.frame import Frame
from game.core.engine.runner import at_once
from game.core.engine.verbs import Outcome

from .arguments import Do, If, OnePlayer, SomePlayers
from .base import amount, verbs


@verbs.verb("each_player", Do)
def each_player(state: State, frame: Frame, args: Do, answer: Answer | None) -> Outcome:
    """Everybody from the active player clockwise, each finishing before the next (BB-CUR.4, A-12, A-22d)."""
    notes = frame.locals
    queue: Any = notes["queue"] if "queue" in notes else clockwise(state, state.active)
    for place, seat in enumerate(queue, 1):
        outcome = at_once(state, Frame(args.do, seat, frame.source))
        if outcome is not None:
            notes["queue"] = queue[place:]
            return outcome
    notes.pop("queue", None)
    return None


@verbs.verb("active_player", Do)
def active_player(state: State, frame: Frame, args: Do, answer: Answer | None) -> Outcome:
    """The player whose turn it is."""
    state.frames.append(Frame(args.do, state.active, frame.source))
    return None


def _candidates(state: State, frame: Frame, who: str) -> Sequence[int]:
    everybody = clockwise(state, state.active)
    if who == "others":
        return [seat for seat in everybody if seat != frame.actor]
    if who == "most_support":
        most = max(len(state.players[seat].support) for seat in everybody)
        return [seat for seat in everybody if most and len(state.players[seat].support) == most]
    return everybody


def _can_one(state: State, frame: Frame, args: OnePlayer) -> bool:
    return bool(_candidates(state, frame, args.who))


@verbs.verb("one_player", OnePlayer, _can_one)
def one_player(state: State, frame: Frame, args: OnePlayer, answer: Answer | None) -> Outcome:
    """The actor names the player (BB-TGT.5); for a curse or page the actor is the active player (A-10)."""
    if answer is None:
        candidates = _candidates(state, frame, args.who)
        if not candidates:
            return None
        if len(candidates) > 1:
            return Decision(
                seat=SEATS[frame.actor],
                kind="choose_player",
                prompt="choose_player",
                source=frame.source,
                options=tuple([option(SEATS[seat]) for seat in candidates]),
            )
        answer = (SEATS[candidates[0]],)
    state.frames.append(Frame(args.do, SEAT_OF[answer[0]], frame.source))
    return None


@verbs.verb("some_players", SomePlayers)
def some_players(state: State, frame: Frame, args: SomePlayers, answer: Answer | None) -> Outcome:
    """As many distinct others as there are (A-23), each finishing before the next."""
    if "queue" not in frame.locals:
        others = _candidates(state, frame, "others")
        count = min(len(others), amount(state, frame, args.count))
        if answer is None and (count < len(others) or (args.ordered and count > 1)):
            return Decision(
                seat=SEATS[frame.actor],
                kind="choose_players",
                prompt="order_players" if args.ordered else "choose_players",
                source=frame.source,
                min=count,
                max=count,
                ordered=args.ordered,
                args={"n": count},
                options=tuple(option(SEATS[seat]) for seat in others),
            )
        chosen = others if answer is None else [SEAT_OF[name] for name in answer]
        if not args.ordered:
            chosen = [seat for seat in others if seat in chosen]
        frame.locals["queue"] = tuple(chosen)
    return each_player(state, frame, args, None)  # the queue stands already


@verbs.verb("if", If)
def if_(state: State, frame: Frame, args: If, answer: Answer | None) -> Outcome:
    """Go one of two ways."""
    player = state.players[frame.actor]
    holds = bool(player.support) if args.test == "has_support" else len(player.spells) <= args.count
    state.frames.append(Frame(args.then if holds else args.else_, frame.actor, frame.source))
    return None
