"""What the second game's terminal says of an answer besides its label: cost, what is in the way, the card's rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.engine.decision import Decision
from game.core.text.phrases import ended, sentence_start
from game.mansions.rules.acts import BARE, EITHER, STEPPING, Act, parse, price
from game.mansions.text.apart import apart
from game.mansions.text.sums_said import sum_asked
from game.mansions.text.telling import Teller
from game.mansions.view import PersonView, TableView

from .look import rules_of
from .words import Tongue

STANDING = (*BARE, *EITHER)
"""Acts that are open wherever somebody stands."""
TELLING = ("use",)
"""Acts whose card says what they cost; those that take a step or the action say so where they take the action."""
COSTS = {"move": "costs.step", "both": "costs.dark", "action": "costs.action"}
"""What an act costs -> its words."""
TOLD = ("use", "cast")
"""Acts whose card is told with them."""


def option(say: Tongue, teller: Teller, view: TableView, label: str, name: str) -> str:
    """An act of a turn: its label, in brackets what it costs and whether a lock is before it, and its card's rules."""
    act = parse(name)
    if act is None:
        return label
    notes = ", ".join(filter(None, (_cost(say, view, act), _in_the_way(say, view, act))))
    card = _active(view).ability if act.verb == "ability" else act.target if act.verb in TOLD else ""
    if act.verb == "drop":
        label = say.words.t("mansions.options.drop_list", list=say.names.listed(_active(view).items))
    text = rules_of(teller, card) if card else ""
    label = say.names.card(card) if act.verb == "ability" else label
    head = f"{label} ({notes})" if notes else label
    return f"{ended(head)} {text}" if text else head


def numbered(options: Sequence[str]) -> list[str]:
    """The acts of a turn that have numbers: what is new in each space. A run that a step would save is not listed."""
    return [name for name in options if name.split(":")[0] not in STANDING and not _saved(name, options)]


def _saved(name: str, options: Sequence[str]) -> bool:
    verb, _, rest = name.partition(":")
    return verb == "run" and f"move:{rest}" in options


def standing(options: Sequence[str]) -> list[str]:
    """The acts that stand in every turn alike; they keep their words."""
    return [name for name in options if name.split(":")[0] in STANDING]


def drops(say: Tongue, view: TableView) -> str:
    """What would fall without a further question, said before it does; with several cards one is asked which."""
    items = _active(view).items
    return say.line("drops", list=say.names.listed(items)) if len(items) == 1 else ""


def _active(view: TableView) -> PersonView:
    return next(one for one in view.people if one.seat == view.active)


def _cost(say: Tongue, view: TableView, act: Act) -> str:
    """What an act of a turn costs: a step, the action, or nothing ('')."""
    room = say.names.story.house.board.area_of[_active(view).at]
    cost = "" if act.verb in TELLING or (act.verb in EITHER and act.target) else price(act, dark=view.rooms[room].dark)
    return say.line(COSTS[cost]) if cost else ""


def _in_the_way(say: Tongue, view: TableView, act: Act) -> str:
    """That the room to which a step leads is locked."""
    if act.verb not in STEPPING:
        return ""
    area_of = say.names.story.house.board.area_of
    room = area_of[act.target]
    return say.line("locked") if view.rooms[room].lock and area_of[_active(view).at] != room else ""


def beside(say: Tongue, view: TableView) -> Iterator[str]:
    """Who stands in the space of whoever has the turn, and what that means (MM-EVA.1)."""
    person = _active(view)
    here = [one for one in view.monsters if one.at == person.at and not one.stun]
    if here and not person.hidden and (view.moves or view.action):
        called = apart(say.names, [one.id for one in here])
        told = say.words.all_of([noun.form("def") for noun in called.values()])
        yield f"  {say.line('beside', list=sentence_start(told), n=len(here))}"


def test_asked(say: Tongue, decision: Decision) -> str:
    """The sum of a test before its die is rolled, with what it is for."""
    kind = say.words.t(f"mansions.terms.kinds_of_test.{decision.args['test'] or 'other'}")
    total = sum_asked(say.words, decision)
    if "monster" in decision.args:
        monster = say.names.monster(str(decision.args["monster"]))
        return sentence_start(say.line("test_of", test=kind, monster=monster, sum=total))
    return sentence_start(say.line("test", test=kind, sum=total))
