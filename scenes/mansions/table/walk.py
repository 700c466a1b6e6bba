"""A walk as one plan: aimed at with its dangers told, walked step by step, stopped by whatever nobody announced.

The rules are answered one step after the other. The plan goes on as long as nothing has happened but what was told
before; a question that it cannot answer is asked, and it goes on after that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.core.engine.decision import Answer, Decision
from game.core.engine.event import Event
from game.mansions.play.ways_ahead import Danger, Walker, Way
from scenes.mansions.settings import settings_of
from scenes.mansions.table.context import VIEWER, HouseContext

QUIET = ("act_declared", "investigator_moved", "horror_met", "skill_spent", "came_out", "back_shown", "rolled_again")
"""What may happen on a way that was told before; tests besides, where they are passed."""
ASKED = ("skill_token", "reroll", "evade_order", "horror_order", "ability")
"""Questions that people answer in the midst of a walk, after which it goes on."""
GOES = {"after_evade": "go", "enter_or_stop": "enter"}
"""Questions that the plan itself has answered already."""


@dataclass(slots=True)
class Plan:
    """What is left of a walk: its acts with the space that each leads to ('' for none), what was announced, and how
    many steps of the game had been taken when it was last looked at."""

    seat: str
    goal: str
    acts: list[str]
    told: frozenset[tuple[str, str, str]]
    seen: int
    expects: str = ""
    """Where the last act must have led."""


class Walk:
    """The walks at one table."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        self.plan: Plan | None = None
        self.stopped = False
        """A plan has just ended before its goal."""
        self._walker: tuple[object, Walker, Mapping[str, Way]] | None = None
        self._ways: dict[str, tuple[Way, ...]] = {}

    def reach(self) -> Mapping[str, Way]:
        """Every space that this turn reaches, with the safest of the shortest ways; nothing where nobody walks."""
        table, choice = self.table, self.table.state.choice
        if choice is None or choice.decision.kind != "step" or table.director.busy:
            return {}
        key = table.view
        if self._walker is None or self._walker[0] is not key:
            walker = Walker(key, table.words.story.id)
            self._walker = key, walker, walker.reach()
            self._ways.clear()
        return self._walker[2]

    def way(self, space: str) -> Way | None:
        """The way to a space of this turn."""
        return self.reach().get(space)

    def ways(self, space: str) -> tuple[Way, ...]:
        """All ways of this turn to a space that are as short, the safest first."""
        first = self.way(space)
        if first is None or self._walker is None:
            return ()
        if space not in self._ways:
            found = self._walker[1].ways((space,))
            self._ways[space] = first, *(way for way in found if way.whole and way.spaces != first.spaces)
        return self._ways[space]

    def aimed(self) -> Way | None:
        """The way that is meant of those to where somebody aims; None where nobody does."""
        state = self.table.state
        ways = self.ways(state.aim) if state.aim else ()
        return ways[state.way % len(ways)] if ways else None

    def at_once(self, way: Way) -> bool:
        """Whether one press walks it: a single step that rolls nothing and leaves the action, where people have not
        said otherwise."""
        wanted = settings_of(self.table.app).walks
        if wanted != "safe":
            return wanted == "always"
        return len(way.acts) == 1 and way.safe and not way.spends_action

    # the plan

    def begin(self, way: Way) -> Answer:
        """Set out; gives the first answer."""
        seat = self.table.view.active
        self.plan = Plan(seat, way.goal, list(way.acts), announced(way.dangers), len(self.table.run.session.past))
        return self._next()

    def drop(self) -> None:
        """Think no more of it."""
        self.plan = None

    def _next(self) -> Answer:
        assert self.plan is not None
        act = self.plan.acts.pop(0)
        self.plan.seen = len(self.table.run.session.past)
        self.plan.expects = act.partition(":")[2].partition(":")[0] if act.startswith(("move:", "run:")) else ""
        return (act,)

    def goes_on(self, now: Decision | None) -> Answer | None:
        """The answer with which the plan goes on, None where people are asked; a plan that cannot go on is dropped."""
        plan, self.stopped = self.plan, False
        if plan is None:
            return None
        if now is None or now.seat != plan.seat or not self._quiet(plan):
            self._stop()
            return None
        if now.kind in ASKED:
            return None
        plan.seen = len(self.table.run.session.past)
        if now.kind in GOES:
            return (GOES[now.kind],)
        if now.kind != "step":
            self._stop()
            return None
        view = self.table.run.session.view(VIEWER)
        here = next((one.at for one in view.people if one.seat == plan.seat), "")
        if plan.expects and here != plan.expects:
            self._stop()
            return None
        if not plan.acts:
            self.plan = None
            return None
        walker = Walker(view, self.table.words.story.id)
        first = walker.reach().get(plan.goal)
        way = next((one for one in walker.ways((plan.goal,)) if list(one.acts) == plan.acts), first)
        legal = {option.id for option in self.table.run.session.legal()}
        if way is None or plan.acts[0] not in legal or not announced(way.dangers) <= plan.told:
            self._stop()
            return None
        return self._next()

    def _stop(self) -> None:
        self.stopped = bool(self.plan is not None and self.plan.acts)
        self.plan = None

    def _quiet(self, plan: Plan) -> bool:
        """Whether nothing has happened since the last look but what was told."""
        past = self.table.run.session.past
        return quiet(event for moment in past[plan.seen :] for event in moment.events)


def quiet(events: Iterable[Event]) -> bool:
    """Whether these are only steps, and tests that were passed."""
    return all(event.type in QUIET or (event.type == "tested" and event["passed"]) for event in events)


def announced(dangers: Iterable[Danger]) -> frozenset[tuple[str, str, str]]:
    """What was told of a way: kinds of dangers with their rooms and monsters."""
    return frozenset((one.kind, one.room, one.monster) for one in dangers if one.kind != "action")
