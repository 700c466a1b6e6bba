"""Prove the lessons: random walks through every step end at its goal or at an offered rewind, never stuck."""

from __future__ import annotations

import argparse

from game.core.engine.chance import Chance
from game.core.engine.rng import below
from game.core.engine.session import state_hash
from game.core.lessons.guide import Guide, Trial
from game.core.lessons.lesson import Challenge, Lesson, LessonError, play
from game.games import DEFAULT, entry

from .arguments import Command, progress, result

LONGEST = 40
"""Answers in one walk."""
MANY = 60
"""So many undo steps suffice for the examples of any lesson."""


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's options."""
    command.number("--walks", 1, default=500)
    command.number("--seed", 0, default=1)


def run(options: argparse.Namespace) -> int:
    """One line per lesson and challenge; exit code 1 where one breaks its promise."""
    failed = 0
    items = entry(options.game).lessons()
    for item in progress(items, len(items), "lessons"):
        try:
            if isinstance(item, Lesson):
                ends = prove(item.id, options.walks, options.seed, options.game)
                said = result(options, "walked", **{end: str(count) for end, count in ends.items()})
            else:
                said = result(options, "solved", n=solve(item.id, options.game))
            print(f"ok {item.id}: {said}")
        except LessonError as problem:
            failed += 1
            print(f"FAILED {problem}")
    print(f"{len(items) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _guide(name: str, game: str) -> Guide:
    known = entry(game)
    return Guide(next(one for one in known.lessons() if isinstance(one, Lesson) and one.id == name), known.nouns())


def prove(name: str, walks: int, seed: int, game: str = DEFAULT) -> dict[str, int]:
    """Walk each step of a lesson; LessonError where somebody would be stuck. How many walks ended where."""
    guide = _guide(name, game)
    ends: dict[str, int] = {"goal": 0, "rewind": 0}
    while guide.step is not None:
        for number in range(walks):
            ends[walk(guide, seed * 1_000_003 + number)] += 1
            guide.rewind()
        guide.skip()
        if not guide.advance():
            raise LessonError(f"{name}.{guide.step.id}: the example does not lead on")
    return ends


def walk(guide: Guide, seed: int) -> str:
    """A random walk from where the guide stands: `goal`, or `rewind` when the way back is offered and leads on."""
    chance, session, step = Chance(seed), guide.session, guide.step
    assert step is not None
    where = f"{guide.lesson.id}.{step.id}, walk {seed}"
    for _ in range(1 + below(chance, LONGEST)):
        if guide.reached():
            return "goal"
        if session.over:
            break
        session.apply(chance.answer(session.game, session.state.clone()))
    if guide.reached():
        return "goal"
    if not guide.off():
        follow(guide, where)
        return "goal"
    before = state_hash(session.state)
    guide.rewind()
    if guide.reached() or guide.next_answers() is None:
        raise LessonError(f"{where}: after the rewind from {before} the example does not work")
    return "rewind"


def follow(guide: Guide, where: str) -> None:
    """Make the example's moves until the goal is reached."""
    for _ in range(MANY):
        answers = guide.next_answers()
        if answers is None:
            break
        guide.session.apply_all(answers)
    if not guide.reached():
        raise LessonError(f"{where}: on the path, but the path does not end at the goal")


def stray(name: str, seed: int, game: str = DEFAULT) -> int:
    """A whole lesson by a person of many whims, who takes back what leads away; the number of answers it took."""
    guide, chance, answers = _guide(name, game), Chance(seed), 0
    while not guide.done:
        answers += 1
        if answers > MANY * len(guide.lesson.steps) * 4:
            raise LessonError(f"{name}, seed {seed}: no end")
        if _resting(guide):
            guide.advance()
            continue
        whim = below(chance, 3) == 0 and not guide.session.over
        wanted = guide.next_answers()
        if whim:
            guide.session.apply(chance.answer(guide.session.game, guide.session.state.clone()))
        elif below(chance, 12) == 0 and guide.session.can_undo:
            guide.session.undo()
        elif wanted is None:
            guide.rewind()
            if guide.next_answers() is None and not guide.reached():
                raise LessonError(f"{name}, seed {seed}: no way on after a rewind")
        else:
            guide.session.apply_all(wanted)
        if not _resting(guide):
            guide.advance()
    return answers


def _resting(guide: Guide) -> bool:
    """The step is reached and the next one lies elsewhere: only a press goes on."""
    return guide.breaks and guide.reached()


def _over(trial: Trial) -> bool:
    return trial.solved or trial.failed


def solve(name: str, game: str = DEFAULT) -> int:
    """Play the known solution of a challenge; the actions it took. LessonError where it is none."""
    known = entry(game)
    challenge = next(one for one in known.lessons() if isinstance(one, Challenge) and one.id == name)
    trial = Trial(challenge, known.nouns())
    if _over(trial):
        raise LessonError(f"{name}: over before it began")
    play(trial.session, trial.nouns, challenge.solution)
    if not trial.solved:
        raise LessonError(f"{name}: the solution does not solve it")
    if trial.spent != challenge.best:
        raise LessonError(f"{name}: solved with {trial.spent} actions, not {challenge.best}")
    return trial.spent
