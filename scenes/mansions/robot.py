"""What a robot presses at the table of a house so that it does what a policy answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.engine.decision import Answer
from game.core.entry import Companion
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing
from scenes.mansions.table.model.verbs import verb_of
from scenes.mansions.table.puzzle.bench import PUZZLE
from scenes.mansions.table.scene import HouseTable


def advice(policy: Companion) -> Callable[[Scene], str | None]:
    """Names the thing that a policy wants next; None where it stands nowhere."""
    kept: dict[str, Any] = {"at": None, "answer": ()}

    def wanted(scene: Scene) -> str | None:
        if not isinstance(scene, HouseTable) or scene.session.decision is None:
            return None
        session = scene.session
        if kept["at"] != len(session.past):
            kept["at"], kept["answer"] = len(session.past), policy.answer(session.game, session.state)
        return _next(scene, kept["answer"])

    return wanted


def _next(scene: HouseTable, answer: Answer) -> str | None:
    """The next press towards an answer: what it names, the verb it belongs to, the page it stands on, or the button
    that gives it."""
    things, choice = scene.things(), scene.context.state.choice
    if choice is None:
        return None
    marked = list(choice.answer)
    if marked and marked != list(answer[: len(marked)]):
        return next((thing.id for thing in things if thing.option == marked[-1]), None)
    if len(marked) == len(answer):
        return next((name for name in ("button:confirm", "button:pass") if _there(things, name)), None)
    option = answer[len(marked)]
    first = taken_first(scene, option) or traded_first(scene, option)
    if first:
        return first
    step = option.partition(":")[2]
    aims = [f"space:{step}"] if option.startswith(("move:", "run:")) else []
    found = next(
        (thing.id for thing in things if thing.enabled and thing.option == option and (not aims or thing.id in aims)),
        None,
    )
    if found is not None:
        return found
    if _there(things, "button:close"):  # what is read lies over what is wanted
        return "button:close"
    if scene.context.moment.walks and not scene.context.state.verb:
        return f"verb:{verb_of(option)}"
    return "button:more" if _there(things, "button:more") else "button:back"


def taken_first(scene: HouseTable, option: str) -> str:
    """The piece of a puzzle that has to be taken up before something can be done with it; '' where it is, or none."""
    parts = option.split(":")
    if parts[0] != PUZZLE or len(parts) < 3:
        return ""
    slot = parts[2]
    name = str(int(slot) + 1) if slot.isdigit() else slot
    return f"slot:{name}" if scene.bench.taken != name else ""


def traded_first(scene: HouseTable, option: str) -> str:
    """What leads to a gift: the thing until it is whose it shall be, then that all agree; '' of anything else."""
    word, _, rest = option.partition(":")
    card, _, seat = rest.partition(":")
    ware = scene.deal.ware(f"ware:{card}") if word == "give" and scene.deal.asked else None
    if ware is None:
        return ""
    return "button:confirm" if ware.owner == seat else ware.thing


def _there(things: Sequence[Thing], name: str) -> bool:
    return any(thing.id == name and thing.enabled for thing in things)
