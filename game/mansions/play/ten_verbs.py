"""The ten things that somebody may do in a turn, each in its place: which acts it stands for now, or why it is refused.

The reason is always the rules' own (`why_not`), asked of the act that comes nearest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.core.engine.decision import Reason
from game.mansions.cards.story import story
from game.mansions.rules import effects, lookup
from game.mansions.rules.acts import FISTS, parse, price
from game.mansions.view import PersonView, TableView

from .known import known_table

VERBS: Mapping[str, tuple[str, ...]] = {
    "walk": ("move", "run"), "search": ("explore",), "fight": ("attack",), "cast": ("cast",), "use": ("use",),
    "ability": ("ability",), "drop": ("drop",), "hide": ("hide", "leave"), "barrier": ("barrier",),
    "burn": ("burn", "escape"),
}  # fmt: skip
"""The verbs in their places, from the first to the tenth, with the acts that each stands for."""
BOTH, MOVE, ACTION, FREE = "both", "move", "action", ""


@dataclass(frozen=True, slots=True)
class Verb:
    """One of the ten. `acts` are the answers that it stands for now; where there are none, `why` says why not. `price`
    is what the cheapest costs: `move`, `action`, `both` or '' for nothing. `name` is what it is called now: `leave`
    where one is hidden, `escape` where one stands at the way out."""

    id: str
    name: str
    acts: tuple[str, ...]
    price: str
    why: Reason | None


def ten_verbs(
    view: TableView, tale: str, options: Sequence[str], why_not: Callable[[str], Reason | None]
) -> tuple[Verb, ...]:  # fmt: skip
    """The ten verbs for whoever's turn it is. `options` are the answers to the question `step`, `why_not` is the
    session's."""
    found = []
    for id_, words in VERBS.items():
        acts = tuple(option for option in options if option.split(":")[0] in words)
        tried = acts[0] if acts else _nearest(view, tale, id_)
        act = parse(tried) if tried else None
        name = act.verb if act is not None and id_ in ("hide", "burn") else id_
        cheapest = min((_price(view, tale, one) for one in acts or ([tried] if tried else [])), key=_dear, default=FREE)
        why = None if acts else why_not(tried) if tried else Reason("nothing-here", "MM-ACT.1", {"room": ""})
        found.append(Verb(id_, name, acts, cheapest, why))
    return tuple(found)


def _dear(price_: str) -> int:
    return (FREE, MOVE, ACTION, BOTH).index(price_)


def _price(view: TableView, tale: str, option: str) -> str:
    act = parse(option)
    assert act is not None
    room = story(tale).house.board.area_of.get(_me(view).at, "")
    table = known_table(view, tale)
    dark = bool(room) and view.rooms[room].dark and not effects.ignores_dark(table, table.active)
    return price(act, dark=dark)


def _me(view: TableView) -> PersonView:
    return next(one for one in view.people if one.seat == view.active)


def _nearest(view: TableView, tale: str, verb: str) -> str:
    """The act of a verb whose refusal tells most; '' where there is not even one to be tried."""
    me, house = _me(view), story(tale).house
    if verb == "walk":
        near = house.board.neighbours(me.at)
        return f"{'move' if view.moves else 'run'}:{near[0]}" if near else ""
    if verb == "fight":
        far = sorted(view.monsters, key=lambda one: (one.at != me.at, one.at not in house.sight[me.at]))
        armed = next((card for card in me.items if lookup.tagged(card, "weapon")), FISTS)
        return f"attack:{far[0].id}:{armed}" if far else ""
    if verb == "cast":
        return f"cast:{me.spells[0]}" if me.spells else ""
    if verb == "use":
        return f"use:{me.items[0]}" if me.items else ""
    if verb == "hide":
        return "leave" if me.hidden else "hide"
    if verb == "barrier":
        return "barrier:back"
    if verb == "burn":
        at_exit = any(exit_.space == me.at for exit_ in house.exits.values())
        return "escape" if at_exit and me.at not in house.features["fire_pit"] else "burn"
    return {"search": "explore"}.get(verb, verb)
