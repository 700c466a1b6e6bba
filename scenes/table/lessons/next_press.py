"""From an answer to the next thing to press on a table: what the ghost hand points at, and what a robot presses.

A lesson knows its answers. A robot asks a companion (`Advice`): it only sees things and posts events, and this module
finds the things that stand for what the companion would answer. How an act that is no choice is put together, a game
says itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from game.core.engine.decision import Answer, Decision
from game.core.entry import Companion
from game.core.play.choice_draft import ChoiceDraft
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing
from scenes.shell.run import Playing
from scenes.table.context import AnyTable

Acting = Callable[[Sequence[Thing], Sequence[Answer]], str | None]
"""The next press towards an act with its payment, among things that can be used; None where none stands for it."""


def next_press(table: AnyTable, answers: Sequence[Answer], acting: Acting) -> str | None:
    """The thing that a person presses next to give these answers (an act with its payment, or one answer).

    None while events are being played, when nothing is asked, or when no thing stands for the answer.
    """
    if table.director.busy or table.run.session.decision is None or not answers:
        return None
    things = [thing for thing in table.listing().things if thing.enabled]
    if table.state.choice is not None:
        return _choosing(table, things, table.state.choice, answers[0])
    return acting(things, answers)


def target_of(table: AnyTable, name: str) -> str | None:
    """The thing of that id, or the first enabled one that stands for that answer."""
    things = table.listing().things
    if any(thing.id == name for thing in things):
        return name
    return next((thing.id for thing in things if thing.enabled and thing.option == name), None)


def named(things: Sequence[Thing], name: str) -> str | None:
    """The id, where it is that of one of the things."""
    return name if any(thing.id == name for thing in things) else None


def _choosing(table: AnyTable, things: Sequence[Thing], choice: ChoiceDraft, answer: Answer) -> str | None:
    if not answer:
        return named(things, "button:pass")
    marked = choice.answer
    if marked == answer or (not choice.decision.ordered and Counter(marked) == Counter(answer)):
        return named(things, "button:confirm")
    cards = table.listing().cards
    good = _agreeing(choice, answer)
    surplus = Counter(marked) - Counter(answer) if not choice.decision.ordered else Counter(marked[good:])
    wanted = Counter(answer) - Counter(marked) if not choice.decision.ordered else Counter(answer[good : good + 1])
    for thing in things:
        option = thing.option
        card = cards.get(thing.id)
        held = choice.holds(option, card.uid if card is not None else 0)
        if option in surplus and held:
            return thing.id
        if not surplus and option in wanted and (card is None or not held):
            return thing.id
    return None


def _agreeing(choice: ChoiceDraft, answer: Answer) -> int:
    """How many of the first marks are those of the answer."""
    count = 0
    for mark, wanted in zip(choice.answer, answer, strict=False):
        if mark != wanted:
            break
        count += 1
    return count


class Advice:
    """Names the next thing to press for the answer a companion gives to the pending decision. A game whose acts are no
    choices derives its own (`chooses`, `act`)."""

    def __init__(self, companion: Companion) -> None:
        self._companion = companion
        self._mark: tuple[int, Decision | None] = (-1, None)
        self._answer: Answer = ()
        self.pressed: Counter[str] = Counter()
        """How often what has been pressed for this answer."""

    def __call__(self, scene: Scene) -> str | None:
        """The id of a thing of the table, or None where this adviser has nothing to say."""
        if not isinstance(scene, Playing):
            return None
        session = scene.run.session
        decision = session.decision
        if decision is None:
            return None
        mark = (len(session.past), decision)
        if mark != self._mark:
            self._mark = mark
            self.pressed.clear()
            self._answer = self._companion.answer(session.game, session.state.clone())
        things = [thing for thing in scene.things() if thing.enabled]
        return self._choice(things) if self.chooses(decision) else self.act(things, decision.seat, self._answer[0])

    def chooses(self, decision: Decision) -> bool:
        """Whether a decision is made by marking options of it."""
        return True

    def act(self, things: Sequence[Thing], seat: str, action: str) -> str | None:
        """The next press towards an act of a seat, where it is no choice; None for none."""
        return None

    def _choice(self, things: Sequence[Thing]) -> str | None:
        for option, count in Counter(self._answer).items():
            if self.pressed[option] >= count:
                continue
            fits = [t for t in things if option == t.option]
            fresh = [t for t in fits if not self.pressed[t.id]]
            if fresh:
                self.pressed[option] += 1
                self.pressed[fresh[0].id] += 1
                return fresh[0].id
            return None
        ids = {thing.id for thing in things}
        return next((name for name in ("button:confirm", "button:pass") if name in ids), None)
