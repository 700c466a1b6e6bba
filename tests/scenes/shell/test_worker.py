"""A process beside the window thinks for companions, and comes to what they would have thought in place."""

from __future__ import annotations

import msgspec

from game.bigbook.ai.company import Deliberation
from game.bigbook.ai.thinker import BigBookThinker
from game.bigbook.ai.worker import MODULE, Answered, Question, answered, question, read
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.chance import Chance
from game.core.engine.session import state_hash
from game.core.engine.verbs import Body
from scenes.shell.worker import Worker
from scenes.table.company.thought import Elsewhere, thought
from tests.typed import now

LONG = 120.0
"""Seconds: more than any machine needs to start a process and to think once."""


def test_it_thinks_what_a_companion_thinks_in_place() -> None:
    session = BigBookSession.start(Options.of(3), 4)
    here = Deliberation(session.game, session.state, "adept", 4)
    worker = Worker(MODULE)
    try:
        worker.tell(question(7, session.state, "adept", 4))
        line = worker.heard(LONG)
        assert line is not None
        assert read(line) == Answered(7, here.gain, list(here.intents()))
        assert worker.free
    finally:
        worker.close()
    assert not worker.alive


def test_every_question_has_one_answer_in_order() -> None:
    session = BigBookSession.start(Options.of(2), 4)
    asked = [question(number, session.state, "apprentice", number) for number in (1, 2, 3)]
    assert [read(line).number for line in answered(asked)] == [1, 2, 3]


def test_it_is_asked_within_a_choice_of_a_spell_too() -> None:
    session, chance, nested = BigBookSession.start(Options.of(3), 1), Chance(1), 0
    while nested < 5 and not session.over:
        if any(isinstance(frame.program, Body) for frame in session.state.frames):
            nested += 1
            asked = msgspec.json.decode(question(nested, session.state, "apprentice", 1), type=Question)
            assert state_hash(State.from_json(asked.state)) == session.hash()
        session.apply(session.game.random_answer(session.state, chance))
    assert nested == 5


def test_should_the_process_end_the_companion_thinks_in_place() -> None:
    session = BigBookSession.start(Options.of(2), 4)
    worker = Worker(MODULE)
    begun = thought(BigBookThinker(), worker, session.state, "apprentice", 4)
    assert isinstance(begun, Elsewhere) and not now(begun.done)
    worker.close()
    while not begun.done:
        begun.go_on(lambda: False)
    assert begun.intent() == Deliberation(session.game, session.state, "apprentice", 4).intent()
    assert isinstance(thought(BigBookThinker(), worker, session.state, "apprentice", 4), Deliberation)


def test_an_answer_to_an_older_question_is_passed_over_and_nonsense_too() -> None:
    session = BigBookSession.start(Options.of(2), 4)
    worker = Worker(MODULE)
    try:
        old = thought(BigBookThinker(), worker, session.state, "apprentice", 1)
        new = thought(BigBookThinker(), worker, session.state, "apprentice", 2)
        assert isinstance(old, Elsewhere) and isinstance(new, Elsewhere)
        new._hear("no answer at all\n")
        first = worker.heard(LONG)
        assert first is not None
        new._hear(first)
        assert not now(new.done)
        second = worker.heard(LONG)
        assert second is not None
        new._hear(second)
        assert new.done and new.intent() == Deliberation(session.game, session.state, "apprentice", 2).intent()
    finally:
        worker.close()
