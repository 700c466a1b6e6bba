"""The text of a night: the table at each round, every answer, and what the log then tells.

The first line holds the options and the seed, lines with `= ` who answered which kind of question and how; from these
alone the whole text can be written again. The log is the English one as the Keeper hears it, who hears most.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from game.core.engine.decision import Answer
from game.core.engine.event import Event
from game.core.engine.session import Session
from game.core.text.i18n import Catalogue as Words
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.rules.options import Options
from game.mansions.rules.state import State
from game.mansions.text.names import Names
from game.mansions.text.telling import Teller
from game.mansions.verbs.compiled import mansions
from game.mansions.view import MonsterView, PersonView, TableView
from tests.cli.commands import LOCALES

Answerer = Callable[[State], Answer | None]
"""Gives the next answer of whoever is asked; None ends the text early."""
NOTHING = "(nothing)"
"""An answer that names nothing."""
VIEWER = "keeper"


def written(options: Options, seed: int, answerer: Answerer) -> str:
    """The text of the game that `answerer` plays, on both sides."""
    return "\n".join(_lines(options, seed, answerer)) + "\n"


def again(text: str) -> str:
    """The text of the same options, seed and answers, played anew. IllegalAnswer where an answer is refused now."""
    head, *lines = text.splitlines()
    given = json.loads(head.removeprefix("game "))
    words = [line.split()[3:] for line in lines if line.startswith("= ")]
    answers = iter([() if answer == [NOTHING] else tuple(answer) for answer in words])
    return written(Options.from_json(given["options"]), given["seed"], lambda state: next(answers, None))


def _lines(options: Options, seed: int, answerer: Answerer) -> Iterator[str]:
    yield "game " + json.dumps({"options": options.to_json(), "seed": seed})
    session = Session.new(mansions(), options, seed)
    teller = _teller(options)
    yield from _told(teller, session.shown(VIEWER))
    shown = 0
    while not session.over:
        decision, state = session.decision, session.state
        assert decision is not None
        if state.round != shown:
            shown = state.round
            yield ""
            yield from table(session.game.view(state, VIEWER))
        answer = answerer(state)
        if answer is None:
            break
        yield f"= {decision.seat} {decision.kind} {' '.join(answer) or NOTHING}"
        session.apply(answer)
        yield from _told(teller, session.shown(VIEWER))
    yield ""
    yield from table(session.game.view(session.state, VIEWER))
    yield f"{session.state.result} {session.state.reason}".strip()


def _teller(options: Options) -> Teller:
    names = Names(Words.load("en", [LOCALES]), catalogue(), story(options.story))
    names.people |= {f"i{number}": one.who for number, one in enumerate(options.characters, start=1)}
    return Teller(names, catalogue())


def _told(teller: Teller, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        line = teller.line(event)
        if line:
            yield f"  {line}"


# --------------------------------------------------------------------------------------------------- the table


def table(view: TableView) -> Iterator[str]:
    """What stands where: a line for the house, one for each investigator, one for the figures."""
    clock, of = view.clock
    marks = [f"{word} {' '.join(rooms)}" for word, rooms in (
        ("dark", sorted(room.id for room in view.rooms.values() if room.dark)),
        ("fire", sorted(room.id for room in view.rooms.values() if room.fire)),
        ("husks", view.corpses)) if rooms]  # fmt: skip
    yield " | ".join([f"--- round {view.round} clock {clock}/{of} threat {view.threat}", *marks])
    yield from map(_person, view.people)
    if view.monsters:
        yield "figures " + ", ".join(map(_figure, view.monsters))


def _person(one: PersonView) -> str:
    if one.status != "in_play":
        return f"{one.seat} {one.who} {one.status}"
    marks = "".join(f" {word} {n}" for word, n in (("stun", one.stun), ("face down", one.mythos)) if n)
    harm = f"{one.at}{' hidden' if one.hidden else ''} {one.health}/{one.full_health} {one.sanity}/{one.full_sanity}"
    cards = " ".join([*one.items, *one.spells, *one.trauma]) or "-"
    return f"{one.seat} {one.who} {harm} tokens {one.skill}{marks} | {cards}"


def _figure(one: MonsterView) -> str:
    stun = f" stun {one.stun}" if one.stun else ""
    return f"{one.id} {one.name or one.figure} {one.at} {one.health - one.damage}/{one.health}{stun}"
