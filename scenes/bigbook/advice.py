"""What a policy would answer, told as the next thing to press on the table: the robot's adviser.

The robot itself only sees things and posts events; this module asks the companion behind a policy's name and finds the
things that stand for its answer.
"""

from __future__ import annotations

from collections import Counter

from game.bigbook.play.targets import begins_at
from game.bigbook.rules.action_id import read
from game.core.engine.decision import Answer, Decision
from game.core.entry import Companion
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing
from scenes.shell.run import Playing


class Advice:
    """Names the next thing to press for the answer a companion gives to the pending decision."""

    def __init__(self, companion: Companion) -> None:
        self._companion = companion
        self._mark: tuple[int, Decision | None] = (-1, None)
        self._answer: Answer = ()
        self._pressed: Counter[str] = Counter()

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
            self._pressed.clear()
            self._answer = self._companion.answer(session.game, session.state.clone())
        things = [thing for thing in scene.things() if thing.enabled]
        if decision.kind == "action":
            return self._for_action(things, decision.seat, self._answer[0])
        return self._for_choice(things)

    def _for_action(self, things: list[Thing], seat: str, action: str) -> str | None:
        ids = {thing.id for thing in things}
        act = read(action)
        target = {"end": "button:end-turn", "pass": "button:pass"}.get(action) or begins_at(act, seat, things)
        power = f"power:{act.power}"
        if act.verb == "activate" and self._pressed[target or ""] and not self._pressed["power"] and power in ids:
            self._pressed["power"] += 1
            return power
        if self._pressed[target or ""] and "button:confirm" in ids:
            return "button:confirm"
        if target in ids:
            self._pressed[target] += 1
            return target
        return None

    def _for_choice(self, things: list[Thing]) -> str | None:
        for option, count in Counter(self._answer).items():
            if self._pressed[option] >= count:
                continue
            fits = [t for t in things if option in (t.option, t.id.partition("option:")[2])]
            fresh = [t for t in fits if not self._pressed[t.id]]
            if fresh:
                self._pressed[option] += 1
                self._pressed[fresh[0].id] += 1
                return fresh[0].id
            return None
        ids = {thing.id for thing in things}
        return next((name for name in ("button:confirm", "button:pass") if name in ids), None)
