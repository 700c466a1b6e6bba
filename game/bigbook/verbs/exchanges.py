"""Verbs that exchange cards between two places, or between neighbours."""

from __future__ import annotations

from typing import Any, Final

from game.bigbook.rules import zones
from game.bigbook.rules.kinds import PLACE, PLACE_OF, SEATS
from game.bigbook.rules.state import State, clockwise
from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.verbs import Outcome

from .arguments import Exchange, From, GiveLeft, Move
from .base import verbs
from .cards import first, question, request, support, take


def _can_exchange(state: State, frame: Frame, args: Exchange) -> bool:
    player = state.players[frame.actor]
    return len(player.hand) >= args.count and len(player.support) >= args.count


_SIDES: Final[tuple[tuple[From, str, str], ...]] = (
    ("hand", "given", "exchange_hand"),
    ("support", "taken", "exchange_support"),
)


@verbs.verb("exchange", Exchange, _can_exchange)
def exchange(state: State, frame: Frame, args: Exchange, answer: Answer | None) -> Outcome:
    """Ask for the cards of the hand, then for those of the support, then swap them."""
    if answer is None and "given" not in frame.locals and not _can_exchange(state, frame, args):
        return None
    for zone, note, prompt in _SIDES:
        if note in frame.locals:
            continue
        if answer is None:
            swap = Move((zone,), args.count)
            found, limit, forced = request(state, frame, swap, zones.EVERY_CARD, ordered=False)
            if not forced:
                return question(frame, swap, found, limit, prompt, ordered=False)
            answer = tuple(PLACE[place] for place in first(found, limit))
        frame.locals[note] = answer
        answer = None
    for name in frame.several("given"):
        support(state, frame, *PLACE_OF[name])
    for name in frame.several("taken"):
        take(state, frame, *PLACE_OF[name])
    return None


@verbs.verb("give_left", GiveLeft)
def give_left(state: State, frame: Frame, args: GiveLeft, answer: Answer | None) -> Outcome:
    """Everybody chooses in order from the hand as it was; then all cards move together."""
    order = clockwise(state, state.active)
    if len(order) < 2:
        return None
    chosen: list[Any] = [*frame.several("chosen")]
    if answer is not None:
        chosen.append(answer)
    gift = Move(("hand",), args.count)
    while len(chosen) < len(order):
        chooser = Frame(frame.program, order[len(chosen)], frame.source)
        found, limit, forced = request(state, chooser, gift, zones.EVERY_CARD, ordered=False)
        if not forced and limit:
            frame.locals["chosen"] = tuple(chosen)
            return question(chooser, gift, found, limit, "give", ordered=False)
        chosen.append(tuple(PLACE[place] for place in first(found, limit)))
    gifts = [PLACE_OF[name] for ids in chosen for name in ids]
    for seat, zone, kind in gifts:
        zones.take_from(state, seat, zone, kind)
    for seat, _, kind in gifts:
        left = order[(order.index(seat) + 1) % len(order)]
        state.players[left].hand.append(kind)
        zones.moved(state, "card_given", seat, kind, f"{SEATS[seat]}.hand", f"{SEATS[left]}.hand", frame.source)
    return None
