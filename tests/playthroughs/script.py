"""The text of a game: the table at each turn, every question with its options, the answer, and what happened then.

The first line holds the options and the seed, lines with `= ` the answers; from these alone the whole text can be
written again, so a game that runs differently shows itself as a difference between two texts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.kinds import ELEMENTS, KIND_NAMES, SEATS, VALUE
from game.bigbook.rules.options import Options
from game.bigbook.rules.pieces import EXHAUSTED, NEUTRALIZED, RESOLVING, Curse
from game.bigbook.rules.player import Player
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision
from game.core.engine.event import Event

Answerer = Callable[[BigBookSession], Answer | None]
"""Gives the next answer; None ends the text early."""
NOTHING = "(nothing)"
"""An answer that names nothing; `pass` is an action's own name."""
MARKS = ((EXHAUSTED, "~"), (NEUTRALIZED, "*"), (RESOLVING, "!"))


def written(options: Options, seed: int, answerer: Answerer) -> str:
    """The text of the game that `answerer` plays."""
    return "\n".join(_lines(options, seed, answerer)) + "\n"


def again(text: str) -> str:
    """The text of the same options, seed and answers, played anew. IllegalAnswer where an answer is refused now."""
    head, *lines = text.splitlines()
    given = json.loads(head.removeprefix("game "))
    answers = iter([tuple(line[2:].replace(NOTHING, "").split()) for line in lines if line.startswith("= ")])
    return written(Options.from_json(given["options"]), given["seed"], lambda session: next(answers, None))


def _lines(options: Options, seed: int, answerer: Answerer) -> Iterator[str]:
    yield "game " + json.dumps({"options": options.to_json(), "seed": seed})
    session = BigBookSession.start(options, seed)
    yield from _events(session.events)
    turn = 0
    while not session.over:
        decision = session.decision
        assert decision is not None
        if session.state.turn != turn and decision.prompt == "action":
            turn = session.state.turn
            yield ""
            yield from table(session.state)
        yield f"? {_question(session, decision)}"
        answer = answerer(session)
        if answer is None:
            break
        yield f"= {' '.join(answer) or NOTHING}"
        outcome = session.apply(answer)
        yield from _events(outcome.events)
        if outcome.barrier:
            yield f"  ({outcome.barrier})"
    yield ""
    yield from table(session.state)
    yield f"{session.state.result} {session.state.reason}".strip()


def _question(session: BigBookSession, decision: Decision) -> str:
    many = "" if decision.min == decision.max == 1 else f" {decision.min}-{decision.max}"
    options = [option.id if option.count == 1 else f"{option.count}x {option.id}" for option in session.legal()]
    limit = " 1" if decision.kind == "pay" else many
    return f"{decision.seat} {decision.prompt} [{decision.source}]{limit}: {', '.join(options)}"


def _events(events: Sequence[Event]) -> Iterator[str]:
    """One line per event; equal ones in a row share a line."""
    for line, equal in groupby(map(_event, events)):
        count = len(list(equal))
        yield line if count == 1 else f"{line} x{count}"


def _event(event: Event) -> str:
    args = {name: _value(value) for name, value in event.args.items()}
    words = [args.pop(name) for name in ("seat", "card") if name in args]
    if "from" in args:
        words.append(f"{args.pop('from')}>{args.pop('to')}")
    source = args.pop("source", "rules")
    words += [f"{name}={value}" for name, value in args.items()]
    return " ".join(["  " + event.type, *words, *([f"[{source}]"] if source != "rules" else [])])


def _value(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


# --------------------------------------------------------------------------------------------------- the table


def table(state: State) -> Iterator[str]:
    """What lies where, a few lines; `~` exhausted, `*` neutralised, `!` resolving; decks and piles from the top."""
    monster = state.book[state.turned - 1] if state.turned else "-"
    yield (
        f"--- turn {state.turn} {SEATS[state.active]} round {state.round} space {state.marker} {monster}"
        f" madness {state.madness} tokens {' '.join(map(str, state.tokens_left))}"
    )
    yield f"curses {', '.join(map(_curse, state.curses)) or '-'}"
    yield "library " + ", ".join(library[-1] if library else "-" for library in state.libraries)
    yield "supply " + " ".join(str(state.supply[kind]) for kind in range(13) if VALUE[kind] > 1)
    yield f"piles {' '.join(str(len(pile)) for pile in state.piles)}"
    if state.aside:
        yield f"aside {' '.join(state.aside)}"
    for seat, player in zip(SEATS, state.players, strict=False):
        yield f"{seat} {_player(player)}"


def _curse(curse: Curse) -> str:
    words = [catalogue().table.positions[curse.position], curse.id]
    words += [f"{ELEMENTS[element]}+{count}" for element, count in enumerate(curse.tokens) if count]
    words += [f"madness {curse.madness}"] if curse.madness else []
    words += ["applied"] if curse.applied else []
    words += [f"until {curse.until}"] if curse.until else []
    return " ".join(words)


def _marks(flags: int) -> str:
    return "".join(mark for flag, mark in MARKS if flags & flag)


def _cards(kinds: list[int]) -> str:
    return " ".join(KIND_NAMES[kind] for kind in kinds) or "-"


def _player(player: Player) -> str:
    if player.eliminated:
        return f"{player.magician} eliminated"
    spells = " ".join(f"{spell}{_marks(flags)}" for spell, flags in player.spells.items())
    used = " used" if player.ability_used else ""
    zones = (("hand", player.hand), ("support", player.support), ("deck", player.deck[::-1]))
    shown = " | ".join(f"{name} {_cards(cards)}" for name, cards in zones)
    return f"{player.magician}{used} | {shown} | discard {_cards(player.discard)} | {spells}"
