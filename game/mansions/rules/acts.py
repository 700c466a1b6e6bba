"""What an investigator may do in its turn: the ids of acts, what they cost, why one is refused.

Ids: `move:gh3` (`:drag` takes a corpse along, `:double` the wax double), `run:gh3`, `explore`, `attack:m7:fire_poker`,
`attack:m7:fists`, `cast:withering`, `use:storm_coat`, `ability`, `drop`, `hide`, `leave`, `barrier:ki2-sc1`,
`barrier:back`, `burn`, `escape`, `end`, `give_up`. Hiding, leaving a hiding spot and escaping cost a movement step, or
the action where `:action` is added.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from game.core.engine.decision import Reason
from game.core.engine.frame import Frame
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import VERBS

from . import effects, lookup, travel
from .state import GONE, OPEN, State

FISTS = "fists"
GAVE_UP = "give-up"
"""The note that somebody has asked everybody to give up in this turn."""


class Act(NamedTuple):
    """An act by its id: the verb, what it is about, and what more it says."""

    verb: str
    target: str = ""
    more: str = ""

    @property
    def id(self) -> str:
        """The id of the answer."""
        return ":".join(word for word in self if word)


BARE = ("explore", "ability", "drop", "burn", "end", "give_up")
EITHER = ("hide", "leave", "escape")
"""Acts that take a movement step, or the action."""
STEPPING = ("move", "run")


@lru_cache(maxsize=256)
def parse(id_: str) -> Act | None:
    """The act that an id names; None for anything else."""
    words = id_.split(":")
    verb, rest = words[0], words[1:]
    if verb in BARE:
        return Act(verb) if not rest else None
    if verb in EITHER:
        return Act(verb, *rest) if rest in ([], ["action"]) else None
    if verb in STEPPING:
        fits = len(rest) == 1 or (len(rest) == 2 and rest[1] in ("drag", "double"))
        return Act(verb, *rest) if fits and rest[0] else None
    if verb == "attack":
        return Act(verb, *rest) if len(rest) == 2 and all(rest) else None
    return Act(verb, *rest) if verb in VERBS and len(rest) == 1 and rest[0] else None


def cost_of(state: State, actor: int, act: Act) -> str:
    """`move`, `action`, `both` (exploring in the dark, MM-EXP.8), or '' for what costs no step."""
    dark = act.verb == "explore" and lookup.room(state, actor) in state.dark
    return price(act, dark=dark and not effects.ignores_dark(state, actor))


def price(act: Act, *, dark: bool) -> str:
    """The same by the act alone; `dark` to whoever explores."""
    if act.verb == "move":
        return "move"
    if act.verb in EITHER:
        return act.target or "move"
    if act.verb in ("ability", "end", "give_up"):
        return ""
    if act.verb == "use":
        item = lookup.card(act.target)
        return "" if item is not None and item.use == "passing" else "action"
    if act.verb == "explore":
        return "both" if dark else "action"
    return "action"


def refusal(state: State, actor: int, act: Act) -> Reason | None:
    """Why an act is refused to the investigator whose turn it is, or None: the first reason that fits."""
    if act.verb == "end":
        return None
    return _unpaid(state, actor, act) or CHECKS[act.verb](state, actor, act) or second_step(state, actor, act)


def second_step(state: State, actor: int, act: Act) -> Reason | None:
    """Whoever may take no second movement step spends none in any other way either (MM-INV.2, MM-EFF.10)."""
    if f"stepped:{actor}" in state.notes and cost_of(state, actor, act) in ("move", "both"):
        return _barred(state, actor, "step2")
    return None


def _unpaid(state: State, actor: int, act: Act) -> Reason | None:
    cost = cost_of(state, actor, act)
    if cost in ("move", "both") and state.moves < 1:
        return Reason("no-step-left", "MM-INV.1")
    if cost in ("action", "both") and state.action < 1:
        return Reason("no-action-left", "MM-ACT.1")
    return None


def _barred(state: State, actor: int, *words: str) -> Reason | None:
    for word in words:
        card = effects.barred(state, actor, word)
        if card:
            return Reason("barred", "MM-TRA.6", {"card": card})
    return None


def _step(state: State, actor: int, act: Act) -> Reason | None:
    person = state.people[actor]
    house = lookup.house(state)
    if act.target not in house.rects:
        return Reason("not-adjacent", "MM-MOV.2", {"space": act.target})
    reason = travel.refusal(state, person.at, act.target)
    if reason is not None:
        return reason
    room = travel.locked_against(state, person.at, act.target)
    if room and f"lock:{actor}:{room}" in state.notes:
        return Reason("locked-this-turn", "MM-LCK.4", {"room": room})
    if person.hidden:
        return Reason("hidden", "MM-FEA.13")
    if (act.more == "drag" and person.at not in state.corpses) or (act.more == "double" and person.at != state.double):
        return Reason("nothing-here", "MM-FEA.4")
    if act.verb != "run":
        return None
    if act.more == "double":
        return Reason("barred", "MM-FEA.4", {"card": "the_borrowed_face"})
    if f"no-run:{actor}" in state.notes:
        return Reason("barred", "MM-ACT.2", {"card": ""})
    return _barred(state, actor, "run")


def _explore(state: State, actor: int, act: Act) -> Reason | None:
    room = lookup.room(state, actor)
    if not state.piles[room] and not state.dropped[room]:
        return Reason("nothing-here", "MM-EXP.1", {"room": room})
    if cost_of(state, actor, act) == "both":
        return _barred(state, actor, "dark_explore")
    return None


def weapon_words(weapon: str) -> tuple[str, ...]:
    """What kinds of attack a weapon makes: its type words, `unarmed` for bare hands (MM-GLO.1, MM-GLO.2)."""
    if weapon == FISTS:
        return ("unarmed",)
    item = lookup.card(weapon)
    assert item is not None
    return tuple(tag for tag in item.tags if tag in ("ranged", "melee", "bladed", "blunt"))


def _attack(state: State, actor: int, act: Act) -> Reason | None:
    person = state.people[actor]
    if person.hidden:
        return Reason("hidden", "MM-FEA.13")
    one = lookup.monster(state, act.target)
    if one is None:
        return Reason("no-target", "MM-ACT.6")
    item = lookup.card(act.more)
    reach = 0
    if act.more != FISTS:
        if act.more not in person.items or item is None:
            return Reason("no-such-card", "MM-ACT.6", {"card": act.more})
        if item.use != "attack":
            return Reason("wrong-kind", "A-20", {"card": act.more})
        reach = item.reach
    return _out_of_reach(state, person.at, one.at, reach) or _barred(state, actor, "attack", *weapon_words(act.more))


def _out_of_reach(state: State, start: str, to: str, reach: int) -> Reason | None:
    """Too far or with a door in between (MM-RNG.3), or near enough, but out of sight (MM-LOS.3)."""
    house = lookup.house(state)
    if start == to:
        return None
    distance = house.reach(start, to)
    if distance is None or distance > reach:
        return Reason("not-in-range", "MM-RNG.1", {"reach": reach})
    return None if to in house.sight[start] else Reason("no-sight", "MM-LOS.3")


def spell_targets(state: State, actor: int, kind: str) -> list[str]:
    """What a spell may be cast on: monsters, rooms, seats, '' for oneself (MM-SPL.8, MM-SPL.9)."""
    spell = catalogue().spells[kind]
    at = state.people[actor].at
    house = lookup.house(state)
    if spell.target == "monster":
        return [one.id for one in state.monsters if _out_of_reach(state, at, one.at, spell.reach) is None]
    if spell.target == "room_in_sight":
        rooms = dict.fromkeys(
            [lookup.room_of(state, at), *map(house.board.area_of.__getitem__, sorted(house.sight[at]))]
        )
        return list(rooms)
    if spell.target == "one_space":
        return [state.seat_of(one) for one in lookup.people_at(state, at)]
    return [""]


def _cast(state: State, actor: int, act: Act) -> Reason | None:
    person = state.people[actor]
    spell = catalogue().spells.get(act.target)
    if spell is not None and spell.attack and person.hidden:
        return Reason("hidden", "MM-FEA.13")
    if spell is None or not any(card.rsplit("_", 1)[0] == act.target for card in person.spells):
        return Reason("no-such-card", "MM-SPL.6", {"card": act.target})
    if not spell_targets(state, actor, act.target):
        return Reason("no-target", "MM-SPL.9")
    return _barred(state, actor, "spell", *(("attack",) if spell.attack else ()))


def _use(state: State, actor: int, act: Act) -> Reason | None:
    item = lookup.card(act.target)
    if act.target not in state.people[actor].items or item is None:
        return Reason("no-such-card", "MM-CRD.6", {"card": act.target})
    if item.use not in ("action", "passing"):
        return Reason("wrong-kind", "MM-CRD.6", {"card": act.target})
    if item.per_round and f"round:used:{act.target}" in state.notes:
        return Reason("once-a-turn", "MM-CRD.6", {"card": act.target})
    barred = _barred(state, actor, "use")
    if barred is not None:
        return barred
    can = state.can_run(Frame(item.program, actor, act.target))
    return None if can else Reason("no-target", "MM-KAC.5", {"card": act.target})


def _ability(state: State, actor: int, act: Act) -> Reason | None:
    person = state.people[actor]
    ability = catalogue().abilities[lookup.ability_of(person)]
    if person.used:
        return Reason("once-a-turn", "MM-CMP.6", {"card": ability.id})
    if ability.when != "own":
        return Reason("wrong-kind", "MM-CMP.6", {"card": ability.id})
    can = state.can_run(Frame(ability.program, actor, ability.id))
    return None if can else Reason("no-target", "MM-KAC.5", {"card": ability.id})


def _drop(state: State, actor: int, act: Act) -> Reason | None:
    return None if state.people[actor].items else Reason("nothing-here", "MM-ACT.4")


def _hide(state: State, actor: int, act: Act) -> Reason | None:
    person = state.people[actor]
    if person.hidden:
        return Reason("hidden", "MM-FEA.11")
    if person.at not in lookup.house(state).features["hiding_spot"]:
        return Reason("nothing-here", "MM-FEA.11")
    return _barred(state, actor, "hide")


def _leave(state: State, actor: int, act: Act) -> Reason | None:
    if not state.people[actor].hidden:
        return Reason("nothing-here", "MM-FEA.14")
    return Reason("once-a-turn", "A-09") if f"hid:{actor}" in state.notes else None


def _barrier(state: State, actor: int, act: Act) -> Reason | None:
    space = state.people[actor].at
    at = state.barriers.get(space, GONE)
    if at == GONE:
        return Reason("nothing-here", "MM-FEA.22")
    if state.people[actor].hidden:
        return Reason("hidden", "MM-FEA.13")
    doors = barrier_doors(state, space)
    wanted = OPEN if act.target == "back" else act.target
    if wanted == at or (wanted != OPEN and wanted not in doors):
        return Reason("no-target", "MM-FEA.19")
    return None


def barrier_doors(state: State, space: str) -> list[str]:
    """The doors of a space that its barrier may stand before, outer ones by their room (A-53); sealed ones not."""
    house = lookup.house(state)
    found = ["-".join(door) for door in house.doors if space in door]
    found += [room for room, exit_ in house.exits.items() if exit_.space == space and room not in state.sealed_exits]
    return [door for door in found if door not in state.sealed]


def _burn(state: State, actor: int, act: Act) -> Reason | None:
    space = state.people[actor].at
    if space not in lookup.house(state).features["fire_pit"]:
        return Reason("nothing-here", "MM-FEA.18")
    return None if space in state.corpses or space == state.double else Reason("no-target", "MM-FEA.18")


def _escape(state: State, actor: int, act: Act) -> Reason | None:
    person = state.people[actor]
    if person.hidden:
        return Reason("hidden", "MM-FEA.13")
    endings = lookup.objective(state).investigators_win
    wanted = [ending.room for ending in endings if ending.holds in ("escaped_with_ledger", "everybody_out")]
    room = lookup.room(state, actor)
    if not state.revealed:
        return Reason("not-revealed", "MM-ESC.1")
    exit_ = lookup.house(state).exits.get(room)
    if room not in wanted or exit_ is None or exit_.space != person.at or room in state.sealed_exits:
        return Reason("not-an-exit", "MM-ESC.4")
    return Reason("barrier", "MM-FEA.20", {"door": room}) if travel.barred_by(state, room) else None


def _give_up(state: State, actor: int, act: Act) -> Reason | None:
    return Reason("once-a-turn", "MM-DRW.1", {"card": ""}) if GAVE_UP in state.notes else None


CHECKS: dict[str, Callable[[State, int, Act], Reason | None]] = {
    "move": _step, "run": _step, "explore": _explore, "attack": _attack, "cast": _cast, "use": _use,
    "ability": _ability, "drop": _drop, "hide": _hide, "leave": _leave, "barrier": _barrier, "burn": _burn,
    "escape": _escape, "give_up": _give_up,
}  # fmt: skip
