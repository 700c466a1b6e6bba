"""Verbs of order that every game shares: do something several times, one of several things, or let others step in."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from .decision import Answer, Decision, option
from .frame import Frame
from .verbs import AGAIN, Bodies, Body, Outcome, VerbSet

flow = VerbSet()


@dataclass(frozen=True, slots=True)
class Repeat:
    """`do` is run `count` times, each run finished before the next."""

    count: int
    do: Body


@flow.verb("repeat", Repeat)
def repeat(state: Any, frame: Frame, args: Repeat, answer: Answer | None) -> Outcome:
    """Push the body once more until it has run often enough."""
    done = frame.number("repeated", 0)
    if done >= args.count:
        frame.locals.pop("repeated", None)
        return None
    frame.locals["repeated"] = done + 1
    state.frames.append(Frame(args.do, frame.actor, frame.source))
    return AGAIN


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the named effects; those whose first step can do nothing are not offered."""

    options: Bodies


@flow.verb("choose", Choose)
def choose(state: Any, frame: Frame, args: Choose, answer: Answer | None) -> Outcome:
    """Ask the actor which effect it shall be; a single possible one is taken without asking."""
    if answer is None:
        open_ = [name for name, body in args.options.items() if state.can_run(Frame(body, frame.actor, frame.source))]
        if not open_:
            return None
        if len(open_) > 1:
            return Decision(
                seat=state.seat_of(frame.actor),
                kind="choose_effect",
                prompt="choose_effect",
                source=frame.source,
                options=tuple(option(name) for name in open_),
            )
        answer = (open_[0],)
    state.frames.append(Frame(args.options[answer[0]], frame.actor, frame.source))
    return None


@dataclass(frozen=True, slots=True)
class Window:
    """A moment at which a seat may play cards that listen for it; `kind` is the kind of the decision. With `whose` the
    question says whom the moment befalls (`seat` among its args)."""

    moment: str
    seat: str
    kind: str = "window"
    whose: bool = False


@flow.verb("window", Window)
def window(state: Any, frame: Frame, args: Window, answer: Answer | None) -> Outcome:
    """Ask the seat which card it plays, again after each card; a pass ends it, and so does having none (unasked)."""
    if answer == ():
        return None
    cards = state.window(args.moment, args.seat, frame)
    if answer is not None:
        card = next(card for card in cards if card.option == answer[0])
        state.frames.append(Frame(card.program, card.actor, card.source))
        return AGAIN
    if not cards:
        return None
    counts = Counter(card.option for card in cards)
    return Decision(
        seat=state.seat_of(cards[0].actor),
        kind=args.kind,
        prompt=args.moment,
        source=frame.source,
        min=0,
        args={"seat": state.seat_of(frame.actor)} if args.whose else {},
        options=tuple(option(name, count) for name, count in counts.items()),
    )
